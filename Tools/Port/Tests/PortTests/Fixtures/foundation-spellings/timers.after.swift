import Foundation
class MockTimer: Timer {
  var isOver = false
  override func invalidate() { isOver = true }
}
class Named: Timer {
  convenience init() { self.init(timeInterval: 1, repeats: false) { _ in } }
}
let timers: [Timer] = [MockTimer(timeInterval: 1, repeats: false) { _ in }, Named()]
