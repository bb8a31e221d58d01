internal import CoreGraphics
public import Foundation
internal import UniformTypeIdentifiers

/// The types of data that a responder accepts from the pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// The identifiers of the accepted types.
  open var acceptableTypeIdentifiers: [String]

  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }
  /// Creates a configuration with type identifiers. Types that conform to one of them are also accepted.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// Creates a configuration with the types from which objects of a class can be read.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Adds type identifiers.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// Adds the types from which objects of a class can be read.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Returns a Boolean value that indicates whether an item has an accepted type.
  final func takes(_ providers: [NSItemProvider]) -> Bool {
    providers.contains { provider in
      provider.registeredTypeIdentifiers.contains { name in
        acceptableTypeIdentifiers.contains { wanted in
          name == wanted
            || (UTType(name).flatMap { type in UTType(wanted).map { type.conforms(to: $0) } } ?? false)
        }
      }
    }
  }
}

/// The methods of objects into which data can be pasted.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The accepted types, or nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items for which `canPaste(_:)` has returned `true`.
  func paste(itemProviders: [NSItemProvider])
  /// Returns a Boolean value that indicates whether items can be pasted. By default, this is the case if one
  /// of them has a type of `pasteConfiguration`.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// A button that pastes into its target. Because the user taps it, no permission is requested.
open class UIPasteControl: UIControl {
  /// The contents of the button.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

  /// The appearance of a paste control.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// The contents of the button. The default is `iconAndLabel`; `arrowAndLabel` displays the icon in place
    /// of the arrow.
    open var displayMode = DisplayMode.iconAndLabel
    /// The style of the corners. The default is `dynamic`.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// The corner radius in points. If 0, `cornerStyle` determines it.
    open var cornerRadius: CGFloat = 0
    /// The colour of the icon and label. The default is white.
    open var baseForegroundColor: UIColor?
    /// The background colour. The default is the tint colour.
    open var baseBackgroundColor: UIColor?
  }

  private let look: Configuration
  private let button = UIButton(type: .system)

  /// Creates a control with the current values of a configuration.
  public init(configuration: Configuration) {
    look = configuration
    super.init(frame: .zero)
    addButton()
  }
  /// Creates a control with the default appearance.
  public convenience init() { self.init(configuration: Configuration()) }
  /// Creates a control with the default appearance. Nothing is read from the document.
  public required init?(coder: NSCoder) {
    look = Configuration()
    super.init(coder: coder)
    addButton()
  }

  /// The configuration with which the control was created. Changing it has no effect.
  open var configuration: Configuration { look }
  /// The target of pasting. If nil, it is the first responder.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

  private func addButton() {
    var shown = UIButton.Configuration.filled()
    shown.cornerStyle = look.cornerStyle
    if look.cornerRadius > 0 { shown.background.cornerRadius = look.cornerRadius }
    if let color = look.baseForegroundColor { shown.baseForegroundColor = color }
    if let color = look.baseBackgroundColor { shown.baseBackgroundColor = color }
    if look.displayMode != .iconOnly { shown.title = "Paste" }
    // The symbol of the arrow is unknown, so that of the other modes replaces it.
    if look.displayMode == .arrowAndLabel { notYet("the arrow of UIPasteControl.DisplayMode.arrowAndLabel") }
    if look.displayMode != .labelOnly { shown.image = UIImage(systemName: "doc.on.clipboard") }
    shown.imagePadding = 6
    button.configuration = shown
    button.addAction(UIAction { [weak self] _ in self?.pasteNow() }, for: .touchUpInside)
    button.isUserInteractionEnabled = true
    addSubview(button)
    bounds.size = button.intrinsicContentSize
    observers = [UIPasteboard.changedNotification, FirstResponder.changed].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
        MainActor.assumeIsolated { self?.update() }
      }
    }
    update()
  }
  // Removed with the control, on whichever thread it is deallocated.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
  deinit { for one in observers { NotificationCenter.default.removeObserver(one) } }

  private var receiver: (any UIPasteConfigurationSupporting)? { target ?? FirstResponder.current }

  /// Enables the button if the target accepts the contents of the pasteboard.
  private func update() { button.isEnabled = receiver?.canPaste(UIPasteboard.general.itemProviders) ?? false }

  private func pasteNow() {
    let items = UIPasteboard.general.itemProviders
    guard let receiver, receiver.canPaste(items) else { return }
    receiver.paste(itemProviders: items)
    sendActions(for: .primaryActionTriggered)
  }

  open override var intrinsicContentSize: CGSize { button.intrinsicContentSize }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { button.sizeThatFits(size) }
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    update()
  }
}
