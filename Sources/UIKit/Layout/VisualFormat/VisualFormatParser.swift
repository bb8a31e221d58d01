internal import CoreGraphics
internal import Foundation

/// A parser that reads a visual format from left to right. Blanks, which the grammar does not allow, are
/// skipped everywhere, as in UIKit.
@MainActor struct VisualFormatParser {
  private let format: String
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var position = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    self.format = format
    characters = Array(format)
    self.metrics = metrics
    self.views = views
  }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    if characters.isEmpty { throw fault("It's an empty string.") }
    if !format.utf8.allSatisfy({ $0 < 128 }) { throw fault("It contains non-ASCII characters.") }
    var result = VisualFormat()
    if let axis = try readAxis() { result.axis = axis }
    if take("|") { result.leading = try readGap() }
    result.views.append(try readBox())
    while peek != nil {
      let gap = try readGap()
      if take("|") {
        result.trailing = gap
        if peek != nil {
          throw fault("Unexpected character after the superview's edge; the format ends there")
        }
        break
      }
      if peek == nil { throw fault("Expected a view or '|' after the connection") }
      result.gaps.append(gap)
      result.views.append(try readBox())
    }
    return result
  }

  // MARK: - Grammar

  private mutating func readAxis() throws(VisualFormatError) -> NSLayoutConstraint.Axis? {
    guard let first = peek, first == "H" || first == "V" else { return nil }
    position += 1
    guard take(":") else {
      throw fault(
        "Expected a ':' after '\(first)' to specify \(first == "H" ? "horizontal" : "vertical") arrangement")
    }
    return first == "H" ? .horizontal : .vertical
  }

  /// Parses nothing, `-`, `-number-`, `-(predicates)-`, or a relation and a number without parentheses, as in
  /// `->=8-`, which UIKit accepts too.
  private mutating func readGap() throws(VisualFormatError) -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    if peek == nil { throw fault("Expected a view or '|' after '-'") }
    let predicates: [VisualFormat.Predicate]
    if peek == "(" {
      predicates = try readPredicates(allowsViews: false)
    } else {
      let relation = try readRelation() ?? .equal
      var constant: CGFloat = 0
      switch try readName() {
      case .number(let value): constant = value
      case .item: throw fault("A view's name cannot be a distance")
      }
      predicates = [VisualFormat.Predicate(relation: relation, object: .number, constant: constant)]
    }
    guard take("-") else { throw fault("Expected a '-' after the distance, to connect it") }
    return .predicates(predicates)
  }

  private mutating func readBox() throws(VisualFormatError) -> VisualFormat.Box {
    guard take("[") else { throw fault("Expected a '[' to begin a view") }
    let start = position
    guard let name = readIdentifier() else { throw fault(Self.nameRule("View")) }
    guard let view = views[name] else {
      position = start
      throw fault("\(name) is not a key in the views dictionary.")
    }
    let item = try layoutItem(view, named: name)
    var predicates: [VisualFormat.Predicate] = []
    if peek == "(" { predicates = try readPredicates(allowsViews: true) }
    guard take("]") else { throw fault("Expected a ']' here, to end the view") }
    return VisualFormat.Box(item: item, predicates: predicates, position: position)
  }

  /// Parses `(predicate, predicate…)`.
  private mutating func readPredicates(allowsViews: Bool) throws(VisualFormatError) -> [VisualFormat
    .Predicate]
  {
    _ = take("(")
    var result: [VisualFormat.Predicate] = []
    repeat { result.append(try readPredicate(allowsViews: allowsViews)) } while take(",")
    guard take(")") else { throw fault("Expected a ')' here, to end the predicates") }
    return result
  }

  /// Parses `relation? (number or name) (* or / number)? (+ or - number)? (@ priority)?`.
  private mutating func readPredicate(allowsViews: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    var result = VisualFormat.Predicate(object: .number)
    if let relation = try readRelation() { result.relation = relation }
    var value: CGFloat = 0
    switch try readName() {
    case .number(let number): value = number
    case .item(let item):
      guard allowsViews else { throw fault("A view's name cannot be a distance") }
      result.object = .item(item)
    }
    var factor: CGFloat = 1
    if take("*") {
      factor = try readNumber()
    } else if take("/") {
      factor = 1 / (try readNumber())
    }
    if take("+") {
      result.constant += try readNumber()
    } else if take("-") {
      result.constant -= try readNumber()
    }
    if case .number = result.object { result.constant += value * factor } else { result.multiplier = factor }
    if take("@") {
      let start = position
      let priority = try readNumber()
      guard priority > 0, priority <= 1000 else {
        position = start
        throw fault("\(priority.short) is no priority: priorities are above 0 and at most 1000")
      }
      result.priority = UILayoutPriority(Float(priority))
    }
    return result
  }

  private mutating func readRelation() throws(VisualFormatError) -> NSLayoutConstraint.Relation? {
    guard let first = peek, "=<>".contains(first) else { return nil }
    position += 1
    guard take("=") else {
      throw fault("Expected a '=' after '\(first)'. Relation must be one of <=, == or >=")
    }
    return first == "=" ? .equal : first == "<" ? .lessThanOrEqual : .greaterThanOrEqual
  }

  // MARK: - Names and metrics

  private enum Named {
    case number(CGFloat)
    case item(AnyObject)
  }

  private mutating func readNumber() throws(VisualFormatError) -> CGFloat {
    let start = position
    guard case .number(let value) = try readName() else {
      position = start
      throw fault("A view's name stands where a number or a metric is expected")
    }
    return value
  }

  /// Parses a number, a metric's name or a view's name; metrics take precedence over views of the same name.
  private mutating func readName() throws(VisualFormatError) -> Named {
    skipBlanks()
    let start = position
    if let value = readLiteral() { return .number(value) }
    guard let name = readIdentifier() else {
      throw fault("Expected a number or a name here. " + Self.nameRule("Metric"))
    }
    if let metric = metrics[name] {
      guard let value = Self.number(metric) else {
        position = start
        throw fault("The metric \"\(name)\" is not a number")
      }
      return .number(value)
    }
    guard let view = views[name] else {
      position = start
      throw fault(
        "Encountered metric with name \"\(name)\", but value was not specified in metrics or views dictionaries"
      )
    }
    return .item(try layoutItem(view, named: name))
  }

  private mutating func readLiteral() -> CGFloat? {
    var end = position
    if end < characters.count, characters[end] == "-" || characters[end] == "+" { end += 1 }
    let digits = end
    while end < characters.count, characters[end].isNumber || characters[end] == "." { end += 1 }
    guard end > digits, let value = Double(String(characters[position..<end])) else { return nil }
    position = end
    return value
  }

  private mutating func readIdentifier() -> String? {
    skipBlanks()
    var end = position
    while end < characters.count,
      characters[end].isLetter || characters[end].isNumber || characters[end] == "_"
    {
      end += 1
    }
    guard end > position, !characters[position].isNumber else { return nil }
    defer { position = end }
    return String(characters[position..<end])
  }

  private static func nameRule(_ kind: String) -> String {
    "\(kind) names must start with a letter or an underscore, then contain letters, numbers, and underscores."
  }

  private func layoutItem(_ any: Any, named name: String) throws(VisualFormatError) -> AnyObject {
    if let view = any as? UIView { return view }
    if let guide = any as? UILayoutGuide { return guide }
    throw fault("\(name) is neither a view nor a layout guide")
  }

  private static func number(_ any: Any) -> CGFloat? {
    switch any {
    case let value as CGFloat: value
    case let value as Double: value
    case let value as Float: CGFloat(value)
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: CGFloat(Int(value))
    default: nil
    }
  }

  // MARK: - Characters

  private mutating func skipBlanks() {
    while position < characters.count, characters[position].isWhitespace { position += 1 }
  }

  private var peek: Character? {
    mutating get {
      skipBlanks()
      return position < characters.count ? characters[position] : nil
    }
  }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    position += 1
    return true
  }

  func fault(_ message: String) -> VisualFormatError {
    VisualFormatError(message: message, format: format, position: position)
  }
}
