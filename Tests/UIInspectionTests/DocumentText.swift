import Foundation
import TestSupport

@testable import UIInspection

/// The texts of documents around what a test is about.
enum DocumentText {
  /// Returns the text of a storyboard with scenes, drawn on an iPhone 15 unless a device is named.
  ///
  /// The scenes begin in the fourth line.
  static func storyboard(
    _ scenes: String, tools: String = "22505", device: String = "retina6_12", initial: String? = nil,
    behind: String = ""
  ) -> String {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    toolsVersion="\(tools)" targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" \
    useSafeAreas="YES"\(initial.map { " initialViewController=\"\($0)\"" } ?? "")>
    <device id="\(device)" orientation="portrait" appearance="light"/>
    <scenes>\(scenes)</scenes>\(behind)</document>
    """
  }
}

extension TemporaryFolder {
  /// Compares two documents, which are written to files of a type.
  @MainActor func difference(
    _ old: String, _ new: String, in type: String, _ body: (DocumentDifference) throws -> Void
  ) throws {
    let paths = try [old, new].enumerated().map { try write($1, to: "\($0)-\(names.count).\(type)").path }
    let difference = try DocumentDifference(old: paths[0], new: paths[1], options: LayoutOptions())
    defer { difference.close() }
    try body(difference)
  }
}
