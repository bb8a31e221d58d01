import Foundation
import InterfaceBuilder

/// What is said of a language that documents have no texts in.
enum Languages {
  /// Says, once for all documents, which are shown in their own language, as their projects have them in no
  /// other. One that others have and this language has not is an error where it is read.
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
