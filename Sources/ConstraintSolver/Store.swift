/// A growing list of trivial records that is freed by an explicit `deallocate()`; copies share the list.
///
/// A list in a stored variable of a class is checked for overlapping accesses at each access, which costs
/// more than the arithmetic here: with arrays, `scripts/bench` W5 is slower by half. So this is a constant
/// that points to mutable memory.
struct Store<Element> {
  private struct Header {
    var base: UnsafeMutablePointer<Element>
    var count = 0
    var capacity = 16
  }

  private let header: UnsafeMutablePointer<Header>

  init() {
    header = .allocate(capacity: 1)
    header.initialize(to: Header(base: .allocate(capacity: 16)))
  }

  /// Frees the memory. The elements must be trivial.
  func deallocate() {
    header.pointee.base.deallocate()
    header.deallocate()
  }

  /// The elements, valid until the next `append`.
  @inline(__always) var base: UnsafeMutablePointer<Element> { header.pointee.base }
  @inline(__always) var count: Int { header.pointee.count }
  var indices: Range<Int> { 0..<count }
  var isEmpty: Bool { count == 0 }
  /// The elements, valid until the next `append`.
  var elements: UnsafeMutableBufferPointer<Element> { UnsafeMutableBufferPointer(start: base, count: count) }

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

  @inline(__always) func append(_ element: Element) {
    if header.pointee.count == header.pointee.capacity { grow() }
    (header.pointee.base + header.pointee.count).initialize(to: element)
    header.pointee.count += 1
  }

  @inline(__always) func popLast() -> Element? {
    guard header.pointee.count > 0 else { return nil }
    header.pointee.count -= 1
    return base[header.pointee.count]
  }

  func removeAll() { header.pointee.count = 0 }

  @inline(never) private func grow() {
    let old = header.pointee
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: 2 * old.capacity)
    larger.moveInitialize(from: old.base, count: old.count)
    old.base.deallocate()
    header.pointee.base = larger
    header.pointee.capacity = 2 * old.capacity
  }
}
