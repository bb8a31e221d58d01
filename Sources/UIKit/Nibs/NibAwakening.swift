internal import Foundation
internal import InterfaceBuilder

/// An object that is notified when all objects of a document have been created and connected.
@MainActor protocol NibAwakening: AnyObject {
  func awakeFromNib()
}

extension UIResponder: NibAwakening {}
extension UIBarItem: NibAwakening {}
extension NSLayoutConstraint: NibAwakening {}
extension UINavigationItem: NibAwakening {}
extension UIGestureRecognizer: NibAwakening {}
extension UICollectionViewLayout: NibAwakening {}

extension NibLoader {
  /// Notifies each object created since the last call, in the order of the document; iOS guarantees no order.
  func awakeObjects() {
    for (ordinal, object) in made.sorted(by: { $0.key < $1.key }) where awakened.insert(ordinal).inserted {
      (object as? any NibAwakening)?.awakeFromNib()
    }
  }

  /// Creates a new view from a reusable element, such as a cell, connected with its contents.
  func prototype(_ object: IBObject) -> UIView? {
    let loader = NibLoader(
      document: document, assets: assets, sizeClasses: sizeClasses, keepsStoredFrames: keepsStoredFrames,
      purpose: purpose)
    loader.tells = tells
    let view = loader.view(object)
    loader.connect([object], owner: nil)
    loader.awakeObjects()
    return view
  }
}
