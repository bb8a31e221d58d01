internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder

/// A xib whose views can be created repeatedly.
///
/// - Note: Mica reads the `.xib` source itself, since there is no compiler for it on Linux: add the file to
///   the target's resources as it is. Outlets are stored properties, found by their names.
@preconcurrency @MainActor open class UINib: NSObject {
  /// The keys of the options of `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The key of a dictionary of objects by the names of the document's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private typealias Contents = (document: IBDocument, assets: AssetCatalog?)
  /// The contents of the xib, or the way to read them, until objects are requested.
  private enum Source {
    case unread(@MainActor () -> Contents)
    case read(Contents)
  }
  private var source: Source

  private func contents() -> Contents {
    switch source {
    case .read(let contents): return contents
    case .unread(let read):
      let contents = read()
      source = .read(contents)
      return contents
    }
  }

  /// Creates a nib from a xib in a bundle, by its name without extension. It is read when objects are
  /// requested: a missing name traps then, as on iOS, where a cell that is never shown may be registered with
  /// it.
  public init(nibName name: String, bundle bundleOrNil: Bundle?) {
    source = .unread {
      let bundle = bundleOrNil ?? .program
      guard let url = bundle.url(forResource: name, withExtension: "xib") else {
        raiseException("Could not load NIB in bundle: '\(bundle.bundlePath)' with name '\(name)'")
      }
      do {
        let document = try IBDocument(contentsOf: url, language: bundle.ownLanguage)
        DocumentNotes.tell(of: document)
        return (document, AssetCatalog.find(near: url))
      } catch {
        raiseException("UINib(nibName:bundle:): \(error)")
      }
    }
    super.init()
  }

  /// Creates a nib from a xib in memory. Data that is not a xib traps when objects are requested.
  public init(data: Data, bundle bundleOrNil: Bundle?) {
    source = .unread {
      do {
        return (try IBDocument(data: data, name: "data"), nil)
      } catch {
        raiseException("UINib(data:bundle:): \(error)")
      }
    }
    super.init()
  }

  /// Creates new objects for everything at the top level of the document that is not a placeholder.
  open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
    let (document, assets) = contents()
    let loader = NibLoader(
      document: document, assets: assets, sizeClasses: UIScreen.main.sizeClasses, keepsStoredFrames: false)
    loader.tells = true
    let objects = document.objects.filter { $0.name != "placeholder" }.compactMap(loader.object)
    loader.connect(document.objects, owner: ownerOrNil as AnyObject?)
    loader.awakeObjects()
    return objects
  }
}

extension Bundle {
  /// Creates new objects for everything at the top level of a xib; nil if the bundle has none of that name.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard url(forResource: name, withExtension: "xib") != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
