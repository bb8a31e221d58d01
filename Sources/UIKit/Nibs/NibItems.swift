internal import Foundation

/// An object of a document that is neither a view nor a controller.
@MainActor protocol NibItem: NSObject {
  /// The object made from an element.
  static func make(from nib: NibCoder) -> Self
}

/// Which class each element stands for that is neither a view nor a controller.
@MainActor enum NibItems {
  static let types: [String: any NibItem.Type] = [
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewFlowLayout.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    // As documents spell a long press.
    "pongPressGestureRecognizer": UILongPressGestureRecognizer.self,
    "panGestureRecognizer": UIPanGestureRecognizer.self,
    "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer.self,
    "pinchGestureRecognizer": UIPinchGestureRecognizer.self,
    "rotationGestureRecognizer": UIRotationGestureRecognizer.self,
    "swipeGestureRecognizer": UISwipeGestureRecognizer.self,
    "hoverGestureRecognizer": UIHoverGestureRecognizer.self,
    "gestureRecognizer": UIGestureRecognizer.self,
  ]
}
