internal import CInspectorPage
package import Foundation

/// The page of `mica inspect`: one HTML document that needs no other file and no network.
package enum InspectorPage {
  /// Returns the page that shows captures.
  ///
  /// - Throws: An error if a value cannot be encoded, such as a number that is not finite.
  package static func html(of document: InspectorDocument) throws -> Data {
    let capture = try json(of: document)
    let title = document.title.replacing("&", with: "&amp;").replacing("<", with: "&lt;")
    let script = "(() => {\n'use strict';\n\(String(cString: mica_inspector_script()))\n})();\n"
    var page = String(cString: mica_inspector_skeleton())
    page = page.replacing("<title>mica inspect</title>", with: "<title>\(title) – mica inspect</title>")
    page = page.replacing("/*STYLE*/", with: String(cString: mica_inspector_style()))
    page = page.replacing("/*SCRIPT*/", with: script)
    page = page.replacing("<!--CAPTURE-->", with: capture)
    return Data(page.utf8)
  }

  /// Returns a value as JSON for a script element.
  static func json(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.withoutEscapingSlashes]
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "Infinity", negativeInfinity: "-Infinity", nan: "NaN")
    // No text ends the element that holds it.
    return String(decoding: try encoder.encode(value), as: UTF8.self).replacing("<", with: "\\u003c")
  }
}
