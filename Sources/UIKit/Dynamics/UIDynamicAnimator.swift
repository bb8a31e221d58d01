public import CoreGraphics
public import Foundation
internal import QuartzCore

/// Told when an animator begins to move items and when all have come to rest.
@preconcurrency @MainActor public protocol UIDynamicAnimatorDelegate: NSObjectProtocol {
  /// Called before the first step after a rest.
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

/// Moves items by the laws that behaviours state, in the points of a view.
///
/// Time goes on in equal steps, so that what is seen at a moment does not depend on the frames before it.
/// While everything rests for half a second the animator pauses; a change of a behaviour has it go on.
@preconcurrency @MainActor open class UIDynamicAnimator: NSObject {
  private weak var view: UIView?
  private weak var layout: UICollectionViewLayout?
  private var roots: [UIDynamicBehavior] = []
  final let world = DynamicsWorld()
  private var frames: [ObjectIdentifier: DynamicFrame] = [:]
  private lazy var step = FrameStep(of: self) { [weak self] in self?.advance(to: $0) }
  private var runs = false
  /// When it began to run, and the steps that it has made since and at rest.
  private var begin = 0.0, steps = 0, resting = 0

  /// Seconds of rest before it pauses, and of movement that
  /// one frame makes up for at most; of our own choice.
  private static let rest = 0.5, longest = 10.0

  /// One without a view: it moves items in whatever points they are in.
  public override init() { super.init() }
  /// Moves items in the points of `view`, which is not retained; views to be moved lie in it.
  public init(referenceView view: UIView) {
    self.view = view
    super.init()
  }
  /// One that moves the attributes of a layout, which it invalidates at each frame.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init()
  }

  /// Told of rest and movement; not retained.
  open weak var delegate: (any UIDynamicAnimatorDelegate)?
  /// The view in whose points items are moved; nil for an animator of a layout, or of none.
  open var referenceView: UIView? { view }
  /// Those that were added, in order, without their children.
  open var behaviors: [UIDynamicBehavior] { roots }
  /// Does nothing for one that it has; traps for one of another animator.
  open func addBehavior(_ behavior: UIDynamicBehavior) {
    guard !roots.contains(where: { $0 === behavior }) else { return }
    raiseUnless(behavior.animator == nil, "addBehavior(_:): the behaviour belongs to an animator already")
    roots.append(behavior)
    behavior.move(to: self)
    behaviorsChanged()
  }
  /// Its items stay where they are. Does nothing for one that was not added.
  open func removeBehavior(_ behavior: UIDynamicBehavior) {
    guard roots.contains(where: { $0 === behavior }) else { return }
    roots.removeAll { $0 === behavior }
    behavior.move(to: nil)
    behaviorsChanged()
  }
  /// The items stay where they are, and the animator pauses.
  open func removeAllBehaviors() {
    let old = roots
    roots = []
    for behavior in old { behavior.move(to: nil) }
    behaviorsChanged()
  }
  /// The items whose frames reach into a rectangle.
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
  /// Takes over the place, the turn and the size that an item has been given by others.
  open func updateItem(usingCurrentState item: any UIDynamicItem) {
    guard world.index(of: item) != nil else { return }
    world.update(item)
    frames[ObjectIdentifier(item)] = DynamicFrame(item)
    wake()
  }
  /// Whether items are moved at the next frame.
  open var isRunning: Bool { runs }
  /// The seconds since it began to run.
  open var elapsedTime: TimeInterval { runs ? Double(steps) * DynamicsWorld.step : 0 }

  // MARK: - Layouts

  /// The attributes among the items of its behaviours; nil where none are of that kind and path.
  open func layoutAttributesForCell(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    attributes { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }
  /// The attributes among the items of its behaviours; nil where none are of that kind and path.
  open func layoutAttributesForSupplementaryView(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributes {
      $0.representedElementCategory == .supplementaryView && $0.representedElementKind == kind
        && $0.indexPath == indexPath
    }
  }
  /// The attributes among the items of its behaviours; nil where none are of that kind and path.
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

  /// What the boundaries of the reference are; nil without one.
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
