// long file: one suite of filters, masks, gradients and shadows
import Compositor
import CoreGraphics
import Foundation
import RenderTree
import TestSupport
import Testing

/// Tests of layers' drawings and effects as pictures: small scenes whose pixels are known, and pairs that
/// must be equal.
struct EffectTests {
  private static let side = 48

  func picture(_ nodes: [RenderNode], workers: Int = 2, scale: CGFloat = 1, height: Int = side) throws
    -> Pixels
  {
    var state = LayerState()
    state.bounds = CGRect(x: 0, y: 0, width: Self.side, height: height)
    state.anchorPoint = .zero
    let frame = RenderFrame(
      root: RenderNode(state: state, children: nodes), size: state.bounds.size, scale: scale,
      background: .white)
    return Pixels(try #require(Compositor(workers: workers).image(of: frame)))
  }

  func box(_ frame: CGRect, _ color: CGColor? = nil, _ change: (inout LayerState) -> Void = { _ in })
    -> LayerState
  {
    var state = LayerState()
    state.setFrame(frame)
    state.backgroundColor = color
    change(&state)
    return state
  }

  let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
  let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

  /// Returns a layer that combines every feature, for comparisons in pairs. `kind` selects what it shows.
  private func sample(_ kind: Int) -> RenderNode {
    var state = box(
      CGRect(x: 10, y: 8, width: 28, height: 32), CGColor(red: 0.9, green: 0.6, blue: 0.1, alpha: 0.7))
    state.cornerRadius = 6
    switch kind {
    case 0: state.detail.shadowOpacity = 0.6
    case 1:
      state.detail.shadowOpacity = 1
      state.detail.shadowPath = CGPath(ellipseIn: CGRect(x: -4, y: 4, width: 36, height: 20), transform: nil)
    case 2: state.detail.filters = [.gaussianBlur(radius: 2)]
    case 3:
      state.detail.gradient.colors = [red, blue, .white]
      state.detail.gradient.end = CGPoint(x: 1, y: 0.7)
    case 4:
      state.detail.gradient.colors = [red, blue]
      state.detail.gradient.kind = .radial
      state.detail.gradient.start = CGPoint(x: 0.5, y: 0.5)
      state.detail.gradient.end = CGPoint(x: 1, y: 0.8)
    case 5:
      state.detail.shape.path = CGPath(ellipseIn: CGRect(x: 4, y: 2, width: 20, height: 24), transform: nil)
      state.detail.shape.strokeColor = blue
      state.detail.shape.lineWidth = 3
      state.detail.shape.strokeEnd = 0.6
    case 6: state.detail.blending = LayerBlending(.multiply)
    default:
      state.detail.replication.count = 3
      state.detail.replication.transform = Transform3D(translationX: 7, y: 3)
      state.detail.replication.offsets = [-0.4, 0, 0, 0]
    }
    let dot = RenderNode(state: box(CGRect(x: 3, y: 4, width: 8, height: 8), blue))
    let mask = RenderNode(
      state: box(CGRect(x: 2, y: 0, width: 20, height: 30), .black) { $0.cornerRadius = 8 })
    return RenderNode(state: state, mask: kind == 0 ? mask : nil, children: [dot])
  }

  private func mapped(_ node: RenderNode, _ transform: CGAffineTransform) -> RenderNode {
    var state = LayerState()
    state.detail.transform = Transform3D(transform)
    return RenderNode(state: state, children: [node])
  }

  /// Translated, turned by 90°, mirrored and enlarged, the picture is the same except for rounding and the
  /// measure of coverage.
  @Test(arguments: 0..<8) func effectsAreIndependentOfTranslationRotationAndMirroring(kind: Int) throws {
    let node = sample(kind), side = Self.side
    let plain = try picture([node])
    let pairs: [(CGAffineTransform, (Int, Int) -> (Int, Int)?)] = [
      (CGAffineTransform(translationX: 3, y: -2), { x, y in x >= 3 && y < side - 2 ? (x - 3, y + 2) : nil }),
      (CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 48, ty: 0), { x, y in (y, side - 1 - x) }),
      (CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: 48, ty: 0), { x, y in (side - 1 - x, y) }),
    ]
    for (number, (transform, source)) in pairs.enumerated() {
      let other = try picture([mapped(node, transform)])
      var worst = 0, sum = 0
      for y in 0..<side {
        for x in 0..<side {
          guard let (u, v) = source(x, y) else { continue }
          let difference = [0, 8, 16].map { abs(Int(plain[u, v] >> $0 & 255) - Int(other[x, y] >> $0 & 255)) }
            .max()!
          worst = max(worst, difference)
          sum += difference
        }
      }
      #expect(worst <= 24, "pair \(number): worst \(worst), sum \(sum)")
      #expect(Double(sum) / Double(side * side) < 0.6, "pair \(number): worst \(worst), sum \(sum)")
    }
  }

  @Test func theBytesDoNotDependOnTheThreads() throws {
    // High enough for several bands, with blurs and shadows across their borders.
    let nodes = (0..<16).map { index in
      mapped(sample(index % 8), CGAffineTransform(translationX: 0, y: CGFloat(index) * 37))
    }
    let one = try picture(nodes, workers: 1, scale: 8, height: 600)
    let two = try picture(nodes, workers: 2, scale: 8, height: 600)
    #expect(one == two)
  }

  @Test func bandsShowNoSeams() throws {
    var blurred = box(CGRect(x: 4, y: 4, width: 40, height: 900), red)
    blurred.detail.filters = [.gaussianBlur(radius: 3)]
    let pixels = try picture([RenderNode(state: blurred)], scale: 8, height: 908)
    // Away from the ends every row is the same.
    for y in stride(from: 400, to: pixels.height - 400, by: 7) {
      #expect(pixels[64, y] == pixels[64, 400])
      #expect(pixels[30, y] == pixels[30, 400])
    }
  }

  @Test func aBlurKeepsTheMiddleAndHalvesTheEdge() throws {
    var state = box(CGRect(x: 12, y: -60, width: 80, height: 200), .black)
    state.detail.filters = [.gaussianBlur(radius: 2)]
    let pixels = try picture([RenderNode(state: state)])
    let left = Int(pixels[11, 24] & 255), right = Int(pixels[12, 24] & 255)
    #expect(abs(left + right - 255) <= 2)
    #expect(left > 127)
    #expect(right < 128)
    #expect(pixels[24, 24] & 255 == 0)
    #expect(pixels[4, 24] & 255 >= 254)
  }

  @Test func aBackdropIsBlurredInsideTheRoundedBounds() throws {
    let stripe = RenderNode(state: box(CGRect(x: 0, y: 0, width: 24, height: 48), .black))
    var glass = box(CGRect(x: 8, y: 8, width: 32, height: 32)) { $0.cornerRadius = 16 }
    glass.detail.backgroundFilters = [.gaussianBlur(radius: 4)]
    let pixels = try picture([stripe, RenderNode(state: glass)])
    let middle = Int(pixels[24, 24] & 255)
    #expect((100...170).contains(middle))
    #expect(pixels[23, 9] & 255 < pixels[24, 9] & 255)
    // Corners are left as they were.
    #expect(pixels[9, 9] & 255 == 0)
    #expect(pixels[38, 38] & 255 == 255)
  }

  /// A bar over a ground whose left part has one color and the rest another.
  @Test(arguments: [
    (left: 1.0, share: 1.0, isDark: true), (left: 0, share: 1, isDark: false),
    (left: 0.5, share: 1, isDark: false),
    (left: 0.6, share: 1, isDark: true), (left: 0, share: 0.3, isDark: true),
    (left: 0, share: 0.7, isDark: false),
  ])
  func contrastIsOneInkForAllThatLiesBelow(left: Double, share: Double, isDark: Bool) throws {
    let ground = box(
      CGRect(x: 0, y: 0, width: 4 + 40 * share, height: 48),
      CGColor(red: left, green: left, blue: left, alpha: 1))
    var bar = box(CGRect(x: 4, y: 20, width: 40, height: 8)) { $0.cornerRadius = 4 }
    bar.detail.backgroundFilters = [.contrast]
    for workers in [1, 3] {
      let pixels = try picture([RenderNode(state: ground), RenderNode(state: bar)], workers: workers)
      for x in [8, 24, 40] { #expect(pixels[x, 24] & 0xFFFFFF == (isDark ? 0 : 0xFFFFFF)) }
      // Around the rounded end the ground is as it was.
      #expect(pixels[4, 20] == pixels[2, 20])
    }
  }

  /// A backdrop in a group, at any depth, is faded with the group and does not sample the group's content
  /// alone: the picture lies between the one without the group and the one with the opaque group.
  @Test(arguments: [1, 2], [Float(0.25), 0.5, 0.75]) func aBackdropIsBlurredWhileItsGroupFades(
    depth: Int, opacity: Float
  ) throws {
    let stripes = stride(from: 0, to: 48, by: 4).map {
      RenderNode(state: box(CGRect(x: $0, y: 0, width: 2, height: 48), .black))
    }
    var glass = box(CGRect(x: 8, y: 8, width: 32, height: 32))
    glass.detail.backgroundFilters = [.gaussianBlur(radius: 4)]
    func picture(_ opacity: Float) throws -> Pixels {
      var node = RenderNode(state: glass)
      for _ in 0..<depth {
        node = RenderNode(state: box(CGRect(x: 0, y: 0, width: 48, height: 48)), children: [node])
      }
      node.state.opacity = opacity
      return try self.picture(stripes + [node])
    }
    let (none, half, all) = (try picture(0), try picture(opacity), try picture(1))
    for x in 12..<36 {
      let (before, behind) = (Float(none[x, 24] & 255), Float(all[x, 24] & 255))
      #expect(abs(Float(half[x, 24] & 255) - (before + opacity * (behind - before))) <= 2)
      #expect(abs(behind - 127) < 12, "the blur is whole")
    }
  }

  /// A glass layer shows its group's own content over the content below the group.
  @Test func backdropShowsItsGroupOverTheContentBelow() throws {
    let below = RenderNode(state: box(CGRect(x: 0, y: 0, width: 48, height: 48), blue))
    let own = RenderNode(state: box(CGRect(x: 0, y: 0, width: 24, height: 48), red))
    var glass = box(CGRect(x: 4, y: 4, width: 40, height: 40))
    glass.detail.backgroundFilters = [.gaussianBlur(radius: 3)]
    var group = RenderNode(
      state: box(CGRect(x: 0, y: 0, width: 48, height: 48)), children: [own, RenderNode(state: glass)])
    group.state.opacity = 0.5
    let pixels = try picture([below, group])
    #expect(abs(Int(pixels[24, 24] >> 16 & 255) - 64) < 12)
    #expect(abs(Int(pixels[24, 24] & 255) - 191) < 12)
    #expect(pixels[40, 24] & 0xFF_FFFF == 0x00_00FF)
  }

  @Test func aShadowOfAPathLiesBelowTheLayerAndIsNotCutOut() throws {
    var state = box(CGRect(x: 8, y: 8, width: 16, height: 16), CGColor(red: 1, green: 1, blue: 1, alpha: 0.5))
    state.detail.shadowOpacity = 1
    state.detail.shadowRadius = 0
    state.detail.shadowOffset = .zero
    state.detail.shadowPath = CGPath(rect: CGRect(x: 0, y: 0, width: 32, height: 8), transform: nil)
    let pixels = try picture([RenderNode(state: state)])
    #expect(pixels[36, 10] & 255 == 0)
    #expect((127...128).contains(pixels[12, 10] & 255))
    #expect(pixels[12, 20] & 255 == 255)
  }

  @Test func replicasAreMovedAndColoured() throws {
    var state = box(CGRect(x: 0, y: 0, width: 48, height: 48))
    state.detail.replication.count = 3
    state.detail.replication.transform = Transform3D(translationX: 12, y: 0)
    state.detail.replication.color = CGColor(red: 1, green: 0.5, blue: 1, alpha: 1)
    state.detail.replication.offsets = [-0.5, 0, 0, 0]
    let square = RenderNode(state: box(CGRect(x: 2, y: 2, width: 8, height: 8), .white))
    let pixels = try picture([RenderNode(state: state, children: [square])])
    let first = (pixels[4, 4], pixels[16, 4], pixels[28, 4])
    #expect(first.0 & 0xFFFFFF == 0xFF80FF)
    #expect(first.1 & 0xFFFFFF == 0x8080FF)
    #expect(first.2 & 0xFFFFFF == 0x0080FF)
    #expect(pixels[40, 4] & 0xFFFFFF == 0xFFFFFF)
  }

  @Test func rotatedLayerWithoutEdgeAntialiasingHasJaggedEdges() throws {
    func levels(_ flags: LayerState.Flags) throws -> Set<UInt32> {
      var state = box(CGRect(x: 12, y: 12, width: 24, height: 24), .black)
      state.flags = flags
      state.detail.transform = Transform3D(rotation: 0.5, x: 0, y: 0, z: 1)
      return Set(try picture([RenderNode(state: state)]).values.map { $0 & 255 })
    }
    #expect(try levels(.hardEdges) == [0, 255])
    #expect(try levels([]).count > 10)
  }

  @Test func numbersThatAreNoneDoNoHarm() throws {
    let wrong: [CGFloat] = [.nan, .infinity, -.infinity, 1e300, -1]
    let sane = RenderNode(state: box(CGRect(x: 44, y: 44, width: 4, height: 4), blue))
    func draw(_ nodes: [RenderNode]) throws {
      #expect(try picture(nodes + [sane])[46, 46] & 0xFFFFFF == 0xFF)
    }
    for number in wrong {
      var gradient = box(CGRect(x: 4, y: 4, width: 40, height: 40), red), shape = gradient, blur = gradient
      for kind in [GradientDrawing.Kind.axial, .radial, .conic] {
        gradient.detail.gradient.kind = kind
        gradient.detail.gradient.colors = [red, blue]
        gradient.detail.gradient.start = CGPoint(x: number, y: 0.5)
        gradient.detail.gradient.locations = [number, 1]
        try draw([RenderNode(state: gradient)])
      }
      let path = CGMutablePath()
      path.move(to: CGPoint(x: 1, y: 1))
      path.addLine(to: CGPoint(x: number, y: 30))
      path.addCurve(to: CGPoint(x: 30, y: number), control1: CGPoint(x: number, y: number), control2: .zero)
      shape.detail.shape.path = path
      shape.detail.shape.strokeColor = blue
      shape.detail.shape.lineWidth = number
      shape.detail.shape.strokeStart = number
      shape.detail.shape.dashes = [number, 1]
      shape.detail.shadowPath = path
      shape.detail.shadowOpacity = 1
      shape.detail.shadowRadius = number
      shape.detail.shadowOffset = CGSize(width: number, height: 0)
      blur.detail.filters = [.gaussianBlur(radius: number)]
      blur.detail.backgroundFilters = [.gaussianBlur(radius: number)]
      blur.detail.contentsRect = CGRect(x: number, y: 0, width: number, height: 1)
      blur.contents = CGImage(width: 2, height: 2, isOpaque: true) { _, _ in }.map { .image($0) }
      blur.detail.replication.count = 3
      blur.detail.replication.transform = Transform3D(translationX: number, y: 0)
      try draw([
        RenderNode(state: shape), RenderNode(state: blur, children: [RenderNode(state: gradient)]),
      ])
    }
  }

  /// A contents rectangle outside the picture continues the picture's edge (`CALayer.h`, "contentsRect": "If
  /// pixels outside the unit rectangles are requested, the edge pixels of the contents image will be extended
  /// outwards") and leaves the rest of the frame unchanged.
  @Test(arguments: [0, 0.3]) func contentsOfPartsBeyondMeasureShowTheEdge(angle: Double) throws {
    let image = try #require(
      CGImage(width: 8, height: 8, isOpaque: true) { pixels, stride in
        for index in 0..<8 * stride {
          let isEdge = [0, 7].contains(index / stride) || [0, 7].contains(index % stride)
          pixels[index] = isEdge ? 0xFFFF_0000 : 0xFF00_FF00
        }
      })
    let dot = RenderNode(
      state: box(CGRect(x: 40, y: 40, width: 8, height: 8)) {
        $0.detail.shape.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 8, height: 8), transform: nil)
        $0.detail.shape.fillColor = blue
      })
    func draw(_ part: CGRect) throws -> UInt32 {
      let state = box(CGRect(x: 4, y: 4, width: 32, height: 32)) {
        $0.contents = .image(image)
        $0.detail.contentsRect = part
        $0.detail.transform = Transform3D(rotation: angle, x: 0, y: 0, z: 1)
      }
      let pixels = try picture([RenderNode(state: state), dot])
      #expect(pixels[44, 44] & 0xFFFFFF == 0xFF, "\(part)")
      return pixels[12, 16] & 0xFFFFFF
    }
    for size in [1e3, 1e4, 1e5, 1e6, 1e9] {
      #expect(try draw(CGRect(x: -size, y: -size, width: 2 * size, height: 2 * size)) == 0xFF0000)
      #expect(try draw(CGRect(x: size, y: 0.5, width: 1, height: 1)) == 0xFF0000)
      #expect(try draw(CGRect(x: -size, y: 0.5, width: 1, height: 1)) == 0xFF0000)
    }
    for number in [CGFloat.nan, .infinity, -.infinity, 1e300] {
      #expect(try draw(CGRect(x: 0, y: number, width: 1, height: 1)) == 0xFFFFFF)
      #expect(try draw(CGRect(x: 0, y: 0, width: number, height: number)) == 0xFFFFFF)
    }
  }

  /// Masks allocate memory in proportion to the area that they cover, not to the screen's: here a thousandth
  /// of it each. The test counts the pages that the painting thread touches for the first time.
  @Test func masksAllocateMemoryForTheCoveredAreaOnly() throws {
    let side = 1200
    let nodes = (0..<100).map { index in
      let content = RenderNode(state: box(CGRect(x: 0, y: 0, width: side, height: side), red))
      let mask = box(CGRect(x: index * 10, y: index * 10, width: 40, height: 40), .black) {
        $0.cornerRadius = 20
      }
      return RenderNode(
        state: box(CGRect(x: 0, y: 0, width: side, height: side)), mask: RenderNode(state: mask),
        children: [content])
    }
    let frame = RenderFrame(
      root: RenderNode(state: box(CGRect(x: 0, y: 0, width: side, height: side)), children: nodes),
      size: CGSize(width: side, height: side), scale: 1, background: .white)
    let before = Self.pagesOfThisThread()
    let image = try #require(Compositor(workers: 1).image(of: frame))
    let pages = Self.pagesOfThisThread() - before, pixels = Pixels(image)
    #expect(pixels[20, 20] & 0xFFFFFF == 0xFF0000)
    #expect(pixels[0, 0] & 0xFFFFFF == 0xFFFFFF)
    // A picture of the screen has 1,407 pages of 4 KB; a hundred masks of the screen's size would touch a
    // hundred times as many.
    #expect(pages < 10 * side * side * 4 / 4096, "\(pages) pages")
  }

  private static func pagesOfThisThread() -> Int {
    var usage = rusage()
    // `RUSAGE_THREAD` of getrusage(2), whose name Swift does not see.
    getrusage(__rusage_who_t(1), &usage)
    return usage.ru_minflt
  }

  /// A layer that is rasterized at a scale of one is as coarse on a screen with a scale of two
  /// ("rasterizationScale": "The default value is 1.0"). At a scale of two it looks as if it were not
  /// rasterized.
  @Test func rasterizedLayersHaveThePixelsOfTheirScale() throws {
    func levels(_ scale: CGFloat?, turned angle: Double = 0, opacity: Float = 1) throws -> [UInt32] {
      let group = box(CGRect(x: 0, y: 0, width: 48, height: 48)) {
        $0.opacity = opacity
        $0.detail.transform = Transform3D(rotation: angle, x: 0, y: 0, z: 1)
        guard let scale else { return }
        $0.flags.insert(.rasterized)
        $0.detail.rasterizationScale = scale
      }
      let bar = RenderNode(state: box(CGRect(x: 10.5, y: 4, width: 20, height: 40), .black))
      return try picture([RenderNode(state: group, children: [bar])], scale: 2).values.map { $0 & 255 }
    }
    let plain = try levels(nil)
    #expect(Set(plain) == [0, 255])
    #expect(try levels(2) == plain)
    let coarse = try levels(1), row = Array(coarse[48 * 96..<49 * 96])
    // Half of the eleventh point is covered: its two pixels are gray, those around blend with it.
    #expect(row[17] == 255 && row[24] == 0 && (100...200).contains(row[20]) && (60...160).contains(row[21]))
    // The layer's opacity does not affect its picture.
    #expect(try levels(1, opacity: 0.5)[48 * 96 + 24] == levels(nil, opacity: 0.5)[48 * 96 + 24])
    #expect(try levels(1, turned: .pi / 2)[24 * 96 + 48] == 0)
  }

  @Test func contentsAreChosenByThePixelsOfTheScreen() throws {
    let image = try #require(
      CGImage(width: 2, height: 1, isOpaque: true) { pixels, _ in
        pixels[0] = 0xFF00_0000
        pixels[1] = 0xFFFF_FFFF
      })
    var state = box(CGRect(x: 0, y: 0, width: 2, height: 1))
    state.contents = .image(image)
    state.detail.magnifiesNearest = true
    // As large as the picture in points, but larger in pixels.
    let pixels = try picture([RenderNode(state: state)], scale: 4)
    #expect((0..<8).map { pixels[$0, 1] & 255 } == [0, 0, 0, 0, 255, 255, 255, 255])
  }
}
