public import Foundation

/// The bytes that a hash function gives.
public protocol Digest: Hashable, Sendable, Sequence, ContiguousBytes, CustomStringConvertible where Element == UInt8 {
  static var byteCount: Int { get }
}

/// Those of one function.
public struct HashDigest<Function: HashFunction>: Digest {
  let bytes: [UInt8]
  public static var byteCount: Int { Function.byteCount }
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }
  public func withUnsafeBytes<Result>(_ body: (UnsafeRawBufferPointer) throws -> Result) rethrows -> Result {
    try bytes.withUnsafeBytes(body)
  }
  public var description: String { "Digest: " + bytes.map { String(format: "%02x", $0) }.joined() }
}
public typealias SHA256Digest = HashDigest<SHA256>

/// A function that makes a number of few bytes of many.
public protocol HashFunction {
  associatedtype Digest: CryptoKit.Digest
  init()
  static var byteCount: Int { get }
  mutating func update(bufferPointer: UnsafeRawBufferPointer)
  func finalize() -> Digest
}

extension HashFunction {
  public mutating func update<Bytes: DataProtocol>(data: Bytes) { Array(data).withUnsafeBytes { update(bufferPointer: $0) } }
  public static func hash<Bytes: DataProtocol>(data: Bytes) -> Digest {
    var function = Self()
    function.update(data: data)
    return function.finalize()
  }
}

/// SHA-256 (FIPS 180-4).
public struct SHA256: HashFunction, Sendable {
  public static let byteCount = 32
  private var bytes: [UInt8] = []
  public init() {}
  public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

  public func finalize() -> HashDigest<Self> {
    var state = Self.start
    for block in blocks(bytes, bigEndian: true) {
      var w = block + [UInt32](repeating: 0, count: 48)
      for i in 16..<64 {
        let a = w[i - 15].turned(25) ^ w[i - 15].turned(14) ^ w[i - 15] >> 3
        let b = w[i - 2].turned(15) ^ w[i - 2].turned(13) ^ w[i - 2] >> 10
        w[i] = w[i - 16] &+ a &+ w[i - 7] &+ b
      }
      var s = state
      for i in 0..<64 {
        let e = s[4].turned(26) ^ s[4].turned(21) ^ s[4].turned(7), choice = (s[4] & s[5]) ^ (~s[4] & s[6])
        let first = s[7] &+ e &+ choice &+ Self.constants[i] &+ w[i]
        let a = s[0].turned(30) ^ s[0].turned(19) ^ s[0].turned(10), most = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
        s = [first &+ a &+ most, s[0], s[1], s[2], s[3] &+ first, s[4], s[5], s[6]]
      }
      for i in 0..<8 { state[i] &+= s[i] }
    }
    return HashDigest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
  }

  private static let start = firstPrimes(8).map { fraction(of: Double($0).squareRoot()) }
  private static let constants = firstPrimes(64).map { fraction(of: cbrt(Double($0))) }
}

public enum Insecure {
  public typealias SHA1Digest = HashDigest<SHA1>
  public typealias MD5Digest = HashDigest<MD5>

  /// SHA-1 (FIPS 180-4).
  public struct SHA1: HashFunction, Sendable {
    public static let byteCount = 20
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    public func finalize() -> HashDigest<Self> {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476, 0xC3D2_E1F0]
      for block in blocks(bytes, bigEndian: true) {
        var w = block
        for i in 16..<80 { w.append((w[i - 3] ^ w[i - 8] ^ w[i - 14] ^ w[i - 16]).turned(1)) }
        var (a, b, c, d, e) = (state[0], state[1], state[2], state[3], state[4])
        for i in 0..<80 {
          let (mixed, constant): (UInt32, UInt32) =
            switch i / 20 {
            case 0: ((b & c) | (~b & d), 0x5A82_7999)
            case 1: (b ^ c ^ d, 0x6ED9_EBA1)
            case 2: ((b & c) | (b & d) | (c & d), 0x8F1B_BCDC)
            default: (b ^ c ^ d, 0xCA62_C1D6)
            }
          (a, b, c, d, e) = (a.turned(5) &+ mixed &+ e &+ constant &+ w[i], a, b.turned(30), c, d)
        }
        for (i, word) in [a, b, c, d, e].enumerated() { state[i] &+= word }
      }
      return HashDigest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) } })
    }
  }

  /// MD5 (RFC 1321).
  public struct MD5: HashFunction, Sendable {
    public static let byteCount = 16
    private var bytes: [UInt8] = []
    public init() {}
    public mutating func update(bufferPointer: UnsafeRawBufferPointer) { bytes += bufferPointer }

    public func finalize() -> HashDigest<Self> {
      var state: [UInt32] = [0x6745_2301, 0xEFCD_AB89, 0x98BA_DCFE, 0x1032_5476]
      for w in blocks(bytes, bigEndian: false) {
        var (a, b, c, d) = (state[0], state[1], state[2], state[3])
        for i in 0..<64 {
          let (mixed, at): (UInt32, Int) =
            switch i / 16 {
            case 0: ((b & c) | (~b & d), i)
            case 1: ((d & b) | (~d & c), (5 * i + 1) % 16)
            case 2: (b ^ c ^ d, (3 * i + 5) % 16)
            default: (c ^ (b | ~d), (7 * i) % 16)
            }
          let sum = a &+ mixed &+ UInt32(abs(sin(Double(i + 1))) * 4_294_967_296) &+ w[at]
          (a, d, c, b) = (d, c, b, b &+ sum.turned(Self.turns[i / 16][i % 4]))
        }
        for (i, value) in [a, b, c, d].enumerated() { state[i] &+= value }
      }
      return HashDigest(bytes: state.flatMap { word in (0..<4).map { UInt8(truncatingIfNeeded: word >> (8 * $0)) } })
    }

    private static let turns: [[UInt32]] = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]]
  }
}

extension UInt32 {
  fileprivate func turned(_ bits: UInt32) -> UInt32 { self << bits | self >> (32 - bits) }
}

/// The message with its length behind it, in blocks of 16 words.
private func blocks(_ message: [UInt8], bigEndian: Bool) -> [[UInt32]] {
  let length = UInt64(message.count) * 8
  var padded = message + [0x80]
  padded += [UInt8](repeating: 0, count: (120 - padded.count % 64) % 64)
  padded += (0..<8).map { UInt8(truncatingIfNeeded: length >> (bigEndian ? 56 - 8 * $0 : 8 * $0)) }
  var words: [UInt32] = []
  for start in stride(from: 0, to: padded.count, by: 4) {
    var word: UInt32 = 0
    for byte in 0..<4 { word |= UInt32(padded[start + byte]) << UInt32(bigEndian ? 24 - 8 * byte : 8 * byte) }
    words.append(word)
  }
  return stride(from: 0, to: words.count, by: 16).map { Array(words[$0..<$0 + 16]) }
}

private func firstPrimes(_ count: Int) -> [Int] {
  var found: [Int] = []
  var next = 2
  while found.count < count {
    if found.allSatisfy({ next % $0 != 0 }) { found.append(next) }
    next += 1
  }
  return found
}

/// The first 32 bits behind the point.
private func fraction(of value: Double) -> UInt32 { UInt32((value - value.rounded(.down)) * 4_294_967_296) }
