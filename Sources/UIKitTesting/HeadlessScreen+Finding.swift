public import CoreGraphics
internal import Foundation
public import UIKit

/// The reason why an action of a test failed: the request, and the elements that exist.
public struct ScreenFailure: Error, Sendable, CustomStringConvertible {
  /// A description of the request and of the existing elements.
  public let description: String
}

/// A named element on the screen.
@MainActor public struct ScreenElement {
  /// The view that is the element, or displays it.
  public let view: UIView
  /// The text of the element, or its accessibility label or identifier.
  public let name: String
  /// The frame of the element in the window's coordinate space.
  public let box: CGRect
}

extension HeadlessScreen {
  /// All visible elements with a name, from front to back.
  public var elements: [ScreenElement] {
    settle()
    var found: [ScreenElement] = []
    for window in windows { collect(window, into: &found) }
    return found
  }

  /// The names of all visible elements.
  public var names: [String] { elements.map(\.name) }

  /// Returns the frontmost element with a name, or otherwise the frontmost one whose name contains it.
  ///
  /// - Throws: An error that lists the existing names if there is no such element.
  public func find(_ name: String) throws(ScreenFailure) -> ScreenElement {
    let all = elements
    if let found = all.first(where: { $0.name == name }) ?? all.first(where: { $0.name.contains(name) }) {
      return found
    }
    throw ScreenFailure(
      description: "nothing on the screen is called \"\(name)\"; there are "
        + (all.isEmpty ? "no names" : all.prefix(40).map { "\"\($0.name)\"" }.joined(separator: ", ")))
  }

  /// Returns a Boolean value that indicates whether an element with exactly this name is visible.
  public func shows(_ name: String) -> Bool { elements.contains { $0.name == name } }

  /// Returns the point at which a finger reaches an element: the centre of its visible frame.
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
    // A button whose label is its title is listed once.
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
  /// The texts that the view itself displays, with their rectangles in its coordinate space.
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
