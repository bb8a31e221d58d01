import CoreGraphics
import CoreImage.CIFilterBuiltins
import Foundation
import Testing

@testable import CoreImage

/// Tests of codes, which are read back by their standards.
struct BarcodeTests {
  private func modules(_ text: String, _ level: String) throws -> [[Bool]] {
    let filter = CIFilter.qrCodeGenerator()
    (filter.message, filter.correctionLevel) = (Data(text.utf8), level)
    let rows = Samples.numbers(filter.outputImage)
    let border =
      [rows.first, rows.last].compactMap { $0 }.joined()
      + rows.flatMap { [$0.first, $0.last].compactMap { $0 } }
    #expect(border.allSatisfy { $0 == SIMD4(1, 1, 1, 1) }, "a white border of one module")
    return rows.dropFirst().dropLast().map { $0.dropFirst().dropLast().map { $0.x == 0 } }
  }

  /// Returns whether there is a finder pattern. ISO/IEC 18004, 7.3.2: 7 × 7 dark, within it 5 × 5 light,
  /// within it 3 × 3 dark.
  private func hasFinder(_ code: [[Bool]], _ column: Int, _ row: Int) -> Bool {
    (0..<7).allSatisfy { y in
      (0..<7).allSatisfy { x in
        let ring = max(abs(x - 3), abs(y - 3))
        return code[row + y][column + x] == (ring != 2)
      }
    }
  }

  /// Returns the format of a code. ISO/IEC 18004, 7.9: fifteen bits around the upper left finder, level and
  /// mask with a BCH (15, 5) remainder, under 101010000010010.
  private func format(_ code: [[Bool]]) -> (level: Int, mask: Int, isValid: Bool) {
    let places = [
      (0, 8), (1, 8), (2, 8), (3, 8), (4, 8), (5, 8), (7, 8), (8, 8), (8, 7), (8, 5), (8, 4), (8, 3), (8, 2),
      (8, 1), (8, 0),
    ]
    let bits = places.reduce(0) { ($0 << 1) | (code[$1.1][$1.0] ? 1 : 0) } ^ 0b101_0100_0001_0010
    var rest = (bits >> 10) << 10
    for shift in stride(from: 14, through: 10, by: -1) where (rest >> shift) & 1 == 1 {
      rest ^= 0b101_0011_0111 << (shift - 10)
    }
    return (bits >> 13, (bits >> 10) & 7, rest == bits & 0x3FF)
  }

  /// Returns whether a mask inverts a module (ISO/IEC 18004, table 10).
  private func isTurned(_ mask: Int, _ i: Int, _ j: Int) -> Bool {
    switch mask {
    case 0: (i + j) % 2 == 0
    case 1: i % 2 == 0
    case 2: j % 3 == 0
    case 3: (i + j) % 3 == 0
    case 4: (i / 2 + j / 3) % 2 == 0
    case 5: i * j % 2 + i * j % 3 == 0
    case 6: (i * j % 2 + i * j % 3) % 2 == 0
    default: ((i + j) % 2 + i * j % 3) % 2 == 0
    }
  }

  /// Returns the text of a code of version 1 in bytes, read in two columns at a time from the lower right
  /// (7.7.3).
  private func text(_ code: [[Bool]], _ mask: Int) -> String {
    let side = code.count
    func isFunction(_ x: Int, _ y: Int) -> Bool {
      (x < 9 && y < 9) || (x >= side - 8 && y < 9) || (x < 9 && y >= side - 8) || x == 6 || y == 6
    }
    var bits: [Int] = [], right = side - 1, isUpward = true
    while right > 0 {
      if right == 6 { right -= 1 }
      for step in 0..<side {
        let y = isUpward ? side - 1 - step : step
        for x in [right, right - 1] where !isFunction(x, y) {
          bits.append(code[y][x] != isTurned(mask, y, x) ? 1 : 0)
        }
      }
      (right, isUpward) = (right - 2, !isUpward)
    }
    func number(_ range: Range<Int>) -> Int { bits[range].reduce(0) { ($0 << 1) | $1 } }
    guard number(0..<4) == 0b0100 else { return "not in bytes" }
    return String(
      decoding: (0..<number(4..<12)).map { UInt8(number(12 + 8 * $0..<20 + 8 * $0)) }, as: UTF8.self)
  }

  @Test(arguments: ["L", "M", "Q", "H"]) func qrCodesAreRead(level: String) throws {
    let code = try modules("mica:42", level), side = code.count
    #expect(side == 21)
    #expect(hasFinder(code, 0, 0))
    #expect(hasFinder(code, side - 7, 0))
    #expect(hasFinder(code, 0, side - 7))
    for index in 8..<side - 8 {
      #expect(code[6][index] == (index % 2 == 0))
      #expect(code[index][6] == (index % 2 == 0))
    }
    let format = format(code)
    // Table 12: L 01, M 00, Q 11, H 10.
    #expect(format.isValid)
    #expect(format.level == ["L": 1, "M": 0, "Q": 3, "H": 2][level])
    #expect(text(code, format.mask) == "mica:42")
  }

  @Test func qrCodesGrowAndEnd() throws {
    #expect(try modules(String(repeating: "a", count: 300), "M").count > 21)
    let filter = CIFilter.qrCodeGenerator()
    #expect(filter.outputImage == nil)
    #expect(filter.correctionLevel == "M")
    for count in [0, 2954, 100_000] {
      filter.message = Data(count: count)
      #expect(filter.outputImage == nil)
    }
    filter.setValue("no data", forKey: "inputMessage")
    #expect(filter.outputImage == nil)
  }

  /// ISO/IEC 15417: six widths that sum to 11, the bars to an even number; the stop character
  /// has seven that sum to 13.
  @Test func symbolCharactersAreWellFormed() {
    #expect(Code128.widths.count == 107)
    #expect(Set(Code128.widths).count == 107)
    for widths in Code128.widths.dropLast() {
      let numbers = widths.compactMap(\.wholeNumberValue)
      #expect(numbers.count == 6, "\(widths)")
      #expect(numbers.reduce(0, +) == 11, "\(widths)")
      #expect((numbers[0] + numbers[2] + numbers[4]) % 2 == 0, "\(widths)")
    }
    #expect(Code128.widths[106].compactMap(\.wholeNumberValue).reduce(0, +) == 13)
  }

  @Test func code128FollowsItsRules() throws {
    // Start B, P, J, J, 1 …: (104 + 1·48 + 2·42 + 3·42 + 4·17) mod 103 = 430 mod 103 = 18.
    #expect(Code128.values(Array("PJJ1".utf8)) == [104, 48, 42, 42, 17, 18, 106])
    #expect(Code128.values(Array("123456".utf8))?.prefix(4) == [105, 12, 34, 56])
    #expect(Code128.values(Array("A1234".utf8))?.prefix(5) == [104, 33, 99, 12, 34])
    #expect(Code128.values([1, 97])?.prefix(4) == [103, 65, 100, 65])
    #expect(Code128.values([]) == nil)
    #expect(Code128.values([200]) == nil)
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("PJJ1".utf8)
    // Six characters of 11 modules, 13 of the stop, 7 at either side; 32 high.
    #expect(filter.outputImage?.extent == CGRect(x: 0, y: 0, width: 93, height: 32))
    let row = Samples.numbers(filter.outputImage, CGRect(x: 0, y: 0, width: 20, height: 1)).first?.map {
      $0.x == 0 ? 1 : 0
    }
    #expect(row == [0, 0, 0, 0, 0, 0, 0, 1, 1, 0, 1, 0, 0, 1, 0, 0, 0, 0, 1, 1])
  }
}
