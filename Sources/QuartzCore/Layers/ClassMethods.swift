/// Some methods of a class, told apart in the method tables of its subclasses: whether an
/// object's class overrides any.
///
/// Swift has no question for that, but what a class runs for a method stands in its metadata, a word for each
/// method, in the same place in all subclasses. The places are found by comparison: each sample class
/// overrides one of the methods and nothing else, and what it alone has otherwise is that method's. Where a
/// place cannot be told, every subclass counts as overriding.
package struct ClassMethods: @unchecked Sendable {
  // Metadata of classes stays where it is and never changes.
  private let base: UnsafePointer<UInt>
  /// Word by word from the metadata's start; empty where a method was not found.
  private let places: [Int]

  /// - Parameters:
  ///   - samples: Subclasses that add no property and no method, and override a method each.
  ///   - plain: One that overrides nothing, where there is a single sample.
  package init(of base: AnyClass, overriddenIn samples: [AnyClass], beside plain: AnyClass? = nil) {
    self.base = Self.words(base)
    places = Self.places(of: samples, beside: plain, against: base) ?? []
  }

  private static func places(of samples: [AnyClass], beside bare: AnyClass?, against base: AnyClass) -> [Int]?
  {
    let plain = words(base), count = wordCount(base)
    var places: [Int] = []
    for sample in samples {
      let words = words(sample)
      let others = (samples.filter { $0 != sample } + (bare.map { [$0] } ?? [])).map(Self.words)
      guard wordCount(sample) == count, !others.isEmpty else { return nil }
      let own = (0..<count).filter { place in
        words[place] != plain[place] && others.allSatisfy { $0[place] == plain[place] }
      }
      guard !own.isEmpty else { return nil }
      places += own
    }
    return places
  }

  /// O(1). The object must be of the class or a subclass.
  ///
  /// - Parameter ancestor: The class between the two whose methods do not count as overrides yet;
  ///   nil is the class itself.
  package func areOverridden(in object: AnyObject, since ancestor: AnyClass? = nil) -> Bool {
    let words = Self.words(type(of: object)), base = ancestor.map(Self.words) ?? base
    return places.isEmpty || places.contains { words[$0] != base[$0] }
  }

  /// The metadata: a class's reference is its address, by Swift's ABI.
  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// How far the metadata reaches behind the point that a class's address names: the size less what lies
  /// before it. Where they stand is part of Swift's ABI without Objective-C.
  private static func wordCount(_ type: AnyClass) -> Int {
    let metadata = UnsafeRawPointer(words(type))
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
    return size > before ? Int(size - before) / MemoryLayout<UInt>.size : 0
  }
}
