public import CoreGraphics
public import Foundation
internal import RenderTree

/// A kind of particle of an emitter layer. Each of its values is a mean, and the corresponding range is the
/// width of an interval around it.
///
/// Lengths are in the layer's points, times in seconds, angles in radians. Particles are emitted from
/// `beginTime` on, in the time space of the layer or of the particle that emits them, and for `duration` if
/// that is not 0.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name by which key paths of the layer refer to the cell: `emitterCells.name.birthRate`.
  open var name: String?
  /// A Boolean value that determines whether the layer uses the cell. Read when the layer's cells are set.
  open var isEnabled = true
  /// The number of particles emitted per second.
  open var birthRate: Float = 0
  /// The lifetime of a particle in seconds.
  open var lifetime: Float = 0
  /// The range of lifetimes in seconds, half of it below and half above `lifetime`.
  open var lifetimeRange: Float = 0
  /// The angle of the direction to the plane, towards the viewer.
  open var emissionLatitude: CGFloat = 0
  /// The angle of the direction in the plane, from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0
  /// The angle of the cone around `emissionLongitude` in which particles are emitted.
  open var emissionRange: CGFloat = 0
  /// The initial speed in points per second.
  open var velocity: CGFloat = 0
  /// The range of speeds in points per second, half of it below and half above `velocity`.
  open var velocityRange: CGFloat = 0
  /// The acceleration along the layer's x axis in points per second squared.
  open var xAcceleration: CGFloat = 0
  /// The acceleration along the layer's y axis, downwards, in points per second squared.
  open var yAcceleration: CGFloat = 0
  /// The acceleration along the z axis, towards the viewer, in points per second squared.
  open var zAcceleration: CGFloat = 0
  /// The scale of the contents, whose size in points is their size in pixels divided by `contentsScale`.
  open var scale: CGFloat = 1
  /// The range of scales, half of it below and half above `scale`.
  open var scaleRange: CGFloat = 0
  /// The change of the scale per second.
  open var scaleSpeed: CGFloat = 0
  /// The rotation speed in radians per second, from the x axis towards the y axis.
  open var spin: CGFloat = 0
  /// The range of rotation speeds in radians per second, half of it below and half above `spin`.
  open var spinRange: CGFloat = 0
  /// The colour by which the contents are multiplied. Nil means white.
  open var color: CGColor? = .white
  /// The range of the red component, 0…1, half of it below and half above that of `color`.
  open var redRange: Float = 0
  /// The range of the green component, like `redRange`.
  open var greenRange: Float = 0
  /// The range of the blue component, like `redRange`.
  open var blueRange: Float = 0
  /// The range of the opacity, like `redRange`.
  open var alphaRange: Float = 0
  /// The change of the red component per second.
  open var redSpeed: Float = 0
  /// The change of the green component per second.
  open var greenSpeed: Float = 0
  /// The change of the blue component per second.
  open var blueSpeed: Float = 0
  /// The change of the opacity per second. Negative values fade particles out.
  open var alphaSpeed: Float = 0
  /// The image of a particle, a `CGImage`. Other objects show nothing.
  open var contents: Any?
  /// The part of the contents that is shown, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// The number of pixels of the contents per point.
  open var contentsScale: CGFloat = 1
  /// The name of the filter for shrunk contents. All filters but `nearest` average pixels.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The name of the filter for enlarged contents. All filters but `nearest` interpolate between pixels.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Stored only. The bias for choosing the level of detail of shrunk contents. They are averaged instead.
  open var minificationFilterBias: Float = 0
  /// Stored only. Additional values by name.
  open var style: [AnyHashable: Any]?
  /// The cells that particles of this cell emit during their lifetime, from their current position.
  open var emitterCells: [CAEmitterCell]?

  public override init() { super.init() }

  private var timing = MediaTiming()
  /// The time in seconds before the first particle is emitted, in the time space of the layer or of the
  /// emitting particle.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// The time in seconds for which particles are emitted. 0, the default, means forever.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// The rate of time. A cell with speed 0 emits nothing.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// The time in seconds for which the cell appears to have emitted already when it begins.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Stored only. The number of repetitions. A cell emits once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Stored only. The duration of repetition. A cell emits once.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Stored only. A Boolean value that requests reversed repetition. A cell emits once.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Stored only. The behaviour outside the active duration. A cell emits from its beginning to its end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// Returns the default value of a property if it is not zero or nil, otherwise nil.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "scale", "contentsScale", "speed": NSNumber(value: 1)
    case "enabled": NSNumber(value: true)
    case "color": CGColor.white
    case "contentsRect": NSValue(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
    default: nil
    }
  }

  private static let floats: [String: any ReferenceWritableKeyPath<CAEmitterCell, Float> & Sendable] = [
    "birthRate": \.birthRate, "lifetime": \.lifetime, "lifetimeRange": \.lifetimeRange,
    "redRange": \.redRange,
    "greenRange": \.greenRange, "blueRange": \.blueRange, "alphaRange": \.alphaRange, "redSpeed": \.redSpeed,
    "greenSpeed": \.greenSpeed, "blueSpeed": \.blueSpeed, "alphaSpeed": \.alphaSpeed, "speed": \.speed,
    "repeatCount": \.repeatCount, "minificationFilterBias": \.minificationFilterBias,
  ]
  private static let times: [String: any ReferenceWritableKeyPath<CAEmitterCell, Double> & Sendable] = [
    "beginTime": \.beginTime, "duration": \.duration, "timeOffset": \.timeOffset,
    "repeatDuration": \.repeatDuration,
  ]
  private static let lengths: [String: any ReferenceWritableKeyPath<CAEmitterCell, CGFloat> & Sendable] = [
    "emissionLatitude": \.emissionLatitude, "emissionLongitude": \.emissionLongitude,
    "emissionRange": \.emissionRange,
    "velocity": \.velocity, "velocityRange": \.velocityRange, "xAcceleration": \.xAcceleration,
    "yAcceleration": \.yAcceleration, "zAcceleration": \.zAcceleration, "scale": \.scale,
    "scaleRange": \.scaleRange,
    "scaleSpeed": \.scaleSpeed, "spin": \.spin, "spinRange": \.spinRange,
    "contentsScale": \.contentsScale,
  ]

  /// Returns the value of a property by name: numbers as `NSNumber`, `contentsRect` as `NSValue` and
  /// `fillMode` as its raw value. Returns nil for an unknown name.
  open func value(forKey key: String) -> Any? {
    if let path = Self.floats[key] { return NSNumber(value: self[keyPath: path]) }
    if let path = Self.times[key] { return NSNumber(value: self[keyPath: path]) }
    if let path = Self.lengths[key] { return NSNumber(value: Double(self[keyPath: path])) }
    return switch key {
    case "color": color
    case "contents": contents
    case "enabled": NSNumber(value: isEnabled)
    case "name": name
    case "contentsRect": NSValue(rect: contentsRect)
    case "minificationFilter": minificationFilter
    case "magnificationFilter": magnificationFilter
    case "style": style
    case "emitterCells": emitterCells
    case "autoreverses": NSNumber(value: autoreverses)
    case "fillMode": fillMode.rawValue
    default: nil
    }
  }
  /// Sets the value of a property by name. Unknown names are ignored. A layer copies its cells when they are
  /// set; to change them later, use the layer's `setValue(_:forKeyPath:)`.
  open func setValue(_ value: Any?, forKey key: String) {
    let number = (value as? NSNumber)?.doubleValue ?? (value as? CGFloat).map { Double($0) } ?? 0
    if let path = Self.floats[key] { return self[keyPath: path] = Float(number) }
    if let path = Self.times[key] { return self[keyPath: path] = number }
    if let path = Self.lengths[key] { return self[keyPath: path] = CGFloat(number) }
    switch key {
    case "color": color = value as? CGColor
    case "contents": contents = value
    case "enabled": isEnabled = number != 0
    case "name": name = value as? String
    case "contentsRect":
      if let rect = value as? CGRect ?? (value as? NSValue)?.rectValue { contentsRect = rect }
    case "minificationFilter", "magnificationFilter":
      guard let filter = value as? String ?? (value as? CALayerContentsFilter)?.rawValue else { return }
      if key == "minificationFilter" { minificationFilter = filter } else { magnificationFilter = filter }
    case "style": style = value as? [AnyHashable: Any]
    case "emitterCells": emitterCells = value as? [CAEmitterCell]
    case "autoreverses": autoreverses = value as? Bool ?? (number != 0)
    case "fillMode":
      let name = value as? String ?? (value as? CAMediaTimingFillMode)?.rawValue
      if let name { fillMode = CAMediaTimingFillMode(rawValue: name) }
    default: return
    }
  }

  /// The cell as a value of the render tree.
  final var drawing: EmitterCellDrawing {
    var cell = EmitterCellDrawing()
    cell.contents = (contents as? CGImage).map { .image($0) }
    (cell.contentsScale, cell.contentsRect) = (contentsScale, contentsRect)
    cell.magnifiesNearest = magnificationFilter == CALayerContentsFilter.nearest.rawValue
    cell.minifiesNearest = minificationFilter == CALayerContentsFilter.nearest.rawValue
    cell.color = color ?? .white
    cell.colorRanges = [redRange, greenRange, blueRange, alphaRange]
    cell.colorSpeeds = [redSpeed, greenSpeed, blueSpeed, alphaSpeed]
    if let emitterCells, !emitterCells.isEmpty {
      cell.children = emitterCells.filter(\.isEnabled).map(\.drawing)
    }
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (birthRate, lifetime, lifetimeRange)
    (cell.longitude, cell.latitude, cell.emissionRange) = (emissionLongitude, emissionLatitude, emissionRange)
    (cell.velocity, cell.velocityRange) = (velocity, velocityRange)
    (cell.acceleration, cell.zAcceleration) = (CGPoint(x: xAcceleration, y: yAcceleration), zAcceleration)
    (cell.scale, cell.scaleRange, cell.scaleSpeed) = (scale, scaleRange, scaleSpeed)
    (cell.spin, cell.spinRange) = (spin, spinRange)
    if timing != MediaTiming() { cell.timing = timing }
    return cell
  }
}
