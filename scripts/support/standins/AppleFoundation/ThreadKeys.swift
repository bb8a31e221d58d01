import Glibc

/// Apple's, whose destructor takes a pointer that is never null; it is not called for one that is. The cast is
/// between C functions of one pointer, which differ in nothing but whether Swift calls it optional.
@discardableResult public func pthread_key_create(
  _ key: UnsafeMutablePointer<pthread_key_t>, _ end: @convention(c) (UnsafeMutableRawPointer) -> Void
) -> Int32 {
  Glibc.pthread_key_create(key, unsafeBitCast(end, to: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self))
}
