import Foundation
import Testing
import UIKit
import UIKitTestSupport

// Code in the form in which programs for the phone have it. It must compile unchanged, and do the same here.

extension UIColor {
  fileprivate convenience init?(hex: String) {
    var text = hex.trimmingCharacters(in: .whitespacesAndNewlines).uppercased()
    if text.hasPrefix("#") { text.removeFirst() }
    guard text.count == 6, let value = UInt64(text, radix: 16) else { return nil }
    self.init(
      red: CGFloat((value & 0xFF0000) >> 16) / 255.0, green: CGFloat((value & 0x00FF00) >> 8) / 255.0,
      blue: CGFloat(value & 0x0000FF) / 255.0, alpha: CGFloat(1.0))
  }

  fileprivate static let brand = UIColor(named: "Brand") ?? .systemBlue
  fileprivate static let adaptive = UIColor { traits in traits.userInterfaceStyle == .dark ? .white : .black }

  fileprivate func adjusted(by percentage: CGFloat) -> UIColor? {
    var red: CGFloat = 0, green: CGFloat = 0, blue: CGFloat = 0, alpha: CGFloat = 0
    guard self.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
    return UIColor(red: min(red + percentage, 1.0), green: green, blue: blue, alpha: alpha)
  }
}

extension UIImage {
  fileprivate convenience init?(color: UIColor, size: CGSize = CGSize(width: 1, height: 1)) {
    let rect = CGRect(origin: .zero, size: size)
    UIGraphicsBeginImageContextWithOptions(rect.size, false, 0.0)
    color.setFill()
    UIRectFill(rect)
    let image = UIGraphicsGetImageFromCurrentImageContext()
    UIGraphicsEndImageContext()
    guard let cgImage = image?.cgImage else { return nil }
    self.init(cgImage: cgImage)
  }

  fileprivate func resized(to size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      draw(in: CGRect(origin: .zero, size: size))
    }
  }

  fileprivate var rounded: UIImage? {
    UIGraphicsBeginImageContextWithOptions(size, false, scale)
    defer { UIGraphicsEndImageContext() }
    guard let context = UIGraphicsGetCurrentContext() else { return nil }
    context.saveGState()
    UIBezierPath(roundedRect: CGRect(origin: .zero, size: size), cornerRadius: size.height / 2).addClip()
    draw(in: CGRect(origin: .zero, size: size))
    context.restoreGState()
    return UIGraphicsGetImageFromCurrentImageContext()
  }
}

struct ClientCodeTests {
  @Test func colours() {
    #expect(UIColor(hex: "#FF0000") == .red)
    #expect(UIColor(hex: "nonsense") == nil)
    #expect(UIColor.brand == UIColor.systemBlue)
    #expect(UIColor.adaptive.cgColor == UIColor.black.cgColor)
    #expect(UIColor(red: 100 / 255, green: 0, blue: 0, alpha: 1).adjusted(by: 1) == .red)
    let palette: [UIColor] = [
      .systemRed, .label, .systemBackground, #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1),
    ]
    #expect(palette.map(\.cgColor.alpha) == [1, 1, 1, 1])
  }

  @Test func images() {
    let image = UIImage(color: .red, size: CGSize(width: 4, height: 4))
    #expect(image?.cgImage?.width == 12)
    let small = image?.resized(to: CGSize(width: 2, height: 2))
    #expect(small?.size == CGSize(width: 2, height: 2))
    #expect(small?.pixel(1, 1) == 0xFFFF_0000)
    let round = image?.rounded
    #expect(round?.pixel(0, 0) != 0xFFFF_0000)
    #expect(round?.pixel(6, 6) == 0xFFFF_0000)
    let gear = UIImage(
      systemName: "gear",
      withConfiguration: UIImage.SymbolConfiguration(pointSize: 22, weight: .medium, scale: .large)
    )?.withTintColor(.systemGray, renderingMode: .alwaysOriginal)
    #expect(gear != nil)
  }

  @Test func traits() {
    let traits = UITraitCollection(traitsFrom: [
      UITraitCollection(userInterfaceIdiom: .phone), UITraitCollection(horizontalSizeClass: .compact),
    ])
    switch traits.horizontalSizeClass {
    case .compact: break
    case .regular, .unspecified: Issue.record("not compact")
    }
    #expect(UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 16) != .zero)
  }
}
