import Foundation
import Testing

@testable import UIKit

/// Tests that constraints place a view's `center` in the middle of the solved frame, whatever the anchor
/// point.
///
/// Source: Folding Cell (Ramotion, published since 2016) turns a view about its lower edge: it sets the
/// anchor point to (0.5, 1) and adds half the height to the constant of the top constraint to keep the view
/// in place.
@Suite(.serialized) @MainActor struct AnchorPointTests {
  private func constrained(in root: UIView) -> (view: UIView, top: NSLayoutConstraint) {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
    let top = view.topAnchor.constraint(equalTo: root.topAnchor, constant: 20)
    NSLayoutConstraint.activate([
      top, view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
      view.widthAnchor.constraint(equalToConstant: 100), view.heightAnchor.constraint(equalToConstant: 40),
    ])
    return (view, top)
  }

  @Test(arguments: [CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 1), CGPoint(x: 0.5, y: 1)])
  func centerIsTheMiddleOfTheSolvedFrame(anchor: CGPoint) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), (view, _) = constrained(in: root)
    view.layer.anchorPoint = anchor
    root.layoutIfNeeded()
    #expect(view.center == CGPoint(x: 60, y: 40))
    #expect(view.bounds.size == CGSize(width: 100, height: 40))
  }

  @Test func halfTheHeightInTheConstantMakesUpForAnAnchorAtTheBottom() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 300)), (view, top) = constrained(in: root)
    root.layoutIfNeeded()
    let before = view.frame
    view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
    top.constant += 20
    root.layoutIfNeeded()
    #expect(view.frame == before)
  }
}
