import Foundation
@_spi(SelectorTable) import UIKit

// An app that is played by a script of touches waits in the frames that are recorded, so that all recordings of it are the same. In the
// app's own module these stand before those of Dispatch and Foundation.

extension DispatchQueue {
  func asyncAfter(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfter(deadline: deadline, execute: DispatchWorkItem(qos: qos, flags: flags, block: work))
  }

  func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {
    let now = DispatchTime.now()
    run(work, at: deadline, after: deadline > now ? Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9 : 0)
  }
}

extension Timer {
  @discardableResult class func scheduledTimer(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(on: .current, in: .default, after: interval)
    return timer
  }
}

extension RunLoop {
  func add(_ timer: Timer, forMode mode: RunLoop.Mode) { timer.start(on: self, in: mode, after: timer.fireDate.timeIntervalSinceNow) }
}
