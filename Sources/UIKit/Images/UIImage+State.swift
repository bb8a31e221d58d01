internal import CoreGraphics
public import Foundation

extension UIImage {
  /// Returns the image with changes to its state.
  func changed(_ change: (inout ImageState) -> Void) -> UIImage {
    var state = self.state
    state.asset = knownAsset
    change(&state)
    return UIImage(state: state)
  }

  var pixels: CGImage? {
    switch state.content {
    case .empty: nil
    case .pixels(let image): image
    case .symbol(let symbol): symbol.rasterize(size: pointSize, scale: scale, color: .black)
    case .frames(let images, _): images.first?.cgImage
    case .vector(let drawing): drawing.rasterize(size: drawing.size, scale: scale)
    case .recipe(let recipe): recipe.pixels
    }
  }

  var pointSize: CGSize {
    switch state.content {
    case .empty: return .zero
    case .pixels(let image):
      let size = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
      return state.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    case .symbol(let symbol): return symbol.size(scale: scale)
    case .frames(let images, _): return images.first?.size ?? .zero
    case .vector(let drawing): return drawing.size
    case .recipe(let recipe):
      let size = CGSize(width: recipe.size.width / scale, height: recipe.size.height / scale)
      return state.orientation.swapsSides ? CGSize(width: size.height, height: size.width) : size
    }
  }

  /// Returns the image of the asset for the given traits, or the image itself if it belongs to no asset.
  package func resolved(with traits: UITraitCollection) -> UIImage {
    guard let asset = knownAsset, let other = asset.variant(for: traits), other !== self else { return self }
    return other.changed {
      $0.renderingMode = state.renderingMode
      $0.tint = state.tint
      $0.alignmentRectInsets = state.alignmentRectInsets
      $0.flipsForRightToLeft = state.flipsForRightToLeft
      if state.isResizable {
        ($0.capInsets, $0.resizingMode, $0.isResizable) = (state.capInsets, state.resizingMode, true)
      }
    }
  }

  func configured(_ configuration: Configuration) -> UIImage {
    if case .symbol(var symbol) = state.content {
      let added = configuration as? SymbolConfiguration
      let own = symbolConfiguration ?? .unspecified
      let combined = added.map { own.applying($0) } ?? own
      symbol.configure(combined)
      return changed {
        $0.content = .symbol(symbol)
        $0.configuration = combined
        $0.align(symbol)
      }
    }
    let image = configuration.traitCollection.map { resolved(with: $0) } ?? self
    return image.changed { $0.configuration = configuration }
  }

  func hasSamePicture(as other: UIImage) -> Bool {
    guard state.scale == other.state.scale, state.orientation == other.state.orientation,
      state.renderingMode == other.state.renderingMode, state.tint == other.state.tint,
      state.capInsets == other.state.capInsets, state.resizingMode == other.state.resizingMode
    else { return false }
    switch (state.content, other.state.content) {
    case (.empty, .empty): return true
    case (.pixels(let a), .pixels(let b)): return a === b
    case (.symbol(let a), .symbol(let b)): return a == b
    case (.vector(let a), .vector(let b)): return a === b
    case (.recipe(let a), .recipe(let b)): return a.image === b.image
    case (.frames(let a, let s), .frames(let b, let t)): return s == t && a == b
    default: return false
    }
  }

  var printedForm: String {
    let address = String(UInt(bitPattern: ObjectIdentifier(self)), radix: 16)
    let source =
      switch state.content {
      case .empty: "empty"
      case .pixels: "anonymous"
      case .symbol(let symbol): "symbol(system: \(symbol.name))"
      case .frames(let images, _): "animated(\(images.count))"
      case .vector: "vector"
      case .recipe: "CIImage"
      }
    let size = String(format: "{%g, %g}", Double(pointSize.width), Double(pointSize.height))
    let mode =
      switch state.renderingMode {
      case .automatic: "automatic"
      case .alwaysOriginal: "alwaysOriginal"
      case .alwaysTemplate: "alwaysTemplate"
      }
    return "<UIImage:0x\(address) \(source) \(size) renderingMode=\(mode)(\(state.renderingMode.rawValue))>"
  }
}

extension UIImage {
  /// Creates an animation from frames.
  ///
  /// - Parameters:
  ///   - images: The frames.
  ///   - duration: The duration of all frames together, in seconds.
  /// - Returns: The animation, or nil if there are no frames.
  public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
    guard let first = images.first else { return nil }
    return UIImage(
      state: ImageState(content: .frames(images, duration: max(duration, 0)), scale: first.scale))
  }

  /// Creates an animation from the images `name0`, `name1` and so on, or `name1`, `name2` and so on, of the
  /// main bundle.
  public class func animatedImageNamed(_ name: String, duration: TimeInterval) -> UIImage? {
    let first = UIImage(named: name + "0") == nil ? 1 : 0
    var frames: [UIImage] = []
    while frames.count <= 1024, let frame = UIImage(named: "\(name)\(first + frames.count)") {
      frames.append(frame)
    }
    return animatedImage(with: frames, duration: duration)
  }

  /// Creates an animation from the images `name0`, `name1` and so on, or `name1`, `name2` and so on, of the
  /// main bundle, made resizable with cap insets.
  public class func animatedResizableImageNamed(
    _ name: String, capInsets: UIEdgeInsets, resizingMode: ResizingMode = .tile, duration: TimeInterval
  ) -> UIImage? {
    let frames = animatedImageNamed(name, duration: duration)?.images ?? []
    return animatedImage(
      with: frames.map { $0.resizableImage(withCapInsets: capInsets, resizingMode: resizingMode) },
      duration: duration)
  }

  /// Returns the image itself, with its pixels ready for display.
  public func preparingForDisplay() -> UIImage? { pixels == nil ? nil : self }

  /// Calls a handler with the image itself, with its pixels ready for display, before the method returns.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingForDisplay())
  }

  /// Returns the image itself, with its pixels ready for display.
  public func byPreparingForDisplay() async -> UIImage? { preparingForDisplay() }

  /// Returns an image scaled to fit a size in points, preserving the aspect ratio.
  public func preparingThumbnail(of size: CGSize) -> UIImage? {
    let own = pointSize
    guard own.width > 0, own.height > 0, size.width > 0, size.height > 0 else { return nil }
    let ratio = min(size.width / own.width, size.height / own.height)
    let target = CGSize(width: own.width * ratio, height: own.height * ratio)
    guard let pixels = rasterize(size: target, scale: scale, color: state.tint) else { return nil }
    return UIImage(cgImage: pixels, scale: scale, orientation: .up)
  }

  /// Calls a handler with an image scaled to fit a size, before the method returns.
  public func prepareThumbnail(of size: CGSize, completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(preparingThumbnail(of: size))
  }

  /// Returns an image scaled to fit a size in points, preserving the aspect ratio.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { preparingThumbnail(of: size) }
}
