public import Foundation
internal import InterfaceBuilder

/// A xib whose views can be made again and again.
///
/// - Note: Mica reads the `.xib` source itself, since there is no compiler for it on Linux: add the file to the
///   target's resources as it is. Outlets are stored properties, found by their names.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Keys of what is handed to `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects by the names of the document's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private let document: IBDocument
  private let assets: AssetCatalog?

  /// A xib in a bundle, by its name without ending. A name that is not there traps, as on iOS.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    let bundle = bundleOrNil ?? .program
    guard let url = bundle.url(forResource: name, withExtension: "xib") else {
      preconditionFailure("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
    }
    do {
      document = try IBDocument(contentsOf: url, language: bundle.ownLanguage)
    } catch {
      preconditionFailure("UINib(nibName:bundle:): \(error)")
    }
    assets = AssetCatalog.find(near: url)
    super.init()
    DocumentNotes.tell(of: document)
  }

  /// A xib in memory. Data that is no xib traps, as on iOS.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    do {
      document = try IBDocument(data: data, name: "data")
    } catch {
      preconditionFailure("UINib(data:bundle:): \(error)")
    }
    assets = nil
    super.init()
  }

  /// New objects for everything at the top level of the document that is not a placeholder.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let loader = NibLoader(document: document, assets: assets, sizeClasses: UIScreen.main.sizeClasses, keepsStoredFrames: false)
    loader.tells = true
    let objects = document.objects.filter { $0.name != "placeholder" }.compactMap(loader.object)
    loader.connect(document.objects, owner: ownerOrNil as AnyObject?)
    loader.awakeObjects()
    return objects
  }
}

extension Bundle {
  /// New objects for everything at the top level of a xib; nil where the bundle has none of that name.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard url(forResource: name, withExtension: "xib") != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
