import Compositor
import CoreGraphics
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import QuartzCore
@testable import UIKit

/// `facts/ios26/autoresizing_contentmode.json`.
@MainActor struct ContentModeFactTests {
  private static let masks: [String: UIView.AutoresizingMask] = [
    "L": .flexibleLeftMargin, "W": .flexibleWidth, "R": .flexibleRightMargin, "T": .flexibleTopMargin,
    "H": .flexibleHeight, "B": .flexibleBottomMargin,
  ]
  private static let modes: [String: UIView.ContentMode] = [
    "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
    "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right, "topLeft": .topLeft,
    "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
  ]

  /// Returns the two sizes in "100x100 -> 200x150", "100 -> 160" for a width and "h 100 -> 150" for a height.
  /// The other length is 100.
  private func sizes(_ text: String) -> (CGSize, CGSize)? {
    let isHeight = text.hasPrefix("h ")
    let sizes = text.drop { !$0.isNumber }.components(separatedBy: " -> ").map { part -> CGSize in
      let n = part.split(separator: "x").compactMap { Double($0) }
      return n.count == 2
        ? CGSize(width: n[0], height: n[1])
        : isHeight ? CGSize(width: 100, height: n.first ?? .nan) : CGSize(width: n.first ?? .nan, height: 100)
    }
    return sizes.count == 2 ? (sizes[0], sizes[1]) : nil
  }

  private func near(_ a: [CGFloat], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { abs(Double($0) - $1) < 1e-6 }
  }

  @Test func everyCaseHolds() throws {
    let url = Project.fixture("facts/ios26/autoresizing_contentmode.json")
    let facts = try JSONDecoder().decode(JSONValue.self, from: Data(contentsOf: url))
    var (passed, total) = (0, 0)
    func check(_ holds: Bool, _ name: String) {
      total += 1
      passed += holds ? 1 : 0
      #expect(holds, "\(name)")
    }
    for one in facts["autoresizing"].array {
      let child = one["child"].numbers
      guard let (old, new) = sizes(one["parent"].string ?? ""), child.count == 4 else {
        check(false, "\(one)")
        continue
      }
      let parent = UIView(frame: CGRect(origin: .zero, size: old))
      let view = UIView(frame: CGRect(x: child[0], y: child[1], width: child[2], height: child[3]))
      view.autoresizingMask = one["mask"].array.reduce(into: []) {
        $0.formUnion(Self.masks[$1.string ?? ""] ?? [])
      }
      parent.addSubview(view)
      parent.frame.size = new
      let frame = view.frame
      let (whole, x, y) = (one["result"].numbers, one["result_x_w"].numbers, one["result_y_h"].numbers)
      let holds =
        !whole.isEmpty
        ? near([frame.minX, frame.minY, frame.width, frame.height], whole)
        : !x.isEmpty ? near([frame.minX, frame.width], x) : near([frame.minY, frame.height], y)
      check(holds, "\(one["parent"]) \(one["mask"]): \(frame)")
    }
    for one in facts["content_mode_rects"].array {
      let (image, bounds) = (one["image"].numbers, one["bounds"].numbers)
      let view = UIView(frame: CGRect(x: bounds[0], y: bounds[1], width: bounds[2], height: bounds[3]))
      for (name, wanted) in one.members {
        guard let mode = Self.modes[name.replacingOccurrences(of: "_origin", with: "")] else { continue }
        view.contentMode = mode
        let size = CGSize(width: image[0], height: image[1]), n = wanted.numbers
        // The same rectangle applies to the layer's contents and to the drawing of image views.
        let places = [
          Compositor.place(size, in: view.bounds, by: view.layer.contentsGravity.gravity),
          mode.rect(for: size, in: view.bounds),
        ]
        for place in places {
          let found = [place.minX, place.minY, place.width, place.height]
          check(near(Array(found.prefix(n.count)), n), "\(name) of \(image) in \(bounds): \(place)")
        }
      }
    }
    rules(check)
    print("facts: ios26/autoresizing_contentmode \(passed) of \(total)")
  }

  /// Checks the prose of "autoresizing_rules" and "image".
  private func rules(_ check: (Bool, String) -> Void) {
    func resized(_ change: (UIView) -> Void) -> CGRect {
      let parent = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
      let child = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
      child.autoresizingMask = [.flexibleLeftMargin, .flexibleWidth, .flexibleRightMargin]
      parent.addSubview(child)
      change(parent)
      return child.frame
    }
    let grown = CGRect(x: 15, y: 20, width: 45, height: 40)
    check(resized { $0.frame.size.width = 150 } == grown, "the change is shared in proportion")
    check(resized { $0.bounds.size.width = 150 } == grown, "bounds.size resizes as frame does")
    check(
      resized { $0.bounds.origin.x = 50 } == CGRect(x: 10, y: 20, width: 30, height: 40),
      "the origin resizes nothing")
    let off = resized {
      $0.autoresizesSubviews = false
      $0.frame.size.width = 150
    }
    check(off == CGRect(x: 10, y: 20, width: 30, height: 40), "autoresizesSubviews switches it off")
    let format = UIGraphicsImageRendererFormat()
    format.scale = 2
    let image = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 6), format: format).image { _ in }
    check(
      image.size == CGSize(width: 8, height: 6) && image.cgImage?.width == 16,
      "an image's size is its pixels by its scale")
    check(
      UIImageView(image: image).intrinsicContentSize == image.size, "an image view is as large as its image")
    check(
      UIImageView().intrinsicContentSize == CGSize(width: -1, height: -1), "an empty image view has no size")
    check(
      !UIImageView().isUserInteractionEnabled && !UILabel().isUserInteractionEnabled,
      "image views and labels take no touches")
  }
}
