internal import Foundation

/// The kerning of pairs of ASCII characters.
struct KerningPairs: Sendable {
  /// The amounts by which pairs are moved closer, in 1/2048 em, keyed by left code point × 128 + right code
  /// point.
  private let amounts: [UInt16: Int16]

  /// Creates pairs from words in groups of three: the left character, the amount, the right characters. "_"
  /// is the space.
  init(_ text: String) {
    var amounts: [UInt16: Int16] = [:]
    let words = text.split(separator: " ", omittingEmptySubsequences: true)
    for at in stride(from: 0, to: words.count - 2, by: 3) {
      for right in words[at + 2].utf8 {
        amounts[Self.key(Self.code(words[at].utf8.first!), Self.code(right))] = Int16(words[at + 1])
      }
    }
    self.amounts = amounts
  }

  private static func code(_ byte: UInt8) -> UInt16 { byte == UInt8(ascii: "_") ? 32 : UInt16(byte) }
  private static func key(_ left: UInt16, _ right: UInt16) -> UInt16 { left << 7 | right }

  /// Returns the kerning between two code points in em: negative, or 0 if there is none.
  func callAsFunction(_ left: UInt32, _ right: UInt32) -> CGFloat {
    guard left < 128, right < 128, let amount = amounts[Self.key(UInt16(left), UInt16(right))] else {
      return 0
    }
    return -CGFloat(amount) / 2048
  }
}

/// The kerning of the families whose advances are known without a file.
///
/// Source: the `kern` tables of Liberation Sans and Liberation Serif, which have the advances of Arial,
/// Helvetica and Times New Roman. Every stored width of a title in Helvetica of the corpus agrees: KAYDET at
/// 30 points is 118 wide, not 120.
enum KerningTables {
  /// The kerning of families for which no stored title shows any.
  static let none = KerningPairs("")
  /// The kerning of Avenir and Avenir Next, as far as stored widths of five owners show it: lowercase letters
  /// below the arms of capitals, and none between capitals.
  static let avenir = KerningPairs("T 190 aceo  V 148 aeo  W 148 aeo  Y 190 aeo")
  static let helvetica = KerningPairs(
    """
    _ 113 A  _ 37 TY  A 113 _  A 152 TVY  A 76 W  A 37 vwy  F 227 ,.  F 113 A  L 76 _y  L 152 TVWY  P 37 _ \
    P 264 ,.  P 152 A  R 37 TVWY  T 37 _O  T 227 ,.:;aceos  T 113 -wy  T 152 A  T 76 iru  V 188 ,. \
    V 113 -eo  V 76 :;ruy  V 152 Aa  V 37 i  W 113 ,.  W 37 -:;eoru  W 76 Aa  W 18 y  Y 37 _  Y 264 ,. \
    Y 188 -eoq  Y 113 :uv  Y 133 ;  Y 152 Aap  Y 76 i  f 37 f  r 113 ,.  v 152 ,.  w 113 ,.  y 152 ,.
    """)
  static let helveticaBold = KerningPairs(
    """
    _ 76 A  _ 37 Y  A 76 _vy  A 152 TV  A 113 W  A 188 Y  A 37 w  F 227 ,.  F 113 A  L 37 _  L 152 TV \
    L 113 W  L 188 Y  L 76 y  P 37 _  P 264 ,.  P 152 A  R 37 VW  R 76 Y  T 227 ,.:;  T 113 -r \
    T 152 Aaceosuwy  T 37 Oi  V 188 ,.  V 113 -:;aer  V 152 Ao  V 37 i  V 76 uy  W 113 ,.A  W 41 - \
    W 37 :;eoruy  W 76 a  W 18 i  Y 37 _  Y 227 ,.  Y 113 -aepuv  Y 152 :;oq  Y 188 A  Y 76 i  r 113 ,. \
    v 152 ,.  w 76 ,.  y 152 ,.
    """)
  static let times = KerningPairs(
    """
    _ 113 A  _ 37 TVW  _ 76 Y  1 76 1  A 113 _  A 227 T  A 264 V  A 164 W  A 188 Ywy  A 152 v  F 164 ,. \
    F 152 A  L 76 _  L 188 TV  L 152 W  L 205 Y  L 113 y  P 76 _  P 227 ,.  P 188 A  R 123 T  R 164 V \
    R 113 WY  R 82 y  T 37 _O  T 152 ,.  T 188 -  T 102 :  T 113 ;  T 164 A  T 143 aceoswy  T 72 iru \
    V 37 _  V 264 ,.Ao  V 188 -  V 152 :;  V 227 aey  V 123 iru  W 37 _  W 188 ,.  W 113 -  W 76 :; \
    W 227 A  W 164 aeo  W 82 iru  W 123 y  Y 76 _  Y 264 ,.  Y 227 -Aqu  Y 188 :;p  Y 205 aeov  Y 113 i \
    f 37 f  r 82 ,  r 41 -  r 113 .  r 37 g  v 133 ,.  w 133 ,.  y 133 ,.
    """)
  static let timesBold = KerningPairs(
    """
    _ 113 A  _ 37 TVW  _ 76 Y  1 113 1  A 113 _  A 152 Tvwy  A 264 V  A 227 W  A 188 Y  F 76 _  F 188 ,. \
    F 152 A  L 113 _y  L 188 TVWY  P 113 _  P 188 ,.  P 152 A  R 72 TVWYy  T 37 _Oi  T 152 ,.:;Arwy \
    T 188 -aceosu  V 37 _  V 264 ,.A  V 152 -r  V 188 :;aeouy  V 41 O  V 76 i  W 37 _iru  W 188 ,. \
    W 76 -y  W 113 :;aeo  W 227 A  Y 76 _i  Y 188 ,-.:;Apu  Y 227 aeoqv  r 37 _ceoq  r 188 ,.  r 76 - \
    v 113 ,.  w 113 ,.  y 113 ,.
    """)
}
