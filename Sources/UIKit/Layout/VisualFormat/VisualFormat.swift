internal import CoreGraphics
internal import Foundation

/// The syntax tree of a visual format.
///
/// `H:|-(>=10@metric)-[a(==b)][c(20)]|` is a direction, an edge of the superview, and views with the gaps
/// between them.
struct VisualFormat {
  var axis = NSLayoutConstraint.Axis.horizontal
  /// The gap from the superview's near edge to the first view; nil if the format does not begin at an edge.
  var leading: Gap?
  var views: [Box] = []
  /// The gaps between each view and the next.
  var gaps: [Gap] = []
  /// The gap from the last view to the superview's far edge.
  var trailing: Gap?

  /// The gap between two views, or a view and an edge.
  enum Gap {
    case none
    /// A lone hyphen.
    case standard
    case predicates([Predicate])
  }

  /// A view, and the predicates of its length.
  struct Box {
    var item: AnyObject
    var predicates: [Predicate]
    /// The position of its name in the format, in characters.
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

/// An error in a visual format, and its position.
struct VisualFormatError: Error, CustomStringConvertible {
  var message: String
  var format: String
  /// The position in characters from the start of the format.
  var position: Int

  var description: String {
    "Unable to parse constraint format: \n\(message) \n\(format) \n\(String(repeating: " ", count: position))^"
  }
}
