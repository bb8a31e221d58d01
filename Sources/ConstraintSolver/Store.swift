/// A growing list of plain records, owned by whoever calls `deallocate()` at the end.
///
/// An array in a class is checked for overlapping accesses each time it is touched, which costs more than the arithmetic here:
/// `scripts/bench` W5, list100_edit_suggest, is three times as slow with arrays.
struct Store<Element> {
  private(set) var base: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity = 16

  init() { base = .allocate(capacity: 16) }

  /// Frees the memory. The elements must be trivial.
  func deallocate() { base.deallocate() }

  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }

  @inline(__always) subscript(index: Int) -> Element {
    get {
      assert(index >= 0 && index < count)
      return base[index]
    }
    nonmutating _modify {
      assert(index >= 0 && index < count)
      yield &base[index]
    }
  }

  @inline(__always) mutating func append(_ element: Element) {
    if count == capacity { grow() }
    (base + count).initialize(to: element)
    count += 1
  }

  @inline(__always) mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return base[count]
  }

  mutating func removeAll() { count = 0 }

  @inline(never) private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * capacity)
    larger.moveInitialize(from: base, count: count)
    base.deallocate()
    base = larger
    capacity *= 2
  }
}
