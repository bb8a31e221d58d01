internal import CoreGraphics
internal import Foundation

/// Makes room for the keyboard at the end of the content that a table or collection view controller shows,
/// while that controller appears.
///
/// The room is part of the content's and the indicators' insets. A controller that keeps `viewWillAppear`
/// from its superclass has none, as on iOS.
@MainActor final class KeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private var room: CGFloat = 0
  private var listener: (any NSObjectProtocol)?

  func begin(in scrollView: UIScrollView?) {
    end()
    self.scrollView = scrollView
    listener = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil
    ) {
      [weak self] _ in MainActor.assumeIsolated { self?.makeRoom() }
    }
    makeRoom()
  }

  /// The content has its own insets again.
  func end() {
    if let listener { NotificationCenter.default.removeObserver(listener) }
    listener = nil
    make(room: 0)
    scrollView = nil
  }

  isolated deinit { end() }

  private func makeRoom() {
    guard let scrollView, scrollView.window != nil else { return }
    // What the safe area has made free is free already.
    let free = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let isLess = make(room: max(0, InputViewHost.cover(of: scrollView) - free))
    let offset = scrollView.nearestOffset(to: scrollView.contentOffset)
    if isLess, !scrollView.isTracking, offset != scrollView.contentOffset {
      scrollView.setContentOffset(offset, animated: true)
    }
  }

  /// Whether that is less than before is what comes back.
  @discardableResult private func make(room new: CGFloat) -> Bool {
    let more = new - room
    room = new
    guard let scrollView, more != 0 else { return false }
    scrollView.contentInset.bottom += more
    scrollView.verticalScrollIndicatorInsets.bottom += more
    return more < 0
  }
}
