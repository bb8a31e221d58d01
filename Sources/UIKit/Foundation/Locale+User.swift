internal import Foundation

extension Locale {
  /// The user's locale, for the names of months and days: Foundation on Linux returns en_001 for every user,
  /// so the environment is read.
  static let user = Locale(environment: ProcessInfo.processInfo.environment)

  /// Creates the locale of the first variable that is set, in POSIX's order; C and POSIX, and no variable at
  /// all, stand for en_US.
  init(environment: [String: String]) {
    let said = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap { environment[$0] }.first { !$0.isEmpty }
    let name = String((said ?? "").prefix { $0 != "." && $0 != "@" })
    self.init(identifier: ["", "C", "POSIX"].contains(name) ? "en_US" : name)
  }
}
