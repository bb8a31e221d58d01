import UniformTypeIdentifiers

// The kinds of data by their old names, which UTCoreTypes.h of Apple's SDK lists.

// Bases.
public let kUTTypeItem = "public.item"
public let kUTTypeContent = "public.content"
public let kUTTypeCompositeContent = "public.composite-content"
public let kUTTypeMessage = "public.message"
public let kUTTypeContact = "public.contact"
public let kUTTypeArchive = "public.archive"
public let kUTTypeDiskImage = "public.disk-image"
public let kUTTypeData = "public.data"
public let kUTTypeDirectory = "public.directory"
public let kUTTypeResolvable = "com.apple.resolvable"
public let kUTTypeSymLink = "public.symlink"
public let kUTTypeExecutable = "public.executable"
public let kUTTypeMountPoint = "com.apple.mount-point"
public let kUTTypeAliasFile = "com.apple.alias-file"
public let kUTTypeAliasRecord = "com.apple.alias-record"
public let kUTTypeURLBookmarkData = "com.apple.bookmark"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"

// Text.
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeUTF16ExternalPlainText = "public.utf16-external-plain-text"
public let kUTTypeUTF16PlainText = "public.utf16-plain-text"
public let kUTTypeDelimitedText = "public.delimited-values-text"
public let kUTTypeCommaSeparatedText = "public.comma-separated-values-text"
public let kUTTypeTabSeparatedText = "public.tab-separated-values-text"
public let kUTTypeUTF8TabSeparatedText = "public.utf8-tab-separated-values-text"
public let kUTTypeRTF = "public.rtf"
public let kUTTypeHTML = "public.html"
public let kUTTypeXML = "public.xml"
public let kUTTypeJSON = "public.json"
public let kUTTypePropertyList = "com.apple.property-list"
public let kUTTypeXMLPropertyList = "com.apple.xml-property-list"
public let kUTTypeBinaryPropertyList = "com.apple.binary-property-list"
public let kUTTypeLog = "public.log"

// Sources of programs.
public let kUTTypeSourceCode = "public.source-code"
public let kUTTypeAssemblyLanguageSource = "public.assembly-source"
public let kUTTypeCSource = "public.c-source"
public let kUTTypeObjectiveCSource = "public.objective-c-source"
public let kUTTypeSwiftSource = "public.swift-source"
public let kUTTypeCPlusPlusSource = "public.c-plus-plus-source"
public let kUTTypeObjectiveCPlusPlusSource = "public.objective-c-plus-plus-source"
public let kUTTypeCHeader = "public.c-header"
public let kUTTypeCPlusPlusHeader = "public.c-plus-plus-header"
public let kUTTypeJavaSource = "com.sun.java-source"
public let kUTTypeScript = "public.script"
public let kUTTypeAppleScript = "com.apple.applescript.text"
public let kUTTypeOSAScript = "com.apple.applescript.script"
public let kUTTypeOSAScriptBundle = "com.apple.applescript.script-bundle"
public let kUTTypeJavaScript = "com.netscape.javascript-source"
public let kUTTypeShellScript = "public.shell-script"
public let kUTTypePerlScript = "public.perl-script"
public let kUTTypePythonScript = "public.python-script"
public let kUTTypeRubyScript = "public.ruby-script"
public let kUTTypePHPScript = "public.php-script"

// Pictures.
public let kUTTypeImage = "public.image"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeJPEG2000 = "public.jpeg-2000"
public let kUTTypeTIFF = "public.tiff"
public let kUTTypePICT = "com.apple.pict"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypePNG = "public.png"
public let kUTTypeQuickTimeImage = "com.apple.quicktime-image"
public let kUTTypeAppleICNS = "com.apple.icns"
public let kUTTypeBMP = "com.microsoft.bmp"
public let kUTTypeICO = "com.microsoft.ico"
public let kUTTypeRawImage = "public.camera-raw-image"
public let kUTTypeScalableVectorGraphics = "public.svg-image"
public let kUTTypeLivePhoto = "com.apple.live-photo"
public let kUTType3DContent = "public.3d-content"

// Sound and films.
public let kUTTypeAudiovisualContent = "public.audiovisual-content"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypeQuickTimeMovie = "com.apple.quicktime-movie"
public let kUTTypeMPEG = "public.mpeg"
public let kUTTypeMPEG2Video = "public.mpeg-2-video"
public let kUTTypeMPEG2TransportStream = "public.mpeg-2-transport-stream"
public let kUTTypeMP3 = "public.mp3"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeMPEG4Audio = "public.mpeg-4-audio"
public let kUTTypeAppleProtectedMPEG4Audio = "com.apple.protected-mpeg-4-audio"
public let kUTTypeAppleProtectedMPEG4Video = "com.apple.protected-mpeg-4-video"
public let kUTTypeAVIMovie = "public.avi"
public let kUTTypeAudioInterchangeFileFormat = "public.aiff-audio"
public let kUTTypeWaveformAudio = "com.microsoft.waveform-audio"
public let kUTTypeMIDIAudio = "public.midi-audio"
public let kUTTypePlaylist = "public.playlist"
public let kUTTypeM3UPlaylist = "public.m3u-playlist"

// Folders and programs.
public let kUTTypeFolder = "public.folder"
public let kUTTypeVolume = "public.volume"
public let kUTTypePackage = "com.apple.package"
public let kUTTypeBundle = "com.apple.bundle"
public let kUTTypePluginBundle = "com.apple.plugin"
public let kUTTypeFramework = "com.apple.framework"
public let kUTTypeApplication = "com.apple.application"
public let kUTTypeApplicationBundle = "com.apple.application-bundle"
public let kUTTypeApplicationFile = "com.apple.application-file"
public let kUTTypeUnixExecutable = "public.unix-executable"
public let kUTTypeWindowsExecutable = "com.microsoft.windows-executable"
public let kUTTypeJavaClass = "com.sun.java-class"
public let kUTTypeJavaArchive = "com.sun.java-archive"

// Documents.
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeRTFD = "com.apple.rtfd"
public let kUTTypeFlatRTFD = "com.apple.flat-rtfd"
public let kUTTypeTXNTextAndMultimediaData = "com.apple.txn.text-multimedia-data"
public let kUTTypeWebArchive = "com.apple.webarchive"
public let kUTTypeGNUZipArchive = "org.gnu.gnu-zip-archive"
public let kUTTypeBzip2Archive = "public.bzip2-archive"
public let kUTTypeZipArchive = "public.zip-archive"
public let kUTTypeSpreadsheet = "public.spreadsheet"
public let kUTTypePresentation = "public.presentation"
public let kUTTypeDatabase = "public.database"
public let kUTTypeVCard = "public.vcard"
public let kUTTypeToDoItem = "public.to-do-item"
public let kUTTypeCalendarEvent = "public.calendar-event"
public let kUTTypeEmailMessage = "public.email-message"
public let kUTTypeInternetLocation = "com.apple.internet-location"
public let kUTTypeInkText = "com.apple.ink.inktext"
public let kUTTypeFont = "public.font"
public let kUTTypeBookmark = "public.bookmark"
public let kUTTypePKCS12 = "com.rsa.pkcs-12"
public let kUTTypeX509Certificate = "public.x509-certificate"
public let kUTTypeElectronicPublication = "org.idpf.epub-container"

public let kUTTagClassFilenameExtension = "public.filename-extension", kUTTagClassMIMEType = "public.mime-type"

/// A string that Core Foundation hands over, with its owner or without one.
public struct UnmanagedString {
  let string: String
  public func takeRetainedValue() -> String { string }
  public func takeUnretainedValue() -> String { string }
}

/// The kind that a file's ending or a type of the web stands for.
public func UTTypeCreatePreferredIdentifierForTag(
  _ inTagClass: String, _ inTag: String, _ inConformingToUTI: String?
) -> UnmanagedString? {
  UTType(tag: inTag, tagClass: UTTagClass(rawValue: inTagClass), conformingTo: inConformingToUTI.flatMap { UTType($0) })
    .map { UnmanagedString(string: $0.identifier) }
}

/// A file's ending or a type of the web for a kind.
public func UTTypeCopyPreferredTagWithClass(_ inUTI: String, _ inTagClass: String) -> UnmanagedString? {
  let type = UTType(inUTI)
  let tag = inTagClass == kUTTagClassMIMEType ? type?.preferredMIMEType : type?.preferredFilenameExtension
  return tag.map { UnmanagedString(string: $0) }
}

public func UTTypeConformsTo(_ inUTI: String, _ inConformsToUTI: String) -> Bool {
  guard let one = UTType(inUTI), let other = UTType(inConformsToUTI) else { return false }
  return one.conforms(to: other)
}
