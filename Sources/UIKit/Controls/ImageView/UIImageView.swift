internal import CoreGraphics
public import Foundation
public import QuartzCore

/// A view that displays an image or an animated sequence of images.
///
/// The image is the layer's contents, positioned by ``contentMode``; nothing is drawn. The view ignores
/// touches unless `isUserInteractionEnabled` is set.
open class UIImageView: UIView {
  final var imageStorage: UIImage?
  final var highlightedImageStorage: UIImage?
  final var isHighlightedStorage = false
  final var symbolConfiguration: UIImage.SymbolConfiguration?
  /// The effects that the symbol has until they are removed.
  final var symbolEffects: [SymbolEffectConfiguration.Kind: LastingEffect] = [:]

  /// Creates an image view with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    settings.remove(.interactive)
  }

  /// Creates an image view of the size of the given image.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    settings.remove(.interactive)
    imageStorage = image
    animateImage()
  }

  /// Creates an image view of the size of the given image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    settings.remove(.interactive)
    imageStorage = image
    highlightedImageStorage = highlightedImage
    animateImage()
  }

  /// Creates an image view from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  // MARK: - Images

  /// The image. If `nil`, only the background is shown. An animated image starts its animation when it is
  /// set.
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
  /// The image that is shown while ``isHighlighted`` is `true`. If `nil`, ``image`` is shown.
  open var highlightedImage: UIImage? {
    get { highlightedImageStorage }
    set {
      let old = Swift.exchange(&highlightedImageStorage, with: newValue)
      imageChanged(from: old, to: newValue)
    }
  }
  /// A Boolean value that determines whether the highlighted image is shown.
  open var isHighlighted: Bool {
    get { isHighlightedStorage }
    set {
      let old = shownImage
      isHighlightedStorage = newValue
      imageChanged(from: old, to: shownImage)
      setNeedsDisplay()
    }
  }
  /// The symbol configuration for symbols that have none of their own.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    get { symbolConfiguration }
    set {
      symbolConfiguration = newValue
      invalidateIntrinsicContentSize()
      setNeedsDisplay()
    }
  }
  /// The preferred dynamic range of the image. If unspecified, the traits determine it.
  ///
  /// - Note: It only affects ``imageDynamicRange``: images and displays are no brighter than white.
  open var preferredImageDynamicRange = UIImage.DynamicRange.unspecified
  /// The preferred dynamic range, or that of the traits if it is unspecified.
  open var imageDynamicRange: UIImage.DynamicRange {
    preferredImageDynamicRange == .unspecified
      ? traitCollection.imageDynamicRange : preferredImageDynamicRange
  }
  /// A Boolean value that determines whether the natural size grows with the accessibility text sizes, as
  /// body text does. The default is `false`.
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

  /// The images of the animation.
  open var animationImages: [UIImage]?
  /// The images of the animation in the highlighted state.
  open var highlightedAnimationImages: [UIImage]?
  /// The duration of one repetition of the animation, in seconds. The default, 0, means a thirtieth of a
  /// second for each image.
  open var animationDuration: TimeInterval = 0
  /// The number of repetitions of the animation. The default, 0, repeats indefinitely.
  open var animationRepeatCount = 0
  /// A Boolean value that indicates whether the animation is running.
  open var isAnimating: Bool { animation != nil }
  private(set) final var animation: ImageAnimation?
  /// Starts the animation of ``animationImages``, or of an animated ``image``, from the first image.
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
  /// Stops the animation and shows ``image``.
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
  /// Starts an animated image when it is set.
  private func animateImage() {
    if imageStorage?.images != nil, animationImages == nil {
      startAnimating()
    } else if animationImages == nil {
      animation = nil
    }
  }

  // MARK: - Layout and display

  /// The size of the displayed image's alignment rectangle; no intrinsic size without an image.
  open override var intrinsicContentSize: CGSize {
    guard let image = shownImage else {
      return CGSize(width: UIView.noIntrinsicMetric, height: UIView.noIntrinsicMetric)
    }
    let size = CGRect(origin: .zero, size: image.size).inset(by: image.alignmentRectInsets).size,
      more = textEnlargement
    return CGSize(width: size.width * more, height: size.height * more)
  }
  /// Returns the size of the displayed image, whatever `size` is.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let size = shownImage?.size else { return bounds.size }
    let more = textEnlargement
    return CGSize(width: size.width * more, height: size.height * more)
  }
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }
  override var textBaselines: TextBaselines? { baselineOfImage }
  /// The mode in which the image is positioned.
  open override var contentMode: ContentMode {
    get { super.contentMode }
    set {
      super.contentMode = newValue
      setNeedsDisplay()
    }
  }
  /// Sets the image as the layer's contents.
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
