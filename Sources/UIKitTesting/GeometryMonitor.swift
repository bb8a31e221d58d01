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
    /// The class outside of UIKit whose code is wrong, with its module: that of the view or of its
    /// controller, or of the view around it that places it; `nil` if there is none.
    public let type: String?
    /// A description of the difference, with numbers in points.
    public let message: String
    /// The usual remedy.
    public let remedy: String

    /// Creates a finding about a view, or about its contents, which the view itself places.
    @MainActor init(
      rule: Rule, view: UIView, message: String, remedy: String, isOfContents: Bool = false
    ) {
      self.rule = rule
      let isPlaced =
        !isOfContents && [.notFinite, .singularTransform, .dependsOnScreen, .outsideSuperview].contains(rule)
      let around = sequence(first: view, next: \.superview).dropFirst(isPlaced ? 1 : 0)
      let client: AnyClass? = around.lazy.compactMap(\.clientType).first ?? view.clientType
      let place = view.clientType == nil ? client.map { " in \($0)" } ?? "" : ""
      self.view = view.nameInFindings + place
      type = client.map { String(reflecting: $0) }
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
      guard view.hasContents, view.isLaidOutByClient else { continue }
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
    // Screens and controllers stay until their layouts are compared.
    var kept: [AnyObject] = []
    defer { kept.removeAll() }
    func layout(on size: CGSize) -> UIView {
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
      kept += [screen, controller]
      return controller.view
    }
    let wanted = PlacedLayer(layout(on: windowSize).layer), wantedSizes = wanted.askedSizes()
    // Differences from one time to the next, as in the order of a set, are no matter of the screen.
    let again = PlacedLayer(layout(on: windowSize).layer)
    let view = layout(on: screenSize)
    defer { view.window?.isHidden = true }
    let actual = PlacedLayer(view.layer), sizes = actual.askedSizes()
    return actual.differences(from: wanted, again).map { layer, other, change in
      let isOfView = layer.delegate is UIView
      // A view that asks for another size is as large as it wants to be.
      let isAsked = sizes[ObjectIdentifier(layer)] != wantedSizes[ObjectIdentifier(other)]
      return Finding(
        rule: .dependsOnScreen, view: layer.owner ?? view,
        message: "in a smaller window than the screen "
          + (isOfView ? change.text : "its \(type(of: layer)) \(change.text)"),
        remedy: "take sizes from the view's bounds and traits, not from UIScreen",
        isOfContents: !isOfView || change.isOfContents || isAsked)
    }
  }

  // MARK: - Relations

  static func relations(of view: UIView) -> [Finding] {
    let before = Placements(of: view)
    var found: [Finding] = []
    func compare(
      _ rule: Finding.Rule, _ what: String, _ remedy: String,
      counts: (Placement, Placement) -> Bool = { _, _ in true }
    ) {
      guard let (child, change) = before.firstDifference(of: view, where: counts) else { return }
      found.append(
        Finding(
          rule: rule, view: view, message: "\(what), its subview \(child) \(change)",
          remedy: remedy))
    }
    func isAsBefore() -> Bool { before.firstDifference(of: view) == nil }
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
    if let added = before.added(to: view) {
      let remedy = "add subviews once, in init or viewDidLoad(), or look whether they are there"
      return [Finding(rule: .changesWhenRepeated, view: view, message: added, remedy: remedy)]
    }

    let center = view.center, transform = view.transform
    let insets = view.safeAreaInsets, margins = view.layoutMargins
    var isInset: Bool { view.safeAreaInsets != insets || view.layoutMargins != margins }
    let frame = view.frame
    // A move to where the safe area is another one says nothing.
    let moves = [CGSize(width: 13, height: 29), CGSize(width: 13, height: 0), CGSize(width: 0, height: 29)]
    var move = moves[0]
    for candidate in moves {
      move = candidate
      layOut(view, at: CGPoint(x: center.x + move.width, y: center.y + move.height))
      if !isInset { break }
    }
    // Views at the edges of the safe area move with good reason. Those that move against their superview are
    // to stay where they are on the screen, as the titles of long events do.
    if !isInset {
      compare(
        .dependsOnPosition, "after it was moved by (\(Int(move.width)), \(Int(move.height)))",
        "use bounds and its middle instead of frame and center, and convert(_:to:) between views"
      ) { $0.hasMovedForward(from: $1) }
    }
    view.center = center
    layOut(view)
    if found.isEmpty, isAsBefore() {
      view.transform = transform.rotated(by: 0.4).scaledBy(x: 0.7, y: 0.7)
      // The origin of the frame is a matter of the position.
      view.center.x += frame.minX - view.frame.minX
      view.center.y += frame.minY - view.frame.minY
      layOut(view)
      if !isInset {
        compare(
          .dependsOnTransform, "after it was turned and scaled",
          "use bounds.size instead of frame.size, which is that of the box around the view")
      }
      (view.transform, view.center) = (transform, center)
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
    view.placedViews.filter { !$0.transform.isIdentity }.compactMap { child in
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

  /// Lays out a view whose center is a point, also where constraints around it hold it elsewhere.
  private static func layOut(_ view: UIView, at center: CGPoint) {
    view.center = center
    layOut(view)
    guard view.center != center else { return }
    view.center = center
    view.layoutSubviews()
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
    // A scroll view larger than its superview loses nothing outside of it but what the app recognizes there.
    let gestures = view.gestureRecognizers ?? []
    let takesTouches =
      view is UIControl || gestures.contains { !(view is UIScrollView) || !$0.isPartOfScrolling }
    guard takesTouches, view.isUserInteractionEnabled, !view.isHidden, view.alpha > 0.01,
      let superview = view.superview, !(superview is UIScrollView), let window = view.window
    else { return nil }
    // Switches and sliders extend beyond their alignment rectangles, which constraints keep inside.
    let area = view.bounds.inset(by: view.alignmentRectInsets).insetBy(dx: 1, dy: 1)
    guard area.width > 0, area.height > 0 else { return nil }
    return [
      CGPoint(x: area.minX, y: area.minY), CGPoint(x: area.maxX, y: area.minY),
      CGPoint(x: area.maxX, y: area.maxY), CGPoint(x: area.minX, y: area.maxY),
    ].first { point in
      let place = view.convert(point, to: window)
      guard isOutsideOfAncestor(view, point), window.bounds.contains(place) else { return false }
      guard let hit = window.hitTest(place, with: nil) else { return true }
      // A view in front takes touches with good reason.
      return !hit.isDescendant(of: view) && (view.isDescendant(of: hit) || isBehind(hit, view))
    }
  }

  /// Returns a Boolean value that indicates whether a point of a view is seen, and is outside of a view
  /// around it.
  private static func isOutsideOfAncestor(_ view: UIView, _ point: CGPoint) -> Bool {
    var isOutside = false
    for ancestor in sequence(first: view, next: \.superview).dropFirst() where !(ancestor is UIWindow) {
      guard !ancestor.bounds.contains(view.convert(point, to: ancestor)) else { continue }
      if ancestor.clipsToBounds || ancestor is UIScrollView { return false }
      isOutside = true
    }
    return isOutside
  }

  /// Returns a Boolean value that indicates whether a view is drawn before another one, neither of which
  /// contains the other.
  private static func isBehind(_ view: UIView, _ other: UIView) -> Bool {
    guard let common = sequence(first: view, next: \.superview).first(where: other.isDescendant(of:)) else {
      return false
    }
    func place(_ part: UIView) -> Int? { common.subviews.firstIndex { part.isDescendant(of: $0) } }
    guard let own = place(view), let others = place(other) else { return false }
    return own < others
  }
}
