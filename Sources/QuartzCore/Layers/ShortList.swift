/// A list that stores its first elements inline, so that traversing a small tree does not allocate memory.
struct ShortList<Element> {
  private var first = InlineArray<16, Element?>(repeating: nil)
  private var rest: [Element] = []
  private(set) var count = 0

  init(_ element: Element) { append(element) }

  mutating func append(_ element: Element) {
    if count < first.count { first[count] = element } else { rest.append(element) }
    count += 1
  }

  mutating func popLast() -> Element? {
    guard count > 0 else { return nil }
    count -= 1
    return rest.popLast() ?? first[count].take()
  }

  subscript(index: Int) -> Element { index < first.count ? first[index]! : rest[index - first.count] }
}
