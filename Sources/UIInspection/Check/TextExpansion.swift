/// The expansion of a text that is translated from English.
///
/// Source: IBM's table as published by the W3C ("Text size in translation"): 200–300 % up to 10 characters,
/// 180–200 % to 20, 160–180 % to 30, 140–160 % to 50, 151–170 % to 70, 130 % above. The lower bounds are
/// used, with that for 51–70 adjusted to its neighbours.
enum TextExpansion {
  /// Returns the ratio of a translation's width to the original width.
  static func factor(characters: Int) -> Double {
    switch characters {
    case ...10: 2
    case ...20: 1.8
    case ...30: 1.6
    case ...70: 1.4
    default: 1.3
    }
  }
}
