internal import Synchronization

/// A cache of layouts for objects whose content never changes, such as immutable strings: such an object is
/// drawn again without examining its content.
///
/// The cache is bounded like `KeptTexts`: two generations of at most `mostTexts` objects, which are retained
/// meanwhile.
struct KeptLayouts {
  /// An object whose content never changes.
  struct Owner: @unchecked Sendable {
    // Only the identity of the object is used; nothing is called on it.
    let object: AnyObject
  }

  static let shared = Mutex(KeptLayouts())

  typealias Generation = [ObjectIdentifier: (Owner, TextLayout)]

  private var young: Generation = [:], old: Generation = [:]

  /// Returns the cached layout of an object, or nil. Complexity: O(1).
  func known(_ identity: ObjectIdentifier) -> (owner: Owner, layout: TextLayout, isYoung: Bool)? {
    if let (owner, layout) = young[identity] { return (owner, layout, true) }
    return old[identity].map { ($0.0, $0.1, false) }
  }

  /// Adds a layout. Returns the evicted entries, which must be released outside the lock, since deallocating
  /// objects may run any code.
  mutating func add(_ owner: Owner, _ layout: TextLayout) -> Generation {
    var gone: Generation = [:]
    if young.count >= KeptTexts.mostTexts { (gone, old, young) = (old, young, [:]) }
    young[ObjectIdentifier(owner.object)] = (owner, layout)
    return gone
  }

  /// The number of cached objects.
  var count: Int { young.count + old.count }
}

extension TextLayout {
  /// Returns the layout that was cached for an object with `keep(for:)`, or nil.
  package static func kept(for object: AnyObject) -> TextLayout? {
    let identity = ObjectIdentifier(object)
    guard let known = KeptLayouts.shared.withLock({ $0.known(identity) }) else { return nil }
    if !known.isYoung { _ = KeptLayouts.shared.withLock { $0.add(known.owner, known.layout) } }
    return known.layout
  }

  /// Caches the layout for an object, which is retained for some time. The content of the object that the
  /// layout depends on must never change. Long texts are not cached.
  package func keep(for object: AnyObject) {
    guard text.count <= KeptTexts.longest else { return }
    let owner = KeptLayouts.Owner(object: object)
    _ = KeptLayouts.shared.withLock { $0.add(owner, self) }
  }
}
