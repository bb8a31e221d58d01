internal import Foundation
internal import Synchronization

/// The fonts that a program has brought along and registered, in that order.
package enum RegisteredFonts {
  private static let known = Mutex<[NamedFace]>([])

  /// The fonts that are registered; setting them takes a program's fonts away again.
  package static var faces: [NamedFace] {
    get { known.withLock { $0 } }
    set { known.withLock { $0 = newValue } }
  }

  /// Registers the fonts of a file; an error where it has none, or where all of them are known by their names already.
  package static func add(_ path: String) -> CTFontManagerError? {
    guard FileManager.default.isReadableFile(atPath: path) else { return .fileNotFound }
    let new = NamedFace.faces(inFile: path)
    guard !new.isEmpty else { return .unrecognizedFormat }
    let isAdded = known.withLock { known in
      let names = Set(known.map(\.postScriptName))
      known += new.filter { !names.contains($0.postScriptName) }
      return known.count > names.count
    }
    return isAdded ? nil : .alreadyRegistered
  }

  /// Has the fonts of a file be unknown again; an error where none of them is registered.
  static func remove(_ path: String) -> CTFontManagerError? {
    let kept = faces.filter { $0.file?.path != path }
    guard kept.count < faces.count else { return .notRegistered }
    faces = kept
    return nil
  }

  /// The font of a PostScript name or full name, or the plainest one of a family; nil where none is registered.
  static func face(named name: String) -> NamedFace? {
    let faces = faces
    guard !faces.isEmpty else { return nil }
    return faces.first { $0.postScriptName == name } ?? faces.first { $0.fullName == name }
      ?? faces.filter { $0.familyName == name }.min { $0.plainness < $1.plainness }
  }
}
