/// A set of methods of a class, for a check whether the class of an object overrides any of them.
///
/// Swift has no API for that, but the implementation of a method is a word in the class's metadata, at the
/// same offset in all subclasses. The offsets are found by comparison: each sample class overrides one of the
/// methods and nothing else, so the word in which it alone differs is that method's. If an offset cannot be
/// determined, every subclass counts as overriding.
package struct ClassMethods: @unchecked Sendable {
  // Metadata of classes never moves or changes.
  private let base: UnsafePointer<UInt>
  /// The offsets in words from the metadata's start. Empty if a method was not found.
  private let places: [Int]

  /// Finds the offsets of methods.
  ///
  /// - Parameters:
  ///   - base: The class that declares the methods.
  ///   - samples: Subclasses that add no property and no method, and override one method each.
  ///   - plain: A subclass that overrides nothing, required if there is a single sample.
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

  /// Returns a Boolean value that indicates whether an object's class overrides any of the methods.
  /// Complexity: O(1).
  ///
  /// - Parameters:
  ///   - object: An object of the class or a subclass.
  ///   - ancestor: A class between the two whose methods do not count as overrides, or nil for the class
  ///     itself.
  /// - Returns: `true` if at least one of the methods is overridden.
  package func areOverridden(in object: AnyObject, since ancestor: AnyClass? = nil) -> Bool {
    let words = Self.words(type(of: object)), base = ancestor.map(Self.words) ?? base
    return places.isEmpty || places.contains { words[$0] != base[$0] }
  }

  /// Returns the metadata of a class. By Swift's ABI a class reference is the address of the metadata.
  private static func words(_ type: AnyClass) -> UnsafePointer<UInt> {
    unsafeBitCast(type, to: UnsafePointer<UInt>.self)
  }

  /// Returns the size in words of the metadata after the address point: the whole size minus what precedes
  /// it. The position of these fields is part of Swift's ABI without Objective-C.
  private static func wordCount(_ type: AnyClass) -> Int {
    let metadata = UnsafeRawPointer(words(type))
    let size = metadata.load(fromByteOffset: 32, as: UInt32.self)
    let before = metadata.load(fromByteOffset: 36, as: UInt32.self)
    return size > before ? Int(size - before) / MemoryLayout<UInt>.size : 0
  }
}
