internal import CoreGraphics
internal import Foundation

/// The delegate's views of the rows that a picker shows, by component and row.
@MainActor final class PickerRows {
  /// A delegate's view in a container that the wheel transforms, so that the view's own transform and alpha
  /// remain the client's.
  private struct Row {
    var view: UIView, holder: UIView
  }

  private var shown: [Int: [Int: Row]] = [:]
  /// Views of rows that left the visible area, for the delegate to reuse.
  private var spare: [Int: [UIView]] = [:]

  func view(_ row: Int, _ component: Int) -> UIView? { shown[component]?[row]?.view }

  /// Removes the views of a component, or of all components.
  func clear(_ component: Int? = nil) {
    for component in component.map({ [$0] }) ?? Array(shown.keys) {
      shown[component]?.values.forEach { $0.holder.removeFromSuperview() }
      (shown[component], spare[component]) = (nil, nil)
    }
  }

  /// Keeps the views of the given rows and removes all others from the wheel.
  func keep(_ rows: Set<Int>, in component: Int) {
    for (row, old) in shown[component] ?? [:] where !rows.contains(row) {
      old.holder.removeFromSuperview()
      spare[component, default: []].append(old.view)
      shown[component]?[row] = nil
    }
  }

  /// Returns the container of a row's view on a picker, or `nil` if there is none. `make` is called for a row
  /// without a view, with a view to reuse.
  func holder(
    _ row: Int, _ component: Int, on picker: UIView, make: (_ reusing: UIView?) -> UIView?
  ) -> UIView? {
    if let known = shown[component]?[row] { return known.holder }
    let old = spare[component]?.popLast()
    guard let view = make(old) else { return nil }
    let new = Row(view: view, holder: UIView())
    // The wheel handles touches.
    new.holder.isUserInteractionEnabled = false
    new.holder.addSubview(view)
    picker.addSubview(new.holder)
    shown[component, default: [:]][row] = new
    return new.holder
  }
}
