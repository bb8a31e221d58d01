internal import CoreGraphics
internal import CoreText
internal import Foundation

/// The baselines of the first and the last line of a view's text.
struct TextBaselines {
  /// A distance in points below a fraction of the alignment rectangle's height: 0 is its top, 0.5 its middle,
  /// 1 its bottom. Vertically centred text stays correct for any height.
  struct Line {
    var fraction: Double
    var shift: CGFloat
  }

  var first: Line
  var last: Line

  init(first: Line, last: Line) { (self.first, self.last) = (first, last) }

  /// Creates baselines that are both relative to the same fraction of the height.
  init(fraction: Double, first: CGFloat, last: CGFloat) {
    self.init(first: Line(fraction: fraction, shift: first), last: Line(fraction: fraction, shift: last))
  }
}

extension UILabel {
  /// The baselines as in the label's own height: the first line relative to the top and the last one to the
  /// bottom, even if the label is higher or lower than its text: sixteen stored pairs of seven documents of
  /// four projects, four labels without a text among them. Before iOS 13 text counts as centred (stored
  /// labels of Xcode 8 and 10 beside a button and a field), but not that of labels without one, of which one
  /// has the height that another's baselines give it.
  final var lineBaselines: TextBaselines {
    if SystemRelease.current < .iOS13, !content.isEmpty { return centredBaselines }
    let (first, last, height) = ownBaselines
    return TextBaselines(
      first: TextBaselines.Line(fraction: 0, shift: first),
      last: TextBaselines.Line(fraction: 1, shift: last - height))
  }

  /// The baselines of a label that is vertically centred.
  final var centredBaselines: TextBaselines {
    let (first, last, height) = ownBaselines
    return TextBaselines(fraction: 0.5, first: first - height / 2, last: last - height / 2)
  }

  /// The baselines relative to the top of the label's intrinsic height, and that height; the text is centred
  /// in it.
  private var ownBaselines: (first: CGFloat, last: CGFloat, height: CGFloat) {
    let width = content.numberOfLines != 1 ? (preferredWidth > 0 ? preferredWidth : wrappingWidth ?? 0) : 0
    guard let layout = layoutOfText(width: width) else {
      return (font.ascender, font.ascender, font.lineHeight)
    }
    let box = roundedSize(of: layout).height, own = intrinsicContentSize.height
    let height = own >= 0 ? own : box, slack = (height - box) / 2
    return (layout.firstBaseline + slack, layout.lastBaseline + slack, height)
  }
}

extension UITextField {
  /// The baselines of the only line, vertically centred.
  final var lineBaselines: TextBaselines {
    let font = font ?? .systemFont(ofSize: 17)
    let shift = font.ascender - font.lineHeight / 2
    return TextBaselines(fraction: 0.5, first: shift, last: shift)
  }
}

extension UISegmentedControl {
  /// The baselines of the titles, vertically centred.
  final var lineBaselines: TextBaselines? {
    guard segments.contains(where: { $0.title != nil }) else { return nil }
    let font = UIFont.of(titleTextAttributes(for: .normal)?[.font]) ?? .systemFont(ofSize: 13)
    let shift = font.ascender - font.lineHeight / 2
    return TextBaselines(fraction: 0.5, first: shift, last: shift)
  }
}

extension UIImageView {
  /// The baseline of an image that has one, as symbols do, vertically centred; nil for other images.
  final var baselineOfImage: TextBaselines? {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    let insets = image.alignmentRectInsets
    let shift = image.size.height / 2 - offset + (insets.bottom - insets.top) / 2
    return TextBaselines(fraction: 0.5, first: shift, last: shift)
  }
}

extension UIButton {
  /// The baselines of the title, centred in the content insets; without a title those of a symbol (six
  /// buttons of three documents).
  final var lineBaselines: TextBaselines? {
    let hasTitle = titleView?.text?.isEmpty == false
    guard var lines = hasTitle ? titleView?.centredBaselines : pictureView?.baselineOfImage else {
      return nil
    }
    var shift: CGFloat = 0
    if let configurationStorage {
      let insets = configurationStorage.contentInsets
      shift = (insets.top - insets.bottom) / 2 + (hasTitle ? titleDrop : 0)
    } else {
      let own = hasTitle ? insets.title : insets.image
      shift = (insets.content.top - insets.content.bottom + own.top - own.bottom) / 2
    }
    lines.first.shift += shift
    lines.last.shift += shift
    return lines
  }
}
