internal import CoreGraphics
internal import Foundation
internal import QuartzCore
internal import UIKit

extension GeometryMonitor {
  /// Returns the findings of the layouts that happen while a closure runs.
  ///
  /// After each layout that the closure causes, by `layoutIfNeeded()` or by showing a frame, the views that
  /// were laid out are checked as by `findings(in:)`, each class the first eight times. Changes of anchor
  /// points are observed as well:
  ///
  ///     let findings = GeometryMonitor.monitor {
  ///       card.layer.anchorPoint = .zero
  ///       screen.window.layoutIfNeeded()
  ///     }
  ///
  /// As the checks lay views out again, `layoutSubviews()` is called more often than without them. Layouts
  /// within animation blocks are not checked. Only one recording can be active at a time; a closure within
  /// another one has no findings.
  ///
  /// - Parameter body: The closure, whose layouts are checked.
  /// - Returns: The findings in the order of the layouts, each once.
  /// - Throws: Rethrows the error of the closure.
  public static func monitor(_ body: () throws -> Void) rethrows -> [Finding] {
    guard GeometryRecorder.active == nil else {
      try body()
      return []
    }
    var found: [Finding] = []
    let recorder = GeometryRecorder { found.append($0) }
    GeometryRecorder.active = recorder
    defer { GeometryRecorder.active = nil }
    try body()
    recorder.reportAnchorPoints()
    return found
  }

  /// Checks the layouts of a program until it ends, and writes each finding to a file as a line of JSON: the
  /// rule, the view, its type, the message and the remedy. Another line names each class that is checked.
  ///
  /// `mica test --geometry` calls this in the program of the tests.
  ///
  /// - Parameter path: The path of the file, which is created if it does not exist. Lines are appended.
  @_spi(GeometryRecording) public static func record(to path: String) {
    if !FileManager.default.fileExists(atPath: path) {
      _ = FileManager.default.createFile(atPath: path, contents: nil)
    }
    guard let file = FileHandle(forWritingAtPath: path) else { return }
    _ = try? file.seekToEnd()
    func write(_ fields: [String: String]) {
      guard let line = try? JSONEncoder().encode(fields) else { return }
      file.write(line + Data("\n".utf8))
    }
    let recorder = GeometryRecorder { finding in
      write([
        "rule": finding.rule.rawValue, "view": finding.view, "type": finding.type ?? "",
        "message": finding.message, "remedy": finding.remedy,
      ])
    }
    recorder.reportClass = { write(["checked": String(reflecting: $0)]) }
    GeometryRecorder.active = recorder
  }

  /// Ends the checks that `record(to:)` began.
  @_spi(GeometryRecording) public static func endRecording() { GeometryRecorder.active = nil }
}

/// The recorder of findings while layouts happen.
@MainActor private final class GeometryRecorder {
  /// The active recorder, which observes the layouts.
  static var active: GeometryRecorder? {
    didSet {
      let recorder = active
      LayoutObserver.layoutDidEnd = recorder.map { recorder in { recorder.check($0) } }
      LayoutObserver.anchorPointDidChange = recorder.map { recorder in { recorder.note($0, previous: $1) } }
      LayoutObserver.coordinateWillBeRefused = recorder.map { recorder in { recorder.reportRefusal($0) } }
    }
  }

  /// A view whose anchor point was changed.
  private struct Change {
    weak var view: UIView?
    let previous: CGPoint
    let center: CGPoint
  }

  private let report: (GeometryMonitor.Finding) -> Void
  /// A closure that is called with each class before its first check.
  var reportClass: (AnyClass) -> Void = { _ in }
  private var reported: Set<GeometryMonitor.Finding> = []
  /// The number of checks by class.
  private var counts: [ObjectIdentifier: Int] = [:]
  private var changes: [Change] = []
  private var isChecking = false

  /// The number of checks of each class: the first layouts show what a class does wrong.
  private static let mostChecks = 8

  init(_ report: @escaping (GeometryMonitor.Finding) -> Void) { self.report = report }

  private func add(_ finding: GeometryMonitor.Finding) {
    if reported.insert(finding).inserted { report(finding) }
  }

  /// Checks the views that were laid out.
  func check(_ root: UIView) {
    guard !isChecking, UIView.inheritedAnimationDuration == 0 else { return }
    isChecking = true
    defer { isChecking = false }
    reportAnchorPoints()
    UIView.performWithoutAnimation {
      for view in root.withDescendants where view.window === root.window {
        GeometryMonitor.observations(of: view).forEach(add)
        guard view.hasContents, view.isLaidOutByClient, isDue(view) else { continue }
        GeometryMonitor.relations(of: view).forEach(add)
      }
    }
  }

  private func isDue(_ view: UIView) -> Bool {
    let owner: AnyObject = view.next as? UIViewController ?? view
    let count = counts[ObjectIdentifier(type(of: owner)), default: 0]
    counts[ObjectIdentifier(type(of: owner))] = count + 1
    if count == 0 { reportClass(type(of: owner)) }
    return count < Self.mostChecks
  }

  /// Reports a coordinate that is not a number, on which Core Animation ends the program. The finding is
  /// written to standard error as well, since it is the last that the program can say.
  private func reportRefusal(_ view: UIView) {
    let finding = GeometryMonitor.Finding(
      rule: .notFinite, view: view, message: "its bounds or its center are set to NaN",
      remedy: "look for a division of zero by zero, as by the length of an empty view")
    add(finding)
    FileHandle.standardError.write(Data("GeometryMonitor: \(finding)\n".utf8))
  }

  /// Notes a change of the anchor point of a view. Views under construction have no window, or wait
  /// for their first layout at the origin.
  func note(_ view: UIView, previous: CGPoint) {
    let size = view.bounds.size
    let isPlaced = view.center != CGPoint(x: size.width / 2, y: size.height / 2)
    guard !isChecking, let superview = view.superview, view.window != nil, !superview.isLayoutActive,
      !view.bounds.isEmpty, isPlaced || !superview.layer.needsLayout()
    else { return }
    if let known = changes.first(where: { $0.view === view }) {
      if known.center == view.center { return }
      changes.removeAll { $0.view === view }
    }
    changes.append(Change(view: view, previous: previous, center: view.center))
  }

  /// Reports the views that have moved since their anchor points were changed, as their centers were not.
  func reportAnchorPoints() {
    for change in changes {
      guard let view = change.view, view.center == change.center else { continue }
      let anchor = view.layer.anchorPoint, size = view.bounds.size
      let offset = CGSize(
        width: (change.previous.x - anchor.x) * size.width,
        height: (change.previous.y - anchor.y) * size.height)
      // A view that appears is animated from nothing.
      let isSingular = abs(view.transform.a * view.transform.d - view.transform.b * view.transform.c) < 1e-6
      let transform = isSingular ? CGAffineTransform.identity : view.transform
      let (x, y) = (
        offset.width * transform.a + offset.height * transform.c,
        offset.width * transform.b + offset.height * transform.d
      )
      guard abs(x) > 0.5 || abs(y) > 0.5 else { continue }
      func text(_ x: CGFloat, _ y: CGFloat) -> String {
        String(format: "(%g, %g)", (x * 100).rounded() / 100, (y * 100).rounded() / 100)
      }
      add(
        GeometryMonitor.Finding(
          rule: .anchorPointAlone, view: view,
          message: "its anchor point was changed from \(text(change.previous.x, change.previous.y)) to "
            + "\(text(anchor.x, anchor.y)), so it moved by \(text(x, y))",
          remedy: "set the center to where the new anchor point is in the superview"))
    }
    changes = []
  }
}
