import Foundation

/// The processor time that a thread uses, independent of the machine's other load.
package enum ThreadWork {
  /// The seconds of processor time of this thread.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// A limit of the processor time of a test on its thread. Unlike Swift Testing's time limits, it leaves out
  /// the time in which the test waits for others.
  package struct Limit {
    private let start = ThreadWork.seconds
    private let seconds: Double

    /// Begins to measure.
    ///
    /// - Parameter seconds: The processor time that the test may take; more under a sanitizer.
    package init(seconds: Double) {
      self.seconds = Project.stackFactor > 1 ? 15 * seconds : seconds
    }

    /// A Boolean value that indicates whether the time since the beginning is within the limit.
    package var isKept: Bool { ThreadWork.seconds - start < seconds }
  }
}
