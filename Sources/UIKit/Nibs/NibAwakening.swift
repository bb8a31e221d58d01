internal import Foundation
internal import InterfaceBuilder

/// An object that wants to know when a document's objects are all made and connected.
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
  /// Tells each object that was made since the last time; in the order of the document, as iOS promises none.
  func awakeObjects() {
    for (ordinal, object) in made.sorted(by: { $0.key < $1.key }) where awakened.insert(ordinal).inserted {
      (object as? any NibAwakening)?.awakeFromNib()
    }
  }

  /// A new view from an element that is used again and again, such as a cell, connected with what it holds.
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
