internal import CoreText
internal import Foundation
internal import InterfaceBuilder
internal import Synchronization

/// The font files of the project that contains a document, in which Interface Builder displays the document's
/// text.
///
/// Source: labels and buttons in documents of five owners whose fonts lie in the same project. Of 136 stored
/// widths that distinguish the two, 126 are those of the file, not of Helvetica Neue; the other ten are in a
/// second target of one project. Heights are the ascent and descent of the file's horizontal header without
/// its line gap, rounded up to pixels.
package enum ProjectFonts {
  /// A cache of the faces by PostScript name, for each folder of documents.
  private static let known = Mutex<[String: [String: NamedFace]]>([:])

  /// Clears the cache, because files have changed.
  static func forgetAll() { known.withLock { $0 = [:] } }

  /// Returns the face with a PostScript name in the project of a document, or nil if there is none.
  ///
  /// The files of a project are listed, and their names read, once for each folder. If several files have the
  /// name, the one nearest to the document is used.
  static func face(named name: String, near document: URL) -> NamedFace? {
    let home = document.deletingLastPathComponent().standardizedFileURL.path
    if let faces = known.withLock({ $0[home] }) { return faces[name] }
    let faces = index(list(around: document))
    known.withLock { $0[home] = faces }
    return faces[name]
  }

  /// Returns a Boolean value that indicates whether a font file of the project of a document has a face with
  /// a PostScript name.
  package static func hasFace(named name: String, near document: URL) -> Bool {
    face(named: name, near: document) != nil
  }

  private static func index(_ files: [URL]) -> [String: NamedFace] {
    var result: [String: NamedFace] = [:]
    for file in files where result.count < mostFaces {
      for face in NamedFace.faces(inFile: file.path) where result[face.postScriptName] == nil {
        result[face.postScriptName] = face
      }
    }
    return result
  }

  private static let types: Set = ["ttf", "otf", "ttc", "otc"]
  /// The limits of the search: the number of faces and of files in a project, the size of a file in bytes,
  /// the number of folders, and the depth below a folder around the document.
  private static let mostFaces = 1_000, mostFiles = 200, mostBytes = 64 << 20, mostFolders = 4_000, levels = 3

  /// Returns the font files in the folders around a document and below them, level by level.
  ///
  /// Unless one of these folders is the root of a project, only the document's own folder is searched, as
  /// those above it may be anything.
  private static func list(around document: URL) -> [URL] {
    var files: [URL] = [], seen: Set<String> = [], budget = mostFolders
    let around = ProjectFolders.around(document)
    for top in around.last.map(ProjectFolders.isProjectRoot) == true ? around[...] : around.prefix(1) {
      var level = [top]
      for depth in 0...levels {
        var next: [URL] = []
        for folder in level {
          // A folder that was visited from a nearer one was searched to a greater depth.
          guard seen.insert(folder.path).inserted else { continue }
          guard budget > next.count, files.count < mostFiles else { return Array(files.prefix(mostFiles)) }
          budget -= 1
          files += fonts(in: folder)
          if depth < levels { next += ProjectFolders.inside(folder).filter { $0.pathExtension.isEmpty } }
        }
        level = next
      }
    }
    return files
  }

  private static func fonts(in folder: URL) -> [URL] {
    ProjectFolders.names(in: folder).filter { types.contains(($0 as NSString).pathExtension.lowercased()) }
      .sorted()
      .map(folder.appendingPathComponent)
      .filter { file in
        let attributes = try? FileManager.default.attributesOfItem(
          atPath: file.resolvingSymlinksInPath().path)
        return attributes?[.type] as? FileAttributeType == .typeRegular
          && attributes?[.size] as? Int ?? .max <= mostBytes
      }
  }
}
