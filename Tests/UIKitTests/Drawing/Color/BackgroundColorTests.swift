import QuartzCore
import Testing

@testable import UIKit

/// Tests of background colors. Apple's reference of `UIView` and `CALayer`: a view's background is its
/// layer's.
@MainActor struct BackgroundColorTests {
  @Test func aViewsBackgroundIsItsLayers() {
    let view = UIView()
    #expect(view.backgroundColor == nil)
    view.layer.backgroundColor = UIColor.green.cgColor
    #expect(view.backgroundColor == .green)
    view.backgroundColor = .red
    #expect(view.backgroundColor === UIColor.red || view.backgroundColor == .red)
    view.layer.backgroundColor = nil
    #expect(view.backgroundColor == nil)
  }

  @Test func dynamicColoursStayDynamicUntilTheLayerHasAnother() {
    let view = UIView(), colour = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
    view.backgroundColor = colour
    view.overrideUserInterfaceStyle = .dark
    #expect(view.backgroundColor === colour)
    #expect(view.layer.backgroundColor == UIColor.white.cgColor)
    view.layer.backgroundColor = UIColor.green.cgColor
    view.overrideUserInterfaceStyle = .light
    #expect(view.backgroundColor == .green)
    #expect(view.layer.backgroundColor == UIColor.green.cgColor)
  }
}
