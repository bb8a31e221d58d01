/// A layout constraint: `first.attribute relation second.attribute × multiplier + constant`.
package struct IBConstraint: Sendable, Hashable {
  package var id: String?
  /// The view or guide on the left; nil is the view that owns the constraint.
  package var firstItem: String?
  /// Nil where the file names an attribute that is none of `IBLayoutAttribute`.
  package var firstAttribute: IBLayoutAttribute?
  package var relation: Relation
  /// The view or guide on the right, or nil for a constant size. Unlike `firstItem`, nil is not the owner.
  package var secondItem: String?
  package var secondAttribute: IBLayoutAttribute?
  /// 1 where the file gives none; `16:9` and `1/3` are read as the quotient.
  package var multiplier: Double
  /// In points; 0 where the file gives none.
  package var constant: Double
  /// Whether the file gives a constant: without one, `isSymbolic` asks for the system's standard distance.
  package var hasConstant: Bool
  /// 0…1000; 1000 where the file gives none.
  package var priority: Double
  /// Whether the constant is the standard distance: 20 points from the edge of a superview, else 8.
  package var isSymbolic: Bool
  /// Whether the constraint serves the canvas alone and is removed at build time.
  package var isPlaceholder: Bool
  /// The identifier for debugging that the user typed.
  package var identifier: String?
  /// The line of the file.
  package var line: Int

  /// How the two sides compare.
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

  /// The same under two size classes: a variation may give another constant or priority.
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

  /// A number within ±1,000,000, the quotient of two written as `16:9` or `1/3`, or a percentage such as
  /// `35%`; nil for anything else and for x:0.
  static func multiplier(_ text: String) -> Double? {
    quotient(text).flatMap { abs($0) <= IBNumber.limit ? $0 : nil }
  }

  private static func quotient(_ text: String) -> Double? {
    if let value = IBNumber.parse(text) { return value }
    if text.hasSuffix("%") { return IBNumber.parse(String(text.dropLast())).map { $0 / 100 } }
    let parts = text.split(whereSeparator: { $0 == ":" || $0 == "/" }).map { IBNumber.parse(String($0)) }
    guard parts.count == 2, let a = parts[0], let b = parts[1], b != 0, (a / b).isFinite else { return nil }
    return a / b
  }
}

/// The edge, length or line of an item that a constraint speaks of, as spelled in documents.
package enum IBLayoutAttribute: String, Sendable, Hashable, CaseIterable {
  case left, right, top, bottom, leading, trailing, width, height, centerX, centerY
  /// The last baseline.
  case baseline
  case firstBaseline
  case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
  case centerXWithinMargins, centerYWithinMargins
  case notAnAttribute

  /// Whether a constraint may be made between the two; UIKit traps where not. `notAnAttribute` is the other
  /// side of a constant, which lengths alone have.
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

  /// How an edge is found: by the direction of the language or by the screen; nil for what is no such edge.
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
  /// The attribute of the other side, which is that of this side where the file names none, and none where
  /// there is no other item; nil where this side has none that is known.
  package var relatedAttribute: IBLayoutAttribute? {
    secondItem == nil ? .notAnAttribute : secondAttribute ?? firstAttribute
  }
}

/// A rectangle that constraints can refer to, and that is no view.
package struct IBLayoutGuide: Sendable, Hashable {
  /// What the guide follows.
  package enum Kind: Sendable, Hashable {
    case safeArea
    /// A scroll view's content.
    case content
    /// A scroll view's frame.
    case frame
    case keyboard
    /// The old guides of a view controller, at the bottom of the bars above and the top of the bars below.
    case top, bottom
    /// A guide that the user added, or one this list does not know, by its `key` or element name.
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
  /// The constraints that the view owns, in order; variations that take some away are not applied.
  package var constraints: [IBConstraint] {
    objects(in: "constraints").lazy.filter { $0.name == "constraint" }.map { IBConstraint($0) }
  }

  /// The constraints of the view that are installed under two size classes, as they are there.
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
