package import Foundation

/// What is asked while a text is set, in place of what its paragraphs say; nil for that. Places are UTF-16
/// units of the text.
package struct LayoutRules {
  /// A length at a place, for a line of a top and a height.
  package typealias Length = (_ place: Int, _ top: CGFloat, _ height: CGFloat) -> CGFloat

  /// The space below the line whose last character is told.
  package var lineSpacing: Length?
  /// The space above the paragraph whose first character is told, unless it is the first.
  package var spacingBefore: Length?
  /// The space below the paragraph whose last character is told.
  package var spacingAfter: Length?
  /// Whether a line may begin with the word, or the part of a word behind a hyphen, at a place.
  package var breaksBeforeWord, breaksBeforePart: ((_ place: Int) -> Bool)?
  /// Changes where a line lies; false where it is left as it is.
  package var place: ((inout PlacedLine) -> Bool)?
  /// How much words are divided where the paragraph says nothing of it.
  package var hyphenation: CGFloat = 0
  /// A Boolean value that indicates whether ascent, descent and leading of a line are rounded to whole points
  /// and the leading of the line's fonts lies below it, as in the frames of Core Text.
  package var roundsMetrics = false

  package init() {}
}

/// A line and the space around it, which a rule may change.
package struct PlacedLine {
  /// What the line shows.
  package let range: Range<Int>
  /// The whole line and the space below it, and the part that text lies in; x counts for nothing.
  package var rect, used: CGRect
  /// The distance from the top to the baseline.
  package var baseline: CGFloat
}
