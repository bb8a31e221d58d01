import CoreGraphics
import Foundation
import ImageIO
import QuartzCore
import TestSupport
import Testing
import UIInspection
import UIKit

/// Tests of the captures that `mica inspect` shows.
@MainActor struct InspectorCaptureTests {
  private func capture(_ build: (UIWindow) -> Void) -> InspectorCapture {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    build(window)
    window.isHidden = false
    defer { window.isHidden = true }
    return InspectorCapture(of: window, name: "window")
  }

  @Test func nodesAreInPaintingOrder() {
    let back = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let front = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    let child = UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4))
    let found = capture { window in
      front.layer.zPosition = 5
      window.addSubview(front)
      window.addSubview(back)
      back.addSubview(child)
    }
    #expect(found.size == [320, 480])
    #expect(found.nodes.map(\.parent) == [nil, 0, 1, 0])
    #expect(found.nodes.map(\.id) == [0, 1, 2, 3])
    #expect(found.nodes[2].frame == [1, 2, 3, 4])
    #expect(found.nodes[3].zPosition == 5)
  }

  @Test func cornersOfATurnedViewAreThoseInTheWindow() {
    let found = capture { window in
      let view = UIView(frame: CGRect(x: 100, y: 100, width: 40, height: 20))
      view.transform = CGAffineTransform(rotationAngle: .pi / 2)
      window.addSubview(view)
    }
    let corners = found.nodes[1].corners.map { $0.map { $0.rounded() } }
    #expect(corners == [[130, 90], [130, 130], [110, 130], [110, 90]])
    #expect(found.nodes[1].transform?.count == 16)
    #expect(found.nodes[1].frame.map { $0.rounded() } == [110, 90, 20, 40])
  }

  @Test func appearanceIsCapturedWithoutSubviews() throws {
    let found = capture { window in
      let view = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 50))
      view.backgroundColor = UIColor(red: 1, green: 0, blue: 0, alpha: 0.5)
      view.layer.borderWidth = 2
      view.layer.borderColor = UIColor.blue.cgColor
      view.layer.cornerRadius = 8
      let label = UILabel(frame: CGRect(x: 0, y: 0, width: 80, height: 20))
      label.text = "Log in"
      view.addSubview(label)
      window.addSubview(view)
    }
    let view = found.nodes[1], label = found.nodes[2]
    #expect(view.background == "#ff000080")
    #expect(view.cornerRadius == 8)
    #expect(view.border?.color == "#0000ffff")
    #expect(view.image == nil)
    #expect(label.text == "Log in")
    #expect(label.baselines?.count == 2)
    let url = try #require(label.image)
    #expect(url.hasPrefix("data:image/png;base64,"))
    let image = try ImageDecoding.decode(#require(Data(base64Encoded: String(url.dropFirst(22)))))
    #expect(image.width == Int(80 * found.scale))
    #expect(image.height == Int(20 * found.scale))
  }

  @Test func constraintsNameTheirNodes() throws {
    let found = capture { window in
      let view = UIView()
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
      let wanted = view.widthAnchor.constraint(equalToConstant: 500)
      wanted.priority = .defaultHigh
      NSLayoutConstraint.activate([
        view.leadingAnchor.constraint(equalTo: window.safeAreaLayoutGuide.leadingAnchor, constant: 20),
        view.trailingAnchor.constraint(equalTo: window.trailingAnchor), wanted,
        view.topAnchor.constraint(equalTo: window.topAnchor),
        view.heightAnchor.constraint(equalToConstant: 9),
      ])
    }
    let leading = try #require(found.constraints.first { $0.first.attribute == "leading" })
    #expect(leading.first.node == 1)
    #expect(leading.second?.node == 0)
    #expect(leading.second?.guide == "safeArea")
    #expect(leading.constant == 20)
    #expect(leading.state == "held")
    #expect(found.constraints.filter { $0.state == "broken" }.map(\.priority) == [750])
    let derivation = try #require(found.nodes[1].derivation)
    #expect(Set(derivation.keys) == ["x", "y", "width", "height"])
  }

  @Test func scenesOfADocumentAreCaptured() throws {
    let path = Project.root.appendingPathComponent("Examples/Storyboards/Login.storyboard").path
    let captures = try OpenDocument(path: path).captures(scene: nil, dark: false, prefix: "")
    #expect(captures.count == 2)
    #expect(captures[0].nodes.contains { $0.documentID == "B4J-Bk-4tK" })
    #expect(throws: NoSuchView.self) {
      try OpenDocument(path: path).captures(scene: "none", dark: false, prefix: "")
    }
  }
}
