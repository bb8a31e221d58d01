import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKit
import UIKitTesting

/// Tests of a user's actions on a small login screen.
@Suite(.serialized) @MainActor struct UserTests {
  final class Login: UIViewController {
    let name = UITextField(frame: CGRect(x: 20, y: 100, width: 280, height: 34))
    let button = UIButton(type: .system)
    let answer = UILabel(frame: CGRect(x: 20, y: 220, width: 280, height: 30))

    override func viewDidLoad() {
      view.backgroundColor = .systemBackground
      name.placeholder = "Name"
      name.borderStyle = .roundedRect
      button.setTitle("Log in", for: .normal)
      button.frame = CGRect(x: 20, y: 160, width: 280, height: 40)
      button.addAction(
        UIAction { [unowned self] _ in answer.text = "Hello, \(name.text ?? "")" }, for: .touchUpInside)
      for part in [name, button, answer] as [UIView] { view.addSubview(part) }
    }
  }

  @Test func aUserLogsIn() throws {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    screen.show(Login())
    try screen.type("anna", into: "Name")
    try screen.tap("Log in")
    #expect(screen.shows("Hello, anna"))
  }

  @Test func missingElementIsNamedWithTheExistingOnes() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    screen.show(Login())
    #expect {
      try screen.tap("Log out")
    } throws: { "\($0)".contains("\"Log out\"") && "\($0)".contains("\"Log in\"") }
  }

  @Test func coveredThingsCannotBeTapped() {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    screen.show(Login())
    screen.show(UIView(frame: CGRect(x: 0, y: 150, width: 320, height: 60)))
    #expect { try screen.tap("Log in") } throws: { "\($0)".contains("covered") }
  }

  @Test func timePassesOnlyWhenAsked() {
    let screen = HeadlessScreen(size: CGSize(width: 100, height: 100), scale: 1)
    let box = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    screen.show(box)
    screen.advance(by: 0.1)
    UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { box.frame.origin.x = 60 }
    screen.advance(by: 0.5)
    #expect(abs((box.layer.presentation()?.frame.minX ?? 0) - 30) < 1.1)
    #expect(abs(screen.time - 0.6) < 1e-9)
  }

  @Test func gesturesAreMade() throws {
    let screen = HeadlessScreen(size: CGSize(width: 300, height: 300), scale: 1)
    final class Pad: UIView {
      var log: [String] = []
      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("began") }
      override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { log.append("ended") }
    }
    let pad = Pad(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    let sign = UILabel(frame: pad.bounds)
    sign.text = "Pad"
    pad.addSubview(sign)
    screen.show(pad)
    try screen.swipe(.left, on: "Pad")
    try screen.press("Pad", for: 1)
    #expect(pad.log == ["began", "ended", "began", "ended"])
  }

  @Test func aPictureThatDiffersIsWrittenDown() throws {
    let folder = TemporaryFolder()
    let screen = HeadlessScreen(size: CGSize(width: 40, height: 40), scale: 1)
    let path = folder("Pictures/screen.png").path
    #expect(throws: ScreenFailure.self, "the first time there is nothing to compare with") {
      try screen.expect(looksLike: path, file: "/")
    }
    try screen.expect(looksLike: path, file: "/")
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 5, height: 5))
    box.backgroundColor = .systemRed
    screen.show(box)
    #expect { try screen.expect(looksLike: path, file: "/") } throws: { "\($0)".contains("25 pixels differ") }
    #expect(FileManager.default.fileExists(atPath: folder("Pictures/screen.difference.png").path))
  }
}
