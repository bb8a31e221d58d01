import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Menus that a long press opens, with previews.
@Suite(.serialized) @MainActor struct ContextMenuTests {
  private final class Listener: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIViewController?
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(identifier: NSString("menu"), previewProvider: preview.map { shown in { shown } }) { _ in
        UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.log.append("open") }])
      }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("display")
      animator?.addCompletion { self.log.append("displayed") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      log.append("end")
      animator?.addAnimations { self.log.append("fades") }
      animator?.addCompletion { self.log.append("ended") }
    }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit \(animator.previewViewController === preview)")
      animator.addCompletion { self.log.append("shown") }
    }
  }

  private func frame(_ world: FingerWorld, _ seconds: Double = 0) {
    world.wait(seconds)
    _ = FrameLoop(root: world.window).commit()
  }

  private func run(_ listener: Listener, _ body: (FingerWorld, UIView) -> Void) {
    FingerWorld().run { world in
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
      view.backgroundColor = .blue
      view.addInteraction(UIContextMenuInteraction(delegate: listener))
      world.window.addSubview(view)
      frame(world)
      world.down(60, 40)
      world.wait(0.6)
      frame(world, 0.5)
      world.up()
      body(world, view)
    }
  }

  private func panel(_ world: FingerWorld) -> MenuPanel? { world.window.subviews.lazy.compactMap { $0 as? MenuPanel }.first }

  @Test func theViewIsLiftedAndTheMenuLiesBesideIt() {
    let listener = Listener()
    run(listener) { world, view in
      let panel = panel(world)
      #expect(panel?.subviews.first?.frame == view.frame && listener.log == ["display", "displayed"])
      #expect(panel?.subviews.last?.frame.minY == view.frame.maxY + 8)
      world.tap(10, 290)
      #expect(listener.log == ["display", "displayed", "end", "fades"])
      frame(world, 0.5)
      #expect(listener.log.last == "ended" && self.panel(world) == nil)
    }
  }

  @Test func previewsOfControllersAreChosenByATap() {
    let listener = Listener(), controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 100, height: 50)
    listener.preview = controller
    run(listener) { world, _ in
      #expect(panel(world)?.subviews.first?.bounds.size == CGSize(width: 100, height: 50) && controller.view.window === world.window)
      let place = panel(world)?.subviews.first?.center ?? .zero
      world.tap(place.x, place.y)
      #expect(listener.log == ["display", "displayed", "commit true", "end", "fades"])
      frame(world, 0.5)
      #expect(listener.log.suffix(2) == ["ended", "shown"] && panel(world) == nil)
    }
  }
}
