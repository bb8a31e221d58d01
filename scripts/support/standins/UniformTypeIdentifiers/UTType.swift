public import Foundation

/// A kind of data, as far as pictures, texts and archives need it.
public struct UTType: Hashable, Codable, Sendable {
  public let identifier: String

  private struct Row {
    let names: [String], mime: String?, above: String?
  }
  private static let rows: [String: Row] = [
    "public.data": Row(names: [], mime: nil, above: nil), "public.content": Row(names: [], mime: nil, above: nil),
    "public.image": Row(names: [], mime: nil, above: "public.data"),
    "public.png": Row(names: ["png"], mime: "image/png", above: "public.image"),
    "public.jpeg": Row(names: ["jpeg", "jpg", "jpe"], mime: "image/jpeg", above: "public.image"),
    "com.compuserve.gif": Row(names: ["gif"], mime: "image/gif", above: "public.image"),
    "public.heic": Row(names: ["heic"], mime: "image/heic", above: "public.image"),
    "public.tiff": Row(names: ["tiff", "tif"], mime: "image/tiff", above: "public.image"),
    "com.microsoft.bmp": Row(names: ["bmp"], mime: "image/bmp", above: "public.image"),
    "org.webmproject.webp": Row(names: ["webp"], mime: "image/webp", above: "public.image"),
    "public.svg-image": Row(names: ["svg"], mime: "image/svg+xml", above: "public.image"),
    "public.movie": Row(names: [], mime: nil, above: "public.data"), "public.audio": Row(names: [], mime: nil, above: "public.data"),
    "public.mpeg-4": Row(names: ["mp4"], mime: "video/mp4", above: "public.movie"),
    "com.apple.quicktime-movie": Row(names: ["mov"], mime: "video/quicktime", above: "public.movie"),
    "public.text": Row(names: [], mime: nil, above: "public.data"),
    "public.plain-text": Row(names: ["txt"], mime: "text/plain", above: "public.text"),
    "public.html": Row(names: ["html", "htm"], mime: "text/html", above: "public.text"),
    "public.json": Row(names: ["json"], mime: "application/json", above: "public.text"),
    "public.xml": Row(names: ["xml"], mime: "application/xml", above: "public.text"),
    "com.adobe.pdf": Row(names: ["pdf"], mime: "application/pdf", above: "public.data"),
    "public.zip-archive": Row(names: ["zip"], mime: "application/zip", above: "public.data"),
    "public.url": Row(names: [], mime: nil, above: "public.data"), "public.file-url": Row(names: [], mime: nil, above: "public.url"),
    "public.folder": Row(names: [], mime: nil, above: nil),
  ]

  public init?(_ identifier: String) {
    guard Self.rows[identifier] != nil else { return nil }
    self.identifier = identifier
  }
  public init(exportedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init(importedAs identifier: String, conformingTo parent: UTType? = nil) { self.identifier = identifier }
  public init?(filenameExtension name: String, conformingTo parent: UTType? = nil) {
    guard let found = Self.rows.first(where: { $0.value.names.contains(name.lowercased()) }) else { return nil }
    identifier = found.key
  }
  public init?(mimeType: String, conformingTo parent: UTType? = nil) {
    guard let found = Self.rows.first(where: { $0.value.mime == mimeType.lowercased() }) else { return nil }
    identifier = found.key
  }

  public var preferredFilenameExtension: String? { Self.rows[identifier]?.names.first }
  public var preferredMIMEType: String? { Self.rows[identifier]?.mime }
  public func conforms(to type: UTType) -> Bool {
    var next: String? = identifier
    while let current = next {
      if current == type.identifier { return true }
      next = Self.rows[current]?.above
    }
    return false
  }

  public static let (data, content, image, movie, audio) = (
    known("public.data"), known("public.content"), known("public.image"), known("public.movie"), known("public.audio"))
  public static let (png, jpeg, gif, heic, tiff, bmp, webP, svg) = (
    known("public.png"), known("public.jpeg"), known("com.compuserve.gif"), known("public.heic"), known("public.tiff"),
    known("com.microsoft.bmp"), known("org.webmproject.webp"), known("public.svg-image"))
  public static let (mpeg4Movie, quickTimeMovie) = (known("public.mpeg-4"), known("com.apple.quicktime-movie"))
  public static let (text, plainText, html, json, xml) = (
    known("public.text"), known("public.plain-text"), known("public.html"), known("public.json"), known("public.xml"))
  public static let (pdf, zip, url, fileURL, folder) = (
    known("com.adobe.pdf"), known("public.zip-archive"), known("public.url"), known("public.file-url"), known("public.folder"))

  private static func known(_ identifier: String) -> UTType { UTType(importedAs: identifier) }
}
