public import Foundation
internal import Synchronization
internal import UniformTypeIdentifiers

/// Data that arrives immediately, on this thread, or later on another.
private final class Arrival: Sendable {
  private let state = Mutex<(data: Data?, isAwaited: Bool)>((nil, true))

  /// Stores the data. Returns `true` if it is too late, because the data is no longer awaited.
  func isLate(_ data: Data) -> Bool {
    state.withLock { state in
      if state.isAwaited { state.data = data }
      return !state.isAwaited
    }
  }
  /// Returns the data received so far, and stops awaiting more.
  func taken() -> Data? {
    state.withLock { state in
      state.isAwaited = false
      return state.data
    }
  }
}

/// The data received from item providers: for each provider, an item with values by type.
@MainActor private final class Arrivals {
  var items: [[String: Any]]
  /// The pasteboard's change count when it last received them.
  var changes = 0
  init(count: Int) { items = Array(repeating: [:], count: count) }
  /// The items of the providers that have delivered data.
  var found: [[String: Any]] { items.filter { !$0.isEmpty } }
}

/// The text that programs of the desktop cut, copy and paste.
@MainActor package protocol DesktopClipboard: AnyObject {
  /// The text, or nil if there is none.
  var text: String? { get set }
}

/// An object with items that were cut or copied, to be pasted elsewhere.
///
/// If the app has a window on the desktop, the general pasteboard shares its text with the desktop.
/// Everything else is private to the process.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The state that all pasteboards with the same name share: items with values by type.
  private final class Contents {
    private var kept: [[String: Any]] = []
    private(set) var end: Date?
    private(set) var changes = 0

    var items: [[String: Any]] {
      if let end, end.timeIntervalSinceNow <= 0 { (kept, self.end) = ([], nil) }
      return kept
    }
    /// Replaces all items until an expiration date.
    func replace(with items: [[String: Any]], until end: Date?) {
      (kept, self.end) = (items, end)
      changes += 1
    }
  }
  private static var contents: [Name: Contents] = [:]
  private let ownName: Name
  private let shared: Contents
  /// The clipboard of the desktop, which shares its text with the general pasteboard, or nil without a
  /// desktop.
  package static var desktop: (any DesktopClipboard)?
  /// The text of the desktop when it was last read.
  private static var desktopText: String?

  /// The contents of the pasteboard. Those of the general pasteboard are updated from the desktop.
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
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a custom name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The name of the general pasteboard, which the edit menu uses.
    public static let general = Name("com.apple.UIKit.pboard.general")
  }

  /// A key for options of items.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The `Date` at which the items are removed.
    public static let expirationDate = OptionsKey(rawValue: "UIPasteboardOptionExpirationDate")
    /// A Boolean value that determines whether the items are hidden from other devices. Without effect: no
    /// other device receives items.
    public static let localOnly = OptionsKey(rawValue: "UIPasteboardOptionLocalOnly")
  }

  /// The general pasteboard, which the edit menu uses.
  public static let general = UIPasteboard(contents(of: .general), .general)
  /// Creates or returns the pasteboard with a name. Returns nil if it does not exist and `create` is `false`.
  public convenience init?(name pasteboardName: Name, create: Bool) {
    guard create || Self.contents[pasteboardName] != nil else { return nil }
    self.init(Self.contents(of: pasteboardName), pasteboardName)
  }
  /// Returns a new pasteboard with a unique name.
  open class func withUniqueName() -> UIPasteboard {
    let name = Name(UUID().uuidString)
    return UIPasteboard(contents(of: name), name)
  }
  /// Removes the pasteboard with a name.
  open class func remove(withName pasteboardName: Name) { contents[pasteboardName] = nil }

  private static func contents(of name: Name) -> Contents {
    if let known = contents[name] { return known }
    let new = Contents()
    contents[name] = new
    return new
  }

  /// The name other code in the process uses to look up the pasteboard.
  open var name: Name { ownName }
  /// The number of changes of the pasteboard in this process.
  open var changeCount: Int { current.changes }

  // MARK: - Items

  /// The items of the pasteboard, each with its values by type identifier.
  open var items: [[String: Any]] {
    get { current.items }
    set { set(newValue) }
  }
  /// The number of items, which is 0 once they have expired.
  open var numberOfItems: Int { current.items.count }
  /// Replaces all items; see `items` and `OptionsKey`.
  open func setItems(_ items: [[String: Any]], options: [OptionsKey: Any] = [:]) {
    set(items, until: options[.expirationDate] as? Date)
  }
  /// Adds items after the existing ones.
  open func addItems(_ items: [[String: Any]]) { set(current.items + items, until: shared.end) }
  /// The types of the first item.
  open var types: [String] { current.items.first.map { $0.keys.sorted() } ?? [] }
  /// Returns a Boolean value that indicates whether the first item has one of the given types.
  open func contains(pasteboardTypes: [String]) -> Bool {
    current.items.first.map { item in pasteboardTypes.contains { item[$0] != nil } } ?? false
  }
  /// Returns the value of a type of the first item.
  open func value(forPasteboardType pasteboardType: String) -> Any? { current.items.first?[pasteboardType] }
  /// Returns the value of a type of the first item as data: text in UTF-8, images as PNG or, for that type,
  /// JPEG.
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
  /// Replaces all items with a value of a type.
  open func setValue(_ value: Any, forPasteboardType pasteboardType: String) {
    set([[pasteboardType: value]])
  }
  /// Replaces all items with data of a type.
  open func setData(_ data: Data, forPasteboardType pasteboardType: String) { set([[pasteboardType: data]]) }

  // MARK: - Common types

  private static let text = "public.utf8-plain-text", url = "public.url", picture = "public.png",
    tint = "com.apple.uikit.color"

  /// Returns one value of each item that has any, preferring a type.
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

  /// The first text. Setting it replaces all items; nil removes them. The same applies to the properties
  /// below.
  open var string: String? {
    get { foundStrings.first }
    set { set(newValue.map { [$0] }, Self.text) }
  }
  /// The texts of all items that have one. Never nil. Setting them replaces all items.
  open var strings: [String]? {
    get { foundStrings }
    set { set(newValue, Self.text) }
  }
  /// The first URL, also from data. Setting it replaces all items.
  open var url: URL? {
    get { foundURLs.first }
    set { set(newValue.map { [$0] }, Self.url) }
  }
  /// The URLs of all items that have one. Never nil. Setting them replaces all items.
  open var urls: [URL]? {
    get { foundURLs }
    set { set(newValue, Self.url) }
  }
  /// The first image, also from the data of a file. Setting it replaces all items.
  open var image: UIImage? {
    get { foundImages.first }
    set { set(newValue.map { [$0] }, Self.picture) }
  }
  /// The images of all items that have one. Never nil. Setting them replaces all items.
  open var images: [UIImage]? {
    get { foundImages }
    set { set(newValue, Self.picture) }
  }
  /// The first colour. Setting it replaces all items.
  open var color: UIColor? {
    get { foundColors.first }
    set { set(newValue.map { [$0] }, Self.tint) }
  }
  /// The colours of all items that have one. Never nil. Setting them replaces all items.
  open var colors: [UIColor]? {
    get { foundColors }
    set { set(newValue, Self.tint) }
  }
  /// A Boolean value that indicates whether an item contains text.
  open var hasStrings: Bool { string != nil }
  /// A Boolean value that indicates whether an item contains a URL.
  open var hasURLs: Bool { url != nil }
  /// A Boolean value that indicates whether an item contains an image. Reading it decodes the image.
  open var hasImages: Bool { image != nil }
  /// A Boolean value that indicates whether an item contains a colour.
  open var hasColors: Bool { color != nil }

  // MARK: - Item providers

  /// The items as item providers.
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
  /// Replaces all items with the data of providers in all of their types.
  ///
  /// Data that is loaded later is added when it arrives, unless the pasteboard was changed since.
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
  /// Replaces all items with objects.
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

  /// A notification that the pasteboard posts after its items have changed.
  public nonisolated static let changedNotification = Notification.Name("UIPasteboardChangedNotification")
}
