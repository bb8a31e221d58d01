import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of pictures of views as last shown in their window.
@MainActor struct CommittedSnapshotTests {
  private let screen = HeadlessScreen()
  private let controller = UIViewController()

  private func shown() -> UIView {
    let view = UIView(frame: CGRect(x: 20, y: 30, width: 20, height: 10))
    view.backgroundColor = .red
    controller.view.addSubview(view)
    screen.show(controller)
    _ = screen.picture()
    return view
  }

  private func drawn(_ view: UIView, newest: Bool) -> (Bool, UIColor?) {
    var answer = false
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
      answer = view.drawHierarchy(in: CGRect(x: 0, y: 0, width: 20, height: 10), afterScreenUpdates: newest)
    }
    return (answer, color(image, 5, 5))
  }

  private func color(_ image: UIImage?, _ x: Int, _ y: Int) -> UIColor? {
    guard let image = image?.cgImage, let data = image.dataProvider?.data else { return nil }
    let bytes = Array(data), place = y * image.bytesPerRow + x * 4
    // Blue, green, red, alpha.
    guard bytes[place + 3] > 0 else { return nil }
    let parts = (0..<3).map { CGFloat(bytes[place + $0]) / 255 }
    return UIColor(red: parts[2], green: parts[1], blue: parts[0], alpha: 1)
  }

  @Test func pendingChangesAreNotSeen() {
    let view = shown()
    view.backgroundColor = .blue
    #expect(drawn(view, newest: false) == (true, .red))
    #expect(drawn(view, newest: true) == (true, .blue))
    // Drawing the newest state changes nothing on the screen.
    #expect(drawn(view, newest: false) == (true, .red))
    _ = screen.picture()
    #expect(drawn(view, newest: false) == (true, .blue))
  }

  @Test func subviewsThatWereAddedAreNotSeenAndThoseTakenAwayAre() {
    let view = shown(), part = UIView(frame: view.bounds)
    part.backgroundColor = .green
    view.addSubview(part)
    #expect(drawn(view, newest: false) == (true, .red))
    #expect(drawn(part, newest: false) == (false, nil))
    _ = screen.picture()
    #expect(drawn(view, newest: false) == (true, .green))
    part.removeFromSuperview()
    #expect(drawn(view, newest: false) == (true, .green))
    #expect(drawn(part, newest: false) == (false, nil))
  }

  @Test func snapshotViewsShowTheLastFrame() throws {
    let view = shown()
    view.backgroundColor = .blue
    let old = try #require(view.snapshotView(afterScreenUpdates: false))
    let new = try #require(view.snapshotView(afterScreenUpdates: true))
    #expect(drawn(old, newest: true).1 == .red)
    #expect(drawn(new, newest: true).1 == .blue)
    #expect(old.bounds.size == view.bounds.size)
    let part = view.resizableSnapshotView(
      from: CGRect(x: 0, y: 0, width: 10, height: 10), afterScreenUpdates: false, withCapInsets: .zero)
    #expect(try drawn(#require(part), newest: true).1 == .red)
  }

  /// Apple's reference: the snapshot of a view that has not been rendered yet has no content.
  @Test func viewsThatWereNeverShownHaveEmptySnapshots() throws {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 10))
    view.backgroundColor = .red
    #expect(drawn(view, newest: false) == (false, nil))
    #expect(drawn(view, newest: true) == (true, .red))
    let copy = try #require(view.snapshotView(afterScreenUpdates: false))
    #expect(copy.bounds.size == view.bounds.size)
    #expect(drawn(copy, newest: true).1 == nil)
  }
}
