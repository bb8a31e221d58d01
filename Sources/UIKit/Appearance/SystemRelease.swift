internal import CoreText
internal import Foundation
package import InterfaceBuilder
internal import Synchronization

/// A release of iOS with dimensions of its own for controls, bars and text.
///
/// The boundaries between releases are the Xcode versions in which stored frames change
/// (`corpus/metrics.json`, `_note`).
package enum SystemRelease: Int, Sendable, Comparable, CaseIterable {
  /// iOS 7 and 8, drawn by Xcode 6 and 7.0.
  case iOS8
  /// Xcode 7.1 and 7.2.
  case iOS9
  /// Xcode 7.3.
  case iOS9dot3
  /// Xcode 8.
  case iOS10
  /// Xcode 9, the first with safe areas.
  case iOS11
  /// Xcode 10.
  case iOS12
  /// Xcode 11, up to 11.7: of 72 widths of 17-point texts that its last
  /// versions store in documents of some twenty owners, 66 are those of iOS 13,
  /// 51 those of iOS 14; progress views and page controls are iOS 13's too.
  case iOS13
  /// Xcode 12.
  case iOS14
  /// Xcode 13.
  case iOS15
  /// iOS 16 and 17, drawn by Xcode 14 and 15.
  case iOS16
  /// Xcode 16.
  case iOS18
  /// Xcode 26.
  case iOS26

  /// The newest release with the appearance before that of iOS 26.
  package static let classic = SystemRelease.iOS18

  /// The release in effect: that of the scope, or of the process.
  package static var current: SystemRelease { scoped ?? standing }
  /// The release of the process: the newest of the classic appearance, unless a program or a screen of tests
  /// has set another.
  package static var standing: SystemRelease {
    get { SystemRelease(rawValue: kept.load(ordering: .relaxed)) ?? .classic }
    set { kept.store(newValue.rawValue, ordering: .relaxed) }
  }
  private static let kept = Atomic(classic.rawValue)
  /// A Boolean value that indicates whether bars, alerts, sheets and menus look as in iOS 26, on platters and
  /// floating.
  static var hasPlatters: Bool { current >= .iOS26 }
  @TaskLocal private static var scoped: SystemRelease?

  /// Creates the release that Interface Builder drew for; `unreleased` counts as Xcode 14.
  package init(toolsVersion: IBToolsVersion) {
    switch toolsVersion {
    case ..<IBToolsVersion.xcode7dot1: self = .iOS8
    case ..<IBToolsVersion.xcode7dot3: self = .iOS9
    case ..<IBToolsVersion.xcode8: self = .iOS9dot3
    case ..<IBToolsVersion.xcode9: self = .iOS10
    case ..<IBToolsVersion.xcode10: self = .iOS11
    case ..<IBToolsVersion.xcode11: self = .iOS12
    case ..<IBToolsVersion.xcode12: self = .iOS13
    case ..<IBToolsVersion.xcode13: self = .iOS14
    case ..<IBToolsVersion.xcode14: self = .iOS15
    case ..<IBToolsVersion.xcode16: self = .iOS16
    case ..<IBToolsVersion.xcode26: self = .iOS18
    case ..<IBToolsVersion.unreleased: self = .iOS26
    default: self = .iOS16
    }
  }

  /// Creates the newest release of an appearance, by its name in commands: `classic` or `ios26`.
  package init?(look: String) {
    switch look {
    case "classic": self = .classic
    case "ios26": self = .iOS26
    default: return nil
    }
  }

  package static func < (a: SystemRelease, b: SystemRelease) -> Bool { a.rawValue < b.rawValue }

  /// The version of San Francisco's advances.
  var fontEra: SystemFontEra {
    switch self {
    case ..<SystemRelease.iOS10: .iOS9
    case ..<SystemRelease.iOS11: .iOS10
    case ..<SystemRelease.iOS14: .iOS11
    default: .iOS14
    }
  }

  /// Runs a closure in which fonts are created, controls measured and views laid out as in this release.
  package func perform<Result>(_ body: () throws -> Result) rethrows -> Result {
    try Self.$scoped.withValue(self) { try SystemFontFace.$era.withValue(fontEra, operation: body) }
  }
}
