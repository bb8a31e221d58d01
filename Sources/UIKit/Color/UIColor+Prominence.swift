internal import CoreGraphics
internal import Foundation

extension UIColor {
  /// The strength with which a colour is displayed.
  public enum Prominence: Int, Sendable { case primary, secondary, tertiary, quaternary }

  /// Returns the colour with a prominence.
  ///
  /// For `label`, it is the label colour of that rank; other colours have the opacity of that label colour in
  /// light style. The opacities of other colours are not measured.
  public func withProminence(_ prominence: Prominence) -> UIColor {
    let labels: [UIColor] = [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel]
    if self == .label { return labels[prominence.rawValue] }
    let light = UITraitCollection(userInterfaceStyle: .light)
    let share = labels[prominence.rawValue].resolvedColor(with: light).cgColor.alpha
    guard share < 1 else { return self }
    return UIColor { traits in
      let color = self.resolvedColor(with: traits)
      return color.withAlphaComponent(color.cgColor.alpha * share)
    }
  }

  /// A description of the colour in words, such as "dark blue".
  ///
  /// - Note: The words are English and differ from Apple's.
  public var accessibilityName: String {
    guard let color = components else { return "" }
    let hsb = HueColor(red: CGFloat(color.red), green: CGFloat(color.green), blue: CGFloat(color.blue))
    if hsb.brightness < 0.1 { return "black" }
    if hsb.saturation < 0.1 {
      if hsb.brightness > 0.95 { return "white" }
      return (hsb.brightness < 0.4 ? "dark " : hsb.brightness > 0.6 ? "light " : "") + "gray"
    }
    let names: [(end: CGFloat, name: String)] = [
      (15, "red"), (45, "orange"), (70, "yellow"), (165, "green"), (195, "cyan"), (255, "blue"),
      (290, "purple"), (325, "magenta"), (345, "pink"), (361, "red"),
    ]
    let name = names.first { hsb.hue * 360 < $0.end }?.name ?? "red"
    if name == "orange", hsb.brightness <= 0.6 { return "brown" }
    return (hsb.brightness < 0.5 ? "dark " : hsb.saturation < 0.5 ? "light " : "") + name
  }
}
