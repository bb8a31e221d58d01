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

  private final class Stage: UIView {}

  @Test func viewsOfUIKitsOwnApplyProxiesOfTheirSuperclass() throws {
    UIControl.appearance(whenContainedInInstancesOf: [Stage.self]).backgroundColor = .brown
    let window = UIWindow(), stage = Stage(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 300, height: 49))
    bar.items = [
      UITabBarItem(tabBarSystemItem: .more, tag: 0), UITabBarItem(tabBarSystemItem: .history, tag: 1),
    ]
    stage.addSubview(bar)
    window.addSubview(stage)
    window.isHidden = false
    defer { window.isHidden = true }
    bar.layoutIfNeeded()
    func controls(_ view: UIView) -> [UIControl] {
      view.subviews.flatMap { ($0 as? UIControl).map { [$0] } ?? controls($0) }
    }
    #expect(try #require(controls(bar).first).backgroundColor == .brown)
  }

  private final class Titled: UIView {
    init(title: String) { super.init(frame: .zero) }
    required init?(coder: NSCoder) { nil }
  }

  @Test func aViewWithoutAnInitializerForFramesAppliesProxies() {
    UIView.appearance(whenContainedInInstancesOf: [Stage.self]).tintColor = .green
    let window = UIWindow(), stage = Stage(), titled = Titled(title: "A")
    stage.addSubview(titled)
    window.addSubview(stage)
    window.isHidden = false
    defer { window.isHidden = true }
    #expect(titled.tintColor == .green)
  }
}
