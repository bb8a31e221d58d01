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
      Each of x, y, width and height is derived down to constants: the constraints by id and line, the \
      intrinsic sizes, and what the constants include. Constraints that do not hold and the frames on other \
      devices follow, and where the transform is not the identity, the steps from bounds to frame. Exit \
      status: 0, 1 when the document or the view is not there or the drawing cannot be written, 2 for a call \
      that makes no sense.
      """)

  @Argument(help: ArgumentHelp("A storyboard or xib.", valueName: "file"), completion: .documents)
  var file: String

  @Option(help: "The view's id in the document.")
  var view: String?

  @Option(help: ArgumentHelp("The text that the view shows, such as \"Log in\".", valueName: "text"))
  var text: String?

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp("The frontmost view at a point of the scene's root view.", valueName: "x,y"),
    transform: Explain.point(at:))
  var at: CGPoint?

  @Option(help: ArgumentHelp("The scene of --at, instead of the first one.", valueName: "id"))
  var scene: String?

  @Option(
    parsing: .unconditional, help: ArgumentHelp("A point of the view's own coordinates.", valueName: "x,y"),
    transform: Explain.point(at:))
  var point: CGPoint?

  @Option(
    help: ArgumentHelp("Draws the steps into this file.", valueName: "file.svg"), completion: .file())
  var svg: String?

  @Flag(help: "Show all steps down to constants, not only the nearest.")
  var all = false

  @Flag(help: "Print JSON instead of text, with all steps.")
  var json = false

  @OptionGroup var surface: SurfaceOptions

  func validate() throws {
    try surface.validate()
    let count = (view == nil ? 0 : 1) + (text == nil ? 0 : 1) + (at == nil ? 0 : 1)
    guard count == 1 else {
      throw ValidationError(
        "one of --view ID, --text \"TEXT\" and --at X,Y names the view; mica tree lists the ids")
    }
    guard scene == nil || at != nil else { throw ValidationError("--scene names the scene of --at X,Y") }
  }

  private var wanted: WantedView {
    if let view { return .id(view) }
    if let text { return .text(text) }
    return .point(at ?? .zero, scene: scene)
  }

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
        return try open.explanation(of: wanted, converting: point)
      }
    }
    if json {
      try Output.write(try explanation.json() + Data("\n".utf8))
    } else {
      try Output.write(line: explanation.text(showsAll: all))
    }
    if let svg {
      try FileError.wrap {
        try OutputFile.write(Data(explanation.geometry.svg.utf8), to: URL(fileURLWithPath: svg))
      }
    }
  }
}
