import Foundation
import MartletFoundation
import Testing

@Suite @MainActor struct UndoManagerTests {
  final class Model {
    var value = 0
  }

  private func set(_ value: Int, in model: Model, _ manager: UndoManager) {
    let old = model.value
    manager.registerUndo(withTarget: model) { set(old, in: $0, manager) }
    model.value = value
  }

  private func makeManager() -> UndoManager {
    let manager = UndoManager()
    manager.groupsByEvent = false
    return manager
  }

  private func group(_ manager: UndoManager, _ work: () -> Void) {
    manager.beginUndoGrouping()
    work()
    manager.endUndoGrouping()
  }

  @Test func aGroupIsUndoneAndRedoneTogether() {
    let manager = makeManager()
    let model = Model()
    group(manager) {
      set(1, in: model, manager)
      set(2, in: model, manager)
    }
    group(manager) { set(3, in: model, manager) }
    manager.undo()
    #expect(model.value == 2)
    manager.undo()
    #expect(model.value == 0 && !manager.canUndo && manager.canRedo)
    manager.redo()
    #expect(model.value == 2)
    manager.redo()
    #expect(model.value == 3 && manager.canUndo && !manager.canRedo)
  }

  @Test func somethingNewForgetsWhatWasUndone() {
    let manager = makeManager()
    let model = Model()
    group(manager) { set(1, in: model, manager) }
    manager.undo()
    group(manager) { set(5, in: model, manager) }
    #expect(!manager.canRedo)
  }

  @Test func anEventIsAGroup() async {
    let manager = UndoManager()
    let model = Model()
    set(1, in: model, manager)
    set(2, in: model, manager)
    #expect(manager.groupingLevel == 1 && manager.canUndo)
    for _ in 0..<5 { await Task.yield() }
    #expect(manager.groupingLevel == 0)
    set(3, in: model, manager)
    // Undo closes the event's group itself.
    manager.undo()
    #expect(model.value == 2)
    manager.undo()
    #expect(model.value == 0)
  }

  @Test func namesGoWithTheirGroups() {
    let manager = makeManager()
    let model = Model()
    group(manager) {
      set(1, in: model, manager)
      manager.setActionName("Typing")
    }
    #expect(manager.undoActionName == "Typing" && manager.undoMenuItemTitle == "Undo Typing")
    manager.undo()
    #expect(manager.redoActionName == "Typing" && manager.undoMenuItemTitle == "Undo")
    #expect(manager.redoMenuItemTitle == "Redo Typing")
  }

  @Test func registrationCanBeSwitchedOff() {
    let manager = makeManager()
    let model = Model()
    manager.disableUndoRegistration()
    set(1, in: model, manager)
    #expect(!manager.canUndo && !manager.isUndoRegistrationEnabled)
    manager.enableUndoRegistration()
    group(manager) { set(2, in: model, manager) }
    #expect(manager.canUndo)
  }

  @Test func onlyTheLastLevelsAreKept() {
    let manager = makeManager()
    let model = Model()
    manager.levelsOfUndo = 2
    for value in 1...5 { group(manager) { set(value, in: model, manager) } }
    #expect(manager.undoCount == 2)
    manager.undo()
    manager.undo()
    #expect(model.value == 3 && !manager.canUndo)
  }

  @Test func anObjectsActionsGoWithIt() {
    let manager = makeManager()
    let model = Model()
    var other: Model? = Model()
    group(manager) { set(1, in: model, manager) }
    if let other { group(manager) { set(1, in: other, manager) } }
    manager.removeAllActions(withTarget: model)
    #expect(manager.undoCount == 1)
    other = nil
    manager.undo()
    manager.removeAllActions()
    #expect(!manager.canUndo && !manager.canRedo)
  }

  @Test func observersAreTold() {
    let manager = makeManager()
    let model = Model()
    nonisolated(unsafe) var names: [String] = []
    let all: [Notification.Name] = [
      .NSUndoManagerDidOpenUndoGroup, .NSUndoManagerWillCloseUndoGroup, .NSUndoManagerDidCloseUndoGroup,
      .NSUndoManagerWillUndoChange, .NSUndoManagerDidUndoChange,
    ]
    let tokens = all.map { name in
      NotificationCenter.default.addObserver(forName: name, object: manager, queue: nil) {
        names.append($0.name.rawValue.replacingOccurrences(of: "NSUndoManager", with: ""))
      }
    }
    group(manager) { set(1, in: model, manager) }
    manager.undo()
    tokens.forEach { NotificationCenter.default.removeObserver($0) }
    #expect(
      names == [
        "DidOpenUndoGroupNotification", "WillCloseUndoGroupNotification", "DidCloseUndoGroupNotification",
        "WillUndoChangeNotification", "DidOpenUndoGroupNotification", "WillCloseUndoGroupNotification",
        "DidCloseUndoGroupNotification", "DidUndoChangeNotification",
      ])
  }
}
