public import CoreGraphics
public import Foundation

// Random bytes are the system's. Keys, certificates and trust are not to be had: they fail, and say so once.

public final class SecRandom: Sendable {}
public typealias SecRandomRef = SecRandom
public let kSecRandomDefault: SecRandomRef? = nil

/// Fills bytes with random ones.
@discardableResult
public func SecRandomCopyBytes(_ rnd: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer) -> Int32
{
  var generator = SystemRandomNumberGenerator()
  for index in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: 0...255, using: &generator), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}

public final class SecKey: @unchecked Sendable {}
public final class SecIdentity: @unchecked Sendable {}
public final class SecPolicy: @unchecked Sendable {}
public final class SecTrust: @unchecked Sendable {}
public final class SecAccessControl: @unchecked Sendable {}
public final class SecCertificate: @unchecked Sendable {
  let data: Data
  init(_ data: Data) { self.data = data }
}

public struct SecAccessControlCreateFlags: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let userPresence = SecAccessControlCreateFlags(rawValue: 1 << 0)
  public static let biometryAny = SecAccessControlCreateFlags(rawValue: 1 << 1)
  public static let touchIDAny = biometryAny
  public static let biometryCurrentSet = SecAccessControlCreateFlags(rawValue: 1 << 3)
  public static let touchIDCurrentSet = biometryCurrentSet
  public static let devicePasscode = SecAccessControlCreateFlags(rawValue: 1 << 4)
  public static let or = SecAccessControlCreateFlags(rawValue: 1 << 14)
  public static let and = SecAccessControlCreateFlags(rawValue: 1 << 15)
  public static let privateKeyUsage = SecAccessControlCreateFlags(rawValue: 1 << 30)
  public static let applicationPassword = SecAccessControlCreateFlags(rawValue: 1 << 31)
}

/// Items are kept whatever guards them, since the device has no passcode.
public func SecAccessControlCreateWithFlags(
  _ allocator: CFTypeRef?, _ protection: CFTypeRef, _ flags: SecAccessControlCreateFlags,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecAccessControl? { SecAccessControl() }

public typealias CFError = NSError

public enum SecTrustResultType: UInt32, Sendable {
  case invalid, proceed
  case deny = 3
  case unspecified, recoverableTrustFailure, fatalTrustFailure, otherError
}

public func SecCertificateCreateWithData(_ allocator: CFTypeRef?, _ data: CFData) -> SecCertificate? {
  data.isEmpty ? nil : SecCertificate(data)
}
public func SecCertificateCopyData(_ certificate: SecCertificate) -> CFData { certificate.data }

public func SecPolicyCreateBasicX509() -> SecPolicy { SecPolicy() }
public func SecPolicyCreateSSL(_ server: Bool, _ hostname: CFString?) -> SecPolicy { SecPolicy() }

/// Finds no certificate to be trusted.
public func SecTrustEvaluateWithError(
  _ trust: SecTrust, _ error: UnsafeMutablePointer<CFError?>?
) -> Bool {
  Missing.say("trust in certificates")
  error?.pointee = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
  return false
}
@discardableResult
public func SecTrustEvaluate(
  _ trust: SecTrust, _ result: UnsafeMutablePointer<SecTrustResultType>
) -> OSStatus {
  Missing.say("trust in certificates")
  result.pointee = .otherError
  return errSecUnimplemented
}
public func SecTrustGetCertificateCount(_ trust: SecTrust) -> Int { 0 }
public func SecTrustGetCertificateAtIndex(_ trust: SecTrust, _ index: Int) -> SecCertificate? { nil }
@discardableResult
public func SecTrustSetPolicies(_ trust: SecTrust, _ policies: CFTypeRef) -> OSStatus { errSecUnimplemented }
public func SecTrustCopyKey(_ trust: SecTrust) -> SecKey? { nil }
public func SecTrustCopyPublicKey(_ trust: SecTrust) -> SecKey? { nil }

/// Makes no key.
public func SecKeyCreateRandomKey(
  _ parameters: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { Missing.key(error) }
/// Makes no key.
public func SecKeyCreateWithData(
  _ data: CFData, _ attributes: CFDictionary, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { Missing.key(error) }
public func SecKeyCopyPublicKey(_ key: SecKey) -> SecKey? { nil }
public func SecKeyCopyExternalRepresentation(
  _ key: SecKey, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> CFData? { nil }

enum Missing {
  static func key(_ error: UnsafeMutablePointer<Unmanaged<CFError>?>?) -> SecKey? {
    say("keys")
    let made = NSError(domain: NSOSStatusErrorDomain, code: Int(errSecUnimplemented))
    error?.pointee = Unmanaged.passRetained(made)
    return nil
  }

  private nonisolated(unsafe) static var said: Set<String> = []
  private static let lock = NSLock()

  /// Says once that something is not here.
  static func say(_ what: String) {
    guard lock.withLock({ said.insert(what).inserted }) else { return }
    FileHandle.standardError.write(Data("Security has no \(what) here: errSecUnimplemented\n".utf8))
  }
}
