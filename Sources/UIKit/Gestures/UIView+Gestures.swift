internal import Foundation

extension UIView {
  final func attach(_ gesture: UIGestureRecognizer) {
    guard gesture.attachedView !== self else { return }
    gesture.attachedView?.removeGestureRecognizer(gesture)
    gesture.attachedView = self
    needExtras().gestures = (extras?.gestures ?? []) + [gesture]
  }

  final func detach(_ gesture: UIGestureRecognizer) {
    guard gesture.attachedView === self else { return }
    GestureEnvironment.main.abandon(gesture)
    extras?.gestures?.removeAll { $0 === gesture }
    gesture.attachedView = nil
  }

  final func replaceGestures(_ new: [UIGestureRecognizer]) {
    for old in extras?.gestures ?? [] where !new.contains(where: { $0 === old }) {
      removeGestureRecognizer(old)
    }
    for gesture in new { addGestureRecognizer(gesture) }
  }
}
