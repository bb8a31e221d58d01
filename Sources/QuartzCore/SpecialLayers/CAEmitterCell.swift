public import CoreGraphics
public import Foundation
internal import RenderTree

/// One kind of particle of an emitter layer. Each of its figures is a mean, and its range the width
/// of an interval around it.
///
/// Lengths are in the layer's points, times in seconds, angles in radians.
///
/// Particles are born from `beginTime` on, in the time of the layer or in that of the particle that emits
/// them, and for `duration`, where that is not 0.
open class CAEmitterCell: NSObject, CAMediaTiming {
  /// The name by which key paths of the layer reach the cell: `emitterCells.name.birthRate`.
  open var name: String?
  /// Whether the layer takes the cell at all, when its cells are set.
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// How long a particle is seen.
  open var lifetime: Float = 0
  /// Seconds; lifetimes lie half of it below and above `lifetime`.
  open var lifetimeRange: Float = 0
  /// How far the direction rises out of the plane, towards the viewer.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane, from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0
  /// Radians of the angle, around `emissionLongitude`, in which particles leave.
  open var emissionRange: CGFloat = 0
  /// Points a second along the direction.
  open var velocity: CGFloat = 0
  /// Points a second; speeds lie half of it below and above `velocity`.
  open var velocityRange: CGFloat = 0
  /// Points a second, each second, along the layer's x axis; as along y, downwards, and z, towards the
  /// viewer.
  open var xAcceleration: CGFloat = 0
  /// Points a second, each second, along the layer's y axis, downwards.
  open var yAcceleration: CGFloat = 0
  /// Points a second, each second, along the z axis, towards the viewer.
  open var zAcceleration: CGFloat = 0
  /// Of the contents, whose size in points is their pixels over `contentsScale`.
  open var scale: CGFloat = 1
  /// Scales lie half of it below and above `scale`.
  open var scaleRange: CGFloat = 0
  /// What is added to the scale each second.
  open var scaleSpeed: CGFloat = 0
  /// Radians a second, from the x axis towards the y axis.
  open var spin: CGFloat = 0
  /// Radians a second; spins lie half of it below and above `spin`.
  open var spinRange: CGFloat = 0
  /// What the contents are multiplied by; nil counts as white.
  open var color: CGColor? = .white
  /// Components are 0…1: particles differ from `color` by half of the range up or down.
  open var redRange: Float = 0
  /// As `redRange`, of green.
  open var greenRange: Float = 0
  /// As `redRange`, of blue.
  open var blueRange: Float = 0
  /// As `redRange`, of how opaque particles are.
  open var alphaRange: Float = 0
  /// What is added to the component each second of a particle's life.
  open var redSpeed: Float = 0
  /// As `redSpeed`, of green.
  open var greenSpeed: Float = 0
  /// As `redSpeed`, of blue.
  open var blueSpeed: Float = 0
  /// As `redSpeed`, of how opaque particles are: negative ones fade out.
  open var alphaSpeed: Float = 0
  /// A `CGImage`; anything else shows nothing.
  open var contents: Any?
  /// The part of the contents that is shown, in unit coordinates.
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  /// Pixels of the contents a point.
  open var contentsScale: CGFloat = 1
  /// The name of how contents are sampled that are shown smaller than they are; any but `nearest` averages.
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  /// The name of how contents are sampled that are shown larger than they are; any but `nearest` blends.
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept for the app: smaller pictures are averaged, not chosen from levels of detail.
  open var minificationFilterBias: Float = 0
  /// Kept for the app: nothing is looked up in it.
  open var style: [AnyHashable: Any]?
  /// Particles that these emit as long as they live, from where they are.
  open var emitterCells: [CAEmitterCell]?

  public override init() { super.init() }

  private var timing = MediaTiming()
  /// Seconds of the layer's time, or of the life of the particle that emits, before the first is born.
  open var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { timing.beginTime = newValue }
  }
  /// Seconds for which particles are born; 0, as it is unless set, is for ever.
  open var duration: CFTimeInterval {
    get { timing.duration }
    set { timing.duration = newValue }
  }
  /// A cell whose time stands still emits nothing.
  open var speed: Float {
    get { timing.speed }
    set { timing.speed = newValue }
  }
  /// Seconds for which the cell seems to have emitted when it begins.
  open var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { timing.timeOffset = newValue }
  }
  /// Kept for the app, as all below: a cell emits once.
  open var repeatCount: Float {
    get { timing.repeatCount }
    set { timing.repeatCount = newValue }
  }
  /// Kept for the app: a cell emits once.
  open var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { timing.repeatDuration = newValue }
  }
  /// Kept for the app: a cell emits once.
  open var autoreverses: Bool {
    get { timing.autoreverses }
    set { timing.autoreverses = newValue }
  }
  /// Kept for the app: a cell emits from its beginning to its end.
  open var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { timing.fillMode = newValue }
  }

  /// The value that a property has in a new cell where it is not zero or nil.
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

  /// A property by its name; numbers come as `NSNumber`, `contentsRect` as `NSValue` and `fillMode` as its
  /// raw value. Nil for a name that is none of a property's.
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
  /// Changes a property by its name; other names are left alone. A layer takes its cells as they are when it
  /// is given them: there, use its `setValue(_:forKeyPath:)`.
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

  /// The cell as a value.
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
