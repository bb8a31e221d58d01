internal import CoreGraphics
internal import CoreText
public import Foundation

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  // As its superclass is: it is changed by its owner alone, before it becomes an attribute.
  /// Space between the lines of the paragraph; negative values are kept, and count as 0.
  open override var lineSpacing: CGFloat {
    get { values.core.lineSpacing }
    set { values.core.lineSpacing = newValue }
  }
  /// Space after the paragraph; negative values count as 0.
  open override var paragraphSpacing: CGFloat {
    get { values.core.paragraphSpacing }
    set { values.core.paragraphSpacing = max(0, newValue) }
  }
  /// Which side lines keep to.
  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  /// Where lines start, from the leading side.
  open override var headIndent: CGFloat {
    get { values.core.headIndent }
    set { values.core.headIndent = newValue }
  }
  /// Where lines end: from the leading side if positive, from the trailing side otherwise.
  open override var tailIndent: CGFloat {
    get { values.core.tailIndent }
    set { values.core.tailIndent = newValue }
  }
  /// Where the first line starts, from the leading side.
  open override var firstLineHeadIndent: CGFloat {
    get { values.core.firstLineHeadIndent }
    set { values.core.firstLineHeadIndent = newValue }
  }
  /// The least height of a line; negative values count as 0.
  open override var minimumLineHeight: CGFloat {
    get { values.core.minimumLineHeight }
    set { values.core.minimumLineHeight = max(0, newValue) }
  }
  /// The greatest height of a line; 0 is no limit.
  open override var maximumLineHeight: CGFloat {
    get { values.core.maximumLineHeight }
    set { values.core.maximumLineHeight = max(0, newValue) }
  }
  /// Where lines end that do not fit.
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  /// The direction of the paragraph.
  open override var baseWritingDirection: NSWritingDirection {
    get { values.direction }
    set { values.direction = newValue }
  }
  /// What line heights are multiplied by; 0 leaves them alone.
  open override var lineHeightMultiple: CGFloat {
    get { values.core.lineHeightMultiple }
    set { values.core.lineHeightMultiple = max(0, newValue) }
  }
  /// Space before the paragraph, unless it is the first; negative values count as 0.
  open override var paragraphSpacingBefore: CGFloat {
    get { values.core.paragraphSpacingBefore }
    set { values.core.paragraphSpacingBefore = max(0, newValue) }
  }
  /// Words are hyphenated where a line without that would be filled by less than this share; up to 0 is
  /// never, from 1 on wherever that helps.
  open override var hyphenationFactor: Float {
    get { values.hyphenationFactor }
    set { values.hyphenationFactor = newValue.isFinite ? newValue : 0 }
  }
  /// Whether words are hyphenated wherever that helps.
  open override var usesDefaultHyphenation: Bool {
    get { values.usesDefaultHyphenation }
    set { values.usesDefaultHyphenation = newValue }
  }
  /// The tab stops. A tab leads to the first of them that lies ahead, in this order, also where that is not
  /// the nearest (tests of BonMot that hold on iPhones).
  open override var tabStops: [NSTextTab] {
    get { values.tabStops }
    set { values.tabStops = newValue }
  }
  /// The distance of tab stops after the last one; 0 means none.
  open override var defaultTabInterval: CGFloat {
    get { values.core.defaultTabInterval }
    set { values.core.defaultTabInterval = max(0, newValue) }
  }
  /// Whether letters move closer before text is cut, where it is up to 5 % too wide.
  open override var allowsDefaultTighteningForTruncation: Bool {
    get { values.tightens }
    set { values.tightens = newValue }
  }
  /// Rules that lines are broken by.
  open override var lineBreakStrategy: LineBreakStrategy {
    get { values.lineBreakStrategy }
    set { values.lineBreakStrategy = newValue }
  }

  /// The lists that the paragraph is an item of. Texts show no marker of their own accord.
  open override var textLists: [NSTextList] {
    get { values.textLists }
    set {
      if !newValue.isEmpty { notYet("NSMutableParagraphStyle.textLists") }
      values.textLists = newValue
    }
  }

  /// Takes over all values of another style.
  open func setParagraphStyle(_ obj: NSParagraphStyle) { values = obj.values }

  /// Adds a tab stop.
  open func addTabStop(_ anObject: NSTextTab) { values.tabStops.append(anObject) }

  /// Takes the tab stops away that equal the given one.
  open func removeTabStop(_ anObject: NSTextTab) { values.tabStops.removeAll { $0 == anObject } }
}
