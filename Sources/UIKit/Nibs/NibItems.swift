internal import Foundation

/// An object of a document that is neither a view nor a controller.
@MainActor protocol NibItem: NSObject {
  /// Creates the object of an element.
  static func make(from nib: NibCoder) -> Self
}

/// The classes of elements that are neither views nor controllers.
@MainActor enum NibItems {
  static let types: [String: any NibItem.Type] = [
    "collectionViewFlowLayout": UICollectionViewFlowLayout.self,
    "collectionViewLayout": UICollectionViewFlowLayout.self,
    "navigationItem": UINavigationItem.self,
    "barButtonItem": UIBarButtonItem.self,
    "tabBarItem": UITabBarItem.self,
    "tapGestureRecognizer": UITapGestureRecognizer.self,
    // The spelling of long presses in documents.
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
