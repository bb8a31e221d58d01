internal import Foundation

/// The supported formats, and the messages about others.
enum IBFormat {
  private static let prefix = "com.apple.InterfaceBuilder3.CocoaTouch."
  static let accepted =
    "an iOS document as Xcode 5 and later write it: <document type=\"\(prefix)Storyboard.XIB\"> or "
    + "<document type=\"\(prefix)XIB\">, version \"3.0\""

  /// Returns the system for which a document is intended if it is not iOS.
  private static func otherSystem(_ type: String, _ runtime: String?) -> String? {
    if type.contains("AppleTV") || runtime == "AppleTV" { return "tvOS" }
    if type.contains("WatchKit") || runtime == "watchKit" { return "watchOS" }
    return type.contains(".Cocoa.") || runtime?.hasPrefix("MacOSX") == true ? "macOS" : nil
  }

  /// Returns a description of the document in a file if it is not one that this module reads: one for another
  /// system than iOS, or an archive. It is taken from the start tag at the beginning. No more of the file is
  /// read.
  static func otherKind(ofFileAt url: URL) -> String? {
    // Opening a file that is not a regular one, such as a pipe without a writer, might block forever.
    var status = stat()
    guard stat(url.path, &status) == 0, status.st_mode & S_IFMT == S_IFREG,
      let handle = FileHandle(forReadingAtPath: url.path), let head = try? handle.read(upToCount: 4096),
      let tag = String(decoding: head, as: UTF8.self).firstMatch(of: /<(document|archive)\s[^>]*>/)?.output
    else { return nil }
    func attribute(_ name: String) -> String? {
      tag.0.split(separator: " \(name)=\"", maxSplits: 1).dropFirst().first?.prefix { $0 != "\"" }
        .description
    }
    if let system = attribute("type").flatMap({ otherSystem($0, attribute("targetRuntime")) }) {
      return "a document for \(system)"
    }
    return tag.1 == "archive" ? "\(archive); \(conversion)" : nil
  }

  private static let archive = "an archive of Xcode 4 and before"
  private static let conversion = "opening and saving it in Xcode 5 or later converts it"

  /// Returns the kind of the document with a root element.
  ///
  /// - Throws: An error with the reason if the document is not supported.
  static func kind(of root: IBObject, file: String) throws(IBReadError) -> IBDocument.Kind {
    func refuse(_ reason: String, _ accepted: String = accepted) -> IBReadError {
      IBReadError(file: file, line: root.line, reason: reason, accepted: accepted)
    }
    let type = root.attributes["type"]
    if root.name == "archive" {
      throw refuse(
        "this is \(archive) (\(type ?? "no type"))", accepted + "; \(conversion)")
    }
    guard root.name == "document" else {
      throw refuse("the root element is <\(IBText.short(root.name))>")
    }
    guard let type else { throw refuse("the root element has no type") }
    let runtime = root.attributes["targetRuntime"]
    if let system = otherSystem(type, runtime) {
      throw refuse("this is a document for \(system) (type \"\(IBText.short(type))\")")
    }
    guard type.hasPrefix(prefix) else { throw refuse("unknown document type \"\(IBText.short(type))\"") }
    if let runtime, !runtime.hasPrefix("iOS.CocoaTouch") {
      throw refuse("unknown runtime \"\(IBText.short(runtime))\"", "targetRuntime=\"iOS.CocoaTouch\"")
    }
    let kind: IBDocument.Kind
    switch type.dropFirst(prefix.count) {
    case "Storyboard.XIB", "iPad.Storyboard.XIB", "Storyboard.iPad.XIB": kind = .storyboard
    case "XIB", "iPad.XIB": kind = .xib
    default: throw refuse("unknown document type \"\(IBText.short(type))\"")
    }
    guard let version = root.attributes["version"], version == "3.0" || version == "2.0" else {
      throw refuse(
        "unknown format version \"\(IBText.short(root.attributes["version"] ?? ""))\"",
        "version=\"3.0\" (Xcode 5 and later) or \"2.0\"")
    }
    return kind
  }
}

/// Formatting of external text in messages.
enum IBText {
  /// Returns at most 60 characters of a text, with control characters replaced by "·".
  static func short(_ text: String) -> String {
    let shown = text.unicodeScalars.prefix(60).map { scalar in
      scalar.value < 32 || (127..<160).contains(scalar.value) ? "·" : Character(scalar)
    }
    return String(shown) + (text.unicodeScalars.count > 60 ? "…" : "")
  }
}
