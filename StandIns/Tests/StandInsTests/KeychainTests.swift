import Foundation
import Security
import Testing
import UIKit

@Suite(.serialized) struct KeychainTests {
  private let query: [String: Any] = [
    kSecClass as String: kSecClassGenericPassword, kSecAttrService as String: "tests",
    kSecAttrAccount as String: "\(UUID())",
  ]
  private func with(_ values: [String: Any]) -> CFDictionary { query.merging(values) { $1 } as CFDictionary }
  private func password() -> String? {
    var found: CFTypeRef?
    let status = SecItemCopyMatching(with([kSecReturnData as String: true]), &found)
    return status == errSecSuccess ? (found as? Data).map { String(decoding: $0, as: UTF8.self) } : nil
  }

  @Test func anItemIsAddedChangedAndRemoved() {
    #expect(SecItemAdd(with([kSecValueData as String: Data("one".utf8)]), nil) == errSecSuccess)
    #expect(SecItemAdd(with([kSecValueData as String: Data("two".utf8)]), nil) == errSecDuplicateItem)
    #expect(password() == "one")
    let new = [kSecValueData as String: Data("two".utf8)]
    #expect(SecItemUpdate(query as CFDictionary, new as CFDictionary) == errSecSuccess)
    #expect(password() == "two")
    #expect(SecItemDelete(query as CFDictionary) == errSecSuccess)
    #expect(password() == nil)
    #expect(SecItemDelete(query as CFDictionary) == errSecItemNotFound)
  }

  @Test func aQueryWithoutAClassIsRefused() {
    #expect(SecItemCopyMatching([:] as CFDictionary, nil) == errSecParam)
  }
}
