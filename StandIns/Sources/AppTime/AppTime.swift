import Foundation
@_spi(SelectorTable) import UIKit

// An app that is played by a script of touches waits in the frames that are recorded, so that all recordings of
// it are the same. Outside of recordings these are Dispatch's and Foundation's own.

extension DispatchQueue {
  public func asyncAfterInFrames(
    deadline: DispatchTime, qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [],
    execute work: @escaping @Sendable @convention(block) () -> Void
  ) {
    asyncAfterInFrames(deadline: deadline, execute: DispatchWorkItem(qos: qos, flags: flags, block: work))
  }

  public func asyncAfterInFrames(deadline: DispatchTime, execute work: DispatchWorkItem) {
    let now = DispatchTime.now()
    run(work, at: deadline, after: deadline > now ? Double(deadline.uptimeNanoseconds - now.uptimeNanoseconds) / 1e9 : 0)
  }
}

extension Timer {
  @discardableResult public class func scheduledTimerInFrames(
    withTimeInterval interval: TimeInterval, repeats: Bool, block: @escaping @Sendable (Timer) -> Void
  ) -> Timer {
    let timer = Timer(timeInterval: interval, repeats: repeats, block: block)
    timer.start(on: .current, in: .default, after: interval)
    return timer
  }
}

extension RunLoop {
  public func addInFrames(_ timer: Timer, forMode mode: RunLoop.Mode) {
    timer.start(on: self, in: mode, after: timer.fireDate.timeIntervalSinceNow)
  }
  public func addInFrames(_ port: Port, forMode mode: RunLoop.Mode) { add(port, forMode: mode) }
}
