internal import CoreGraphics
internal import Foundation
internal import QuartzCore

extension UIImageView {
  /// The image for the state, with the preferred symbol configuration, mirrored if it flips in right-to-left
  /// views.
  final var shownImage: UIImage? {
    guard let image = imageOfState, image.flipsForRightToLeftLayoutDirection, isRightToLeft else {
      return imageOfState
    }
    return image.withHorizontallyFlippedOrientation()
  }

  private var imageOfState: UIImage? {
    var image = imageStorage
    if let animation { image = animation.image }
    if isHighlightedStorage, animation == nil, let highlightedImageStorage { image = highlightedImageStorage }
    guard let image, image.isSymbolImage, let symbolConfiguration else { return image }
    // A symbol's own configuration takes precedence: an image of the medium scale keeps it in a view that
    // prefers the small one, in frames stored by Xcode.
    return image.withConfiguration(symbolConfiguration.applying(image.symbolConfiguration))
  }

  /// Sets the image, upright and tinted, as the layer's contents.
  final func showImage(in layer: CALayer) {
    guard let image = shownImage else {
      layer.contents = nil
      return
    }
    set(.redrawsOnResize, image.isSymbolImage)
    let pixels = image.contents(
      tintColor: tintColor, traits: traitCollection, enlargement: enlargement(of: image.size))
    layer.contents = pixels
    if let pixels, image.size.width > 0 { layer.contentsScale = CGFloat(pixels.width) / image.size.width }
    layer.contentsCenter = image.stretchingCenter
  }

  /// Returns the factor by which the content mode enlarges an image.
  private func enlargement(of size: CGSize) -> CGFloat {
    guard size.width > 0, size.height > 0 else { return 1 }
    let x = bounds.width / size.width, y = bounds.height / size.height
    return switch contentMode {
    case .scaleToFill, .redraw, .scaleAspectFill: max(x, y)
    case .scaleAspectFit: min(x, y)
    default: 1
    }
  }
}

extension UIImage {
  /// The rectangle between the cap insets, in unit coordinates; the whole image without caps.
  final var stretchingCenter: CGRect {
    let caps = capInsets
    guard caps != .zero, size.width > 0, size.height > 0 else {
      return CGRect(x: 0, y: 0, width: 1, height: 1)
    }
    return CGRect(
      x: caps.left / size.width, y: caps.top / size.height,
      width: max(0, size.width - caps.left - caps.right) / size.width,
      height: max(0, size.height - caps.top - caps.bottom) / size.height)
  }
}
