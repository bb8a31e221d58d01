internal import CoreGraphics
internal import Foundation

/// An object that makes room for the keyboard at the end of the content of a table or collection view
/// controller while that controller appears.
///
/// The room is added to the insets of the content and of the indicators. A controller that overrides
/// `viewWillAppear` without calling super has none, as on iOS.
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

  /// Restores the original insets.
  func end() {
    if let listener { NotificationCenter.default.removeObserver(listener) }
    listener = nil
    make(room: 0)
    scrollView = nil
  }

  isolated deinit { end() }

  private func makeRoom() {
    guard let scrollView, scrollView.window != nil else { return }
    // The part that the safe area already keeps free needs no further room.
    let free = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
    let isLess = make(room: max(0, InputViewHost.cover(of: scrollView) - free))
    let offset = scrollView.nearestOffset(to: scrollView.contentOffset)
    if isLess, !scrollView.isTracking, offset != scrollView.contentOffset {
      scrollView.setContentOffset(offset, animated: true)
    }
  }

  /// Changes the room. Returns whether it has become smaller.
  @discardableResult private func make(room new: CGFloat) -> Bool {
    let more = new - room
    room = new
    guard let scrollView, more != 0 else { return false }
    scrollView.contentInset.bottom += more
    scrollView.verticalScrollIndicatorInsets.bottom += more
    return more < 0
  }
}
