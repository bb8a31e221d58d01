public import CoreGraphics
public import Foundation

extension NSAttributedString {
  /// How a text with looks is written down.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Characters alone: all looks are lost.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format in one file.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF in a folder with its pictures; it is neither read nor written here.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML, with looks, links and lists; pictures and tables are left out.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// What a reader is told of a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`, or its raw value; without it the data's beginning decides.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`; UTF-8 without it, or Latin 1 where the data is none.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// Attributes of text that has none of its own: of plain text, and of what stands in no element of HTML.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// For which kind of machine sizes are meant. Kept for the app: they are taken as they are.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// For which kind of machine sizes were written. Kept for the app.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// What is known of a document beside its text.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// The key of a name, known or not.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// Attributes of text that has none of its own, a dictionary by their names. Neither read nor written.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of a page in points, a `CGSize` in an `NSValue`.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of a page in points, `UIEdgeInsets` in an `NSValue`. Neither read nor written.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size of the view that showed the text, in points, a `CGSize` in an `NSValue`. Neither read nor
    /// written.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The scale of the view in percent, a number. Neither read nor written.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// 0 for a text as wide as its view, 1 for pages, a number. Neither read nor written.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// Above 0 for a text that is not to be edited, a number. Neither read nor written.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The colour of the page, a `UIColor`. Neither read nor written.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// From what share of a line's width on words are broken, 0…1, a number. Neither read nor written.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// Points between tab stops that are not named, a number. Neither read nor written.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }

  /// The text of a document. Of HTML and RTF the looks of characters and paragraphs, links and lists are
  /// read; pictures and tables are not.
  ///
  /// - Throws: An error of Cocoa's domain where the data is no text of
  ///   its type: 259 (corrupt), or 66062 (a type that is not read).
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(reading: data, options)
    dict?.pointee = document.attributes as NSDictionary
    self.init(attributedString: document.text)
  }

  /// The text of the document at an address, as `init(data:options:documentAttributes:)` has it.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// A piece as a document of the type that the attributes name, which they must.
  ///
  /// - Throws: An error of Cocoa's domain for a type that is not written: 66062.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any]) throws -> Data {
    try TextDocument.data(of: attributedSubstring(from: range), dict)
  }
}

extension NSMutableAttributedString {
  /// Puts the text of a document in place of the present one.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }

  /// Puts the text of the document at an address in place of the present one.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws { try read(from: Data(contentsOf: url), options: opts, documentAttributes: dict) }
}

/// A text and what its document says beside it.
struct TextDocument {
  let text: NSAttributedString
  let attributes: [String: Any]

  init(reading data: Data, _ options: [NSAttributedString.DocumentReadingOptionKey: Any]) throws {
    let named = options[.documentType]
    let type =
      named as? NSAttributedString.DocumentType ?? (named as? String).map { .init(rawValue: $0) }
      ?? Self.type(of: data)
    let encoding = Self.markedEncoding(of: data) ?? Self.encoding(options[.characterEncoding])
    let plain = options[.defaultAttributes] as? [NSAttributedString.Key: Any] ?? [:]
    func string() throws -> String {
      if let encoding, let text = String(data: data, encoding: encoding) { return text }
      if let text = String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1) {
        return text
      }
      throw Self.error(259, "The data is no text.")
    }
    switch type {
    case .plain:
      text = NSAttributedString(string: try string(), attributes: plain)
    case .html:
      text = HTMLReader.read(try string(), plain)
    case .rtf:
      guard let found = RTFReader.read(data) else { throw Self.error(259, "The data is no RTF.") }
      text = found
    default: throw Self.error(66062, "Documents of the type \(type.rawValue) are not read.")
    }
    attributes = [
      NSAttributedString.DocumentAttributeKey.documentType.rawValue: type.rawValue,
      NSAttributedString.DocumentAttributeKey.characterEncoding.rawValue: NSNumber(
        value: (encoding ?? .utf8).rawValue),
    ]
  }

  static func data(
    of text: NSAttributedString, _ attributes: [NSAttributedString.DocumentAttributeKey: Any]
  ) throws -> Data {
    let named = attributes[.documentType]
    let type = named as? NSAttributedString.DocumentType ?? (named as? String).map { .init(rawValue: $0) }
    switch type {
    case .plain:
      let encoding = Self.encoding(attributes[.characterEncoding]) ?? .utf8
      guard let data = text.string.data(using: encoding) else {
        throw error(517, "The encoding lacks characters of the text.")
      }
      return data
    case .html: return Data(HTMLWriter.write(text).utf8)
    case .rtf: return Data(RTFWriter.write(text).utf8)
    default:
      throw error(66062, "Documents of the type \(type?.rawValue ?? "that is not named") are not written.")
    }
  }

  /// The encoding that an option or attribute names: by its raw value or itself.
  private static func encoding(_ value: Any?) -> String.Encoding? {
    let number =
      (value as? NSNumber)?.uintValue ?? (value as? String.Encoding)?.rawValue ?? value as? UInt
    return number.map { String.Encoding(rawValue: $0) }
  }

  /// The encoding that a byte order mark states, which counts more than what is said beside the data: the
  /// package HoneyKit says UTF-8 of what it encodes by `.unicode`, and has its text read.
  private static func markedEncoding(of data: Data) -> String.Encoding? {
    if data.starts(with: [0xEF, 0xBB, 0xBF]) { return .utf8 }
    if data.starts(with: [0xFF, 0xFE, 0, 0]) || data.starts(with: [0, 0, 0xFE, 0xFF]) { return .utf32 }
    return data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) ? .utf16 : nil
  }

  private static func type(of data: Data) -> NSAttributedString.DocumentType {
    let marked = markedEncoding(of: data).flatMap { String(data: data.prefix(256), encoding: $0) }
    let start = (marked ?? String(decoding: data.prefix(256), as: UTF8.self)).trimmingCharacters(
      in: .whitespacesAndNewlines
    ).lowercased()
    if start.hasPrefix("{\\rtf") { return .rtf }
    return start.hasPrefix("<!doctype html") || start.hasPrefix("<html") ? .html : .plain
  }

  private static func error(_ code: Int, _ what: String) -> NSError {
    NSError(domain: NSCocoaErrorDomain, code: code, userInfo: [NSLocalizedDescriptionKey: what])
  }
}
