public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A file that lies in an asset catalog as it is: a data set.
open class NSDataAsset: NSObject, @unchecked Sendable {
  // Nothing of it ever changes.
  /// The name of the set.
  public let name: NSDataAssetName
  /// The bytes of the file.
  public let data: Data
  /// The uniform type that the catalog states, or "public.data".
  public let typeIdentifier: String

  /// The data set of a name in the main bundle's catalogs, or nil where there is none.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .program) }

  /// The data set of a name in a bundle's catalogs, or nil where there is none.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = BundledImages.catalogs(of: bundle).lazy.compactMap({ $0.dataSet(named: name) }).first
    else {
      return nil
    }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
    super.init()
  }
}
