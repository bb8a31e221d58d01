internal import CoreGraphics
public import Foundation

/// Says how many wheels and rows a picker has.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// How many wheels there are; asked whenever that is needed.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has, counted from 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Gives a picker the titles of its rows and is told of choices. Every method has a default.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// In points; 0, as by default, shares what is left, 5 points apart.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// In points; 0, as by default, is the system's.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// The row's text, where the method below and a view give none. Nil by default.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// The row's text with looks; it comes before the plain one. Nil by default.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// A view in place of a text. `view` is one that is out of sight, to be used again, or nil.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when a wheel that the user turned has come to rest at another row; not of `selectRow`.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// The wheel shares what room is left.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Rows of the system's height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// No plain text.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    nil
  }
  /// No text with looks.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// No view: the row is drawn as a text.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  /// Nobody is told.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// Wheels side by side, each of which chooses one of its rows; 216 points high by nature.
open class UIPickerView: UIView {
  /// What stands for "no view of its own" among the delegate's answers.
  static let noView = UIView(frame: .zero)

  private weak var source: (any UIPickerViewDataSource)?
  private weak var receiver: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]
  private var motion: WheelMotion?
  private let rows = PickerRows()

  /// A picker with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A picker read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  private func prepare() {
    settings.insert(.redrawsOnResize)
    isOpaque = false
    motion = WheelMotion(
      of: self, columnAt: { [unowned self] in component(at: $0) },
      wheel: { [unowned self] component in
        WheelMotion.Wheel(
          rows: numberOfRows(inComponent: component), chosen: max(0, selectedRow(inComponent: component)),
          rowHeight: rowHeight(component))
      },
      choose: { [unowned self] component, row in
        chosen[component] = row
        receiver?.pickerView(self, didSelectRow: row, inComponent: component)
      })
  }

  /// The wheel at a point; nil beside all of them.
  private func component(at point: CGPoint) -> Int? {
    let count = numberOfComponents, widths = (0..<count).map { width(of: $0, among: count) }
    var x = leftEdge(of: widths)
    for (component, width) in widths.enumerated() {
      if point.x >= x - 2.5, point.x < x + width + 2.5 { return component }
      x += width + 5
    }
    return nil
  }

  /// Says what there is; without one there are no wheels. Not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { source }
    set {
      source = newValue
      reloadAllComponents()
    }
  }
  /// Gives the rows their texts; not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { receiver }
    set {
      receiver = newValue
      reloadAllComponents()
    }
  }
  /// 0 without a data source.
  open var numberOfComponents: Int { source?.numberOfComponents(in: self) ?? 0 }
  /// 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    source?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// The size of a row: as wide as its wheel.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: width(of: component, among: numberOfComponents), height: rowHeight(component))
  }
  /// The delegate's view of a row; nil where it is out of sight or has none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rows.view(row, component)
  }
  /// Asks for all rows anew; the choices stay, as far as there are as many.
  open func reloadAllComponents() {
    rows.clear()
    motion?.reset()
  }
  /// Asks for the rows of one wheel anew, and draws all of them; the choice stays as far as there are as many
  /// rows.
  open func reloadComponent(_ component: Int) {
    rows.clear(component)
    setNeedsDisplay()
  }
  /// Turns a wheel without telling the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let old = max(0, selectedRow(inComponent: component))
    chosen[component] = max(0, row)
    motion?.chosenDidChange(component, from: old, animated: animated)
  }
  /// The chosen row; -1 in a wheel without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let rows = numberOfRows(inComponent: component)
    return rows == 0 ? -1 : min(chosen[component] ?? 0, rows - 1)
  }
  /// Kept for the app: since iOS 7 the chosen row is always marked.
  open var showsSelectionIndicator = true

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: ControlMetrics.wheelsHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: ControlMetrics.wheelsHeight)
  }

  /// Views of rows move with the wheels.
  open override func setNeedsDisplay() {
    super.setNeedsDisplay()
    setNeedsLayout()
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutRows()
  }

  private func layoutRows() {
    guard let receiver, !bounds.isEmpty else { return }
    let count = numberOfComponents, widths = (0..<count).map { width(of: $0, among: count) }
    var x = leftEdge(of: widths)
    for (component, width) in widths.enumerated() {
      let (middle, part) = place(of: component), all = 0..<numberOfRows(inComponent: component)
      let cylinder = Wheels.cylinder(in: bounds, rowHeight: rowHeight(component))
      let seen = cylinder.rowsInSight(turn: part).filter { all.contains(middle + $0.distance) }
      rows.keep(Set(seen.map { middle + $0.distance }), in: component)
      for one in seen {
        let row = middle + one.distance
        let holder = rows.holder(row, component, on: self) { old in
          let view = receiver.pickerView(self, viewForRow: row, forComponent: component, reusing: old)
          return view === UIPickerView.noView ? nil : view
        }
        guard let holder else { continue }
        holder.bounds = CGRect(x: 0, y: 0, width: width, height: rowHeight(component))
        rows.view(row, component)?.frame = holder.bounds
        holder.center = CGPoint(x: x + width / 2, y: bounds.midY + one.drop)
        (holder.transform, holder.alpha) = (CGAffineTransform(scaleX: 1, y: one.squeeze), one.alpha)
      }
      x += width + 5
    }
  }

  /// Where the first of wheels side by side begins.
  private func leftEdge(of widths: [CGFloat]) -> CGFloat {
    bounds.midX - (widths.reduce(0, +) + 5 * CGFloat(max(0, widths.count - 1))) / 2
  }

  /// The row in the middle of a wheel, and how far the wheel is turned beyond it, in rows.
  private func place(of component: Int) -> (row: Int, part: CGFloat) {
    motion?.place(of: component) ?? (selectedRow(inComponent: component), 0)
  }

  open override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let count = numberOfComponents
    guard count > 0 else { return }
    var wheels = Wheels(columns: [])
    wheels.rowHeight = rowHeight(0)
    let base = wheels
    wheels.columns = (0..<count).map { component in
      let rows = numberOfRows(inComponent: component)
      let (row, part) = place(of: component)
      var column = Wheels.Column(width: width(of: component, among: count)) { distance in
        (0..<rows).contains(row + distance) ? self.title(row + distance, component, base) : nil
      }
      (column.turn, column.rowHeight) = (part, rowHeight(component))
      return column
    }
    wheels.draw(in: bounds, context: context)
  }

  /// Each wheel is one that goes up and down.
  override var elementsByItself: [UIAccessibilityElement]? {
    let count = numberOfComponents, widths = (0..<count).map { width(of: $0, among: count) }
    var x = leftEdge(of: widths)
    return accessibilityParts(count) { part, component in
      let row = selectedRow(inComponent: component)
      part.accessibilityTraits = .adjustable
      part.accessibilityValue = row < 0 ? nil : spokenTitle(row, component)
      part.accessibilityFrameInContainerSpace = CGRect(
        x: x, y: bounds.minY, width: widths[component], height: bounds.height)
      part.adjust = { [weak self] steps in self?.turn(component, by: steps) }
      x += widths[component] + 5
    }
  }

  private func spokenTitle(_ row: Int, _ component: Int) -> String? {
    guard let receiver else { return nil }
    return receiver.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
      ?? receiver.pickerView(self, titleForRow: row, forComponent: component)
      ?? view(forRow: row, forComponent: component)?.accessibilityLabel
  }

  /// As a finger would, so that the delegate hears of it.
  private func turn(_ component: Int, by rows: Int) {
    let row = selectedRow(inComponent: component), next = row + rows
    guard row >= 0, (0..<numberOfRows(inComponent: component)).contains(next) else { return }
    selectRow(next, inComponent: component, animated: false)
    receiver?.pickerView(self, didSelectRow: next, inComponent: component)
  }

  private func title(_ row: Int, _ component: Int, _ wheels: Wheels) -> StyledText? {
    guard let receiver else { return wheels.styled("?") }
    // The row's own view stands there.
    if rows.view(row, component) != nil { return nil }
    if let text = receiver.pickerView(self, attributedTitleForRow: row, forComponent: component) {
      return StyledText("", wheels.styled("").attributes, parts: text)
    }
    if let text = receiver.pickerView(self, titleForRow: row, forComponent: component) {
      return wheels.styled(text)
    }
    return nil
  }

  private func rowHeight(_ component: Int) -> CGFloat {
    let height = receiver?.pickerView(self, rowHeightForComponent: component) ?? 0
    return height > 0 ? height : ControlMetrics.wheelRow
  }

  /// floor((W - 18 - 5(n - 1)) / n) where the delegate says nothing (`ios26/controls.json`).
  private func width(of component: Int, among count: Int) -> CGFloat {
    let own = receiver?.pickerView(self, widthForComponent: component) ?? 0
    if own > 0 { return own }
    return max(0, ((bounds.width - 18 - 5 * CGFloat(count - 1)) / CGFloat(max(1, count))).rounded(.down))
  }
}
