extension UTType {
  // MARK: - Base types

  /// The base type of entries in a file system. Conforms to no other type.
  public static let item = UTType(known: "public.item")
  /// The base type of document content, in files or elsewhere. Conforms to no other type.
  public static let content = UTType(known: "public.content")
  /// Content of several kinds, such as text with images. Conforms to `content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A stream of bytes. Conforms to `item`.
  public static let data = UTType(known: "public.data")
  /// A container of entries. Conforms to `item`.
  public static let directory = UTType(known: "public.directory")
  /// A directory that is shown to users as a folder. Conforms to `directory`.
  public static let folder = UTType(known: "public.folder")
  /// The root of a disk. Conforms to `folder`.
  public static let volume = UTType(known: "public.volume")
  /// A directory that is shown to users as a single file. Conforms to `directory`.
  public static let package = UTType(known: "com.apple.package")
  /// A directory with a defined structure (.bundle). Conforms to `directory`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A bundle that applications load. Conforms to `bundle` and `package`.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// A framework bundle (.framework). Conforms to `bundle`.
  public static let framework = UTType(known: "com.apple.framework")
  /// An application in any form. Conforms to `executable`.
  public static let application = UTType(known: "com.apple.application")
  /// An application bundle (.app). Conforms to `application`, `bundle` and `package`.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// An item that refers to another item. Conforms to no other type.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A symbolic link. Conforms to `item` and `resolvable`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A mount point of a volume. Conforms to `item` and `resolvable`.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// An alias file. Conforms to `data` and `resolvable`.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// The data of a URL bookmark. Conforms to `data` and `resolvable`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// A URL. Conforms to `data`.
  public static let url = UTType(known: "public.url")
  /// A file URL. Conforms to `url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// A file that contains a URL. Conforms to `data`.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// An internet shortcut of Windows (.url). Conforms to `internetLocation`.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// An executable item. Conforms to `item`.
  public static let executable = UTType(known: "public.executable")
  /// A Unix executable. Conforms to `data` and `executable`.
  public static let unixExecutable = UTType(known: "public.unix-executable")

  // MARK: - Text

  /// Text with or without formatting. Conforms to `data` and `content`.
  public static let text = UTType(known: "public.text")
  /// Plain text of any encoding (.txt, .text). Conforms to `text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// Plain text in UTF-8. Conforms to `plainText`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Plain text in UTF-16, with a byte order mark or big-endian. Conforms to `plainText`.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Plain text in UTF-16 of the machine's byte order. Conforms to `plainText`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// Text with delimited values. Conforms to `text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// Comma-separated values (.csv). Conforms to `delimitedText`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// Tab-separated values (.tsv). Conforms to `delimitedText`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// Tab-separated values in UTF-8. Conforms to `tabSeparatedText` and `utf8PlainText`.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Rich text (.rtf). Conforms to `text`.
  public static let rtf = UTType(known: "public.rtf")
  /// Rich text with attachments, a package (.rtfd). Conforms to `package` and `compositeContent`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments, as one stream for pasteboards. Conforms to `data` and `compositeContent`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// HTML of any version (.html, .htm, .shtml, .shtm). Conforms to `text`.
  public static let html = UTType(known: "public.html")
  /// XML (.xml). Conforms to `text`.
  public static let xml = UTType(known: "public.xml")
  /// YAML (.yml, .yaml). Conforms to `text`.
  public static let yaml = UTType(known: "public.yaml")
  /// JSON (.json). Conforms to `text`.
  public static let json = UTType(known: "public.json")
  /// A style sheet (.css). Conforms to `text`.
  public static let css = UTType(known: "public.css")
  /// A vCard (.vcf, .vcard). Conforms to `text` and `contact`.
  public static let vCard = UTType(known: "public.vcard")
  /// A contact of an address book. Conforms to `item`.
  public static let contact = UTType(known: "public.contact")
  /// A to-do item. Conforms to `item`.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// A calendar event. Conforms to `item`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// An email message. Conforms to `message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A message of any kind. Conforms to `item`.
  public static let message = UTType(known: "public.message")
  /// A log (.log). Conforms to `plainText`.
  public static let log = UTType(known: "public.log")

  // MARK: - Source code

  /// Source code of any language. Conforms to `plainText`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Assembly source code (.s). Conforms to `sourceCode`.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// C source code (.c). Conforms to `sourceCode`.
  public static let cSource = UTType(known: "public.c-source")
  /// Objective-C source code (.m). Conforms to `sourceCode`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Swift source code (.swift). Conforms to `sourceCode`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// C++ source code (.cp, .cpp, .c++, .cc, .cxx). Conforms to `sourceCode`.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Objective-C++ source code (.mm). Conforms to `sourceCode`.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// A C header (.h). Conforms to `sourceCode`.
  public static let cHeader = UTType(known: "public.c-header")
  /// A C++ header (.hpp, .hh, .hxx). Conforms to `sourceCode`.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// A script of any language. Conforms to `sourceCode`.
  public static let script = UTType(known: "public.script")
  /// AppleScript source code (.applescript). Conforms to `script`.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A compiled AppleScript (.scpt). Conforms to `data` and `script`.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// JavaScript source code (.js, .jscript, .javascript, .mjs). Conforms to `sourceCode` and `executable`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of any shell (.sh, .command). Conforms to `script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Perl (.pl, .pm). Conforms to `shellScript`.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in Python (.py). Conforms to `shellScript`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby (.rb, .rbw). Conforms to `shellScript`.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in PHP (.php, .php3, .php4, .ph3, .ph4, .phtml). Conforms to `shellScript`.
  public static let phpScript = UTType(known: "public.php-script")
  /// A property list in either form (.plist). Conforms to `data`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML. Conforms to `propertyList` and `xml`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in the binary format. Conforms to `propertyList`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")

  // MARK: - Pictures

  /// An image of any format. Conforms to `data` and `content`.
  public static let image = UTType(known: "public.image")
  /// A JPEG (.jpeg, .jpg, .jpe). Conforms to `image`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A TIFF (.tiff, .tif). Conforms to `image`.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF (.gif). Conforms to `image`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PNG (.png). Conforms to `image`.
  public static let png = UTType(known: "public.png")
  /// An icon of macOS (.icns). Conforms to `image`.
  public static let icns = UTType(known: "com.apple.icns")
  /// A bitmap of Windows (.bmp, .dib). Conforms to `image`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows (.ico). Conforms to `image`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// A raw camera image of any format. Conforms to `image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// A raw camera image in Adobe's format (.dng). Conforms to `rawImage`.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// An SVG image (.svg, .svgz). Conforms to `image` and `xml`.
  public static let svg = UTType(known: "public.svg-image")
  /// A Live Photo. Conforms to `data` and `compositeContent`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// An image in the HEIF container (.heif). Conforms to "public.heif-standard".
  public static let heif = UTType(known: "public.heif")
  /// An image in the HEIF container, encoded with HEVC (.heic). Conforms to "public.heif-standard".
  public static let heic = UTType(known: "public.heic")
  /// A WebP (.webp). Conforms to `image`.
  public static let webP = UTType(known: "org.webmproject.webp")

  // MARK: - 3D content

  /// A 3D model of any format. Conforms to `content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// A USD scene, binary or text (.usd, .usdc). Conforms to `threeDContent` and `data`.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// A Universal Scene Description package (.usdz). Conforms to `threeDContent` and `data`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene of Reality Composer (.reality). Conforms to `data`.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit (.scn). Conforms to `threeDContent` and `data`.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// An object that ARKit recognises (.arobject). Conforms to `data`.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")

  // MARK: - Audio and video

  /// Audio, video or both. Conforms to `data` and `content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Video with or without audio. Conforms to `audiovisualContent`.
  public static let movie = UTType(known: "public.movie")
  /// Video without audio. Conforms to `movie`.
  public static let video = UTType(known: "public.video")
  /// Audio without video. Conforms to `audiovisualContent`.
  public static let audio = UTType(known: "public.audio")
  /// A QuickTime movie (.mov, .qt). Conforms to `movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// An MPEG-1 or MPEG-2 movie (.mpg, .mpeg, .mpe, .m75, .m15). Conforms to `movie`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// MPEG-2 video (.m2v, .mp2v). Conforms to `video`.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// An MPEG-2 transport stream (.ts). Conforms to `movie`.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// MP3 audio (.mp3). Conforms to `audio`.
  public static let mp3 = UTType(known: "public.mp3")
  /// An MPEG-4 movie (.mp4, .mpg4). Conforms to `movie`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// MPEG-4 audio (.mp4). Conforms to `mpeg4Movie` and `audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Protected MPEG-4 audio (.m4p). Conforms to `mpeg4Audio`.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// Protected MPEG-4 video (.m4v). Conforms to `mpeg4Movie`.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// An AVI movie (.avi, .vfw). Conforms to `movie`.
  public static let avi = UTType(known: "public.avi")
  /// AIFF audio (.aiff, .aif). Conforms to "public.aifc-audio".
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Waveform audio (.wav, .wave, .bwf). Conforms to `audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// MIDI audio (.midi, .mid, .smf, .kar). Conforms to `audio`.
  public static let midi = UTType(known: "public.midi-audio")
  /// A playlist. Conforms to `data`.
  public static let playlist = UTType(known: "public.playlist")
  /// An M3U playlist (.m3u, .m3u8). Conforms to `text` and `playlist`.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")

  // MARK: - Documents and archives

  /// A PDF (.pdf). Conforms to `data` and `compositeContent`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A web archive (.webarchive). Conforms to `data`.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// A presentation. Conforms to `compositeContent`.
  public static let presentation = UTType(known: "public.presentation")
  /// A spreadsheet. Conforms to `content`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A database. Conforms to no other type.
  public static let database = UTType(known: "public.database")
  /// A font of any format. Conforms to `data`.
  public static let font = UTType(known: "public.font")
  /// An EPUB book (.epub). Conforms to `data` and `compositeContent`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// An archive of any format. Conforms to `data`.
  public static let archive = UTType(known: "public.archive")
  /// A ZIP archive (.zip). Conforms to "com.pkware.zip-archive".
  public static let zip = UTType(known: "public.zip-archive")
  /// Data compressed with gzip (.gz, .gzip). Conforms to `archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Data compressed with bzip2 (.bz2, .bzip2). Conforms to `archive`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// An Apple Archive (.aar). Conforms to `archive`.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// A tar archive (.tar). Conforms to `archive`.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// A disk image. Conforms to `archive`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// An X.509 certificate (.cer, .crt, .der). Conforms to `data`.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// A PKCS #12 file of keys and certificates (.p12, .pfx). Conforms to `data`.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// A bookmark. Conforms to no other type.
  public static let bookmark = UTType(known: "public.bookmark")
}
