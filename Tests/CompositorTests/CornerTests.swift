import Compositor
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Two trees that must look the same, also where both are shifted, turned, mirrored and larger.
struct ReferencePair {
  static let maps: [(name: String, map: CGAffineTransform, scale: CGFloat)] = [
    ("as it is", .identity, 1),
    ("shifted", CGAffineTransform(translationX: 5, y: -3), 1),
    ("shifted by a fraction", CGAffineTransform(translationX: 0.3, y: 0.65), 1),
    ("turned by 90°", CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 64, ty: 0), 1),
    ("mirrored", CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 64, ty: 0), 1),
    ("upside down", CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: 64), 1),
    ("at scale 2", .identity, 2),
    ("at scale 3, shifted by a fraction", CGAffineTransform(translationX: 0.2, y: 0.7), 3),
  ]

  static func picture(_ node: RenderNode, _ map: CGAffineTransform = .identity, scale: CGFloat = 1) throws
    -> Pixels
  {
    var state = LayerState()
    state.detail.transform = Transform3D(map)
    let frame = RenderFrame(
      root: RenderNode(state: state, children: [node]), size: CGSize(width: 64, height: 64), scale: scale,
      background: .white)
    return Pixels(try #require(Compositor().image(of: frame)))
  }

  /// Expects pictures whose channels differ by at most `limit` of 255.
  static func expectSame(_ a: RenderNode, _ b: RenderNode, within limit: Int, _ what: String = "") throws {
    for (name, map, scale) in maps {
      let (p, q) = (try picture(a, map, scale: scale), try picture(b, map, scale: scale))
      let worst = p.worstDifference(to: q)
      #expect(worst <= limit, "\(what) \(name): \(worst)")
    }
  }
}

/// Tests of corners, clips, borders and groups.
struct CornerTests {
  private static let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  private static let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)
  private static let subsets = (0..<16).map { RoundedCorners(rawValue: UInt8($0)) }

  private func box(
    _ rect: CGRect = CGRect(x: 8, y: 12, width: 48, height: 40),
    _ change: (inout LayerState) -> Void = { _ in }
  ) -> LayerState {
    var state = LayerState()
    state.bounds = CGRect(origin: .zero, size: rect.size)
    state.position = CGPoint(x: rect.midX, y: rect.midY)
    change(&state)
    return state
  }

  private func rounded(
    _ corners: RoundedCorners, continuous: Bool, _ change: (inout LayerState) -> Void = { _ in }
  ) -> LayerState {
    box { state in
      state.cornerRadius = 11
      state.detail.roundedCorners = corners
      state.detail.continuousCorners = continuous
      change(&state)
    }
  }

  /// Returns a layer that extends beyond the one above it on all sides.
  private func cover(_ color: CGColor) -> RenderNode {
    RenderNode(state: box(CGRect(x: -10, y: -10, width: 80, height: 80)) { $0.backgroundColor = color })
  }

  @Test(arguments: [false, true]) func everySubsetOfCornersIsRounded(continuous: Bool) throws {
    // The pixel at each corner of the box, with the corner it belongs to.
    let corners: [(Int, Int, RoundedCorners)] = [
      (8, 12, .minXMinY), (55, 12, .maxXMinY), (8, 51, .minXMaxY), (55, 51, .maxXMaxY),
    ]
    for subset in Self.subsets {
      let background = rounded(subset, continuous: continuous) { $0.backgroundColor = Self.red }
      let border = rounded(subset, continuous: continuous) {
        $0.detail.borderWidth = 2
        $0.detail.borderColor = Self.red
      }
      let clip = rounded(subset, continuous: continuous) { $0.flags.insert(.masksToBounds) }
      let trees = [
        RenderNode(state: background), RenderNode(state: border),
        RenderNode(state: clip, children: [cover(Self.red)]),
      ]
      for tree in trees {
        let seen = try ReferencePair.picture(tree)
        for (x, y, corner) in corners {
          #expect(seen[x, y] == (subset.contains(corner) ? 0xFFFF_FFFF : 0xFFFF_0000), "\(subset) \(x) \(y)")
        }
      }
    }
  }

  /// Each corner of a picture equals that of a picture in which all corners have its radius.
  @Test(arguments: [false, true]) func cornersHaveRadiiOfTheirOwn(continuous: Bool) throws {
    let radii: [CGFloat] = [4, 8, 14, 0]
    let shares = CornerShares(minXMinY: 4 / 14, maxXMinY: 8 / 14, minXMaxY: 1, maxXMaxY: 0)
    let kinds: [(inout LayerState) -> Void] = [
      { $0.backgroundColor = Self.red },
      { state in
        state.detail.borderWidth = 3
        state.detail.borderColor = Self.red
      },
      { $0.flags.insert(.masksToBounds) },
      { state in
        state.backgroundColor = Self.red
        state.detail.shadowOpacity = 1
        state.detail.shadowRadius = 2
      },
    ]
    for (kind, change) in kinds.enumerated() {
      func picture(_ radius: CGFloat, _ shares: CornerShares?) throws -> Pixels {
        let state = rounded(.all, continuous: continuous) {
          $0.cornerRadius = radius
          $0.detail.cornerShares = shares
          change(&$0)
        }
        return try ReferencePair.picture(
          RenderNode(state: state, children: kind == 2 ? [cover(Self.red)] : []))
      }
      let mixed = try picture(14, shares)
      for (corner, radius) in radii.enumerated() {
        let alike = try picture(radius, nil)
        // The box lies at 8, 12 and is 48 by 40.
        var worst = 0
        for y in 0..<18 {
          for x in 0..<22 {
            let (x, y) = (corner % 2 == 0 ? 8 + x : 55 - x, corner < 2 ? 12 + y : 51 - y)
            for shift: UInt32 in [0, 8, 16, 24] {
              worst = max(worst, abs(Int(mixed[x, y] >> shift & 255) - Int(alike[x, y] >> shift & 255)))
            }
          }
        }
        #expect(worst <= 3, "kind \(kind), corner \(corner): \(worst)")
      }
    }
  }

  @Test(arguments: [false, true]) func aClipHasTheShapeOfTheBackground(continuous: Bool) throws {
    for subset in Self.subsets {
      let filled = RenderNode(
        state: rounded(subset, continuous: continuous) { $0.backgroundColor = Self.red })
      let clipped = RenderNode(
        state: rounded(subset, continuous: continuous) { $0.flags.insert(.masksToBounds) },
        children: [cover(Self.red)])
      // The edges of rectangles are measured exactly, those of other shapes in fifteenths of a pixel.
      try ReferencePair.expectSame(filled, clipped, within: subset.isEmpty ? 17 : 2, "\(subset)")
    }
  }

  @Test(arguments: [false, true]) func aBorderThatFillsTheLayerHasTheShapeOfTheBackground(continuous: Bool)
    throws
  {
    for subset in Self.subsets {
      let filled = RenderNode(
        state: rounded(subset, continuous: continuous) { $0.backgroundColor = Self.red })
      let border = RenderNode(
        state: rounded(subset, continuous: continuous) {
          $0.detail.borderWidth = 20
          $0.detail.borderColor = Self.red
        })
      try ReferencePair.expectSame(filled, border, within: 2, "\(subset)")
    }
  }

  @Test(arguments: [false, true]) func aHardShadowHasTheShapeOfTheBackground(continuous: Bool) throws {
    for subset in Self.subsets {
      // The shadow lies beside its layer, which is outside the picture.
      let filled = RenderNode(
        state: rounded(subset, continuous: continuous) { $0.backgroundColor = Self.red })
      let shadow = RenderNode(
        state: rounded(subset, continuous: continuous) {
          $0.backgroundColor = Self.blue
          $0.position.x += 200
          $0.detail.shadowColor = Self.red
          $0.detail.shadowOpacity = 1
          $0.detail.shadowRadius = 0
          $0.detail.shadowOffset = CGSize(width: -200, height: 0)
        })
      let (a, b) = (try ReferencePair.picture(filled), try ReferencePair.picture(shadow))
      let worst = a.worstDifference(to: b)
      #expect(worst <= 2, "\(subset): \(worst)")
    }
  }

  @Test func cornersAreNamedInTheLayersOwnCoordinates() throws {
    // Turned by 90° clockwise the top left corner comes to the top right.
    for (corner, turned) in [
      (RoundedCorners.minXMinY, RoundedCorners.maxXMinY), (.maxXMinY, .maxXMaxY), (.maxXMaxY, .minXMaxY),
      (.minXMaxY, .minXMinY),
    ] {
      let square = CGRect(x: 12, y: 12, width: 40, height: 40)
      let plain = box(square) {
        $0.backgroundColor = Self.red
        $0.cornerRadius = 15
        $0.detail.roundedCorners = turned
      }
      var other = plain
      other.detail.roundedCorners = corner
      other.detail.transform = Transform3D(rotation: .pi / 2, x: 0, y: 0, z: 1)
      try ReferencePair.expectSame(RenderNode(state: plain), RenderNode(state: other), within: 3)
    }
  }

  @Test func aContinuousCornerIsTheCurveThatUIKitDraws() throws {
    // The first of the points that iOS returns for a corner of radius 10, as published by PaintCode (2013).
    var elements: [(CGPathElementType, [CGPoint])] = []
    RoundedRectangle(rect: CGRect(x: 0, y: 0, width: 100, height: 80), radius: 10, curve: .continuous).path
      .applyWithBlock { element in
        let count = element.pointee.type == .addCurveToPoint ? 3 : 1
        elements.append((element.pointee.type, (0..<count).map { element.pointee.points[$0] }))
      }
    #expect(elements[0].1[0].x.isNearly(15.28665))
    #expect(elements[1].1[0].x.isNearly(100 - 15.28665))
    let expected = [
      CGPoint(x: 100 - 10.88493, y: 0), CGPoint(x: 100 - 8.68407, y: 0),
      CGPoint(x: 100 - 6.31494, y: 0.74911),
    ]
    for (p, q) in zip(elements[2].1, expected) { #expect(p.x.isNearly(q.x) && p.y.isNearly(q.y)) }
  }

  @Test func aContinuousCornerBecomesACircleByDegrees() throws {
    func area(_ radius: CGFloat, _ curve: RoundedRectangle.Curve) -> Int {
      let path = RoundedRectangle(
        rect: CGRect(x: 0, y: 0, width: 64, height: 64), radius: radius, curve: curve
      ).path
      let pixels = Pixels(width: 64, height: 64, scale: 1) { context in
        context.addPath(path)
        context.fillPath()
      }
      return pixels.values.reduce(0) { $0 + Int($1 >> 24) }
    }
    var last = area(1, .continuous)
    for step in 3...64 {
      let next = area(CGFloat(step) / 2, .continuous)
      // The area changes continuously: half a point of radius removes little more than its part of a quarter
      // of a circle.
      #expect(next <= last, "\(step): \(last - next)")
      #expect(last - next < 18_000, "\(step): \(last - next)")
      last = next
    }
    #expect(abs(last - area(32, .circular)) < 255)
  }

  @Test func bordersAreAboveSublayers() throws {
    let bordered = box {
      $0.detail.borderWidth = 4
      $0.detail.borderColor = Self.blue
    }
    let ring = RenderNode(state: bordered)
    let together = RenderNode(state: bordered, children: [cover(Self.red)])
    let apart = RenderNode(
      state: box(),
      children: [
        cover(Self.red),
        RenderNode(state: box(CGRect(x: 0, y: 0, width: 48, height: 40)) { $0.detail = ring.state.detail }),
      ])
    try ReferencePair.expectSame(together, apart, within: 1)
  }

  @Test func groupsFadeAsOnePicture() throws {
    // On white, half of a group is the mean of white and the group's own color.
    let children = [
      RenderNode(state: box(CGRect(x: 2, y: 2, width: 30, height: 30)) { $0.backgroundColor = Self.red }),
      RenderNode(
        state: box(CGRect(x: 15.5, y: 9.25, width: 25, height: 30)) {
          $0.backgroundColor = Self.blue
          $0.cornerRadius = 8
        }),
    ]
    let group = RenderNode(state: box { $0.opacity = 0.5 }, children: children)
    let veil = RenderNode(
      state: LayerState(),
      children: [
        RenderNode(state: box(), children: children),
        RenderNode(
          state: box(CGRect(x: -100, y: -100, width: 300, height: 300)) {
            $0.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
          }),
      ])
    try ReferencePair.expectSame(group, veil, within: 2)
  }

  @Test func ungroupedLayersFadeOneByOne() throws {
    let child = { (opacity: Float) in
      RenderNode(
        state: self.box(CGRect(x: 2, y: 2, width: 30, height: 30)) {
          $0.backgroundColor = Self.red
          $0.opacity = opacity
        })
    }
    let together = box {
      $0.backgroundColor = Self.blue
      $0.opacity = 0.5
      $0.flags.insert(.ungroupedOpacity)
    }
    let apart = box { $0.backgroundColor = CGColor(red: 0, green: 0, blue: 1, alpha: 0.5) }
    try ReferencePair.expectSame(
      RenderNode(state: together, children: [child(1)]), RenderNode(state: apart, children: [child(0.5)]),
      within: 1)
  }

  @Test func layersThatKeepDepthFadeTheirSublayersOneByOne() throws {
    let first = CGRect(x: 2, y: 2, width: 30, height: 30),
      second = CGRect(x: 20, y: 15, width: 25, height: 22)
    func children(_ opacity: Float) -> [RenderNode] {
      [first, second].map { rect in
        RenderNode(
          state: box(rect) {
            $0.backgroundColor = Self.red
            $0.opacity = opacity
          },
          children: [
            RenderNode(state: box(CGRect(x: 0, y: 0, width: 9, height: 9)) { $0.backgroundColor = Self.blue })
          ])
      }
    }
    let holder = box {
      $0.flags.insert(.transformLayer)
      $0.opacity = 0.5
    }
    try ReferencePair.expectSame(
      RenderNode(state: holder, children: children(0.5)), RenderNode(state: box(), children: children(0.25)),
      within: 1)
  }

  @Test func aClipInsideAClipIsTheInnerOneWhereItLiesInside() throws {
    let inner = { (origin: CGPoint) in
      RenderNode(
        state: self.box(CGRect(x: origin.x, y: origin.y, width: 30, height: 24)) {
          $0.cornerRadius = 9
          $0.flags.insert(.masksToBounds)
        }, children: [self.cover(Self.red)])
    }
    let outer = box {
      $0.cornerRadius = 14
      $0.flags.insert(.masksToBounds)
    }
    let nested = RenderNode(state: outer, children: [inner(CGPoint(x: 9.5, y: 7.25))])
    let alone = RenderNode(state: LayerState(), children: [inner(CGPoint(x: 17.5, y: 19.25))])
    try ReferencePair.expectSame(nested, alone, within: 2)
  }

  @Test func aMaskFadesTheLayerWithItsShadow() throws {
    // 50 % white above its own hard black shadow covers three quarters; a mask of half opacity halves that:
    // alpha 192 and 96 on iOS (facts/ios26/layers_and_semantics.md).
    var state = box {
      $0.backgroundColor = CGColor(red: 1, green: 1, blue: 1, alpha: 0.5)
      $0.detail.shadowOpacity = 1
      $0.detail.shadowRadius = 0
      $0.detail.shadowOffset = .zero
    }
    state.position = CGPoint(x: 32, y: 32)
    for (opacity, alpha) in [(1.0, 192), (0.5, 96)] {
      let mask = RenderNode(
        state: box(CGRect(x: 0, y: 0, width: 48, height: 40)) {
          $0.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: opacity)
        })
      let frame = RenderFrame(
        root: RenderNode(state: state, mask: mask), size: CGSize(width: 64, height: 64), scale: 1)
      let seen = Pixels(try #require(Compositor().image(of: frame)))
      #expect(abs(Int(seen.alpha(32, 32)) - alpha) <= 1)
    }
  }
}

extension CGFloat {
  fileprivate func isNearly(_ other: CGFloat) -> Bool { (self - other).magnitude < 1e-6 }
}
