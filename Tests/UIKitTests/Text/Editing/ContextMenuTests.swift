import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of menus that a long press opens, with previews.
@Suite(.serialized) @MainActor struct ContextMenuTests {
  private final class Listener: NSObject, UIContextMenuInteractionDelegate {
    var log: [String] = []
    var preview: UIViewController?
    var lifted: UITargetedPreview?
    var menus = 0
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction,
      previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
    ) -> UITargetedPreview? { lifted }
    func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      UIContextMenuConfiguration(
        identifier: NSString("menu"), previewProvider: preview.map { shown in { shown } }
      ) { _ in
        self.menus += 1
        return UIMenu(children: [UIAction(title: "Open") { [weak self] _ in self?.log.append("open") }])
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
      _ interaction: UIContextMenuInteraction,
      willPerformPreviewActionForMenuWith configuration: UIContextMenuConfiguration,
      animator: any UIContextMenuInteractionCommitAnimating
    ) {
      log.append("commit \(animator.previewViewController === preview)")
      animator.addCompletion { self.log.append("shown") }
    }
  }

  private func run(
    _ listener: Listener, shadow: UIBezierPath? = nil, _ body: (FingerWorld, UIView) -> Void
  ) {
    FingerWorld().run { world in
      let view = UIView(frame: CGRect(x: 20, y: 20, width: 80, height: 40))
      view.backgroundColor = .blue
      view.addInteraction(UIContextMenuInteraction(delegate: listener))
      world.window.addSubview(view)
      if let shadow {
        let parameters = UIPreviewParameters()
        parameters.shadowPath = shadow
        listener.lifted = UITargetedPreview(view: view, parameters: parameters)
      }
      world.frame()
      world.down(60, 40)
      world.wait(0.6)
      world.frame(0.5)
      world.up()
      body(world, view)
    }
  }

  private func panel(_ world: FingerWorld) -> MenuPanel? {
    world.window.subviews.lazy.compactMap { $0 as? MenuPanel }.first
  }

  @Test func theViewIsLiftedAndTheMenuLiesBesideIt() {
    let listener = Listener()
    run(listener) { world, view in
      let panel = panel(world)
      // Above the blurred window, a little larger than it is.
      #expect(panel?.subviews[1].frame == CGRect(x: 16, y: 18, width: 88, height: 44))
      #expect(listener.log == ["display", "displayed"])
      #expect(panel?.subviews.last?.frame.minY == 78)
      #expect(panel?.subviews.first?.frame == world.window.bounds)
      world.tap(10, 290)
      #expect(listener.log == ["display", "displayed", "end", "fades"])
      world.frame(0.5)
      #expect(listener.log.last == "ended")
      #expect(self.panel(world) == nil)
    }
  }

  @Test func aPressMakesTheMenuOnce() {
    let listener = Listener()
    run(listener) { _, _ in #expect(listener.menus == 1) }
  }

  @Test func theShownMenuIsExchanged() {
    let listener = Listener()
    run(listener) { world, view in
      let interaction = view.interactions.first as? UIContextMenuInteraction
      @MainActor func rows(_ view: UIView) -> [String] {
        view.subviews.flatMap { ($0 as? MenuRow).map { [$0.accessibilityLabel ?? ""] } ?? rows($0) }
      }
      #expect(self.panel(world).map(rows) == ["Open"])
      interaction?.updateVisibleMenu {
        $0.replacingChildren($0.children + [UIAction(title: "Close") { _ in }])
      }
      #expect(self.panel(world).map(rows) == ["Open", "Close"])
    }
  }

  @Test func shadowSurroundsThePreview() {
    let box = CGRect(x: -5, y: -5, width: 90, height: 50)
    run(Listener(), shadow: UIBezierPath(rect: box)) { world, _ in
      #expect(panel(world)?.subviews[1].layer.shadowPath?.boundingBox == box)
    }
  }

  @Test func previewsOfControllersAreChosenByATap() {
    let listener = Listener(), controller = UIViewController()
    controller.preferredContentSize = CGSize(width: 100, height: 50)
    listener.preview = controller
    run(listener) { world, _ in
      #expect(panel(world)?.subviews[1].bounds.size == CGSize(width: 100, height: 50))
      #expect(controller.view.window === world.window)
      let place = panel(world)?.subviews[1].center ?? .zero
      world.tap(place.x, place.y)
      #expect(listener.log == ["display", "displayed", "commit true", "end", "fades"])
      world.frame(0.5)
      #expect(listener.log.suffix(2) == ["ended", "shown"])
      #expect(panel(world) == nil)
    }
  }

  // A row of 353 points is lifted to 361, and the menu of 250 lies in its middle, 16 points below, in
  // pictures of iOS 16.
  @Test func menusOfWideRowsLieInTheirMiddle() {
    final class Rows: UITableViewController {
      override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
      override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
      { UITableViewCell() }
      override func tableView(
        _ tableView: UITableView, contextMenuConfigurationForRowAt indexPath: IndexPath, point: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(title: "Row", children: [UIAction(title: "Copy") { _ in }])
        }
      }
    }
    FingerWorld().run { world in
      world.window.frame.size = CGSize(width: 393, height: 600)
      let rows = Rows(style: .insetGrouped)
      world.window.rootViewController = rows
      world.frame()
      let row = rows.tableView.rectForRow(at: IndexPath(row: 0, section: 0)), y = row.midY
      world.down(100, y)
      world.wait(0.6)
      world.frame(0.5)
      world.up()
      let panel = panel(world), preview = panel?.subviews[1].frame ?? .zero,
        board = panel?.subviews.last?.frame ?? .zero
      #expect(abs(preview.width - 361) < 0.01)
      #expect(preview.midX == 196.5)
      #expect(board.midX == 196.5)
      #expect(abs(board.minY - preview.maxY - 16) < 0.01)
      #expect(board.height == 76)
    }
  }

  // Apple's reference of `collectionView(_:contextMenuConfigurationForItemsAt:point:)`, iOS 16.
  @Test func menusAreForAllThatIsSelected() {
    final class Items: UICollectionViewController {
      var asked: [[IndexPath]] = []
      override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int)
        -> Int
      { 6 }
      override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
      override func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths.sorted())
        return nil
      }
    }
    FingerWorld().run { world in
      let items = Items(collectionViewLayout: UICollectionViewFlowLayout())
      items.collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      items.collectionView.allowsMultipleSelection = true
      world.window.rootViewController = items
      world.frame()
      let chosen = [0, 2].map { IndexPath(item: $0, section: 0) }
      for path in chosen { items.collectionView.selectItem(at: path, animated: false, scrollPosition: []) }
      for item in [2, 1] {
        let place =
          items.collectionView.layoutAttributesForItem(at: IndexPath(item: item, section: 0))?.center ?? .zero
        world.down(place.x, place.y - items.collectionView.contentOffset.y)
        world.wait(0.6)
        world.frame(0.5)
        world.up()
      }
      #expect(items.asked == [chosen, [IndexPath(item: 1, section: 0)]])
    }
  }

  /// Shows six items, of which the first and the third are selected, and presses points of the view.
  private func press(_ delegate: any UICollectionViewDelegate, _ points: (UICollectionView) -> [CGPoint]) {
    final class Source: NSObject, UICollectionViewDataSource {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        6
      }
      func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
      {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
      }
    }
    FingerWorld().run { world in
      let source = Source(),
        view = UICollectionView(
          frame: world.window.bounds, collectionViewLayout: UICollectionViewFlowLayout())
      view.contentInsetAdjustmentBehavior = .never
      view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
      view.allowsMultipleSelection = true
      (view.dataSource, view.delegate) = (source, delegate)
      world.window.addSubview(view)
      world.frame()
      for item in [0, 2] {
        view.selectItem(at: IndexPath(item: item, section: 0), animated: false, scrollPosition: [])
      }
      withExtendedLifetime(source) {
        for point in points(view) {
          world.down(point.x, point.y)
          world.wait(0.6)
          world.frame(0.5)
          world.up()
        }
      }
    }
  }

  @Test func menusOfOneItemAreForThePressedOne() {
    final class Single: NSObject, UICollectionViewDelegate {
      var asked: [Int] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemAt indexPath: IndexPath,
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPath.item)
        return nil
      }
    }
    let single = Single()
    press(single) { view in
      [
        view.layoutAttributesForItem(at: IndexPath(item: 2, section: 0))?.center ?? .zero,
        CGPoint(x: 150, y: view.bounds.maxY - 20),
      ]
    }
    #expect(single.asked == [2], "and of none where none is pressed")
  }

  @Test func menusCanBeOfNoItem() {
    final class Several: NSObject, UICollectionViewDelegate {
      var asked: [[IndexPath]] = []
      func collectionView(
        _ collectionView: UICollectionView, contextMenuConfigurationForItemsAt indexPaths: [IndexPath],
        point: CGPoint
      ) -> UIContextMenuConfiguration? {
        asked.append(indexPaths)
        return UIContextMenuConfiguration(identifier: nil, previewProvider: nil) { _ in
          UIMenu(children: [UIAction(title: "New") { _ in }])
        }
      }
    }
    let several = Several()
    press(several) { [CGPoint(x: 150, y: $0.bounds.maxY - 20)] }
    #expect(several.asked == [[]])
  }

  /// A press that finds a menu may still fail if another recognizer wins.
  @Test func aPressThatIsOverHoldsNoMenu() {
    weak var found: UIMenu?
    let press = MenuPress { _ in
      let menu = UIMenu(children: [])
      found = menu
      return { _, _ in _ = menu.title }
    }
    #expect(press.gestureRecognizerShouldBegin(press))
    #expect(found != nil)
    press.reset()
    #expect(found == nil)
  }
}
