import Foundation
import TestSupport
import UIKitTestSupport

@testable import UIKit

/// A scene in the notation of `facts/apple/autolayout.json`: a container of a size, views and guides by name,
/// and lines that constrain them, such as `v.width == super.width / 2 + 100` or `edges inset h20 v30`.
@MainActor final class LayoutNotation {
  let container: UIView
  private(set) var items: [String: any LayoutItem] = [:]
  private(set) var names: [String] = []
  /// The lines that could not be parsed.
  private(set) var faults: [String] = []

  /// `W,H` as the container's size stands for 376 by 668.
  init(_ inputs: JSONValue) {
    let size = inputs["container"].numbers
    let frame = CGRect(x: 0, y: 0, width: size.first ?? 376, height: size.count > 1 ? size[1] : 668)
    container = UIView(frame: frame)
    for text in inputs["views"].array.compactMap(\.string) { addItem(text) }
    let lines = inputs["constraints"].array.compactMap(\.string).flatMap { $0.components(separatedBy: " ; ") }
    for line in lines where line.contains("forceRightToLeft") {
      container.semanticContentAttribute = .forceRightToLeft
      for view in container.subviews { view.semanticContentAttribute = .forceRightToLeft }
    }
    for line in lines { read(line) }
  }

  var width: CGFloat { container.bounds.width }
  var height: CGFloat { container.bounds.height }

  /// Adds an item from a declaration such as `v`, `v 100x100` or `a width 10`.
  private func addItem(_ text: String) {
    let name = String(text.prefix { $0 != " " })
    if name == "guide" {
      let guide = UILayoutGuide()
      container.addLayoutGuide(guide)
      items[name] = guide
    } else {
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      container.addSubview(view)
      items[name] = view
    }
    names.append(name)
    if let size = Self.size(in: text) { fix(name, size) }
    if let number = text.components(separatedBy: " width ").last.flatMap(Double.init) {
      relate("\(name).width == \(number)")
    }
  }

  func item(_ name: String) -> (any LayoutItem)? {
    name == "super" || name == "view" ? container : items[name]
  }

  func frame(_ name: String) -> CGRect {
    let item = item(name)
    return (item as? UIView)?.frame ?? (item as? UILayoutGuide)?.layoutFrame ?? .null
  }

  /// Returns the size `200` or `100x100` at the end of `text` or before ` at`.
  private static func size(in text: String) -> CGSize? {
    for word in text.split(separator: " ").dropFirst() {
      let parts = word.split(separator: "x").compactMap { Double($0) }
      if parts.count == 2, word.contains("x") { return CGSize(width: parts[0], height: parts[1]) }
    }
    return nil
  }

  func fix(_ name: String, _ size: CGSize) {
    relate("\(name).width == \(size.width)")
    relate("\(name).height == \(size.height)")
  }

  // MARK: - Lines

  private func read(_ line: String) {
    let line = line.components(separatedBy: " (").first ?? line
    let words = line.components(separatedBy: " ")
    if line.hasPrefix("translatesAutoresizingMask") || line == "forceRightToLeft" { return }
    if line.hasPrefix("forceRightToLeft, ") { return read(String(line.dropFirst(18))) }
    if line.hasSuffix(", forceRightToLeft") { return read(String(line.dropLast(18))) }
    if line.hasPrefix("edges inset ") { return inset(words.dropFirst(2)) }
    if line.hasPrefix("gap to ") {
      let edge = words[2]
      return relate("super.\(edge) \(words[3]) \(names[0]).\(edge) + \(words[4])")
    }
    if let range = line.range(of: ".layoutMargins = ") {
      let numbers = line[range.upperBound...].split(whereSeparator: { ", ".contains($0) }).compactMap {
        Double($0)
      }
      (item(String(line[..<range.lowerBound])) as? UIView)?.layoutMargins = UIEdgeInsets(
        top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
      return
    }
    if words.count >= 2, items[words[0]] != nil, !line.contains("=") {
      if let size = Self.size(in: line) { fix(words[0], size) }
      if words.count == 3, let side = Double(words[2]) { fix(words[0], CGSize(width: side, height: side)) }
      if line.hasSuffix("at top-left") {
        relate("\(words[0]).left == super.left")
        relate("\(words[0]).top == super.top")
      }
      return
    }
    relate(line)
  }

  /// Adds an inset such as `20`, `h20 v30` or `top10 left20 bottom30 right40`.
  private func inset(_ words: ArraySlice<String>) {
    var insets = UIEdgeInsets.zero
    for word in words {
      let number = Double(word.drop { $0.isLetter }) ?? 0
      switch word.prefix(while: \.isLetter) {
      case "": insets = UIEdgeInsets(top: number, left: number, bottom: number, right: number)
      case "h": (insets.left, insets.right) = (number, number)
      case "v": (insets.top, insets.bottom) = (number, number)
      case "top": insets.top = number
      case "left": insets.left = number
      case "bottom": insets.bottom = number
      case "right": insets.right = number
      default: faults.append(word)
      }
    }
    let name = names[0]
    relate("\(name).top == super.top + \(insets.top)")
    relate("\(name).left == super.left + \(insets.left)")
    relate("\(name).bottom == super.bottom - \(insets.bottom)")
    relate("\(name).right == super.right - \(insets.right)")
  }

  // MARK: - Equations

  private static let groups = [
    "edges": ["left", "right", "top", "bottom"], "size": ["width", "height"],
    "center": ["centerX", "centerY"],
    "edgesWithinMargins": ["leftMargin", "rightMargin", "topMargin", "bottomMargin"],
    "centerWithinMargins": ["centerXWithinMargins", "centerYWithinMargins"],
  ]

  private static func attribute(_ name: String) -> NSLayoutConstraint.Attribute? {
    if name == "baseline" { return .lastBaseline }
    return (1...20).lazy.compactMap(NSLayoutConstraint.Attribute.init).first { $0.name == name }
  }

  /// A sum of at most one attribute, times a factor, and a constant.
  private struct Side {
    var item: (any LayoutItem)?
    var attributes: [String] = []
    var factor: CGFloat = 1
    var constant: CGFloat = 0
  }

  /// Adds the constraint `item.attribute relation (number *)? item.attribute (* or / number)? (+ or -
  /// number)? (@ priority)?`
  func relate(_ line: String) {
    let parts = line.components(separatedBy: "@")
    for (text, relation) in [
      ("==", NSLayoutConstraint.Relation.equal), (">=", .greaterThanOrEqual), ("<=", .lessThanOrEqual),
    ] {
      guard let range = parts[0].range(of: text) else { continue }
      guard let one = side(String(parts[0][..<range.lowerBound])), one.item != nil,
        let two = side(String(parts[0][range.upperBound...]))
      else { break }
      let priority = parts.count > 1 ? Float(parts[1].trimmingCharacters(in: .whitespaces)) : nil
      return relate(one, relation, two, priority: priority ?? 1000)
    }
    faults.append(line)
  }

  private func relate(_ one: Side, _ relation: NSLayoutConstraint.Relation, _ two: Side, priority: Float) {
    for (index, name) in one.attributes.enumerated() {
      guard let first = Self.attribute(name) else { return faults.append(name) }
      var second: NSLayoutConstraint.Attribute?
      var other: (any LayoutItem)? = two.item
      if two.item != nil {
        second = Self.attribute(two.attributes.count > index ? two.attributes[index] : name)
      } else if first.kind != .size {
        // An edge at a number counts from the container's near edge.
        other = container
        second = first.kind == .x ? (first == .leading ? .leading : .left) : .top
      }
      let constraint = NSLayoutConstraint(
        item: one.item!, attribute: first, relatedBy: relation, toItem: other,
        attribute: second ?? .notAnAttribute,
        multiplier: two.factor, constant: two.constant)
      constraint.priority = UILayoutPriority(priority)
      constraint.isActive = true
    }
  }

  private func side(_ text: String) -> Side? {
    var text = text.replacingOccurrences(of: " ", with: "")
    text = text.replacingOccurrences(of: "*", with: " * ").replacingOccurrences(of: "/", with: " / ")
    text = text.replacingOccurrences(of: "+", with: " + ").replacingOccurrences(of: "-", with: " - ")
    var words = text.split(separator: " ").map(String.init)[...]
    var result = Side(), sign: CGFloat = 1
    while let word = words.popFirst() {
      if word == "+" || word == "-" {
        if word == "-" { sign = -sign }
        continue
      }
      var value = sign, found = false
      var factor = word, divides = false
      while true {
        if let number = number(factor) {
          value = divides ? value / number : value * number
        } else if let (item, attributes) = reference(factor) {
          result.item = item
          result.attributes = attributes
          found = true
        } else {
          return nil
        }
        guard let next = words.first, next == "*" || next == "/" else { break }
        divides = next == "/"
        words.removeFirst()
        guard let more = words.popFirst() else { return nil }
        factor = more
      }
      if found { result.factor = value } else { result.constant += value }
      sign = 1
    }
    return result
  }

  private func reference(_ text: String) -> ((any LayoutItem), [String])? {
    let parts = text.split(separator: ".").map(String.init)
    guard parts.count == 2, let item = item(parts[0]) else { return nil }
    return (item, Self.groups[parts[1]] ?? [parts[1]])
  }

  private func number(_ text: String) -> CGFloat? {
    text == "W" ? width : text == "H" ? height : Double(text).map { CGFloat($0) }
  }

  /// Returns a number of the expectation: `35`, `H-100-45`.
  func value(_ json: JSONValue) -> CGFloat? {
    json.number.map { CGFloat($0) }
      ?? json.string.flatMap { side($0) }.flatMap { $0.item == nil ? $0.constant : nil }
  }

  // MARK: - Reading values

  /// Returns a reading: `v.minX`, `v.frame`, or `minX` of the first view or, where several numbers are
  /// expected, of every view.
  func reading(_ key: String, count: Int) -> [CGFloat]? {
    let parts = key.split(separator: ".").map(String.init)
    if parts.count == 1, items[key] == nil {
      return count > 1
        ? names.compactMap { reading("\($0).\(key)", count: 1)?.first }
        : reading("\(names[0]).\(key)", count: 1)
    }
    let rect = frame(parts[0])
    switch parts.count > 1 ? parts[1] : "frame" {
    case "frame", "layoutFrame": return [rect.minX, rect.minY, rect.width, rect.height]
    case "size": return [rect.width, rect.height]
    case "mid": return [rect.midX, rect.midY]
    case "width": return [rect.width]
    case "height": return [rect.height]
    case "minX", "x": return [rect.minX]
    case "minY", "y": return [rect.minY]
    case "midX": return [rect.midX]
    case "midY": return [rect.midY]
    case "maxX": return [rect.maxX]
    case "maxY": return [rect.maxY]
    default: return nil
    }
  }
}
