import UniformTypeIdentifiers

// The kinds of data by their old names.

public let kUTTypeData = "public.data"
public let kUTTypeContent = "public.content"
public let kUTTypeImage = "public.image"
public let kUTTypePNG = "public.png"
public let kUTTypeJPEG = "public.jpeg"
public let kUTTypeGIF = "com.compuserve.gif"
public let kUTTypeTIFF = "public.tiff"
public let kUTTypeBMP = "com.microsoft.bmp"
public let kUTTypeMovie = "public.movie"
public let kUTTypeVideo = "public.video"
public let kUTTypeAudio = "public.audio"
public let kUTTypeMPEG4 = "public.mpeg-4"
public let kUTTypeText = "public.text"
public let kUTTypePlainText = "public.plain-text"
public let kUTTypeUTF8PlainText = "public.utf8-plain-text"
public let kUTTypeJSON = "public.json"
public let kUTTypeXML = "public.xml"
public let kUTTypeHTML = "public.html"
public let kUTTypePDF = "com.adobe.pdf"
public let kUTTypeURL = "public.url"
public let kUTTypeFileURL = "public.file-url"
public let kUTTypeFolder = "public.folder"

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
