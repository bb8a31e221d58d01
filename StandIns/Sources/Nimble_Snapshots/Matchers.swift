import Nimble
import UIKit

// The interface of Nimble-Snapshots. Its pictures are those of Apple's systems, with names that Quick gives
// them there: they are not compared, and an expectation of one fails with a message, so that the other
// examples of its spec are run.

/// A type of which a picture can be taken.
@preconcurrency @MainActor public protocol Snapshotable {
  var snapshotObject: UIView? { get }
}

extension UIView: Snapshotable {
  public var snapshotObject: UIView? { self }
}
extension UIViewController: Snapshotable {
  public var snapshotObject: UIView? { view }
}

public func setNimbleTestFolder(_ testFolder: String) {}
public func setNimbleTolerance(_ tolerance: CGFloat) {}
public func setNimblePixelTolerance(_ tolerance: CGFloat) {}
public func recordAllSnapshots() {}

/// The way to give a view the sizes of the pictures.
public enum ResizeMode {
  case frame
  case constrains
  case block(resizeBlock: (UIView, CGSize) -> Void)
  case custom(viewResizer: any ViewResizer)
}
@preconcurrency @MainActor public protocol ViewResizer {
  func resize(view: UIView, for size: CGSize)
}

private func notCompared() -> Nimble.Predicate<any Snapshotable> {
  Nimble.Predicate.simple("look as its picture of Nimble-Snapshots, which is not compared here") { _ in .fail }
}

public func haveValidSnapshot(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
  shouldIgnoreScale: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }
public func haveValidDeviceAgnosticSnapshot(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
  shouldIgnoreScale: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }
public func recordSnapshot(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }
public func recordDeviceAgnosticSnapshot(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }
public func haveValidDynamicSizeSnapshot(
  named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false,
  pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }
public func recordDynamicSizeSnapshot(
  named name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], isDeviceAgnostic: Bool = false, usesDrawRect: Bool = false,
  resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }
public func haveValidDynamicTypeSnapshot(
  named name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
  sizes: [UIContentSizeCategory] = [], isDeviceAgnostic: Bool = false
) -> Nimble.Predicate<any Snapshotable> { notCompared() }

/// A picture by its name, for `expect(view) == snapshot("name")`.
public struct Snapshot {}
public func snapshot(
  _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil, tolerance: CGFloat? = nil,
  shouldIgnoreScale: Bool = false
) -> Snapshot { Snapshot() }
public func snapshot(
  _ name: String? = nil, identifier: String? = nil, sizes: [String: CGSize], usesDrawRect: Bool = false, pixelTolerance: CGFloat? = nil,
  tolerance: CGFloat? = nil, resizeMode: ResizeMode = .frame, shouldIgnoreScale: Bool = false
) -> Snapshot { Snapshot() }
public func recordSnapshot(
  _ name: String? = nil, identifier: String? = nil, usesDrawRect: Bool = false, shouldIgnoreScale: Bool = false
) -> Snapshot { Snapshot() }
public func == (expectation: Expectation<any Snapshotable>, picture: Snapshot) { expectation.to(notCompared()) }
