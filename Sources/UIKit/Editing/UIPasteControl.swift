internal import CoreGraphics
public import Foundation
internal import UniformTypeIdentifiers

/// The kinds of things that a responder takes from the pasteboard.
@preconcurrency @MainActor open class UIPasteConfiguration: NSObject {
  /// Identifiers of types.
  open var acceptableTypeIdentifiers: [String]

  public override init() {
    acceptableTypeIdentifiers = []
    super.init()
  }
  /// Identifiers of types, of which a type that conforms to one is taken, too.
  public init(acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers = acceptableTypeIdentifiers
    super.init()
  }
  /// What objects of a class are read from.
  public convenience init(forAccepting aClass: any NSItemProviderReading.Type) {
    self.init(acceptableTypeIdentifiers: aClass.readableTypeIdentifiersForItemProvider)
  }
  /// Identifiers of types, behind those that there are.
  open func addAcceptableTypeIdentifiers(_ acceptableTypeIdentifiers: [String]) {
    self.acceptableTypeIdentifiers += acceptableTypeIdentifiers
  }
  /// What objects of a class are read from, behind what there is.
  open func addTypeIdentifiers(forAccepting aClass: any NSItemProviderReading.Type) {
    addAcceptableTypeIdentifiers(aClass.readableTypeIdentifiersForItemProvider)
  }

  /// Whether one of the items has a type that is taken.
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

/// Something that things are pasted into.
@preconcurrency @MainActor public protocol UIPasteConfigurationSupporting: NSObjectProtocol {
  /// The types that may be pasted; nil for none.
  var pasteConfiguration: UIPasteConfiguration? { get set }
  /// Pastes items that `canPaste(_:)` said yes to.
  func paste(itemProviders: [NSItemProvider])
  /// By default whether one of the items offers a type of `pasteConfiguration`.
  func canPaste(_ itemProviders: [NSItemProvider]) -> Bool
}

/// A button that pastes into its target, by the user's own will: no question is asked.
open class UIPasteControl: UIControl {
  /// What the button shows.
  public enum DisplayMode: UInt, Sendable { case iconAndLabel, iconOnly, labelOnly, arrowAndLabel }

  /// How the button looks.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// `iconAndLabel` unless set; of `arrowAndLabel` the icon stands for the arrow.
    open var displayMode = DisplayMode.iconAndLabel
    /// `dynamic` unless set.
    open var cornerStyle = UIButton.Configuration.CornerStyle.dynamic
    /// In points; 0 leaves it to `cornerStyle`.
    open var cornerRadius: CGFloat = 0
    /// The colour of icon and label; nil is white.
    open var baseForegroundColor: UIColor?
    /// The colour behind them; nil is the tint.
    open var baseBackgroundColor: UIColor?
  }

  private let look: Configuration
  private let button = UIButton(type: .system)

  /// Takes over the configuration as it is now.
  public init(configuration: Configuration) {
    look = configuration
    super.init(frame: .zero)
    addButton()
  }
  /// A button of the default look.
  public convenience init() { self.init(configuration: Configuration()) }
  /// A button of the default look: a document's is not read.
  public required init?(coder: NSCoder) {
    look = Configuration()
    super.init(coder: coder)
    addButton()
  }

  /// What it was made with; changes of it show nothing.
  open var configuration: Configuration { look }
  /// What is pasted into; nil is the first responder.
  open weak var target: (any UIPasteConfigurationSupporting)? { didSet { update() } }

  private func addButton() {
    var shown = UIButton.Configuration.filled()
    shown.cornerStyle = look.cornerStyle
    if look.cornerRadius > 0 { shown.background.cornerRadius = look.cornerRadius }
    if let color = look.baseForegroundColor { shown.baseForegroundColor = color }
    if let color = look.baseBackgroundColor { shown.baseBackgroundColor = color }
    if look.displayMode != .iconOnly { shown.title = "Paste" }
    // The arrow's symbol is not known: that of the other modes stands for it.
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
  // Taken away with the control, whatever thread lets it go.
  private nonisolated(unsafe) var observers: [any NSObjectProtocol] = []
  deinit { for one in observers { NotificationCenter.default.removeObserver(one) } }

  private var receiver: (any UIPasteConfigurationSupporting)? { target ?? FirstResponder.current }

  /// The button is there for what the target takes.
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
