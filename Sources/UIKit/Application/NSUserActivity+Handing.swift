public import Foundation

/// The delegate of a user activity. All methods have a default implementation.
public protocol NSUserActivityDelegate: NSObjectProtocol {
  /// Called before the activity is saved, to update it.
  func userActivityWillSave(_ userActivity: NSUserActivity)
  /// Called when the program, or one of its scenes, continues the activity.
  func userActivityWasContinued(_ userActivity: NSUserActivity)
  /// Never called. Unavailable on Linux: there is no Handoff.
  func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream)
}

extension NSUserActivityDelegate {
  /// Does nothing.
  public func userActivityWillSave(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  /// Does nothing.
  public func userActivity(
    _ userActivity: NSUserActivity, didReceive inputStream: InputStream, outputStream: OutputStream
  ) {}
}

/// Activities are transferred as property lists.
extension NSUserActivity: NSItemProviderWriting, NSItemProviderReading {
  private static let typeName = "com.apple.uikit.useractivity"
  /// The only type identifier, which only Mica knows: "com.apple.uikit.useractivity".
  public class var writableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// The only type identifier, with which it is written.
  public class var readableTypeIdentifiersForItemProvider: [String] { [typeName] }
  /// Loads the type, the title and the user info immediately, with an error if the user info contains values
  /// that are not property list values.
  public func loadData(
    withTypeIdentifier typeIdentifier: String,
    forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
  ) -> Progress? {
    let data = written
    completionHandler(data, data == nil ? NSItemProvider.error(.itemUnavailableError) : nil)
    return nil
  }
  /// Returns the activity of the data. Throws if it contains none.
  public class func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
    guard let made = NSUserActivity(written: data) as? Self else {
      throw NSItemProvider.error(.unavailableCoercionError)
    }
    return made
  }

  /// The type, the title and the user info as a property list, or `nil` if the user info contains other
  /// values.
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
