public import Foundation

/// Told of what becomes of an activity. Every method has a default.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// The activity is about to be kept: the last time to fill it.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// The program, or a scene of it, goes on with the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Not called: no other device takes an activity up.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Nothing is filled in.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Nobody is told.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Nothing is done with the streams.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

/// An activity is handed over as a property list.
extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  private static let typeName = "com.apple.uikit.useractivity"
  /// One type, which only this library knows: "com.apple.uikit.useractivity".
  public class var writableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// The type that it is written as.
  public class var readableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// Hands the type, the title and the user info over at once; an error where the user info holds what
  /// property lists cannot.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = written
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
  /// The activity of such data; throws where they are none.
  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = NSUserActivity(written: data) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }

  /// The type, the title and the user info as a property list;
  /// nil where the user info holds what such a list cannot.
  final var written: Data? {
    let info = (userInfo ?? [:]).compactMap { one in (one.key as? String).map { ($0, one.value) } }
    let all: [String: Any] = [
      "type": activityType, "title": title ?? "", "info": Dictionary(info) { $1 },
    ]
    return try? PropertyListSerialization.data(fromPropertyList: all, format: .binary, options: 0)
  }

  convenience init?(written data: Data) {
    guard
      let all = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let type = all["type"] as? String
    else { return nil }
    self.init(activityType: type)
    if let title = all["title"] as? String, !title.isEmpty { self.title = title }
    userInfo = all["info"] as? [AnyHashable: Any]
  }
}
