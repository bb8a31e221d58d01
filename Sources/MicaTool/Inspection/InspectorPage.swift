import CInspectorPage
import Foundation
import UIInspection

/// The page of `mica inspect`: one HTML document that needs no other file and no network.
enum InspectorPage {
  /// Returns the page that shows captures.
  ///
  /// - Throws: An error if a value cannot be encoded, such as a number that is not finite.
  static func html(of document: InspectorDocument) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    // No text of the document ends the element that holds it.
    let capture = String(decoding: try encoder.encode(document), as: UTF8.self)
      .replacing("<", with: "\\u003c")
    let title = document.title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let script = "(() => {\n'use strict';\n\(String(cString: mica_inspector_script()))\n})();\n"
    var page = String(cString: mica_inspector_skeleton())
    page = page.replacing("<title>mica inspect</title>", with: "<title>\(title) – mica inspect</title>")
    page = page.replacing("/*STYLE*/", with: String(cString: mica_inspector_style()))
    page = page.replacing("/*SCRIPT*/", with: script)
    page = page.replacing("<!--CAPTURE-->", with: capture)
    return Data(page.utf8)
  }
}
