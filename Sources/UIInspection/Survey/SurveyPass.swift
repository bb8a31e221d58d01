internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The results of the first layout of a survey, and the values that the following ones take from the stored
/// frames.
@MainActor final class SurveyPass {
  private(set) var contents: [LayoutSurvey.Content] = []
  private(set) var bends: [(ordinal: Int?, bend: LayoutSurvey.Bend)] = []
  private(set) var contradictions: [LayoutSurvey.Contradiction] = []
  /// The content sizes that layout used, by the ordinals of views.
  private var natural: [Int: CGSize] = [:]
  private var noted: [(members: [NSLayoutConstraint], broken: NSLayoutConstraint, misfit: CGFloat)] = []
  private var roots: [UIView] = []

  private let takesOtherFonts: Bool

  init(takesOtherFonts: Bool) { self.takesOtherFonts = takesOtherFonts }

  /// The minimum difference that counts, in points, because stored frames are rounded to pixels.
  private static let slack: CGFloat = 0.75

  // MARK: - Recording results

  /// Records the results of a laid out tree while it is in its window.
  func look(at root: UIView) {
    roots.append(root)
    bends += root.constraintsBent(slack: Self.slack, by: Self.storedFrame).map { constraint, excess in
      let views = constraint.views
      return (
        constraint.nibIdentity?.object.ordinal,
        LayoutSurvey.Bend(
          id: constraint.nibIdentity?.id ?? constraint.identifier ?? "",
          line: constraint.nibIdentity?.object.line,
          views: views.compactMap { $0.nibIdentity?.id }, source: Self.source(of: constraint), excess: excess,
          text: constraint.inWords)
      )
    }
    visit(root)
  }

  private func visit(_ view: UIView) {
    for child in view.nibIdentity?.children ?? [] { visit(child) }
    guard let identity = view.nibIdentity, let stored = Self.storedFrame(view), Self.isLeaf(view) else {
      return
    }
    let own = view.contentSizeInLayout
    natural[identity.object.ordinal] = own
    let insets = view.alignmentRectInsets
    let wanted = CGSize(
      width: stored.width - insets.left - insets.right, height: stored.height - insets.top - insets.bottom)
    func excess(_ own: CGFloat, _ wanted: CGFloat) -> Double {
      own < 0 || abs(wanted - own) < 0.1 ? 0 : wanted - own
    }
    let found = [excess(own.width, wanted.width), excess(own.height, wanted.height)]
    guard found != [0, 0], let id = identity.id else { return }
    let label = view as? UILabel
    contents.append(
      LayoutSurvey.Content(
        id: id, className: identity.className, excess: found,
        isForeignFont: identity.object.font("fontDescription").map {
          if case .named = $0.face { true } else { false }
        },
        lines: label?.numberOfLines, isSymbol: Self.isSymbol(view)))
  }

  private static func isSymbol(_ view: UIView) -> Bool {
    let image = (view as? UIImageView)?.image ?? (view as? UIButton)?.currentImage
    return image?.isSymbolImage ?? false
  }

  /// Records conflicting constraints.
  func note(_ members: [NSLayoutConstraint], _ broken: NSLayoutConstraint) {
    noted.append((members, broken, broken.misfit ?? 0))
  }

  /// Creates descriptions of the recorded conflicts once all scenes are laid out.
  func settle() {
    let bent = Set(bends.map(\.bend.text))
    contradictions = noted.map { members, broken, misfit in
      let words = members.map(\.inWords)
      let root = broken.views.first.map { view in roots.first { view.isDescendant(of: $0) } } ?? nil
      let stored = root.flatMap(Self.storedFrame)?.size ?? root?.bounds.size ?? .zero
      let size = root?.bounds.size ?? .zero
      return LayoutSurvey.Contradiction(
        broken: broken.inWords, members: words,
        lines: members.compactMap { $0.nibIdentity?.object.line }, bent: words.filter { bent.contains($0) },
        isOfContent: members.contains(where: \.isOfContent), misfit: misfit,
        storedSize: [stored.width, stored.height], size: [size.width, size.height])
    }
    noted = []
    roots = []
  }

  /// Adds the ids of the views that are at their stored locations.
  static func agree(below view: UIView, _ agreeing: inout Set<String>) {
    for child in view.nibIdentity?.children ?? [] { agree(below: child, &agreeing) }
    guard let id = view.nibIdentity?.id, let stored = storedFrame(view) else { return }
    let frame = view.frame
    let edges = [
      frame.minX - stored.minX, frame.minY - stored.minY, frame.width - stored.width,
      frame.height - stored.height,
    ]
    if edges.allSatisfy({ $0.magnitude <= 0.5 }) { agreeing.insert(id) }
  }

  // MARK: - Stored frames

  /// Takes the values of a step from the stored frames before the document is laid out.
  func prepare(_ open: OpenDocument, for step: LayoutSurvey.Step) {
    guard step != .solved else { return }
    let shifts = Dictionary(
      bends.compactMap { found in found.ordinal.map { ($0, found.bend.excess) } },
      uniquingKeysWith: { first, _ in first })
    for scene in open.scenes {
      guard let root = scene.root else { continue }
      takeContents(of: root, onlyNear: step == .nearContents)
      guard step == .constants else { continue }
      for constraint in root.constraintsOfTree {
        guard let ordinal = constraint.nibIdentity?.object.ordinal, let shift = shifts[ordinal] else {
          continue
        }
        constraint.constant += shift
      }
    }
  }

  private func takeContents(of view: UIView, onlyNear: Bool) {
    for child in view.nibIdentity?.children ?? [] { takeContents(of: child, onlyNear: onlyNear) }
    guard let ordinal = view.nibIdentity?.object.ordinal, let own = natural[ordinal],
      let stored = Self.storedFrame(view)
    else { return }
    let insets = view.alignmentRectInsets
    let takesAll = !onlyNear || takesOtherFonts && Self.isInOtherFont(view)
    func taken(_ own: CGFloat, _ stored: CGFloat) -> CGFloat {
      if own < 0 || stored < 0 { return own }
      return takesAll || abs(stored - own) <= LayoutSurvey.nearby(own) ? stored : own
    }
    view.assumeContentSize(
      CGSize(
        width: taken(own.width, stored.width - insets.left - insets.right),
        height: taken(own.height, stored.height - insets.top - insets.bottom)))
  }

  /// Returns a Boolean value that indicates whether a replacement is used for the font of a text, which is
  /// not installed.
  private static func isInOtherFont(_ view: UIView) -> Bool {
    guard case .named(let name, _)? = view.nibIdentity?.object.font("fontDescription")?.face else {
      return false
    }
    let font =
      (view as? UILabel)?.font ?? (view as? UIButton)?.titleLabel?.font ?? (view as? UITextField)?.font
    return font.map { $0.fontName != name } ?? false
  }

  /// Returns a Boolean value that indicates whether a view has a content size of its own: it is not a stack
  /// view and contains no views of the document.
  private static func isLeaf(_ view: UIView) -> Bool {
    guard view.nibIdentity?.children.isEmpty ?? false, !(view is UIStackView) else { return false }
    let size = view.contentSizeInLayout
    return size.width >= 0 || size.height >= 0
  }

  private static func storedFrame(_ view: UIView) -> CGRect? {
    view.nibIdentity?.object.frame.map { CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height) }
  }

  // MARK: - Constraints

  private static func source(of constraint: NSLayoutConstraint) -> String? {
    if constraint.nibIdentity == nil { return "stack" }
    let sides = [
      (constraint.firstItem, constraint.firstAttribute), (constraint.secondItem, constraint.secondAttribute),
    ]
    if sides.contains(where: { $0.0 is UILayoutGuide }) { return "guide" }
    let names = sides.map(\.1.name)
    if names.contains(where: { $0.contains("argin") }) { return "margin" }
    return names.contains { $0.contains("aseline") } ? "baseline" : nil
  }
}
