import AppTime; import UIKit

@main final class AppDelegate: UIResponder, UIApplicationDelegate {
  func begin() {
    DispatchQueue.main.asyncAfterInFrames(deadline: .now() + 1) { self.end() }
    DispatchQueue.main.asyncAfter(wallDeadline: .now() + 1) { self.end() }
    let timer = Timer.scheduledTimerInFrames(withTimeInterval: 1, repeats: true) { _ in }
    Timer.scheduledTimer(timeInterval: 1, target: self, selector: end, userInfo: nil, repeats: false)
    RunLoop.main.addInFrames(timer, forMode: .common)  // line
    list.add(timer)
  }
  func end() {}
}
