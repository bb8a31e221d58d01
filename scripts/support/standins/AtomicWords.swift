import Foundation

// Words that several threads change, as the functions of libkern have them: one at a time.

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

@discardableResult func OSAtomicIncrement32(_ word: UnsafeMutablePointer<Int32>) -> Int32 { changed(word) { $0 &+= 1 } }
@discardableResult func OSAtomicIncrement32Barrier(_ word: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicIncrement32(word) }
@discardableResult func OSAtomicDecrement32(_ word: UnsafeMutablePointer<Int32>) -> Int32 { changed(word) { $0 &-= 1 } }
@discardableResult func OSAtomicDecrement32Barrier(_ word: UnsafeMutablePointer<Int32>) -> Int32 { OSAtomicDecrement32(word) }
@discardableResult func OSAtomicAdd32(_ amount: Int32, _ word: UnsafeMutablePointer<Int32>) -> Int32 {
  changed(word) { $0 &+= amount }
}
@discardableResult func OSAtomicIncrement64(_ word: UnsafeMutablePointer<Int64>) -> Int64 { changed(word) { $0 &+= 1 } }
@discardableResult func OSAtomicDecrement64(_ word: UnsafeMutablePointer<Int64>) -> Int64 { changed(word) { $0 &-= 1 } }
@discardableResult func OSAtomicAdd64(_ amount: Int64, _ word: UnsafeMutablePointer<Int64>) -> Int64 {
  changed(word) { $0 &+= amount }
}
@discardableResult func OSAtomicCompareAndSwap32(
  _ old: Int32, _ new: Int32, _ word: UnsafeMutablePointer<Int32>
) -> Bool { exchanged(old, new, word) }
@discardableResult func OSAtomicCompareAndSwap32Barrier(
  _ old: Int32, _ new: Int32, _ word: UnsafeMutablePointer<Int32>
) -> Bool { exchanged(old, new, word) }
@discardableResult func OSAtomicCompareAndSwap64(
  _ old: Int64, _ new: Int64, _ word: UnsafeMutablePointer<Int64>
) -> Bool { exchanged(old, new, word) }
