import FoundationNetworking; import Foundation
struct Progress {}
var timer = { let timer = Timer(timeInterval: 1, repeats: false) { _ in }; timer.invalidate(); return timer }()
let progress = Progress()
let answer = HTTPURLResponse(url: URL(fileURLWithPath: "/"), statusCode: 0, httpVersion: nil, headerFields: nil)!
let info = ProcessInfo.processInfo.arguments
final class A {
  init?(coder aDecoder: NSCoder) {
    print(aDecoder.decodeObject(forKey: "a") as Any)  // line
  }
  func read(from object: NSObject) { object.value(forKey: "a") }
}
