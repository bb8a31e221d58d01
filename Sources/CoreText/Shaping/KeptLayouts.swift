internal import Synchronization

/// Layouts of objects that say the same as long as they live, as immutable strings do: such an object is
/// drawn again without a look at what it consists of.
///
/// What is kept is bounded as `KeptTexts` is: two generations of at most `mostTexts` objects,
/// which stay alive meanwhile.
struct KeptLayouts {
  /// An object that never changes.
  struct Owner: @unchecked Sendable {
    // What is told here does not change, which is all that is asked of it; nothing is called on it.
    let object: AnyObject
  }

  static let shared = Mutex(KeptLayouts())

  typealias Generation = [ObjectIdentifier: (Owner, TextLayout)]

  private var young: Generation = [:], old: Generation = [:]

  /// The layout of an object; nil where it is not kept. O(1).
  func known(_ identity: ObjectIdentifier) -> (owner: Owner, layout: TextLayout, isYoung: Bool)? {
    if let (owner, layout) = young[identity] { return (owner, layout, true) }
    return old[identity].map { ($0.0, $0.1, false) }
  }

  /// Gives back what is let go, which must not happen while others wait: objects end as they like.
  mutating func add(_ owner: Owner, _ layout: TextLayout) -> Generation {
    var gone: Generation = [:]
    if young.count >= KeptTexts.mostTexts { (gone, old, young) = (old, young, [:]) }
    young[ObjectIdentifier(owner.object)] = (owner, layout)
    return gone
  }

  /// How many objects are kept.
  var count: Int { young.count + old.count }
}

extension TextLayout {
  /// The layout that an object was given by `keep(for:)`, where it is still kept.
  package static func kept(for object: AnyObject) -> TextLayout? {
    let identity = ObjectIdentifier(object)
    guard let known = KeptLayouts.shared.withLock({ $0.known(identity) }) else { return nil }
    if !known.isYoung { _ = KeptLayouts.shared.withLock { $0.add(known.owner, known.layout) } }
    return known.layout
  }

  /// Keeps the layout for an object, which then lives on for some time. Nothing about the object may ever
  /// change that the layout depends on. Long texts are not kept.
  package func keep(for object: AnyObject) {
    guard text.count <= KeptTexts.longest else { return }
    let owner = KeptLayouts.Owner(object: object)
    _ = KeptLayouts.shared.withLock { $0.add(owner, self) }
  }
}
