public import Foundation

/// What kind of data something is: a picture, a PDF, a folder.
///
/// Types that Apple's systems declare are known by a table (`KnownTypes`), an app's own by the
/// declarations of its main bundle. An extension or a MIME type of none of them makes a dynamic type,
/// whose identifier is not Apple's.
public struct UTType: Hashable, Sendable {
  /// The name in reverse-DNS form, as in "public.jpeg".
  public let identifier: String

  /// The known type of an identifier, or a dynamic one; nil for one that nothing declares.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard KnownTypes.declaration(name) != nil || DynamicTag(identifier: name) != nil else { return nil }
    self.identifier = KnownTypes.declaration(name)?.identifier ?? name
  }

  /// The type of an extension, such as "png". Where several have it, the first that conforms; where
  /// none does, a dynamic type.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  /// The type of a MIME type, such as "image/png"; see `init(filenameExtension:conformingTo:)`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  /// The type of a tag of any class, the first of `types(tag:tagClass:conformingTo:)`; nil for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = first
  }
  /// The types of a tag that conform to another, the first of the table first; a dynamic
  /// one where there are none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let found = KnownTypes.identifiers(tag, tagClass).map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    if !found.isEmpty { return found }
    return [
      UTType(known: DynamicTag(tag: tag, tagClass: tagClass, supertype: supertype?.identifier).identifier)
    ]
  }
  /// A type that the app declares as its own.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }
  /// A type of somebody else that the app knows.
  public init(importedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }

  private init(declared identifier: String, _ parent: UTType?) {
    self.identifier = identifier
    if KnownTypes.declaration(identifier.lowercased()) == nil {
      KnownTypes.add(identifier, parent: parent?.identifier ?? "public.data")
    }
  }
  init(known identifier: String) { self.identifier = identifier }

  private var declaration: TypeDeclaration? { KnownTypes.declaration(identifier.lowercased()) }
  private var dynamic: DynamicTag? { DynamicTag(identifier: identifier) }

  // MARK: - What is known of it

  /// The extension that files of the type have, without the dot; nil where they have none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The first MIME type that the type has; nil where it has none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// All that others know the type by, in lower case for the app's own; of a dynamic type the tag that it
  /// was made for.
  public var tags: [UTTagClass: [String]] {
    declaration?.tags ?? dynamic.map { [$0.tagClass: [$0.tag]] } ?? [:]
  }
  /// What people call it, in English.
  public var localizedDescription: String? { declaration?.name }
  /// Where one reads about it; nothing says so here.
  public var referenceURL: URL? { nil }
  /// The version of its declaration; nothing says so here.
  public var version: Int? { nil }
  /// Whether it was made for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// Whether the table or the app declares it, also by `init(exportedAs:)` or `init(importedAs:)`.
  public var isDeclared: Bool { declaration != nil }
  /// Whether it is one of everybody's.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  // MARK: - What it conforms to

  /// Whether it is another type, or a kind of it.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Whether it is a kind of another type, and not that type.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Whether another type is a kind of it, and not the same.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// All types that it is a kind of.
  public var supertypes: Set<UTType> {
    var found: Set<UTType> = [], waiting = parents
    while let next = waiting.popLast() {
      if found.insert(next).inserted { waiting += next.parents }
    }
    return found
  }
  private var parents: [UTType] {
    let names = declaration?.parents ?? dynamic.map { [$0.supertype ?? "public.data"] } ?? []
    return names.map { UTType(known: $0) }
  }

  /// Whether the identifiers are equal but for capitals.
  public static func == (a: UTType, b: UTType) -> Bool {
    a.identifier.lowercased() == b.identifier.lowercased()
  }
  /// Feeds the identifier in lower case.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// The identifier.
  public var description: String { identifier }
  /// The identifier.
  public var debugDescription: String { identifier }
}

/// By its identifier.
extension UTType: Codable {
  /// Reads an identifier; throws for one that `init(_:)` has no type for.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(name): no declared type"))
    }
    self = type
  }
  /// Writes the identifier as a single text.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// What something is known by to others: an extension, a MIME type.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// What follows the last point of a file's name, without the point.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// What mail and servers name data by, such as "image/png".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// The address of an entry with the extension of a type, where the name has none of that type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(Self.named(partialName, contentType))
  }
  /// Does what `appendingPathComponent(_:conformingTo:)` gives.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// The same address with the extension of a type, where it has none of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent().appendingPathComponent(Self.named(lastPathComponent, contentType))
  }
  /// Does what `appendingPathExtension(for:)` gives.
  public mutating func appendPathExtension(for contentType: UTType) {
    self = appendingPathExtension(for: contentType)
  }

  private static func named(_ name: String, _ type: UTType) -> String {
    let own = (name as NSString).pathExtension
    if !own.isEmpty, UTType(filenameExtension: own, conformingTo: type).map({ !$0.isDynamic }) ?? false {
      return name
    }
    return type.preferredFilenameExtension.map { name + "." + $0 } ?? name
  }
}

extension UTType {
  /// The type of a file, by its extension; folders are folders. Nil where there is none.
  package static func ofFile(at url: URL) -> UTType? {
    var isFolder = ObjCBool(false)
    guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder) else { return nil }
    if isFolder.boolValue {
      return url.pathExtension.isEmpty
        ? .folder : UTType(filenameExtension: url.pathExtension, conformingTo: .package)
    }
    return url.pathExtension.isEmpty ? .data : UTType(filenameExtension: url.pathExtension)
  }
}
