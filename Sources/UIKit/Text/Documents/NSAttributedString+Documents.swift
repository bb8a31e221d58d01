public import CoreGraphics
public import Foundation

extension NSAttributedString {
  /// The format of a text document.
  public struct DocumentType: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Plain text, without attributes.
    public static let plain = DocumentType(rawValue: "NSPlainText")
    /// Rich Text Format in one file.
    public static let rtf = DocumentType(rawValue: "NSRTF")
    /// RTF with attached files. Neither read nor written.
    public static let rtfd = DocumentType(rawValue: "NSRTFD")
    /// HTML with text styles, links and lists. Images and tables are ignored.
    public static let html = DocumentType(rawValue: "NSHTML")
  }

  /// A key for the options for reading a document.
  public struct DocumentReadingOptionKey: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document type, a `DocumentType` or its raw value. By default it is detected from the beginning of
    /// the data.
    public static let documentType = DocumentReadingOptionKey(rawValue: "DocumentType")
    /// The character encoding, the raw value of a `String.Encoding`. The default is UTF-8, or Latin-1 if the
    /// data is not valid UTF-8.
    public static let characterEncoding = DocumentReadingOptionKey(rawValue: "CharacterEncoding")
    /// The attributes of plain text, and of HTML where the document has no value; HTML always has a font, a
    /// text colour and a paragraph style.
    public static let defaultAttributes = DocumentReadingOptionKey(rawValue: "DefaultAttributes")
    /// The type of system that font sizes are meant for. Without effect: sizes are read unchanged.
    public static let targetTextScaling = DocumentReadingOptionKey(rawValue: "TargetTextScaling")
    /// The type of system that font sizes were written for. Without effect: sizes are read unchanged.
    public static let sourceTextScaling = DocumentReadingOptionKey(rawValue: "SourceTextScaling")
  }

  /// A key for the attributes of a document as a whole.
  public struct DocumentAttributeKey: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a key with a name, which need not be one of those below.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The document type, a `DocumentType`.
    public static let documentType = DocumentAttributeKey(rawValue: "DocumentType")
    /// The character encoding, the raw value of a `String.Encoding`.
    public static let characterEncoding = DocumentAttributeKey(rawValue: "CharacterEncoding")
    /// The default attributes of the text, a dictionary with their names as keys. Neither read from nor
    /// written to documents.
    public static let defaultAttributes = DocumentAttributeKey(rawValue: "DefaultAttributes")
    /// The size of a page in points, a `CGSize` in an `NSValue`. Neither read from nor written to documents.
    public static let paperSize = DocumentAttributeKey(rawValue: "PaperSize")
    /// The margins of a page in points, `UIEdgeInsets` in an `NSValue`. Neither read from nor written to
    /// documents.
    public static let paperMargin = DocumentAttributeKey(rawValue: "PaperMargin")
    /// The size in points of the view that displayed the text, a `CGSize` in an `NSValue`. Neither read from
    /// nor written to documents.
    public static let viewSize = DocumentAttributeKey(rawValue: "ViewSize")
    /// The zoom factor of the view in percent, a number. Neither read from nor written to documents.
    public static let viewZoom = DocumentAttributeKey(rawValue: "ViewZoom")
    /// The layout of the view, a number: 0 for text that fills the view, 1 for pages. Neither read from nor
    /// written to documents.
    public static let viewMode = DocumentAttributeKey(rawValue: "ViewMode")
    /// A number that is greater than 0 if the text is read-only. Neither read from nor written to documents.
    public static let readOnly = DocumentAttributeKey(rawValue: "ReadOnly")
    /// The background colour of the page, a `UIColor`. Neither read from nor written to documents.
    public static let backgroundColor = DocumentAttributeKey(rawValue: "BackgroundColor")
    /// The hyphenation factor, a number from 0 to 1. Neither read from nor written to documents.
    public static let hyphenationFactor = DocumentAttributeKey(rawValue: "HyphenationFactor")
    /// The default distance between tab stops in points, a number. Neither read from nor written to
    /// documents.
    public static let defaultTabInterval = DocumentAttributeKey(rawValue: "DefaultTabInterval")
  }

  /// Creates an attributed string from the data of a document.
  ///
  /// The attributes of characters and paragraphs, links and lists of HTML and RTF are read; images and tables
  /// are ignored.
  ///
  /// - Throws: An error of the Cocoa domain: 259 (corrupt) if the data is not text of its type, or 66062 if
  ///   the document type is unsupported.
  public convenience init(
    data: Data, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    let document = try TextDocument(reading: data, options)
    dict?.pointee = document.attributes as NSDictionary
    self.init(attributedString: document.text)
  }

  /// Creates an attributed string from the document at a URL, as `init(data:options:documentAttributes:)`
  /// does.
  public convenience init(
    url: URL, options: [DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    try self.init(data: Data(contentsOf: url), options: options, documentAttributes: dict)
  }

  /// Returns the text of a range as a document of the type that the attributes specify. The type is required.
  ///
  /// - Throws: An error of the Cocoa domain: 66062 if the document type is missing or unsupported, or 517 if
  ///   the encoding lacks characters of plain text.
  public func data(from range: NSRange, documentAttributes dict: [DocumentAttributeKey: Any]) throws -> Data {
    try TextDocument.data(of: attributedSubstring(from: range), dict)
  }
}

extension NSMutableAttributedString {
  /// Replaces the contents with those of a document.
  public func read(
    from data: Data, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws {
    setAttributedString(try NSAttributedString(data: data, options: opts, documentAttributes: dict))
  }

  /// Replaces the contents with those of the document at a URL.
  public func read(
    from url: URL, options opts: [NSAttributedString.DocumentReadingOptionKey: Any] = [:],
    documentAttributes dict: UnsafeMutablePointer<NSDictionary?>?
  ) throws { try read(from: Data(contentsOf: url), options: opts, documentAttributes: dict) }
}

/// The text and the document attributes of a document.
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

  /// Returns the encoding in an option or attribute, given as its raw value or as a `String.Encoding`.
  private static func encoding(_ value: Any?) -> String.Encoding? {
    let number =
      (value as? NSNumber)?.uintValue ?? (value as? String.Encoding)?.rawValue ?? value as? UInt
    return number.map { String.Encoding(rawValue: $0) }
  }

  /// Returns the encoding indicated by a byte order mark.
  ///
  /// It takes precedence over the `characterEncoding` option: the package HoneyKit passes UTF-8 for data that
  /// it encodes with `.unicode`, and expects the text to be read.
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
