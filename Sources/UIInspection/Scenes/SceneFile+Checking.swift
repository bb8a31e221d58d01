internal import Foundation

extension SceneFile {
  /// The maximum number of pixels in a scene's picture, which requires 256 MB.
  private static let pixels = 67_108_864.0

  /// Checks that all lists of numbers have the counts that their names require and that the scene can be
  /// drawn, so that code that uses the scene need not check again.
  ///
  /// - Throws: An error if the check fails.
  static func check(_ content: Any) throws {
    guard let top = content as? [String: Any] else {
      throw SceneError("", "no object with named fields", accepted: "a scene with an id and a viewport")
    }
    try check(top, at: "", counts(transform: top["root"] == nil ? [6] : [6, 16]))
    if let id = top["id"] as? String, id.isEmpty || id.hasPrefix(".") || id.contains("/") || id.contains("\0")
    {
      throw SceneError(
        "id", "\"\(id)\"", accepted: "a name for files, without a slash and with no dot before it")
    }
    guard let viewport = numbers(top["viewport"]) else { return }
    let scale = (top["scale"] as? NSNumber)?.doubleValue ?? 1
    guard scale > 0, scale <= 64 else {
      throw SceneError("scale", "\(scale)", accepted: "above 0 and at most 64")
    }
    let (width, height) = (viewport[0] * scale, viewport[1] * scale)
    guard width >= 1, height >= 1, width * height <= pixels else {
      throw SceneError(
        "viewport", "\(viewport[0]) × \(viewport[1]) points at scale \(scale)",
        accepted: "at least a pixel in each direction and \(Int(pixels)) in all")
    }
  }

  /// Parses the contents of a file.
  ///
  /// - Throws: An error with the line if it is not JSON.
  static func parsed(_ data: Data) throws -> Any {
    do { return try JSONSerialization.jsonObject(with: data, options: .fragmentsAllowed) } catch {
      let said = (error as NSError).userInfo["NSDebugDescription"] as? String ?? "no JSON"
      // The parser counts characters.
      let count = said.firstMatch(of: /character (\d+)/).flatMap { Int($0.output.1) } ?? data.count
      throw SceneError(
        "", line: data.prefix(count).count { $0 == UInt8(ascii: "\n") } + 1, said, accepted: SceneError.scene)
    }
  }

  /// Returns the possible counts of numbers by field name. There are several if a part may be omitted.
  private static func counts(transform: [Int]) -> [String: [Int]] {
    let (point, rect, color) = ([2], [4], [3, 4])
    return [
      "viewport": point, "background": color, "bounds": rect, "position": point, "anchorPoint": point,
      "transform": transform,
      "sublayerTransform": transform, "backgroundColor": color, "borderColor": color, "shadowOffset": point,
      "shadowColor": color, "contentsRect": rect, "contentsCenter": rect, "startPoint": point,
      "endPoint": point,
      "fillColor": color, "strokeColor": color, "cells": point, "size": point,
    ]
  }

  private static func check(_ fields: [String: Any], at place: String, _ counts: [String: [Int]]) throws {
    for (name, value) in fields.sorted(by: { $0.key < $1.key }) {
      let here = place.isEmpty ? name : "\(place).\(name)"
      if let wanted = counts[name], let found = value as? [Any] {
        guard wanted.contains(found.count), found.allSatisfy({ $0 is NSNumber }) else {
          throw SceneError(
            here, "a list of \(found.count)",
            accepted: wanted.map { "\($0)" }.joined(separator: " or ") + " numbers")
        }
      }
      switch name {
      case "colors":
        try checkList(value, of: "colors", [3, 4], at: here)
        if fields["cells"] != nil, (value as? [Any])?.isEmpty != false {
          throw SceneError(here, "no colour", accepted: "at least one")
        }
      case "points": try checkList(value, of: "points", [2], at: here)
      case "cells":
        if let cells = numbers(value), !cells.allSatisfy({ (1...1024).contains($0) }) {
          throw SceneError(here, "\(cells)", accepted: "1 to 1024 columns and rows")
        }
      case "size":
        if let size = numbers(value), !size.allSatisfy({ (0...2048).contains($0) }) {
          throw SceneError(here, "\(size)", accepted: "0 to 2048 points")
        }
      case "root", "mask", "image":
        if let fields = value as? [String: Any] { try check(fields, at: here, counts) }
      case "layers", "sublayers":
        for (index, layer) in ((value as? [Any]) ?? []).enumerated() {
          if let fields = layer as? [String: Any] { try check(fields, at: "\(here)[\(index)]", counts) }
        }
      default: break
      }
    }
  }

  private static func checkList(_ value: Any, of what: String, _ counts: [Int], at place: String) throws {
    for (index, item) in ((value as? [Any]) ?? []).enumerated() {
      guard let list = numbers(item), counts.contains(list.count) else {
        let wanted = counts.map { "\($0)" }.joined(separator: " or ")
        throw SceneError("\(place)[\(index)]", "none of the \(what)", accepted: "\(wanted) numbers")
      }
    }
  }

  private static func numbers(_ value: Any?) -> [Double]? {
    (value as? [Any])?.reduce(into: [Double]?.some([])) { list, number in
      guard let number = number as? NSNumber else { return list = nil }
      list?.append(number.doubleValue)
    }
  }
}
