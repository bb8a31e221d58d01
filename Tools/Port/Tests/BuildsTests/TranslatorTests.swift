import Port
import Testing

@testable import Builds

struct TranslatorTests {
  private func isMostlySwiftUI(_ text: String) -> Bool {
    Translator.isMostlySwiftUI(SourceFile(path: "/Kit/A.swift", module: "Kit", text: text))
  }

  @Test func longTypeBesideAShortExtensionOfViewsIsKept() {
    let own = "struct Item {\n" + (0..<20).map { "  var a\($0) = 0\n" }.joined() + "}\n"
    #expect(!isMostlySwiftUI("import SwiftUI\n\(own)extension View { var item: Item { Item() } }\n"))
  }

  @Test func viewBesideAShortTypeIsLeftOut() {
    let view = "struct Card: View {\n  var body: some View { VStack { Text(\"a\"); Text(\"b\") } }\n}\n"
    #expect(isMostlySwiftUI("import SwiftUI\nstruct Item { var a = 0 }\n\(view)"))
  }
}
