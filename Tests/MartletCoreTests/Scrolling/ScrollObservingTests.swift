import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ScrollObservingTests {
  private struct Rows: View {
    var body: some View {
      ScrollView {
        LazyVStack(spacing: 0) {
          ForEach(0..<100, id: \.self) { row in
            Text(verbatim: "row \(row)").frame(width: 100, height: 50)
          }
        }
        .scrollTargetLayout()
      }
    }
  }

  @Test func theGeometryIsToldAsItChanges() throws {
    let journal = Journal()
    let ui = TestHost {
      Rows().contentMargins(.top, 10, for: .scrollContent)
        .onScrollGeometryChange(for: CGFloat.self) {
          $0.contentOffset.y
        } action: { old, new in
          journal.note("\(old) \(new)")
        }
    }
    #expect(journal.take() == ["-10.0 -10.0"])
    ui.scroll(by: CGSize(width: 0, height: 40), with: .touchpad)
    #expect(journal.take() == ["-10.0 30.0"])
    ui.advance(by: 1)
    #expect(journal.take().isEmpty)
  }

  @Test func theGeometryHoldsSizesAndInsets() throws {
    let journal = Cell<ScrollGeometry?>(nil)
    let ui = TestHost {
      Rows().contentMargins(10)
        .onScrollGeometryChange(for: ScrollGeometry.self, of: { $0 }) { _, new in journal.value = new }
    }
    let geometry = try #require(journal.value)
    #expect(geometry.contentSize.height == 5000 && geometry.containerSize == CGSize(width: 400, height: 300))
    #expect(geometry.contentInsets == EdgeInsets(top: 10, leading: 10, bottom: 10, trailing: 10))
    #expect(geometry.visibleRect == CGRect(x: -10, y: -10, width: 400, height: 300))
    #expect(geometry.bounds == CGRect(x: 0, y: 0, width: 380, height: 280))
    _ = ui
  }

  @Test func phasesFollowTheFinger() throws {
    let journal = Journal()
    let ui = TestHost(idiom: .touch) {
      Rows().onScrollPhaseChange { old, new in
        journal.note("\(old.debugDescription) > \(new.debugDescription)")
      }
    }
    ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 150), duration: 0.1, lifts: false)
    #expect(journal.take() == ["idle > tracking", "tracking > interacting"])
    ui.touchLift(at: CGPoint(x: 200, y: 150))
    #expect(journal.take() == ["interacting > decelerating"])
    ui.settle()
    #expect(journal.take() == ["decelerating > idle"])
    let row = try #require(ui.findAll(.text(containing: "row ")).dropFirst(4).first)
    ui.touchTap(row)
    #expect(journal.take() == ["idle > tracking", "tracking > idle"])
  }

  @Test func phasesFollowCodeAndTheWheel() throws {
    struct Screen: View {
      let journal: Journal
      @State private var position = ScrollPosition()
      var body: some View {
        VStack(spacing: 0) {
          Text("Go").frame(height: 20).onTapGesture { withAnimation { position.scrollTo(edge: .bottom) } }
          Rows().scrollPosition($position)
            .onScrollPhaseChange { _, new, context in
              journal.note("\(new.debugDescription) \(Int(context.geometry.containerSize.height))")
            }
        }
      }
    }
    let journal = Journal()
    let ui = TestHost { Screen(journal: journal) }
    try ui.tap("Go")
    ui.settle()
    #expect(journal.take() == ["animating 280", "idle 280"])
    ui.scroll(by: CGSize(width: 0, height: -48))
    ui.settle()
    #expect(journal.take() == ["interacting 280", "idle 280"])
  }

  @Test func viewsAreToldWhenTheyComeIntoSight() throws {
    let journal = Journal()
    let ui = TestHost {
      ScrollView {
        VStack(spacing: 0) {
          ForEach(0..<10, id: \.self) { row in
            Text(verbatim: "row \(row)").frame(width: 100, height: 100)
              .onScrollVisibilityChange(threshold: 0.8) { journal.note("\($0 ? "+" : "-")\(row)") }
          }
        }
      }
    }
    #expect(Set(journal.take()) == ["+0", "+1", "+2"])
    ui.scroll(by: CGSize(width: 0, height: 15), with: .touchpad)
    #expect(journal.take().isEmpty)
    ui.scroll(by: CGSize(width: 0, height: 70), with: .touchpad)
    #expect(Set(journal.take()) == ["-0", "+3"])
  }

  @Test func theIDsInSightAreTold() throws {
    let journal = Journal()
    let ui = TestHost {
      Rows().onScrollTargetVisibilityChange(idType: Int.self, threshold: 0.5) { journal.note("\($0)") }
    }
    #expect(journal.take() == ["[0, 1, 2, 3, 4, 5]"])
    ui.scroll(by: CGSize(width: 0, height: 130), with: .touchpad)
    #expect(journal.take() == ["[3, 4, 5, 6, 7, 8]"])
  }

  @Test func framesAreToldInTheScrollViewsSpace() throws {
    let journal = Journal()
    let ui = TestHost {
      VStack(spacing: 0) {
        Color.red.frame(height: 60)
        ScrollView {
          VStack(spacing: 0) {
            Color.blue.frame(height: 40)
              .onGeometryChange(for: CGFloat.self) {
                $0.frame(in: .scrollView).minY
              } action: {
                journal.note("\($0)")
              }
            Color.green.frame(height: 1000)
              .onGeometryChange(for: CGRect?.self) {
                $0.bounds(of: .scrollView(axis: .vertical))
              } action: {
                journal.note("\($0?.minY ?? -1)")
              }
            Color.green.frame(height: 10)
              .onGeometryChange(for: Bool.self) {
                $0.bounds(of: .scrollView(axis: .horizontal)) == nil
              } action: {
                journal.note("none \($0)")
              }
          }
        }
      }
    }
    #expect(Set(journal.take()) == ["0.0", "-40.0", "none true"])
    ui.scroll(by: CGSize(width: 0, height: 50), at: CGPoint(x: 200, y: 200), with: .touchpad)
    #expect(Set(journal.take()) == ["-50.0", "10.0"])
  }

  @Test func indicatorsFlashWhenAsked() throws {
    struct Screen: View {
      @State private var flashes = 0
      var body: some View {
        VStack(spacing: 0) {
          Text("Flash").frame(height: 20).onTapGesture { flashes += 1 }
          Rows().scrollIndicatorsFlash(trigger: flashes)
        }
      }
    }
    func isShown(_ ui: TestHost) -> Bool { ui.drawnOpacities(of: "fill").contains { $0 > 0.4 && $0 < 0.5 } }
    let ui = TestHost { Screen() }
    #expect(!isShown(ui))
    try ui.tap("Flash")
    #expect(isShown(ui))
    ui.settle()
    ui.advance(by: 2)
    #expect(!isShown(ui))
    #expect(isShown(TestHost { Rows().scrollIndicatorsFlash(onAppear: true) }))
  }

  @Test func contentThatFitsDoesNotBounceIfSizeDecides() throws {
    func dragged(_ behavior: ScrollBounceBehavior) throws -> CGFloat {
      let ui = TestHost(idiom: .touch) {
        ScrollView { Text("row 0").frame(width: 100, height: 50) }.scrollBounceBehavior(behavior)
      }
      ui.touchDrag(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 150), lifts: false)
      return try ui.find(.text("row 0")).frame.midY
    }
    #expect(try dragged(.automatic) > 40)
    #expect(try dragged(.always) > 40)
    #expect(try isNear(dragged(.basedOnSize), 25))
  }

  @Test func draggingTakesTheKeyboardFromATextField() throws {
    struct Screen: View {
      let mode: ScrollDismissesKeyboardMode
      @State private var text = ""
      @FocusState private var isFocused: Bool
      var body: some View {
        ScrollView {
          VStack {
            TextField("Name", text: $text).focused($isFocused)
            Text(isFocused ? "typing" : "resting")
            Color.red.frame(height: 1000)
          }
        }
        .scrollDismissesKeyboard(mode)
        .onAppear { isFocused = true }
      }
    }
    for (mode, result) in [
      (ScrollDismissesKeyboardMode.immediately, "resting"), (.never, "typing"), (.interactively, "resting"),
    ] {
      let ui = TestHost(idiom: .touch) { Screen(mode: mode) }
      #expect(ui.shows("typing"))
      ui.touchDrag(from: CGPoint(x: 200, y: 250), to: CGPoint(x: 200, y: 230))
      #expect(ui.shows(result))
    }
  }
}
