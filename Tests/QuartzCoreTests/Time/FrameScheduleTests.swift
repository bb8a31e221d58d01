import QuartzCore
import Testing

/// Tests of work scheduled at times of the frame clock. The times here lie long before those that other tests
/// wait for.
@MainActor struct FrameScheduleTests {
  private let start = -1e9
  private let log = Log()

  @MainActor private final class Log {
    var lines: [String] = []
  }

  private func request(_ name: String, at seconds: Double) -> FrameSchedule.Alarm {
    FrameSchedule.main.at(start + seconds) { [log] in log.lines.append(name) }
  }

  @Test func dueCallsRunInTheOrderOfTimesAndThenOfRequests() {
    let last = request("last", at: 3)
    for (name, seconds) in [("second", 2.0), ("first", 1), ("third", 2), ("fourth", 2)] {
      _ = request(name, at: seconds)
    }
    FrameSchedule.main.run(until: start)
    #expect(log.lines == [])
    FrameSchedule.main.run(until: start + 1)
    #expect(log.lines == ["first"])
    FrameSchedule.main.run(until: start + 2)
    #expect(log.lines == ["first", "second", "third", "fourth"])
    last.cancel()
    FrameSchedule.main.run(until: start + 3)
    #expect(log.lines.count == 4)
  }

  @Test func callAddedForTheSameTimeRunsInTheSameFrame() {
    FrameSchedule.main.at(start) { _ = request("added", at: 0) }
    FrameSchedule.main.run(until: start)
    #expect(log.lines == ["added"])
  }
}
