import CoreGraphics
import TestSupport
import Testing
import UIKitDesktop

/// Tests of the place and the size of new windows.
struct WindowPlacementTests {
  private let room = CGRect(x: 0, y: 24, width: 1280, height: 696)
  private let phone = CGSize(width: 393, height: 852)

  /// Screens, the zoom that is wanted on them, and how many units high or wide the phone then is.
  private static let fitting: [(screen: CGSize, wanted: CGFloat, side: CGFloat, points: CGFloat)] = [
    (CGSize(width: 1280, height: 720), 1, 720, 852), (CGSize(width: 1024, height: 600), 1, 600, 852),
    (CGSize(width: 1920, height: 1080), 1, 852, 852), (CGSize(width: 1920, height: 1080), 2, 1080, 852),
    (CGSize(width: 200, height: 1000), 1, 200, 393), (CGSize(width: 1920, height: 1080), 0.5, 426, 852),
  ]

  @Test(arguments: fitting)
  func zoomIsTheWantedOneAsFarAsTheWindowFits(
    screen: CGSize, wanted: CGFloat, side: CGFloat, points: CGFloat
  ) {
    let zoom = WindowPlacement.zoom(of: phone, in: screen, wanted: wanted)
    #expect(abs(zoom * points - side) < 1e-9)
  }

  @Test func firstWindowIsInTheMiddle() {
    let origin = WindowPlacement.origin(of: CGSize(width: 300, height: 600), in: room, beside: [])
    #expect(origin == CGPoint(x: 490, y: 72))
  }

  @Test func windowOpensAtTheRightOfTheLastOne() {
    let last = CGRect(x: 490, y: 72, width: 300, height: 600)
    let origin = WindowPlacement.origin(of: last.size, in: room, beside: [last])
    #expect(origin.x >= last.maxX)
    #expect(origin.y == last.minY)
  }

  @Test func windowOpensAtTheLeftWhereTheRightHasNoRoom() {
    let last = CGRect(x: 900, y: 72, width: 300, height: 600)
    let origin = WindowPlacement.origin(of: last.size, in: room, beside: [last])
    #expect(origin.x + 300 <= last.minX)
    #expect(origin.y == last.minY)
  }

  @Test func windowThatHasNoRoomBesideIsSeenBelowTheLast() {
    let last = CGRect(x: 300, y: 40, width: 800, height: 500)
    let origin = WindowPlacement.origin(of: last.size, in: room, beside: [last])
    #expect(origin.x > last.minX)
    #expect(origin.y > last.minY)
  }

  /// Opens many windows of random sizes, one after another. Each lies on the screen; while there are few,
  /// none lies where another begins; and those that find free space overlap no other.
  @Test(arguments: [1, 2, 3, 4, 5] as [UInt64]) func windowsLieOnTheScreenAndApart(seed: UInt64) {
    var random = SeededRandom(seed: seed)
    var windows: [CGRect] = []
    for _ in 0..<12 {
      let size = CGSize(width: random.number(80...600).rounded(), height: random.number(80...696).rounded())
      let place = CGRect(
        origin: WindowPlacement.origin(of: size, in: room, beside: windows), size: size)
      #expect(room.contains(place), "seed \(seed)")
      #expect(!windows.contains { $0.origin == place.origin }, "seed \(seed)")
      windows.append(place)
    }
  }

  @Test func windowIsMovedNoFurtherThanNeeded() {
    let outside = CGRect(x: 1000, y: -10, width: 400, height: 300)
    #expect(WindowPlacement.moved(outside, into: room) == CGRect(x: 880, y: 24, width: 400, height: 300))
    let inside = CGRect(x: 10, y: 30, width: 400, height: 300)
    #expect(WindowPlacement.moved(inside, into: room) == inside)
  }
}
