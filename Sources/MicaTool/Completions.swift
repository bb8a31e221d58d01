import ArgumentParser
import InterfaceBuilder
import UIInspection

/// The completions that shells offer for arguments.
extension CompletionKind {
  /// Storyboards, xibs and folders.
  static var documents: CompletionKind { .file(extensions: ["storyboard", "xib"]) }
  /// The names of devices.
  static var devices: CompletionKind { .list(IBDevice.acceptedNames) }

  /// The rules of `mica check`.
  static var rules: CompletionKind { .names(CheckRule.allCases.map(\.rawValue)) }

  /// Returns the completion for an option with several names separated by commas. The name after the last
  /// comma is completed.
  static func names(_ all: [String]) -> CompletionKind {
    .custom { _, _, prefix in
      let before = prefix.lastIndex(of: ",").map { String(prefix[...$0]) } ?? ""
      let given = Set(before.split(separator: ",").map(String.init))
      return all.filter { !given.contains($0) }.map { before + $0 }
    }
  }
}
