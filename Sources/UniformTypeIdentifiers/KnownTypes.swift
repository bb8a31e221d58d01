internal import Foundation
internal import Synchronization

/// The declaration of a type.
struct TypeDeclaration: Sendable {
  let identifier: String
  let parents: [String]
  let tags: [UTTagClass: [String]]
  let name: String?
}

/// The declared types: those of Apple's systems, and the app's own. The table of Apple's was written from
/// memory and has not been compared with a system: identifiers, tags and conformances may be missing or
/// differ.
enum KnownTypes {
  private static let added = Mutex<[String: TypeDeclaration]>([:])

  static func declaration(_ identifier: String) -> TypeDeclaration? {
    system[identifier] ?? own[identifier] ?? added.withLock { $0[identifier] }
  }

  /// Returns the types of a lowercase tag, in the order of the table.
  static func identifiers(_ tag: String, _ tagClass: UTTagClass) -> [String] { tagged[tagClass]?[tag] ?? [] }
  private static let tagged: [UTTagClass: [String: [String]]] = {
    var found: [UTTagClass: [String: [String]]] = [:]
    for type in list + own.values.sorted(by: { $0.identifier < $1.identifier }) {
      for (tagClass, tags) in type.tags {
        for tag in Set(tags) { found[tagClass, default: [:]][tag, default: []].append(type.identifier) }
      }
    }
    return found
  }()

  /// Adds a type that the app names without declaring it.
  static func add(_ identifier: String, parent: String) {
    added.withLock {
      $0[identifier.lowercased()] = TypeDeclaration(
        identifier: identifier, parents: [parent], tags: [:], name: nil)
    }
  }

  /// The types declared in the app's information property list.
  private static let own: [String: TypeDeclaration] = {
    var found: [String: TypeDeclaration] = [:]
    for key in ["UTImportedTypeDeclarations", "UTExportedTypeDeclarations"] {
      for one in Bundle.main.object(forInfoDictionaryKey: key) as? [[String: Any]] ?? [] {
        guard let identifier = one["UTTypeIdentifier"] as? String else { continue }
        func several(_ value: Any?) -> [String] {
          value as? [String] ?? (value as? String).map { [$0] } ?? []
        }
        let tags = one["UTTypeTagSpecification"] as? [String: Any] ?? [:]
        found[identifier.lowercased()] = TypeDeclaration(
          identifier: identifier, parents: several(one["UTTypeConformsTo"]),
          tags: Dictionary(
            uniqueKeysWithValues: tags.map {
              (UTTagClass(rawValue: $0.key), several($0.value).map { $0.lowercased() })
            }),
          name: one["UTTypeDescription"] as? String)
      }
    }
    return found
  }()

  private static let system = Dictionary(list.map { ($0.identifier.lowercased(), $0) }) { $1 }

  private static func type(
    _ identifier: String, _ parents: String, _ extensions: String = "", _ mime: String = "",
    _ name: String? = nil
  )
    -> TypeDeclaration
  {
    func words(_ text: String) -> [String] { text.split(separator: " ").map(String.init) }
    var tags: [UTTagClass: [String]] = [:]
    if !extensions.isEmpty { tags[.filenameExtension] = words(extensions) }
    if !mime.isEmpty { tags[.mimeType] = words(mime) }
    return TypeDeclaration(identifier: identifier, parents: words(parents), tags: tags, name: name)
  }

  private static let list: [TypeDeclaration] = [
    type("public.item", "", "", "", "item"),
    type("public.content", "", "", "", "content"),
    type("public.composite-content", "public.content", "", "", "composite content"),
    type("public.data", "public.item", "", "application/octet-stream", "data"),
    type("public.directory", "public.item", "", "", "directory"),
    type("public.folder", "public.directory", "", "", "folder"),
    type("public.volume", "public.folder", "", "", "volume"),
    type("com.apple.package", "public.directory", "", "", "package"),
    type("com.apple.bundle", "public.directory", "bundle", "", "bundle"),
    type("com.apple.plugin", "com.apple.bundle com.apple.package", "", "", "plugin"),
    type("com.apple.framework", "com.apple.bundle", "framework", "", "framework"),
    type("com.apple.application", "public.executable", "", "", "application"),
    type(
      "com.apple.application-bundle", "com.apple.application com.apple.bundle com.apple.package", "app", "",
      "application"),
    type("com.apple.application-file", "com.apple.application public.data", "", "", "application"),
    type("com.apple.resolvable", "", "", "", "resolvable"),
    type("public.symlink", "public.item com.apple.resolvable", "", "", "symbolic link"),
    type("com.apple.mount-point", "public.item com.apple.resolvable", "", "", "mount point"),
    type("com.apple.alias-file", "public.data com.apple.resolvable", "", "", "alias"),
    type("public.url", "public.data", "", "", "URL"),
    type("public.file-url", "public.url", "", "", "file URL"),
    type("com.apple.internet-location", "public.data", "", "", "internet location"),
    type("com.microsoft.internet-shortcut", "com.apple.internet-location", "url", "", "web link"),
    type("public.executable", "public.item", "", "", "executable"),
    type("public.unix-executable", "public.data public.executable", "", "", "executable"),
    // Text.
    type("public.text", "public.data public.content", "", "", "text"),
    type("public.plain-text", "public.text", "txt text", "text/plain", "text"),
    type("public.utf8-plain-text", "public.plain-text", "", "text/plain;charset=utf-8", "Unicode text"),
    type(
      "public.utf16-external-plain-text", "public.plain-text", "", "text/plain;charset=utf-16", "Unicode text"
    ),
    type("public.utf16-plain-text", "public.plain-text", "", "", "Unicode text"),
    type("public.delimited-values-text", "public.text", "", "", "delimited text"),
    type(
      "public.comma-separated-values-text", "public.delimited-values-text", "csv",
      "text/csv text/comma-separated-values", "CSV document"),
    type(
      "public.tab-separated-values-text", "public.delimited-values-text", "tsv", "text/tab-separated-values",
      "TSV document"),
    type(
      "public.utf8-tab-separated-values-text", "public.tab-separated-values-text public.utf8-plain-text", "",
      "", "TSV document"),
    type("public.rtf", "public.text", "rtf", "text/rtf application/rtf", "RTF document"),
    type(
      "com.apple.rtfd", "com.apple.package public.composite-content", "rtfd", "",
      "RTF document with attachments"),
    type(
      "com.apple.flat-rtfd", "public.data public.composite-content", "", "", "RTF document with attachments"),
    type("public.html", "public.text", "html htm shtml shtm", "text/html", "HTML document"),
    type("public.xml", "public.text", "xml", "application/xml text/xml", "XML document"),
    type("public.yaml", "public.text", "yml yaml", "application/x-yaml", "YAML document"),
    type("public.json", "public.text", "json", "application/json", "JSON document"),
    type(
      "net.daringfireball.markdown", "public.plain-text", "md markdown", "text/markdown", "Markdown document"),
    type("public.css", "public.text", "css", "text/css", "style sheet"),
    type(
      "public.vcard", "public.text public.contact", "vcf vcard", "text/vcard text/directory text/x-vcard",
      "contact card"),
    type("public.contact", "public.item", "", "", "contact"),
    type("public.to-do-item", "public.item", "", "", "to-do item"),
    type("public.calendar-event", "public.item", "", "", "calendar event"),
    type("com.apple.ical.ics", "public.text public.calendar-event", "ics", "text/calendar", "calendar event"),
    type("public.email-message", "public.message", "", "", "e-mail message"),
    type("public.message", "public.item", "", "", "message"),
    type("public.log", "public.plain-text", "log", "", "log"),
    type("public.utf8-log", "public.log", "", "", "log"),
    // Source.
    type("public.source-code", "public.plain-text", "", "", "source code"),
    type("public.assembly-source", "public.source-code", "s", "", "assembly source"),
    type("public.c-source", "public.source-code", "c", "", "C source"),
    type("public.objective-c-source", "public.source-code", "m", "", "Objective-C source"),
    type("public.swift-source", "public.source-code", "swift", "", "Swift source"),
    type("public.c-plus-plus-source", "public.source-code", "cp cpp c++ cc cxx", "", "C++ source"),
    type("public.objective-c-plus-plus-source", "public.source-code", "mm", "", "Objective-C++ source"),
    type("public.c-header", "public.source-code", "h", "", "C header"),
    type("public.c-plus-plus-header", "public.source-code", "hpp hh hxx", "", "C++ header"),
    type("public.script", "public.source-code", "", "", "script"),
    type("com.apple.applescript.text", "public.script", "applescript", "", "AppleScript"),
    type("com.apple.applescript.script", "public.data public.script", "scpt", "", "AppleScript"),
    type(
      "com.netscape.javascript-source", "public.source-code public.executable", "js jscript javascript mjs",
      "text/javascript application/javascript", "JavaScript"),
    type("public.shell-script", "public.script", "sh command", "", "shell script"),
    type("public.perl-script", "public.shell-script", "pl pm", "text/x-perl-script", "Perl script"),
    type("public.python-script", "public.shell-script", "py", "text/x-python-script", "Python script"),
    type("public.ruby-script", "public.shell-script", "rb rbw", "text/x-ruby-script", "Ruby script"),
    type(
      "public.php-script", "public.shell-script", "php php3 php4 ph3 ph4 phtml",
      "text/php text/x-php-script application/php", "PHP script"),
    type("com.sun.java-source", "public.source-code", "java jav", "", "Java source"),
    type("com.apple.property-list", "public.data", "plist", "", "property list"),
    type("com.apple.xml-property-list", "com.apple.property-list public.xml", "", "", "property list"),
    type("com.apple.binary-property-list", "com.apple.property-list", "", "", "property list"),
    // Images.
    type("public.image", "public.data public.content", "", "", "image"),
    type("public.jpeg", "public.image", "jpeg jpg jpe", "image/jpeg image/jpg", "JPEG image"),
    type("public.tiff", "public.image", "tiff tif", "image/tiff", "TIFF image"),
    type("com.compuserve.gif", "public.image", "gif", "image/gif", "GIF image"),
    type("public.png", "public.image", "png", "image/png", "PNG image"),
    type("com.apple.icns", "public.image", "icns", "", "Apple icon image"),
    type("com.microsoft.bmp", "public.image", "bmp dib", "image/bmp", "BMP image"),
    type(
      "com.microsoft.ico", "public.image", "ico", "image/vnd.microsoft.icon image/x-icon",
      "Windows icon image"),
    type("public.camera-raw-image", "public.image", "", "", "raw image"),
    type("com.adobe.raw-image", "public.camera-raw-image", "dng", "image/x-adobe-dng", "Adobe raw image"),
    type("public.svg-image", "public.image public.xml", "svg svgz", "image/svg+xml", "SVG document"),
    type("com.apple.live-photo", "public.data public.composite-content", "", "", "live photo"),
    type("public.heif", "public.heif-standard", "heif", "image/heif", "HEIF image"),
    type("public.heif-standard", "public.image", "", "", "HEIF image"),
    type("public.heic", "public.heif-standard", "heic", "image/heic", "HEIC image"),
    type("org.webmproject.webp", "public.image", "webp", "image/webp", "WebP image"),
    type("public.avif", "public.image", "avif", "image/avif", "AVIF image"),
    type(
      "com.adobe.photoshop-image", "public.image", "psd", "image/vnd.adobe.photoshop", "Photoshop document"),
    // Models in three dimensions.
    type("public.3d-content", "public.content", "", "", "3D content"),
    type(
      "com.pixar.universal-scene-description", "public.3d-content public.data", "usd usdc", "",
      "Universal Scene Description"),
    type(
      "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "usdz",
      "model/vnd.usdz+zip", "Universal Scene Description package"),
    type("com.apple.reality", "public.data", "reality", "model/vnd.reality", "Reality file"),
    type("com.apple.scenekit.scene", "public.3d-content public.data", "scn", "", "scene"),
    type("com.apple.arobject", "public.data", "arobject", "", "AR object"),
    // Audio and video.
    type("public.audiovisual-content", "public.data public.content", "", "", "audiovisual content"),
    type("public.movie", "public.audiovisual-content", "", "", "movie"),
    type("public.video", "public.movie", "", "", "video"),
    type("public.audio", "public.audiovisual-content", "", "", "audio"),
    type("com.apple.quicktime-movie", "public.movie", "mov qt", "video/quicktime", "QuickTime movie"),
    type("public.mpeg", "public.movie", "mpg mpeg mpe m75 m15", "video/mpeg video/mpg", "MPEG movie"),
    type("public.mpeg-2-video", "public.video", "m2v mp2v", "", "MPEG-2 video"),
    type("public.mpeg-2-transport-stream", "public.movie", "ts", "", "MPEG-2 transport stream"),
    type("public.mp3", "public.audio", "mp3", "audio/mpeg audio/mpg audio/mp3", "MP3 audio"),
    type("public.mpeg-4", "public.movie", "mp4 mpg4", "video/mp4", "MPEG-4 movie"),
    type("public.mpeg-4-audio", "public.mpeg-4 public.audio", "mp4", "audio/mp4", "MPEG-4 audio"),
    type("com.apple.m4a-audio", "public.mpeg-4-audio", "m4a", "audio/x-m4a", "Apple MPEG-4 audio"),
    type("com.apple.protected-mpeg-4-video", "public.mpeg-4", "m4v", "", "protected MPEG-4 movie"),
    type("com.apple.protected-mpeg-4-audio", "public.mpeg-4-audio", "m4p", "", "protected MPEG-4 audio"),
    type("public.avi", "public.movie", "avi vfw", "video/avi video/msvideo video/x-msvideo", "AVI movie"),
    type("public.aiff-audio", "public.aifc-audio", "aiff aif", "audio/aiff audio/x-aiff", "AIFF audio"),
    type("public.aifc-audio", "public.audio", "aifc", "", "AIFC audio"),
    type(
      "com.microsoft.waveform-audio", "public.audio", "wav wave bwf", "audio/vnd.wave audio/wav audio/x-wav",
      "Waveform audio"),
    type("public.midi-audio", "public.audio", "midi mid smf kar", "audio/midi", "MIDI audio"),
    type("public.playlist", "public.data", "", "", "playlist"),
    type(
      "public.m3u-playlist", "public.text public.playlist", "m3u m3u8",
      "audio/x-mpegurl application/vnd.apple.mpegurl", "playlist"),
    // Documents.
    type("com.adobe.pdf", "public.data public.composite-content", "pdf", "application/pdf", "PDF document"),
    type("com.apple.webarchive", "public.data", "webarchive", "application/x-webarchive", "web archive"),
    type("public.presentation", "public.composite-content", "", "", "presentation"),
    type("public.spreadsheet", "public.content", "", "", "spreadsheet"),
    type("public.database", "", "", "", "database"),
    type("public.font", "public.data", "", "", "font"),
    type("public.opentype-font", "public.font", "otf", "font/otf", "OpenType font"),
    type("public.truetype-ttf-font", "public.font", "ttf", "font/ttf", "TrueType font"),
    type(
      "org.idpf.epub-container", "public.data public.composite-content", "epub", "application/epub+zip",
      "EPUB book"),
    type(
      "com.microsoft.word.doc", "public.data public.composite-content", "doc", "application/msword",
      "Word document"),
    type(
      "org.openxmlformats.wordprocessingml.document", "public.data public.composite-content", "docx",
      "application/vnd.openxmlformats-officedocument.wordprocessingml.document", "Word document"),
    type(
      "com.microsoft.excel.xls", "public.data public.spreadsheet", "xls", "application/vnd.ms-excel",
      "Excel workbook"),
    type(
      "org.openxmlformats.spreadsheetml.sheet", "public.data public.spreadsheet", "xlsx",
      "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet", "Excel workbook"),
    type(
      "com.microsoft.powerpoint.ppt", "public.data public.presentation", "ppt",
      "application/vnd.ms-powerpoint", "PowerPoint presentation"),
    type(
      "org.openxmlformats.presentationml.presentation", "public.data public.presentation", "pptx",
      "application/vnd.openxmlformats-officedocument.presentationml.presentation", "PowerPoint presentation"),
    // Archives.
    type("public.archive", "public.data", "", "", "archive"),
    type("public.zip-archive", "com.pkware.zip-archive", "zip", "application/zip", "ZIP archive"),
    type(
      "com.pkware.zip-archive", "public.archive", "zip", "application/zip application/x-zip-compressed",
      "ZIP archive"),
    type(
      "org.gnu.gnu-zip-archive", "public.archive", "gz gzip", "application/x-gzip application/gzip",
      "gzip archive"),
    type("public.bzip2-archive", "public.archive", "bz2 bzip2", "application/x-bzip2", "bzip2 archive"),
    type("public.tar-archive", "public.archive", "tar", "application/x-tar", "tar archive"),
    type("com.apple.archive", "public.archive", "aar", "", "Apple archive"),
    type("public.disk-image", "public.archive", "", "", "disk image"),
    // Keys and bookmarks.
    type(
      "public.x509-certificate", "public.data", "cer crt der", "application/x-x509-ca-cert", "certificate"),
    type("com.rsa.pkcs-12", "public.data", "p12 pfx", "application/x-pkcs12", "PKCS #12 file"),
    type("public.bookmark", "", "", "", "bookmark"),
    type("com.apple.bookmark", "public.data com.apple.resolvable", "", "", "bookmark"),
    type("com.apple.log", "public.log", "", "", "log"),
  ]
}

/// The parts of a dynamic type's identifier: its tag and its supertype.
struct DynamicTag {
  let tag: String
  let tagClass: UTTagClass
  let supertype: String?

  init(tag: String, tagClass: UTTagClass, supertype: String?) {
    (self.tag, self.tagClass, self.supertype) = (tag, tagClass, supertype)
  }

  init?(identifier: String) {
    guard identifier.hasPrefix("dyn.") else { return nil }
    let digits = Array(identifier.dropFirst(4))
    var bytes: [UInt8] = []
    for index in stride(from: 0, to: digits.count - 1, by: 2) {
      guard let byte = UInt8(String(digits[index...index + 1]), radix: 16) else { return nil }
      bytes.append(byte)
    }
    let parts = String(decoding: bytes, as: UTF8.self).split(
      separator: "\n", omittingEmptySubsequences: false
    ).map(String.init)
    guard parts.count == 3, !parts[0].isEmpty else { return nil }
    self.init(
      tag: parts[0], tagClass: UTTagClass(rawValue: parts[1]), supertype: parts[2].isEmpty ? nil : parts[2])
  }

  var identifier: String {
    "dyn."
      + "\(tag)\n\(tagClass.rawValue)\n\(supertype ?? "")".utf8.map {
        ($0 < 16 ? "0" : "") + String($0, radix: 16)
      }.joined()
  }
}
