/// The version of Interface Builder that saved a document: its build number, without the part after the full
/// stop.
///
/// The constants are the first build of an Xcode version, including its betas.
package struct IBToolsVersion: Sendable, Hashable, Comparable {
  package let build: Int

  package init(_ build: Int) { self.build = build }

  package static let xcode6 = IBToolsVersion(6000)
  package static let xcode7dot1 = IBToolsVersion(8000)
  package static let xcode7dot3 = IBToolsVersion(10_000)
  package static let xcode8 = IBToolsVersion(11_000)
  package static let xcode9 = IBToolsVersion(13_000)
  package static let xcode9dot1 = IBToolsVersion(13_500)
  package static let xcode10 = IBToolsVersion(14_300)
  package static let xcode11 = IBToolsVersion(14_800)
  /// The first build of the last betas of Xcode 11, and of 11.0.
  package static let xcode11Release = IBToolsVersion(14_850)
  package static let xcode11dot1 = IBToolsVersion(15_000)
  package static let xcode12 = IBToolsVersion(17_000)
  package static let xcode12dot5 = IBToolsVersion(18_000)
  package static let xcode13 = IBToolsVersion(19_000)
  package static let xcode13dot3 = IBToolsVersion(20_000)
  package static let xcode14 = IBToolsVersion(21_000)
  package static let xcode14dot3 = IBToolsVersion(21_600)
  package static let xcode16 = IBToolsVersion(23_000)
  package static let xcode16dot3 = IBToolsVersion(23_600)
  package static let xcode26 = IBToolsVersion(24_000)
  /// A build that no Xcode has, such as 32700, or the version of documents without one: newer than all named
  /// ones.
  package static let unreleased = IBToolsVersion(32_000)

  /// A Boolean value that indicates whether documents count the safe area insets of devices with a home
  /// indicator twice.
  package var holdsInsetsTwice: Bool { .xcode16dot3 <= self && self < .unreleased }

  package static func < (a: IBToolsVersion, b: IBToolsVersion) -> Bool { a.build < b.build }
}
