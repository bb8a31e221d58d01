import ArgumentParser
import CoreGraphics
import InterfaceBuilder
import UIInspection
import UIKit

/// The options for the layout of documents.
struct SurfaceOptions: ParsableArguments {
  @Option(
    help:
      "A device by name or id, such as iphone-15, instead of the document's own; mica devices lists them.",
    completion: .devices)
  var device: String?

  @OptionGroup var window: WindowOptions

  var size: WindowOptions.Size? { window.size }
  var scale: Double? { window.scale }
  var look: WindowOptions.Look? { window.look }
  var language: String? { window.language }

  func validate() throws {
    if let device {
      do { _ = try IBDevice.wanted(device) } catch { throw ValidationError("\(error)") }
    }
  }

  var options: LayoutOptions {
    var options = window.options
    options.device = device
    return options
  }

  /// The options as arguments of a command line.
  var arguments: [String] {
    (device.map { ["--device", $0] } ?? []) + window.arguments
  }
}

/// The options for the layout of documents apart from the device.
struct WindowOptions: ParsableArguments {
  @Option(help: "How the device is held: portrait or landscape.")
  var orientation: Orientation?

  @Option(
    help: ArgumentHelp("The size of the window in points, instead of the device's screen.", valueName: "WxH"),
    transform: Size.init)
  var size: Size?

  @Option(help: "Pixels a point, 1 to 8, instead of the device's own.", transform: OptionForms.scale)
  var scale: Double?

  @Option(
    help:
      "Whose sizes controls, bars and text have: classic or ios26, instead of those of the document's Xcode.")
  var look: Look?

  @Option(
    help: ArgumentHelp(
      "Whose texts are shown, such as de, where the project has a document in several languages.",
      valueName: "language"))
  var language: String?

  enum Orientation: String, ExpressibleByArgument, CaseIterable { case portrait, landscape }

  enum Look: String, ExpressibleByArgument, CaseIterable {
    case classic, ios26

    var release: SystemRelease? { SystemRelease(look: rawValue) }
  }

  /// A width and a height separated by an x.
  struct Size {
    let width, height: Double

    init(_ text: String) throws {
      let lengths = 1.0...10_000
      guard let (width, height) = OptionForms.pair(text, between: "x"), lengths.contains(width),
        lengths.contains(height)
      else {
        throw ValidationError("accepted: two lengths from 1 to 10000 with an x between, as in --size 320x568")
      }
      (self.width, self.height) = (width, height)
    }

    var inPoints: CGSize { CGSize(width: width, height: height) }
  }

  var options: LayoutOptions {
    var options = LayoutOptions()
    options.orientation = orientation?.rawValue
    options.size = size.map { [$0.width, $0.height] }
    options.scale = scale
    options.release = look?.release?.rawValue
    options.language = language
    return options
  }

  /// The options as arguments of a command line.
  var arguments: [String] {
    var words: [String] = []
    if let orientation { words += ["--orientation", orientation.rawValue] }
    if let size { words += ["--size", "\(size.width)x\(size.height)"] }
    if let scale { words += ["--scale", "\(scale)"] }
    if let language { words += ["--language", language] }
    if let look { words += ["--look", look.rawValue] }
    return words
  }
}
