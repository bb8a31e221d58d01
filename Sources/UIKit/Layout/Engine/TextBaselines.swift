internal import CoreGraphics
internal import CoreText
internal import Foundation

/// Where the first and the last line of a view's text have their baselines,
/// as distances below a part of the alignment rectangle's height: 0 is its
/// top, 0.5 its middle. Text in the middle stays right whatever the height.
struct TextBaselines {
  var fraction: Double
  var first: CGFloat
  var last: CGFloat
}

extension UILabel {
  /// The text lies in the middle of the height.
  final var lineBaselines: TextBaselines {
    let width = content.numberOfLines != 1 ? (preferredWidth > 0 ? preferredWidth : wrappingWidth ?? 0) : 0
    guard let layout = layoutOfText(width: width) else {
      let line = font.lineHeight
      return TextBaselines(fraction: 0.5, first: font.ascender - line / 2, last: font.ascender - line / 2)
    }
    let half = layout.roundedSize(scale: pixelScale).height / 2
    return TextBaselines(fraction: 0.5, first: layout.firstBaseline - half, last: layout.lastBaseline - half)
  }
}

extension UITextField {
  /// The one line lies in the middle of the height.
  final var lineBaselines: TextBaselines {
    let font = font ?? .systemFont(ofSize: 17)
    let shift = font.ascender - font.lineHeight / 2
    return TextBaselines(fraction: 0.5, first: shift, last: shift)
  }
}

extension UISegmentedControl {
  /// Those of the titles, in the middle of the height.
  final var lineBaselines: TextBaselines? {
    guard segments.contains(where: { $0.title != nil }) else { return nil }
    let font = UIFont.of(titleTextAttributes(for: .normal)?[.font]) ?? .systemFont(ofSize: 13)
    let shift = font.ascender - font.lineHeight / 2
    return TextBaselines(fraction: 0.5, first: shift, last: shift)
  }
}

extension UIImageView {
  /// That of an image that has one, as symbols do, in the middle of the height; nil for other images.
  final var baselineOfImage: TextBaselines? {
    guard let image = shownImage, let offset = image.baselineOffsetFromBottom else { return nil }
    let insets = image.alignmentRectInsets
    let shift = image.size.height / 2 - offset + (insets.bottom - insets.top) / 2
    return TextBaselines(fraction: 0.5, first: shift, last: shift)
  }
}

extension UIButton {
  /// Those of the title, in the middle of what the insets leave; without a title those of a symbol (six
  /// buttons of three documents).
  final var lineBaselines: TextBaselines? {
    let hasTitle = titleView?.text?.isEmpty == false
    guard var lines = hasTitle ? titleView?.textBaselines : pictureView?.baselineOfImage else { return nil }
    var shift: CGFloat = 0
    if let configurationStorage {
      let insets = configurationStorage.contentInsets
      shift = (insets.top - insets.bottom) / 2 + (hasTitle ? titleDrop : 0)
    } else {
      let own = hasTitle ? insets.title : insets.image
      shift = (insets.content.top - insets.content.bottom + own.top - own.bottom) / 2
    }
    lines.first += shift
    lines.last += shift
    return lines
  }
}
