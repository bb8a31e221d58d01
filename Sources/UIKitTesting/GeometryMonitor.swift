internal import CoreGraphics
public import Foundation
internal import QuartzCore
public import UIKit

/// A check of layout code by relations that hold whatever the layout is.
///
/// The monitor changes a view, lays it out, compares, and restores it. A view that places its subviews in its
/// own coordinate space passes wherever it lies and however it is turned; one that reads its `frame` for
/// that does not:
///
///     let screen = HeadlessScreen()
///     screen.show(CardController())
///     #expect(GeometryMonitor.findings(in: screen.window).isEmpty)
///
/// Views that are not in a window are laid out where they are. Animations are not awaited: let them end
/// before.
@MainActor public enum GeometryMonitor {
  /// A relation that does not hold, or a geometry that cannot be right.
  public struct Finding: Sendable, Hashable, CustomStringConvertible {
    /// The kinds of findings.
    public enum Rule: String, Sendable, CaseIterable {
      /// A view places its subviews differently after it was moved.
      case dependsOnPosition
      /// A view places its subviews differently after it was turned and scaled.
      case dependsOnTransform
      /// The layout of a view changes the bounds or the center of a subview that has a transform, because of
      /// that transform, or sets the frame of such a subview.
      case frameUnderTransform
      /// A second layout changes what the first one did.
      case changesWhenRepeated
      /// The view asks for its layout in each layout.
      case layoutLoop
      /// The layout in a window differs from that on a screen of the window's size.
      case dependsOnScreen
      /// A number of the geometry is infinite or not a number.
      case notFinite
      /// The transform cannot be inverted, so that the view has no area.
      case singularTransform
      /// A control, or a view with a gesture recognizer, is seen where it cannot be touched, because the
      /// place is outside of a superview.
      case outsideSuperview
      /// The anchor point of a view in a window was changed and its center was not, so that the view moved.
      case anchorPointAlone
    }

    /// The kind of the finding.
    public let rule: Rule
    /// The class and the identifier of the view whose layout is wrong.
    public let view: String
    /// The class outside of UIKit that lays the view out, of the view or of its controller, with its module;
    /// `nil` if there is none.
    public let type: String?
    /// A description of the difference, with numbers in points.
    public let message: String
    /// The usual remedy.
    public let remedy: String

    @MainActor init(rule: Rule, view: UIView, message: String, remedy: String) {
      self.rule = rule
      self.view = view.nameInFindings
      type = view.clientType.map { String(reflecting: $0) }
      self.message = message
      self.remedy = remedy
    }

    /// The finding on one line.
    public var description: String { "\(view): \(message) [\(rule.rawValue)]; \(remedy)" }
  }

  /// Returns the findings in a view and everything below it. The tree is laid out before.
  ///
  /// The relations are checked for views of classes outside of UIKit and for the views of controllers of such
  /// classes. Their order is the order of the tree.
  ///
  /// The cost is about six layouts of each view that has subviews.
  ///
  /// - Parameter view: The root of the views to check, such as a window or a controller's view.
  /// - Returns: The findings, superviews first, each once.
  public static func findings(in view: UIView) -> [Finding] {
    view.layoutIfNeeded()
    var found: [Finding] = []
    for view in view.withDescendants {
      found += observations(of: view)
      guard !view.subviews.isEmpty, view.isLaidOutByClient else { continue }
      found += relations(of: view)
    }
    var seen: Set<Finding> = []
    return found.filter { seen.insert($0).inserted }
  }

  /// Returns the differences between the layouts of a controller in a window on a larger screen, as in split
  /// view, and on a screen of that size.
  ///
  /// - Parameters:
  ///   - windowSize: The size of the window, in points.
  ///   - screenSize: The size of the screen around it, in points.
  ///   - makeController: A closure that creates the controller; it is called once for each layout.
  /// - Returns: A finding for each view whose bounds or center differ, superviews first. Views below such a
  ///   view are not compared.
  public static func findings(
    windowSize: CGSize = CGSize(width: 320, height: 568),
    screenSize: CGSize = CGSize(width: 834, height: 1194), making makeController: () -> UIViewController
  ) -> [Finding] {
    func layout(on size: CGSize) -> (HeadlessScreen, UIView) {
      let screen = HeadlessScreen(size: size, scale: 2)
      let controller = makeController()
      if size == windowSize {
        screen.show(controller)
      } else {
        let window = UIWindow(frame: CGRect(origin: .zero, size: windowSize))
        window.rootViewController = controller
        window.makeKeyAndVisible()
        window.layoutIfNeeded()
      }
      return (screen, controller.view)
    }
    let (own, expected) = layout(on: windowSize)
    let wanted = expected.withDescendants.map { Placement($0) }
    _ = own
    let (other, actual) = layout(on: screenSize)
    defer {
      actual.window?.isHidden = true
      _ = other
    }
    let views = actual.withDescendants
    guard views.count == wanted.count else {
      return [
        Finding(
          rule: .dependsOnScreen, view: actual,
          message: "has \(views.count) views in a window, and \(wanted.count) on a screen of its size",
          remedy: "take sizes from the view's bounds and traits, not from UIScreen")
      ]
    }
    var found: [Finding] = [], different: Set<ObjectIdentifier> = []
    for (index, view) in views.enumerated() {
      if let superview = view.superview, different.contains(ObjectIdentifier(superview)) {
        different.insert(ObjectIdentifier(view))
        continue
      }
      guard let change = Placement(view).difference(from: wanted[index]) else { continue }
      different.insert(ObjectIdentifier(view))
      found.append(
        Finding(
          rule: .dependsOnScreen, view: view,
          message: "in a smaller window than the screen \(change)",
          remedy: "take sizes from the view's bounds and traits, not from UIScreen"))
    }
    return found
  }

  // MARK: - Relations

  static func relations(of view: UIView) -> [Finding] {
    let before = Placements(of: view)
    var found: [Finding] = []
    func compare(_ rule: Finding.Rule, _ what: String, _ remedy: String) {
      guard let (child, change) = before.firstDifference else { return }
      found.append(
        Finding(
          rule: rule, view: view, message: "\(what), its subview \(child) \(change)",
          remedy: remedy))
    }
    let framed = LayoutObserver.viewsFramedUnderTransform { layOut(view) }
    guard !view.layer.needsLayout() else {
      return [
        Finding(
          rule: .layoutLoop, view: view, message: "it asks for its layout in each layout",
          remedy: "call setNeedsLayout() where what the layout depends on changes, not in the layout")
      ]
    }
    compare(
      .changesWhenRepeated, "after a second layout",
      "set places from the bounds, not from what the last layout left")
    guard found.isEmpty else { return found }

    let center = view.center, transform = view.transform
    let insets = view.safeAreaInsets, margins = view.layoutMargins
    var isInset: Bool { view.safeAreaInsets != insets || view.layoutMargins != margins }
    view.center = CGPoint(x: center.x + 13, y: center.y + 29)
    layOut(view)
    // Views at the edges of the safe area move with good reason.
    if !isInset {
      compare(
        .dependsOnPosition, "after it was moved by (13, 29)",
        "use bounds and its middle instead of frame and center, and convert(_:to:) between views")
    }
    view.center = center
    layOut(view)
    if found.isEmpty, before.firstDifference == nil {
      view.transform = transform.rotated(by: 0.4).scaledBy(x: 0.7, y: 0.7)
      layOut(view)
      if !isInset {
        compare(
          .dependsOnTransform, "after it was turned and scaled",
          "use bounds.size instead of frame.size, which is that of the box around the view")
      }
      view.transform = transform
      layOut(view)
    }
    return found + turnedSubviews(of: view, framed)
  }

  /// Compares the places of subviews that have a transform with those that they get without it.
  ///
  /// - Parameters:
  ///   - view: The view that lays them out.
  ///   - framed: The views whose frames its layout sets although they have a transform.
  /// - Returns: The findings.
  private static func turnedSubviews(of view: UIView, _ framed: [UIView]) -> [Finding] {
    view.subviews.filter { !$0.transform.isIdentity }.compactMap { child in
      if framed.contains(child) {
        return Finding(
          rule: .frameUnderTransform, view: view,
          message: "it sets the frame of the subview \(child.nameInFindings), which has a transform",
          remedy: "set bounds and center of views that have a transform; frame is the box around them")
      }
      let transform = child.transform, turned = Placement(child)
      child.transform = .identity
      layOut(view)
      let change = turned.difference(from: Placement(child))
      child.transform = transform
      layOut(view)
      guard let change else { return nil }
      return Finding(
        rule: .frameUnderTransform, view: view,
        message: "because of its transform, the subview \(child.nameInFindings) \(change)",
        remedy: "set bounds and center of views that have a transform; frame is the box around them")
    }
  }

  private static func layOut(_ view: UIView) {
    view.setNeedsLayout()
    view.layoutIfNeeded()
  }

  // MARK: - Observations

  static func observations(of view: UIView) -> [Finding] {
    var found: [Finding] = []
    let numbers = [
      view.bounds.minX, view.bounds.minY, view.bounds.width, view.bounds.height, view.center.x, view.center.y,
    ]
    if !numbers.allSatisfy(\.isFinite) {
      found.append(
        Finding(
          rule: .notFinite, view: view,
          message: "bounds are \(view.bounds) and center is \(view.center)",
          remedy: "look for a division by a length that is zero"))
    }
    let transform = view.transform
    if abs(transform.a * transform.d - transform.b * transform.c) < 1e-12, !view.isHidden {
      found.append(
        Finding(
          rule: .singularTransform, view: view, message: "the transform has no inverse",
          remedy: "hide the view, or scale it by a small number instead of zero"))
    }
    if let corner = unreachableCorner(of: view) {
      found.append(
        Finding(
          rule: .outsideSuperview, view: view,
          message: "no touch reaches it at \(corner) of its own coordinates, outside of its superview",
          remedy: "enlarge the superview, or override point(inside:with:) there"))
    }
    return found
  }

  /// Returns a point of a view that takes touches at which hit testing does not find it, as the point is
  /// outside of its superview, or nil if there is none.
  private static func unreachableCorner(of view: UIView) -> CGPoint? {
    let takesTouches = view is UIControl || view.gestureRecognizers?.isEmpty == false
    guard takesTouches, view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01,
      let superview = view.superview, !(superview is UIScrollView), !superview.clipsToBounds,
      let window = view.window
    else { return nil }
    // Switches and sliders extend beyond their alignment rectangles, which constraints keep inside.
    let area = view.bounds.inset(by: view.alignmentRectInsets).insetBy(dx: 1, dy: 1)
    guard area.width > 0, area.height > 0 else { return nil }
    return [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
    ].first { point in
      guard !superview.bounds.contains(view.convert(point, to: superview)) else { return false }
      let place = view.convert(point, to: window)
      guard window.bounds.contains(place) else { return false }
      let hit = window.hitTest(place, with: nil)
      return hit?.isDescendant(of: view) != true
    }
  }
}

/// The bounds and center of a view.
@MainActor private struct Placement {
  let bounds: CGRect
  let center: CGPoint

  init(_ view: UIView) { (bounds, center) = (view.bounds, view.center) }

  /// Returns a description of the change from another placement, or nil if there is none.
  ///
  /// Differences of up to half a point are those of rounding to pixels.
  func difference(from other: Placement) -> String? {
    func text(_ p: CGPoint) -> String { "(\(Self.text(p.x)), \(Self.text(p.y)))" }
    func text(_ s: CGSize) -> String { "\(Self.text(s.width)) x \(Self.text(s.height))" }
    if Self.differ(bounds.width, other.bounds.width) || Self.differ(bounds.height, other.bounds.height) {
      return "is \(text(bounds.size)) instead of \(text(other.bounds.size))"
    }
    if Self.differ(center.x, other.center.x) || Self.differ(center.y, other.center.y) {
      return "has its center at \(text(center)) instead of \(text(other.center))"
    }
    if Self.differ(bounds.minX, other.bounds.minX) || Self.differ(bounds.minY, other.bounds.minY) {
      return "has its bounds' origin at \(text(bounds.origin)) instead of \(text(other.bounds.origin))"
    }
    return nil
  }

  private static func differ(_ a: CGFloat, _ b: CGFloat) -> Bool {
    a.isFinite && b.isFinite && abs(a - b) > 0.5
  }
  private static func text(_ number: CGFloat) -> String {
    String(format: "%g", (number * 100).rounded() / 100)
  }
}

/// The placements of the subviews of a view.
@MainActor private struct Placements {
  private let subviews: [(view: UIView, placement: Placement)]

  init(of view: UIView) { subviews = view.subviews.map { ($0, Placement($0)) } }

  /// The first subview that has another placement now, with the change.
  var firstDifference: (name: String, change: String)? {
    for (view, placement) in subviews {
      if let change = Placement(view).difference(from: placement) { return (view.nameInFindings, change) }
    }
    return nil
  }
}

extension UIView {
  /// The view and all views below it, superviews first.
  var withDescendants: [UIView] { [self] + subviews.flatMap(\.withDescendants) }

  /// A Boolean value that indicates whether client code may place the subviews: a class outside of UIKit, of
  /// the view or of its controller.
  var isLaidOutByClient: Bool { clientType != nil && !(self is UIWindow) }

  /// The class outside of UIKit of the view or else of its controller, or nil.
  fileprivate var clientType: AnyClass? {
    func isOfClient(_ object: AnyObject) -> Bool { !String(reflecting: type(of: object)).hasPrefix("UIKit.") }
    if isOfClient(self) { return type(of: self) }
    guard let controller = next as? UIViewController, isOfClient(controller) else { return nil }
    return type(of: controller)
  }

  /// The class with the accessibility identifier or the text that the view shows. For the view of a
  /// controller it is the controller's class.
  fileprivate var nameInFindings: String {
    let name = accessibilityIdentifier ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle
    let own = type(of: self)
    let text = clientType.map { $0 == own ? "\(own)" : "the view of \($0)" } ?? "\(own)"
    return text + (name.map { " \"\($0)\"" } ?? "")
  }
}
