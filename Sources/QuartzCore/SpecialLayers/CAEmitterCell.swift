public import CoreGraphics
public import Foundation
internal import RenderTree

/// One kind of particle of an emitter layer. Each of its figures is a mean, and its range the width of an interval around it.
///
/// Lengths are in the layer's points, times in seconds, angles in radians.
open class CAEmitterCell: NSObject {
  open var name: String?
  open var isEnabled = true
  /// Particles a second.
  open var birthRate: Float = 0
  /// How long a particle is seen.
  open var lifetime: Float = 0
  open var lifetimeRange: Float = 0
  /// How far the direction rises out of the plane, towards the viewer.
  open var emissionLatitude: CGFloat = 0
  /// The direction in the plane, from the x axis towards the y axis.
  open var emissionLongitude: CGFloat = 0
  open var emissionRange: CGFloat = 0
  open var velocity: CGFloat = 0
  open var velocityRange: CGFloat = 0
  open var xAcceleration: CGFloat = 0
  open var yAcceleration: CGFloat = 0
  open var zAcceleration: CGFloat = 0
  open var scale: CGFloat = 1
  open var scaleRange: CGFloat = 0
  open var scaleSpeed: CGFloat = 0
  open var spin: CGFloat = 0
  open var spinRange: CGFloat = 0
  /// What the contents are multiplied by; nil counts as white.
  open var color: CGColor? = .white
  open var redRange: Float = 0
  open var greenRange: Float = 0
  open var blueRange: Float = 0
  open var alphaRange: Float = 0
  open var redSpeed: Float = 0
  open var greenSpeed: Float = 0
  open var blueSpeed: Float = 0
  open var alphaSpeed: Float = 0
  /// A `CGImage`; anything else shows nothing.
  open var contents: Any?
  open var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
  open var contentsScale: CGFloat = 1
  open var minificationFilter = CALayerContentsFilter.linear.rawValue
  open var magnificationFilter = CALayerContentsFilter.linear.rawValue
  /// Kept for the app: smaller pictures are averaged, not chosen from levels of detail.
  open var minificationFilterBias: Float = 0
  open var style: [AnyHashable: Any]?
  /// Particles that these emit as long as they live, from where they are.
  open var emitterCells: [CAEmitterCell]?

  public override init() { super.init() }

  /// The value that a property has in a new cell where it is not zero or nil.
  open class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "scale", "contentsScale": NSNumber(value: 1)
    case "enabled": NSNumber(value: true)
    case "color": CGColor.white
    case "contentsRect": NSValue(rect: CGRect(x: 0, y: 0, width: 1, height: 1))
    case "minificationFilter", "magnificationFilter": CALayerContentsFilter.linear.rawValue
    default: nil
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
    if let emitterCells, !emitterCells.isEmpty { cell.children = emitterCells.filter(\.isEnabled).map(\.drawing) }
    (cell.birthRate, cell.lifetime, cell.lifetimeRange) = (birthRate, lifetime, lifetimeRange)
    (cell.longitude, cell.latitude, cell.emissionRange) = (emissionLongitude, emissionLatitude, emissionRange)
    (cell.velocity, cell.velocityRange) = (velocity, velocityRange)
    (cell.acceleration, cell.zAcceleration) = (CGPoint(x: xAcceleration, y: yAcceleration), zAcceleration)
    (cell.scale, cell.scaleRange, cell.scaleSpeed) = (scale, scaleRange, scaleSpeed)
    (cell.spin, cell.spinRange) = (spin, spinRange)
    return cell
  }
}
