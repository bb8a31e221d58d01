internal import Foundation
internal import Synchronization

/// The fonts that the program has registered, in that order.
package enum RegisteredFonts {
  private static let known = Mutex<[NamedFace]>([])

  /// The registered fonts.
  package static var faces: [NamedFace] { known.withLock { $0 } }

  /// Registers the fonts of a file. Returns an error if it has none, or if all of them are already known by
  /// name.
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

  /// Unregisters the fonts of a file. Returns an error if none of them is registered.
  static func remove(_ path: String) -> CTFontManagerError? {
    let path = standard(path)
    return remove { $0.file?.path == path } ? nil : .notRegistered
  }

  /// Unregisters the fonts of the files in a folder, at any depth, except some.
  package static func remove(inFolder folder: String, but kept: [NamedFace]) {
    let folder = standard(folder) + "/", kept = Set(kept)
    _ = remove { $0.file?.path.hasPrefix(folder) == true && !kept.contains($0) }
  }

  /// Removes fonts. Returns `false` if there were none.
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

  /// Returns the font with a PostScript or full name, or the plainest one of a family, or nil if none is
  /// registered.
  static func face(named name: String) -> NamedFace? {
    let faces = faces
    guard !faces.isEmpty else { return nil }
    return faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
      ?? faces.filter { $0.familyName == name }.min { $0.plainness < $1.plainness }
  }
}
