public import CoreGraphics
public import Foundation

// A keychain in a file in the folder of the app's data, which its owner alone may read. It is not encrypted.

/// Adds an item to the keychain.
///
/// - Returns: `errSecDuplicateItem` if there is one of the same class, account, service or server already.
@discardableResult
public func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
  let query = Query(attributes)
  guard query.kind != nil else { return errSecParam }
  return Keychain.shared.change { items in
    var item = query.attributes
    if items.contains(where: { Keychain.key(of: $0) == Keychain.key(of: item) }) {
      return errSecDuplicateItem
    }
    if item[kSecAttrAccessible] == nil { item[kSecAttrAccessible] = kSecAttrAccessibleWhenUnlocked }
    (item[kSecAttrCreationDate], item[kSecAttrModificationDate]) = (Date(), Date())
    item[Keychain.identity] = UUID().uuidString
    items.append(item)
    result?.pointee = query.result(for: item)
    return errSecSuccess
  }
}

/// Finds one item of the keychain, or all with `kSecMatchLimitAll`.
///
/// - Returns: `errSecItemNotFound` if there is none.
@discardableResult
public func SecItemCopyMatching(
  _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
) -> OSStatus {
  let query = Query(query)
  guard query.kind != nil || query.reference != nil else { return errSecParam }
  return Keychain.shared.read { items in
    let found = items.filter(query.matches)
    guard let first = found.first else { return errSecItemNotFound }
    guard query.returnsSomething else { return errSecSuccess }
    result?.pointee =
      query.wantsAll ? found.compactMap(query.result) as NSArray : query.result(for: first)
    return errSecSuccess
  }
}

/// Changes the attributes of all items that match.
@discardableResult
public func SecItemUpdate(_ query: CFDictionary, _ attributesToUpdate: CFDictionary) -> OSStatus {
  let query = Query(query), new = Query(attributesToUpdate).attributes
  guard query.kind != nil || query.reference != nil else { return errSecParam }
  return Keychain.shared.change { items in
    let found = items.indices.filter { query.matches(items[$0]) }
    for index in found {
      items[index].merge(new) { $1 }
      items[index][kSecAttrModificationDate] = Date()
    }
    return found.isEmpty ? errSecItemNotFound : errSecSuccess
  }
}

/// Removes all items that match.
@discardableResult
public func SecItemDelete(_ query: CFDictionary) -> OSStatus {
  let query = Query(query)
  guard query.kind != nil || query.reference != nil else { return errSecParam }
  return Keychain.shared.change { items in
    let before = items.count
    items.removeAll(where: query.matches)
    return items.count < before ? errSecSuccess : errSecItemNotFound
  }
}

/// The words of a call: attributes of items, and what is to be found and returned.
struct Query {
  let all: [String: Any]

  init(_ dictionary: CFDictionary) {
    var all: [String: Any] = [:]
    for (key, value) in dictionary { all["\(key.base)"] = value }
    self.all = all
  }

  var kind: String? { all[kSecClass].map { "\($0)" } }
  var reference: Data? { all[kSecValuePersistentRef] as? Data }
  var wantsAll: Bool {
    guard let limit = all[kSecMatchLimit] else { return false }
    return "\(limit)" == kSecMatchLimitAll || (limit as? Int).map { $0 > 1 } ?? false
  }
  var returnsSomething: Bool {
    [kSecReturnAttributes, kSecReturnData, kSecReturnPersistentRef, kSecReturnRef].contains(where: isTrue)
  }

  /// The attributes that an item keeps.
  var attributes: [String: Any] {
    var found: [String: Any] = [:]
    for (key, value) in all where !key.hasPrefix("r_") && !key.hasPrefix("m_") && !key.hasPrefix("u_") {
      switch value {
      case let text as String: found[key] = text
      case let data as Data: found[key] = data
      case let date as Date: found[key] = date
      case let number as NSNumber: found[key] = number
      default: continue
      }
    }
    return found
  }

  /// Returns whether an item has all attributes that the query names.
  func matches(_ item: [String: Any]) -> Bool {
    if let reference { return (item[Keychain.identity] as? String).map { Data($0.utf8) } == reference }
    return attributes.allSatisfy { key, value in
      if [kSecValueData, kSecAttrAccessible].contains(key) { return true }
      if key == kSecAttrSynchronizable, "\(value)" == kSecAttrSynchronizableAny { return true }
      return item[key].map { ([$0] as NSArray).isEqual(to: [value]) } ?? false
    }
  }

  func isTrue(_ key: String) -> Bool { (all[key] as? NSNumber)?.boolValue ?? (all[key] as? Bool) ?? false }

  /// Returns what the query wants to know of an item.
  func result(for item: [String: Any]) -> AnyObject? {
    let data = item[kSecValueData] as? Data
    var found = item
    found[Keychain.identity] = nil
    found[kSecValueData] = isTrue(kSecReturnData) ? data : nil
    let reference = Data((item[Keychain.identity] as? String ?? "").utf8)
    if isTrue(kSecReturnPersistentRef) { found[kSecValuePersistentRef] = reference }
    if isTrue(kSecReturnAttributes) || isTrue(kSecReturnData) && isTrue(kSecReturnPersistentRef) {
      return found as NSDictionary
    }
    if isTrue(kSecReturnPersistentRef) { return reference as NSData }
    return isTrue(kSecReturnData) ? data.map { $0 as NSData } : nil
  }
}

/// The items of the app, each of which is a list of attributes by their names.
final class Keychain: @unchecked Sendable {
  static let shared = Keychain()
  /// The attribute by which an item is found without its class.
  static let identity = "mica.identity"
  private let lock = NSLock()

  private var file: URL {
    let folder = FileManager.default.urls(for: .applicationSupportDirectory, in: .userDomainMask)[0]
    let name = Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName
    return folder.appendingPathComponent(name).appendingPathComponent("Keychain.plist")
  }

  /// Returns the attributes of which no two items have the same.
  static func key(of item: [String: Any]) -> [String] {
    let names: [String]
    switch item[kSecClass] as? String {
    case kSecClassGenericPassword: names = [kSecAttrAccount, kSecAttrService]
    case kSecClassInternetPassword:
      names = [
        kSecAttrAccount, kSecAttrServer, kSecAttrProtocol, kSecAttrPort, kSecAttrPath, kSecAttrSecurityDomain,
      ]
    default: names = [kSecAttrApplicationTag, kSecAttrApplicationLabel, kSecAttrLabel]
    }
    return ([kSecClass, kSecAttrAccessGroup, kSecAttrSynchronizable] + names).map { name in
      (item[name] as? Data)?.base64EncodedString() ?? item[name].map { "\($0)" } ?? ""
    }
  }

  func read(_ body: ([[String: Any]]) -> OSStatus) -> OSStatus { lock.withLock { body(items) } }

  /// Writes the file if items are changed.
  func change(_ body: (inout [[String: Any]]) -> OSStatus) -> OSStatus {
    lock.withLock {
      var items = items
      let status = body(&items)
      guard status == errSecSuccess else { return status }
      do {
        let folder = file.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let data = try PropertyListSerialization.data(fromPropertyList: items, format: .binary, options: 0)
        try data.write(to: file)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
      } catch {
        FileHandle.standardError.write(Data("\(file.path): the keychain is not written: \(error)\n".utf8))
        return errSecIO
      }
      return status
    }
  }

  private var items: [[String: Any]] {
    guard let data = FileManager.default.contents(atPath: file.path),
      let list = try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)
    else { return [] }
    return list as? [[String: Any]] ?? []
  }
}
