public import CoreGraphics
internal import Foundation
internal import RenderTree

/// A layer that shows its sublayers several times, each copy with a further transform, colour change and
/// delay.
///
/// The copies are visual only: hit testing finds the sublayers alone. At most 16,384 copies are shown.
open class CAReplicatorLayer: CALayer {
  /// The number of copies, including the sublayers themselves.
  open var instanceCount: Int {
    get { state.detail.replication.count }
    set { set(\.count, newValue, "instanceCount") }
  }
  /// A Boolean value that determines whether the copies preserve their depth instead of being flattened into
  /// this layer's plane.
  open var preservesDepth: Bool {
    get { state.detail.replication.preservesDepth }
    set { set(\.preservesDepth, newValue, "preservesDepth") }
  }
  /// The delay in seconds of each copy's animations relative to the previous copy.
  open var instanceDelay: CFTimeInterval {
    get { state.detail.replication.delay }
    set { set(\.delay, newValue, "instanceDelay") }
  }
  /// The transform from each copy to the next, about the centre of the bounds.
  open var instanceTransform: CATransform3D {
    get { CATransform3D(state.detail.replication.transform) }
    set { set(\.transform, newValue.matrix, "instanceTransform") }
  }
  /// The colour by which the first copy is multiplied. Nil means white.
  open var instanceColor: CGColor? {
    get { state.detail.replication.color }
    set { set(\.color, newValue ?? .white, "instanceColor") }
  }
  /// The change of the red component from copy to copy.
  open var instanceRedOffset: Float {
    get { state.detail.replication.offsets[0] }
    set { set(\.offsets[0], newValue, "instanceRedOffset") }
  }
  /// The change of the green component from copy to copy.
  open var instanceGreenOffset: Float {
    get { state.detail.replication.offsets[1] }
    set { set(\.offsets[1], newValue, "instanceGreenOffset") }
  }
  /// The change of the blue component from copy to copy.
  open var instanceBlueOffset: Float {
    get { state.detail.replication.offsets[2] }
    set { set(\.offsets[2], newValue, "instanceBlueOffset") }
  }
  /// The change of the opacity from copy to copy.
  open var instanceAlphaOffset: Float {
    get { state.detail.replication.offsets[3] }
    set { set(\.offsets[3], newValue, "instanceAlphaOffset") }
  }

  open override class func defaultValue(forKey key: String) -> Any? {
    switch key {
    case "instanceCount": NSNumber(value: 1)
    case "instanceColor": CGColor.white
    default: super.defaultValue(forKey: key)
    }
  }

  private func set<T: Equatable>(_ path: WritableKeyPath<Replication, T>, _ value: T, _ key: StaticString) {
    let action = willChange(key)
    var replication = state.detail.replication
    replication[keyPath: path] = value
    change(\.drawing, .replicator(replication))
    action?.run()
  }
}
