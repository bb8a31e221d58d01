import Foundation
import Testing

@testable import Builds

struct ResourceBundlesTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)

  private func write(_ text: String, to path: String) throws -> URL {
    let url = folder.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
    return url
  }

  @Test func aBundleHasItsDocumentsAndWhatItIsCalled() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = try write("", to: "Kit_Cards.resources/Card.xib")
    _ = try write("", to: "Kit_Cards.resources/de.lproj/Main.storyboard")
    let list = try write(
      "<plist version=\"1.0\"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)</string></dict></plist>",
      to: "Sources/Info.plist")
    for _ in 0..<2 { try ResourceBundles(products: folder).complete(with: ["Cards": list.path]) }
    let bundle = folder.appendingPathComponent("Kit_Cards.resources")
    #expect(FileManager.default.fileExists(atPath: bundle.appendingPathComponent("Card.nib").path))
    #expect(
      FileManager.default.fileExists(atPath: bundle.appendingPathComponent("de.lproj/Main.storyboardc").path))
    let written = try String(contentsOf: bundle.appendingPathComponent("Info.plist"), encoding: .utf8)
    #expect(written.contains("<string>Cards</string>"))
  }
}
