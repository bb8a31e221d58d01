import CoreGraphics
import Foundation
import Testing

@testable import UIInspection

/// Returns a scene of 4 × 4 points with these commands over white.
private func scene(_ commands: String, images: String = "{}") throws -> CommandScene {
  try JSONDecoder().decode(
    CommandScene.self,
    from: Data(
      """
      {"id": "s", "viewport": [4, 4], "scale": 1, "background": [1, 1, 1, 1], "images": \(images), "commands": [\(commands)]}
      """.utf8))
}

private func pixel(_ scene: CommandScene, _ x: Int, _ y: Int) throws -> UInt32 {
  let picture = try #require(scene.picture())
  return picture.withPixels { pixels, stride in pixels[y * stride + x] } & 0xFFFFFF
}

@Test func clearedAreaShowsTheBackground() throws {
  let drawing = try scene(
    #"["setFillColor", 1, 0, 0, 1], ["fillRect", 0, 0, 4, 4], ["clearRect", 0, 0, 2, 2]"#)
  #expect(try pixel(drawing, 0, 0) == 0xFFFFFF)
  #expect(try pixel(drawing, 3, 3) == 0xFF0000)
}

@Test func picturesOfCommandScenesStandUpright() throws {
  let images = #"{"a": {"width": 1, "height": 2, "rows": ["ff0000ff", "0000ffff"]}}"#
  let drawing = try scene(#"["setInterpolation", "none"], ["drawImage", "a", [0, 0, 4, 4]]"#, images: images)
  #expect(try pixel(drawing, 1, 0) == 0xFF0000)
  #expect(try pixel(drawing, 1, 3) == 0x0000FF)
}

@Test func graphicsStatesAreBalancedAfterAnyCommands() throws {
  let drawing = try scene(
    #"["restore"], ["endTransparencyLayer"], ["save"], ["beginTransparencyLayer"], ["restore"], ["fillRect", 0, 0, 4, 4]"#
  )
  #expect(drawing.picture() != nil)
}

@Test func wrongCommandsAreNamedWithTheirPlace() throws {
  func complaint(_ commands: String) -> String {
    do {
      _ = try scene(commands)
      return "none"
    } catch { return "\(error)" }
  }
  #expect(complaint(#"["save"], ["fillRekt", 0, 0, 1, 1]"#).contains("fillRekt is no command"))
  #expect(complaint(#"["setLineCap", "oval"]"#).contains("\"oval\"; accepted: butt, round, square"))
  #expect(complaint(#"["fillPath", [["K", 1, 2]], "non-zero"]"#).contains("K with 2 numbers"))
  #expect(complaint(#"["fillRect", 0, 0]"#) != "none")
}
