import ArgumentParser
import CoreGraphics
import Foundation
import ImageIO
import UIInspection

/// The command `mica explain`, which explains the location of a view.
struct Explain: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "explain",
    abstract:
      "Says in numbers why a view's frame is what it is, and where a point of it lies in every view above.",
    discussion: """
      The frame is the one that the constraints give. Exit status: 0, 1 when the document or the view is not \
      there or the drawing cannot be written, 2 for a call that makes no sense.
      """)

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"), completion: .documents)
  var file: String

  @Option(help: "The view's id in the document.")
  var view: String

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A point of the view's own coordinates.", valueName: "x,y"),
    transform: Explain.point(at:))
  var point: CGPoint?

  @Option(
    help: ArgumentHelp("Draws the steps into this file.", valueName: "file.svg"), completion: .file())
  var svg: String?

  @OptionGroup var surface: SurfaceOptions

  func validate() throws { try surface.validate() }

  private static func point(at text: String) throws -> CGPoint {
    guard let (x, y) = OptionForms.pair(text, between: ",") else {
      throw ValidationError("accepted: two numbers with a comma between, as in --point 10,20.5")
    }
    return CGPoint(x: x, y: y)
  }

  func run() throws {
    Languages.tell(of: [file], in: surface.language)
    let explanation = try FileError.wrap {
      try MainActor.assumeIsolated {
        let open = try OpenDocument(path: file, options: surface.options)
        open.layOut()
        let view = try open.view(withID: view)
        return point.map { view.geometryExplanation(converting: $0) } ?? view.geometryExplanation
      }
    }
    try Output.write(line: explanation.text)
    if let svg {
      try FileError.wrap { try OutputFile.write(Data(explanation.svg.utf8), to: URL(fileURLWithPath: svg)) }
    }
  }
}
