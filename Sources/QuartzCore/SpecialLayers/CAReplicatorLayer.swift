public import CoreGraphics
internal import Foundation
internal import RenderTree

/// A layer that shows its sublayers several times, each copy moved, coloured and delayed
/// further than the one before.
///
/// The copies are only seen: hit testing knows the sublayers alone. At most 16,384 copies are shown.
open class CAReplicatorLayer: CALayer {
  /// How many copies there are, the sublayers themselves included.
  open var instanceCount: Int {
    get { state.detail.replication.count }
    set { set(\.count, newValue, "instanceCount") }
  }
  /// Whether the copies keep their depth instead of being flattened into this layer's plane.
  open var preservesDepth: Bool {
    get { state.detail.replication.preservesDepth }
    set { set(\.preservesDepth, newValue, "preservesDepth") }
  }
  /// How many seconds each copy's animations are behind those of the one before.
  open var instanceDelay: CFTimeInterval {
    get { state.detail.replication.delay }
    set { set(\.delay, newValue, "instanceDelay") }
  }
  /// From each copy to the next, about the middle of the bounds.
  open var instanceTransform: CATransform3D {
    get { CATransform3D(state.detail.replication.transform) }
    set { set(\.transform, newValue.matrix, "instanceTransform") }
  }
  /// What the colours of the first copy are multiplied by; nil counts as white.
  open var instanceColor: CGColor? {
    get { state.detail.replication.color }
    set { set(\.color, newValue ?? .white, "instanceColor") }
  }
  /// What is added to the colour's red from copy to copy.
  open var instanceRedOffset: Float {
    get { state.detail.replication.offsets[0] }
    set { set(\.offsets[0], newValue, "instanceRedOffset") }
  }
  /// What is added to the colour's green from copy to copy.
  open var instanceGreenOffset: Float {
    get { state.detail.replication.offsets[1] }
    set { set(\.offsets[1], newValue, "instanceGreenOffset") }
  }
  /// What is added to the colour's blue from copy to copy.
  open var instanceBlueOffset: Float {
    get { state.detail.replication.offsets[2] }
    set { set(\.offsets[2], newValue, "instanceBlueOffset") }
  }
  /// What is added to the colour's opacity from copy to copy.
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
