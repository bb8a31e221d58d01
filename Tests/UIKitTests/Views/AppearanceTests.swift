import CoreGraphics
import Foundation
import Testing
import UIKit

/// Tests of appearance proxies, which pass on the values set on them, by Apple's documentation of
/// `UIAppearance`.
@Suite(.serialized) @MainActor struct AppearanceTests {
  // The classes belong to this file alone, because proxies exist as long as the program.
  private class Badge: UILabel {}
  private final class SmallBadge: Badge {}
  private final class Panel: UIView {}

  @Test func viewsApplyProxiesWhenTheyEnterAWindow() {
    Badge.appearance().textColor = .red
    Badge.appearance().backgroundColor = .blue
    SmallBadge.appearance().textColor = .green
    Badge.appearance(whenContainedInInstancesOf: [Panel.self]).backgroundColor = .yellow
    let window = UIWindow(), panel = Panel()
    let badge = Badge(), small = SmallBadge(), own = Badge(), inside = Badge(), plain = UILabel()
    own.textColor = .purple
    window.addSubview(panel)
    panel.addSubview(inside)
    [badge, small, own, plain].forEach(window.addSubview)
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(badge.textColor == .red)
    #expect(badge.backgroundColor == .blue)
    #expect(small.textColor == .green)
    #expect(small.backgroundColor == .blue)
    #expect(own.textColor == .purple)
    #expect(inside.backgroundColor == .yellow)
    #expect(inside.textColor == .red)
    #expect(plain.backgroundColor == nil)
    #expect(Badge.appearance() === Badge.appearance())
  }
}
