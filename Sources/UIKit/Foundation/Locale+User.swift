internal import Foundation

extension Locale {
  /// The user's, for the names of months and days: Linux's Foundation calls every user's en_001, so that the
  /// environment is asked.
  static let user = Locale(environment: ProcessInfo.processInfo.environment)

  /// That of the first variable that says one, in POSIX's order; C and POSIX, which are nobody's language,
  /// and none at all stand for en_US.
  init(environment: [String: String]) {
    let said = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = String((said ?? "").prefix { $0 != "." && $0 != "@" })
    self.init(identifier: ["", "C", "POSIX"].contains(name) ? "en_US" : name)
  }
}
