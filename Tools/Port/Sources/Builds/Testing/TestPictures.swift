internal import Foundation
internal import Projects

extension TestRun {
  /// Says where tests that compare pictures find their references and write those that differ.
  ///
  /// FBSnapshotTestCase asks the environment for the folders of references, of which it names each without
  /// the suffix of 64 bits. Variables that are set already stay.
  ///
  /// - Parameters:
  ///   - folder: The folder of the project.
  ///   - goal: The folder for the pictures that differ, or nil for the libraries' own.
  mutating func setPictures(of folder: URL, into goal: URL?) {
    let references = "FB_REFERENCE_IMAGE_DIR"
    if ProcessInfo.processInfo.environment[references] == nil {
      let found = Self.references(in: folder)
      if !found.isEmpty { environment[references] = found.joined(separator: ":") }
    }
    guard let goal else { return }
    environment["SNAPSHOT_ARTIFACTS"] = goal.path
    environment["IMAGE_DIFF_DIR"] = goal.path
  }

  /// Returns the paths of the folders of references, without the suffix `_64`.
  static func references(in folder: URL) -> [String] {
    let suffix = "_64", passedOver: Set = [".git", ".build", "Pods", "Carthage", "node_modules"]
    var found: [String] = [], left = [folder]
    while let next = left.popLast() {
      for name in next.entries where !passedOver.contains(name) {
        let inside = next.appendingPathComponent(name)
        guard inside.isFolder else { continue }
        if name.hasSuffix(suffix),
          inside.entries.contains(where: { hasPictures(inside.appendingPathComponent($0)) })
        {
          found.append(String(inside.path.dropLast(suffix.count)))
        } else {
          left.append(inside)
        }
      }
    }
    return found.sorted()
  }

  private static func hasPictures(_ folder: URL) -> Bool {
    folder.isFolder && folder.entries.contains { $0.hasSuffix(".png") }
  }
}
