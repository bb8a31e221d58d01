internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What lies at the lower edge of the window of the first responder:
/// its input view in place of a keyboard, and its accessory above.
///
/// A text without an input view of its own has the `ScreenKeyboard`,
/// or, as on an iPhone with a keyboard attached, nothing here.
@MainActor final class InputViewHost: UIView {
  private static weak var current: InputViewHost?
  /// A responder hands over to another: what the two have in common stays.
  private static var isHandingOver = false

  private var accessory: UIView?
  private var input: UIView?
  /// The controllers of those of the two that have one, which are told when they come and go.
  private var controllers: [UIInputViewController] = []
  /// The text that tells one of the controllers of its changes.
  private weak var text: (any UITextInput)?
  /// Whose views these are; a text in the accessory has it behind itself in the chain.
  private weak var provider: UIResponder?
  /// What holds those of the two that constraints place.
  private var pins: [NSLayoutConstraint] = []
  /// How much of the window the host takes, in points.
  private var height: CGFloat = 0
  /// How far a finger has pulled the host down from there, in points.
  private var pulled: CGFloat = 0
  /// When the host has come to where it goes.
  private var arrival: FrameSchedule.Alarm?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    // What it shows has heights of its own, flexible ones among them.
    autoresizesSubviews = false
  }

  required init?(coder: NSCoder) { nil }

  override var next: UIResponder? { provider ?? super.next }

  /// How long the host takes to come and go, in seconds, as keyboards do.
  private static let duration = 0.25
  /// The curve in notifications: that of iPhones since iOS 7, which has no name. What an app animates by this
  /// number goes along with the host.
  private static let curve = 7

  // MARK: - Following the first responder

  /// Runs a change of the first responder, and shows what the new one has.
  static func follow(_ change: () -> Bool) -> Bool {
    guard !isHandingOver else { return change() }
    isHandingOver = true
    let result = change()
    isHandingOver = false
    update()
    return result
  }

  /// Who gets keys when a text in the host lets them go: the one whose accessory it is in.
  static func heir(of responder: UIResponder) -> UIResponder? {
    guard !isHandingOver else { return nil }
    return provider(of: responder).flatMap { $0.canBecomeFirstResponder ? $0 : nil }
  }

  /// Whose views a responder in the host belongs to; nil for one that lies elsewhere.
  static func provider(of responder: UIResponder) -> UIResponder? {
    guard let current, let view = responder as? UIView, view.isDescendant(of: current) else { return nil }
    return current.provider
  }

  /// Asks the first responder, and those above it, for their views anew.
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

  /// Has a text tell the first of some controllers of its changes, unless the app listens there itself; a
  /// text's interaction that listens there passes them on.
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

  /// The window has another size, as when the device was turned: keyboards have another height then.
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
    let lower = input.map { height(of: $0, width: bounds.width, standard: Self.standardHeight) } ?? 0
    height = upper + lower + (input == nil ? 0 : window.safeAreaInsets.bottom)
    pulled = 0
    // Near to the keyboards' ground, without what shines through it.
    backgroundColor = input == nil || input is ScreenKeyboard ? nil : .systemGray4
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

  /// The height of keyboards on a phone that stands upright, for an input view that says none.
  private static let standardHeight: CGFloat = 216

  /// Whether a view says by itself how high it is: by constraints, or an accessory by a flexible height.
  private func sizesItself(_ view: UIView) -> Bool {
    if view === accessory, view.autoresizingMask.contains(.flexibleHeight) { return true }
    return (view as? UIInputView)?.allowsSelfSizing ?? !view.translatesAutoresizingMaskIntoConstraints
  }

  /// How high a view is: as its content or its constraints ask, where it leaves that to them, else as its
  /// frame or its content says.
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

  /// Has the views measured anew in the next frame.
  private var measure: FrameSchedule.Alarm?

  /// One of the views has another natural size: the host grows or shrinks with it.
  override func contentSizeChanged(of subview: UIView) {
    guard subview === accessory || subview === input, sizesItself(subview), measure?.isPending != true
    else { return }
    measure = FrameSchedule.main.after(0) { [weak self] in
      if let self, Self.current === self { Self.update() }
    }
  }

  // MARK: - Coming and going

  private func move(
    from old: CGFloat, to frame: CGRect, in window: UIWindow, then end: @escaping () -> Void
  ) {
    guard old != height || self.frame != frame else {
      // One that is on its way tells at its end.
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

  // MARK: - Under a finger

  /// A finger that scrolls is at `y` of a window: the host goes down with it as
  /// soon as the finger is within it, or within `padding` points above it, and
  /// comes up again with it. Nobody is notified, as on iOS; keyboard guides follow.
  static func drag(to y: CGFloat, padding: CGFloat, in window: UIWindow) {
    guard let host = current, host.superview === window, host.height > 0 else { return }
    let top = window.layer.bounds.maxY - host.height
    // The accessory of who gets the keys next stays.
    let kept =
      FirstResponder.current.flatMap { heir(of: $0) } == nil ? 0 : host.accessory?.bounds.height ?? 0
    host.pull(by: min(max(0, y + padding - top), max(0, host.height - kept)), in: window)
  }

  /// The finger leaves with a speed down the window, in points a second: the keyboard goes where it moves
  /// down, or rests below the middle of the host, which is not measured; else it comes back.
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

  /// How far the host reaches over a view from below, in points.
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
  /// Has the constraints of keyboard guides below solved for where the host is now.
  fileprivate final func tellKeyboardGuides() {
    if extras?.guides.contains(where: { $0.role == .keyboard }) == true {
      LayoutEvents.insetsChanged(of: self)
    }
    for view in subviews { view.tellKeyboardGuides() }
  }
}
