internal import CoreGraphics
internal import Foundation

/// The keys that a keyboard on the screen shows at one time, in rows from the top.
struct KeyPlane: Equatable {
  enum Key: Equatable {
    /// Types a character, or a few; below digits of a pad stand letters.
    case text(String, below: String = "")
    case shift, delete, space
    /// Shows other keys, and is labelled.
    case plane(Kind, String)
    /// Ends a line or does what the text's `returnKeyType` says.
    case ret
    /// A place of a pad without a key.
    case gap
  }

  enum Kind: Equatable { case letters, numbers, symbols, pad }

  let kind: Kind
  let rows: [[Key]]

  /// The keys of a kind for a text of a type. Letters are those of English.
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
    let upper = switch kind {
    case .letters: isShifted ? ["QWERTYUIOP", "ASDFGHJKL", "ZXCVBNM"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    case .numbers: ["1234567890", "-/:;()$&@\"", ".,?!'"]
    default: ["[]{}#%^*+=", "_\\|~<>€£¥•", ".,?!'"]
    }
    let beside: Key = switch kind {
    case .letters: .shift
    case .numbers: .plane(.symbols, "#+=")
    default: .plane(.numbers, "123")
    }
    let middle: [Key] = switch type {
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

  /// The kind that a text of a type begins with.
  static func first(for type: UIKeyboardType) -> Kind {
    switch type {
    case .numberPad, .phonePad, .decimalPad, .asciiCapableNumberPad: .pad
    case .numbersAndPunctuation: .numbers
    default: .letters
    }
  }

  /// Where the keys lie in a box, in its points: ten columns six
  /// points apart, three in a pad, as pictures of iPhones show.
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
          // Keys that are fewer than the letters are wider.
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
      // What stands beside the third row's characters is at the edges.
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

/// How high the parts of a keyboard are, in points. Those of phones as tables of measured heights have them:
/// with the bar above the keys 254 on screens 320 wide, 260 on 375 and 271 on 414 with a home button, 336 and
/// from 414 on 346 without, of which 75 lie below the keys; lying 200, and 209 without a home button.
struct KeyboardHeights {
  /// The bar of suggestions, the four rows of keys, and what is below them with the safe area.
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
