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
    let near = known.map { (view: $0, distance: id.distance(to: $0.id)) }
      .filter { $0.distance <= max(2, id.count / 3) }
      .sorted { ($0.distance, $0.view.id) < ($1.distance, $1.view.id) }
      .prefix(5).map { "\"\($0.view.id)\" (\($0.view.class))" }
    throw MissingView(
      document: document.name, id: id, element: document.object(withID: id)?.name, near: near,
      count: known.count)
  }

  private static func views(_ node: SceneTree.Node) -> [(id: String, class: String)] {
    (node.id.map { [($0, node.customClass ?? node.class)] } ?? []) + node.subviews.flatMap(views)
  }
}

extension String {
  /// How many letters must be put in, left out or replaced to make this string `other`, upper and lower case
  /// being the same. O(count * other.count).
  func distance(to other: String) -> Int {
    let a = Array(lowercased()), b = Array(other.lowercased())
    var row = Array(0...b.count)
    for i in a.indices {
      var diagonal = row[0]
      row[0] = i + 1
      for j in b.indices {
        let replaced = diagonal + (a[i] == b[j] ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = Swift.min(replaced, row[j] + 1, diagonal + 1)
      }
    }
    return row[b.count]
  }
}
