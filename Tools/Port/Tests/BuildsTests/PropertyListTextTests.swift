import Foundation
import Testing

@testable import Builds

struct PropertyListTextTests {
  @Test func readsAsItWasWritten() throws {
    let date = Date(timeIntervalSinceReferenceDate: 86_400), data = Data([1, 2, 255])
    let values: [String: Any] = [
      "text": "a < b & \"c\"", "yes": true, "no": false, "count": 3, "part": 0.5, "date": date, "data": data,
      "list": ["a", ["b": true]] as [Any],
    ]
    let read = try PropertyListSerialization.propertyList(
      from: PropertyListText.data(of: values), options: [], format: nil)
    let found = try #require(read as? [String: Any])
    #expect(NSDictionary(dictionary: found) == NSDictionary(dictionary: values))
    #expect(found["yes"] as? Bool == true)
  }
}
