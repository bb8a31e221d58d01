import Foundation

// Words that several threads change, as the functions of libkern have them: one at a time. UIKit has the rest.

private let turn = NSLock()

private func changed<Word>(_ word: UnsafeMutablePointer<Word>, _ change: (inout Word) -> Void) -> Word {
  turn.lock()
  defer { turn.unlock() }
  change(&word.pointee)
  return word.pointee
}
private func exchanged<Word: Equatable>(_ old: Word, _ new: Word, _ word: UnsafeMutablePointer<Word>) -> Bool {
  turn.lock()
  defer { turn.unlock() }
  guard word.pointee == old else { return false }
  word.pointee = new
  return true
}

@discardableResult public func OSAtomicIncrement32Barrier(_ word: UnsafeMutablePointer<Int32>) -> Int32 { changed(word) { $0 &+= 1 } }
@discardableResult public func OSAtomicDecrement32Barrier(_ word: UnsafeMutablePointer<Int32>) -> Int32 { changed(word) { $0 &-= 1 } }
@discardableResult public func OSAtomicIncrement64(_ word: UnsafeMutablePointer<Int64>) -> Int64 { changed(word) { $0 &+= 1 } }
@discardableResult public func OSAtomicDecrement64(_ word: UnsafeMutablePointer<Int64>) -> Int64 { changed(word) { $0 &-= 1 } }
@discardableResult public func OSAtomicAdd64(_ amount: Int64, _ word: UnsafeMutablePointer<Int64>) -> Int64 {
  changed(word) { $0 &+= amount }
}
@discardableResult public func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ word: UnsafeMutablePointer<Int32>
) -> Bool { exchanged(old, new, word) }
@discardableResult public func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ word: UnsafeMutablePointer<Int32>
) -> Bool { exchanged(old, new, word) }
@discardableResult public func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ word: UnsafeMutablePointer<Int64>
) -> Bool { exchanged(old, new, word) }
