package import CoreGraphics
internal import Compositor
internal import Foundation
internal import QuartzCore
package import RenderTree

/// Runs one frame: layout, display, commit, composite. The only place that knows the order.
@MainActor package struct FrameLoop {
  private let root: UIView

  /// How often layout may ask for another round before the loop gives up.
  private static let rounds = 10

  /// A loop over the tree below `root`, usually a window.
  package init(root: UIView) { self.root = root }

  /// Layout, display and commit: the tree as values. User code runs only here. Behind a window is the black of the screen.
  package func commit(background: CGColor? = nil) -> RenderFrame {
    PassingTime.pass()
    CATransaction.flush()
    UIView.layoutsUnderWay += 1
    for round in 1... {
      root.updateLayoutEngine()
      root.layer.layoutSubtree()
      guard root.layer.marks.contains(.subtreeNeedsLayout) || root.treeEngine?.isDirty == true else { break }
      if round == Self.rounds {
        root.nameLayoutCulprits()
        break
      }
    }
    UIView.layoutsUnderWay -= 1
    root.reportConflicts()
    root.layer.displaySubtree()
    return RenderFrame(
      root: root.layer.renderNode(onScreen: true), size: root.frame.size, scale: root.contentScaleFactor,
      background: background ?? (root is UIWindow ? .black : nil))
  }

  /// The tree as a picture; nil where it is empty or too large. `workers` threads paint it; nil stands for one a core.
  package func image(background: CGColor? = nil, workers: Int? = nil) -> CGImage? {
    var frame = commit(background: background).sampled(at: FrameClock.current.now)
    // The picture shows the root's own box, wherever that lies.
    frame.root.state.position = CGPoint(
      x: frame.root.state.position.x - root.frame.minX, y: frame.root.state.position.y - root.frame.minY)
    return (workers.map { Compositor(workers: $0) } ?? Compositor()).image(of: frame)
  }
}
