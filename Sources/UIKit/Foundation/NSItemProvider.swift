// Foundation on Linux has no item providers.

public import Foundation
public import UniformTypeIdentifiers

/// Something that can be handed over as data of one or several types.
public protocol NSItemProviderWriting: AnyObject {
  /// Names of types, the best first.
  static var writableTypeIdentifiersForItemProvider: [String] { get }
  /// Gives the data of a type, or says why there is none.
  func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress?
}

/// Something that can be made from data of one or several types.
public protocol NSItemProviderReading: AnyObject {
  /// Names of types, the best first.
  static var readableTypeIdentifiersForItemProvider: [String] { get }
  /// A new object of data of one of those types; throws where the data are none.
  static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}

/// Who may see a representation. Within one program there is nobody else.
public enum NSItemProviderRepresentationVisibility: Int, Sendable {
  /// Every program, those of one team or one group, or this one alone; all are as `all` here.
  case all, team, group, ownProcess
}

/// Hands things over between parts of a program, as objects or as data of named types.
///
/// - Note: completion handlers are called before the loading method
///   returns where the data is there by then, on the thread that asks.
open class NSItemProvider: NSObject, NSCopying, @unchecked Sendable {
  // Sendable as Apple's is: filled by one thread before it is handed on, and only read from then on.
  /// Given the item, or the error for which there is none.
  public typealias CompletionHandler =
    @Sendable (_ item: (any NSSecureCoding)?, _ error: (any Error)?) -> Void

  /// The domain and the codes of errors, as Apple names them.
  public static let errorDomain = "NSItemProviderErrorDomain"
  /// Why there is no item.
  public enum ErrorCode: Int, Sendable {
    /// Of no other kind; no method here gives it.
    case unknownError = -1
    /// There are no data of the type.
    case itemUnavailableError = -1000
    /// The item is of another class. No method here gives it: that is `unavailableCoercionError`.
    case unexpectedValueClassError = -1100
    /// The data, or their types, are none that the class can be made from.
    case unavailableCoercionError = -1200
  }

  private struct Representation {
    var type: String
    var load: @Sendable (_ done: @escaping @Sendable (Data?, (any Error)?) -> Void) -> Progress?
    /// What was handed over as that type; nil for data alone.
    var item: AnyObject?
  }
  private var representations: [Representation] = []
  /// What was handed over as it is.
  private var objects: [AnyObject] = []

  /// A provider of nothing, for representations to be registered.
  public override init() { super.init() }
  /// A provider of an object, by all the types that it can be written as.
  public convenience init(object: any NSItemProviderWriting) {
    self.init()
    registerObject(object, visibility: .all)
  }
  /// A provider of an item of a type: of text, a URL, or what else can be archived.
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
  /// A provider of the content of a file; nil for one that cannot be read.
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

  /// The name that the data would have as a file.
  open var suggestedName: String?
  /// In points; zero where the source has no wish.
  open var preferredPresentationSize = CGSize.zero
  /// What the source keeps with the item for programs of its own team. Kept for the app.
  open var teamData: Data?

  // MARK: - Registering

  /// Hands an object over as it is, and as data of all the types that it can be written as. Everybody may see
  /// it, whatever `visibility` says.
  open func registerObject(
    _ object: any NSItemProviderWriting, visibility: NSItemProviderRepresentationVisibility
  ) {
    objects.append(object)
    for type in Swift.type(of: object).writableTypeIdentifiersForItemProvider { register(object, as: type) }
  }
  /// Hands data of a type over, which `loadHandler` makes each time that they are asked for; in place of
  /// those registered before for the type.
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
    // Handed over with the provider.
    nonisolated(unsafe) let object = object
    registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      object.loadData(withTypeIdentifier: type, forItemProviderCompletionHandler: done)
    }
    keep(object, as: type)
  }

  // MARK: - Asking

  /// In the order in which they were registered.
  open var registeredTypeIdentifiers: [String] { representations.map(\.type) }
  /// Whether there is something of a type, or of one that is a kind of it.
  open func hasItemConformingToTypeIdentifier(_ typeIdentifier: String) -> Bool {
    representation(typeIdentifier) != nil
  }
  /// Whether an object of just that class was handed over, or data that it can be made from.
  open func canLoadObject(ofClass aClass: any NSItemProviderReading.Type) -> Bool {
    objects.contains { Swift.type(of: $0) == aClass }
      || aClass.readableTypeIdentifiersForItemProvider.contains { representation($0) != nil }
  }
  /// Whether there is a text, or an address, which can be read as one.
  public func canLoadObject(ofClass aClass: String.Type) -> Bool { canLoadObject(ofClass: NSString.self) }
  /// Whether there is an address.
  public func canLoadObject(ofClass aClass: URL.Type) -> Bool { canLoadObject(ofClass: NSURL.self) }

  private static func conforms(_ type: String, to wanted: String) -> Bool {
    guard let type = UTType(type), let wanted = UTType(wanted) else { return false }
    return type.conforms(to: wanted)
  }
  /// As types, in the order in which they were registered.
  public var registeredContentTypes: [UTType] { registeredTypeIdentifiers.compactMap { UTType($0) } }
  final func hasItemConforming(to contentType: UTType) -> Bool {
    hasItemConformingToTypeIdentifier(contentType.identifier)
  }
  /// The same as by the type's identifier.
  @discardableResult public func loadDataRepresentation(
    for contentType: UTType, completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress {
    loadDataRepresentation(forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }

  private func representation(_ type: String) -> Representation? {
    representations.first { $0.type == type } ?? representations.first { Self.conforms($0.type, to: type) }
  }

  // MARK: - Loading

  /// Gives the object that was handed over, or one made from data.
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
  /// Gives the text that was handed over, or one made from data.
  @discardableResult public func loadObject(
    ofClass aClass: String.Type, completionHandler: @escaping @Sendable (String?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSString.self) { object, error in
      completionHandler((object as? NSString).map { String($0) }, error)
    }
  }
  /// Gives the address that was handed over, or one made from data.
  @discardableResult public func loadObject(
    ofClass aClass: URL.Type, completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    loadObject(ofClass: NSURL.self) { object, error in
      completionHandler((object as? NSURL).map { $0 as URL }, error)
    }
  }
  /// Gives the data of a type, or of the first that is a kind of it; an error where there are none.
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
  /// Gives the item that was handed over for a type, or else its data.
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

  /// Another provider of the same.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSItemProvider()
    (copy.representations, copy.objects) = (representations, objects)
    (copy.suggestedName, copy.preferredPresentationSize, copy.teamData) = (
      suggestedName, preferredPresentationSize, teamData
    )
    return copy
  }
}
