extension UTType {
  // MARK: - Things

  /// Anything in a file system; a kind of nothing else.
  public static let item = UTType(known: "public.item")
  /// What documents hold, in files or elsewhere; a kind of nothing else.
  public static let content = UTType(known: "public.content")
  /// Content made of several kinds, as of text with pictures; a kind of `content`.
  public static let compositeContent = UTType(known: "public.composite-content")
  /// A stream of bytes; a kind of `item`.
  public static let data = UTType(known: "public.data")
  /// Anything with entries; a kind of `item`.
  public static let directory = UTType(known: "public.directory")
  /// A directory that people see as one; a kind of `directory`.
  public static let folder = UTType(known: "public.folder")
  /// The root of a disk; a kind of `folder`.
  public static let volume = UTType(known: "public.volume")
  /// A directory that people see as one file; a kind of `directory`.
  public static let package = UTType(known: "com.apple.package")
  /// A directory of a fixed shape (.bundle); a kind of `directory`.
  public static let bundle = UTType(known: "com.apple.bundle")
  /// A bundle that programs load; a kind of `bundle` and `package`.
  public static let pluginBundle = UTType(known: "com.apple.plugin")
  /// A bundle with a library (.framework); a kind of `bundle`.
  public static let framework = UTType(known: "com.apple.framework")
  /// A program of any shape; a kind of `executable`.
  public static let application = UTType(known: "com.apple.application")
  /// A program as a bundle (.app); a kind of `application`, `bundle` and `package`.
  public static let applicationBundle = UTType(known: "com.apple.application-bundle")
  /// What leads to something else; a kind of nothing else.
  public static let resolvable = UTType(known: "com.apple.resolvable")
  /// A path in place of a file; a kind of `item` and `resolvable`.
  public static let symbolicLink = UTType(known: "public.symlink")
  /// A directory where a volume is seen; a kind of `item` and `resolvable`.
  public static let mountPoint = UTType(known: "com.apple.mount-point")
  /// A file that leads to another, wherever that has gone; a kind of `data` and `resolvable`.
  public static let aliasFile = UTType(known: "com.apple.alias-file")
  /// The data of a bookmark to a file; a kind of `data` and `resolvable`.
  public static let urlBookmarkData = UTType(known: "com.apple.bookmark")
  /// The address of anything; a kind of `data`.
  public static let url = UTType(known: "public.url")
  /// The address of a file; a kind of `url`.
  public static let fileURL = UTType(known: "public.file-url")
  /// A file with an address; a kind of `data`.
  public static let internetLocation = UTType(known: "com.apple.internet-location")
  /// A file with an address, of Windows (.url); a kind of `internetLocation`.
  public static let internetShortcut = UTType(known: "com.microsoft.internet-shortcut")
  /// What can be run; a kind of `item`.
  public static let executable = UTType(known: "public.executable")
  /// What a Unix system runs; a kind of `data` and `executable`.
  public static let unixExecutable = UTType(known: "public.unix-executable")

  // MARK: - Text

  /// Text with or without looks; a kind of `data` and `content`.
  public static let text = UTType(known: "public.text")
  /// Text of any encoding without looks (.txt, .text); a kind of `text`.
  public static let plainText = UTType(known: "public.plain-text")
  /// Text without looks in UTF-8; a kind of `plainText`.
  public static let utf8PlainText = UTType(known: "public.utf8-plain-text")
  /// Text without looks in UTF-16, with a byte order mark or big-endian; a kind of `plainText`.
  public static let utf16ExternalPlainText = UTType(known: "public.utf16-external-plain-text")
  /// Text without looks in UTF-16 of the machine's byte order; a kind of `plainText`.
  public static let utf16PlainText = UTType(known: "public.utf16-plain-text")
  /// A table as text, of any separator; a kind of `text`.
  public static let delimitedText = UTType(known: "public.delimited-values-text")
  /// A table with commas (.csv); a kind of `delimitedText`.
  public static let commaSeparatedText = UTType(known: "public.comma-separated-values-text")
  /// A table with tabs (.tsv); a kind of `delimitedText`.
  public static let tabSeparatedText = UTType(known: "public.tab-separated-values-text")
  /// A table with tabs in UTF-8; a kind of `tabSeparatedText` and `utf8PlainText`.
  public static let utf8TabSeparatedText = UTType(known: "public.utf8-tab-separated-values-text")
  /// Rich text (.rtf); a kind of `text`.
  public static let rtf = UTType(known: "public.rtf")
  /// Rich text with attachments, a package (.rtfd); a kind of `package` and `compositeContent`.
  public static let rtfd = UTType(known: "com.apple.rtfd")
  /// Rich text with attachments, as one stream for pasteboards; a kind of `data` and `compositeContent`.
  public static let flatRTFD = UTType(known: "com.apple.flat-rtfd")
  /// A page of any version of HTML (.html, .htm, .shtml, .shtm); a kind of `text`.
  public static let html = UTType(known: "public.html")
  /// Any XML (.xml); a kind of `text`.
  public static let xml = UTType(known: "public.xml")
  /// Any YAML (.yml, .yaml); a kind of `text`.
  public static let yaml = UTType(known: "public.yaml")
  /// Any JSON (.json); a kind of `text`.
  public static let json = UTType(known: "public.json")
  /// A style sheet (.css); a kind of `text`.
  public static let css = UTType(known: "public.css")
  /// A card of an address book (.vcf, .vcard); a kind of `text` and `contact`.
  public static let vCard = UTType(known: "public.vcard")
  /// Somebody in an address book; a kind of `item`.
  public static let contact = UTType(known: "public.contact")
  /// Something to do; a kind of `item`.
  public static let toDoItem = UTType(known: "public.to-do-item")
  /// Something at a time; a kind of `item`.
  public static let calendarEvent = UTType(known: "public.calendar-event")
  /// A message by e-mail; a kind of `message`.
  public static let emailMessage = UTType(known: "public.email-message")
  /// A message of any kind; a kind of `item`.
  public static let message = UTType(known: "public.message")
  /// What a program has noted (.log); a kind of `plainText`.
  public static let log = UTType(known: "public.log")

  // MARK: - Source

  /// Source of any language; a kind of `plainText`.
  public static let sourceCode = UTType(known: "public.source-code")
  /// Source in assembly (.s); a kind of `sourceCode`.
  public static let assemblyLanguageSource = UTType(known: "public.assembly-source")
  /// Source in C (.c); a kind of `sourceCode`.
  public static let cSource = UTType(known: "public.c-source")
  /// Source in Objective-C (.m); a kind of `sourceCode`.
  public static let objectiveCSource = UTType(known: "public.objective-c-source")
  /// Source in Swift (.swift); a kind of `sourceCode`.
  public static let swiftSource = UTType(known: "public.swift-source")
  /// Source in C++ (.cp, .cpp, .c++, .cc, .cxx); a kind of `sourceCode`.
  public static let cPlusPlusSource = UTType(known: "public.c-plus-plus-source")
  /// Source in Objective-C++ (.mm); a kind of `sourceCode`.
  public static let objectiveCPlusPlusSource = UTType(known: "public.objective-c-plus-plus-source")
  /// Declarations in C (.h); a kind of `sourceCode`.
  public static let cHeader = UTType(known: "public.c-header")
  /// Declarations in C++ (.hpp, .hh, .hxx); a kind of `sourceCode`.
  public static let cPlusPlusHeader = UTType(known: "public.c-plus-plus-header")
  /// Source that is run as it is; a kind of `sourceCode`.
  public static let script = UTType(known: "public.script")
  /// AppleScript as text (.applescript); a kind of `script`.
  public static let appleScript = UTType(known: "com.apple.applescript.text")
  /// A compiled script (.scpt); a kind of `data` and `script`.
  public static let osaScript = UTType(known: "com.apple.applescript.script")
  /// Source in JavaScript (.js, .jscript, .javascript, .mjs); a kind of `sourceCode` and `executable`.
  public static let javaScript = UTType(known: "com.netscape.javascript-source")
  /// A script of any shell (.sh, .command); a kind of `script`.
  public static let shellScript = UTType(known: "public.shell-script")
  /// A script in Perl (.pl, .pm); a kind of `shellScript`.
  public static let perlScript = UTType(known: "public.perl-script")
  /// A script in Python (.py); a kind of `shellScript`.
  public static let pythonScript = UTType(known: "public.python-script")
  /// A script in Ruby (.rb, .rbw); a kind of `shellScript`.
  public static let rubyScript = UTType(known: "public.ruby-script")
  /// A script in PHP (.php, .php3, .php4, .ph3, .ph4, .phtml); a kind of `shellScript`.
  public static let phpScript = UTType(known: "public.php-script")
  /// A property list in either form (.plist); a kind of `data`.
  public static let propertyList = UTType(known: "com.apple.property-list")
  /// A property list in XML; a kind of `propertyList` and `xml`.
  public static let xmlPropertyList = UTType(known: "com.apple.xml-property-list")
  /// A property list in bytes; a kind of `propertyList`.
  public static let binaryPropertyList = UTType(known: "com.apple.binary-property-list")

  // MARK: - Pictures

  /// A picture of any format; a kind of `data` and `content`.
  public static let image = UTType(known: "public.image")
  /// A JPEG (.jpeg, .jpg, .jpe); a kind of `image`.
  public static let jpeg = UTType(known: "public.jpeg")
  /// A TIFF (.tiff, .tif); a kind of `image`.
  public static let tiff = UTType(known: "public.tiff")
  /// A GIF (.gif); a kind of `image`.
  public static let gif = UTType(known: "com.compuserve.gif")
  /// A PNG (.png); a kind of `image`.
  public static let png = UTType(known: "public.png")
  /// An icon of Macs (.icns); a kind of `image`.
  public static let icns = UTType(known: "com.apple.icns")
  /// A bitmap of Windows (.bmp, .dib); a kind of `image`.
  public static let bmp = UTType(known: "com.microsoft.bmp")
  /// An icon of Windows (.ico); a kind of `image`.
  public static let ico = UTType(known: "com.microsoft.ico")
  /// What a camera's sensor saw, of any format; a kind of `image`.
  public static let rawImage = UTType(known: "public.camera-raw-image")
  /// What a camera's sensor saw, in Adobe's format (.dng); a kind of `rawImage`.
  public static let dng = UTType(known: "com.adobe.raw-image")
  /// A drawing in XML (.svg, .svgz); a kind of `image` and `xml`.
  public static let svg = UTType(known: "public.svg-image")
  /// A picture with a short film; a kind of `data` and `compositeContent`.
  public static let livePhoto = UTType(known: "com.apple.live-photo")
  /// A picture in the HEIF container (.heif); a kind of "public.heif-standard".
  public static let heif = UTType(known: "public.heif")
  /// A picture in the HEIF container, coded by HEVC (.heic); a kind of "public.heif-standard".
  public static let heic = UTType(known: "public.heic")
  /// A WebP (.webp); a kind of `image`.
  public static let webP = UTType(known: "org.webmproject.webp")

  // MARK: - Models in three dimensions

  /// A model of any format; a kind of `content`.
  public static let threeDContent = UTType(known: "public.3d-content")
  /// Pixar's scenes, in one file of bytes or text (.usd, .usdc); a kind of `threeDContent` and `data`.
  public static let usd = UTType(known: "com.pixar.universal-scene-description")
  /// Pixar's scenes with their pictures in one file (.usdz); a kind of `threeDContent` and `data`.
  public static let usdz = UTType(known: "com.pixar.universal-scene-description-mobile")
  /// A scene of Reality Composer (.reality); a kind of `data`.
  public static let realityFile = UTType(known: "com.apple.reality")
  /// A scene of SceneKit (.scn); a kind of `threeDContent` and `data`.
  public static let sceneKitScene = UTType(known: "com.apple.scenekit.scene")
  /// An object that ARKit recognises (.arobject); a kind of `data`.
  public static let arReferenceObject = UTType(known: "com.apple.arobject")

  // MARK: - Sound and moving pictures

  /// Sound, moving pictures or both; a kind of `data` and `content`.
  public static let audiovisualContent = UTType(known: "public.audiovisual-content")
  /// Moving pictures with or without sound; a kind of `audiovisualContent`.
  public static let movie = UTType(known: "public.movie")
  /// Moving pictures without sound; a kind of `movie`.
  public static let video = UTType(known: "public.video")
  /// Sound without pictures; a kind of `audiovisualContent`.
  public static let audio = UTType(known: "public.audio")
  /// A film in the QuickTime container (.mov, .qt); a kind of `movie`.
  public static let quickTimeMovie = UTType(known: "com.apple.quicktime-movie")
  /// A film in MPEG-1 or MPEG-2 (.mpg, .mpeg, .mpe, .m75, .m15); a kind of `movie`.
  public static let mpeg = UTType(known: "public.mpeg")
  /// The pictures of MPEG-2 (.m2v, .mp2v); a kind of `video`.
  public static let mpeg2Video = UTType(known: "public.mpeg-2-video")
  /// A stream of MPEG-2 (.ts); a kind of `movie`.
  public static let mpeg2TransportStream = UTType(known: "public.mpeg-2-transport-stream")
  /// Sound in MPEG layer 3 (.mp3); a kind of `audio`.
  public static let mp3 = UTType(known: "public.mp3")
  /// A film in the MPEG-4 container (.mp4, .mpg4); a kind of `movie`.
  public static let mpeg4Movie = UTType(known: "public.mpeg-4")
  /// Sound in the MPEG-4 container (.mp4); a kind of `mpeg4Movie` and `audio`.
  public static let mpeg4Audio = UTType(known: "public.mpeg-4-audio")
  /// Bought sound that is locked (.m4p); a kind of `mpeg4Audio`.
  public static let appleProtectedMPEG4Audio = UTType(known: "com.apple.protected-mpeg-4-audio")
  /// A bought film that is locked (.m4v); a kind of `mpeg4Movie`.
  public static let appleProtectedMPEG4Video = UTType(known: "com.apple.protected-mpeg-4-video")
  /// A film in the AVI container (.avi, .vfw); a kind of `movie`.
  public static let avi = UTType(known: "public.avi")
  /// Sound in AIFF (.aiff, .aif); a kind of "public.aifc-audio".
  public static let aiff = UTType(known: "public.aiff-audio")
  /// Sound in WAVE (.wav, .wave, .bwf); a kind of `audio`.
  public static let wav = UTType(known: "com.microsoft.waveform-audio")
  /// Notes in MIDI (.midi, .mid, .smf, .kar); a kind of `audio`.
  public static let midi = UTType(known: "public.midi-audio")
  /// A list of what is to be played; a kind of `data`.
  public static let playlist = UTType(known: "public.playlist")
  /// A list of what is to be played, in M3U (.m3u, .m3u8); a kind of `text` and `playlist`.
  public static let m3uPlaylist = UTType(known: "public.m3u-playlist")

  // MARK: - Documents and archives

  /// A PDF (.pdf); a kind of `data` and `compositeContent`.
  public static let pdf = UTType(known: "com.adobe.pdf")
  /// A page with what belongs to it (.webarchive); a kind of `data`.
  public static let webArchive = UTType(known: "com.apple.webarchive")
  /// Slides; a kind of `compositeContent`.
  public static let presentation = UTType(known: "public.presentation")
  /// Tables that compute; a kind of `content`.
  public static let spreadsheet = UTType(known: "public.spreadsheet")
  /// A store of records; a kind of nothing else.
  public static let database = UTType(known: "public.database")
  /// A font of any format; a kind of `data`.
  public static let font = UTType(known: "public.font")
  /// A book in EPUB (.epub); a kind of `data` and `compositeContent`.
  public static let epub = UTType(known: "org.idpf.epub-container")
  /// Several files as one, of any format; a kind of `data`.
  public static let archive = UTType(known: "public.archive")
  /// An archive in ZIP (.zip); a kind of "com.pkware.zip-archive".
  public static let zip = UTType(known: "public.zip-archive")
  /// Data packed by gzip (.gz, .gzip); a kind of `archive`.
  public static let gzip = UTType(known: "org.gnu.gnu-zip-archive")
  /// Data packed by bzip2 (.bz2, .bzip2); a kind of `archive`.
  public static let bz2 = UTType(known: "public.bzip2-archive")
  /// An archive in Apple's format (.aar); a kind of `archive`.
  public static let appleArchive = UTType(known: "com.apple.archive")
  /// An archive in tar (.tar); a kind of `archive`.
  public static let tarArchive = UTType(known: "public.tar-archive")
  /// A disk as a file; a kind of `archive`.
  public static let diskImage = UTType(known: "public.disk-image")
  /// A certificate (.cer, .crt, .der); a kind of `data`.
  public static let x509Certificate = UTType(known: "public.x509-certificate")
  /// Keys with their certificates (.p12, .pfx); a kind of `data`.
  public static let pkcs12 = UTType(known: "com.rsa.pkcs-12")
  /// What leads back to a place; a kind of nothing else.
  public static let bookmark = UTType(known: "public.bookmark")
}
