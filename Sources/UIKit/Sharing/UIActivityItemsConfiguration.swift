internal import CoreGraphics
public import Foundation
internal import Synchronization

/// What can be done with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Handing the items to others, by a sheet or a menu.
  public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
  /// Putting the items on the pasteboard.
  public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// What is told about the items of a configuration.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  /// The text of a message, a `String`. Share sheets here do not ask for it.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}

/// What a preview of an item is for.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  /// As large as the item is.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
  /// Small, beside a name.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// Something that has items to be shared. Every method but the
/// first has a default: all interactions, and nothing else.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// One for each item, in order.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Whether the items may be shared, or copied.
  func activityItemsConfigurationSupportsInteraction(
    _ interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// What is told of all items; nil for nothing.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// What is told of one item, counted from 0; nil for nothing.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// A picture of an item of about `suggestedSize` points; nil for none.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// Activities beside the system's; nil for none.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// All of them by default.
  public func activityItemsConfigurationSupportsInteraction(
    _ interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { true }
  /// Nothing by default.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Nothing by default.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// No picture by default.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// None by default.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// Items to be shared, as providers, and what is told about them. A `UIActivityViewController` shares them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// Items that providers give the data of.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }
  /// Items whose data the objects themselves give, each with a provider of its own.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Kept for the app.
  open var localObject: Any?
  /// What the items may be used for; sharing alone unless set.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// The title stands at the head of a share sheet.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Kept for the app, as the next.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// Called with the item's index, what the picture is for, and its size in points.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// Gives activities of the program for these items.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// Those that it was made with.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// Whether it is one of `supportedInteractions`.
  open func activityItemsConfigurationSupportsInteraction(
    _ interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// What `metadataProvider` says; nil without one.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// What `perItemMetadataProvider` says of the item; nil without one.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? {
    perItemMetadataProvider?(index, key)
  }
  /// What `previewProvider` gives for the item; nil without one.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// What `applicationActivitiesProvider` gives; nil without one.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

/// A text, an address or a picture that a provider was asked for, which may come later and on any thread.
final class SharedItem: Sendable {
  /// Handed over by the provider.
  private struct Content: @unchecked Sendable { var object: Any }
  private let content = Mutex<Content?>(nil)
  private let provider: NSItemProvider

  init(of provider: NSItemProvider) {
    self.provider = provider
    if provider.canLoadObject(ofClass: UIImage.self) {
      provider.loadObject(ofClass: UIImage.self) { object, _ in self.take(object) }
    } else if provider.canLoadObject(ofClass: URL.self) {
      provider.loadObject(ofClass: URL.self) { object, _ in self.take(object) }
    } else if provider.canLoadObject(ofClass: String.self) {
      provider.loadObject(ofClass: String.self) { object, _ in self.take(object) }
    }
  }

  private func take(_ object: Any?) {
    let new = object.map { Content(object: $0) }
    content.withLock { $0 = new }
  }

  /// What has come by now, else the provider itself.
  var object: Any { content.withLock { $0 }?.object ?? provider }
}
