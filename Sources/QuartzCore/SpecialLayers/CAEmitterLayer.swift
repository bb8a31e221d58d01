internal import CoreGraphics
public import Foundation
internal import RenderTree

/// The shapes from which particles are emitted.
public struct CAEmitterLayerEmitterShape: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A point at `emitterPosition`.
  public static let point = CAEmitterLayerEmitterShape(rawValue: "point")
  /// A line along x, as long as the width of `emitterSize`, centred at `emitterPosition`.
  public static let line = CAEmitterLayerEmitterShape(rawValue: "line")
  /// A rectangle of `emitterSize` in the layer's plane.
  public static let rectangle = CAEmitterLayerEmitterShape(rawValue: "rectangle")
  /// A box of `emitterSize` and `emitterDepth`.
  public static let cuboid = CAEmitterLayerEmitterShape(rawValue: "cuboid")
  /// A circle around `emitterPosition` in the layer's plane, whose radius is the width of `emitterSize`.
  public static let circle = CAEmitterLayerEmitterShape(rawValue: "circle")
  /// A sphere around `emitterPosition`, whose radius is the width of `emitterSize`.
  public static let sphere = CAEmitterLayerEmitterShape(rawValue: "sphere")
}

/// The parts of the shape from which particles are emitted.
public struct CAEmitterLayerEmitterMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The corners of a box or the ends of a line; for circles and spheres the same as `outline`.
  public static let points = CAEmitterLayerEmitterMode(rawValue: "points")
  /// The edges of a rectangle or cuboid, the circle, the surface of the sphere, or any point of a line.
  public static let outline = CAEmitterLayerEmitterMode(rawValue: "outline")
  /// Any point of a rectangle or circle, of the faces of a cuboid, or of the surface of a sphere.
  public static let surface = CAEmitterLayerEmitterMode(rawValue: "surface")
  /// Any point of the shape. The default.
  public static let volume = CAEmitterLayerEmitterMode(rawValue: "volume")
}

/// The orders in which particles are composited.
public struct CAEmitterLayerRenderMode: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Particles are drawn in the order of their birth, like `oldestFirst`. The default.
  public static let unordered = CAEmitterLayerRenderMode(rawValue: "unordered")
  /// Younger particles are drawn over older ones.
  public static let oldestFirst = CAEmitterLayerRenderMode(rawValue: "oldestFirst")
  /// Older particles are drawn over younger ones.
  public static let oldestLast = CAEmitterLayerRenderMode(rawValue: "oldestLast")
  /// Particles are drawn by depth, those closer to the viewer last.
  public static let backToFront = CAEmitterLayerRenderMode(rawValue: "backToFront")
  /// The colours of particles are added to what is below them.
  public static let additive = CAEmitterLayerRenderMode(rawValue: "additive")
}

/// A layer that emits particles, drawn below its sublayers, from its time 0 on.
///
/// A frame shows the particles of its time. They depend only on the layer's time, `seed`, and the layer's
/// properties when they were emitted: changes of a layer that has been shown affect the particles emitted
/// from then on.
///
/// - Note: At most 8,192 particles of a cell are shown at once.
open class CAEmitterLayer: CALayer {
  /// The kinds of particles. The layer copies the cells when they are set.
  open var emitterCells: [CAEmitterCell]? {
    didSet { change { $0.cells = (emitterCells ?? []).filter(\.isEnabled).map(\.drawing) } }
  }
  /// The centre of the shape.
  open var emitterPosition: CGPoint {
    get { emitter.position }
    set { change { $0.position = newValue } }
  }
  /// The size of the shape. The width is the radius of a circle or a sphere.
  open var emitterSize: CGSize {
    get { emitter.size }
    set { change { $0.size = newValue } }
  }
  /// The distance of the shape's centre from the layer's plane, towards the viewer.
  open var emitterZPosition: CGFloat {
    get { emitter.zPosition }
    set { change { $0.zPosition = newValue } }
  }
  /// The extent of a cuboid along z.
  open var emitterDepth: CGFloat {
    get { emitter.depth }
    set { change { $0.depth = newValue } }
  }
  /// The shape from which particles are emitted. Unknown shapes are treated as `point`.
  open var emitterShape: CAEmitterLayerEmitterShape {
    get { CAEmitterLayerEmitterShape(rawValue: emitter.shape.rawValue) }
    set { change { $0.shape = EmitterDrawing.Shape(rawValue: newValue.rawValue) ?? .point } }
  }
  /// The part of the shape from which particles are emitted. Unknown modes are treated as `volume`.
  open var emitterMode: CAEmitterLayerEmitterMode {
    get { CAEmitterLayerEmitterMode(rawValue: emitter.mode.rawValue) }
    set { change { $0.mode = EmitterDrawing.Mode(rawValue: newValue.rawValue) ?? .volume } }
  }
  /// The order in which particles are composited. Unknown modes are treated as `unordered`.
  open var renderMode: CAEmitterLayerRenderMode {
    get { CAEmitterLayerRenderMode(rawValue: emitter.order.rawValue) }
    set { change { $0.order = EmitterDrawing.Order(rawValue: newValue.rawValue) ?? .unordered } }
  }
  /// A Boolean value that determines whether particles are shown in the superlayer's 3D space instead of
  /// being flattened into the layer's plane. Such a layer has no appearance of its own.
  open var preservesDepth: Bool {
    get { emitter.preservesDepth }
    set { change { $0.preservesDepth = newValue } }
  }
  /// The factor of the cells' birth rates.
  open var birthRate: Float {
    get { emitter.birthRate }
    set { change { $0.birthRate = newValue } }
  }
  /// The factor of the cells' lifetimes.
  open var lifetime: Float {
    get { emitter.lifetime }
    set { change { $0.lifetime = newValue } }
  }
  /// The factor of the cells' velocities.
  open var velocity: Float {
    get { emitter.velocity }
    set { change { $0.velocity = newValue } }
  }
  /// The factor of the cells' scales.
  open var scale: Float {
    get { emitter.scale }
    set { change { $0.scale = newValue } }
  }
  /// The factor of the cells' spins.
  open var spin: Float {
    get { emitter.spin }
    set { change { $0.spin = newValue } }
  }
  /// The seed of the random numbers for the particles.
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

  /// Sets a value by key path. `emitterCells.NAME.PROPERTY` sets a property of the cells with that name.
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
    // Particles that are already visible keep the properties they were emitted with.
    if marks.contains(.isShown), new != emitter { new = new.following(emitter, at: now) }
    change(\.drawing, .emitter(new))
    if state.emits { AnimatedLayers.insert(self) }
  }
}
