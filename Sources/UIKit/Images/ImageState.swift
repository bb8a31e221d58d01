internal import CoreGraphics
internal import CoreImage
internal import Foundation

/// Everything that an image consists of, as one value.
struct ImageState {
  /// Where the picture comes from.
  enum Content {
    case empty
    case pixels(CGImage)
    case symbol(SymbolDrawing)
    case frames([UIImage], duration: TimeInterval)
    /// A drawing without pixels of its own, drawn anew in every size.
    case vector(VectorDrawing)
    /// A recipe of Core Image, drawn when its pixels are first asked for.
    case recipe(ImageRecipe)
  }

  var content = Content.empty
  /// Pixels a point.
  var scale: CGFloat = 1
  var orientation = UIImage.Orientation.up
  var renderingMode = UIImage.RenderingMode.automatic
  var capInsets = UIEdgeInsets.zero
  var resizingMode = UIImage.ResizingMode.tile
  /// Whether cap insets were set.
  var isResizable = false
  var alignmentRectInsets = UIEdgeInsets.zero
  var flipsForRightToLeft = false
  var tint: UIColor?
  var baselineOffsetFromBottom: CGFloat?
  var configuration: UIImage.Configuration?
  var asset: UIImageAsset?
}

extension UIImage.Orientation {
  /// In the order of Exif's numbers, which begin with 1.
  private static let inExif: [UIImage.Orientation] = [
    .up, .upMirrored, .down, .downMirrored, .leftMirrored, .right, .rightMirrored, .left,
  ]

  /// The orientation of Exif's number 1...8; `up` for any other.
  init(exif: Int) { self = Self.inExif.indices.contains(exif - 1) ? Self.inExif[exif - 1] : .up }

  /// Exif's number.
  var exif: Int { 1 + (Self.inExif.firstIndex(of: self) ?? 0) }

  /// Whether rows become columns.
  var swapsSides: Bool {
    switch self {
    case .left, .right, .leftMirrored, .rightMirrored: true
    default: false
    }
  }

  /// From the unit square of the stored picture to the unit square of the upright one, both y down.
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

  /// The orientation that shows the mirror image, left and right exchanged.
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
