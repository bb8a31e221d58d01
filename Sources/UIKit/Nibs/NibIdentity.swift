internal import Foundation
package import InterfaceBuilder

/// The position of an object in its document.
@MainActor package final class NibIdentity {
  /// The element that the object was created from, or whose place a stand-in takes.
  package let object: IBObject
  /// The element's identifier; nil if it has none, and for stand-ins.
  package let id: String?
  /// Apple's name of the element's class, such as `UILabel`, regardless of the class that was created.
  package let className: String
  /// The views that the document lists below this element, in its order: subviews, cells and content views,
  /// but also views with another or no superview at run time, such as views of bar items and views that are
  /// not installed.
  package internal(set) var children: [UIView] = []
  /// The path of the document, by which a tool that shows several names it; nil in an app.
  let documentPath: String?
  /// A Boolean value that indicates whether the view is installed in its superview for the size classes that
  /// the document is laid out for.
  package internal(set) var isInstalled = true

  init(object: IBObject, className: String, documentPath: String? = nil) {
    self.object = object
    self.className = className
    self.documentPath = documentPath
    id = object.id
  }

  /// Creates the identity of a view that Mica adds to contain the views of a scene without a root view.
  init(standInFor object: IBObject) {
    self.object = object
    className = "UIView"
    documentPath = nil
    id = nil
  }
}

extension UIView {
  /// The position of this view in a document; nil for views created in code.
  package var nibIdentity: NibIdentity? {
    get { extras?.nib }
    set { needExtras().nib = newValue }
  }
}
