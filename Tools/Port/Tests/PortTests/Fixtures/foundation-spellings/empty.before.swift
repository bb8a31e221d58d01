import Foundation
struct Progress {}
var timer = Timer()
let progress = Progress()
let answer = HTTPURLResponse()
let info = ProcessInfo().arguments
final class A {
  init?(coder aDecoder: NSCoder) {
    print(aDecoder.value(forKey: "a") as Any)  // line
  }
  func read(from object: NSObject) { object.value(forKey: "a") }
}
