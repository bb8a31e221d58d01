import CoreGraphics
package import UIKit

/// A view that a list fills, and in whose layout passes an app changes the list.
private final class ListHost: UIView {
  let list: UIScrollView
  private let change: () -> Void
  private(set) var passes = 0

  init(_ list: UIScrollView, change: @escaping () -> Void) {
    (self.list, self.change) = (list, change)
    super.init(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    list.frame = .zero
    addSubview(list)
  }
  required init?(coder: NSCoder) { nil }
  override func layoutSubviews() {
    super.layoutSubviews()
    passes += 1
    list.frame = bounds
    change()
  }
}

extension HandClocked {
  /// Shows a list in a view that changes it in its layout passes, as in `viewDidLayoutSubviews()`. Returns
  /// the number of these before the first frame and after the second.
  @MainActor package func passesOfHost(
    of list: UIScrollView, change: @escaping () -> Void
  ) -> (before: Int, after: Int) {
    let host = ListHost(list, change: change)
    window.addSubview(host)
    window.isHidden = false
    defer { window.isHidden = true }
    var before = 0
    underClock {
      before = host.passes
      frame(at: 0.1)
      frame(at: 0.2)
    }
    return (before, host.passes)
  }
}
