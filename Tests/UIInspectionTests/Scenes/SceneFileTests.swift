import Foundation
import TestSupport
import Testing

@testable import UIInspection

/// Tests of scenes with invalid contents. They are refused with the place of the error; none stops the
/// program.
@MainActor struct SceneFileTests {
  private func complaint(_ text: String) throws -> String {
    let folder = TemporaryFolder(), file = folder("file.json")
    try Data(text.utf8).write(to: file)
    do {
      return try SceneFile(contentsOf: file).picture() == nil ? "no picture" : "none"
    } catch { return "\(error)" }
  }

  @Test(arguments: [
    (
      #"{"id": "a", "viewport": [4], "scale": 1, "background": [1, 1, 1], "layers": []}"#,
      "viewport: a list of 1; accepted: 2 numbers"
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "scale": 1, "background": [1, 1, 1], "layers": [{"bounds": [0, 0, 4, 4], "sublayers": [{"bounds": [1]}]}]}"#,
      "layers[0].sublayers[0].bounds: a list of 1; accepted: 4 numbers"
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "scale": 1, "background": [1, 1, 1], "layers": [{"bounds": [0, 0, 4, 4], "colors": [[1], [0]]}]}"#,
      "layers[0].colors[0]: none of the colors; accepted: 3 or 4 numbers"
    ),
    (
      #"{"id": "a", "viewport": [1e9, 1e9], "commands": []}"#,
      "viewport: 1000000000.0 × 1000000000.0 points at scale 1.0; accepted: at least a pixel in each direction and 67108864 in all"
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "scale": 0, "commands": []}"#,
      "scale: 0.0; accepted: above 0 and at most 64"
    ),
    (
      #"{"id": "../a", "viewport": [4, 4], "commands": []}"#,
      #"id: "../a"; accepted: a name for files, without a slash and with no dot before it"#
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "root": {"name": "r", "bounds": [0, 0, 4, 4], "image": {"cells": [0, 1], "size": [4, 4], "colors": [[1, 1, 1]]}}}"#,
      "root.image.cells: [0.0, 1.0]; accepted: 1 to 1024 columns and rows"
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "root": {"name": "r", "bounds": [0, 0, 4, 4], "transform": [1, 0]}}"#,
      "root.transform: a list of 2; accepted: 6 or 16 numbers"
    ),
    (#"{"id": 3}"#, "id: a number; accepted: a text"),
    ("[]", "an array; accepted: an object with named fields"),
  ])
  func whatDoesNotBelongIsNamed(text: String, wanted: String) throws {
    #expect(try complaint(text) == wanted)
  }

  @Test func filesThatAreNoScenesAreRejected() throws {
    for text in [
      "", "[", "[]", "7", "{}", "{\"id\": 3}", #"{"id": "a", "viewport": "b"}"#, "{\"id\": \"\u{0}\"}",
      #"{"layers": {}}"#,
    ] {
      #expect(try complaint(text).contains("accepted: "), "\(text)")
    }
    #expect(throws: SceneError.self) { try SceneFile(contentsOf: URL(fileURLWithPath: "/nowhere/a.json")) }
  }

  /// Replaces any field of a valid scene by any other value.
  @Test func anyValueInAnyPlaceIsAnswered() throws {
    let sound = #"""
      {"id": "a", "viewport": [8, 8], "scale": 1, "background": [1, 1, 1, 1], "layers": [{"bounds": [0, 0, 4, 4], "position": [2, 2],
      "transform": [1, 0, 0, 1, 0, 0], "colors": [[1, 0, 0, 1], [0, 0, 1, 1]], "locations": [0, 1], "startPoint": [0, 0],
      "cornerRadius": 2, "shadowOpacity": 1, "shadowRadius": 1, "shadowOffset": [0, 1], "opacity": 0.5, "type": "radial"},
      {"bounds": [0, 0, 4, 4], "path": [["M", 0, 0], ["L", 4, 4]], "strokeColor": [0, 0, 0, 1], "lineWidth": 2,
      "lineDashPattern": [1, 2], "lineDashPhase": 1, "strokeStart": 0, "strokeEnd": 1, "contentsCenter": [0, 0, 1, 1]}]}
      """#
    let values = [
      "-1", "1e308", "-1e308", "1e-308", "0", "null", "\"\"", "[]", "{}", "true", "[[]]",
      "99999999999999999999",
    ]
    let places = try NSRegularExpression(
      pattern: #"(?<=[:\[,] )[-\w.]+|(?<=: )\[[^\[\]]*\]|"[a-z]+"(?=[,}])"#
    )
    .matches(in: sound, range: NSRange(sound.startIndex..., in: sound)).compactMap {
      Range($0.range, in: sound)
    }
    #expect(places.count > 30)
    for place in places {
      for value in values { _ = try complaint(sound.replacingCharacters(in: place, with: value)) }
    }
  }

  @Test(arguments: [
    (#""cornerRaduis": 2"#, "layers[1].cornerRaduis: there is no such field; accepted: cornerRadius, "),
    (
      #""sublayers": [{"bounds": [0, 0, 1, 1], "colour": []}]"#,
      "layers[1].sublayers[0].colour: there is no such"
    ),
    (#""mask": {"bounds": [0, 0, 1, 1], "x": 1}"#, "layers[1].mask.x: there is no such field; accepted: "),
    (#""lineCap": "oval""#, "layers[1].lineCap: \"oval\"; accepted: butt, round, square"),
    (#""fillRule": "evenodd""#, "layers[1].fillRule: \"evenodd\"; accepted: even-odd, non-zero"),
    (#""type": "linear""#, "layers[1].type: \"linear\"; accepted: axial, radial, conic"),
    (#""contentsGravity": "centre""#, "layers[1].contentsGravity: \"centre\"; accepted: center, "),
    (#""compositingFilter": "multiply""#, "layers[1].compositingFilter: \"multiply\"; accepted: "),
    (
      #""filters": [{"name": "blur", "inputRadius": 1}]"#,
      "layers[1].filters[0].name: \"blur\"; accepted: gaussianBlur"
    ),
  ])
  func unknownFieldsAndWordsAreRefused(field: String, wanted: String) throws {
    let found = try complaint(
      """
      {"id": "a", "viewport": [4, 4], "scale": 1, "background": [1, 1, 1],
      "layers": [{"bounds": [0, 0, 4, 4]}, {"bounds": [0, 0, 4, 4], \(field)}]}
      """)
    #expect(found.hasPrefix(wanted), "\(found)")
  }

  @Test(arguments: [
    (
      #"{"id": "a", "viewport": [4, 4], "commands": [], "layer": []}"#,
      "layer: there is no such field; accepted: "
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "root": {"name": "r", "bounds": [0, 0, 4, 4], "lineWidth": 2}}"#,
      "root.lineWidth: there is no such field; accepted: "
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "commands": [["save"], ["fillRekt", 0, 0, 1, 1]]}"#,
      "commands[1]: fillRekt is no command; accepted: fillRect, "
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "commands": [["fillRect", 0, 0, 1, 1, 5]]}"#,
      "commands[0]: fillRect has more values than it takes; accepted: 4"
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "commands": [["drawImage", "b", [0, 0, 1, 1]]], "#
        + #""images": {"a": {"width": 1, "height": 1, "rows": ["ff0000ff"]}}}"#,
      "commands[0]: there is no image \"b\"; accepted: a"
    ),
    (
      #"{"id": "a", "viewport": [4, 4], "commands": [["setBlendMode", "multipli"]]}"#,
      "commands[0]: \"multipli\"; accepted: multiply, "
    ),
  ])
  func unknownPartsOfOtherScenesAreRefused(text: String, wanted: String) throws {
    let found = try complaint(text)
    #expect(found.hasPrefix(wanted), "\(found)")
  }

  @Test func errorsKnowTheirLine() throws {
    let text = """
      {"id": "a", "viewport": [4, 4], "scale": 1,
       "background": [1, 1, 1], "layers": [
        {"bounds": [0, 0, 4, 4], "contentsGravity": "resize" },
        {"bounds": [0, 0, 4, 4],
         "sublayers": [{"bounds": [0, 0, 1, 1]}, {
           "bounds": [0, 0, 1, 1], "path": [["M", 0, 0], ["}", 1]],
           "opacity" : 1}]}]}
      """
    for (place, line) in [
      ("layers[0].contentsGravity", 3), ("layers[1]", 4), ("layers[1].sublayers", 5),
      ("layers[1].sublayers[1].bounds", 6), ("layers[1].sublayers[1].opacity", 7), ("scale", 1),
    ] {
      #expect(JSONLines.line(of: place, in: Data(text.utf8)) == line, "\(place)")
    }
    let folder = TemporaryFolder()
    let file = try folder.write(text, to: "file.json")
    let error = #expect(throws: SceneError.self) { try SceneFile(contentsOf: file) }
    #expect(error?.line == 6)
  }

  /// Every field of the project's own scenes is known.
  @Test func examplesAreAccepted() throws {
    let folder = Project.root.appendingPathComponent("Examples/Scenes")
    let files = try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
    #expect(!files.isEmpty)
    for file in files { #expect(throws: Never.self) { try SceneFile(contentsOf: file) } }
  }
}
