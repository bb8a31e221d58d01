import CoreGraphics
import Foundation
import InterfaceBuilder
import TestSupport
import Testing
import UIInspection
import UIKit

/// Tests of the causes of frames.
@MainActor struct FrameDerivationTests {
  private func laidOut(_ build: (UIView) -> Void) -> UIView {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    build(root)
    root.layoutIfNeeded()
    return root
  }

  private func add(_ view: UIView, to root: UIView) {
    view.translatesAutoresizingMaskIntoConstraints = false
    root.addSubview(view)
  }

  @Test func eachPartNamesItsConstraint() throws {
    let view = UIView()
    let root = laidOut { root in
      add(view, to: root)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -30),
        view.topAnchor.constraint(equalTo: root.topAnchor, constant: 8),
        view.heightAnchor.constraint(equalTo: view.widthAnchor, multiplier: 0.5),
      ])
    }
    let derivation = view.frameDerivation
    #expect(derivation.frame == [20, 8, 270, 135])
    #expect(derivation.parts.map(\.name) == ["x", "y", "width", "height"])
    #expect(derivation.parts.map { $0.steps.last?.value } == [20, 8, 270, 135])
    #expect(derivation.parts[0].steps.last?.reasons.first?.text == "UIView.leading = UIView.leading + 20")
    #expect(derivation.parts[3].steps.last?.terms.first?.factor == 0.5)
    #expect(derivation.given == ["UIView is 320 x 480, the size of the scene"])
    #expect(root.frameDerivation.parts[2].steps.last?.reasons.map(\.kind) == [.assigned])
  }

  @Test func aConstraintThatLosesIsNamed() {
    let view = UIView()
    let root = laidOut { root in
      add(view, to: root)
      let wanted = view.widthAnchor.constraint(equalToConstant: 400)
      wanted.priority = UILayoutPriority(750)
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
        view.trailingAnchor.constraint(equalTo: root.trailingAnchor), wanted,
        view.topAnchor.constraint(equalTo: root.topAnchor), view.heightAnchor.constraint(equalToConstant: 5),
      ])
    }
    #expect(root.frameDerivation.unmet.isEmpty)
    let unmet = view.frameDerivation.unmet
    #expect(unmet.map(\.constraint.priority) == [750])
    #expect(unmet.map(\.difference) == [-80])
    #expect(view.frameDerivation.text().contains("UIView.width = 400, priority 750: 80 too little"))
  }

  @Test func theTextOfALabelIsTheReasonOfItsSize() {
    let label = UILabel()
    label.text = "Log in"
    let root = laidOut { root in
      add(label, to: root)
      NSLayoutConstraint.activate([
        label.centerXAnchor.constraint(equalTo: root.centerXAnchor),
        label.topAnchor.constraint(equalTo: root.topAnchor),
      ])
    }
    #expect(label.superview === root)
    let width = label.frameDerivation.parts[2].steps.last
    #expect(width?.reasons.map(\.kind) == [.intrinsic])
    #expect(width?.reasons.first?.text.hasPrefix("the text \"Log in\" in ") == true)
  }

  /// On the canvas an image view has the height of its placeholder, not that of its image.
  @Test func aPlaceholderIsTheCauseOfALength() throws {
    let folder = TemporaryFolder()
    let document = try folder.write(
      DocumentText.storyboard(
        """
        <scene sceneID="s"><objects><viewController id="vc" sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="root">
        <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>
        <imageView contentMode="scaleToFill" placeholderIntrinsicWidth="40" placeholderIntrinsicHeight="25" \
        image="photo" translatesAutoresizingMaskIntoConstraints="NO" id="photo">
        <rect key="frame" x="0" y="0" width="40" height="25"/></imageView></subviews><constraints>
        <constraint firstItem="photo" firstAttribute="top" secondItem="root" secondAttribute="top" id="t"/>
        <constraint firstItem="photo" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
        id="l"/></constraints></view></viewController></objects></scene>
        """, tools: "21701", device: "retina4_7", initial: "vc",
        behind: "\n<resources><image name=\"photo\" width=\"40\" height=\"36\"/></resources>"),
      to: "A.storyboard")
    let parts = try OpenDocument(path: document.path, options: LayoutOptions()).explanation(of: .id("photo"))
      .derivation.parts
    #expect(parts[2].value == 40)
    #expect(parts[2].steps.last?.reasons.first?.text.hasPrefix("the image \"photo\"") == true)
    #expect(parts[3].value == 25)
    #expect(
      parts[3].steps.last?.reasons.first?.text.hasPrefix(
        "the size of UIImageView photo that the document has for the canvas alone") == true)
  }

  @Test func framesOnOtherDevicesFollow() throws {
    let document = try OpenDocument(
      path: Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path,
      options: LayoutOptions())
    let explanation = try document.explanation(of: .text("Welcome back"))
    #expect(explanation.derivation.id == "ijN-OW-sRJ")
    #expect(explanation.derivation.elsewhere.count == 4)
    #expect(
      explanation.text().contains("safeArea of UIView Lgl-6H-Ar6 is (0, 59, 393, 759) in its 393 x 852"))
  }

  @Test func aViewIsFoundByItsPoint() throws {
    let document = try OpenDocument(
      path: Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path,
      options: LayoutOptions())
    let explanation = try document.explanation(of: .point(CGPoint(x: 100, y: 580), scene: nil))
    #expect(explanation.derivation.id == "B4J-Bk-4tK")
    #expect(throws: NoSuchView.self) { try document.explanation(of: .text("Log out")) }
    #expect(throws: NoSuchView.self) { try document.explanation(of: .point(.zero, scene: "none")) }
  }

  /// Every view of the examples: the steps, evaluated without the solution, give the frame, up to the
  /// rounding to a pixel of it and of its superviews.
  @Test(arguments: ["Login", "Settings", "Tabs", "Profile", "Form"])
  func evaluatedStepsAreTheFrame(document name: String) throws {
    let document = try OpenDocument(
      path: Project.root.appendingPathComponent("Examples/Storyboards/\(name).storyboard").path,
      options: LayoutOptions())
    var count = 0
    document.layOut { scene in
      func visit(_ view: UIView) {
        let derivation = view.frameDerivation
        for (part, value) in zip(derivation.parts, derivation.frame) {
          var values: [String: Double] = [:]
          for step in part.steps {
            values[step.quantity] = step.terms.reduce(step.constant) {
              $0 + $1.factor * (values[$1.quantity] ?? .nan)
            }
          }
          let last = part.steps.last.flatMap { values[$0.quantity] } ?? .nan
          #expect(abs(last + part.inset - value) <= 1, "\(derivation.view).\(part.name)")
          count += 1
        }
        for child in view.subviews { visit(child) }
      }
      if let root = scene.root { visit(root) }
    }
    #expect(count > 0)
    print("derivations: \(name): \(count) evaluated")
  }
}
