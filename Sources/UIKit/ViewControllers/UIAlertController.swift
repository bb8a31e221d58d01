internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// What a button of an alert says and does.
open class UIAlertAction: NSObject {
  /// What kind of answer an action is.
  public enum Style: Int, Sendable {
    /// `cancel` stands apart, once at most; `destructive` is red.
    case `default`, cancel, destructive
  }

  /// What the button says; nil for a button without a text.
  public let title: String?
  /// What kind of answer it is; it is not changed later.
  public let style: Style
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?
  /// What tests find the action by; its button has it too.
  open var accessibilityIdentifier: String? {
    didSet {
      let name = accessibilityIdentifier, button = button
      MainActor.assumeIsolated { button?.accessibilityIdentifier = name }
    }
  }

  /// The handler is called after the alert has gone.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
  /// One that says nothing, as of a subclass.
  public override init() {
    (title, style, handler) = (nil, .default, nil)
    super.init()
  }

  /// Whether the button can be tapped; changes show at once.
  open var isEnabled = true {
    didSet {
      let isEnabled = isEnabled, button = button
      MainActor.assumeIsolated { button?.isEnabled = isEnabled }
    }
  }
}

/// A question above everything else, in the middle of the screen or at its lower edge; on an iPad an action
/// sheet is a popover.
open class UIAlertController: UIViewController {
  /// Where the question stands.
  public enum Style: Int, Sendable {
    /// At the lower edge, on an iPad a popover; or in the middle of the screen.
    case actionSheet, alert
  }

  private var style = Style.alert
  private var list: [UIAlertAction] = []
  private var fields: [UITextField] = []
  private var text: String?
  final let parts = AlertParts()
  /// Called with what was chosen, before the alert goes.
  final var willRun: ((UIAlertAction) -> Void)?

  /// An alert fades in, a sheet comes up from below; neither has actions yet.
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

  /// Whether it is shown in a popover, without its cancelling action: a touch outside does as that.
  final var isInPopover = false {
    didSet { if isInPopover != oldValue { furnish() } }
  }
  /// The width of a sheet in a popover, in points; not measured.
  private static let popoverWidth: CGFloat = 304

  open override var title: String? { didSet { textsDidChange() } }
  /// The text below the title; nil for none. Another one while the alert is shown changes its height.
  open var message: String? {
    get { text }
    set {
      text = newValue
      textsDidChange()
    }
  }
  /// Shows other texts in an alert of the height that they need.
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
  /// The style that it was made with.
  open var preferredStyle: Style { style }
  /// In the order of their addition.
  open var actions: [UIAlertAction] { list }
  /// Stops the program at a second action that cancels. Allowed while it is shown.
  open func addAction(_ action: UIAlertAction) {
    raiseUnless(
      action.style != .cancel || !list.contains { $0.style == .cancel },
      "UIAlertController can only have one action with a style of UIAlertActionStyleCancel")
    list.append(action)
    if isViewLoaded { furnish() }
  }
  /// The action whose title stands out; nil for the cancelling one. Traps for an action that has not been
  /// added before, which Apple documents as a programmer error.
  open var preferredAction: UIAlertAction? {
    didSet {
      raiseUnless(
        preferredAction == nil || list.contains { $0 === preferredAction },
        "UIAlertController.preferredAction: The preferred action must be contained in the actions array")
    }
  }
  /// In the order of their addition; nil where there is none.
  open var textFields: [UITextField]? { fields.isEmpty ? nil : fields }
  /// The handler gets the field at once. Stops the program in an action sheet.
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

  /// The first field is where keys go.
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

  /// Return goes on to the next field, and in the last does what the preferred action does, or the default
  /// one.
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

  /// Does as the cancelling action does; false where there is none.
  final func cancel() -> Bool {
    guard let cancelAction else { return false }
    run(cancelAction)
    return true
  }

  /// As the cancelling action, or the only one, does.
  override func escapeByItself() -> Bool {
    if cancel() { return true }
    guard list.count == 1 else { return false }
    run(list[0])
    return true
  }

  /// Where the alert lies on a screen, in the middle of what a keyboard leaves free that covers `keyboard`
  /// points of it from below.
  final func place(in bounds: CGRect, safe: UIEdgeInsets, keyboard: CGFloat) -> CGRect {
    _ = view
    let size = parts.size(style, width: bounds.width)
    if SystemRelease.hasPlatters, style == .alert {
      // In the middle of the safe area.
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
