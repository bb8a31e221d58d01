internal import CoreText
internal import Foundation
internal import Synchronization

/// The font files of the project that a document lies in, which Interface Builder shows its texts in.
///
/// Labels and buttons in documents of five owners whose fonts lie in the same project: of 136 stored widths that tell the two apart 126 are
/// the file's and not Helvetica Neue's, the other ten in a second target of one project. The heights are ascent and descent of its
/// horizontal header, the gap between lines left out, rounded up to pixels.
struct ProjectFonts: Sendable {
  /// The files, nearest folders first.
  private let files: [URL]

  private static let known = Mutex<[String: ProjectFonts]>([:])

  /// The face of a PostScript name, in the project of a document; nil where none of its files has it.
  ///
  /// The files of a folder's project are listed once, and opened until one has the name, those called by it first. Where several have
  /// it, the nearest to the document counts.
  static func face(named name: String, near document: URL) -> NamedFace? {
    let home = document.deletingLastPathComponent().standardizedFileURL.path
    let fonts = known.withLock { $0[home] } ?? ProjectFonts(files: list(around: document))
    known.withLock { $0[home] = fonts }
    return fonts.face(named: name)
  }

  private func face(named name: String) -> NamedFace? {
    let isCalled = { (file: URL) in file.deletingPathExtension().lastPathComponent == name }
    for file in files.filter(isCalled) + files.filter({ !isCalled($0) }) {
      if let face = NamedFace.faces(inFile: file.path).first(where: { $0.postScriptName == name }) { return face }
    }
    return nil
  }

  private static let types: Set = ["ttf", "otf", "ttc", "otc"]
  /// The most files of a project, the most bytes of one, how many folders are gone through, and how deep below one around the document.
  private static let mostFiles = 200, mostBytes = 64 << 20, mostFolders = 4_000, levels = 3

  /// The font files in the folders around a document and in those below, level by level.
  private static func list(around document: URL) -> [URL] {
    var files: [URL] = [], seen: Set<String> = [], budget = mostFolders
    for top in ProjectFolders.around(document) {
      var level = [top]
      for depth in 0...levels {
        var next: [URL] = []
        for folder in level {
          guard budget > next.count, files.count < mostFiles else { return Array(files.prefix(mostFiles)) }
          budget -= 1
          if seen.insert(folder.path).inserted { files += fonts(in: folder) }
          if depth < levels { next += ProjectFolders.inside(folder).filter { $0.pathExtension.isEmpty } }
        }
        level = next
      }
    }
    return files
  }

  private static func fonts(in folder: URL) -> [URL] {
    ProjectFolders.names(in: folder).filter { types.contains(($0 as NSString).pathExtension.lowercased()) }.sorted()
      .map(folder.appendingPathComponent)
      .filter { file in
        let attributes = try? FileManager.default.attributesOfItem(atPath: file.resolvingSymlinksInPath().path)
        return attributes?[.type] as? FileAttributeType == .typeRegular && attributes?[.size] as? Int ?? .max <= mostBytes
      }
  }
}
