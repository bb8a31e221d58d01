internal import Foundation

/// The file by which a compiler reads changed files under their original names.
package enum Overlay {
  /// Returns the overlay in which each original file has the contents of its copy.
  package static func text(of replaced: [(original: String, copy: String)]) -> String {
    let folders = Dictionary(grouping: replaced) { ($0.original as NSString).deletingLastPathComponent }
    let roots = folders.keys.sorted().map { folder in
      let files = folders[folder]!.map { file in
        let name = (file.original as NSString).lastPathComponent
        return
          "    {\"type\": \"file\", \"name\": \(quoted(name)), "
          + "\"external-contents\": \(quoted(absolute(file.copy)))}"
      }
      return
        "  {\"type\": \"directory\", \"name\": \(quoted(folder)), \"contents\": [\n"
        + "\(files.joined(separator: ",\n"))\n  ]}"
    }
    return
      "{\"version\": 0, \"use-external-names\": false, \"roots\": [\n\(roots.joined(separator: ",\n"))\n]}\n"
  }
  private static func absolute(_ path: String) -> String {
    URL(fileURLWithPath: path).standardizedFileURL.path
  }
  private static func quoted(_ text: String) -> String {
    "\"\(text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "\"", with: "\\\""))\""
  }
}
