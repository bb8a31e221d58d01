import Foundation
import InterfaceBuilder

/// The message about documents without translations into a language.
enum Languages {
  /// Reports, once for all, the documents that are displayed in their own language because their projects
  /// contain no translations. A language that is missing among several causes an error when the document is
  /// read.
  static func tell(of files: [String], in language: String?) {
    guard let language else { return }
    let untranslated = files.filter {
      FileManager.default.fileExists(atPath: $0)
        && IBDocument.isUntranslated(URL(fileURLWithPath: $0), in: language)
    }
    guard let first = untranslated.first else { return }
    guard untranslated.count > 1 else {
      return FileError.say(
        "\(first): there are no texts in \"\(language)\" beside it, nor in others: its own are shown"
      )
    }
    let rest = untranslated.count - 3
    FileError.say(
      "\(untranslated.count) of \(files.count) documents have no texts in \"\(language)\" beside them, nor "
        + "in others; their own are shown: \(untranslated.prefix(3).joined(separator: ", "))"
        + (rest > 0 ? " and \(rest) more" : ""))
  }
}
