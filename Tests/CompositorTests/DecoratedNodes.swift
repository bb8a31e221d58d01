import CoreGraphics
import RenderTree
import TestSupport

/// Random render trees with everything that layers can do, and random changes of them.
struct DecoratedNodes {
  private var nodes: RandomNodes
  private let images: [CGImage]
  /// A Boolean value that determines whether layers may blend with the content below them, including by blend
  /// modes that reach beyond their own bounds.
  var blends = true
  /// A Boolean value that determines whether layers may have 3D transforms.
  var hasDepth = true
  /// A Boolean value that indicates whether no edge lies between pixels at a scale of 3.
  var isAligned: Bool {
    get { nodes.isAligned }
    set { nodes.isAligned = newValue }
  }

  /// Names for layers.
  private final class Name: Sendable {}
  private var names: [Name] = []

  init(_ random: SeededRandom) {
    nodes = RandomNodes(random)
    images = [(7, 5), (16, 16)].map { width, height in
      CGImage(width: width, height: height, isOpaque: width == 16) { pixels, stride in
        for y in 0..<height {
          for x in 0..<width {
            let alpha: UInt32 = width == 16 ? 255 : UInt32(40 * y)
            pixels[y * stride + x] = alpha << 24 | (alpha * UInt32(x) / UInt32(width)) << 8 | alpha / 2
          }
        }
      }!
    }
  }

  mutating func isTrue(oneIn count: Int) -> Bool { nodes.random.isTrue(oneIn: count) }
  mutating func integer(_ range: Range<Int>) -> Int { nodes.random.integer(range) }

  mutating func tree(levels: Int = 4) -> RenderNode {
    let plain = nodes.tree(levels: levels)
    return named(RenderNode(state: plain.state, children: plain.children.map { decorated($0) }))
  }

  private mutating func named(_ node: RenderNode) -> RenderNode {
    names.append(Name())
    return RenderNode(
      state: node.state, mask: node.mask.first, children: node.children,
      identity: ObjectIdentifier(names[names.count - 1]))
  }

  private mutating func decorated(_ node: RenderNode) -> RenderNode {
    var state = node.state
    if isTrue(oneIn: 3) { decorate(&state, integer(0..<16)) }
    let mask = isTrue(oneIn: 10) ? smallLayer() : nil
    return named(RenderNode(state: state, mask: mask, children: node.children.map { decorated($0) }))
  }

  /// Returns a layer without sublayers.
  mutating func smallLayer() -> RenderNode { named(RenderNode(state: nodes.tree(levels: 1).state)) }

  private mutating func number(_ range: ClosedRange<Double>) -> Double { nodes.random.number(range) }
  /// Returns a length, which is a whole number if edges are aligned.
  private mutating func length(_ range: ClosedRange<Double>) -> Double {
    let number = number(range)
    return isAligned ? number.rounded() : number
  }

  /// Adds a rare feature to a layer.
  private mutating func decorate(_ state: inout LayerState, _ kind: Int) {
    switch kind {
    case 0:
      state.detail.shadowOpacity = Float(number(0.3...1))
      state.detail.shadowRadius = number(0...6)
      state.detail.shadowOffset = CGSize(width: length(-5...5), height: length(-5...5))
    case 1:
      state.detail.shadowOpacity = 0.7
      state.detail.shadowPath = CGPath(ellipseIn: CGRect(x: -4, y: 2, width: 20, height: 12), transform: nil)
    case 2: state.detail.filters = [.gaussianBlur(radius: number(0.3...4))]
    case 3: state.detail.filters = [.multiply(CGColor(red: 0.5, green: 1, blue: 0.8, alpha: 0.9))]
    case 4, 5: state.detail.backgroundFilters = [.gaussianBlur(radius: number(0.5...5))]
    case 6:
      state.detail.gradient.colors = [.white, .black, CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)]
      state.detail.gradient.kind = [.axial, .radial, .conic][integer(0..<3)]
    case 7:
      guard !isAligned else { break }
      state.detail.shape.path = CGPath(ellipseIn: CGRect(x: -3, y: 1, width: 17, height: 23), transform: nil)
      state.detail.shape.strokeColor = .black
      state.detail.shape.lineWidth = number(0.5...5)
    case 8:
      if blends {
        state.detail.blending = CGBlendMode(rawValue: Int32(integer(1..<28))).map(LayerBlending.init)
      }
    case 9:
      state.detail.replication.count = integer(1..<5)
      state.detail.replication.transform = Transform3D(translationX: length(-9...9), y: length(-9...9))
      state.detail.replication.offsets = [-0.2, 0, 0, 0]
    case 10:
      guard hasDepth else { break }
      var perspective = Transform3D.identity
      perspective.m34 = -1 / 60
      state.detail.sublayerTransform = perspective
    case 11:
      if hasDepth { state.detail.transform = Transform3D(rotation: number(-1...1), x: 1, y: 0.5, z: 0) }
    case 12: if hasDepth { state.flags.insert(.transformLayer) }
    case 13: state.detail.zPosition = number(-5...5)
    default:
      state.contents = .image(images[integer(0..<images.count)])
      state.detail.contentsGravity =
        isAligned ? .topLeft : ContentsGravity.allCases[integer(0..<ContentsGravity.allCases.count)]
      state.detail.contentsScale = 1
      if !isAligned, isTrue(oneIn: 3) {
        state.detail.contentsCenter = CGRect(x: 0.25, y: 0.4, width: 0.5, height: 0.2)
      }
    }
  }

  /// Returns the tree with one to three random changes.
  mutating func changed(_ tree: RenderNode) -> RenderNode {
    var tree = tree
    for _ in 0..<integer(1..<4) { tree = changedOnce(tree, depth: integer(0..<4)) }
    return tree
  }

  private mutating func changedOnce(_ node: RenderNode, depth: Int) -> RenderNode {
    var state = node.state, children = node.children, mask = node.mask.first
    if depth > 0, !children.isEmpty {
      let index = integer(0..<children.count)
      children[index] = changedOnce(children[index], depth: depth - 1)
    } else {
      let other = nodes.tree(levels: 1).state
      switch integer(0..<20) {
      case 0: state.backgroundColor = other.backgroundColor
      case 1: state.position.x += length(-9...9)
      case 2: state.bounds.size.width += 2 * length(-1...3)
      case 3: state.bounds.origin.y += CGFloat(integer(-9..<9))
      case 4: state.opacity = Float(number(0...1))
      case 5: state.flags.formSymmetricDifference(.hidden)
      case 6: state.flags.formSymmetricDifference(.masksToBounds)
      case 7 where !isAligned: state.cornerRadius = number(0...9)
      case 8: state.detail.transform = Transform3D(nodes.transform())
      case 9: state.detail.borderWidth = length(0...4)
      case 10 where !children.isEmpty: children.remove(at: integer(0..<children.count))
      case 11: children.insert(decorated(smallLayer()), at: integer(0..<children.count + 1))
      case 12 where children.count > 1:
        children.swapAt(integer(0..<children.count), integer(0..<children.count))
      case 13: mask = mask == nil ? smallLayer() : nil
      case 14 where !children.isEmpty: children[integer(0..<children.count)] = decorated(smallLayer())
      case 15 where state.contents != nil, 16 where state.contents != nil:
        state.contents = state.contents.map { drawnAgainInPart($0) }
      default: decorate(&state, integer(0..<16))
      }
    }
    return RenderNode(state: state, mask: mask, children: children, identity: node.identity)
  }

  /// Returns a picture in which a rectangle is changed.
  mutating func drawnAgainInPart(_ contents: RenderContents) -> RenderContents {
    guard case .image(let image) = contents else { return contents }
    let x = integer(0..<image.width), y = integer(0..<image.height)
    let part = CGRect(
      x: x, y: y, width: integer(1..<image.width - x + 1), height: integer(1..<image.height - y + 1))
    let context = CGContext(redrawing: image, in: part, scale: 1, origin: .zero)!
    context.setFillColor(CGColor(red: number(0...1), green: 1, blue: number(0...1), alpha: number(0...1)))
    context.fill(part.insetBy(dx: 0, dy: -5))
    return .image(context.finish())
  }
}
