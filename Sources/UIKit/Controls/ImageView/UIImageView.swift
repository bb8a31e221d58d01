internal import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that shows an image.
///
/// The image is the layer's contents, placed by `contentMode`; nothing is drawn. Takes no touches unless
/// `isUserInteractionEnabled` is set.
open class UIImageView: UIView {
  final var imageStorage: UIImage?
  final var highlightedImageStorage: UIImage?
  final var isHighlightedStorage = false
  final var symbolConfiguration: UIImage.SymbolConfiguration?
  /// Effects that the symbol has until they are removed.
  final var symbolEffects: [SymbolEffectConfiguration.Kind: LastingEffect] = [:]

  /// A view with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.remove(.interactive)
  }

  /// A view of the size of an image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    settings.remove(.interactive)
    imageStorage = image
    animateImage()
  }

  /// A view of the size of an image, with another one for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    settings.remove(.interactive)
    imageStorage = image
    highlightedImageStorage = highlightedImage
    animateImage()
  }

  /// A view read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  // MARK: - Images

  /// The image; nil shows the background alone. One that is made of several is animated at once.
  open var image: UIImage? {
    get { imageStorage }
    set {
      let isNew = newValue !== imageStorage
      let old = Swift.exchange(&imageStorage, with: newValue)
      imageChanged(from: old, to: newValue)
      if isNew { animateImage() }
      tellObservers()
    }
  }
  /// The image that is shown while `isHighlighted`; nil for no change.
  open var highlightedImage: UIImage? {
    get { highlightedImageStorage }
    set {
      let old = Swift.exchange(&highlightedImageStorage, with: newValue)
      imageChanged(from: old, to: newValue)
    }
  }
  /// Whether the highlighted image is shown.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      let old = shownImage
      isHighlightedStorage = newValue
      imageChanged(from: old, to: shownImage)
      setNeedsDisplay()
    }
  }
  /// The size, weight and colours of symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolConfiguration }
    set {
      symbolConfiguration = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// How bright the image may be shown; not specified leaves it to the traits. Kept for the app: pictures and
  /// displays here are no brighter than white.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The preferred range, or that of the traits where none is.
  open var imageDynamicRange: UIImage.DynamicRange {
    preferredImageDynamicRange == .unspecified
      ? traitCollection.imageDynamicRange : preferredImageDynamicRange
  }
  /// Whether the view asks for more room at the sizes of text for accessibility, as body text does.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet {
      if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { invalidateIntrinsicContentSize() }
    }
  }
  private var textEnlargement: CGFloat {
    guard adjustsImageSizeForAccessibilityContentSizeCategory,
      traitCollection.preferredContentSizeCategory.isAccessibilityCategory
    else { return 1 }
    return UIFontMetrics(forTextStyle: .body).scaledValue(for: 100, compatibleWith: traitCollection) / 100
  }

  // MARK: - Animation

  /// Images to show one after the other.
  open var animationImages: [UIImage]?
  /// The same for the highlighted state.
  open var highlightedAnimationImages: [UIImage]?
  /// How long one round takes, in seconds; 0 is a thirtieth of a second for each image.
  open var animationDuration: TimeInterval = 0
  /// How many rounds to run; 0 is without end.
  open var animationRepeatCount = 0
  /// Whether images are shown one after the other.
  open var isAnimating: Bool { animation != nil }
  private(set) final var animation: ImageAnimation?
  /// Begins to show the animation's images, or those that `image` is made of, from the first on.
  open func startAnimating() {
    let own = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    guard let images = own ?? image?.images, !images.isEmpty else { return }
    animation?.stop()
    let (duration, rounds) =
      own == nil ? (image?.duration ?? 0, 0) : (animationDuration, animationRepeatCount)
    animation = ImageAnimation(images, duration: duration, rounds: rounds, in: self)
    animation?.follow(isInWindow: window != nil)
    setNeedsDisplay()
  }
  /// Shows `image` again.
  open func stopAnimating() {
    animation?.stop()
    animation = nil
    setNeedsDisplay()
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    animation?.follow(isInWindow: window != nil)
    if window != nil { resumeSymbolEffects() }
  }
  /// An image that is made of several is animated as soon as it is set.
  private func animateImage() {
    if imageStorage?.images != nil, animationImages == nil {
      startAnimating()
    } else if animationImages == nil {
      animation = nil
    }
  }

  // MARK: - Layout and display

  /// The size of what counts for alignment of the image that is shown; none without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let size = CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size,
      more = textEnlargement
    return CGSize(width: size.width * more, height: size.height * more)
  }
  /// The size of the image that is shown, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let size = shownImage?.size else { return bounds.size }
    let more = textEnlargement
    return CGSize(width: size.width * more, height: size.height * more)
  }
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  override var textBaselines: TextBaselines? { baselineOfImage }
  /// Where the image lies; changing it needs no drawing.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      setNeedsDisplay()
    }
  }
  /// Makes the image the layer's contents.
  open override func display(_ layer: CALayer) { showImage(in: layer) }
  open override func tintColorDidChange() { if shownImage?.isTemplate ?? false { setNeedsDisplay() } }

  private func imageChanged(from old: UIImage?, to new: UIImage?) {
    guard old !== new else { return }
    if old?.size != new?.size || old?.alignmentRectInsets != new?.alignmentRectInsets {
      invalidateIntrinsicContentSize()
    }
    setNeedsDisplay()
  }
}
