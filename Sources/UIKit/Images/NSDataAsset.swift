public import Foundation

/// The name of a data set in an asset catalog.
public typealias NSDataAssetName = String

/// A data set of an asset catalog: a file stored without changes.
open class NSDataAsset: NSObject, @unchecked Sendable {
  // All properties are constant.
  /// The name of the data set.
  public let name: NSDataAssetName
  /// The contents of the file.
  public let data: Data
  /// The uniform type identifier in the catalog. The default is "public.data".
  public let typeIdentifier: String

  /// Creates a data asset from the main bundle's catalogs. Returns nil if there is no data set with the name.
  public convenience init?(name: NSDataAssetName) { self.init(name: name, bundle: .program) }

  /// Creates a data asset from a bundle's catalogs. Returns nil if there is no data set with the name.
  public init?(name: NSDataAssetName, bundle: Bundle) {
    guard let found = BundledImages.catalogs(of: bundle).lazy.compactMap({ $0.dataSet(named: name) }).first
    else {
      return nil
    }
    (self.name, data, typeIdentifier) = (name, found.data, found.type)
    super.init()
  }
}
