internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The software keyboard of a phone or pad without a hardware keyboard, whose keys type when a finger is
/// lifted.
///
/// It has no suggestions, dictation, swipe typing or emoji. Their keys are missing, as if the user had
/// removed them.
final class ScreenKeyboard: UIView {
  private static let shared = ScreenKeyboard(frame: .zero)

  /// Returns the keyboard for a responder with text input, or nil if a hardware keyboard is attached.
  static func serving(_ responder: UIResponder?, in window: UIWindow?) -> ScreenKeyboard? {
    guard !KeyInput.main.isAttached, let window, let responder, responder is any UIKeyInput,
      (responder as? UITextView)?.isEditable != false
    else { return nil }
    shared.serve(responder, in: window)
    return shared
  }

  private enum Shift { case off, once, locked }

  private weak var responder: UIResponder?
  private weak var servedWindow: UIWindow?
  private var heights = KeyboardHeights(size: .zero, safeArea: .zero, isPad: false)
  private var sides = UIEdgeInsets.zero
  private var kind = KeyPlane.Kind.letters
  private var shift = Shift.off
  /// The time of the last touch on the Shift key. Two touches in quick succession lock it.
  private var shiftTime = -Double.infinity
  private var plane: KeyPlane?
  private var caps: [KeyCap] = []
  private let ground = UIView()
  private var pressed: KeyCap?
  private var repeating: FrameSchedule.Alarm?
  private var observers: [any NSObjectProtocol] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    // Apple does not publish these colours; they are measured in pictures.
    ground.backgroundColor = Self.color(0xD1D4DA, dark: 0x2B2B2D)
    ground.isUserInteractionEnabled = false
    addSubview(ground)
    for name in [UITextField.textDidChangeNotification, UITextView.textDidChangeNotification] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] _ in
          MainActor.assumeIsolated { self?.textDidChange() }
        })
    }
  }

  required init?(coder: NSCoder) { nil }

  fileprivate static func color(_ light: UInt32, dark: UInt32) -> UIColor {
    UIColor { traits in
      let rgb = traits.userInterfaceStyle == .dark ? dark : light
      func part(_ shift: UInt32) -> CGFloat { CGFloat(rgb >> shift & 0xFF) / 255 }
      return UIColor(red: part(16), green: part(8), blue: part(0), alpha: 1)
    }
  }

  private var traits: (any UITextInputTraits)? { responder as? any UITextInputTraits }

  private func serve(_ new: UIResponder, in window: UIWindow) {
    let isOther = responder !== new || servedWindow !== window,
      type = (new as? any UITextInputTraits)?.keyboardType ?? .default
    if isOther {
      letGo()
      shiftTime = -.infinity
    }
    if servedWindow !== window { plane = nil }
    (responder, servedWindow) = (new, window)
    overrideUserInterfaceStyle =
      switch traits?.keyboardAppearance ?? .default {
      case .dark: .dark
      case .light: .light
      case .default: .unspecified
      }
    if isOther || (KeyPlane.first(for: type) == .pad) != (kind == .pad) { kind = KeyPlane.first(for: type) }
    if isOther { shift = wantsCapital ? .once : .off }
    var heights = KeyboardHeights(
      size: window.bounds.size, safeArea: window.safeAreaInsets,
      isPad: window.traitCollection.userInterfaceIdiom == .pad)
    if kind == .pad || traits?.autocorrectionType == .no || traits?.isSecureTextEntry == true {
      heights.bar = 0
    }
    self.heights = heights
    sides = window.safeAreaInsets
    // The host adds the safe area.
    frame.size.height = heights.bar + heights.keys + heights.below - window.safeAreaInsets.bottom
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    ground.frame = CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height + sides.bottom)
    let plane = KeyPlane(kind, for: traits?.keyboardType ?? .default, isShifted: shift != .off)
    let box = CGRect(
      x: sides.left, y: heights.bar, width: bounds.width - sides.left - sides.right, height: heights.keys)
    let places = plane.places(in: box).flatMap { $0 }, keys = plane.rows.flatMap { $0 }
    if plane != self.plane {
      self.plane = plane
      for cap in caps { cap.removeFromSuperview() }
      caps = keys.map { KeyCap($0, isOfPad: kind == .pad) }
      for cap in caps { addSubview(cap) }
    }
    for (cap, place) in zip(caps, places) {
      cap.frame = place
      cap.show(title: title(of: cap.key), isLit: cap === pressed, state: state(of: cap.key))
    }
  }

  private func title(of key: KeyPlane.Key) -> String {
    switch key {
    case .text(let text, _): text
    case .plane(_, let title): title
    case .space: "space"
    case .ret: traits?.returnKeyType.title ?? "return"
    case .shift, .delete, .gap: ""
    }
  }

  private func state(of key: KeyPlane.Key) -> KeyCap.State {
    switch key {
    case .shift: shift == .off ? .plain : .chosen
    case .ret
    where traits?.enablesReturnKeyAutomatically == true && (responder as? any UIKeyInput)?.hasText == false:
      .disabled
    // Return keys that only continue are not highlighted.
    case .ret: [.default, .next, .continue].contains(traits?.returnKeyType ?? .default) ? .plain : .prominent
    default: .plain
    }
  }

  // MARK: - Automatic capitalisation

  /// A Boolean value that indicates whether the next character should be a capital, from the text before the
  /// insertion point.
  private var wantsCapital: Bool {
    let text =
      (responder as? any UITextInput).flatMap { input in
        input.selectedTextRange.flatMap { input.textRange(from: input.beginningOfDocument, to: $0.start) }
          .flatMap(input.text)
      } ?? ""
    switch traits?.autocapitalizationType ?? .sentences {
    case .none: return false
    case .allCharacters: return true
    case .words: return text.last?.isWhitespace ?? true
    case .sentences:
      guard let last = text.last else { return true }
      return last.isNewline
        || last.isWhitespace && text.last { !$0.isWhitespace }.map { ".!?".contains($0) } ?? true
    }
  }

  private func textDidChange() {
    guard window != nil, shift != .locked else { return setNeedsLayout() }
    shift = wantsCapital ? .once : .off
    setNeedsLayout()
  }

  // MARK: - Touches

  private func cap(at point: CGPoint) -> KeyCap? {
    func distance(_ box: CGRect) -> CGFloat {
      hypot(max(box.minX - point.x, 0, point.x - box.maxX), max(box.minY - point.y, 0, point.y - box.maxY))
    }
    var nearest: KeyCap?, least: CGFloat = 12
    for cap in caps where cap.key != .gap {
      let distance = distance(cap.frame)
      if distance < least { (nearest, least) = (cap, distance) }
    }
    return nearest
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first else { return }
    pressed = cap(at: touch.location(in: self))
    setNeedsLayout()
    switch pressed?.key {
    case .delete: delete(again: 0.5)
    case .shift:
      let now = FrameClock.current.now
      let isSecondTap = (0..<0.35).contains(now - shiftTime)
      shift =
        switch shift {
        case .locked: .off
        case _ where isSecondTap: .locked
        case .off: .once
        case .once: .off
        }
      shiftTime = now
    default: break
    }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard let touch = touches.first, let key = pressed?.key, key != .delete, key != .shift else { return }
    pressed = cap(at: touch.location(in: self))
    setNeedsLayout()
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    let key = pressed?.key
    letGo()
    switch key {
    case .text(let text, _): press(UIKey(text))
    case .space: press(UIKey(" "))
    case .ret: press(UIKey("\n", keyCode: .keyboardReturnOrEnter))
    case .plane(let new, _): kind = new
    default: return
    }
    if case .space = key, kind != .pad { kind = .letters }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { letGo() }

  private func letGo() {
    repeating?.cancel()
    pressed = nil
    setNeedsLayout()
  }

  /// Deletes, and repeats while the key is held.
  private func delete(again delay: Double) {
    press(UIKey("", keyCode: .keyboardDeleteOrBackspace))
    repeating?.cancel()
    repeating = FrameSchedule.main.after(delay) { [weak self] in self?.delete(again: 0.1) }
  }

  private func press(_ key: UIKey) { if let responder { KeyTyping.press(key, for: responder) } }
}

extension UIReturnKeyType {
  /// The title of the key.
  fileprivate var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .search, .yahoo: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "Emergency Call"
    case .continue: "continue"
    }
  }
}

/// The view of a key.
private final class KeyCap: UIView {
  enum State { case plain, chosen, prominent, disabled }

  let key: KeyPlane.Key
  private let isOfPad: Bool
  private let label = UILabel()
  private let below = UILabel()
  private let picture = UIImageView()

  init(_ key: KeyPlane.Key, isOfPad: Bool) {
    self.key = key
    self.isOfPad = isOfPad
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    layer.cornerRadius = 5
    if case .text(_, let letters) = key { below.text = letters }
    below.font = .systemFont(ofSize: 10, weight: .bold)
    picture.contentMode = .center
    for view in [label, below] {
      view.textAlignment = .center
      addSubview(view)
    }
    addSubview(picture)
  }

  required init?(coder: NSCoder) { nil }

  /// A Boolean value that indicates whether the key types a character, which determines its light colour.
  private var isLight: Bool {
    switch key {
    case .text, .space: true
    default: false
    }
  }

  func show(title: String, isLit: Bool, state: State) {
    let light = ScreenKeyboard.color(0xFFFFFF, dark: 0x6B6B6D),
      dim = ScreenKeyboard.color(0xABB0BC, dark: 0x474749)
    let isBare = key == .gap || isOfPad && (key == .delete || title == ".")
    let isChosen = state == .chosen || isLit && !isLight
    backgroundColor =
      switch state {
      case .prominent where !isLit: .systemBlue
      default:
        isBare
          ? .clear
          : isChosen ? ScreenKeyboard.color(0xFFFFFF, dark: 0xD4D4D6) : isLight && !(isLit) ? light : dim
      }
    let ink: UIColor =
      switch state {
      case .prominent where !isLit: .white
      case .disabled: .tertiaryLabel
      default: isChosen && !isOfPad ? .black : .label
      }
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOffset = CGSize(width: 0, height: 1)
    layer.shadowRadius = 0
    layer.shadowOpacity = isBare ? 0 : 0.3
    label.text = title
    label.textColor = ink
    below.textColor = ink
    label.font = .systemFont(
      ofSize: isOfPad ? 25 : title.count > 1 ? 16 : title.first?.isLowercase == true ? 25 : 22)
    let name: String? =
      switch key {
      case .shift: state == .chosen ? "shift.fill" : "shift"
      case .delete: "delete.left"
      default: nil
      }
    picture.image = name.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 18))
    }
    picture.tintColor = ink
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    picture.frame = bounds
    let hasLetters = isOfPad && bounds.height > 34 && below.text?.isEmpty == false
    below.isHidden = !hasLetters
    label.frame = hasLetters ? CGRect(x: 0, y: 1, width: bounds.width, height: bounds.height - 15) : bounds
    below.frame = CGRect(x: 0, y: bounds.height - 18, width: bounds.width, height: 12)
  }
}
