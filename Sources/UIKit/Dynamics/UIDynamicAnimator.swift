public import CoreGraphics
public import Foundation
internal import QuartzCore

/// The methods that are called when an animator begins to move items and when all have come to rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the first step after a pause.
  func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator)
  /// Called when all items have rested for half a second, or no behaviour is left.
  func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator)
}

extension UIDynamicAnimatorDelegate {
  /// Does nothing by default.
  public func dynamicAnimatorWillResume(_ animator: UIDynamicAnimator) {}
  /// Does nothing by default.
  public func dynamicAnimatorDidPause(_ animator: UIDynamicAnimator) {}
}

/// An object that moves items by the laws of its behaviours, in a view's coordinate space.
///
/// Time advances in equal steps, so that the state at a moment does not depend on the frames before it. The
/// animator pauses when everything has rested for half a second; a change of a behaviour resumes it.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  private weak var view: UIView?
  private weak var layout: UICollectionViewLayout?
  private var roots: [UIDynamicBehavior] = []
  final let world = DynamicsWorld()
  private var frames: [ObjectIdentifier: DynamicFrame] = [:]
  private lazy var step = FrameStep(of: self) { [weak self] in self?.advance(to: $0) }
  private var runs = false
  /// The start time, and the numbers of steps since then and at rest.
  private var begin = 0.0, steps = 0, resting = 0

  /// The time at rest before the animator pauses, and the maximum time that one frame simulates, in seconds;
  /// our own choice.
  private static let rest = 0.5, longest = 10.0

  /// Creates an animator without a view, which moves items in their own coordinate space.
  public override init() { super.init() }
  /// Creates an animator that moves subviews of `view`, which is not retained, in its coordinate space.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }
  /// Creates an animator that moves the attributes of a layout, which it invalidates in each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// The object that is notified of pauses. A weak reference.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view in whose coordinate space items are moved; nil for an animator of a layout, or of none.
  open var referenceView: UIView? { view }
  /// The behaviours that were added, in order, without their children.
  open var behaviors: [UIDynamicBehavior] { roots }
  /// Adds a behaviour; does nothing if it was added already. Traps if it belongs to another animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !roots.contains(where: { $0 === behavior }) else { return }
    raiseUnless(behavior.animator == nil, "addBehavior(_:): the behaviour belongs to an animator already")
    roots.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }
  /// Removes a behaviour, leaving its items where they are; does nothing if it was not added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard roots.contains(where: { $0 === behavior }) else { return }
    roots.removeAll { $0 === behavior }
    behavior.move(to: nil)
    behaviorsChanged()
  }
  /// Removes all behaviours, leaving the items where they are, and pauses.
  open func removeAllBehaviors() {
    let old = roots
    roots = []
    for behavior in old { behavior.move(to: nil) }
    behaviorsChanged()
  }
  /// Returns the items whose frames intersect a rectangle.
  open func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.items.filter { item in
      let size = CGRect(origin: .zero, size: item.bounds.size).applying(item.transform).size
      let center = item.center
      return CGRect(
        x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height
      )
      .overlaps(rect)
    }
  }
  /// Reads the position, the rotation and the size that other code has given an item.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard world.index(of: item) != nil else { return }
    world.update(item)
    frames[ObjectIdentifier(item)] = DynamicFrame(item)
    wake()
  }
  /// A Boolean value that indicates whether items are moved in the next frame.
  open var isRunning: Bool { runs }
  /// The time since the animator started, in seconds.
  open var elapsedTime: TimeInterval { runs ? Double(steps) * DynamicsWorld.step : 0 }

  // MARK: - Collection view layouts

  /// Returns the cell's attributes among the items of the behaviours; nil if there are none.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// Returns the supplementary view's attributes among the items of the behaviours; nil if there are none.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
  /// Returns the decoration view's attributes among the items of the behaviours; nil if there are none.
  open func layoutAttributesForDecorationView(
    ofKind decorationViewKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .decorationView && $0.representedElementKind == decorationViewKind
        && $0.indexPath == indexPath
    }
  }
  private func attributes(
    _ holds: (UICollectionViewLayoutAttributes) -> Bool
  ) -> UICollectionViewLayoutAttributes? {
    world.items.lazy.compactMap { $0 as? UICollectionViewLayoutAttributes }.first(where: holds)
  }

  // MARK: - Running

  /// The bounds of the reference view or collection view; nil without one.
  final var referenceBounds: CGRect? { view?.bounds ?? layout?.collectionView?.bounds }

  final func behaviorsChanged() {
    world.take(roots.flatMap(\.tree))
    var kept: [ObjectIdentifier: DynamicFrame] = [:]
    for item in world.items {
      let name = ObjectIdentifier(item)
      kept[name] = frames[name] ?? DynamicFrame(item)
    }
    frames = kept
    if world.items.isEmpty { pause() } else { wake() }
  }

  final func wake() {
    resting = 0
    guard !runs, !world.items.isEmpty else { return }
    delegate?.dynamicAnimatorWillResume(self)
    (runs, begin, steps) = (true, CACurrentMediaTime(), 0)
    step.start()
  }

  private func pause() {
    guard runs else { return }
    runs = false
    step.stop()
    delegate?.dynamicAnimatorDidPause(self)
  }

  private func advance(to time: TimeInterval) {
    let due = Int(((time - begin) / DynamicsWorld.step + 1e-6).rounded(.down))
    let most = Int(Self.longest / DynamicsWorld.step)
    if due - steps > most { begin += Double(due - steps - most) * DynamicsWorld.step }
    var left = min(due - steps, most)
    guard left > 0 else { return }
    for case let collision as UICollisionBehavior in world.behaviors { collision.readReferenceBounds() }
    while left > 0, runs, resting < Int(Self.rest / DynamicsWorld.step) {
      left -= 1
      steps += 1
      world.advance()
      tellContacts()
      resting = world.rests ? resting + 1 : 0
    }
    world.show(frames)
    layout?.invalidateLayout()
    for behavior in world.behaviors { behavior.action?() }
    if runs, resting >= Int(Self.rest / DynamicsWorld.step) { pause() }
  }

  private func tellContacts() {
    guard !world.began.isEmpty || !world.ended.isEmpty else { return }
    let (items, began, ended) = (world.items, world.began, world.ended)
    for case let behavior as UICollisionBehavior in world.behaviors where behavior.collisionDelegate != nil {
      for one in began where one.pair.owner == ObjectIdentifier(behavior) {
        behavior.tell(one.pair, items, at: one.place.point)
      }
      for pair in ended where pair.owner == ObjectIdentifier(behavior) { behavior.tell(pair, items, at: nil) }
    }
  }
}
