internal import Foundation
internal import Synchronization

/// The fonts that a program has brought along and registered, in that order.
package enum RegisteredFonts {
  private static let known = Mutex<[NamedFace]>([])

  /// The fonts that are registered.
  package static var faces: [NamedFace] { known.withLock { $0 } }

  /// Registers the fonts of a file; an error where it has none, or where all of them are
  /// known by their names already.
  package static func add(_ path: String) -> CTFontManagerError? {
    let path = standard(path)
    guard FileManager.default.isReadableFile(atPath: path) else { return .fileNotFound }
    let new = NamedFace.faces(inFile: path)
    guard !new.isEmpty else { return .unrecognizedFormat }
    return known.withLock { known in
      let names = Set(known.map(\.postScriptName)), added = new.filter { !names.contains($0.postScriptName) }
      known += added
      return !added.isEmpty
        ? nil : known.contains { $0.file?.path == path } ? .alreadyRegistered : .duplicatedName
    }
  }

  /// Has the fonts of a file be unknown again; an error where none of them is registered.
  static func remove(_ path: String) -> CTFontManagerError? {
    let path = standard(path)
    return remove { $0.file?.path == path } ? nil : .notRegistered
  }

  /// Has the fonts of the files in a folder, at any depth, be unknown again, but for some that stay.
  package static func remove(inFolder folder: String, but kept: [NamedFace]) {
    let folder = standard(folder) + "/", kept = Set(kept)
    _ = remove { $0.file?.path.hasPrefix(folder) == true && !kept.contains($0) }
  }

  /// Whether there was one to be removed.
  private static func remove(_ isGone: (NamedFace) -> Bool) -> Bool {
    known.withLock { known in
      let before = known.count
      known.removeAll(where: isGone)
      return known.count < before
    }
  }

  private static func standard(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }

  /// The font of a PostScript name or full name, or the plainest one of a family; nil
  /// where none is registered.
  static func face(named name: String) -> NamedFace? {
    let faces = faces
    guard !faces.isEmpty else { return nil }
    return faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
      ?? faces.filter { $0.familyName == name }.min { $0.plainness < $1.plainness }
  }
}
