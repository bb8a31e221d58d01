import Foundation

/// The processor time that a thread uses, independent of the machine's other load.
package enum ThreadWork {
  /// The seconds of processor time of this thread.
  package static var seconds: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
