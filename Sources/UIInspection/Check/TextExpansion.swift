/// How much longer a text becomes when it is translated from English.
///
/// The source of the numbers is IBM's table as the W3C gives it ("Text size in translation"): 200–300 % up to
/// 10 characters, 180–200 % to 20, 160–180 % to 30, 140–160 % to 50, 151–170 % to 70, 130 % above. The lower
/// end of each is used, with 51–70 brought into line with its neighbours.
enum TextExpansion {
  /// The width that a translation needs for each point of the original's width.
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
