internal import CoreGraphics
internal import CoreImage
internal import Foundation

/// The complete state of an image as a value.
struct ImageState {
  /// The source of the image's contents.
  enum Content {
    case empty
    case pixels(CGImage)
    case symbol(SymbolDrawing)
    case frames([UIImage], duration: TimeInterval)
    /// A drawing without pixels, rendered for every size.
    case vector(VectorDrawing)
    /// A Core Image recipe, rendered when its pixels are first needed.
    case recipe(ImageRecipe)
  }

  var content = Content.empty
  /// The number of pixels per point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// A Boolean value that indicates whether cap insets are set.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var tint: UIColor?
  var baselineOffsetFromBottom: CGFloat?
  var configuration: UIImage.Configuration?
  var asset: UIImageAsset?
}

extension UIImage.Orientation {
  /// The orientations in the order of their Exif values, which start at 1.
  private static let inExif: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// Creates an orientation from an Exif value from 1 to 8. Other values mean `up`.
  init(exif: Int) { self = Self.inExif.indices.contains(exif - 1) ? Self.inExif[exif - 1] : .up }

  /// The Exif value of the orientation.
  var exif: Int { 1 + (Self.inExif.firstIndex(of: self) ?? 0) }

  /// A Boolean value that indicates whether width and height are exchanged.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// The transform from the unit square of the stored pixels to the unit square of the upright image, both
  /// with y pointing down.
  var unitTransform: CGAffineTransform {
    switch self {
    case .up: .identity
    case .down: CGAffineTransform(a: -1, b: 0, c: 0, d: -1, tx: 1, ty: 1)
    case .left: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: 1)
    case .right: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 1, ty: 0)
    case .upMirrored: CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 1, ty: 0)
    case .downMirrored: CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 1)
    case .leftMirrored: CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0)
    case .rightMirrored: CGAffineTransform(a: 0, b: -1, c: -1, d: 0, tx: 1, ty: 1)
    }
  }

  /// The orientation that displays the image mirrored horizontally.
  var horizontallyFlipped: UIImage.Orientation {
    switch self {
    case .up: .upMirrored
    case .upMirrored: .up
    case .down: .downMirrored
    case .downMirrored: .down
    case .left: .rightMirrored
    case .rightMirrored: .left
    case .right: .leftMirrored
    case .leftMirrored: .right
    }
  }
}
