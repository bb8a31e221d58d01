import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of configurations updated for a state, and of the background of a configured button. Source: Apple's
/// reference of `UIButton.Configuration` and `UIBackgroundConfiguration`; the intensity of the colors is not
/// measured.
@MainActor struct ButtonStateTests {
  /// A configuration updated for a state has that state's colors; the app's own values return with the next
  /// state.
  @Test func updatedConfigurationsHaveTheColoursOfTheState() {
    let filled = UIButton(configuration: .filled())
    filled.tintColor = .systemGreen
    var look = filled.configuration!
    look.baseForegroundColor = .systemYellow
    look.baseBackgroundColor = .systemPurple
    let usual = look.updated(for: filled)
    #expect(usual.baseForegroundColor == .systemYellow)
    #expect(usual.background.backgroundColor == .systemPurple)
    filled.isHighlighted = true
    let pressed = usual.updated(for: filled)
    #expect(pressed.background.backgroundColor == UIColor.systemPurple.withAlphaComponent(0.75))
    #expect(pressed.baseForegroundColor == UIColor.systemYellow.withAlphaComponent(0.75))
    filled.isHighlighted = false
    filled.isEnabled = false
    let disabled = pressed.updated(for: filled)
    #expect(disabled.background.backgroundColor == .tertiarySystemFill)
    #expect(disabled.baseForegroundColor == .tertiaryLabel)
    filled.isEnabled = true
    #expect(disabled.updated(for: filled) == usual)
    var own = disabled
    own.background.backgroundColor = .systemRed
    #expect(own.updated(for: filled).background.backgroundColor == .systemRed)
    #expect(own.updated(for: filled).baseForegroundColor == .systemYellow)
  }

  /// A button whose handler sets the updated configuration has the look of its current state, not of an
  /// earlier one.
  @Test func handlersSetUpdatedConfigurations() {
    let button = UIButton(configuration: .plain())
    button.configuration?.title = "Title"
    button.configurationUpdateHandler = { $0.configuration = $0.configuration?.updated(for: $0) }
    button.frame = CGRect(x: 0, y: 0, width: 100, height: 40)
    button.layoutIfNeeded()
    let color = button.titleLabel?.textColor
    #expect(button.configuration?.baseForegroundColor == nil)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(button.configuration?.baseForegroundColor == .tertiaryLabel)
    #expect(button.titleLabel?.textColor == .tertiaryLabel)
    button.isEnabled = true
    #expect(button.titleLabel?.textColor == color)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.textColor == color)
    #expect(button.configuration?.baseForegroundColor == nil)
  }

  @Test func backgroundsTransformTheirColours() throws {
    var look = UIButton.Configuration.filled()
    look.baseBackgroundColor = .red
    look.background.backgroundColorTransformer = UIConfigurationColorTransformer {
      $0 == .red ? .green : .black
    }
    look.cornerStyle = .fixed
    look.background.cornerRadius = 0
    look.background.strokeWidth = 4
    look.background.strokeColorTransformer = UIConfigurationColorTransformer { _ in .blue }
    let button = UIButton(configuration: look)
    button.frame = CGRect(x: 0, y: 0, width: 40, height: 40)
    #expect(button.configuration?.fill(of: button) == .green)
    let picture = UIGraphicsImageRenderer(bounds: button.bounds, format: Self.plain).image {
      button.layer.render(in: $0.cgContext)
    }
    let image = try #require(picture.cgImage)
    #expect(try Self.color(image, 20, 20) == [0, 255, 0, 255])
    #expect(try Self.color(image, 1, 20) == [0, 0, 255, 255])
  }

  private static var plain: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return format
  }
  private static func color(_ image: CGImage, _ x: Int, _ y: Int) throws -> [UInt8] {
    var pixel = [UInt8](repeating: 0, count: 4)
    let space = CGColorSpaceCreateDeviceRGB()
    try pixel.withUnsafeMutableBytes { bytes in
      let context = try #require(
        CGContext(
          data: bytes.baseAddress, width: 1, height: 1, bitsPerComponent: 8, bytesPerRow: 4, space: space,
          bitmapInfo: CGImageAlphaInfo.premultipliedLast.rawValue))
      context.draw(
        image,
        in: CGRect(x: -x, y: y - image.height + 1, width: image.width, height: image.height))
    }
    return pixel
  }

  /// A custom view and an effect lie behind the parts, with the size of the background.
  @Test func backgroundsHaveViewsAndEffects() throws {
    var look = UIButton.Configuration.filled()
    look.title = "Title"
    look.image = UIImage(systemName: "star")
    let own = UIView()
    look.background.customView = own
    look.background.visualEffect = UIBlurEffect(style: .regular)
    look.background.backgroundInsets = NSDirectionalEdgeInsets(top: 2, leading: 4, bottom: 6, trailing: 8)
    look.cornerStyle = .capsule
    let button = UIButton(configuration: look)
    button.frame = CGRect(x: 0, y: 0, width: 120, height: 48)
    button.layoutIfNeeded()
    let ground = try #require(button.subviews.first as? ConfiguredBackground)
    ground.layoutIfNeeded()
    #expect(own.convert(own.bounds, to: button) == CGRect(x: 4, y: 2, width: 108, height: 40))
    let fill = try #require(own.superview)
    #expect(fill.layer.cornerRadius == 20)
    #expect(fill.subviews.contains { $0 is UIVisualEffectView })
    #expect(fill.backgroundColor == button.tintColor)
    #expect(button.hitTest(CGPoint(x: 60, y: 20), with: nil) === button)
    button.isEnabled = false
    button.layoutIfNeeded()
    #expect(fill.backgroundColor == .tertiarySystemFill)
    button.configuration?.background.customView = nil
    button.configuration?.background.visualEffect = nil
    button.layoutIfNeeded()
    #expect(own.superview == nil)
    #expect(!button.subviews.contains { $0 is ConfiguredBackground })
  }
}
