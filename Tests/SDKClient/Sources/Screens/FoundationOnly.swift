import Foundation

/// Names that Foundation has on Apple's systems.
public enum FoundationOnly {
  public static func links(in text: String) -> Int {
    let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    return detector?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }
  public static func request(_ url: URL) -> URLRequest { URLRequest(url: url, timeoutInterval: 3) }
  public static func elements(of xml: String) -> [String] {
    final class Reader: NSObject, XMLParserDelegate {
      var names: [String] = []
      func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
      ) { names.append(name) }
    }
    let reader = Reader(), parser = XMLParser(data: Data(xml.utf8))
    parser.delegate = reader
    return parser.parse() ? reader.names : []
  }
  public static let weakObjects = NSHashTable<NSObject>.weakObjects()
}
