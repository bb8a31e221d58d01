internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An action of an alert, shown as a button.
open class UIAlertAction: NSObject {
  /// The style of an action.
  public enum Style: Int, Sendable {
    /// `cancel` is separate, at most one; `destructive` is red.
    case `default`, cancel, destructive
  }

  /// The title of the button, or `nil` for none.
  public let title: String?
  /// The style of the action.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?
  /// The identifier by which tests find the action; its button has it too.
  open var accessibilityIdentifier: String? {
    didSet {
      let name = accessibilityIdentifier, button = button
      MainActor.assumeIsolated { button?.accessibilityIdentifier = name }
    }
  }

  /// Creates an action. The handler is called after the alert was dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
  /// Creates an action without a title, as for a subclass.
  public override init() {
    (title, style, handler) = (nil, .default, nil)
    super.init()
  }

  /// A Boolean value that determines whether the button can be tapped; changes apply immediately.
  open var isEnabled = true {
    didSet {
      let isEnabled = isEnabled, button = button
      MainActor.assumeIsolated { button?.isEnabled = isEnabled }
    }
  }
}

/// A controller that shows an alert message above everything else, at the centre or the bottom edge of the
/// screen; on an iPad an action sheet is a popover.
open class UIAlertController: UIViewController {
  /// The style of an alert.
  public enum Style: Int, Sendable {
    /// At the bottom edge, on an iPad in a popover; or at the centre of the screen.
    case actionSheet, alert
  }

  private var style = Style.alert
  private var list: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var text: String?
  final let parts = AlertParts()
  /// Called with the chosen action, before the alert is dismissed.
  final var willRun: ((UIAlertAction) -> Void)?

  /// Creates an alert, which fades in, or an action sheet, which slides up, without actions.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    text = message
    style = preferredStyle
    modalTransitionStyle = preferredStyle == .alert ? .crossDissolve : .coverVertical
    modalPresentationStyle =
      preferredStyle == .actionSheet && UIDevice.current.userInterfaceIdiom == .pad
      ? .popover : .overFullScreen
  }

  /// A Boolean value that indicates whether the sheet is shown in a popover, without its cancel action: a
  /// touch outside replaces it.
  final var isInPopover = false {
    didSet { if isInPopover != oldValue { furnish() } }
  }
  /// The width of an action sheet in a popover, in points; not measured.
  private static let popoverWidth: CGFloat = 304

  open override var title: String? { didSet { textsDidChange() } }
  /// The text below the title; `nil` for none. A change while the alert is shown changes its height.
  open var message: String? {
    get { text }
    set {
      text = newValue
      textsDidChange()
    }
  }
  /// Shows changed texts and updates the alert's height.
  private func textsDidChange() {
    guard isViewLoaded else { return }
    parts.show(title, text, style)
    view.setNeedsLayout()
    fitPopover()
    presentationOver?.place()
  }
  private func fitPopover() {
    guard isInPopover else { return }
    let width = Self.popoverWidth
    preferredContentSize = CGSize(width: width, height: parts.height(style, width: width))
  }
  /// The style that the alert was created with.
  open var preferredStyle: Style { style }
  /// The actions in the order of their addition.
  open var actions: [UIAlertAction] { list }
  /// Adds an action, also while the alert is shown. A second cancel action raises an exception.
  open func addAction(_ action: UIAlertAction) {
    raiseUnless(
      action.style != .cancel || !list.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    list.append(action)
    if isViewLoaded { furnish() }
  }
  /// The action whose title is emphasised. If `nil`, it is the cancel action. Traps for an action that has
  /// not been added before, which Apple documents as a programmer error.
  open var preferredAction: UIAlertAction? {
    didSet {
      raiseUnless(
        preferredAction == nil || list.contains { $0 === preferredAction },
        "UIAlertController.preferredAction: The preferred action must be contained in the actions array")
    }
  }
  /// The text fields in the order of their addition, or `nil` if there are none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// Adds a text field and calls the handler with it immediately. In an action sheet it raises an exception.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    raiseUnless(
      style == .alert,
      "Text fields can only be added to an alert controller of style UIAlertControllerStyleAlert")
    add(UITextField(), configurationHandler)
  }
  final func add(_ field: UITextField, _ configure: ((UITextField) -> Void)? = nil) {
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 13)
    configure?(field)
    field.onReturn = { [weak self, weak field] in field.map { self?.returned(in: $0) } }
    fields.append(field)
    if isViewLoaded { furnish() }
  }

  open override func loadView() {
    view = UIView()
    furnish()
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    parts.place(in: view, style)
  }

  /// Makes the first field the first responder.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    fields.first?.becomeFirstResponder()
  }

  private func furnish() {
    parts.furnish(
      view, title: title, message: text, fields: fields,
      actions: isInPopover ? list.filter { $0.style != .cancel } : list, preferred: preferredAction, style
    ) {
      [weak self] action in self?.run(action)
    }
    fitPopover()
  }

  /// Moves to the next field on Return; in the last field performs the preferred action, or the default one.
  private func returned(in field: UITextField) {
    if let next = fields.drop(while: { $0 !== field }).dropFirst().first {
      next.becomeFirstResponder()
      return
    }
    let action = preferredAction ?? list.first { $0.style == .default } ?? (list.count == 1 ? list[0] : nil)
    if let action, action.isEnabled { run(action) }
  }

  private func run(_ action: UIAlertAction) {
    willRun?(action)
    let below = presentingViewController
    (below ?? self).dismiss(animated: true) { action.handler?(action) }
  }

  final var cancelAction: UIAlertAction? { list.first { $0.style == .cancel } }

  /// Performs the cancel action.
  ///
  /// - Returns: `false` if there is none.
  final func cancel() -> Bool {
    guard let cancelAction else { return false }
    run(cancelAction)
    return true
  }

  /// Performs the cancel action, or the only action.
  override func escapeByItself() -> Bool {
    if cancel() { return true }
    guard list.count == 1 else { return false }
    run(list[0])
    return true
  }

  /// Returns the frame of the alert on a screen, centred in the part not covered by `keyboard` points at the
  /// bottom.
  final func place(in bounds: CGRect, safe: UIEdgeInsets, keyboard: CGFloat) -> CGRect {
    _ = view
    let size = parts.size(style, width: bounds.width)
    if SystemRelease.hasPlatters, style == .alert {
      // Centred in the safe area.
      let room = bounds.inset(
        by: UIEdgeInsets(
          top: safe.top, left: safe.left, bottom: max(safe.bottom, keyboard), right: safe.right))
      return CGRect(
        x: room.midX - size.width / 2, y: room.midY - size.height / 2, width: size.width, height: size.height
      )
      .edgesRounded(scale: UIScreen.main.scale)
    }
    return style == .alert
      ? CGRect(
        x: ((bounds.width - size.width) / 2).rounded(),
        y: ((bounds.height - keyboard - size.height) / 2).rounded(),
        width: size.width, height: size.height)
      : CGRect(
        x: ((bounds.width - size.width) / 2).rounded(), y: bounds.height - max(safe.bottom, 8) - size.height,
        width: size.width, height: size.height)
  }
}
