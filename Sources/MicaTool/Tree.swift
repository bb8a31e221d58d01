import ArgumentParser
import Foundation
import UIInspection
import UIKit

/// `mica tree`: prints view trees.
struct Tree: ParsableCommand {
  static let configuration = CommandConfiguration(
    abstract: "Prints the view tree of every scene: class, id, frame, and what differs from the plain.")

  /// Whose frames are printed.
  enum Layout: String, ExpressibleByArgument, CaseIterable {
    /// As Xcode stored them.
    case stored
  }

  @Argument(help: "A storyboard or xib.")
  var file: String

  @Flag(help: "Print JSON instead of text.")
  var json = false

  @Option(help: "Whose frames: those that the document stores.")
  var layout = Layout.stored

  @Option(help: "Pixels a point of the canvas that edges are rounded to when laying out.")
  var scale: Double?

  func validate() throws {
    if let scale, !(scale >= 1 && scale <= 8) { throw ValidationError("--scale takes a number from 1 to 8") }
  }

  func run() throws {
    try MainActor.assumeIsolated {
      let open = try FileError.wrap { try OpenDocument(path: file) }
      for line in open.report { FileError.say(line) }
      let tree = open.tree
      if json {
        FileHandle.standardOutput.write(try tree.json() + Data("\n".utf8))
      } else {
        print(tree.text)
      }
    }
  }
}
