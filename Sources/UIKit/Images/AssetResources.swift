public import Foundation

/// An image in an asset catalog, in the form in which Xcode makes it available to code.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource. The image is not looked up until an image is created from it.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour in an asset catalog, in the form in which Xcode makes it available to code.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Creates a resource. The colour is not looked up until a colour is created from it.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// Creates an image from an asset catalog.
  ///
  /// - Precondition: The image exists.
  public convenience init(resource: ImageResource) {
    self.init(named: resource.name, in: resource.bundle, with: nil)!
  }
}

extension UIColor {
  /// Creates a colour from an asset catalog.
  ///
  /// - Precondition: The colour exists.
  public convenience init(resource: ColorResource) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }
}
