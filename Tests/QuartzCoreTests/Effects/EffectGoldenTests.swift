import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import TestSupport
import Testing

/// Tests of golden pictures of every effect, one sheet per family: the effect itself, shifted, turned by 90°,
/// mirrored, and at scale 2.
///
/// The sheets lie in `Tests/QuartzCoreTests/Effects/Sheets`. With `MICA_BLESS=1` in the environment, the
/// tests rewrite them; inspect them then.
struct EffectGoldenTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .appendingPathComponent("Sheets")
  private static let families = ["gravity", "stretch", "blend", "gradient", "mask", "shadow"]

  private func sheet(_ family: String) -> CGImage {
    let cases = EffectCase.all.filter { $0.family == family }
    let side = EffectCase.side, columns = 4 * side + 4
    let context = CGContext(pixelsWide: columns, pixelsHigh: cases.count * (2 * side + 2))!
    context.setFillColor(.white)
    context.fill(CGRect(x: 0, y: 0, width: columns, height: cases.count * (2 * side + 2)))
    for (row, one) in cases.enumerated() {
      let transforms: [CGAffineTransform] = [
        .identity, CGAffineTransform(translationX: 5, y: -3),
        CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0),
        CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 48, ty: 0),
      ]
      let y = row * (2 * side + 2)
      for (column, transform) in transforms.enumerated() {
        guard let image = EffectCase.image(EffectCase.mapped(one.make(), transform)) else { continue }
        context.drawUpright(
          image,
          in: CGRect(x: column % 2 * (side + 2), y: y + column / 2 * (side + 1), width: side, height: side))
      }
      if let image = EffectCase.image(one.make(), scale: 2) {
        context.drawUpright(image, in: CGRect(x: 2 * side + 4, y: y, width: 2 * side, height: 2 * side))
      }
    }
    return context.finish()
  }

  @Test(arguments: families) func effectsMatchTheirReferencePictures(family: String) throws {
    let file = Self.folder.appendingPathComponent("\(family).png")
    let image = sheet(family)
    if ProcessInfo.processInfo.environment["MICA_BLESS"] == "1" {
      try FileManager.default.createDirectory(at: Self.folder, withIntermediateDirectories: true)
      try ImageEncoding.png(image, to: file)
    }
    let golden = try ImageDecoding.decode(try Data(contentsOf: file))
    try #require(golden.width == image.width && golden.height == image.height)
    // Libraries of other versions may round edges differently.
    #expect(Pixels(golden).worstDifference(to: Pixels(image)) <= 3)
  }
}
