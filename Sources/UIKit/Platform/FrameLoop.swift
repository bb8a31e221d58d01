package import CoreGraphics
internal import Compositor
internal import Foundation
internal import QuartzCore
package import RenderTree

/// Runs one frame: layout, display, commit, composite. The only place that knows the order.
@MainActor package struct FrameLoop {
  private let what: Subject

  private enum Subject {
    case tree(UIView)
    case screen(UIScreen)
  }

  /// How often layout may ask for another round before the loop gives up.
  private static let rounds = 10

  /// A loop over the tree below `root`, alone on its screen.
  package init(root: UIView) { what = .tree(root) }

  /// A loop over all windows that are seen on a screen.
  package init(screen: UIScreen) { what = .screen(screen) }

  /// Layout, display and commit: the tree as values. User code
  /// runs only here. Behind a window is the black of the screen.
  package func commit(background: CGColor? = nil) -> RenderFrame {
    PassingTime.pass()
    CATransaction.flush()
    switch what {
    case .tree(let root):
      return RenderFrame(
        root: node(of: root), size: root.frame.size, scale: root.contentScaleFactor,
        background: background ?? (root is UIWindow ? .black : nil))
    case .screen(let screen):
      return RenderFrame(
        root: node(of: screen), size: screen.bounds.size, scale: screen.scale,
        background: background ?? .black)
    }
  }

  /// What is seen on a screen as one tree. What one window fills is that window's.
  private func node(of screen: UIScreen) -> RenderNode {
    let whole = screen.bounds
    if !screen.showsSystemOverlay, let window = UIWindow.alone(on: screen) {
      let node = node(of: window)
      return node.state.frame == whole ? node : self.node(of: screen, [node])
    }
    var nodes = UIWindow.shown(on: screen).map(node)
    if screen.showsSystemOverlay {
      screen.systemOverlay.follow(screen)
      nodes.append(node(of: screen.systemOverlay))
    }
    return node(of: screen, nodes)
  }

  private func node(of screen: UIScreen, _ windows: [RenderNode]) -> RenderNode {
    var state = LayerState()
    (state.bounds, state.position) = (screen.bounds, CGPoint(x: screen.bounds.midX, y: screen.bounds.midY))
    return RenderNode(state: state, children: windows, identity: ObjectIdentifier(screen))
  }

  /// Lays out and draws the windows that are seen on any screen, and ends the transaction; false where one is
  /// to be laid out again. What gives up is not: the next frame would end as this one, and waits until
  /// something else asks for it. User code that turns the run loop within a layout or a drawing finds nothing
  /// done: that pass goes on when it returns.
  static func settle() -> Bool {
    guard UIView.layoutsUnderWay == 0, displaysUnderWay == 0 else { return false }
    CATransaction.flush()
    let windows = UIWindow.visible.filter { $0.isOnScreen && !$0.bounds.isEmpty }
    let settled = windows.filter { settle($0) }
    for window in windows { freeze(window) }
    return !settled.contains {
      $0.layer.marks.contains(.subtreeNeedsLayout) || $0.treeEngine?.isDirty == true
    }
  }

  private func node(of root: UIView) -> RenderNode {
    Self.settle(root)
    return Self.freeze(root)
  }

  /// The tree as values, which a window keeps for those who ask what it showed last.
  @discardableResult private static func freeze(_ root: UIView) -> RenderNode {
    let node = root.layer.renderNode(onScreen: true)
    (root as? UIWindow)?.lastFrame = node
    return node
  }

  /// Lays out and draws a tree; false where layout gave up.
  @discardableResult private static func settle(_ root: UIView) -> Bool {
    UIView.layoutsUnderWay += 1
    var hasEnded = true
    for round in 1... {
      root.updateLayoutEngine()
      root.layer.layoutSubtree()
      guard root.layer.marks.contains(.subtreeNeedsLayout) || root.treeEngine?.isDirty == true else { break }
      if round == rounds {
        root.nameLayoutCulprits()
        hasEnded = false
        break
      }
    }
    UIView.layoutsUnderWay -= 1
    root.reportConflicts()
    displaysUnderWay += 1
    root.layer.displayTree(scale: root.contentScaleFactor)
    displaysUnderWay -= 1
    return hasEnded
  }

  /// Trees that are being drawn.
  private static var displaysUnderWay = 0

  /// The tree as a picture; nil where it is empty or too large.
  /// `workers` threads paint it; nil stands for one a core.
  package func image(background: CGColor? = nil, workers: Int? = nil) -> CGImage? {
    var frame = commit(background: background).sampled(at: FrameClock.current.now)
    if case .tree(let root) = what {
      // The picture shows the root's own box, wherever that lies.
      frame.root.state.position = CGPoint(
        x: frame.root.state.position.x - root.frame.minX, y: frame.root.state.position.y - root.frame.minY)
    }
    var compositor = Compositor.ofPictures
    if let workers { compositor.workers = workers }
    return compositor.image(of: frame)
  }
}
