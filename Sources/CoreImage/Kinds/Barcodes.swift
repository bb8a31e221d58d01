// Barcode generators, one pixel a module.

extension FilterKind {
  static let barcodes: [FilterKind] = [
    FilterKind(
      "CIQRCodeGenerator", "QR Code Generator", [kCICategoryGenerator],
      [.data("inputMessage"), .string("inputCorrectionLevel", "M")]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      let code = QRCode(message, level: values.string("inputCorrectionLevel"))
      if code == nil {
        tell("CIQRCodeGenerator: no code holds \(message.count) bytes at that correction level")
      }
      return code.map { code in
        let side = code.side + 2
        return .modules(width: side, height: side) { column, row in code.isDark(column - 1, row - 1) }
      }
    },
    FilterKind(
      "CICode128BarcodeGenerator", "Code 128 Barcode Generator", [kCICategoryGenerator],
      [
        .data("inputMessage"), .number("inputQuietSpace", 7, 0...20),
        .number("inputBarcodeHeight", 32, 1...500),
      ]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      guard let bars = Code128.bars(Array(message)) else {
        tell("CICode128BarcodeGenerator: a message is 1 to 2,000 characters of ASCII")
        return nil
      }
      let quiet = Int(min(max(values.number("inputQuietSpace"), 0), 100).rounded())
      let height = Int(min(max(values.number("inputBarcodeHeight"), 1), 10_000).rounded())
      return .modules(width: bars.count + 2 * quiet, height: height) { column, _ in
        bars.indices.contains(column - quiet) && bars[column - quiet]
      }
    },
  ]
}

extension Recipe {
  /// Creates an image of black modules on white from their columns and rows, the top row first.
  fileprivate static func modules(
    width: Int, height: Int, _ isDark: @escaping @Sendable (_ column: Int, _ row: Int) -> Bool
  ) -> Recipe {
    Recipe(CGRect(x: 0, y: 0, width: width, height: height)) { area, evaluation in
      let (black, white) = (evaluation.pixel(.black), evaluation.pixel(.white))
      return Tile(area) { x, y in isDark(x, height - 1 - y) ? black : white }
    }
  }
}

/// The Code 128 symbology of ISO/IEC 15417.
enum Code128 {
  /// The widths of the bars and spaces of the symbol characters 0…106, a bar first (table 1 of the standard).
  /// The last is the stop character.
  static let widths = [
    "212222", "222122", "222221", "121223", "121322", "131222", "122213", "122312", "132212", "221213",
    "221312", "231212",
    "112232", "122132", "122231", "113222", "123122", "123221", "223211", "221132", "221231", "213212",
    "223112", "312131",
    "311222", "321122", "321221", "312212", "322112", "322211", "212123", "212321", "232121", "111323",
    "131123", "131321",
    "112313", "132113", "132311", "211313", "231113", "231311", "112133", "112331", "132131", "113123",
    "113321", "133121",
    "313121", "211331", "231131", "213113", "213311", "213131", "311123", "311321", "331121", "312113",
    "312311", "332111",
    "314111", "221411", "431111", "111224", "111422", "121124", "121421", "141122", "141221", "112214",
    "112412", "122114",
    "122411", "142112", "142211", "241211", "221114", "413111", "241112", "134111", "111242", "121142",
    "121241", "114212",
    "124112", "124211", "411212", "421112", "421211", "212141", "214121", "412121", "111143", "111341",
    "131141", "114113",
    "114311", "411113", "411311", "113141", "114131", "311141", "411131", "211412", "211214", "211232",
    "2331112",
  ]

  private enum Set: Int {
    case a = 101, b = 100, c = 99

    var start: Int { 204 - rawValue }
  }

  /// Returns the symbol characters of a message, with the start, check and stop characters: code set C for
  /// four or more consecutive digits, else the set that contains the character.
  ///
  /// - Returns: The values, or `nil` if the message is empty, longer than 2,000 characters or not ASCII.
  static func values(_ message: [UInt8]) -> [Int]? {
    guard (1...2000).contains(message.count), message.allSatisfy({ $0 < 128 }) else { return nil }
    var found: [Int] = [], set: Set?
    func use(_ next: Set) {
      if set != next { found.append(set == nil ? next.start : next.rawValue) }
      set = next
    }
    var index = 0
    while index < message.count {
      let digits = message[index...].prefix { (48...57).contains($0) }.count
      if digits >= 4 || (set == .c && digits >= 2) || (message.count == 2 && digits == 2) {
        if digits % 2 == 1, set != .c {
          use(set ?? .b)
          found.append(Int(message[index]) - 32)
          index += 1
        }
        use(.c)
        for _ in 0..<digits / 2 {
          found.append(Int(message[index] - 48) * 10 + Int(message[index + 1] - 48))
          index += 2
        }
        continue
      }
      let character = Int(message[index])
      // Set A has the control characters, B the lowercase letters; both have the others.
      use(character < 32 ? .a : character >= 96 ? .b : set == .a ? .a : .b)
      found.append(character < 32 ? character + 64 : character - 32)
      index += 1
    }
    let check = found.enumerated().reduce(0) { ($0 + max($1.offset, 1) * $1.element) % 103 }
    return found + [check, 106]
  }

  /// Returns the modules of a message; `true` is a bar.
  static func bars(_ message: [UInt8]) -> [Bool]? {
    values(message)?.flatMap { value in
      widths[value].enumerated().flatMap { index, width in
        [Bool](repeating: index % 2 == 0, count: width.wholeNumberValue ?? 0)
      }
    }
  }
}
