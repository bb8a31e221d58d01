internal import CoreGraphics
public import Foundation

/// The data source of a picker view, which provides the number of components and rows.
@preconcurrency @MainActor public protocol UIPickerViewDataSource: AnyObject {
  /// Returns the number of components. Called whenever it is needed.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// Returns the number of rows in a component, which are counted from 0.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker view, which provides the content of its rows and is notified of selections. All
/// methods have a default implementation.
@preconcurrency @MainActor public protocol UIPickerViewDelegate: AnyObject {
  /// Returns the width of a component in points; 0, the default, shares the remaining width, 5 points apart.
  func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
  /// Returns the row height of a component in points; 0, the default, means the system's.
  func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
  /// Returns the title of a row. Used if neither the method below nor a view provides one. The default is
  /// `nil`.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
  /// Returns the attributed title of a row, which takes precedence over the plain title. The default is
  /// `nil`.
  func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString?
  /// Returns a view that is shown in place of a title. `view` is an unused view to reuse, or `nil`.
  func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView
  /// Called when a wheel that the user has turned comes to rest at another row; not for
  /// ``UIPickerView/selectRow(_:inComponent:animated:)``.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// Returns 0: the component shares the remaining width.
  public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
  /// Returns 0: the rows have the system's height.
  public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? {
    nil
  }
  /// Returns `nil`.
  public func pickerView(
    _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
  ) -> NSAttributedString? { nil }
  /// Returns a placeholder for no view: the row is drawn as text.
  public func pickerView(
    _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
  ) -> UIView { UIPickerView.noView }
  /// Does nothing.
  public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A view that shows wheels side by side, in each of which one row is selected. Its natural height is 216
/// points.
open class UIPickerView: UIView {
  /// The placeholder that a delegate returns for no view.
  static let noView = UIView(frame: .zero)

  private weak var source: (any UIPickerViewDataSource)?
  private weak var receiver: (any UIPickerViewDelegate)?
  private var chosen: [Int: Int] = [:]
  private var motion: WheelMotion?
  private let rows = PickerRows()

  override class var drawsItself: Bool { true }
  override func prepare() {
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

  /// Returns the component at a point, or `nil` if there is none.
  private func component(at point: CGPoint) -> Int? {
    let count = numberOfComponents, widths = (0..<count).map { width(of: $0, among: count) }
    var x = leftEdge(of: widths)
    for (component, width) in widths.enumerated() {
      if point.x >= x - 2.5, point.x < x + width + 2.5 { return component }
      x += width + 5
    }
    return nil
  }

  /// The data source, which is not retained. Without one there are no wheels.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    get { source }
    set {
      source = newValue
      reloadAllComponents()
    }
  }
  /// The delegate, which is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    get { receiver }
    set {
      receiver = newValue
      reloadAllComponents()
    }
  }
  /// The number of components; 0 without a data source.
  open var numberOfComponents: Int { source?.numberOfComponents(in: self) ?? 0 }
  /// Returns the number of rows in a component; 0 without a data source.
  open func numberOfRows(inComponent component: Int) -> Int {
    source?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }
  /// Returns the size of a row, which is as wide as its component.
  open func rowSize(forComponent component: Int) -> CGSize {
    CGSize(width: width(of: component, among: numberOfComponents), height: rowHeight(component))
  }
  /// Returns the delegate's view of a row, or `nil` if the row is not visible or has none.
  open func view(forRow row: Int, forComponent component: Int) -> UIView? {
    layoutIfNeeded()
    return rows.view(row, component)
  }
  /// Reloads all components. The selection is kept, as far as the rows still exist.
  open func reloadAllComponents() {
    rows.clear()
    motion?.reset()
  }
  /// Reloads the rows of one component and redraws all. The selection is kept, as far as the row still
  /// exists.
  open func reloadComponent(_ component: Int) {
    rows.clear(component)
    setNeedsDisplay()
  }
  /// Selects a row without notifying the delegate.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let old = max(0, selectedRow(inComponent: component))
    chosen[component] = max(0, row)
    motion?.chosenDidChange(component, from: old, animated: animated)
  }
  /// Returns the selected row, or -1 in a component without rows.
  open func selectedRow(inComponent component: Int) -> Int {
    let rows = numberOfRows(inComponent: component)
    return rows == 0 ? -1 : min(chosen[component] ?? 0, rows - 1)
  }
  /// Stored only. A Boolean value that determines whether the selection indicator is shown. As on iOS since
  /// version 7, it is always shown.
  open var showsSelectionIndicator = true

  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { true }
  open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: ControlMetrics.wheelsHeight) }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: 320, height: ControlMetrics.wheelsHeight)
  }

  /// Also schedules a layout, since the views of rows move with the wheels.
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

  /// Returns the left edge of the first wheel.
  private func leftEdge(of widths: [CGFloat]) -> CGFloat {
    bounds.midX - (widths.reduce(0, +) + 5 * CGFloat(max(0, widths.count - 1))) / 2
  }

  /// Returns the row in the centre of a wheel and the rotation of the wheel beyond it, in rows.
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

  /// The accessibility elements: one adjustable element per wheel.
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

  /// Selects a row as a touch would, so that the delegate is notified.
  private func turn(_ component: Int, by rows: Int) {
    let row = selectedRow(inComponent: component), next = row + rows
    guard row >= 0, (0..<numberOfRows(inComponent: component)).contains(next) else { return }
    selectRow(next, inComponent: component, animated: false)
    receiver?.pickerView(self, didSelectRow: next, inComponent: component)
  }

  private func title(_ row: Int, _ component: Int, _ wheels: Wheels) -> StyledText? {
    guard let receiver else { return wheels.styled("?") }
    // The row has a view of its own.
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

  /// Returns the width of a component: floor((W - 18 - 5(n - 1)) / n) if the delegate provides none
  /// (`ios26/controls.json`).
  private func width(of component: Int, among count: Int) -> CGFloat {
    let own = receiver?.pickerView(self, widthForComponent: component) ?? 0
    if own > 0 { return own }
    return max(0, ((bounds.width - 18 - 5 * CGFloat(count - 1)) / CGFloat(max(1, count))).rounded(.down))
  }
}
