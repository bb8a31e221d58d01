public import CoreGraphics
public import Foundation

extension NSString: NSItemProviderWriting, NSItemProviderReading {
  /// Plain text.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Text of any kind, and addresses as texts.
  public static var readableTypeIdentifiersForItemProvider: [String] {
    ["public.utf8-plain-text", "public.plain-text", "public.text", "public.url"]
  }
  /// Gives the text in UTF-8 at once, whatever the type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(String(self).utf8), nil)
    return nil
  }
  /// A text of UTF-8; throws where the data are none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSString(string: text) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension NSURL: NSItemProviderWriting, NSItemProviderReading {
  /// Addresses.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
  /// Addresses, those of files among them.
  public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url", "public.file-url"] }
  /// Gives the absolute address in UTF-8 at once, whatever the type.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data((self as URL).absoluteString.utf8), nil)
    return nil
  }
  /// The address in such data; throws where it is none.
  public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let text = String(data: data, encoding: .utf8), let made = NSURL(string: text) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
  /// PNG, then JPEG.
  public class var writableTypeIdentifiersForItemProvider: [String] { ["public.png", "public.jpeg"] }
  /// PNG, JPEG, GIF, WebP and pictures of any kind.
  public class var readableTypeIdentifiersForItemProvider: [String] {
    ["public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp", "public.image"]
  }
  /// Gives JPEG of the best quality where that is asked for, else PNG, turned upright; an error where there
  /// are no pixels.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : uprightPNG
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
  /// The picture in such data; throws where it cannot be read.
  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = UIImage(data: data) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }
}

extension UIColor: NSItemProviderWriting, NSItemProviderReading {
  private static let typeName = "com.apple.uikit.color"
  /// One type, which only this library writes as it does: "com.apple.uikit.color".
  public class var writableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// The type that it is written as.
  public class var readableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// Gives red, green, blue and alpha, 0…1, at once, as a list in JSON: a dynamic colour as it is now.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    completionHandler(try? JSONEncoder().encode([red, green, blue, alpha]), nil)
    return nil
  }
  /// The colour of such data; throws where they are none.
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
  /// Plain text: the attributes are not handed over.
  public static var writableTypeIdentifiersForItemProvider: [String] { ["public.utf8-plain-text"] }
  /// Gives the text without its attributes in UTF-8 at once.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    completionHandler(Data(string.utf8), nil)
    return nil
  }
}
