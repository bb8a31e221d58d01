internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder

/// A xib whose views can be made again and again.
///
/// - Note: Mica reads the `.xib` source itself, since there is no compiler for it on Linux: add the file to
///   the target's resources as it is. Outlets are stored properties, found by their names.
@preconcurrency @MainActor open class UINib: NSObject {
  /// Keys of what is handed to `instantiate(withOwner:options:)`.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A dictionary of objects by the names of the document's placeholders.
    public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
  }

  private typealias Contents = (document: IBDocument, assets: AssetCatalog?)
  /// What the objects are made of, or how to read that, until they are asked for.
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

  /// A xib in a bundle, by its name without ending. It is read when objects are asked for: a name that is
  /// not there traps then, as on iOS, where a cell that nobody shows may be registered with it.
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

  /// A xib in memory. Data that is no xib traps when objects are asked for.
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

  /// New objects for everything at the top level of the document that is not a placeholder.
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
  /// New objects for everything at the top level of a xib; nil where the bundle has none of that name.
  @preconcurrency @MainActor public func loadNibNamed(
    _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
  ) -> [Any]? {
    guard url(forResource: name, withExtension: "xib") != nil else { return nil }
    return UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
  }
}
