package import Foundation
internal import InterfaceBuilder

extension SceneTree {
  /// Returns the tree as JSON with sorted keys, optionally on one line.
  package func json(pretty: Bool = true) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting =
      pretty
      ? [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes] : [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// The tree as text, with one line per view, indented by depth.
  package var text: String {
    var lines: [String] = []
    for scene in scenes {
      lines.append(
        "scene \(scene.id) \"\(scene.title)\" \(scene.size.map(Self.short).joined(separator: " x "))")
      if let root = scene.root {
        Self.append(root, depth: 1, to: &lines)
      } else {
        lines.append("  (shows nothing of its own)")
      }
    }
    return lines.joined(separator: "\n")
  }

  private static func append(_ node: Node, depth: Int, to lines: inout [String]) {
    var line = String(repeating: "  ", count: depth)
    line += node.customClass.map { "\($0): \(node.class)" } ?? node.class
    if let id = node.id { line += " \(id)" }
    line += " (\(node.frame.map(short).joined(separator: ", ")))"
    if node.bounds[0] != 0 || node.bounds[1] != 0 || node.bounds[2] != node.frame[2]
      || node.bounds[3] != node.frame[3]
    {
      line += " bounds (\(node.bounds.map(short).joined(separator: ", ")))"
    }
    if node.transform != nil {
      line += " center (\(node.center.map(short).joined(separator: ", "))) transformed"
    }
    if node.hidden { line += " hidden" }
    if node.installed == false { line += " not installed" }
    if node.alpha != 1 { line += " alpha \(short(node.alpha))" }
    if let text = node.text { line += " \"\(text.shortened(to: 40))\"" }
    lines.append(line)
    for child in node.subviews { append(child, depth: depth + 1, to: &lines) }
  }

  private static func short(_ number: Double) -> String { String(format: "%g", number) }
}
