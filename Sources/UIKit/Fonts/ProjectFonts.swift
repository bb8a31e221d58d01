internal import CoreText
internal import Foundation
internal import InterfaceBuilder
internal import Synchronization

/// The font files of the project that a document lies in, which Interface Builder shows its texts in.
///
/// Labels and buttons in documents of five owners whose fonts lie in the same project: of 136 stored widths
/// that tell the two apart 126 are the file's and not Helvetica Neue's, the other ten in a second target of
/// one project. The heights are ascent and descent of its horizontal header, the gap between lines left
/// out, rounded up to pixels.
enum ProjectFonts {
  /// The faces around documents by PostScript name, by the folder of the documents.
  private static let known = Mutex<[String: [String: NamedFace]]>([:])

  /// Has the files listed again, as they have changed.
  static func forgetAll() { known.withLock { $0 = [:] } }

  /// The face of a PostScript name, in the project of a document; nil where none of its files has it.
  ///
  /// The files of a folder's project are listed, and asked for their names,
  /// once. Where several have one, the nearest to the document counts.
  static func face(named name: String, near document: URL) -> NamedFace? {
    let home = document.deletingLastPathComponent().standardizedFileURL.path
    if let faces = known.withLock({ $0[home] }) { return faces[name] }
    let faces = index(list(around: document))
    known.withLock { $0[home] = faces }
    return faces[name]
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
  /// How many faces of a project are enough, the most files of it, the most bytes of one, how many folders
  /// are gone through, and how deep below one around the document.
  private static let mostFaces = 1_000, mostFiles = 200, mostBytes = 64 << 20, mostFolders = 4_000, levels = 3

  /// The font files in the folders around a document and in those below, level by level. Where
  /// no folder around is the root of a project what lies above the document's may be anything:
  /// then that one counts alone.
  private static func list(around document: URL) -> [URL] {
    var files: [URL] = [], seen: Set<String> = [], budget = mostFolders
    let around = ProjectFolders.around(document)
    for top in around.last.map(ProjectFolders.isProjectRoot) == true ? around[...] : around.prefix(1) {
      var level = [top]
      for depth in 0...levels {
        var next: [URL] = []
        for folder in level {
          // What is below a folder that was gone through from nearer by was so further down than from here.
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
