public import Foundation
public import UniformTypeIdentifiers

/// The options for reading a file representation.
public struct NSItemProviderFileOptions: OptionSet, Sendable {
  /// The raw value, one bit per option, as in Foundation's headers.
  public let rawValue: Int
  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// The file may be opened in place. No effect: files are copied.
  public static let openInPlace = NSItemProviderFileOptions(rawValue: 1)
}

/// File representations.
extension NSItemProvider {
  /// Registers the contents of the file that `loadHandler` returns.
  public func registerFileRepresentation(
    forTypeIdentifier typeIdentifier: String, fileOptions: NSItemProviderFileOptions = [],
    visibility: NSItemProviderRepresentationVisibility,
    loadHandler:
      @escaping @Sendable (
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
  /// Registers a file for a type as a value. `openInPlace` has no effect: files are copied.
  public func registerFileRepresentation(
    for contentType: UTType, visibility: NSItemProviderRepresentationVisibility = .all,
    openInPlace: Bool = false,
    loadHandler:
      @escaping @Sendable (
        _ done: @escaping @Sendable (_ url: URL?, _ isCoordinated: Bool, _ error: (any Error)?) -> Void
      ) -> Progress?
  ) {
    registerFileRepresentation(
      forTypeIdentifier: contentType.identifier, fileOptions: openInPlace ? .openInPlace : [],
      visibility: visibility, loadHandler: loadHandler)
  }

  /// Writes the data of a type to a file, which is deleted when the handler returns.
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
  /// Writes the data of a type to a file, which is never the source's own.
  @discardableResult public func loadFileRepresentation(
    for contentType: UTType, openInPlace: Bool = false,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadInPlaceFileRepresentation(
      forTypeIdentifier: contentType.identifier, completionHandler: completionHandler)
  }
  /// Writes the data of a type to a file as `loadFileRepresentation(forTypeIdentifier:completionHandler:)`
  /// does; the handler is notified that the file is a copy.
  @discardableResult public func loadInPlaceFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, Bool, (any Error)?) -> Void
  ) -> Progress {
    loadFileRepresentation(forTypeIdentifier: typeIdentifier) { completionHandler($0, false, $1) }
  }

  /// Returns the suggested name, with the extension of the available type.
  private func fileName(of type: String) -> String {
    let own =
      registeredTypeIdentifiers.first { $0 == type }
      ?? registeredTypeIdentifiers.first { name in
        UTType(name).flatMap { own in UTType(type).map { own.conforms(to: $0) } } ?? false
      }
    // A name that would lead out of the folder is invalid.
    let given = suggestedName.map { ($0 as NSString).lastPathComponent } ?? ""
    let name = given.isEmpty ? "file" : given
    guard (name as NSString).pathExtension.isEmpty,
      let ending = own.flatMap({ UTType($0)?.preferredFilenameExtension })
    else { return name }
    return name + "." + ending
  }
}
