internal import CoreGraphics
public import Foundation
internal import Synchronization

/// The variants of an image for different traits.
open class UIImageAsset: NSObject, @unchecked Sendable {
  // Accessed only while the lock is held.
  private struct Variant: @unchecked Sendable {
    var traits: UITraitCollection
    /// The state without the asset, which would otherwise retain itself.
    var state: ImageState
    /// The image that was returned last, while it is in use.
    weak var image: UIImage?
  }

  private let variants = Mutex<[Variant]>([])

  /// Creates an asset without images.
  public override init() { super.init() }

  /// Creates an asset with an image that belongs to no other.
  init(startingWith image: UIImage) {
    super.init()
    variants.withLock { $0 = [Variant(traits: image.traitCollection, state: image.state, image: image)] }
  }

  /// Returns the image that suits the traits best, or an empty image if the asset has none.
  open func image(with traitCollection: UITraitCollection) -> UIImage {
    variant(for: traitCollection) ?? UIImage()
  }

  /// Returns the image that suits a configuration's traits best.
  open func image(with configuration: UIImage.Configuration) -> UIImage {
    image(with: configuration.traitCollection ?? .current)
  }

  /// Adds an image for the given traits, replacing any image for the same traits.
  open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
    var state = image.state
    state.asset = nil
    let variant = Variant(traits: traitCollection, state: state)
    variants.withLock { list in
      list.removeAll { $0.traits == traitCollection }
      list.append(variant)
    }
  }

  /// Adds an image for a configuration's traits.
  open func register(_ image: UIImage, with configuration: UIImage.Configuration) {
    register(image, with: configuration.traitCollection ?? UITraitCollection())
  }

  /// Removes the image for the given traits.
  open func unregisterImage(with traitCollection: UITraitCollection) {
    variants.withLock { $0.removeAll { $0.traits == traitCollection } }
  }

  /// Returns the image that agrees with most of the traits and contradicts none. Of several scales, it is the
  /// next larger one, otherwise the largest.
  func variant(for traits: UITraitCollection) -> UIImage? {
    func rank(_ variant: Variant) -> (Int, Int, CGFloat) {
      let own = variant.traits.values
      let wanted = traits.values
      var agreeing = 0
      var contradicting = 0
      func compare<V: Equatable>(_ path: KeyPath<TraitValues, V>, _ unknown: V) {
        guard own[keyPath: path] != unknown else { return }
        if own[keyPath: path] == wanted[keyPath: path] { agreeing += 1 } else { contradicting += 1 }
      }
      compare(\.userInterfaceStyle, .unspecified)
      compare(\.accessibilityContrast, .unspecified)
      compare(\.userInterfaceIdiom, .unspecified)
      compare(\.layoutDirection, .unspecified)
      compare(\.displayGamut, .unspecified)
      compare(\.horizontalSizeClass, .unspecified)
      compare(\.verticalSizeClass, .unspecified)
      let missing = wanted.displayScale - own.displayScale
      return (-contradicting, agreeing, missing > 0 ? -100 * missing : missing)
    }
    return variants.withLock { list in
      guard let best = list.indices.max(by: { rank(list[$0]) < rank(list[$1]) }) else { return nil }
      if let known = list[best].image { return known }
      var state = list[best].state
      state.asset = self
      let image = UIImage(state: state)
      list[best].image = image
      return image
    }
  }
}
