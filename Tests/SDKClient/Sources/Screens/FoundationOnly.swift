import Foundation

/// Names that Foundation has on Apple's systems.
public enum FoundationOnly {
  /// Returns the number of links in a text.
  public static func links(in text: String) -> Int {
    let detector = try? NSDataDetector(types: NSTextCheckingResult.CheckingType.link.rawValue)
    return detector?.numberOfMatches(in: text, range: NSRange(text.startIndex..., in: text)) ?? 0
  }
  /// Returns a request that fails after three seconds.
  public static func request(_ url: URL) -> URLRequest { URLRequest(url: url, timeoutInterval: 3) }
  /// Returns the names of the elements of a text in XML, or none if it is not well formed.
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
  /// An empty table.
  public static let weakObjects = NSHashTable<NSObject>.weakObjects()
}
