public import Foundation
internal import CryptoKit

public typealias CC_LONG = UInt32
public var CC_MD5_DIGEST_LENGTH: Int32 { 16 }
public var CC_SHA1_DIGEST_LENGTH: Int32 { 20 }
public var CC_SHA256_DIGEST_LENGTH: Int32 { 32 }

/// Writes a digest of bytes into `md`; returns that.
@discardableResult public func CC_SHA256(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(SHA256.hash(data: Data(bytes: data, count: Int(len))), md) }

@discardableResult public func CC_MD5(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.MD5.hash(data: Data(bytes: data, count: Int(len))), md) }

@discardableResult public func CC_SHA1(
  _ data: UnsafeRawPointer!, _ len: CC_LONG, _ md: UnsafeMutablePointer<UInt8>!
) -> UnsafeMutablePointer<UInt8>! { write(Insecure.SHA1.hash(data: Data(bytes: data, count: Int(len))), md) }

private func write(_ digest: some Digest, _ place: UnsafeMutablePointer<UInt8>) -> UnsafeMutablePointer<UInt8> {
  for (index, byte) in digest.enumerated() { place[index] = byte }
  return place
}
