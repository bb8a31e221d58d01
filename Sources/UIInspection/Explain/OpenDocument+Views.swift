internal import InterfaceBuilder
package import UIKit

/// A view that was asked for and is not there.
package struct MissingView: Error, Equatable, CustomStringConvertible {
  /// The document's file name.
  package var document: String
  package var id: String
  /// The element that has the id where it is no view, such as `constraint`.
  package var element: String?
  /// Ids of views that are written much alike, nearest first, with the views' classes.
  package var near: [String]
  /// How many views of the document have an id.
  package var count: Int

  package var description: String {
    var text =
      "\(document): " + (element.map { "\"\(id)\" is a <\($0)>, no view" } ?? "no view has the id \"\(id)\"")
    text +=
      near.isEmpty
      ? "; mica tree lists the \(count) that have one" : "; near it: \(near.joined(separator: ", "))"
    return text
  }
}

extension OpenDocument {
  /// The view made from the element with an id. Throws with the ids that are near it.
  package func view(withID id: String) throws(MissingView) -> UIView {
    if let view = loader.object(withID: id) as? UIView { return view }
    let known = tree.scenes.flatMap { $0.root.map(Self.views) ?? [] }
    let near = id.nearest(of: known, by: \.id).prefix(5).map { "\"\($0.id)\" (\($0.class))" }
    throw MissingView(
      document: document.name, id: id, element: document.object(withID: id)?.name, near: near,
      count: known.count)
  }

  private static func views(_ node: SceneTree.Node) -> [(id: String, class: String)] {
    (node.id.map { [($0, node.customClass ?? node.class)] } ?? []) + node.subviews.flatMap(views)
  }
}
