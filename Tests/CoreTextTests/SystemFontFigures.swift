import CoreGraphics
import Foundation
import TestSupport

@testable import CoreText

/// The figures in `Tests/Fixtures/metrics`, read as the tests need them.
enum SystemFontFigureFiles {
  /// One measured text: its width lies in `low` < width ≤ `high`.
  struct Sample {
    var text: String
    var size, low, high, agreement: Double
    var weight: SystemFontWeight
    var era: SystemFontEra
    var isStrict: Bool
    /// The versions of Xcode, as `toolsVersion` counts them, of the documents that hold the text.
    var versions: Set<Int>
  }

  /// Returns the table of sf_advances.json in the shape of the evaluator's.
  static func fittedTable() throws -> SystemFontTable {
    let url = Project.fixture("metrics/sf_advances.json")
    let json = try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any] ?? [:]
    func table(_ key: String) -> SystemFontTable.Curve {
      let points = (json[key] as? [String: Double] ?? [:]).map { (Double($0) ?? 0, $1) }.sorted {
        $0.0 < $1.0
      }
      return .init(sizes: points.map(\.0), values: points.map(\.1))
    }
    var glyphs: [UInt32: SystemFontTable.Glyph] = [:]
    for (key, value) in json["glyphs"] as? [String: [String: Double]] ?? [:] {
      glyphs[scalar(key)] = .init(
        text: value["text"]!, display: value["display"]!, textBold: value["bold_delta"]!,
        displayBold: value["bold_delta"]!)
    }
    let weights = json["weights"] as? [String: [String: Any]] ?? [:]
    let kern = json["kern"] as? [String: Any] ?? [:]
    return SystemFontTable(
      glyphs: glyphs,
      weights: SystemFontWeight.allCases.map { weight in
        let entry = weights["\(weight)"] ?? [:]
        let corrections = entry["glyph"] as? [String: Double] ?? [:]
        let offset = entry["offset"] as! Double
        return .init(
          axis: entry["axis"] as! Double, offset: offset, oldOffset: 0, displayOffset: offset,
          corrections: Dictionary(uniqueKeysWithValues: corrections.map { (scalar($0), $1) }))
      },
      optical: table("optical_t"),
      tracking: (table("tracking_ios9_13"), table("tracking_ios9_13"), table("tracking")),
      kerning: kerning(kern), unitsPerEm: 1000, kernUnitsPerEm: 10000)
  }

  private static func scalar(_ text: String) -> UInt32 { text.unicodeScalars.first!.value }

  private static func kerning(_ kern: [String: Any]) -> SystemFontTable.Kerning {
    let left = kern["left_class"] as? [String: String] ?? [:]
    let right = kern["right_class"] as? [String: String] ?? [:]
    let pairs = kern["pairs"] as? [String: Double] ?? [:]
    let characters = Set(
      left.keys.map(scalar) + right.keys.map(scalar) + pairs.keys.flatMap { $0.unicodeScalars.map(\.value) })
    let slots = Dictionary(uniqueKeysWithValues: characters.sorted().enumerated().map { ($1, $0) })
    var classes: [String: Double] = [:]
    for entry in kern["classes"] as? [[Any]] ?? [] {
      if let a = entry[0] as? String, let b = entry[1] as? String {
        classes[a + " " + b] = entry[2] as? Double
      }
    }
    // Every character is a class of its own.
    var matrix = [Int16](repeating: 0, count: slots.count * slots.count)
    for (a, row) in slots {
      for (b, column) in slots {
        let (first, second) = (String(Unicode.Scalar(a)!), String(Unicode.Scalar(b)!))
        var value = pairs[first + second] ?? 0
        if let l = left[first], let r = right[second] { value += classes[l + " " + r] ?? 0 }
        matrix[row * slots.count + column] = Int16((value * 10).rounded())
      }
    }
    let own = (0..<slots.count).map { UInt8($0) }
    return .init(
      slots: slots, leftClass: own, rightClass: own, rightClasses: slots.count, text: matrix, display: matrix)
  }

  /// Returns the rows of sf_samples.csv.
  static func samples() throws -> [Sample] {
    let url = Project.fixture("metrics/sf_samples.csv")
    var rows = csv(try String(contentsOf: url, encoding: .utf8))
    rows.removeFirst()
    return rows.compactMap { row in
      guard row.count >= 10, let size = Double(row[1]), let low = Double(row[4]), let high = Double(row[5])
      else { return nil }
      let name = row[2] == "boldSystem" ? "bold" : row[2]
      return Sample(
        text: row[0], size: size, low: low, high: high, agreement: Double(row[7]) ?? 0,
        weight: SystemFontWeight.allCases.first { "\($0)" == name } ?? .regular,
        era: row[3] == "iOS14+" ? .iOS14 : .iOS11, isStrict: row[8] == "1",
        versions: Set(row[9].split(separator: " ").compactMap { Int($0) }))
    }
  }

  /// Returns the samples with the era given by their documents' versions, and the samples from before iOS 14
  /// whose version is unknown or whose documents are of both eras.
  static func datedSamples() throws -> (dated: [Sample], undated: [Sample]) {
    var dated: [Sample] = [], undated: [Sample] = []
    for var sample in try samples() {
      guard sample.era != .iOS14 else {
        dated.append(sample)
        continue
      }
      let eras = Set(sample.versions.filter { $0 < 17_000 }.map { $0 < 13_000 ? SystemFontEra.iOS9 : .iOS11 })
      if eras.count == 1, let era = eras.first {
        sample.era = era
        dated.append(sample)
      } else {
        undated.append(sample)
      }
    }
    return (dated, undated)
  }

  private static func csv(_ text: String) -> [[String]] {
    var (rows, row, field, quoted): ([[String]], [String], String, Bool) = ([], [], "", false)
    var characters = Array(text.unicodeScalars)[...]
    while let character = characters.popFirst() {
      switch character {
      case "\"" where quoted && characters.first == "\"":
        field.unicodeScalars.append("\"")
        characters.removeFirst()
      case "\"": quoted.toggle()
      case "," where !quoted:
        row.append(field)
        field = ""
      case "\r" where !quoted: break
      case "\n" where !quoted:
        row.append(field)
        rows.append(row)
        (row, field) = ([], "")
      default: field.unicodeScalars.append(character)
      }
    }
    return rows
  }

  /// Returns the width that `sf_width.py` computes for every sample, by running it, or `nil` without Python.
  static func referenceWidths() throws -> [Double]? {
    let script = """
      import csv, sys
      sys.dont_write_bytecode = True
      sys.path.insert(0, '.')
      from sf_width import SF
      f = SF('sf_advances.json')
      for r in csv.DictReader(open('sf_samples.csv')):
          print(repr(f.width(r['text'], float(r['size']), r['weight'], r['era'] == 'iOS14+')))
      """
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["python3", "-c", script]
    process.currentDirectoryURL = Project.fixture("metrics")
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { return nil }
    return String(decoding: output, as: UTF8.self).split(separator: "\n").compactMap { Double($0) }
  }
}

extension SystemFontTable {
  /// Returns the width of a text on one line in points, not rounded.
  func width(
    of text: String, size: Double, weight: SystemFontWeight = .regular, era: SystemFontEra = .iOS14
  ) -> Double {
    let display = displayShare(size: size, era: era)
    let tracking = tracking(size: size, era: era)
    var sum = 0.0
    var previous: UInt32?
    for scalar in text.unicodeScalars {
      let units = advance(scalar.value, display: display, weight: weight, era: era) + tracking
      sum += units * size / unitsPerEm
      if let previous { sum += kerning(previous, scalar.value, display: display, size: size) }
      previous = scalar.value
    }
    return sum
  }
}
