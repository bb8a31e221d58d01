import CoreGraphics
import TestSupport
import Testing
import UIKit

@testable import UIInspection

/// Tests of the list of what can be tapped.
@Suite(.serialized) @MainActor struct TouchTargetTests {
  private final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  private func targets(_ make: @escaping () -> UIViewController) throws -> [TouchTarget] {
    let played = try PlayedDocument(name: "targets", controller: make)
    var found: [TouchTarget] = []
    let script = try RecordingScript(text: "wait 0.1", name: "script")
    try Recording(played, script: script).play(atEnd: { found = played.touchTargets() }) { _, _ in }
    return found
  }

  private func screen(_ views: UIView...) -> UIViewController {
    let controller = UIViewController()
    for view in views { controller.view.addSubview(view) }
    return controller
  }

  private func button(_ title: String, _ frame: CGRect) -> UIButton {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = frame
    return button
  }

  @Test func controlsAreListedFromTheTop() throws {
    let found = try targets {
      let disabled = self.button("Off", CGRect(x: 20, y: 500, width: 100, height: 40))
      disabled.isEnabled = false
      return self.screen(
        self.button("Lower", CGRect(x: 20, y: 300, width: 100, height: 40)),
        self.button("Upper", CGRect(x: 20, y: 200, width: 100, height: 40)), disabled)
    }
    #expect(found.map(\.name) == ["Upper", "Lower"])
    #expect(found.map(\.line).first?.hasPrefix("tap \"Upper\"  ") == true)
    #expect(found.first?.line.hasSuffix("# UIButton (20, 200, 100 x 40)") == true)
  }

  /// Each line is a step of a script.
  @Test func linesAreStepsOfAScript() throws {
    let found = try targets {
      let plain = self.button("", CGRect(x: 20, y: 300, width: 100, height: 40))
      return self.screen(plain, self.button("Go", CGRect(x: 20, y: 200, width: 100, height: 40)))
    }
    let script = try RecordingScript(text: found.map(\.line).joined(separator: "\n"), name: "list")
    #expect(script.steps == [.press(.text("Go"), 0.05), .press(.point(CGPoint(x: 70, y: 320)), 0.05)])
  }

  /// Places distinguish two controls of one name.
  @Test func namesThatTwoHaveAreNotUsed() throws {
    let found = try targets {
      self.screen(
        self.button("Add", CGRect(x: 20, y: 200, width: 100, height: 40)),
        self.button("Add", CGRect(x: 20, y: 300, width: 100, height: 40)))
    }
    #expect(found.map(\.name) == ["Add", "Add"])
    #expect(found.filter(\.isFoundByName).count == 1)
  }

  @Test func rowsAndRecognizersAreListed() throws {
    #expect(try targets { List() }.map(\.name) == ["Row 0", "Row 1"])
    let found = try targets {
      let card = UIView(frame: CGRect(x: 20, y: 200, width: 100, height: 80))
      card.accessibilityIdentifier = "card"
      card.addGestureRecognizer(UITapGestureRecognizer())
      return self.screen(card, UIView(frame: CGRect(x: 20, y: 400, width: 100, height: 80)))
    }
    #expect(found.map(\.line) == ["tap \"card\"                    # UIView (20, 200, 100 x 80)"])
  }

  /// A control that another view covers, or that is clipped away, cannot be tapped.
  @Test func whatNoFingerReachesIsNotListed() throws {
    let found = try targets {
      let clip = UIView(frame: CGRect(x: 20, y: 400, width: 50, height: 50))
      clip.clipsToBounds = true
      clip.addSubview(self.button("Clipped", CGRect(x: 60, y: 0, width: 50, height: 40)))
      return self.screen(
        self.button("Covered", CGRect(x: 20, y: 200, width: 100, height: 40)),
        UIView(frame: CGRect(x: 0, y: 180, width: 200, height: 100)), clip)
    }
    #expect(found.isEmpty)
  }
}
