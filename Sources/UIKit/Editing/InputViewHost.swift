internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The view at the bottom edge of the first responder's window, with its input view in place of a keyboard
/// and its input accessory view above.
///
/// For text without an input view, it contains the `ScreenKeyboard` or, as on an iPhone with a hardware
/// keyboard, nothing.
@MainActor final class InputViewHost: UIView {
  private static weak var current: InputViewHost?
  /// A Boolean value that indicates whether the first responder is changing. Views that both responders share
  /// remain.
  private static var isHandingOver = false

  private var accessory: UIView?
  private var input: UIView?
  /// The view controllers of the two views, which are notified when their views appear and disappear.
  private var controllers: [UIInputViewController] = []
  /// The text that notifies one of the controllers of its changes.
  private weak var text: (any UITextInput)?
  /// The responder that provides the views. For a text in the accessory, it is the next responder.
  private weak var provider: UIResponder?
  /// The constraints of the views that are laid out with constraints.
  private var pins: [NSLayoutConstraint] = []
  /// The height that the host covers, in points.
  private var height: CGFloat = 0
  /// The distance by which a finger has pulled the host down, in points.
  private var pulled: CGFloat = 0
  /// The alarm for the end of the host's animation.
  private var arrival: FrameSchedule.Alarm?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    // The host sets the heights of its views, of which some are flexible.
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { provider ?? super.next }

  /// The duration of the host's animations in seconds, which is that of keyboards.
  private static let duration = 0.25
  /// The curve in notifications: the unnamed one of iPhones since iOS 7. Animations of clients with this
  /// curve run in step with the host.
  private static let curve = 7

  // MARK: - Changes of the first responder

  /// Performs a change of the first responder, and displays the views of the new one.
  static func follow(_ change: () -> Bool) -> Bool {
    guard !isHandingOver else { return change() }
    isHandingOver = true
    let result = change()
    isHandingOver = false
    update()
    return result
  }

  /// Returns the responder that becomes first responder when a text in the host resigns: the one whose
  /// accessory contains it.
  static func heir(of responder: UIResponder) -> UIResponder? {
    guard !isHandingOver else { return nil }
    return provider(of: responder).flatMap { $0.canBecomeFirstResponder ? $0 : nil }
  }

  /// Returns the responder that provides the view of a responder in the host, or nil for a responder
  /// elsewhere.
  static func provider(of responder: UIResponder) -> UIResponder? {
    guard let current, let view = responder as? UIView, view.isDescendant(of: current) else { return nil }
    return current.provider
  }

  /// Updates the views from the first responder and its responder chain.
  static func update() {
    guard !isHandingOver else { return }
    let responder = FirstResponder.current
    let chain = Array(sequence(first: responder) { $0?.next }.compactMap { $0 })
    let window = (responder as? UIView)?.window ?? (responder as? UIViewController)?.viewIfLoaded?.window
    typealias Found = (view: UIView, controller: UIInputViewController?, from: UIResponder)
    func first(
      _ view: (UIResponder) -> UIView?, _ controller: (UIResponder) -> UIInputViewController?
    ) -> Found? {
      for one in chain {
        if let found = view(one) { return (found, nil, one) }
        if let owner = controller(one), let found = owner.inputView { return (found, owner, one) }
      }
      return nil
    }
    let input =
      first({ $0.inputView }, { $0.inputViewController })
      ?? ScreenKeyboard.serving(responder, in: window).flatMap { keyboard in
        responder.map { (keyboard, nil, $0) }
      }
    let accessory = first({ $0.inputAccessoryView }, { $0.inputAccessoryViewController })
    guard let window, input != nil || accessory != nil else { return current?.leave() ?? () }
    let host = current.flatMap { $0.superview === window ? $0 : nil } ?? InputViewHost(frame: .zero)
    if host !== current { current?.leave() }
    current = host
    if let provider = accessory?.from ?? input?.from, (provider as? UIView)?.isDescendant(of: host) != true {
      host.provider = provider
    }
    let controllers = [input?.controller, accessory?.controller].compactMap { $0 }
    host.tell(controllers, of: responder as? any UITextInput)
    let gone = host.controllers.filter { old in !controllers.contains { $0 === old } }
    for one in gone { one.startDisappearing(true) }
    for one in controllers { one.startAppearing(true) }
    host.controllers = controllers
    host.show(input?.view, accessory?.view, in: window)
    for one in gone { one.finishDisappearing(true) }
    for one in controllers { one.settleAppearing(true) }
  }

  /// Makes the first of the controllers the input delegate of a text, unless the client has set one. If a
  /// text interaction is the input delegate, it forwards changes to the controller.
  private func tell(_ controllers: [UIInputViewController], of text: (any UITextInput)?) {
    if let before = self.text, let delegate = before.inputDelegate {
      let interaction = delegate as? TextListener
      let listener: (any UITextInputDelegate)? = interaction == nil ? delegate : interaction?.next
      if self.controllers.contains(where: { $0 === listener }) {
        if let interaction { interaction.next = nil } else { before.inputDelegate = nil }
      }
    }
    self.text = text
    guard let text, let first = controllers.first else { return }
    if let interaction = text.inputDelegate as? TextListener {
      interaction.next = first
    } else if text.inputDelegate == nil {
      text.inputDelegate = first
    }
  }

  /// Updates the host after a change of the window's size, for example on rotation, because keyboards have
  /// another height then.
  static func windowWasResized(_ window: UIWindow) {
    if let current, current.superview === window { update() }
  }

  private func show(_ input: UIView?, _ accessory: UIView?, in window: UIWindow) {
    for old in [self.input, self.accessory]
    where old !== input && old !== accessory && old?.superview === self {
      old?.removeFromSuperview()
    }
    (self.input, self.accessory) = (input, accessory)
    let old = height - pulled, bounds = window.layer.bounds
    let upper = accessory.map { height(of: $0, width: bounds.width, standard: 0) } ?? 0
    // Apps have no keyboard shown by `inputView = UIView()`.
    let standard = input is UIInputView ? Self.standardHeight : 0
    let lower = input.map { height(of: $0, width: bounds.width, standard: standard) } ?? 0
    height = upper + lower + (lower == 0 ? 0 : window.safeAreaInsets.bottom)
    pulled = 0
    // Similar to the background of keyboards, without their translucency.
    backgroundColor = lower == 0 || input is ScreenKeyboard ? nil : .systemGray4
    if superview !== window {
      frame = CGRect(x: 0, y: bounds.maxY, width: bounds.width, height: height)
    }
    window.addSubview(self)
    NSLayoutConstraint.deactivate(pins)
    pins = []
    for (view, y, height) in [(accessory, 0, upper), (input, upper, lower)] {
      guard let view else { continue }
      if view.superview !== self { addSubview(view) }
      guard view.translatesAutoresizingMaskIntoConstraints else {
        pins += [
          view.leadingAnchor.constraint(equalTo: leadingAnchor),
          view.trailingAnchor.constraint(equalTo: trailingAnchor),
          view.topAnchor.constraint(equalTo: topAnchor, constant: y),
        ]
        continue
      }
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      view.autoresizingMask.insert(.flexibleWidth)
    }
    NSLayoutConstraint.activate(pins)
    move(
      from: old, to: CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: height), in: window
    ) { [self] in
      for one in controllers { one.finishAppearing(true) }
    }
  }

  private func leave() {
    guard let window = superview as? UIWindow else { return }
    if Self.current === self { Self.current = nil }
    tell([], of: nil)
    for one in controllers { one.startDisappearing(true) }
    let old = height - pulled
    (height, pulled) = (0, 0)
    move(from: old, to: frame.offsetBy(dx: 0, dy: window.layer.bounds.maxY - frame.minY), in: window) {
      [self] in
      for view in [input, accessory] where view?.superview === self { view?.removeFromSuperview() }
      removeFromSuperview()
      for one in controllers { one.finishDisappearing(true) }
      controllers = []
    }
  }

  // MARK: - Heights

  /// The height of keyboards on a phone in portrait, for a `UIInputView` without a height.
  private static let standardHeight: CGFloat = 216

  /// Returns a Boolean value that indicates whether a view determines its height: through constraints or, for
  /// an accessory, through a flexible height.
  private func sizesItself(_ view: UIView) -> Bool {
    if view === accessory, view.autoresizingMask.contains(.flexibleHeight) { return true }
    return (view as? UIInputView)?.allowsSelfSizing ?? !view.translatesAutoresizingMaskIntoConstraints
  }

  /// Returns the height of a view: from its content or constraints if it determines its height, otherwise
  /// from its frame or content.
  private func height(of view: UIView, width: CGFloat, standard: CGFloat) -> CGFloat {
    let own = view.intrinsicContentSize.height
    if view.autoresizingMask.contains(.flexibleHeight), own > 0 { return own }
    if sizesItself(view) {
      let fitting = view.systemLayoutSizeFitting(
        CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel)
      if fitting.height > 0 { return fitting.height }
    }
    if view.bounds.height > 0 { return view.bounds.height }
    return own > 0 ? own : standard
  }

  /// The alarm that schedules an update for the next frame.
  private var measure: FrameSchedule.Alarm?

  /// Schedules an update after a change of a view's intrinsic content size, to which the host adapts.
  override func contentSizeChanged(of subview: UIView) {
    guard subview === accessory || subview === input, sizesItself(subview), measure?.isPending != true
    else { return }
    measure = FrameSchedule.main.after(0) { [weak self] in
      if let self, Self.current === self { Self.update() }
    }
  }

  // MARK: - Appearance transitions

  private func move(
    from old: CGFloat, to frame: CGRect, in window: UIWindow, then end: @escaping () -> Void
  ) {
    guard old != height || self.frame != frame else {
      // A running animation sends the notification at its end.
      if arrival?.isPending != true { end() }
      return
    }
    let bounds = window.layer.bounds
    func place(_ height: CGFloat) -> CGRect {
      CGRect(x: 0, y: bounds.maxY - height, width: bounds.width, height: max(height, old))
    }
    let info: [AnyHashable: Any] = [
      UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: window.convert(place(old), to: nil)),
      UIResponder.keyboardFrameEndUserInfoKey: NSValue(
        cgRect: window.convert(height > 0 ? frame : place(0), to: nil)),
      UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: Self.duration),
      UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: Self.curve),
      UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: true),
    ]
    func post(_ names: Notification.Name...) {
      for name in names { NotificationCenter.default.post(name: name, object: window.screen, userInfo: info) }
    }
    let comes = height > 0
    post(
      UIResponder.keyboardWillChangeFrameNotification,
      comes ? UIResponder.keyboardWillShowNotification : UIResponder.keyboardWillHideNotification)
    UIView.animate(
      withDuration: Self.duration, delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
    ) { [self] in
      self.frame = frame
      window.tellKeyboardGuides()
      window.layoutIfNeeded()
    }
    arrival?.cancel()
    arrival = FrameSchedule.main.after(Self.duration) {
      end()
      post(
        UIResponder.keyboardDidChangeFrameNotification,
        comes ? UIResponder.keyboardDidShowNotification : UIResponder.keyboardDidHideNotification)
    }
  }

  // MARK: - Interactive dismissal

  /// Moves the host with a finger that scrolls, when the finger is within it or up to `padding` points above
  /// it.
  ///
  /// As on iOS, no notifications are posted. Keyboard layout guides follow.
  ///
  /// - Parameters:
  ///   - y: The vertical position of the finger in the window.
  ///   - padding: The distance above the host at which it begins to follow.
  ///   - window: The window.
  static func drag(to y: CGFloat, padding: CGFloat, in window: UIWindow) {
    guard let host = current, host.superview === window, host.height > 0 else { return }
    let top = window.layer.bounds.maxY - host.height
    // The accessory of the next first responder remains.
    let kept =
      FirstResponder.current.flatMap { heir(of: $0) } == nil ? 0 : host.accessory?.bounds.height ?? 0
    host.pull(by: min(max(0, y + padding - top), max(0, host.height - kept)), in: window)
  }

  /// Ends moving the host with a finger.
  ///
  /// The keyboard is dismissed if the finger moves down, or rests below the middle of the host (not
  /// measured). Otherwise it returns.
  ///
  /// - Parameter speed: The speed of the finger in points per second. Positive values are downwards.
  static func drop(speed: CGFloat) {
    guard let host = current, host.pulled > 0, let window = host.superview as? UIWindow else { return }
    if speed > 0 || (speed == 0 && host.pulled > host.height / 2) {
      FirstResponder.current?.resignFirstResponder()
      guard current === host, host.pulled > 0 else { return }
    }
    UIView.animate(
      withDuration: duration, delay: 0,
      options: [.curveEaseInOut, .beginFromCurrentState, .allowUserInteraction]
    ) {
      host.pull(by: 0, in: window)
      window.layoutIfNeeded()
    }
  }

  private func pull(by distance: CGFloat, in window: UIWindow) {
    guard distance != pulled else { return }
    pulled = distance
    frame.origin.y = window.layer.bounds.maxY - height + distance
    window.tellKeyboardGuides()
  }

  /// Returns the height of a view's bottom part that the host covers, in points.
  static func cover(of view: UIView) -> CGFloat {
    guard let current, current.height > 0, let window = current.superview as? UIWindow, view.window === window
    else { return 0 }
    return max(
      0,
      view.convert(view.bounds, to: window).maxY
        - (window.layer.bounds.maxY - current.height + current.pulled))
  }
}

extension UIView {
  /// Updates the constraints of keyboard layout guides in the view hierarchy to the current position of the
  /// host.
  fileprivate final func tellKeyboardGuides() {
    if extras?.guides.contains(where: { $0.role == .keyboard }) == true {
      LayoutEvents.insetsChanged(of: self)
    }
    for view in subviews { view.tellKeyboardGuides() }
  }
}
