internal import CoreGraphics
public import Foundation
internal import Synchronization

/// The interactions with the items of a configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Sharing the items, by a sheet or a menu.
  public static let share = UIActivityItemsConfigurationInteraction(rawValue: "share")
  /// Copying the items to the pasteboard.
  public static let copy = UIActivityItemsConfigurationInteraction(rawValue: "copy")
}

/// The keys of metadata of the items of a configuration.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a key from its name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// The title, a `String`.
  public static let title = UIActivityItemsConfigurationMetadataKey("title")
  /// The text of a message, a `String`. Share sheets do not request it.
  public static let messageBody = UIActivityItemsConfigurationMetadataKey("messageBody")
}

/// The purpose of a preview of an item.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// A preview as large as the item.
  public static let fullSize = UIActivityItemsConfigurationPreviewIntent(rawValue: "fullSize")
  /// A small preview beside a title.
  public static let thumbnail = UIActivityItemsConfigurationPreviewIntent(rawValue: "thumbnail")
}

/// An object that provides items to share. All methods but the first have a default implementation: all
/// interactions, and nothing else.
@preconcurrency @MainActor public protocol UIActivityItemsConfigurationReading: NSObjectProtocol {
  /// The item providers, one for each item, in order.
  var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { get }
  /// Returns whether the items support an interaction.
  func activityItemsConfigurationSupportsInteraction(
    _ interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool
  /// Returns the metadata of all items for a key, or `nil` if there are none.
  func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any?
  /// Returns the metadata of an item, counted from 0, for a key, or `nil` if there are none. Never called.
  func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any?
  /// Returns a preview of an item of about `suggestedSize` points, or `nil` for none. Never called.
  func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider?
  /// The activities besides the system's, or `nil` for none.
  var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { get }
}

extension UIActivityItemsConfigurationReading {
  /// Returns `true`.
  public func activityItemsConfigurationSupportsInteraction(
    _ interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool { true }
  /// Returns `nil`.
  public func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? { nil }
  /// Returns `nil`.
  public func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? { nil }
  /// Returns `nil`.
  public func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { nil }
  /// Returns `nil`.
  public var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? { nil }
}

/// A configuration of items to share, as item providers with metadata. A `UIActivityViewController` shares
/// them.
@preconcurrency @MainActor
open class UIActivityItemsConfiguration: NSObject, UIActivityItemsConfigurationReading {
  private let providers: [NSItemProvider]

  /// Creates a configuration with item providers.
  public init(itemProviders: [NSItemProvider]) {
    providers = itemProviders
    super.init()
  }
  /// Creates a configuration with objects that provide their own data, each with its own item provider.
  public convenience init(objects: [any NSItemProviderWriting]) {
    self.init(itemProviders: objects.map { NSItemProvider(object: $0) })
  }

  /// Stored only. An object that represents the items within the program. As on iOS, the program reads it.
  open var localObject: Any?
  /// The supported interactions. The default is sharing only.
  open var supportedInteractions: [UIActivityItemsConfigurationInteraction] = [.share]
  /// The provider of metadata. The title is shown at the top of a share sheet.
  open var metadataProvider: ((UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The provider of an item's metadata, which Mica does not request.
  open var perItemMetadataProvider: ((Int, UIActivityItemsConfigurationMetadataKey) -> Any?)?
  /// The provider of previews, called with the item's index, the purpose of the preview, and its size in
  /// points. Mica does not request previews.
  open var previewProvider: ((Int, UIActivityItemsConfigurationPreviewIntent, CGSize) -> NSItemProvider?)?
  /// The provider of the program's activities for these items.
  open var applicationActivitiesProvider: (() -> [UIActivity])?

  /// The item providers of the configuration.
  open var itemProvidersForActivityItemsConfiguration: [NSItemProvider] { providers }
  /// Returns whether the interaction is one of ``supportedInteractions``.
  open func activityItemsConfigurationSupportsInteraction(
    _ interaction: UIActivityItemsConfigurationInteraction
  ) -> Bool {
    supportedInteractions.contains(interaction)
  }
  /// Returns the result of ``metadataProvider``, or `nil` without one.
  open func activityItemsConfigurationMetadata(key: UIActivityItemsConfigurationMetadataKey) -> Any? {
    metadataProvider?(key)
  }
  /// Returns the result of ``perItemMetadataProvider``, or `nil` without one.
  open func activityItemsConfigurationMetadataForItem(
    at index: Int, key: UIActivityItemsConfigurationMetadataKey
  ) -> Any? {
    perItemMetadataProvider?(index, key)
  }
  /// Returns the result of ``previewProvider``, or `nil` without one.
  open func activityItemsConfigurationPreviewForItem(
    at index: Int, intent: UIActivityItemsConfigurationPreviewIntent, suggestedSize: CGSize
  ) -> NSItemProvider? { previewProvider?(index, intent, suggestedSize) }
  /// The result of ``applicationActivitiesProvider``, or `nil` without one.
  open var applicationActivitiesForActivityItemsConfiguration: [UIActivity]? {
    applicationActivitiesProvider?()
  }
}

/// A text, a URL or an image that was requested from an item provider, which may arrive later and on any
/// thread.
final class SharedItem: Sendable {
  /// Passed on by the provider.
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

  /// The loaded object, or the provider itself until it has loaded.
  var object: Any { content.withLock { $0 }?.object ?? provider }
}
