import Foundation
import Port
import Testing

@Suite struct OverlayTests {
  private struct Written: Decodable {
    struct Root: Decodable {
      struct File: Decodable {
        let name: String
        let contents: String

        enum CodingKeys: String, CodingKey {
          case name
          case contents = "external-contents"
        }
      }
      let name: String
      let contents: [File]
    }
    let roots: [Root]
  }

  @Test func copiesStandInByFolder() throws {
    let text = Overlay.text(of: [
      ("/in/b \"c\".swift", "/out/b.swift"), ("/in/a.swift", "/out/a.swift"),
      ("/other/d.swift", "/out/d.swift"),
    ])
    let written = try JSONDecoder().decode(Written.self, from: Data(text.utf8))
    #expect(written.roots.map(\.name) == ["/in", "/other"])
    #expect(written.roots.first?.contents.map(\.name) == ["b \"c\".swift", "a.swift"])
    #expect(written.roots.last?.contents.map(\.contents) == ["/out/d.swift"])
  }

  /// Without this messages would name the copies.
  @Test func messagesNameTheOriginals() {
    #expect(Overlay.text(of: []).contains("\"use-external-names\": false"))
  }
}
