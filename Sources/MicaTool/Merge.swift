import ArgumentParser
import Foundation
import ImageIO
import InterfaceBuilder

/// The command `mica merge`, which merges two versions of a document.
struct Merge: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "merge",
    abstract: "Merges two versions of a storyboard or xib that have a common ancestor.",
    discussion: """
      Attributes are merged one by one, elements that both versions add in one place are all kept, and what \
      Interface Builder writes by itself (stored frames, the canvas, versions of tools) is no conflict. Real \
      contradictions are marked as git marks them. The result is written into the file of our version.

      In git, for merges, rebases and cherry-picks:
        git config merge.mica.driver "mica merge %O %A %B --path %P"
        echo '*.storyboard merge=mica' >> .gitattributes; echo '*.xib merge=mica' >> .gitattributes

      Exit status: 0 when the result is a document, 1 when there are conflicts, 2 when a version cannot be \
      read.
      """)

  @Argument(help: "The common ancestor.", completion: .documents)
  var base: String

  @Argument(
    help: "The version of the current branch, which is replaced by the result.", completion: .documents)
  var ours: String

  @Argument(help: "The version of the other branch.", completion: .documents)
  var theirs: String

  @Option(help: "The path of the document in the project, for messages.", completion: .documents)
  var path: String?

  @Option(
    name: [.customShort("o"), .long], help: "Write the result into this file instead.", completion: .documents
  )
  var output: String?

  func run() throws {
    let merge: DocumentMerge
    do {
      merge = DocumentMerge(
        base: try Self.text(base), ours: try Self.text(ours), theirs: try Self.text(theirs),
        name: path ?? ours)
    } catch {
      FileError.say("error: \(error)")
      throw ExitCode(2)
    }
    try FileError.wrap {
      try OutputFile.write(Data(merge.text.utf8), to: URL(fileURLWithPath: output ?? ours))
    }
    for problem in merge.problems { FileError.say("conflict: \(problem)") }
    if merge.conflicts > 0 {
      let places = merge.conflicts == 1 ? "1 place" : "\(merge.conflicts) places"
      FileError.say("conflict: \(path ?? ours): both versions changed \(places), between <<<<<<< and >>>>>>>")
    }
    if !merge.isClean { throw ExitCode(1) }
  }

  private static func text(_ path: String) throws -> String {
    let accepted = "a storyboard or xib in UTF-8"
    let data = try InputFile.data(of: URL(fileURLWithPath: path), accepted: accepted)
    guard let text = String(data: data, encoding: .utf8) else {
      throw IBReadError(file: path, reason: "is no text", accepted: accepted)
    }
    return text
  }
}
