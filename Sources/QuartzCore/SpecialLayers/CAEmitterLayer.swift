internal import CoreGraphics
public import Foundation
internal import RenderTree

/// Where particles are born.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// All at `emitterPosition`, whatever the size.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// Along x, as long as `emitterSize` is wide, with `emitterPosition` in the middle.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// Of `emitterSize`, in the layer's plane.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of `emitterSize` and `emitterDepth`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// About `emitterPosition`, in the layer's plane; the width of `emitterSize` is the radius.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// About `emitterPosition`; the width of `emitterSize` is the radius.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// In which part of the shape particles are born.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the corners of a box or the ends of a line; of circles and spheres as `outline`.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// On the edges of a rectangle or cuboid, on the circle, on the sphere; anywhere on a line.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Anywhere in a rectangle or circle, on the sides of a cuboid, on the sphere.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Anywhere in the shape. What layers have unless set.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// How particles lie over one another.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// In the order of their birth here, as `oldestFirst`. What layers have unless set.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Younger ones lie over older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older ones lie over younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// By depth, what is nearer to the viewer over what is behind it.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// Their colours are added to what lies below them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that shows particles: below its sublayers, from its time 0 on.
///
/// A frame shows the particles of its moment, which depend on nothing but the layer's time, `seed`, and
/// what the layer was when they were born: changes of a layer that has been seen concern the particles
/// that are born from then on.
///
/// - Note: At most 8,192 particles of a cell are shown at once.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles, taken as they are when they are set.
  open var emitterCells: [CAEmitterCell]? {
    didSet { change { $0.cells = (emitterCells ?? []).filter(\.isEnabled).map(\.drawing) } }
  }
  /// The middle of the shape.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change { $0.position = newValue } }
  }
  /// The size of the shape; the radius of a circle or a sphere is the width.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change { $0.size = newValue } }
  }
  /// How far before the layer's plane the middle of the shape lies.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { change { $0.zPosition = newValue } }
  }
  /// How far a cuboid reaches along z.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change { $0.depth = newValue } }
  }
  /// An unknown shape acts as `point`.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: emitter.shape.rawValue) }
    set { change { $0.shape = EmitterDrawing.Shape(rawValue: newValue.rawValue) ?? .point } }
  }
  /// An unknown mode acts as `volume`.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: emitter.mode.rawValue) }
    set { change { $0.mode = EmitterDrawing.Mode(rawValue: newValue.rawValue) ?? .volume } }
  }
  /// An unknown mode acts as `unordered`.
  open var renderMode: CAEmitterLayerRenderMode {
    get { CAEmitterLayerRenderMode(rawValue: emitter.order.rawValue) }
    set { change { $0.order = EmitterDrawing.Order(rawValue: newValue.rawValue) ?? .unordered } }
  }
  /// Whether particles are seen in the superlayer's space instead of being flattened into the layer's plane;
  /// such a layer has no look of its own.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { change { $0.preservesDepth = newValue } }
  }
  /// A factor of the cells' birth rates.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change { $0.birthRate = newValue } }
  }
  /// A factor of the cells' lifetimes.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change { $0.lifetime = newValue } }
  }
  /// A factor of the cells' velocities.
  open var velocity: Float {
    get { emitter.velocity }
    set { change { $0.velocity = newValue } }
  }
  /// A factor of the cells' scales.
  open var scale: Float {
    get { emitter.scale }
    set { change { $0.scale = newValue } }
  }
  /// A factor of the cells' spins.
  open var spin: Float {
    get { emitter.spin }
    set { change { $0.spin = newValue } }
  }
  /// What the particles' chances begin with.
  open var seed: UInt32 {
    get { emitter.seed }
    set { change { $0.seed = newValue } }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    let emitter = EmitterDrawing()
    return switch key {
    case "birthRate", "lifetime", "velocity", "scale", "spin": NSNumber(value: 1)
    case "emitterShape": emitter.shape.rawValue
    case "emitterMode": emitter.mode.rawValue
    case "renderMode": emitter.order.rawValue
    default: super.defaultValue(forKey: key)
    }
  }

  /// `emitterCells.NAME.PROPERTY` changes a property of the cell of that name.
  open override func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else {
      return super.setValue(value, forKeyPath: keyPath)
    }
    let cells = emitterCells ?? []
    for cell in cells where cell.name == parts[1] { cell.setValue(value, forKey: parts[2]) }
    emitterCells = cells
  }
  open override func value(forKeyPath keyPath: String) -> Any? {
    let parts = keyPath.split(separator: ".").map(String.init)
    guard parts.count == 3, parts[0] == "emitterCells" else { return super.value(forKeyPath: keyPath) }
    return emitterCells?.first { $0.name == parts[1] }?.value(forKey: parts[2])
  }

  private var emitter: EmitterDrawing { state.detail.emitter }

  private func change(_ body: (inout EmitterDrawing) -> Void) {
    var new = emitter
    body(&new)
    // What is seen already goes on as it was born.
    if marks.contains(.isShown), new != emitter { new = new.following(emitter, at: now) }
    change(\.drawing, .emitter(new))
    if state.emits { AnimatedLayers.insert(self) }
  }
}
