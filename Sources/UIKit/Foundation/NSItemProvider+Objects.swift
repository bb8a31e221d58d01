public import CoreGraphics
public import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a text can be written as: plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// The types that a text can be read from: any kind of text, and URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
  }
  /// Loads the text in UTF-8 immediately, for any type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(self).utf8), nil)
    return nil
  }
  /// Returns a text from UTF-8 data; throws if the data is invalid.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// The types that a URL can be written as.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// The types that a URL can be read from, including file URLs.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// Loads the absolute URL in UTF-8 immediately, for any type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
  /// Returns the URL in the data; throws if it is invalid.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// The types that an image can be written as: PNG, then JPEG.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// The types that an image can be read from: PNG, JPEG, GIF, WebP and any kind of image.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
  }
  /// Loads JPEG data of the best quality if requested, otherwise PNG, with the orientation applied; an error
  /// if there are no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : uprightPNG
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
  /// Returns the image in the data; throws if it cannot be read.
  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  private static let typeName = "com.apple.uikit.color"
  /// The type that a colour is written as, in a format that only this library uses: "com.apple.uikit.color".
  public class var writableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// The type that a colour is read from.
  public class var readableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// Loads red, green, blue and alpha, 0…1, immediately, as a JSON array; a dynamic colour as it is now.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha]), nil)
    return nil
  }
  /// Returns the colour in the data; throws if it is invalid.
  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    let parts = try JSONDecoder().decode([CGFloat].self, from: data)
    guard parts.count == 4,
      let made = UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) as? Self
    else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension NSAttributedString: NSItemProviderWriting {
  /// The type that an attributed text is written as: plain text, without the attributes.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Loads the text without its attributes in UTF-8 immediately.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
