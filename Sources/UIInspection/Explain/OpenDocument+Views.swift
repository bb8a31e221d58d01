internal import InterfaceBuilder
package import UIKit

/// An error for a requested view that does not exist.
package struct MissingView: Error, Equatable, CustomStringConvertible {
  /// The file name of the document.
  package var document: String
  package var id: String
  /// The name of the element with the id if it is not a view, such as `constraint`.
  package var element: String?
  /// The ids of views that are similar, the nearest first, with the views' classes.
  package var near: [String]
  /// The number of views in the document that have an id.
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
  /// Returns the view created from the element with an id.
  ///
  /// - Throws: An error with similar ids if there is none.
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
