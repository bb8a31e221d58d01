internal import Foundation

// The sets of `mutableSetValue(forKey:)`, which hand each change on to their object.

final class ManagedSet: NSMutableSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init(capacity: Int) { fatalError("a set of a relationship has an owner") }
  required init?(coder: NSCoder) { nil }

  override var count: Int { owner.set(key).count }
  override func member(_ object: Any) -> Any? { owner.set(key).member(object) }
  override func objectEnumerator() -> NSEnumerator { owner.set(key).objectEnumerator() }
  override func add(_ object: Any) { change { $0.add(object) } }
  override func remove(_ object: Any) { change { $0.remove(object) } }
  override func removeAllObjects() { change { $0.removeAllObjects() } }

  private func change(_ body: (NSMutableSet) -> Void) {
    // Foundation declares the copy as `Any`.
    let members = owner.set(key).mutableCopy() as! NSMutableSet
    body(members)
    owner.setValue(members, forKey: key)
  }
}

final class ManagedOrderedSet: NSMutableOrderedSet {
  private let owner: NSManagedObject
  private let key: String

  init(_ owner: NSManagedObject, _ key: String) {
    (self.owner, self.key) = (owner, key)
    super.init(capacity: 0)
  }
  required init?(coder: NSCoder) { nil }
  required convenience init(arrayLiteral elements: Any...) {
    fatalError("a set of a relationship has an owner")
  }

  override var count: Int { owner.orderedSet(key).count }
  override func object(at index: Int) -> Any { owner.orderedSet(key).object(at: index) }
  override func index(of object: Any) -> Int { owner.orderedSet(key).index(of: object) }
  override func insert(_ object: Any, at index: Int) { change { $0.insert(object, at: index) } }
  override func removeObject(at index: Int) { change { $0.removeObject(at: index) } }
  override func replaceObject(at index: Int, with object: Any) {
    change { $0.replaceObject(at: index, with: object) }
  }

  private func change(_ body: (NSMutableOrderedSet) -> Void) {
    // Foundation declares the copy as `Any`.
    let members = owner.orderedSet(key).mutableCopy() as! NSMutableOrderedSet
    body(members)
    owner.setValue(members, forKey: key)
  }
}
