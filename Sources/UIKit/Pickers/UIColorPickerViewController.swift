internal import CoreGraphics
public import Foundation

/// The delegate of a colour picker. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has selected a colour; `continuously` is `true` during a drag.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called by the method above unless that is implemented.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
  /// Called when the user has dismissed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Calls the older method.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    colorPickerViewControllerDidSelectColor(viewController)
  }
  /// Does nothing.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

/// A view controller that lets the user choose a colour, from a grid, from a spectrum, or by its components,
/// and its opacity.
///
/// Parts and order are those of iOS 14 and later; the lengths are not measured.
open class UIColorPickerViewController: UIViewController {
  /// The delegate, which is not retained.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The selected colour. Setting it does not notify the delegate.
  open var selectedColor: UIColor = .white {
    didSet { if isViewLoaded, selectedColor != oldValue { show() } }
  }
  /// A Boolean value that determines whether the user can choose the opacity. The default is `true`.
  open var supportsAlpha = true {
    didSet { if isViewLoaded { opacity.isHidden = !supportsAlpha } }
  }
  /// Stored only. The maximum exposure of colours. Unavailable on Linux: windows of the desktop show 8 bits
  /// per component.
  open var maximumLinearExposure: CGFloat = 1

  private let kinds = UISegmentedControl(items: ["Grid", "Spectrum", "Sliders"])
  private let grid = ColorBoard(.grid), spectrum = ColorBoard(.spectrum)
  private let sliders = UIStackView(), opacity = ColorSlider("Opacity")
  private let parts = ["Red", "Green", "Blue"].map { ColorSlider($0) }
  private let swatch = UIView()

  /// Creates a picker with the colour white, opacity, and the title "Colors".
  public convenience init() {
    self.init(nibName: nil, bundle: nil)
    title = "Colors"
  }

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let heading = UILabel(), close = UIButton(type: .close)
    heading.text = title ?? "Colors"
    heading.font = .systemFont(ofSize: 17, weight: .semibold)
    heading.accessibilityTraits = .header
    close.accessibilityLabel = "Close"
    close.addAction(UIAction { [weak self] _ in self?.finish() }, for: .touchUpInside)
    let top = UIStackView(arrangedSubviews: [heading, close])
    sliders.axis = .vertical
    sliders.spacing = 16
    parts.forEach(sliders.addArrangedSubview)
    swatch.layer.cornerRadius = 12
    swatch.heightAnchor.constraint(equalToConstant: 60).isActive = true
    for board in [grid, spectrum] {
      board.heightAnchor.constraint(equalTo: board.widthAnchor, multiplier: 10 / 12).isActive = true
    }
    kinds.selectedSegmentIndex = 0
    kinds.addAction(UIAction { [weak self] _ in self?.showKind() }, for: .valueChanged)
    let column = UIStackView(arrangedSubviews: [top, kinds, grid, spectrum, sliders, opacity, swatch])
    column.axis = .vertical
    column.spacing = 20
    column.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(column)
    NSLayoutConstraint.activate([
      column.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 16),
      column.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      column.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
    for board in [grid, spectrum] {
      board.chosen = { [weak self] color, goesOn in
        guard let self else { return }
        choose(color.withAlphaComponent(selectedColor.cgColor.alpha), goesOn)
      }
    }
    for (index, slider) in parts.enumerated() {
      slider.moved = { [weak self] value, goesOn in
        guard let self else { return }
        var levels = components
        levels[index] = value
        choose(UIColor(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3]), goesOn)
      }
    }
    opacity.moved = { [weak self] value, goesOn in
      guard let self else { return }
      choose(selectedColor.withAlphaComponent(value), goesOn)
    }
    opacity.isHidden = !supportsAlpha
    showKind()
    show()
  }

  private var components: [CGFloat] {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 1)
    selectedColor.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    return [red, green, blue, alpha]
  }

  private func showKind() {
    for (index, view) in [grid, spectrum, sliders].enumerated() {
      view.isHidden = kinds.selectedSegmentIndex != index
    }
  }

  private func show() {
    let levels = components
    for (slider, level) in zip(parts + [opacity], levels) { slider.show(level) }
    swatch.backgroundColor = selectedColor
    for board in [grid, spectrum] { board.color = selectedColor }
  }

  private func choose(_ color: UIColor, _ goesOn: Bool) {
    selectedColor = color
    delegate?.colorPickerViewController(self, didSelect: color, continuously: goesOn)
  }

  private func finish() {
    let below = presentingViewController
    (below ?? self).dismiss(animated: true) { [self] in delegate?.colorPickerViewControllerDidFinish(self) }
  }
}

/// A board of colours from which a touch selects one: a grid of tones, or a spectrum.
final class ColorBoard: UIControl {
  enum Kind { case grid, spectrum }
  private let kind: Kind
  /// Called with the colour under the touch, and whether the touch continues.
  var chosen: ((UIColor, Bool) -> Void)?
  /// The marked colour.
  var color = UIColor.white { didSet { setNeedsDisplay() } }

  static let columns = 12, rows = 10

  init(_ kind: Kind) {
    self.kind = kind
    super.init(frame: .zero)
    isOpaque = false
    contentMode = .redraw
    accessibilityLabel = kind == .grid ? "Color grid" : "Color spectrum"
  }

  required init?(coder: NSCoder) { nil }

  /// Returns the colour of a cell: grays in the first row, then the hues from dark to pale.
  static func tone(column: Int, row: Int) -> UIColor {
    guard row > 0 else { return UIColor(white: 1 - CGFloat(column) / CGFloat(columns - 1), alpha: 1) }
    // Hues begin at blue, as on a device.
    let hue = (200 / 360 + CGFloat(column) / CGFloat(columns)).truncatingRemainder(dividingBy: 1)
    let level = CGFloat(row - 1) / CGFloat(rows - 2), middle: CGFloat = 0.5
    return level < middle
      ? UIColor(hue: hue, saturation: 1, brightness: 0.3 + 0.7 * level / middle, alpha: 1)
      : UIColor(hue: hue, saturation: 1 - 0.85 * (level - middle) / middle, brightness: 1, alpha: 1)
  }

  private func color(at point: CGPoint) -> UIColor {
    let x = min(max(point.x / max(bounds.width, 1), 0), 0.9999),
      y = min(max(point.y / max(bounds.height, 1), 0), 0.9999)
    switch kind {
    case .grid: return Self.tone(column: Int(x * CGFloat(Self.columns)), row: Int(y * CGFloat(Self.rows)))
    case .spectrum:
      return UIColor(hue: x, saturation: min(1, 2 * (1 - y)), brightness: min(1, 2 * y + 0.0001), alpha: 1)
    }
  }

  override var takesSingleTaps: Bool { true }
  override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen?(color(at: touch.location(in: self)), true)
    return super.beginTracking(touch, with: event)
  }
  override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    chosen?(color(at: touch.location(in: self)), true)
    return super.continueTracking(touch, with: event)
  }
  override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    super.endTracking(touch, with: event)
    if let touch { chosen?(color(at: touch.location(in: self)), false) }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.addRounded(bounds, radius: 8)
    context.clip()
    let columns = kind == .grid ? Self.columns : 48, rows = kind == .grid ? Self.rows : 40
    let field = CGSize(width: bounds.width / CGFloat(columns), height: bounds.height / CGFloat(rows))
    var mark: CGRect?
    for row in 0..<rows {
      for column in 0..<columns {
        let box = CGRect(
          x: CGFloat(column) * field.width, y: CGFloat(row) * field.height, width: field.width,
          height: field.height)
        let shown = color(at: CGPoint(x: box.midX, y: box.midY))
        context.setFillColor(shown.cgColor)
        context.fill(box.insetBy(dx: -0.25, dy: -0.25))
        if kind == .grid, shown == color.withAlphaComponent(1) { mark = box }
      }
    }
    guard let mark else { return }
    context.setStrokeColor(UIColor.white.cgColor)
    context.setLineWidth(3)
    context.stroke(mark.insetBy(dx: 1.5, dy: 1.5))
  }
}

/// A slider with a name and its value as text.
final class ColorSlider: UIStackView {
  private let name: String
  private let slider = UISlider(), value = UILabel()
  /// Called with the value, 0…1, and whether the touch continues.
  var moved: ((CGFloat, Bool) -> Void)?

  init(_ name: String) {
    self.name = name
    super.init(frame: .zero)
    axis = .vertical
    spacing = 4
    let label = UILabel()
    label.text = name.uppercased()
    label.font = .systemFont(ofSize: 13)
    label.textColor = .secondaryLabel
    value.font = .systemFont(ofSize: 17)
    value.textAlignment = .right
    value.widthAnchor.constraint(equalToConstant: 56).isActive = true
    slider.accessibilityLabel = name
    let row = UIStackView(arrangedSubviews: [slider, value])
    row.spacing = 8
    [label, row].forEach(addArrangedSubview)
    slider.addAction(UIAction { [weak self] _ in self.map { $0.tell(goesOn: true) } }, for: .valueChanged)
    slider.addAction(
      UIAction { [weak self] _ in self.map { $0.tell(goesOn: false) } },
      for: [.touchUpInside, .touchUpOutside])
  }

  required init(coder: NSCoder) {
    name = ""
    super.init(coder: coder)
  }

  func show(_ level: CGFloat) {
    slider.value = Float(level)
    value.text = name == "Opacity" ? "\(Int((level * 100).rounded()))%" : "\(Int((level * 255).rounded()))"
  }

  private func tell(goesOn: Bool) {
    show(CGFloat(slider.value))
    moved?(CGFloat(slider.value), goesOn)
  }
}

/// A round button with a colour, which lets the user choose another.
open class UIColorWell: UIControl {
  /// The colour; `nil` for none, which is shown as a wheel of hues.
  open var selectedColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The title of the picker.
  open var title: String?
  /// A Boolean value that determines whether the picker lets the user choose the opacity. The default is
  /// `true`.
  open var supportsAlpha = true
  /// Stored only. The maximum exposure of colours. Unavailable on Linux: windows of the desktop show 8 bits
  /// per component.
  open var maximumLinearExposure: CGFloat = 1

  override func decode(from nib: NibCoder) {
    super.decode(from: nib)
    title = nib.string("title")
    selectedColor = nib.color("selectedColor")
    if let value = nib.bool("supportsAlpha") { supportsAlpha = value }
  }
  override func prepare() {
    isOpaque = false
    contentMode = .redraw
    accessibilityTraits = .button
    accessibilityLabel = "Color Picker"
  }

  /// The size of the stored colour wells of two documents.
  private static let side: CGFloat = 28
  /// Not measured.
  private static let ring: CGFloat = 3
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.side, height: Self.side) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  override var takesSingleTaps: Bool { true }
  override func touchedUpInside(_ event: UIEvent?) {
    guard var presenter = window?.rootViewController else { return }
    while let next = presenter.presentedViewController { presenter = next }
    let picker = UIColorPickerViewController()
    if let title { picker.title = title }
    picker.supportsAlpha = supportsAlpha
    if let selectedColor { picker.selectedColor = selectedColor }
    picker.delegate = listener
    presenter.present(picker, animated: true)
  }
  private lazy var listener = ColorWellListener(self)

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let side = min(bounds.width, bounds.height), middle = CGPoint(x: bounds.midX, y: bounds.midY)
    let steps = 60
    for step in 0..<steps {
      let from = 2 * CGFloat.pi * CGFloat(step) / CGFloat(steps),
        to = 2 * CGFloat.pi * CGFloat(step + 1) / CGFloat(steps) + 0.01
      let wedge = UIBezierPath()
      wedge.move(to: middle)
      wedge.addArc(withCenter: middle, radius: side / 2, startAngle: from, endAngle: to, clockwise: true)
      wedge.close()
      UIColor(hue: CGFloat(step) / CGFloat(steps), saturation: 0.8, brightness: 1, alpha: isEnabled ? 1 : 0.5)
        .setFill()
      wedge.fill()
    }
    guard let selectedColor else { return }
    func disc(_ inset: CGFloat, _ color: UIColor) {
      let box = CGRect(x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side).insetBy(
        dx: inset, dy: inset)
      context.setFillColor(color.cgColor)
      context.fillEllipse(in: box)
    }
    disc(Self.ring, .systemBackground)
    disc(Self.ring + 2, selectedColor)
  }
}

/// Receives the selections of the picker for a colour well.
private final class ColorWellListener: NSObject, UIColorPickerViewControllerDelegate {
  private weak var well: UIColorWell?

  init(_ well: UIColorWell) {
    self.well = well
    super.init()
  }

  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {
    well?.selectedColor = color
    well?.send(for: .valueChanged, event: nil)
  }
}
