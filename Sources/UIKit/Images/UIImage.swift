// long file: the open members must stand in the class body
public import CoreGraphics
public import CoreImage
public import Foundation
internal import Synchronization

/// An image with its scale, its orientation and the rules for drawing it.
///
/// An image is immutable. Methods that would change it return another one, which shares the pixels. Images
/// may be used on any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// The rotation and mirroring that make the stored pixels upright.
  public enum Orientation: Int, Sendable {
    /// The pixels are stored upright.
    case up = 0
    /// Rotation by 180°.
    case down = 1
    /// Counterclockwise rotation by 90°.
    case left = 2
    /// Clockwise rotation by 90°.
    case right = 3
    /// Horizontal mirroring.
    case upMirrored = 4
    /// Vertical mirroring.
    case downMirrored = 5
    /// Mirroring along the diagonal from the top left.
    case leftMirrored = 6
    /// Mirroring along the diagonal from the top right.
    case rightMirrored = 7
  }

  /// The choice between an image's own colours and the tint colour.
  public enum RenderingMode: Int, Sendable {
    /// The mode is determined by the context: symbols are templates, other images are drawn in their own
    /// colours.
    case automatic = 0
    /// The image is drawn in its own colours.
    case alwaysOriginal = 1
    /// The image's alpha channel is drawn in the tint colour.
    case alwaysTemplate = 2
  }

  /// The treatment of the part of a resizable image between its caps.
  public enum ResizingMode: Int, Sendable {
    /// The part is repeated.
    case tile = 0
    /// The part is stretched.
    case stretch = 1
  }

  /// Constant once the image is initialized.
  private(set) final var state: ImageState

  /// A convenience initializer, so that subclasses need not override it to inherit the others.
  convenience init(state: ImageState) {
    self.init()
    self.state = state
  }

  /// Creates an image without contents and size.
  public override init() {
    state = ImageState()
    super.init()
  }

  /// Creates an image from pixels, with a scale of 1.
  public init(cgImage: CGImage) {
    state = ImageState(content: .pixels(cgImage))
    super.init()
  }

  /// Creates an image from pixels, with a number of pixels per point and an orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    state = ImageState(content: .pixels(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// Creates an image from a Core Image image, with a scale of 1. It is rendered once, when its pixels are
  /// first needed.
  public init(ciImage: CIImage) {
    state = ImageState(content: .recipe(ImageRecipe(ciImage)))
    super.init()
  }

  /// Creates an image from a Core Image image, with a number of pixels per point and an orientation.
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    state = ImageState(
      content: .recipe(ImageRecipe(ciImage)), scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// Creates an image from the data of a PNG, JPEG, GIF or WebP file. Returns nil for other data. The image
  /// of an animation is its first frame.
  public init?(data: Data) {
    guard let state = try? ImageState(data: data, scale: 1) else { return nil }
    self.state = state
    super.init()
  }

  /// Creates an image from the data of a PNG, JPEG, GIF or WebP file. Returns nil for other data. The image
  /// of an animation is its first frame.
  public init?(data: Data, scale: CGFloat) {
    guard let state = try? ImageState(data: data, scale: scale) else { return nil }
    self.state = state
    super.init()
  }

  /// Creates an image from a file. Returns nil if there is none.
  ///
  /// For `name.png`, a file `name@2x.png` or `name@3x.png` beside it is used if it suits the screen better. A
  /// damaged file is reported on standard error.
  public init?(contentsOfFile path: String) {
    guard let state = ImageState(file: URL(fileURLWithPath: path)) else { return nil }
    self.state = state
    super.init()
  }

  /// Creates an image from an archive. Returns nil if the archive contains no image.
  public required init?(coder: NSCoder) {
    guard let state = ImageState(from: coder) else { return nil }
    self.state = state
    super.init()
  }

  /// Writes the image to an archive: a symbol as its name, other images as their pixels.
  open func encode(with coder: NSCoder) { state.write(to: coder, scale: scale, pixels: pixels) }

  /// A Boolean value that indicates whether the class supports secure coding: `true`, because an archived
  /// image contains only names, numbers and PNG data.
  open class var supportsSecureCoding: Bool { true }

  /// Creates an image from the main bundle's asset catalogs and files. Returns nil if there is none with the
  /// name.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// Creates an image from a bundle's asset catalogs and files. Returns nil if there is none with the name.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = BundledImages.image(named: name, in: bundle ?? .program) else { return nil }
    self.init(state: image.resolved(with: traitCollection ?? .current).state)
  }

  /// Creates an image from a bundle's asset catalogs and files. Returns nil if there is none with the name.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = BundledImages.image(named: name, in: bundle ?? .program) else { return nil }
    self.init(state: image.withConfiguration(configuration ?? Configuration()).state)
  }

  /// Creates a symbol image. Returns nil if SF Symbols, up to iOS 26, has no symbol with the name.
  ///
  /// - Note: The drawings are not Apple's. A symbol without a drawing is a rounded square, or looks like the
  ///   symbol named by its first words. A warning reports this once per name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates a symbol image with a size and weight. Returns nil if SF Symbols has no symbol with the name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let state = ImageState(symbol: name, configuration: configuration) else { return nil }
    self.init(state: state)
  }

  /// Creates a symbol image. The value from 0 to 1 is not implemented: the symbol is drawn completely.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    notYet("UIImage.init(systemName:variableValue:configuration:)'s value")
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// Creates an image from a bundle. The value from 0 to 1 is not implemented: symbols are drawn completely.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    notYet("UIImage.init(named:in:variableValue:configuration:)'s value")
    self.init(named: name, in: bundle, with: configuration)
  }

  // The symbols that lists use automatically. The choice of drawings is not measured.
  /// A filled circle with three dots, for items with more actions.
  public class var actions: UIImage { listSymbol("ellipsis.circle.fill") }
  /// A filled circle with a plus sign, for adding items.
  public class var add: UIImage { listSymbol("plus.circle.fill") }
  /// A filled circle with a minus sign, for removing items.
  public class var remove: UIImage { listSymbol("minus.circle.fill") }
  /// A filled circle with a tick.
  public class var checkmark: UIImage { listSymbol("checkmark.circle.fill") }
  /// A circle with a tick.
  public class var strokedCheckmark: UIImage { listSymbol("checkmark.circle") }
  private class func listSymbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// A Boolean value that indicates whether the image has high dynamic range. Always `false`: no decoder
  /// creates such images.
  public var isHighDynamicRange: Bool { false }
  /// Returns the image itself, because no image has high dynamic range.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// Returns nil, because HEIC encoding is not implemented.
  public func heicData() -> Data? { nil }

  /// Creates a symbol image for the given traits. Returns nil if SF Symbols has no symbol with the name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { SymbolConfiguration(traits: $0) })
  }

  /// Creates the image of an image literal. Raises an exception if there is no image with the name.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = BundledImages.image(named: name, in: .main) else {
      raiseException("UIImage(imageLiteralResourceName:): no image is called \(name)")
    }
    self.init(state: image.state)
  }

  /// The pixels, without the orientation, or nil if the image has no size or was created from a `CIImage`.
  /// The pixels of a symbol are black.
  open var cgImage: CGImage? { ciImage == nil ? pixels : nil }

  /// The Core Image image from which the image was created, or nil.
  open var ciImage: CIImage? {
    if case .recipe(let recipe) = state.content { recipe.image } else { nil }
  }

  /// The size in points, with the orientation applied.
  open var size: CGSize { pointSize }

  /// The number of pixels per point.
  open var scale: CGFloat { state.scale }

  /// The orientation of the pixels.
  open var imageOrientation: Orientation { state.orientation }

  /// The frames of an animation, or nil for other images.
  open var images: [UIImage]? {
    if case .frames(let images, _) = state.content { images } else { nil }
  }

  /// The duration of all frames of an animation in seconds, or 0 for other images.
  open var duration: TimeInterval {
    if case .frames(_, let duration) = state.content { duration } else { 0 }
  }

  /// The insets of the parts of a resizable image that keep their size.
  open var capInsets: UIEdgeInsets { state.capInsets }

  /// The treatment of the part between the caps.
  open var resizingMode: ResizingMode { state.resizingMode }

  /// The number of points to the left of the stretchable column, for images created with
  /// `stretchableImage(withLeftCapWidth:topCapHeight:)`.
  @available(*, deprecated) open var leftCapWidth: Int { Int(state.capInsets.left) }

  /// The number of points above the stretchable row, for images created with
  /// `stretchableImage(withLeftCapWidth:topCapHeight:)`.
  @available(*, deprecated) open var topCapHeight: Int { Int(state.capInsets.top) }

  /// The insets of the rectangle by which the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }

  /// The mode that determines whether the image is drawn in its own colours.
  open var renderingMode: RenderingMode { state.renderingMode }

  /// A Boolean value that indicates whether the image is mirrored in right-to-left layouts.
  open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }

  /// A Boolean value that indicates whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = state.content { true } else { false }
  }

  /// The configuration with which the image was created, or nil.
  open var configuration: Configuration? { state.configuration }

  /// The configuration of a symbol image, or nil.
  open var symbolConfiguration: SymbolConfiguration? { state.configuration as? SymbolConfiguration }

  /// The traits to which the image belongs.
  open var traitCollection: UITraitCollection {
    state.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// The asset that contains the image.
  ///
  /// An image that is created on its own is the first of an asset, to which other images can be added. An
  /// image without contents has no asset.
  open var imageAsset: UIImageAsset? {
    if let asset = state.asset { return asset }
    if case .empty = state.content { return nil }
    return startedAsset.withLock { asset in
      if let asset { return asset }
      let started = UIImageAsset(startingWith: self)
      asset = started
      return started
    }
  }
  /// The asset that was created for this image, if it belongs to no other.
  private let startedAsset = Mutex<UIImageAsset?>(nil)
  /// The asset that contains the image, if one exists.
  final var knownAsset: UIImageAsset? { state.asset ?? startedAsset.withLock { $0 } }

  /// The distance from the bottom of the image to its baseline, in points, or nil if it has none.
  open var baselineOffsetFromBottom: CGFloat? { state.baselineOffsetFromBottom }

  /// A Boolean value that indicates whether the image has a baseline.
  open var hasBaseline: Bool { state.baselineOffsetFromBottom != nil }

  /// Draws the image with its upper left corner at a point in the current context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its upper left corner at a point in the current context.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context. A template image is drawn in the context's fill
  /// colour.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into a rectangle of the current context.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paint(in: rect, on: context, blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with copies of the image, beginning at the origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paintPattern(in: rect, on: context)
  }

  /// Returns a resizable image in which the part within the insets is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// Returns a resizable image in which the part within the insets is repeated or stretched.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// Returns an image that can be stretched in one column and one row of points, after the caps.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// Returns the image with other alignment insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// Returns the image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// Returns the image with its alpha channel drawn in a colour.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// Returns the image with its alpha channel drawn in a colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// Returns an image that is mirrored in right-to-left layouts.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// Returns the image mirrored horizontally.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.horizontallyFlipped }
  }

  /// Returns the image with a baseline, in points from the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// Returns the image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }

  /// Returns the image of the asset for the configuration. A symbol has the configuration's size and weight.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

  /// Returns the symbol with the settings of a configuration, which supplement its own, or nil if the image
  /// is not a symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? configured(configuration) : nil
  }

  /// Returns the image as PNG data, or nil if it has no size.
  ///
  /// The pixels are written as they are stored. Their orientation is lost, as on iOS
  /// (SDWebImage/SDWebImage#1110, onevcat/Kingfisher#1673).
  open func pngData() -> Data? { encodedPNG() }

  /// Returns the image as JPEG data over white, with a quality from 0 to 1, or nil if it has no size.
  ///
  /// The pixels are written as they are stored, together with their orientation.
  open func jpegData(compressionQuality: CGFloat) -> Data? { encodedJPEG(compressionQuality) }

  /// Returns a Boolean value that indicates whether an object is an image with the same pixels, scale,
  /// orientation and rendering mode.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || hasSamePicture(as: other)
  }

  /// The hash value, which is the same for equal images.
  open override var hash: Int {
    if case .pixels(let image) = state.content { return image.hashValue }
    return pointSize.width.hashValue ^ pointSize.height.hashValue
  }

  /// A description with the class, the address, the kind of image and the size.
  open override var description: String { printedForm }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
