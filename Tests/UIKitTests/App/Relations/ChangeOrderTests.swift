import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTesting

@testable import UIKit

/// Tests that changes after the first layout give the same frames and pixels as changes before it.
@MainActor @Suite(.serialized) struct ChangeOrderTests {
  @Test func controlsFollowChanges() { relate(scenes(ChangingScene.controls), "controls") }
  @Test func textsFollowChanges() { relate(scenes(ChangingScene.texts), "texts") }
  @Test func containersFollowChanges() { relate(scenes(ChangingScene.containers), "containers") }
  @Test func barsFollowChanges() { relate(scenes(ChangingScene.bars), "bars") }
  @Test func tablesFollowChanges() { relate(scenes(ChangingScene.tables), "tables") }
  @Test func collectionsFollowChanges() { relate(scenes(ChangingScene.collections), "collections") }
  @Test func constraintsFollowChanges() {
    var random = SeededRandom()
    relate((0..<60).map { _ in RandomConstraints.scene(&random) }, "constraints")
  }

  private func scenes(_ add: @MainActor (SceneCollector) -> Void) -> [ChangingScene] {
    let collector = SceneCollector()
    add(collector)
    return collector.scenes
  }

  /// Compares the two orders for one in four changes of every scene, or for all of them if the environment
  /// contains `MICA_EVERY_CHANGE=1`.
  private func relate(_ kinds: [ChangingScene], _ title: String) {
    let stage = ChangeStage()
    let triesAll = ProcessInfo.processInfo.environment["MICA_EVERY_CHANGE"] == "1"
    var random = SeededRandom("changes")
    var total = 0, equal = 0, loops = 0
    for kind in kinds {
      for change in kind.changes.indices where triesAll || random.isTrue(oneIn: 4) {
        let before = stage.outcome(of: kind, change, isFirst: true)
        let after = stage.outcome(of: kind, change, isFirst: false)
        // Margins that depend on frames that depend on margins never converge.
        guard before.isSettled, after.isSettled else {
          loops += 1
          continue
        }
        total += 1
        if let difference = before.difference(from: after) {
          print("differs: \(kind.name): \(kind.changes[change]) after the first layout: \(difference)")
        } else {
          equal += 1
        }
      }
    }
    print(
      "relations: changes before and after the first layout (\(title)) \(equal) of \(total), loops \(loops)")
    #expect(total > 0)
    #expect(equal == total)
    #expect(loops * 100 <= total)
  }
}

/// A screen on which scenes are shown in succession.
@MainActor private final class ChangeStage {
  private let screen = HeadlessScreen(size: CGSize(width: 240, height: 240), scale: 2)

  /// Returns the frames and the picture of a scene that is changed before or after it is shown for the first
  /// time.
  func outcome(of kind: ChangingScene, _ change: Int, isFirst: Bool) -> SceneOutcome {
    let scene = kind.make(), window = UIWindow(frame: screen.window.frame)
    window.backgroundColor = .systemBackground
    window.isHidden = false
    defer { window.isHidden = true }
    if isFirst {
      scene.changes[change](window)
      window.addSubview(scene.view)
    } else {
      window.addSubview(scene.view)
      _ = screen.picture()
      scene.changes[change](window)
    }
    let picture = screen.picture()
    return SceneOutcome(
      frames: VisibleFrames.lines(of: scene.view), picture: picture,
      isSettled: scene.view.layoutCulprits.isEmpty)
  }
}

/// The frames of a scene's views and its picture.
private struct SceneOutcome {
  var frames: [String]
  var picture: UIImage
  /// A Boolean value that indicates whether no layout is pending.
  var isSettled: Bool

  /// Returns a description of the first difference, in one line, or `nil` if there is none.
  func difference(from other: SceneOutcome) -> String? {
    if frames != other.frames {
      let first = zip(frames, other.frames).first { $0 != $1 }
      let (wanted, found) = first ?? ("\(frames.count) views", "\(other.frames.count) views")
      return "\(found) instead of \(wanted)"
    }
    return ImageDifference(picture, other.picture).map { "\($0)" }
  }
}

/// The frames of the visible views, in the order of the tree.
@MainActor enum VisibleFrames {
  static func lines(of view: UIView) -> [String] {
    var lines: [String] = []
    add(view, "", to: &lines)
    return lines
  }

  private static func add(_ view: UIView, _ indent: String, to lines: inout [String]) {
    guard !view.isHidden, view.alpha > 0, view.bounds.size != .zero else { return }
    lines.append("\(indent)\(type(of: view)) \(text(view.frame)) \(text(view.bounds.origin))")
    var inner: [[String]] = []
    for child in view.subviews {
      var own: [String] = []
      add(child, indent + " ", to: &own)
      inner.append(own)
    }
    // The order in which a list stores reusable elements is an implementation detail.
    if view is UIScrollView { inner.sort { $0.joined() < $1.joined() } }
    lines += inner.flatMap(\.self)
  }

  private static func text(_ rect: CGRect) -> String {
    "\(text(rect.origin)) \(number(rect.width))x\(number(rect.height))"
  }
  private static func text(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }
  private static func number(_ value: CGFloat) -> Double { (Double(value) * 10_000).rounded() / 10_000 + 0 }
}
