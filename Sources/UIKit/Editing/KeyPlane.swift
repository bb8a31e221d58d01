internal import CoreGraphics
internal import Foundation

/// The keys that a software keyboard displays at one time, in rows from the top.
struct KeyPlane: Equatable {
  enum Key: Equatable {
    /// A key that types one or several characters. The digits of a pad have letters below them.
    case text(String, below: String = "")
    case shift, delete, space
    /// A key with a label that displays other keys.
    case plane(Kind, String)
    /// A key that ends a line or performs the action of the text's `returnKeyType`.
    case ret
    /// An empty space in a pad.
    case gap
  }

  enum Kind: Equatable { case letters, numbers, symbols, pad }

  let kind: Kind
  let rows: [[Key]]

  /// Creates the keys of a kind for a keyboard type. The letters are those of English.
  init(_ kind: Kind, for type: UIKeyboardType, isShifted: Bool) {
    self.kind = kind
    if kind == .pad {
      let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
      let digits = (0..<9).map { Key.text("\($0 + 1)", below: letters[$0]) }
      let left: Key = type == .decimalPad ? .text(".") : .gap
      rows = [Array(digits[0..<3]), Array(digits[3..<6]), Array(digits[6..<9]), [left, .text("0"), .delete]]
      return
    }
    func keys(_ text: String) -> [Key] { text.map { .text(String($0)) } }
    let upper =
      switch kind {
      case .letters:
        isShifted ? ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
      case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
      default: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
      }
    let beside: Key =
      switch kind {
      case .letters: .shift
      case .numbers: .plane(.symbols, "#+=")
      default: .plane(.numbers, "123")
      }
    let middle: [Key] =
      switch type {
      case .emailAddress: [.space, .text("@"), .text(".")]
      case .URL: [.text("."), .text("/"), .text(".com")]
      case .webSearch: [.space, .text(".")]
      case .twitter: [.space, .text("@"), .text("#")]
      default: [.space]
      }
    rows = [
      keys(upper[0]), keys(upper[1]), [beside] + keys(upper[2]) + [.delete],
      [kind == .letters ? .plane(.numbers, "123") : .plane(.letters, "ABC")] + middle + [.ret],
    ]
  }

  /// Returns the initial kind of keys for a keyboard type.
  static func first(for type: UIKeyboardType) -> Kind {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  /// Returns the frames of the keys in a rectangle: ten columns six points apart, or three in a pad, as in
  /// pictures of iPhones.
  func places(in box: CGRect) -> [[CGRect]] {
    let pitch = box.height / 4, height = pitch - (pitch > 45 ? (kind == .pad ? 7 : 12) : 7)
    let gap: CGFloat = 6, margin: CGFloat = kind == .pad ? 6 : 3
    let columns: CGFloat = kind == .pad ? 3 : 10
    let width = (box.width - 2 * margin - (columns - 1) * gap) / columns
    return rows.enumerated().map { number, row in
      let y = box.minY + CGFloat(number) * pitch + (pitch - height) * 2 / 3
      var widths = row.map { _ in width }
      let left = box.minX + margin, room = box.width - 2 * margin
      if kind != .pad {
        let wide = width * 1.3, texts = CGFloat(row.count - 2)
        if number == 2 {
          // If there are fewer characters than letters, their keys are wider.
          let inner = kind == .letters ? width : (room - 2 * (wide + 2 * gap) - (texts - 1) * gap) / texts
          widths = [wide] + row.dropFirst(2).map { _ in inner } + [wide]
        } else if number == 3 {
          let side = 2 * wide + gap, extra = CGFloat(row.filter { $0 != .space }.count - 2)
          let small = row.contains(.space) ? width : (room - 2 * side - 4 * gap) / 3
          let space = room - 2 * side - extra * small - CGFloat(row.count - 1) * gap
          widths = row.enumerated().map { index, key in
            index == 0 || key == .ret ? side : key == .space ? space : small
          }
        }
      }
      let total = widths.reduce(0, +) + CGFloat(row.count - 1) * gap
      // The keys beside the characters of the third row are at the edges.
      var x = left + (room - total) / 2
      return row.indices.map { index in
        let edge =
          kind != .pad && number == 2
          ? (index == 0 ? left : index == row.count - 1 ? left + room - widths[index] : nil) : nil
        defer { x += widths[index] + gap }
        return CGRect(x: edge ?? x, y: y, width: widths[index], height: height)
      }
    }
  }
}

/// The heights of the parts of a keyboard, in points.
///
/// Those of phones are from tables of measured heights, including the bar above the keys. With a home button:
/// 254 on screens with a width of 320 points, 260 for 375 and 271 for 414. Without one: 336, and 346 from a
/// width of 414, of which 75 are below the keys. In landscape: 200, and 209 without a home button.
struct KeyboardHeights {
  /// The heights of the bar of suggestions, the four rows of keys, and the part below them including the safe
  /// area.
  var bar, keys, below: CGFloat

  init(size: CGSize, safeArea: UIEdgeInsets, isPad: Bool) {
    let isLying = size.width > size.height, hasHomeButton = safeArea.bottom == 0
    if isPad {
      (bar, keys, below) = (isLying ? 46 : 49, isLying ? 352 : 264, safeArea.bottom)
    } else if isLying {
      (bar, keys, below) = (38, hasHomeButton ? 162 : 150, safeArea.bottom)
    } else {
      bar = size.width < 375 ? 38 : hasHomeButton && size.width < 414 ? 44 : 45
      keys = size.width < 414 ? 216 : 226
      below = hasHomeButton ? 0 : 75
    }
  }
}
