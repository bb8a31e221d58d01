internal import Foundation

/// A layout constraint: `first.attribute relation second.attribute × multiplier + constant`.
package struct IBConstraint: Sendable, Hashable {
  package var id: String?
  /// The first view or guide. Nil means the view that owns the constraint.
  package var firstItem: String?
  /// The first attribute, or nil if the file contains one that is not an `IBLayoutAttribute`.
  package var firstAttribute: IBLayoutAttribute?
  package var relation: Relation
  /// The second view or guide, or nil for a constant size. Unlike in `firstItem`, nil does not mean the
  /// owner.
  package var secondItem: String?
  package var secondAttribute: IBLayoutAttribute?
  /// The multiplier. The default is 1; `16:9` and `1/3` are read as quotients.
  package var multiplier: Double
  /// The constant in points. The default is 0.
  package var constant: Double
  /// A Boolean value that indicates whether the file contains a constant. If not, `isSymbolic` means the
  /// system's standard distance.
  package var hasConstant: Bool
  /// The priority, from 0 to 1000. The default is 1000.
  package var priority: Double
  /// A Boolean value that indicates whether the constant is the standard distance: 20 points from the edge of
  /// a superview, otherwise 8.
  package var isSymbolic: Bool
  /// A Boolean value that indicates whether the constraint is only for the canvas and removed at build time.
  package var isPlaceholder: Bool
  /// The identifier for debugging.
  package var identifier: String?
  /// The line in the file.
  package var line: Int

  /// The relation between the two sides.
  package enum Relation: String, Sendable, Hashable, CaseIterable {
    case equal, lessThanOrEqual, greaterThanOrEqual
  }

  init(_ object: IBObject) {
    let attributes = object.attributes
    id = attributes["id"]
    firstItem = attributes["firstItem"]
    firstAttribute = attributes["firstAttribute"].flatMap { IBLayoutAttribute(rawValue: $0) }
    relation = attributes["relation"].flatMap { Relation(rawValue: $0) } ?? .equal
    secondItem = attributes["secondItem"]
    secondAttribute = attributes["secondAttribute"].flatMap { IBLayoutAttribute(rawValue: $0) }
    multiplier = attributes["multiplier"].flatMap(Self.multiplier) ?? 1
    constant = IBNumber.coordinate(attributes["constant"])
    hasConstant = attributes["constant"] != nil
    priority = min(max(object.double("priority") ?? 1000, 0), 1000)
    isSymbolic = object.bool("symbolic") ?? false
    isPlaceholder = object.bool("placeholder") ?? false
    identifier = attributes["identifier"]
    line = object.line
  }

  /// Creates a constraint for two size classes. Variations may specify another constant or priority.
  package init(_ object: IBObject, width: IBSizeClass?, height: IBSizeClass?) {
    self.init(object)
    for variation in object.variations(width: width, height: height) {
      if let text = variation.object.attributes["constant"] {
        constant = IBNumber.coordinate(text)
        hasConstant = true
      }
      if let value = variation.object.double("priority") { priority = min(max(value, 0), 1000) }
    }
  }

  /// Parses a number within ±1,000,000, a quotient in the form `16:9`, `0.8 : 1` or `1/3`, or a percentage
  /// such as `35%`.
  ///
  /// - Returns: The value, or nil for other texts and for division by 0.
  static func multiplier(_ text: String) -> Double? {
    quotient(text).flatMap { abs($0) <= IBNumber.limit ? $0 : nil }
  }

  private static func quotient(_ text: String) -> Double? {
    if let value = IBNumber.parse(text) { return value }
    func number(_ part: some StringProtocol) -> Double? {
      IBNumber.parse(part.trimmingCharacters(in: .whitespaces))
    }
    if text.hasSuffix("%") { return number(text.dropLast()).map { $0 / 100 } }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map(number)
    guard parts.count == 2, let a = parts[0], let b = parts[1], b != 0, (a / b).isFinite else { return nil }
    return a / b
  }
}

/// The edge, dimension or line of an item that a constraint uses, with its name in documents.
package enum IBLayoutAttribute: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The last baseline.
  case baseline
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute

  /// Returns a Boolean value that indicates whether constraints between two attributes are valid; UIKit traps
  /// if they are not.
  ///
  /// `notAnAttribute` is the other side of a constant, which only dimensions may have.
  package func canRelate(to other: IBLayoutAttribute) -> Bool {
    if other == .notAnAttribute { return kind == .length }
    guard kind == other.kind, kind != .none else { return false }
    return side == nil || other.side == nil || side == other.side
  }

  private enum Kind { case horizontal, vertical, length, none }

  private var kind: Kind {
    switch self {
    case .left, .right, .leading, .trailing, .centerX, .leftMargin, .rightMargin, .leadingMargin,
      .trailingMargin, .centerXWithinMargins:
      .horizontal
    case .top, .bottom, .centerY, .baseline, .firstBaseline, .topMargin, .bottomMargin,
      .centerYWithinMargins:
      .vertical
    case .width, .height: .length
    case .notAnAttribute: .none
    }
  }

  /// The kind of a horizontal edge: relative to the writing direction or to the screen. Nil for other
  /// attributes.
  private enum Side { case ofLanguage, ofScreen }

  private var side: Side? {
    switch self {
    case .leading, .trailing, .leadingMargin, .trailingMargin: .ofLanguage
    case .left, .right, .leftMargin, .rightMargin: .ofScreen
    default: nil
    }
  }
}

extension IBConstraint {
  /// The effective second attribute: that of the first side if the file contains none, or `notAnAttribute` if
  /// there is no second item. Nil if the first attribute is unknown.
  package var relatedAttribute: IBLayoutAttribute? {
    secondItem == nil ? .notAnAttribute : secondAttribute ?? firstAttribute
  }
}

/// A rectangle that constraints can refer to and that is not a view.
package struct IBLayoutGuide: Sendable, Hashable {
  /// The area that the guide follows.
  package enum Kind: Sendable, Hashable {
    case safeArea
    /// The content of a scroll view.
    case content
    /// The frame of a scroll view.
    case frame
    case keyboard
    /// The former guides of a view controller: the bottom of the bars above and the top of the bars below.
    case top, bottom
    /// A custom guide, or one that is not in the list, with its `key` or element name.
    case other(String)
  }

  package var kind: Kind
  package var id: String?

  package init(_ object: IBObject) {
    id = object.id
    kind =
      switch object.key ?? object.attributes["type"] {
      case "safeArea": .safeArea
      case "contentLayoutGuide": .content
      case "frameLayoutGuide": .frame
      case "keyboard", "keyboardLayoutGuide": .keyboard
      case "top": .top
      case "bottom": .bottom
      case let other: .other(other ?? object.name)
      }
  }
}

extension IBObject {
  /// The constraints that the view owns, in order. Variations that remove some are not applied.
  package var constraints: [IBConstraint] {
    objects(in: "constraints").lazy.filter { $0.name == "constraint" }.map { IBConstraint($0) }
  }

  /// Returns the view's constraints that are installed for two size classes, with their values for these.
  package func constraints(width: IBSizeClass?, height: IBSizeClass?) -> [(
    constraint: IBConstraint, object: IBObject
  )] {
    let excluded = excluded(from: "constraints", width: width, height: height)
    return objects(in: "constraints").filter { $0.name == "constraint" && !excluded.contains($0.id ?? "") }
      .map { (IBConstraint($0, width: width, height: height), $0) }
  }

  /// The layout guides of a view or view controller.
  package var layoutGuides: [IBLayoutGuide] {
    (children(named: "viewLayoutGuide") + objects(in: "layoutGuides")).map { IBLayoutGuide($0) }
  }
}
