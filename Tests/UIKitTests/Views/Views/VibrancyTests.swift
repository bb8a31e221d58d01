import CoreGraphics
import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of the content of vibrancy effects, as Apple's pages on `UIVibrancyEffect` describe it: labels and
/// template images take the effect's color, and the background shows through in its hue.
@MainActor struct VibrancyTests {
  private let blue = UIColor(red: 0.2, green: 0.4, blue: 0.8, alpha: 1)

  /// Returns a vibrant view over a plain color, with content in it, at one pixel per point.
  private func picture(_ effect: UIVisualEffect?, over color: UIColor, _ content: UIView) throws -> Pixels {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 40))
    root.backgroundColor = color
    let view = UIVisualEffectView(effect: effect)
    view.frame = root.bounds
    content.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    view.contentView.addSubview(content)
    root.addSubview(view)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let image = UIGraphicsImageRenderer(size: root.bounds.size, format: format).image {
      root.layer.render(in: $0.cgContext)
    }
    return Pixels(try #require(image.cgImage))
  }

  private func channels(_ pixel: UInt32) -> [Int] { [16, 8, 0].map { Int(pixel >> $0 & 255) } }

  private var template: UIImageView {
    let image = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image {
      $0.fill(CGRect(x: 0, y: 0, width: 40, height: 40))
    }
    return UIImageView(image: image.withRenderingMode(.alwaysTemplate))
  }

  @Test func templatesLightenADarkBlurAndDarkenALightOne() throws {
    for (style, sign) in [(UIBlurEffect.Style.dark, 1), (.light, -1)] {
      let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: style), style: .secondaryLabel)
      let pixels = try picture(effect, over: blue, template)
      let inside = channels(pixels[20, 20]), behind = channels(pixels[50, 20])
      #expect(behind == [51, 102, 204])
      for index in 0..<3 { #expect((inside[index] - behind[index]) * sign >= 0) }
      #expect(inside != behind, "the hue stays: \(inside)")
      #expect(inside[2] > inside[0], "the hue stays: \(inside)")
    }
  }

  @Test func labelsHaveTheVibrancyColourInsteadOfTheirOwn() throws {
    let effect = UIVibrancyEffect(blurEffect: UIBlurEffect(style: .light))
    func label(_ color: UIColor) -> UILabel {
      let label = UILabel()
      label.text = "\u{2588}\u{2588}\u{2588}"
      label.textColor = color
      return label
    }
    let red = try picture(effect, over: blue, label(.red)),
      green = try picture(effect, over: blue, label(.green))
    #expect(red == green)
    // Without the effect they have their own color.
    #expect(try picture(nil, over: blue, label(.red)) != picture(nil, over: blue, label(.green)))
  }

  @Test func anotherEffectTakesVibrancyAway() {
    let view = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .dark), style: .fill))
    #expect(view.contentView.layer.compositingFilter as? String == "plusLighterBlendMode")
    let inner = UIView()
    view.contentView.addSubview(inner)
    #expect(inner.tintColor != UIView().tintColor)
    #expect(inner.vibrantInk != nil)
    view.effect = UIBlurEffect(style: .dark)
    #expect(view.contentView.layer.compositingFilter == nil)
    #expect(inner.vibrantInk == nil)
    #expect(inner.tintColor == UIView().tintColor)
  }

  @Test func theStyleOfAnAdaptiveBlurDecides() {
    let view = UIVisualEffectView(
      effect: UIVibrancyEffect(blurEffect: UIBlurEffect(style: .systemMaterial), style: .label))
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
    window.addSubview(view)
    for (style, mode) in [
      (UIUserInterfaceStyle.dark, "plusLighterBlendMode"), (.light, "plusDarkerBlendMode"),
    ] {
      window.overrideUserInterfaceStyle = style
      window.layoutIfNeeded()
      #expect(view.contentView.layer.compositingFilter as? String == mode)
    }
  }
}
