import CoreText
import Foundation
import TestSupport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The texts of the corpus' labels and buttons in the system font, with the versions
/// of Xcode that saved them.
final class DatedTexts: NSObject, XMLParserDelegate {
  struct Key: Hashable {
    var text: String
    var size: Double
    var weight: SystemFontWeight
  }

  private(set) var found: [Key: Set<Int>] = [:]
  private var version = 0
  /// The label or button that is being read: its texts and its font.
  private var texts: [String] = []
  private var font: (size: Double, weight: SystemFontWeight)?
  private var owner = ""

  /// The versions, as toolsVersion counts them, by text, size and weight.
  static func inCorpus() throws -> [Key: Set<Int>] {
    guard let folder = Project.shared("corpus/files") else { return [:] }
    let reader = DatedTexts()
    for url in try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil) {
      let parser = XMLParser(data: try Data(contentsOf: url))
      parser.delegate = reader
      _ = parser.parse()
    }
    return reader.found
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    switch name {
    case "document":
      version = Int(attributes["toolsVersion"]?.prefix { $0 != "." } ?? "") ?? 0
    case "label", "button":
      (owner, texts) = (name, [attributes["text"]].compactMap { $0 })
      font = (name == "label" ? 17 : 15, .regular)
    case "state" where owner == "button":
      texts += [attributes["title"]].compactMap { $0 }
    case "fontDescription" where !owner.isEmpty && attributes["key"] == "fontDescription":
      font = Self.font(attributes)
    default: break
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    guard name == owner else { return }
    if let font, version > 0 {
      for text in texts {
        found[Key(text: text, size: font.size, weight: font.weight), default: []].insert(version)
      }
    }
    owner = ""
  }

  /// The size and weight that a font element says; nil for fonts by name.
  private static func font(_ attributes: [String: String]) -> (size: Double, weight: SystemFontWeight)? {
    let styles: [String: (Double, SystemFontWeight)] = [
      "Body": (17, .regular), "Headline": (17, .semibold), "Subhead": (15, .regular),
      "Callout": (16, .regular),
      "Footnote": (13, .regular), "Caption1": (12, .regular), "Caption2": (11, .regular),
      "Title0": (34, .regular),
      "Title1": (28, .regular), "Title2": (22, .regular), "Title3": (20, .regular),
    ]
    if let style = attributes["style"] {
      return styles[style.replacingOccurrences(of: "UICTFontTextStyle", with: "")]
    }
    guard let type = attributes["type"], let size = Double(attributes["pointSize"] ?? "") else { return nil }
    if type == "boldSystem" { return (size, .bold) }
    guard type == "system" else { return nil }
    return (size, SystemFontWeight.allCases.first { "\($0)" == attributes["weight"] } ?? .regular)
  }
}
