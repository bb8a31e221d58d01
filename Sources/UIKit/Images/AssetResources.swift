public import Foundation

/// An image of an asset catalog, as Xcode names it for code.
public struct ImageResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Nothing is looked up before an image is made of it.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

/// A colour of an asset catalog, as Xcode names it for code.
public struct ColorResource: Hashable, Sendable {
  fileprivate let name: String
  fileprivate let bundle: Bundle

  /// Nothing is looked up before a colour is made of it.
  public init(name: String, bundle: Bundle) { (self.name, self.bundle) = (name, bundle) }
}

extension UIImage {
  /// The image of a catalog. One that is not there traps.
  public convenience init(resource: ImageResource) {
    self.init(named: resource.name, in: resource.bundle, with: nil)!
  }
}

extension UIColor {
  /// The colour of a catalog. One that is not there traps.
  public convenience init(resource: ColorResource) {
    self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
  }
}
