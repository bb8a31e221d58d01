public import Foundation
internal import Synchronization
internal import UniformTypeIdentifiers

/// Data that come at once, on this thread, or later on another.
private final class Arrival: Sendable {
  private let state = Mutex<(data: Data?, isAwaited: Bool)>((nil, true))

  /// Whether nobody waits for the data any more.
  func isLate(_ data: Data) -> Bool {
    state.withLock { state in
      if state.isAwaited { state.data = data }
      return !state.isAwaited
    }
  }
  /// What has come by now.
  func taken() -> Data? {
    state.withLock { state in
      state.isAwaited = false
      return state.data
    }
  }
}

/// What providers have given so far: an item for each, by types.
@MainActor private final class Arrivals {
  var items: [[String: Any]]
  /// The pasteboard's count of changes when it took them last.
  var changes = 0
  init(count: Int) { items = Array(repeating: [:], count: count) }
  /// Without the places of those that have given nothing.
  var found: [[String: Any]] { items.filter { !$0.isEmpty } }
}

/// The text that programs of the desktop cut, copy and paste.
@MainActor package protocol DesktopClipboard: AnyObject {
  /// Nil where it holds no text.
  var text: String? { get set }
}

/// What has been cut or copied, to be pasted. Text of the general pasteboard is shared with the desktop where
/// the app has a window there; all else is the program's own.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// What all pasteboards of a name share: items, each of them by types.
  private final class Contents {
    private var kept: [[String: Any]] = []
    private(set) var end: Date?
    private(set) var changes = 0

    var items: [[String: Any]] {
      if let end, end.timeIntervalSinceNow <= 0 { (kept, self.end) = ([], nil) }
      return kept
    }
    /// Puts items in the place of all, until a date comes.
    func replace(with items: [[String: Any]], until end: Date?) {
      (kept, self.end) = (items, end)
      changes += 1
    }
  }
  private static var contents: [Name: Contents] = [:]
  private let ownName: Name
  private let shared: Contents
  /// The desktop's clipboard, whose text the general pasteboard has too; nil without a desktop.
  package static var desktop: (any DesktopClipboard)?
  /// The desktop's text when it was last asked for.
  private static var desktopText: String?

  /// What the pasteboards of the name have, and of the general one what the desktop has got since.
  private var current: Contents {
    if ownName == .general, let text = Self.desktop?.text, text != Self.desktopText {
      Self.desktopText = text
      shared.replace(with: [[Self.text: text]], until: nil)
    }
    return shared
  }

  private init(_ contents: Contents, _ name: Name) {
    (shared, ownName) = (contents, name)
    super.init()
  }

  /// The name of a pasteboard.
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    /// A name of the app's own.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public init(rawValue: String) { self.rawValue = rawValue }
    /// That of the pasteboard which the edit menu uses.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// How long and where items are kept.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `Date` from which on the items are no longer there.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// Whether other devices get the items: none do.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The one that the edit menu uses.
  public static let general = UIPasteboard(contents(of: .general), .general)
  /// The one of a name; nil where there is none and none is to be made.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.contents[pasteboardName] != nil else { return nil }
    self.init(Self.contents(of: pasteboardName), pasteboardName)
  }
  /// A new one of a name of its own.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(contents(of: name), name)
  }
  /// Lets the one of a name go.
  open class func remove(withName pasteboardName: Name) { contents[pasteboardName] = nil }

  private static func contents(of name: Name) -> Contents {
    if let known = contents[name] { return known }
    let new = Contents()
    contents[name] = new
    return new
  }

  /// By which others in the program find it.
  open var name: Name { ownName }
  /// Goes up by one with each change, within the program.
  open var changeCount: Int { current.changes }

  // MARK: - Items

  /// What lies on the pasteboard: for each item, its values by the identifiers of types.
  open var items: [[String: Any]] {
    get { current.items }
    set { set(newValue) }
  }
  /// 0 once the items have expired.
  open var numberOfItems: Int { current.items.count }
  /// In place of those that are there; see `items` and `OptionsKey`.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    set(items, until: options[.expirationDate] as? Date)
  }
  /// Behind those that are there.
  open func addItems(_ items: [[String: Any]]) { set(current.items + items, until: shared.end) }
  /// The types of the first item.
  open var types: [String] { current.items.first.map { $0.keys.sorted() } ?? [] }
  /// Whether the first item has one of these types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    current.items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }
  /// The first item's value of a type.
  open func value(forPasteboardType pasteboardType: String) -> Any? { current.items.first?[pasteboardType] }
  /// The same as bytes: text in UTF-8, pictures as PNG.
  open func data(forPasteboardType pasteboardType: String) -> Data? {
    value(forPasteboardType: pasteboardType).flatMap { Self.data(of: $0, pasteboardType) }
  }
  private static func data(of value: Any, _ type: String) -> Data? {
    switch value {
    case let data as Data: data
    case let text as String: Data(text.utf8)
    case let url as URL: Data(url.absoluteString.utf8)
    case let image as UIImage:
      type == "public.jpeg" ? image.jpegData(compressionQuality: 1) : image.uprightPNG
    default: nil
    }
  }
  /// Puts one value in the place of all items.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set([[pasteboardType: value]])
  }
  /// In place of all that is there.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { set([[pasteboardType: data]]) }

  // MARK: - Items of usual kinds

  private static let text = "public.utf8-plain-text", url = "public.url", picture = "public.png",
    tint = "com.apple.uikit.color"

  /// One value of each item that has any, of the best type where it has that.
  private func found<Value>(_ best: String, _ read: (String, Any) -> Value?) -> [Value] {
    var found: [Value] = []
    for item in current.items {
      for (type, value) in item.sorted(by: { $1.key != best && ($0.key == best || $0.key < $1.key) }) {
        guard let one = read(type, value) else { continue }
        found.append(one)
        break
      }
    }
    return found
  }
  private var foundStrings: [String] {
    found(Self.text) { type, value in
      if let text = value as? String { return text }
      return (value as? Data).flatMap {
        UTType(type)?.conforms(to: .plainText) == true ? String(data: $0, encoding: .utf8) : nil
      }
    }
  }
  private var foundURLs: [URL] {
    found(Self.url) { type, value in
      if let url = value as? URL { return url }
      return (value as? Data).flatMap {
        UTType(type)?.conforms(to: .url) == true
          ? String(data: $0, encoding: .utf8).flatMap { URL(string: $0) } : nil
      }
    }
  }
  private var foundImages: [UIImage] {
    found(Self.picture) { type, value in
      if let image = value as? UIImage { return image }
      return (value as? Data).flatMap { UTType(type)?.conforms(to: .image) == true ? UIImage(data: $0) : nil }
    }
  }
  private var foundColors: [UIColor] {
    found(Self.tint) { type, value in
      if let color = value as? UIColor { return color }
      return type == Self.tint
        ? (value as? Data).flatMap { try? UIColor.object(withItemProviderData: $0, typeIdentifier: type) }
        : nil
    }
  }

  private func set(_ values: [Any]?, _ type: String) { set((values ?? []).map { [type: $0] }) }

  /// Of the first item that has one; setting it replaces all items, and nil leaves none. So for all below.
  open var string: String? {
    get { foundStrings.first }
    set { set(newValue.map { [$0] }, Self.text) }
  }
  /// Of all items that have one; never nil.
  open var strings: [String]? {
    get { foundStrings }
    set { set(newValue, Self.text) }
  }
  /// Of the first item that has one, also as bytes; setting it replaces all items.
  open var url: URL? {
    get { foundURLs.first }
    set { set(newValue.map { [$0] }, Self.url) }
  }
  /// Of all items that have one; never nil. Setting them replaces all items.
  open var urls: [URL]? {
    get { foundURLs }
    set { set(newValue, Self.url) }
  }
  /// Of the first item that has one, also as a file's bytes; setting it replaces all items.
  open var image: UIImage? {
    get { foundImages.first }
    set { set(newValue.map { [$0] }, Self.picture) }
  }
  /// Of all items that have one; never nil. Setting them replaces all items.
  open var images: [UIImage]? {
    get { foundImages }
    set { set(newValue, Self.picture) }
  }
  /// Of the first item that has one; setting it replaces all items.
  open var color: UIColor? {
    get { foundColors.first }
    set { set(newValue.map { [$0] }, Self.tint) }
  }
  /// Of all items that have one; never nil. Setting them replaces all items.
  open var colors: [UIColor]? {
    get { foundColors }
    set { set(newValue, Self.tint) }
  }
  /// Whether an item has a text.
  open var hasStrings: Bool { string != nil }
  /// Whether an item has an address.
  open var hasURLs: Bool { url != nil }
  /// Whether an item has a picture: it is read for that.
  open var hasImages: Bool { image != nil }
  /// Whether an item has a colour.
  open var hasColors: Bool { color != nil }

  // MARK: - Item providers

  /// The items, as what they are dragged and pasted as.
  open var itemProviders: [NSItemProvider] {
    get {
      current.items.map { item in
        let provider = NSItemProvider()
        for (type, value) in item.sorted(by: { $0.key < $1.key }) {
          switch value {
          case let text as String where type == Self.text:
            provider.registerObject(NSString(string: text), visibility: .all)
          case let url as URL where type == Self.url:
            provider.registerObject(
              NSURL(string: url.absoluteString) ?? NSURL(fileURLWithPath: url.path), visibility: .all)
          case is String, is URL, is Data:
            let data = Self.data(of: value, type)
            provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { answer in
              answer(data, nil)
              return nil
            }
          case let object as any NSItemProviderWriting: provider.registerObject(object, visibility: .all)
          default: break
          }
        }
        return provider
      }
    }
    set { setItemProviders(newValue, localOnly: false, expirationDate: nil) }
  }
  /// Puts what providers give, of all their types, in the place of all items. Data that are loaded later come
  /// to their place then, unless something else was put there since.
  open func setItemProviders(_ itemProviders: [NSItemProvider], localOnly: Bool, expirationDate: Date?) {
    let arrivals = Arrivals(count: itemProviders.count)
    for (index, provider) in itemProviders.enumerated() {
      for type in provider.registeredTypeIdentifiers {
        let arrival = Arrival()
        _ = provider.loadDataRepresentation(forTypeIdentifier: type) { [self] data, _ in
          guard let data, arrival.isLate(data) else { return }
          DispatchQueue.main.async {
            guard self.current.changes == arrivals.changes else { return }
            arrivals.items[index][type] = data
            self.set(arrivals, until: expirationDate)
          }
        }
        if let data = arrival.taken() { arrivals.items[index][type] = data }
      }
    }
    set(arrivals, until: expirationDate)
  }
  private func set(_ arrivals: Arrivals, until end: Date?) {
    arrivals.changes = current.changes + 1
    set(arrivals.found, until: end)
  }
  /// Puts objects in the place of all items.
  open func setObjects(
    _ objects: [any NSItemProviderWriting], localOnly: Bool = false, expirationDate: Date? = nil
  ) {
    setItemProviders(
      objects.map { object in
        let provider = NSItemProvider()
        provider.registerObject(object, visibility: .all)
        return provider
      }, localOnly: localOnly, expirationDate: expirationDate)
  }

  private func set(_ new: [[String: Any]], until end: Date? = nil) {
    shared.replace(with: new, until: end)
    if ownName == .general, let desktop = Self.desktop {
      Self.desktopText = desktop.text
      if let text = string ?? url?.absoluteString {
        desktop.text = text
        Self.desktopText = desktop.text
      }
    }
    NotificationCenter.default.post(name: UIPasteboard.changedNotification, object: self)
  }

  /// Posted by the pasteboard after its items have changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
