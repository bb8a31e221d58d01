// long file: the table of contents of a class whose members must stand in its body
public import CoreGraphics
public import CoreImage
public import Foundation
internal import Synchronization

/// A picture with the scale, the orientation and the rules by which it is drawn.
///
/// An image never changes; what would change it returns another one, which shares the pixels. It may be
/// used on any thread.
open class UIImage: NSObject, NSSecureCoding, @unchecked Sendable {
  /// How the stored pixels are turned to stand upright.
  public enum Orientation: Int, Sendable {
    /// As stored.
    case up = 0
    /// Turned by 180°.
    case down = 1
    /// Turned by 90° counterclockwise.
    case left = 2
    /// Turned by 90° clockwise.
    case right = 3
    /// As stored, mirrored left to right.
    case upMirrored = 4
    /// Mirrored top to bottom.
    case downMirrored = 5
    /// Mirrored along the diagonal from the top left.
    case leftMirrored = 6
    /// Mirrored along the diagonal from the top right.
    case rightMirrored = 7
  }

  /// Whether an image shows its own colours.
  public enum RenderingMode: Int, Sendable {
    /// As the surroundings do it: symbols as a template, others in their own colours.
    case automatic = 0
    /// In its own colours.
    case alwaysOriginal = 1
    /// In the tint colour, by its opacity.
    case alwaysTemplate = 2
  }

  /// What happens to the part between the caps of a resizable image.
  public enum ResizingMode: Int, Sendable {
    /// It is repeated.
    case tile = 0
    /// It is stretched.
    case stretch = 1
  }

  /// Never changes once the image is made.
  private(set) final var state: ImageState

  /// No initialiser that a class elsewhere would have to override to inherit the others.
  convenience init(state: ImageState) {
    self.init()
    self.state = state
  }

  /// An image of no size.
  public override init() {
    state = ImageState()
    super.init()
  }

  /// An image of pixels, one a point.
  public init(cgImage: CGImage) {
    state = ImageState(content: .pixels(cgImage))
    super.init()
  }

  /// An image of pixels, `scale` of them a point, turned by an orientation.
  public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
    state = ImageState(content: .pixels(cgImage), scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// An image of Core Image, one of its pixels a point. It
  /// is drawn once, when its pixels are first asked for.
  public init(ciImage: CIImage) {
    state = ImageState(content: .recipe(ImageRecipe(ciImage)))
    super.init()
  }

  /// An image of Core Image, `scale` of its pixels a point, turned by an orientation.
  public init(ciImage: CIImage, scale: CGFloat, orientation: Orientation) {
    state = ImageState(
      content: .recipe(ImageRecipe(ciImage)), scale: scale > 0 ? scale : 1, orientation: orientation)
    super.init()
  }

  /// The image in the bytes of a PNG, JPEG, GIF or WebP file, or nil
  /// where they hold none. Of an animation it is the first frame.
  public init?(data: Data) {
    guard let state = try? ImageState(data: data, scale: 1) else { return nil }
    self.state = state
    super.init()
  }

  /// The image in the bytes of a PNG, JPEG, GIF or WebP file, or nil
  /// where they hold none. Of an animation it is the first frame.
  public init?(data: Data, scale: CGFloat) {
    guard let state = try? ImageState(data: data, scale: scale) else { return nil }
    self.state = state
    super.init()
  }

  /// The image in a file, or nil where there is none.
  ///
  /// For `name.png` a file `name@2x.png` or `name@3x.png` beside it is taken where it suits the screen
  /// better. A damaged file is reported on standard error.
  public init?(contentsOfFile path: String) {
    guard let state = ImageState(file: URL(fileURLWithPath: path)) else { return nil }
    self.state = state
    super.init()
  }

  /// An image from an archive, or nil where it holds none.
  public required init?(coder: NSCoder) {
    guard let state = ImageState(from: coder) else { return nil }
    self.state = state
    super.init()
  }

  /// Writes the image to an archive: a symbol as its name, others as their pixels.
  open func encode(with coder: NSCoder) { state.write(to: coder, scale: scale, pixels: pixels) }

  /// True: an archive of an image holds nothing but names, numbers and the bytes of a PNG file.
  open class var supportsSecureCoding: Bool { true }

  /// The image of a name in the main bundle's asset catalogs and files, or nil where there is none.
  public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

  /// The image of a name in a bundle's asset catalogs and files, or nil where there is none.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) {
    guard let image = BundledImages.image(named: name, in: bundle ?? .program) else { return nil }
    self.init(state: image.resolved(with: traitCollection ?? .current).state)
  }

  /// The image of a name in a bundle's asset catalogs and files, or nil where there is none.
  public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
    guard let image = BundledImages.image(named: name, in: bundle ?? .program) else { return nil }
    self.init(state: image.withConfiguration(configuration ?? Configuration()).state)
  }

  /// Creates the symbol image of a name; nil where SF Symbols, up to that of iOS 26, has none of that name.
  ///
  /// - Note: The drawings are not Apple's. A symbol without a drawing is a rounded square, or looks like the
  ///   symbol of its first words; a warning says so once per name.
  public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

  /// Creates the symbol image of a name in a size and weight; nil where SF Symbols has none of that name.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?) {
    guard let state = ImageState(symbol: name, configuration: configuration) else { return nil }
    self.init(state: state)
  }

  /// The symbol of a name, its layers as far as a value from 0 to 1: they are shown whole.
  public convenience init?(
    systemName name: String, variableValue value: Double, configuration: Configuration? = nil
  ) {
    notYet("UIImage.init(systemName:variableValue:configuration:)'s value")
    self.init(systemName: name, withConfiguration: configuration)
  }

  /// The image of a name in a bundle, the layers of a symbol as far as a value from 0 to 1: they are shown
  /// whole.
  public convenience init?(
    named name: String, in bundle: Bundle? = nil, variableValue value: Double,
    configuration: Configuration? = nil
  ) {
    notYet("UIImage.init(named:in:variableValue:configuration:)'s value")
    self.init(named: name, in: bundle, with: configuration)
  }

  // The symbols that lists use by themselves. Which drawings these are was not measured.
  /// Three dots in a filled circle, for items with more actions.
  public class var actions: UIImage { listSymbol("ellipsis.circle.fill") }
  /// A plus in a filled circle, for items that are added.
  public class var add: UIImage { listSymbol("plus.circle.fill") }
  /// A minus in a filled circle, for items that are taken away.
  public class var remove: UIImage { listSymbol("minus.circle.fill") }
  /// A tick in a filled circle.
  public class var checkmark: UIImage { listSymbol("checkmark.circle.fill") }
  /// A tick in an open circle.
  public class var strokedCheckmark: UIImage { listSymbol("checkmark.circle") }
  private class func listSymbol(_ name: String) -> UIImage { UIImage(systemName: name) ?? UIImage() }

  /// Whether pixels are brighter than white: no decoder here gives such.
  public var isHighDynamicRange: Bool { false }
  /// The image itself: none has pixels that are brighter than white.
  public func imageRestrictedToStandardDynamicRange() -> UIImage { self }
  /// Nil: nothing here encodes HEIC.
  public func heicData() -> Data? { nil }

  /// Creates the symbol image of a name for traits; nil where SF Symbols has none of that name.
  public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
    self.init(systemName: name, withConfiguration: traitCollection.map { SymbolConfiguration(traits: $0) })
  }

  /// The image that an image literal stands for; there must be one of that name.
  public required convenience init(imageLiteralResourceName name: String) {
    guard let image = BundledImages.image(named: name, in: .main) else {
      raiseException("UIImage(imageLiteralResourceName:): no image is called \(name)")
    }
    self.init(state: image.state)
  }

  /// The pixels, not turned; a symbol's are drawn in black. Nil
  /// for an image of no size and for one made from a `CIImage`.
  open var cgImage: CGImage? { ciImage == nil ? pixels : nil }

  /// The image of Core Image that this one was made from; nil for others.
  open var ciImage: CIImage? {
    if case .recipe(let recipe) = state.content { recipe.image } else { nil }
  }

  /// The size in points, after turning.
  open var size: CGSize { pointSize }

  /// Pixels a point.
  open var scale: CGFloat { state.scale }

  /// How the pixels are turned.
  open var imageOrientation: Orientation { state.orientation }

  /// The frames of an animation, or nil.
  open var images: [UIImage]? {
    if case .frames(let images, _) = state.content { images } else { nil }
  }

  /// The seconds that the frames of an animation take together; 0 for others.
  open var duration: TimeInterval {
    if case .frames(_, let duration) = state.content { duration } else { 0 }
  }

  /// The distances from the edges within which a resizable image keeps its size.
  open var capInsets: UIEdgeInsets { state.capInsets }

  /// What happens to the part between the caps.
  open var resizingMode: ResizingMode { state.resizingMode }

  /// The columns of points before the stretched one, for images of `stretchableImage`.
  @available(*, deprecated) open var leftCapWidth: Int { Int(state.capInsets.left) }

  /// The rows of points above the stretched one, for images of `stretchableImage`.
  @available(*, deprecated) open var topCapHeight: Int { Int(state.capInsets.top) }

  /// The distances from the edges to the part by which the image is aligned.
  open var alignmentRectInsets: UIEdgeInsets { state.alignmentRectInsets }

  /// Whether the image shows its own colours.
  open var renderingMode: RenderingMode { state.renderingMode }

  /// Whether the image is mirrored in a right-to-left layout.
  open var flipsForRightToLeftLayoutDirection: Bool { state.flipsForRightToLeft }

  /// Whether the image is a symbol.
  open var isSymbolImage: Bool {
    if case .symbol = state.content { true } else { false }
  }

  /// The configuration with which the image was made, or nil.
  open var configuration: Configuration? { state.configuration }

  /// The configuration of a symbol, or nil.
  open var symbolConfiguration: SymbolConfiguration? { state.configuration as? SymbolConfiguration }

  /// The traits to which the image belongs.
  open var traitCollection: UITraitCollection {
    state.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
  }

  /// The images of which this is one.
  ///
  /// An image that is made alone is the first of an asset, to which others can be added; one of nothing
  /// has none.
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
  /// The asset that was started for this image, which is one of no other.
  private let startedAsset = Mutex<UIImageAsset?>(nil)
  /// The asset to which the image is known to belong.
  final var knownAsset: UIImageAsset? { state.asset ?? startedAsset.withLock { $0 } }

  /// The distance from the bottom to the baseline of text beside the image, in points; nil where it has none.
  open var baselineOffsetFromBottom: CGFloat? { state.baselineOffsetFromBottom }

  /// Whether the image has a baseline.
  open var hasBaseline: Bool { state.baselineOffsetFromBottom != nil }

  /// The same image with its upper left corner at a point, in the current context.
  open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }

  /// Draws the image with its upper left corner at a point in the current context.
  open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
  }

  /// Draws the image into a rectangle of the current context, an `alwaysTemplate` one in its fill colour.
  open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }

  /// Draws the image into a rectangle of the current context.
  open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paint(in: rect, on: context, blendMode: blendMode, alpha: alpha)
  }

  /// Fills a rectangle of the current context with copies of the image, side by side from the origin.
  open func drawAsPattern(in rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    paintPattern(in: rect, on: context)
  }

  /// The same image, resizable: the part within the insets is repeated.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage {
    resizableImage(withCapInsets: capInsets, resizingMode: .tile)
  }

  /// The same image, resizable between the insets.
  open func resizableImage(withCapInsets capInsets: UIEdgeInsets, resizingMode: ResizingMode) -> UIImage {
    changed {
      $0.capInsets = capInsets
      $0.resizingMode = resizingMode
      $0.isResizable = true
    }
  }

  /// The same image, resizable at one column and row of points after the caps.
  open func stretchableImage(withLeftCapWidth leftCapWidth: Int, topCapHeight: Int) -> UIImage {
    let (left, top) = (CGFloat(leftCapWidth), CGFloat(topCapHeight))
    let insets = UIEdgeInsets(
      top: top, left: left, bottom: max(0, size.height - top - 1), right: max(0, size.width - left - 1))
    return resizableImage(withCapInsets: insets, resizingMode: .stretch)
  }

  /// The same image, aligned by the part within the insets.
  open func withAlignmentRectInsets(_ alignmentInsets: UIEdgeInsets) -> UIImage {
    changed { $0.alignmentRectInsets = alignmentInsets }
  }

  /// The same image with another rendering mode.
  open func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    changed { $0.renderingMode = renderingMode }
  }

  /// The same image in one colour, by its opacity.
  open func withTintColor(_ color: UIColor) -> UIImage { changed { $0.tint = color } }

  /// The same image in one colour, with another rendering mode.
  open func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    changed {
      $0.tint = color
      $0.renderingMode = renderingMode
    }
  }

  /// The same image, mirrored in a right-to-left layout.
  open func imageFlippedForRightToLeftLayoutDirection() -> UIImage {
    changed { $0.flipsForRightToLeft = true }
  }

  /// The mirror image, left and right exchanged.
  open func withHorizontallyFlippedOrientation() -> UIImage {
    changed { $0.orientation = $0.orientation.horizontallyFlipped }
  }

  /// The same image with a baseline, in points from the bottom.
  open func withBaselineOffset(fromBottom baselineOffset: CGFloat) -> UIImage {
    changed { $0.baselineOffsetFromBottom = baselineOffset }
  }

  /// The same image without a baseline.
  open func imageWithoutBaseline() -> UIImage { changed { $0.baselineOffsetFromBottom = nil } }

  /// The image of the asset for the configuration; a symbol in the configuration's size and weight.
  open func withConfiguration(_ configuration: Configuration) -> UIImage { configured(configuration) }

  /// The symbol in a size and weight that supplement its own; nil for an image that is no symbol.
  open func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? {
    isSymbolImage ? configured(configuration) : nil
  }

  /// The image as a PNG file, its pixels as they are stored: how they are turned is lost, as on iOS
  /// (SDWebImage/SDWebImage#1110, onevcat/Kingfisher#1673). Nil for an image of no size.
  open func pngData() -> Data? { encodedPNG() }

  /// The image as a JPEG file over white, its pixels as they are stored and how they are turned beside them;
  /// the quality is 0...1. Nil for an image of no size.
  open func jpegData(compressionQuality: CGFloat) -> Data? { encodedJPEG(compressionQuality) }

  /// Whether the other object is an image with the same pixels, scale, orientation and rendering.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || hasSamePicture(as: other)
  }

  /// Equal for equal images.
  open override var hash: Int {
    if case .pixels(let image) = state.content { return image.hashValue }
    return pointSize.width.hashValue ^ pointSize.height.hashValue
  }

  /// The class, the address, what it is and the size.
  open override var description: String { printedForm }
}

extension UIImage: _ExpressibleByImageLiteral {}

/// The type of an image literal.
public typealias _ImageLiteralType = UIImage
