extension [Int] {
  /// The values of a permutation of `0..<count` that are reported as unmoved: all those at their own index,
  /// because no element moves from a location to the same one, and a longest increasing subsequence of the
  /// others.
  var stayingValues: Set<Int> {
    // The number of fixed points before each index, which is also the number below each value.
    var fixedBefore: [Int] = [], count = 0
    for (index, value) in enumerated() {
      fixedBefore.append(count)
      if index == value { count += 1 }
    }
    return enumerated().filter { index, value in
      value < fixedBefore.count && fixedBefore[index] == fixedBefore[value]
    }.map(\.element).longestRise
  }

  /// The members of a longest increasing subsequence.
  private var longestRise: Set<Int> {
    var ends: [Int] = [], places: [Int] = [], before = [Int](repeating: -1, count: count)
    for (index, value) in enumerated() {
      var low = 0, high = ends.count
      while low < high {
        let middle = (low + high) / 2
        if ends[middle] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { before[index] = places[low - 1] }
      if low == ends.count {
        ends.append(value); places.append(index)
      } else {
        ends[low] = value; places[low] = index
      }
    }
    var members: Set<Int> = [], index = places.last ?? -1
    while index >= 0 {
      members.insert(self[index])
      index = before[index]
    }
    return members
  }
}
