internal import Compositor
package import CoreGraphics
internal import Foundation
internal import QuartzCore
package import RenderTree

/// The loop that runs one frame: layout, display, commit, composite. The only place that defines the order.
@MainActor package struct FrameLoop {
  private let what: Subject

  private enum Subject {
    case tree(UIView)
    case screen(UIScreen)
  }

  /// The maximum number of times layout may request another round in one frame.
  private static let rounds = 10

  /// Creates a loop for the tree below `root`, alone on its screen.
  package init(root: UIView) { what = .tree(root) }

  /// Creates a loop for all visible windows of a screen.
  package init(screen: UIScreen) { what = .screen(screen) }

  /// Performs layout, display and commit and returns the tree as values. User code runs only here. Behind a
  /// window is the black of the screen.
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

  /// Returns the visible content of a screen as one tree; for a window that fills the screen, that window's.
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

  /// Lays out and draws the visible windows of all screens, and ends the transaction. Returns `false` if one
  /// needs layout again. A window whose layout gives up does not count: the next frame would end in the same
  /// way, and waits until something else requests it. User code that runs the run loop within a layout or a
  /// drawing triggers no pass: the current one continues when it returns.
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

  /// Returns the tree as values, which a window stores as the last frame it showed.
  @discardableResult private static func freeze(_ root: UIView) -> RenderNode {
    let node = root.layer.renderNode(onScreen: true)
    (root as? UIWindow)?.lastFrame = node
    return node
  }

  /// Lays out and draws a tree. Returns `false` if layout gave up.
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
    if UIView.layoutsUnderWay == 0 { LayoutObserver.layoutDidEnd?(root) }
    displaysUnderWay += 1
    root.layer.displayTree(scale: root.contentScaleFactor)
    displaysUnderWay -= 1
    return hasEnded
  }

  /// The number of trees that are being drawn.
  private static var displaysUnderWay = 0

  /// Returns the tree as an image; nil if it is empty or too large. `workers` threads paint it; nil stands
  /// for one per core.
  package func image(background: CGColor? = nil, workers: Int? = nil) -> CGImage? {
    var frame = commit(background: background).sampled(at: FrameClock.current.now)
    if case .tree(let root) = what {
      // The image shows the root's own bounds, wherever the root is.
      frame.root.state.position = CGPoint(
        x: frame.root.state.position.x - root.frame.minX, y: frame.root.state.position.y - root.frame.minY)
    }
    var compositor = Compositor.ofPictures
    if let workers { compositor.workers = workers }
    return compositor.image(of: frame)
  }
}
