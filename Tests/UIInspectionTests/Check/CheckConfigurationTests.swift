import Foundation
import InterfaceBuilder
import TestSupport
import Testing

@testable import UIInspection

/// Tests of `.mica.yml`.
struct CheckConfigurationTests {
  private func read(_ text: String) throws -> CheckConfiguration {
    try CheckConfiguration(text: text, file: ".mica.yml")
  }

  @Test func listsAndRulesAreRead() throws {
    let settings = try read(
      """
      # Settings of a project
      excluded:
        - Generated        # a folder
        - "Old/*.xib"
      devices: [iphone-se, 'iphone-15']

      rules:
        longer-text: off
        touch-area: on
        clipped-text: error
      """)
    #expect(settings.excluded == ["Generated", "Old/*.xib"])
    #expect(settings.devices == ["iphone-se", "iphone-15"])
    #expect(settings.rules == [.longerText: .off, .touchArea: .on(nil), .clippedText: .on(.error)])
    #expect(try read("") == CheckConfiguration())
  }

  @Test(arguments: [
    ("exclude: [Pods]", 1, "there is no setting \"exclude\"", "excluded, devices and rules"),
    ("rules:\n  misplacd: off", 2, "there is no rule \"misplacd\"", "misplaced"),
    ("rules:\n  misplaced: fatal", 2, "\"fatal\" is no setting of a rule", "on, off, error, warning or note"),
    ("- Pods", 1, "an element of no list", "a list below excluded: or devices:"),
    ("devices: iphone-se", 1, "\"iphone-se\" is no list", "[one, two]"),
    ("devices", 1, "\"devices\" is no setting", "a name and a colon"),
  ])
  func mistakesAreNamedWithTheirLine(text: String, line: Int, reason: String, accepted: String) throws {
    let error = #expect(throws: IBReadError.self) { try read(text) }
    #expect(error?.line == line)
    #expect(error?.reason == reason)
    #expect(error?.accepted.contains(accepted) == true, "\(error?.accepted ?? "")")
  }

  /// The nearest file counts, up to the root of the checkout.
  @Test func theNearestFileIsFound() throws {
    let folder = TemporaryFolder()
    _ = try folder.write("", to: "outside/.mica.yml")
    _ = try folder.write("", to: "outside/checkout/.git/HEAD")
    let deep = try folder.write("", to: "outside/checkout/App/Main.storyboard").deletingLastPathComponent()
    #expect(CheckConfiguration.find(from: deep) == nil)
    let file = try folder.write("", to: "outside/checkout/.mica.yml")
    #expect(CheckConfiguration.find(from: deep)?.path == file.standardizedFileURL.path)
  }
}
