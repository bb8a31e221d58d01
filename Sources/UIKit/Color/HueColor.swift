internal import Foundation

/// A colour with hue, saturation and brightness, each from 0 to 1.
struct HueColor: Equatable {
  var hue: CGFloat
  var saturation: CGFloat
  var brightness: CGFloat

  init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
    self.hue = hue
    self.saturation = saturation
    self.brightness = brightness
  }

  /// Creates a colour from red, green and blue. Greys have a hue of 0.
  init(red: CGFloat, green: CGFloat, blue: CGFloat) {
    let high = max(red, green, blue)
    let spread = high - min(red, green, blue)
    brightness = high
    saturation = high > 0 ? spread / high : 0
    guard spread > 0 else {
      hue = 0
      return
    }
    let sixths =
      if high == red { (green - blue) / spread } else if high == green { 2 + (blue - red) / spread } else {
        4 + (red - green) / spread
      }
    hue = (sixths < 0 ? sixths + 6 : sixths) / 6
  }

  /// The red, green and blue components.
  ///
  /// The saturation is clamped to 0…1 and the hue is periodic. A brightness above 1 exceeds the range of a
  /// display, as it does since iOS 10. NaN counts as 0.
  var rgb: (red: CGFloat, green: CGFloat, blue: CGFloat) {
    let s = saturation.isNaN ? 0 : min(max(saturation, 0), 1)
    let v = brightness.isNaN ? 0 : max(brightness, 0)
    let h = hue.isFinite ? (hue >= 0 && hue <= 1 ? hue : hue - hue.rounded(.down)) * 6 : 0
    func channel(_ offset: CGFloat) -> CGFloat {
      let k = (offset + h).truncatingRemainder(dividingBy: 6)
      return v - v * s * max(0, min(k, 4 - k, 1))
    }
    return (channel(5), channel(3), channel(1))
  }
}
