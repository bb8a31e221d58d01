internal import CoreGraphics
internal import CoreText
public import Foundation

/// A mutable paragraph style.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // Unchecked like its superclass: only its owner changes it, before it becomes an attribute.
  /// The space between the lines of the paragraph, in points. Negative values are stored, but count as 0.
  open override var lineSpacing: CGFloat {
    get { values.core.lineSpacing }
    set { values.core.lineSpacing = newValue }
  }
  /// The space after the paragraph, in points. Negative values are set to 0.
  open override var paragraphSpacing: CGFloat {
    get { values.core.paragraphSpacing }
    set { values.core.paragraphSpacing = max(0, newValue) }
  }
  /// The alignment of lines.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// The indentation of lines from the leading edge, in points.
  open override var headIndent: CGFloat {
    get { values.core.headIndent }
    set { values.core.headIndent = newValue }
  }
  /// The end of lines, in points: measured from the leading edge if positive, from the trailing edge
  /// otherwise.
  open override var tailIndent: CGFloat {
    get { values.core.tailIndent }
    set { values.core.tailIndent = newValue }
  }
  /// The indentation of the first line from the leading edge, in points.
  open override var firstLineHeadIndent: CGFloat {
    get { values.core.firstLineHeadIndent }
    set { values.core.firstLineHeadIndent = newValue }
  }
  /// The minimum height of lines, in points. Negative values are set to 0.
  open override var minimumLineHeight: CGFloat {
    get { values.core.minimumLineHeight }
    set { values.core.minimumLineHeight = max(0, newValue) }
  }
  /// The maximum height of lines, in points; 0 means no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.core.maximumLineHeight }
    set { values.core.maximumLineHeight = max(0, newValue) }
  }
  /// The treatment of lines that do not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The base writing direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// The factor that line heights are multiplied by; 0 means no change.
  open override var lineHeightMultiple: CGFloat {
    get { values.core.lineHeightMultiple }
    set { values.core.lineHeightMultiple = max(0, newValue) }
  }
  /// The space before the paragraph, in points, unless it is the first one. Negative values are set to 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.core.paragraphSpacingBefore }
    set { values.core.paragraphSpacingBefore = max(0, newValue) }
  }
  /// The share of a line's width below which words are hyphenated to fill the line.
  ///
  /// Values up to 0 disable hyphenation; values from 1 hyphenate words wherever that fills lines better.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue.isFinite ? newValue : 0 }
  }
  /// A Boolean value that determines whether words are hyphenated wherever that fills lines better.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The tab stops.
  ///
  /// A tab advances to the first tab stop in the list that lies ahead, even if it is not the nearest (as
  /// tests of BonMot that pass on iPhones expect).
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance between tab stops after the last one in `tabStops`, in points; 0 means none.
  open override var defaultTabInterval: CGFloat {
    get { values.core.defaultTabInterval }
    set { values.core.defaultTabInterval = max(0, newValue) }
  }
  /// A Boolean value that determines whether letters move closer together before text is truncated, for lines
  /// up to 5 % too wide.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  /// The rules for line breaking.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// The text lists that contain the paragraph. Text displays no markers automatically.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set {
      if !newValue.isEmpty { notYet("NSMutableParagraphStyle.textLists") }
      values.textLists = newValue
    }
  }

  /// Replaces all values with those of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }

  /// Removes all tab stops that equal the given one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
