internal import Foundation
package import InterfaceBuilder

/// Where in a document an object comes from.
@MainActor package final class NibIdentity {
  /// The element that the object was made from, or whose place a stand-in takes.
  package let object: IBObject
  /// The element's identifier; nil where it has none, and for stand-ins.
  package let id: String?
  /// Apple's name of the class that the element stands for, such as `UILabel`, whatever class was really
  /// made.
  package let className: String
  /// The views that the document lists below this element, in its order: subviews, cells and content views,
  /// but also what hangs elsewhere or nowhere at run time, such as views of bar items and views that are not
  /// installed.
  package internal(set) var children: [UIView] = []
  /// The path of the document, by which a tool that shows several names it; nil in an app.
  let documentPath: String?
  /// A Boolean value that indicates whether the view is in its superview under the size classes that the
  /// document is laid out for.
  package internal(set) var isInstalled = true

  init(object: IBObject, className: String, documentPath: String? = nil) {
    self.object = object
    self.className = className
    self.documentPath = documentPath
    id = object.id
  }

  /// The identity of a view that Mica makes itself to hold what a scene without a root view shows.
  init(standInFor object: IBObject) {
    self.object = object
    className = "UIView"
    documentPath = nil
    id = nil
  }
}

extension UIView {
  /// Where in a document this view comes from; nil for views made in code.
  package var nibIdentity: NibIdentity? {
    get { extras?.nib }
    set { needExtras().nib = newValue }
  }
}
