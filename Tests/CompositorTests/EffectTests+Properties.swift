import CoreGraphics
import RenderTree
import TestSupport
import Testing

/// Tests of the effect of a layer's properties on its parts. Source: Apple's reference of `CALayer`, under
/// the property's name.
extension EffectTests {
  /// "allowsGroupOpacity": a faded layer is composited as a whole, so that no part of it shows through
  /// another. Half of blue on white is (127.5, 127.5, 255), whatever layer lies below the blue.
  @Test(arguments: ["border", "contents", "shape", "stroke", "border of contents", "border of a gradient"])
  func partsOfAFadedLayerDoNotShowThroughOneAnother(above part: String) throws {
    func image(_ pixel: UInt32) throws -> RenderContents {
      .image(try #require(CGImage(width: 1, height: 1, isOpaque: true) { pixels, _ in pixels[0] = pixel }))
    }
    var state = box(CGRect(x: 8, y: 8, width: 32, height: 32)) { $0.opacity = 0.5 }
    let square = CGPath(rect: CGRect(x: 0, y: 0, width: 32, height: 32), transform: nil)
    if ["border", "contents", "shape"].contains(part) { state.backgroundColor = red }
    if part.hasPrefix("border") {
      state.detail.borderWidth = 4
      state.detail.borderColor = blue
    }
    switch part {
    case "contents": state.contents = try image(0xFF00_00FF)
    case "shape":
      state.detail.shape.path = square
      state.detail.shape.fillColor = blue
    case "stroke":
      state.detail.shape.path = square
      state.detail.shape.fillColor = red
      state.detail.shape.strokeColor = blue
      state.detail.shape.lineWidth = 8
    case "border of contents": state.contents = try image(0xFFFF_0000)
    case "border of a gradient": state.detail.gradient.colors = [red, red]
    default: break
    }
    let pixel = try picture([RenderNode(state: state)])[9, 24]
    #expect((127...128).contains(pixel >> 16 & 255))
    #expect((127...128).contains(pixel >> 8 & 255))
    #expect(pixel & 255 == 255)
  }

  /// "isDoubleSided": the back of a single-sided layer is not displayed.
  @Test(arguments: [(0.0, true), (0.4, true), (0.6, false), (1, false)])
  func theBackOfALayerWithOneSideIsNotPainted(halfTurns: Double, isSeen: Bool) throws {
    var state = box(CGRect(x: 8, y: 8, width: 32, height: 32), red) { $0.flags.insert(.singleSided) }
    state.detail.transform = Transform3D(rotation: halfTurns * .pi, x: 0, y: 1, z: 0)
    #expect(try picture([RenderNode(state: state)])[24, 24] & 0xFFFFFF == (isSeen ? 0xFF0000 : 0xFFFFFF))
    state.flags.remove(.singleSided)
    #expect(try picture([RenderNode(state: state)])[24, 24] & 0xFFFFFF == 0xFF0000)
  }

  /// "masksToBounds": content outside the bounds is not displayed, and neither is the layer's shadow.
  @Test(arguments: [false, true]) func layersThatClipCastNoShadow(clips: Bool) throws {
    var state = box(CGRect(x: 8, y: 8, width: 16, height: 16), red)
    if clips { state.flags.insert(.masksToBounds) }
    state.detail.shadowOpacity = 1
    state.detail.shadowRadius = 0
    state.detail.shadowOffset = CGSize(width: 20, height: 0)
    let pixels = try picture([RenderNode(state: state)])
    #expect(pixels[16, 16] & 0xFFFFFF == 0xFF0000)
    #expect(pixels[36, 16] & 0xFFFFFF == (clips ? 0xFFFFFF : 0))
  }

  /// "borderWidth": a border lies inside the bounds, above the content, and leaves the rest unchanged.
  @Test func aBorderLeavesTheMiddle() throws {
    var state = box(CGRect(x: 8, y: 8, width: 32, height: 32), red)
    state.detail.borderWidth = 4
    state.detail.borderColor = blue
    let pixels = try picture([RenderNode(state: state)])
    #expect(pixels[7, 24] & 0xFFFFFF == 0xFFFFFF)
    #expect(pixels[11, 24] & 0xFFFFFF == 0xFF)
    #expect(pixels[12, 24] & 0xFFFFFF == 0xFF0000)
  }

  /// "contentsScale": the size of contents in points is their size in pixels divided by it.
  @Test(arguments: [(1.0, 16), (2, 8), (4, 4)])
  func contentsAreAsLargeAsTheirScaleSays(scale: Double, side: Int) throws {
    let image = try #require(
      CGImage(width: 16, height: 16, isOpaque: true) { pixels, stride in
        for index in 0..<16 * stride { pixels[index] = 0xFFFF_0000 }
      })
    var state = box(CGRect(x: 8, y: 8, width: 32, height: 32)) { $0.contents = .image(image) }
    state.detail.contentsGravity = .center
    state.detail.contentsScale = scale
    let pixels = try picture([RenderNode(state: state)])
    for x in [24 - side / 2, 24 + side / 2 - 1] { #expect(pixels[x, 24] & 0xFFFFFF == 0xFF0000) }
    for x in [24 - side / 2 - 1, 24 + side / 2] { #expect(pixels[x, 24] & 0xFFFFFF == 0xFFFFFF) }
  }

  /// "mask": the mask's filters and its shadow also count, beyond its bounds.
  @Test func masksReachAsFarAsTheirBlurAndTheirShadow() throws {
    func masked(_ change: (inout LayerState) -> Void) throws -> Pixels {
      let mask = RenderNode(state: box(CGRect(x: 8, y: 8, width: 16, height: 16), .black, change))
      return try picture([
        RenderNode(state: box(CGRect(x: 0, y: 0, width: 48, height: 48), red), mask: mask)
      ])
    }
    let plain = try masked { _ in }
    #expect(plain[29, 16] & 0xFFFFFF == 0xFFFFFF)
    let blurred = try masked { $0.detail.filters = [.gaussianBlur(radius: 10)] }
    #expect((128...245).contains(blurred[29, 16] >> 8 & 255))
    let shadow = try masked {
      $0.detail.shadowOpacity = 1
      $0.detail.shadowRadius = 0
      $0.detail.shadowOffset = CGSize(width: 20, height: 0)
    }
    #expect(shadow[36, 16] & 0xFFFFFF == 0xFF0000)
    #expect(shadow[46, 16] & 0xFFFFFF == 0xFFFFFF)
    // 2.5 points beyond the mask a shadow of radius 4 covers 1 - Φ(2.5 / 4) = 27 %.
    let soft = try masked {
      $0.detail.shadowOpacity = 1
      $0.detail.shadowRadius = 4
      $0.detail.shadowOffset = .zero
    }
    #expect((160...215).contains(soft[26, 16] >> 8 & 255))
  }
}
