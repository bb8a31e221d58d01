public import Foundation
public import UniformTypeIdentifiers

/// How a file may be read.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// One bit an option, as in Foundation's headers.
  public let rawValue: Int
  /// Options of the bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Where it lies. Files are copied here, whatever is allowed.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// Representations as files.
extension NSItemProvider {
  /// Hands over the content of the file that `loadHandler` names.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler: @escaping @Sendable (
      _ done: @escaping @Sendable (_ url: URL?, _ isCoordinated: Bool, _ error: (any Error)?) -> Void
    ) -> Progress?
  ) {
    registerDataRepresentation(forTypeIdentifier: typeIdentifier, visibility: visibility) { done in
      loadHandler { url, _, error in
        guard let url else { return done(nil, error ?? Self.error(.itemUnavailableError)) }
        do { done(try Data(contentsOf: url), nil) } catch { done(nil, error) }
      }
    }
  }
  /// The same for a type as a value. `openInPlace` has no effect: files are copied.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler: @escaping @Sendable (
      _ done: @escaping @Sendable (_ url: URL?, _ isCoordinated: Bool, _ error: (any Error)?) -> Void
    ) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Writes the data of a type to a file, which is gone when the handler returns.
  @discardableResult public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let name = fileName(of: typeIdentifier)
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let files = FileManager.default
      let folder = files.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      defer { try? files.removeItem(at: folder) }
      do {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try data.write(to: file)
        completionHandler(file, nil)
      } catch {
        completionHandler(nil, error)
      }
    }
  }
  /// The same; the file is never the source's own.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  /// As `loadFileRepresentation(forTypeIdentifier:completionHandler:)`: the handler is told that the file is
  /// a copy.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// The suggested name, with the extension of what is there of a type.
  private func fileName(of type: String) -> String {
    let own = registeredTypeIdentifiers.first { $0 == type }
      ?? registeredTypeIdentifiers.first { name in
        UTType(name).flatMap { own in UTType(type).map { own.conforms(to: $0) } } ?? false
      }
    // What would lead out of the folder is no name.
    let given = suggestedName.map { ($0 as NSString).lastPathComponent } ?? ""
    let name = given.isEmpty ? "file" : given
    guard (name as NSString).pathExtension.isEmpty,
      let ending = own.flatMap({ UTType($0)?.preferredFilenameExtension })
    else { return name }
    return name + "." + ending
  }
}
