import Foundation
import MartletCore
import MartletPrimitives
import SwiftUI

/// What a test looks for.
public struct ViewQuery: CustomStringConvertible, Sendable {
  /// What is looked for, in words.
  public let description: String
  let matches: @MainActor @Sendable (FoundView) -> Bool

  /// A view that shows or is labelled with just this text.
  public static func text(_ text: String) -> ViewQuery {
    ViewQuery(description: "text \"\(text)\"") {
      $0.label == text || $0.item.properties.text == text
    }
  }

  /// A view whose text or label has this in it.
  public static func text(containing part: String) -> ViewQuery {
    ViewQuery(description: "text containing \"\(part)\"") {
      $0.label.contains(part) || ($0.item.properties.text ?? "").contains(part)
    }
  }

  /// A view with this accessibility label.
  public static func label(_ label: String) -> ViewQuery {
    ViewQuery(description: "label \"\(label)\"") { $0.label == label }
  }

  /// A view with this accessibility identifier.
  public static func identifier(_ identifier: String) -> ViewQuery {
    ViewQuery(description: "identifier \"\(identifier)\"") { $0.item.properties.identifier == identifier }
  }

  /// A view of a kind.
  public static func role(_ role: AccessibilityRole) -> ViewQuery {
    ViewQuery(description: "role \(role.rawValue)") { $0.item.properties.role == role }
  }

  /// A view that both describe.
  public func and(_ other: ViewQuery) -> ViewQuery {
    ViewQuery(description: "\(description) and \(other.description)") { matches($0) && other.matches($0) }
  }
}

/// A view that a test found.
///
/// It tells what is on screen now, not what was when it was found.
@MainActor
public struct FoundView {
  let item: AccessibilityItem
  let host: TestHost

  /// Its accessibility label, which for a text is the text.
  public var text: String { now.label ?? "" }
  /// Its accessibility value.
  public var value: String? { now.value }
  /// Its accessibility hint.
  public var hint: String? { now.hint }
  /// Its accessibility identifier.
  public var identifier: String? { now.identifier }
  /// Its kind.
  public var role: AccessibilityRole? { now.role }
  /// What it is and does, those traits included that go with its kind.
  public var traits: AccessibilityTraits { now.traits.union(now.role?.traits ?? []) }
  /// Its box in the window, or in the popover it belongs to, in points.
  public var frame: CGRect { item.element.frameInSurface }
  /// The middle of its box.
  public var center: CGPoint { CGPoint(x: frame.midX, y: frame.midY) }
  /// Whether it is still part of the interface.
  public var exists: Bool { item.element.isMounted }

  /// Does what a click on it does, as an assistive tool would; returns whether it can.
  ///
  /// What lies behind an alert or a sheet can't.
  @discardableResult
  public func activate() -> Bool {
    guard !item.element.isBehindModal, let action = item.properties.activate else { return false }
    host.perform { action.run() }
    return true
  }

  /// Does what an action of an assistive tool does; returns whether there is one of that kind.
  ///
  /// - Parameter kind: an action of those that `accessibilityAction` gives a view.
  @discardableResult
  public func perform(_ kind: AccessibilityActionKind) -> Bool {
    if kind == .default { return activate() }
    guard !item.element.isBehindModal, let action = now.actions.first(where: { $0.kind == kind }) else {
      return false
    }
    host.perform { action.box.run() }
    return true
  }

  /// Adjusts it to more or less, as an assistive tool would; returns whether it can be adjusted.
  @discardableResult
  public func adjust(_ direction: AccessibilityAdjustmentDirection) -> Bool {
    perform(.adjust(direction))
  }

  /// What it said when it was found.
  var label: String { item.properties.label ?? "" }

  /// What it says now; when it is gone, what it said last.
  private var now: AccessibilityProperties {
    guard exists else { return item.properties }
    let current = host.views.first { $0.item.element === item.element }
    return current?.item.properties ?? item.properties
  }

  var isInPopover: Bool { item.element.surfaceRoot !== host.controller.host.root }
}

/// Says what was looked for and what is there instead.
public struct ViewNotFound: Error, CustomStringConvertible {
  /// What was looked for and what there is.
  public let description: String
}

extension TestHost {
  /// The one view that a query describes.
  ///
  /// - Throws: `ViewNotFound` if there is none, or more than one, with a list of what there is.
  public func find(_ query: ViewQuery) throws -> FoundView {
    let found = findAll(query)
    if found.count == 1 { return found[0] }
    let all = views.map {
      "  \($0.item.properties.role?.rawValue ?? "view") \"\($0.label)\" \($0.item.properties.identifier ?? "")"
    }
    let unbuilt = unbuiltRowCount
    let hint =
      found.isEmpty && unbuilt > 0
      ? " \(unbuilt) rows of lists are out of sight and don't exist; scroll to where they come into view."
      : ""
    throw ViewNotFound(
      description: "\(found.count) views with \(query).\(hint) There are:\n" + all.joined(separator: "\n"))
  }

  /// All views that a query describes, in order from the back to the front.
  public func findAll(_ query: ViewQuery) -> [FoundView] {
    views.filter { query.matches($0) }
  }

  /// Whether a view with the text is on screen.
  public func shows(_ text: String) -> Bool { !findAll(.text(text)).isEmpty }

  /// All views that have something to say, in the window and its popovers.
  public var views: [FoundView] {
    update()
    let roots: [ElementNode] = [controller.host.root] + controller.popupRoots.map(\.root)
    var result: [FoundView] = []
    func add(_ item: AccessibilityItem) {
      result.append(FoundView(item: item, host: self))
      for child in item.children { add(child) }
    }
    for root in roots { for item in root.accessibilityItems { add(item) } }
    return result
  }

  /// The frames of the open popovers' contents, in points of the window.
  public var popoverFrames: [CGRect] {
    update()
    return allPopups.map { CGRect(origin: $0.originInWindow, size: $0.size) }
  }
}
