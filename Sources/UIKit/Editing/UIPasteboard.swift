public import Foundation

/// What has been cut or copied, to be pasted. It is the program's own: the desktop's is not reached.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// What all pasteboards of a name share.
  private final class Contents {
    var values: [Any] = []
    var changes = 0
  }
  private static var contents: [Name: Contents] = [:]
  private let ownName: Name
  private let shared: Contents
  private var values: [Any] { shared.values }

  private init(_ contents: Contents, _ name: Name) {
    (shared, ownName) = (contents, name)
    super.init()
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// The one that the edit menu uses.
  public static let general = UIPasteboard(contents(of: .general), .general)
  /// The one of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.contents[pasteboardName] != nil else { return nil }
    self.init(Self.contents(of: pasteboardName), pasteboardName)
  }

  private static func contents(of name: Name) -> Contents {
    if let known = contents[name] { return known }
    let new = Contents()
    contents[name] = new
    return new
  }

  open var name: Name { ownName }
  open var changeCount: Int { shared.changes }
  open var string: String? {
    get { values.lazy.compactMap { $0 as? String }.first }
    set { set(newValue.map { [$0] }) }
  }
  open var strings: [String]? {
    get { values.compactMap { $0 as? String } }
    set { set(newValue) }
  }
  open var url: URL? {
    get { values.lazy.compactMap { $0 as? URL }.first }
    set { set(newValue.map { [$0] }) }
  }
  open var image: UIImage? {
    get { values.lazy.compactMap { $0 as? UIImage }.first }
    set { set(newValue.map { [$0] }) }
  }
  open var color: UIColor? {
    get { values.lazy.compactMap { $0 as? UIColor }.first }
    set { set(newValue.map { [$0] }) }
  }
  open var hasStrings: Bool { string != nil }
  open var hasURLs: Bool { url != nil }
  open var hasImages: Bool { image != nil }
  open var hasColors: Bool { color != nil }
  open var numberOfItems: Int { values.count }

  private func set(_ new: [Any]?) {
    shared.values = new ?? []
    shared.changes += 1
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
