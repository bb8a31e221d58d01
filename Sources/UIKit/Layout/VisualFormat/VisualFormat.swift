internal import CoreGraphics
internal import Foundation

/// What a visual format says, before it is constraints: the grammar as values.
///
/// `H:|-(>=10@metric)-[a(==b)][c(20)]|` is a direction, an edge
/// of the superview, and views with what lies between them.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// From the superview's near edge to the first view; nil where the format does not begin at an edge.
  var leading: Gap?
  var views: [Box] = []
  /// Between each view and the next.
  var gaps: [Gap] = []
  /// From the last view to the superview's far edge.
  var trailing: Gap?

  /// What lies between two views, or a view and an edge.
  enum Gap {
    case none
    /// A lone hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A view, and what is said of its length.
  struct Box {
    var item: AnyObject
    var predicates: [Predicate]
    /// Where the format names it, counted in characters.
    var position: Int
  }

  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var object: Object
    var multiplier: CGFloat = 1
    var constant: CGFloat = 0
    var priority = UILayoutPriority.required
  }

  enum Object {
    case number
    /// Another view's length.
    case item(AnyObject)
  }
}

/// What is wrong with a visual format, and where.
struct VisualFormatError: Error, CustomStringConvertible {
  var message: String
  var format: String
  /// In characters from the start of the format.
  var position: Int

  var description: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: position))^"
  }
}
