internal import CoreGraphics
internal import Foundation

/// Makes room for the keyboard at the end of the content that a table or collection view controller shows, while that controller appears.
///
/// The room is part of the content's and the indicators' insets. A controller that keeps `viewWillAppear` from its superclass has none, as on iOS.
@MainActor final class KeyboardAvoidance {
  private weak var scrollView: UIScrollView?
  private var room: CGFloat = 0
  private var listener: (any NSObjectProtocol)?

  func begin(in scrollView: UIScrollView?) {
    end()
    self.scrollView = scrollView
    listener = NotificationCenter.default.addObserver(forName: UIResponder.keyboardWillChangeFrameNotification, object: nil, queue: nil) {
      [weak self] _ in MainActor.assumeIsolated { self?.makeRoom() }
    }
  }

  func end() {
    if let listener { NotificationCenter.default.removeObserver(listener) }
    listener = nil
  }

  private func makeRoom() {
    guard let scrollView, scrollView.window != nil else { return }
    // What the safe area has made free is free already.
    let free = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let new = max(0, InputBoard.cover(of: scrollView) - free)
    guard new != room else { return }
    scrollView.contentInset.bottom += new - room
    scrollView.verticalScrollIndicatorInsets.bottom += new - room
    let isLess = new < room
    room = new
    let offset = scrollView.nearestOffset(to: scrollView.contentOffset)
    if isLess, !scrollView.isTracking, offset != scrollView.contentOffset { scrollView.setContentOffset(offset, animated: true) }
  }
}
