public import Foundation

/// A type of data, such as an image, a PDF or a folder.
///
/// Types of Apple's systems are known from a table (`KnownTypes`), an app's own from the declarations of its
/// main bundle. An unknown extension or MIME type makes a dynamic type, whose identifier is not Apple's.
public struct UTType: Hashable, Sendable {
  /// The identifier in reverse-DNS form, such as "public.jpeg".
  public let identifier: String

  /// Creates the declared or dynamic type with an identifier. Returns nil if nothing declares it.
  public init?(_ identifier: String) {
    let name = identifier.lowercased()
    guard KnownTypes.declaration(name) != nil || DynamicTag(identifier: name) != nil else { return nil }
    self.identifier = KnownTypes.declaration(name)?.identifier ?? name
  }

  /// Creates the type of a filename extension, such as "png": the first that conforms to `supertype`, or a
  /// dynamic type if none does.
  public init?(filenameExtension: String, conformingTo supertype: UTType = .data) {
    self.init(tag: filenameExtension, tagClass: .filenameExtension, conformingTo: supertype)
  }
  /// Creates the type of a MIME type, such as "image/png"; see `init(filenameExtension:conformingTo:)`.
  public init?(mimeType: String, conformingTo supertype: UTType = .data) {
    self.init(tag: mimeType, tagClass: .mimeType, conformingTo: supertype)
  }
  /// Creates the type of a tag of any class, the first of `types(tag:tagClass:conformingTo:)`. Returns nil
  /// for an empty tag.
  public init?(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) {
    guard !tag.isEmpty else { return nil }
    guard let first = Self.types(tag: tag, tagClass: tagClass, conformingTo: supertype).first else {
      return nil
    }
    self = first
  }
  /// Returns the types of a tag that conform to another type, in the order of the table, or a dynamic type if
  /// there are none.
  public static func types(tag: String, tagClass: UTTagClass, conformingTo supertype: UTType?) -> [UTType] {
    let tag = tag.lowercased()
    let found = KnownTypes.identifiers(tag, tagClass).map { UTType(known: $0) }
      .filter { type in supertype.map { type.conforms(to: $0) } ?? true }
    if !found.isEmpty { return found }
    return [
      UTType(known: DynamicTag(tag: tag, tagClass: tagClass, supertype: supertype?.identifier).identifier)
    ]
  }
  /// Creates a type that the app declares and owns.
  public init(exportedAs identifier: String, conformingTo parentType: UTType? = nil) {
    self.init(declared: identifier, parentType)
  }
  /// Creates a type that another app owns.
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

  // MARK: - Properties

  /// The preferred filename extension, without the period, or nil if the type has none.
  public var preferredFilenameExtension: String? { tags[.filenameExtension]?.first }
  /// The preferred MIME type, or nil if the type has none.
  public var preferredMIMEType: String? { tags[.mimeType]?.first }
  /// The tags of the type by class, in lowercase for the app's own types. A dynamic type has the tag that it
  /// was created for.
  public var tags: [UTTagClass: [String]] {
    declaration?.tags ?? dynamic.map { [$0.tagClass: [$0.tag]] } ?? [:]
  }
  /// The description of the type in English.
  public var localizedDescription: String? { declaration?.name }
  /// The URL of the type's documentation. Always nil, since no declaration specifies it.
  public var referenceURL: URL? { nil }
  /// The version of the declaration. Always nil, since no declaration specifies it.
  public var version: Int? { nil }
  /// A Boolean value that indicates whether the type was created for a tag that no declared type has.
  public var isDynamic: Bool { identifier.hasPrefix("dyn.") }
  /// A Boolean value that indicates whether the table or the app declares the type, including with
  /// `init(exportedAs:)` or `init(importedAs:)`.
  public var isDeclared: Bool { declaration != nil }
  /// A Boolean value that indicates whether the type is in the public domain.
  public var isPublic: Bool { identifier.lowercased().hasPrefix("public.") }

  // MARK: - Conformance

  /// Returns a Boolean value that indicates whether the type is equal to or a subtype of another.
  public func conforms(to type: UTType) -> Bool { self == type || supertypes.contains(type) }
  /// Returns a Boolean value that indicates whether the type is a subtype of another, but not equal to it.
  public func isSubtype(of type: UTType) -> Bool { self != type && conforms(to: type) }
  /// Returns a Boolean value that indicates whether the type is a supertype of another, but not equal to it.
  public func isSupertype(of type: UTType) -> Bool { type.isSubtype(of: self) }
  /// All types that the type conforms to.
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

  /// Returns a Boolean value that indicates whether the identifiers are equal, ignoring case.
  public static func == (a: UTType, b: UTType) -> Bool {
    a.identifier.lowercased() == b.identifier.lowercased()
  }
  /// Hashes the lowercase identifier.
  public func hash(into hasher: inout Hasher) { hasher.combine(identifier.lowercased()) }
}

extension UTType: CustomStringConvertible, CustomDebugStringConvertible {
  /// A textual representation: the identifier.
  public var description: String { identifier }
  /// A textual representation: the identifier.
  public var debugDescription: String { identifier }
}

/// A type is encoded by its identifier.
extension UTType: Codable {
  /// Decodes an identifier. Throws if `init(_:)` has no type for it.
  public init(from decoder: any Decoder) throws {
    let name = try decoder.singleValueContainer().decode(String.self)
    guard let type = UTType(name) else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "\(name): no declared type"))
    }
    self = type
  }
  /// Encodes the identifier as a single string.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(identifier)
  }
}

/// A class of tags that identify a type elsewhere, such as extensions or MIME types.
public struct UTTagClass: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The class of filename extensions, without the period.
  public static let filenameExtension = UTTagClass(rawValue: "public.filename-extension")
  /// The class of MIME types, such as "image/png".
  public static let mimeType = UTTagClass(rawValue: "public.mime-type")
}

extension URL {
  /// Returns the URL with a path component appended, with the extension of a type unless the name has one of
  /// that type.
  public func appendingPathComponent(_ partialName: String, conformingTo contentType: UTType) -> URL {
    appendingPathComponent(Self.named(partialName, contentType))
  }
  /// Appends a path component, with the extension of a type unless the name has one of that type.
  public mutating func appendPathComponent(_ partialName: String, conformingTo contentType: UTType) {
    self = appendingPathComponent(partialName, conformingTo: contentType)
  }
  /// Returns the URL with the extension of a type appended, unless it has one of that type.
  public func appendingPathExtension(for contentType: UTType) -> URL {
    deletingLastPathComponent().appendingPathComponent(Self.named(lastPathComponent, contentType))
  }
  /// Appends the extension of a type, unless the URL has one of that type.
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
  /// Returns the type of a file by its extension, or that of a folder. Returns nil if it does not exist.
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
