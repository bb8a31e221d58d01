internal import CoreGraphics
internal import Foundation

/// The delegate's views of the rows that a picker shows, by component and row.
@MainActor final class PickerRows {
  /// A delegate's view in one that the wheel squeezes, so that its own transform and alpha are the app's.
  private struct Row {
    var view: UIView, holder: UIView
  }

  private var shown: [Int: [Int: Row]] = [:]
  /// Views of rows that are out of sight, for the delegate to use again.
  private var spare: [Int: [UIView]] = [:]

  func view(_ row: Int, _ component: Int) -> UIView? { shown[component]?[row]?.view }

  /// Forgets the views of a component, or of all.
  func clear(_ component: Int? = nil) {
    for component in component.map({ [$0] }) ?? Array(shown.keys) {
      shown[component]?.values.forEach { $0.holder.removeFromSuperview() }
      (shown[component], spare[component]) = (nil, nil)
    }
  }

  /// Keeps the views of these rows, and takes the others off the wheel.
  func keep(_ rows: Set<Int>, in component: Int) {
    for (row, old) in shown[component] ?? [:] where !rows.contains(row) {
      old.holder.removeFromSuperview()
      spare[component, default: []].append(old.view)
      shown[component]?[row] = nil
    }
  }

  /// What moves the view of a row, on a picker; `make` is asked for one where there is none yet, with one to
  /// use again, and nil is one without.
  func holder(
    _ row: Int, _ component: Int, on picker: UIView, make: (_ reusing: UIView?) -> UIView?
  ) -> UIView? {
    if let known = shown[component]?[row] { return known.holder }
    let old = spare[component]?.popLast()
    guard let view = make(old) else { return nil }
    let new = Row(view: view, holder: UIView())
    // Touches are the wheel's.
    new.holder.isUserInteractionEnabled = false
    new.holder.addSubview(view)
    picker.addSubview(new.holder)
    shown[component, default: [:]][row] = new
    return new.holder
  }
}
