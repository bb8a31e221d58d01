// Foundation on Linux has no item providers.

public import Foundation
public import UniformTypeIdentifiers

/// An object that can be written as data of one or several types.
public protocol NSItemProviderWriting: AnyObject {
  /// The type identifiers, the preferred one first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Loads the data of a type, or an error.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// An object that can be created from data of one or several types.
public protocol NSItemProviderReading: AnyObject {
  /// The type identifiers, the preferred one first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// Creates an object from data of one of those types; throws if the data is invalid.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// The visibilities of a representation. Within one program, all are equivalent.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program, those of one team or one group, or this one only; all behave like `all`.
  case all, team, group, ownProcess
}

/// A provider that transfers items between parts of a program, as objects or as data of named types.
///
/// - Note: Completion handlers are called before the loading method returns if the data is available by then,
///   on the calling thread.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Sendable as Apple's is: configured by one thread before it is transferred, and only read from then on.
  /// A closure that receives the item, or the error.
  public typealias CompletionHandler =
    @Sendable (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// The error domain.
  public static let errorDomain = "NSItemProviderErrorDomain"
  /// The error codes, with Apple's names.
  public enum ErrorCode: Int, Sendable {
    /// An unspecified error; no method returns it.
    case unknownError = -1
    /// There is no data of the type.
    case itemUnavailableError = -1000
    /// The item is of another class. No method returns it; `unavailableCoercionError` is used instead.
    case unexpectedValueClassError = -1100
    /// The class cannot be created from the data, or from its types.
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    var type: String
    var load: @Sendable (_ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// The item that was registered for the type; nil for data only.
    var item: AnyObject?
  }
  private var representations: [Representation] = []
  /// The objects that were registered as such.
  private var objects: [AnyObject] = []

  /// Creates a provider without representations.
  public override init() { super.init() }
  /// Creates a provider of an object, with all types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// Creates a provider of an item of a type: a text, a URL, or another object that can be archived.
  public convenience init(item: (any NSSecureCoding)?, typeIdentifier: String?) {
    self.init()
    guard let item else { return }
    objects.append(item as AnyObject)
    let writer = item as? any NSItemProviderWriting
    guard
      let type = typeIdentifier
        ?? writer.flatMap({ Swift.type(of: $0).writableTypeIdentifiersForItemProvider.first })
    else { return }
    if let writer {
      register(writer, as: type)
    } else if let data = item as? NSData {
      let bytes = Data(referencing: data)
      registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
        done(bytes, nil)
        return nil
      }
      keep(data, as: type)
    }
  }
  /// Creates a provider of the contents of a file; nil if it cannot be read.
  public convenience init?(contentsOf fileURL: URL!) {
    guard let fileURL, FileManager.default.isReadableFile(atPath: fileURL.path) else { return nil }
    self.init()
    suggestedName = fileURL.lastPathComponent
    registerDataRepresentation(
      forTypeIdentifier: UTType(filenameExtension: fileURL.pathExtension).map {
        $0.isDynamic ? "public.data" : $0.identifier
      } ?? "public.data", visibility: .all
    ) { done in
      do { done(try Data(contentsOf: fileURL), nil) } catch { done(nil, error) }
      return nil
    }
  }

  /// The file name for the data.
  open var suggestedName: String?
  /// The preferred size in points; zero for none.
  open var preferredPresentationSize = CGSize.zero
  /// Stored only. The data for programs of the same team. Unavailable on Linux: programs belong to no team.
  open var teamData: Data?

  // MARK: - Registration

  /// Registers an object, and data of all types that it can be written as. It is visible to all, regardless
  /// of `visibility`.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider { register(object, as: type) }
  }
  /// Registers data of a type, which `loadHandler` creates on each request, replacing an earlier registration
  /// for the type.
  open func registerDataRepresentation(
    forTypeIdentifier typeIdentifier: String, visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (_ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
  ) {
    representations.removeAll { $0.type == typeIdentifier }
    representations.append(Representation(type: typeIdentifier, load: loadHandler, item: nil))
  }
  private func keep(_ item: AnyObject, as type: String) {
    guard let place = representations.firstIndex(where: { $0.type == type }) else { return }
    representations[place].item = item
  }
  private func register(_ object: any NSItemProviderWriting, as type: String) {
    // Transferred with the provider.
    nonisolated(unsafe) let object = object
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
    }
    keep(object, as: type)
  }

  // MARK: - Loading

  /// The registered type identifiers, in order.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
  /// Returns whether there is an item of a type, or of a conforming one.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }
  /// Returns whether an object of exactly that class was registered, or data from which it can be created.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass }
      || aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }
  /// Returns whether there is a text, or a URL, which can be read as one.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Returns whether there is a URL.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  private static func conforms(_ type: String, to wanted: String) -> Bool {
    guard let type = UTType(type), let wanted = UTType(wanted) else { return false }
    return type.conforms(to: wanted)
  }
  /// The registered types, in order.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  final func hasItemConforming(to contentType: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(contentType.identifier)
  }
  /// Loads the data of a type, given as a value.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  private func representation(_ type: String) -> Representation? {
    representations.first { $0.type == type } ?? representations.first { Self.conforms($0.type, to: type) }
  }

  // MARK: - Loading

  /// Loads the object that was registered, or one created from data.
  @discardableResult open func loadObject(
    ofClass aClass: any NSItemProviderReading.Type,
    completionHandler: @escaping @Sendable ((any NSItemProviderReading)?, (any Error)?) -> Void
  ) -> Progress {
    if let same = objects.first(where: { Swift.type(of: $0) == aClass }) as? any NSItemProviderReading {
      completionHandler(same, nil)
      return Self.done
    }
    // A class may be named anywhere.
    nonisolated(unsafe) let aClass = aClass
    for type in aClass.readableTypeIdentifiersForItemProvider {
      guard let found = representation(type) else { continue }
      let foundType = found.type
      return found.load { data, error in
        guard let data else { return completionHandler(nil, error ?? Self.error(.itemUnavailableError)) }
        do {
          completionHandler(try aClass.object(withItemProviderData: data, typeIdentifier: foundType), nil)
        } catch {
          completionHandler(nil, error)
        }
      } ?? Self.done
    }
    completionHandler(nil, Self.error(.unavailableCoercionError))
    return Self.done
  }
  /// Loads the text that was registered, or one created from data.
  @discardableResult public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String($0) }, error)
    }
  }
  /// Loads the URL that was registered, or one created from data.
  @discardableResult public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }
  /// Loads the data of a type, or of the first conforming one; an error if there is none.
  @discardableResult open func loadDataRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    guard let found = representation(typeIdentifier) else {
      completionHandler(nil, Self.error(.itemUnavailableError))
      return Self.done
    }
    return found.load(completionHandler) ?? Self.done
  }
  /// Loads the item that was registered for a type, or its data.
  open func loadItem(
    forTypeIdentifier typeIdentifier: String, options: [AnyHashable: Any]? = nil,
    completionHandler: CompletionHandler? = nil
  ) {
    guard let found = representation(typeIdentifier) else {
      completionHandler?(nil, Self.error(.itemUnavailableError))
      return
    }
    if let item = found.item as? any NSSecureCoding {
      completionHandler?(item, nil)
      return
    }
    _ = found.load { data, error in completionHandler?(data.map { NSData(data: $0) }, error) }
  }

  private static var done: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }
  static func error(_ code: ErrorCode) -> any Error { NSError(domain: errorDomain, code: code.rawValue) }

  /// Returns a provider of the same items.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.representations, copy.objects) = (representations, objects)
    (copy.suggestedName, copy.preferredPresentationSize, copy.teamData) = (
      suggestedName, preferredPresentationSize, teamData
    )
    return copy
  }
}
