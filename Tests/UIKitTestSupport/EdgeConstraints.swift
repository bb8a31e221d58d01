package import CoreGraphics
package import UIKit

/// An object whose edges constraints can refer to: a view or a layout guide.
@MainActor package protocol ConstrainedEdges {
  var topAnchor: NSLayoutYAxisAnchor { get }
  var bottomAnchor: NSLayoutYAxisAnchor { get }
  var leadingAnchor: NSLayoutXAxisAnchor { get }
  var trailingAnchor: NSLayoutXAxisAnchor { get }
}

extension UIView: ConstrainedEdges {}
extension UILayoutGuide: ConstrainedEdges {}

extension UIView {
  /// Adds a subview without a translated mask, with constraints at the edges of the view or another object.
  ///
  /// The numbers are distances inside the edges, in points; nil leaves an edge free.
  package func addPinned(
    _ view: UIView, at edges: (any ConstrainedEdges)? = nil, top: CGFloat? = 0, leading: CGFloat? = 0,
    bottom: CGFloat? = 0, trailing: CGFloat? = 0
  ) {
    let edges = edges ?? self
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(
      [
        top.map { view.topAnchor.constraint(equalTo: edges.topAnchor, constant: $0) },
        bottom.map { view.bottomAnchor.constraint(equalTo: edges.bottomAnchor, constant: -$0) },
        leading.map { view.leadingAnchor.constraint(equalTo: edges.leadingAnchor, constant: $0) },
        trailing.map { view.trailingAnchor.constraint(equalTo: edges.trailingAnchor, constant: -$0) },
      ].compactMap { $0 })
  }

  /// Adds a vertical stack view of views at the view's upper edge.
  @discardableResult package func addColumn(
    _ views: [UIView], height: CGFloat, _ priority: UILayoutPriority, width: CGFloat
  ) -> UIStackView {
    for view in views {
      let height = view.heightAnchor.constraint(equalToConstant: height)
      height.priority = priority
      height.isActive = true
    }
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    addPinned(stack, leading: nil, bottom: nil, trailing: nil)
    stack.widthAnchor.constraint(equalToConstant: width).isActive = true
    return stack
  }
}
