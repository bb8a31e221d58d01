// Prints one line of CSV per result. The exit status is 1 if a checksum is wrong.
import Foundation

MainActor.assumeIsolated {
  W1.run()
  W2.run()
  W3.run()
  W4.run()
  W5Autoresizing.run()
  W5Constraints.run()
  W6.run()
  exit(Bench.failures == 0 ? 0 : 1)
}
