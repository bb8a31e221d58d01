import AppleFoundation; import AppleNetworking; import FoundationNetworking; import Foundation

struct Ruler {
  func measure(_ block: () -> Void) { block() }
  func use() { measure { print("as often as it likes") } }
}
func free(_ url: URL) throws {
  _ = try url.resourceValues(forKeys: [.volumeAvailableCapacityForImportantUsageKey])
}
func fulfilled(_ wish: Wish) -> () -> Void { wish.fulfill }
protocol Loading { func data(for request: URLRequest) async throws -> (Data, URLResponse) }
extension URLSession: Loading {}
