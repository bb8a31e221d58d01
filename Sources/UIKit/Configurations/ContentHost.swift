internal import Foundation
internal import QuartzCore

/// Keeps a cell's content view in line with its configuration.
@MainActor final class ContentHost {
  private(set) var configuration: (any UIContentConfiguration)?
  private var shown: (any UIView & UIContentView)?

  /// Shows a configuration in a view, which it fills: in the view that is there where that one can, else in a
  /// new one.
  func show(_ new: (any UIContentConfiguration)?, in container: UIView) {
    configuration = new
    guard let new else {
      shown?.removeFromSuperview()
      shown = nil
      return
    }
    if let shown, shown.supports(new) {
      shown.configuration = new
      return
    }
    shown?.removeFromSuperview()
    let view = new.makeContentView()
    shown = view
    view.translatesAutoresizingMaskIntoConstraints = false
    container.addSubview(view)
    NSLayoutConstraint.activate([
      view.topAnchor.constraint(equalTo: container.topAnchor),
      view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
      view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
    ])
  }
}
