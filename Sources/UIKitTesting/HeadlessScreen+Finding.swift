public import CoreGraphics
internal import Foundation
public import UIKit

/// Why a test cannot do what it asks for: what was asked, and what there is.
public struct ScreenFailure: Error, Sendable, CustomStringConvertible {
  /// What was asked for, and what there is in place of it.
  public let description: String
}

/// Something on the screen that has a name.
@MainActor public struct ScreenElement {
  /// The view that is the thing, or shows it.
  public let view: UIView
  /// What can be read there, or what accessibility calls it: its label or its identifier.
  public let name: String
  /// Where it is, in the window's points.
  public let box: CGRect
}

extension HeadlessScreen {
  /// Everything with a name that can be seen, from front to back.
  public var elements: [ScreenElement] {
    settle()
    var found: [ScreenElement] = []
    for window in windows { collect(window, into: &found) }
    return found
  }

  /// The names of everything that can be seen.
  public var names: [String] { elements.map(\.name) }

  /// The frontmost thing of a name; one whose name only contains it where no name is the same.
  public func find(_ name: String) throws(ScreenFailure) -> ScreenElement {
    let all = elements
    if let found = all.first(where: { $0.name == name }) ?? all.first(where: { $0.name.contains(name) }) {
      return found
    }
    throw ScreenFailure(
      description: "nothing on the screen is called \"\(name)\"; there are "
        + (all.isEmpty ? "no names" : all.prefix(40).map { "\"\($0.name)\"" }.joined(separator: ", ")))
  }

  /// Whether something of this name can be seen.
  public func shows(_ name: String) -> Bool { elements.contains { $0.name == name } }

  /// Where a finger reaches what has a name: the middle of its box.
  func place(of name: String) throws(ScreenFailure) -> CGPoint {
    let found = try find(name)
    let box = found.box.intersection(window.bounds)
    let point = CGPoint(x: box.midX, y: box.midY)
    guard let hit = view(at: point) else {
      throw ScreenFailure(description: "no view takes a touch at \(point), the middle of \"\(name)\"")
    }
    guard hit.isDescendant(of: found.view) || found.view.isDescendant(of: hit) else {
      throw ScreenFailure(description: "\"\(name)\" at \(point) is covered by \(hit)")
    }
    return point
  }

  private func collect(_ view: UIView, into found: inout [ScreenElement]) {
    guard !view.isHidden, view.alpha >= 0.01 else { return }
    let start = found.count
    for subview in view.subviews.reversed() { collect(subview, into: &found) }
    var named = view.readableNames
    // A button is called what its title says: it is listed once.
    for name in [view.accessibilityLabel, view.accessibilityIdentifier].compactMap({ $0 })
    where !named.contains(where: { $0.0 == name }) && !found[start...].contains(where: { $0.name == name }) {
      named.append((name, view.bounds))
    }
    for (name, box) in named where !name.isEmpty {
      let shown = view.layer.convert(box, to: window.layer)
      if shown.overlaps(window.bounds) { found.append(ScreenElement(view: view, name: name, box: shown)) }
    }
  }
}

extension UIView {
  /// What can be read on the view itself, with its box in the view's points.
  fileprivate var readableNames: [(String, CGRect)] {
    var names: [(String, CGRect)] = []
    switch self {
    case let label as UILabel: if let text = label.text { names.append((text, bounds)) }
    case let field as UITextField:
      names += [field.text, field.placeholder].compactMap { $0 }.map { ($0, bounds) }
    case let view as UITextView: names.append((view.text, bounds))
    case let control as UISegmentedControl:
      for index in 0..<control.numberOfSegments {
        guard let title = control.titleForSegment(at: index) else { continue }
        names.append((title, control.boxOfSegment(at: index)))
      }
    default: break
    }
    return names
  }
}
