import Glibc

/// The length of the fields of `utsname`, in bytes; 256 there.
public let _SYS_NAMELEN: Int32 = 65

/// Sets the kind of a mutex by a constant such as `PTHREAD_MUTEX_RECURSIVE`, which is an `Int` here and an
/// `Int32` there.
@discardableResult public func pthread_mutexattr_settype(
  _ attributes: UnsafeMutablePointer<pthread_mutexattr_t>, _ kind: Int
) -> Int32 { Glibc.pthread_mutexattr_settype(attributes, Int32(kind)) }
