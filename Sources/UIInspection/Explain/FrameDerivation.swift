internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
public import UIKit

/// The causes of a view's frame: for each of x, y, width and height the steps from which it follows, down to
/// constants.
///
/// Values are in points, in the coordinate space of the superview. Those of steps are of alignment
/// rectangles before they are rounded to pixels.
public struct FrameDerivation: Encodable, Sendable {
  /// A term of a sum: a quantity of an earlier step with a factor.
  public struct Term: Encodable, Sendable {
    /// The factor of the quantity.
    public var factor: Double
    /// The name of the quantity, such as `UILabel abc-de-fgh.width`.
    public var quantity: String
  }

  /// A reason for a step.
  public struct Reason: Encodable, Sendable {
    /// The kinds of reasons.
    public enum Kind: String, Encodable, Sendable {
      /// A constraint that holds with equality.
      case constraint
      /// The intrinsic content size.
      case intrinsic
      /// The autoresizing mask, which changes a stored frame with the size of the superview.
      case autoresizing
      /// The frame that the document stores.
      case stored
      /// A superview or code that sets the frame, such as a cell for its content view.
      case assigned
      /// A length that is not negative.
      case nonnegative
    }
    /// The kind of the reason.
    public var kind: Kind
    /// The reason in words.
    public var text: String
    /// The id of the constraint in the document.
    public var id: String?
    /// The line of the document.
    public var line: Int?
    /// The priority, 1 to 1000; `nil` if the reason has none.
    public var priority: Double?
  }

  /// The value of a quantity as a sum of earlier ones and a constant.
  public struct Step: Encodable, Sendable {
    /// The name of the quantity, such as `UILabel abc-de-fgh.width`.
    public var quantity: String
    /// The value in points.
    public var value: Double
    /// The terms of the sum.
    public var terms: [Term]
    /// The constant of the sum, in points.
    public var constant: Double
    /// The reasons: several if only all of them together determine the quantity, none if nothing determines
    /// it.
    public var reasons: [Reason]
  }

  /// One of x, y, width and height.
  public struct Part: Encodable, Sendable {
    /// `x`, `y`, `width` or `height`.
    public var name: String
    /// The value in the frame.
    public var value: Double
    /// The steps that end with the part of the alignment rectangle.
    public var steps: [Step]
    /// The alignment insets, which are added to the last step, in points.
    public var inset: Double
    /// The change by the rounding to pixels, in points.
    public var rounding: Double
  }

  /// A constraint that does not hold.
  public struct Unmet: Encodable, Sendable {
    /// The constraint.
    public var constraint: Reason
    /// The left side minus the right side, in points.
    public var difference: Double
  }

  /// The frame on another device.
  public struct Elsewhere: Encodable, Sendable {
    /// The name of the device.
    public var device: String
    /// The frame (x, y, width, height) there.
    public var frame: [Double]
  }

  /// The view's class, text and id.
  public var view: String
  /// The id in the document, or `nil`.
  public var id: String?
  /// The view's line in the document.
  public var line: Int?
  /// The frame (x, y, width, height).
  public var frame: [Double]
  /// The derivations of x, y, width and height.
  public var parts: [Part]
  /// The constraints of the view that do not hold.
  public var unmet: [Unmet]
  /// Facts that the constants of the steps include, such as sizes of superviews and safe areas.
  public var given: [String]
  /// The frames on other devices, if they were requested.
  public var elsewhere: [Elsewhere] = []
}

extension UIView {
  /// The causes of the view's frame in its last layout. The view must be in the tree that was laid out.
  public var frameDerivation: FrameDerivation {
    let derivation = layoutDerivation()
    let isPlaced = solvedAlignmentRect != nil
    let parts = LayoutDerivation.Part.allCases.map { part -> FrameDerivation.Part in
      let value = Double(frame.value(of: part))
      guard isPlaced, let derivation = layoutDerivation(of: [part]), let last = derivation.steps.last else {
        let step = placedStep(part)
        return FrameDerivation.Part(
          name: part.rawValue, value: value, steps: [step], inset: 0, rounding: value - step.value)
      }
      let inset = Double(alignmentRectInsets.offset(of: part))
      return FrameDerivation.Part(
        name: part.rawValue, value: value, steps: derivation.steps.map(FrameDerivation.Step.init),
        inset: inset, rounding: value - Double(last.value) - inset)
    }
    return FrameDerivation(
      view: inWords, id: nibIdentity?.id, line: nibIdentity?.object.line,
      frame: [frame.minX, frame.minY, frame.width, frame.height].map(Double.init), parts: parts,
      unmet: unmetConstraints.map {
        FrameDerivation.Unmet(
          constraint: FrameDerivation.Reason($0.constraint), difference: Double($0.difference))
      },
      given: derivation.map { GivenFacts.of($0.steps) } ?? [])
  }

  /// Returns the reason for a part of a frame that constraints do not set.
  private func placedStep(_ part: LayoutDerivation.Part) -> FrameDerivation.Step {
    let value = frame.value(of: part)
    return FrameDerivation.Step(
      quantity: "\(nameInDerivations).\(part.rawValue)", value: Double(value), terms: [],
      constant: Double(value), reasons: [placement(part, value)])
  }

  private func placement(_ part: LayoutDerivation.Part, _ value: CGFloat) -> FrameDerivation.Reason {
    guard let object = nibIdentity?.object, let stored = object.frame, superview != nil,
      !(superview is UIWindow)
    else {
      return FrameDerivation.Reason(kind: .assigned, text: placer)
    }
    let rect = CGRect(x: stored.x, y: stored.y, width: stored.width, height: stored.height)
    let old = rect.value(of: part)
    if abs(old - value) < 0.01 {
      return FrameDerivation.Reason(
        kind: .stored, text: "stored in the document, without constraints that change it", line: object.line)
    }
    guard let around = superview?.nibIdentity?.object.frame, let superview else {
      return FrameDerivation.Reason(kind: .assigned, text: placer)
    }
    let isAcross = part.axis == .horizontal
    let room = CGFloat(isAcross ? around.width : around.height)
    let now = isAcross ? superview.bounds.width : superview.bounds.height
    let low = isAcross ? rect.minX : rect.minY, length = isAcross ? rect.width : rect.height
    let high = room - low - length
    let mask = autoresizingMask
    let flexible = [
      mask.contains(isAcross ? .flexibleLeftMargin : .flexibleTopMargin) ? low : 0,
      mask.contains(isAcross ? .flexibleWidth : .flexibleHeight) ? length : 0,
      mask.contains(isAcross ? .flexibleRightMargin : .flexibleBottomMargin) ? high : 0,
    ]
    let total = flexible.reduce(0, +)
    let share = total == 0 ? 0 : flexible[part.isLength ? 1 : 0] / total
    guard abs(old + (now - room) * share - value) < 0.51 else {
      return FrameDerivation.Reason(kind: .assigned, text: placer)
    }
    let name = isAcross ? "width" : "height"
    let change = "the superview's \(name) changed from \(room.inPoints) to \(now.inPoints)"
    return FrameDerivation.Reason(
      kind: .autoresizing,
      text: "\(old.inPoints) is stored; \(change), and the mask gives this \(share.inPoints) of that",
      line: object.line)
  }

  /// A sentence about what sets the frame.
  private var placer: String {
    switch superview {
    case nil, is UIWindow: "the root view of the scene, as large as its canvas or the screen"
    case is UITableViewCell, is UICollectionViewCell: "set by its cell"
    case is UITableView: "set by the table view"
    case is UICollectionView: "set by the layout of the collection view"
    case let bar? where bar is UINavigationBar || bar is UIToolbar || bar is UITabBar: "set by its bar"
    case let view?: "set by the code of \(view.nameInDerivations) or of a controller, not by constraints"
    }
  }

  /// The name in equations: the class and the id or, without one, the text.
  var nameInDerivations: String {
    guard let identity = nibIdentity else {
      let text = accessibilityIdentifier ?? shownText.map { "\"\($0.shortened(to: 24))\"" }
      return text.map { "\(type(of: self)) \($0)" } ?? "\(type(of: self))"
    }
    let kind = identity.object.customClass ?? identity.className
    return identity.id.map { "\(kind) \($0)" } ?? kind
  }
}

extension FrameDerivation.Step {
  @MainActor fileprivate init(_ step: LayoutDerivation.Step) {
    self.init(
      quantity: step.quantity.name, value: Double(step.value),
      terms: step.terms.map { FrameDerivation.Term(factor: Double($0.factor), quantity: $0.quantity.name) },
      constant: Double(step.constant),
      reasons: step.reasons.map { FrameDerivation.Reason($0, for: step.quantity) })
  }
}

extension FrameDerivation.Reason {
  @MainActor init(_ constraint: NSLayoutConstraint) {
    self.init(
      kind: .constraint, text: constraint.inWords, id: constraint.nibIdentity?.id,
      line: constraint.nibIdentity?.object.line, priority: Double(constraint.priority.rawValue))
  }

  @MainActor fileprivate init(_ reason: LayoutDerivation.Reason, for quantity: LayoutDerivation.Quantity) {
    switch reason {
    case .constraint(let constraint): self.init(constraint)
    case .content(let view, let hugging, let resistance):
      let (used, own) = (view.contentSizeForLayout, view.intrinsicContentSize)
      let isOwn = quantity.part.rawValue == "width" ? used.width == own.width : used.height == own.height
      let content =
        isOwn
        ? view.contentInWords
        : "the size of \(view.nameInDerivations) that the document has for the canvas alone"
      self.init(
        kind: .intrinsic,
        text: content + " (hugging \(CGFloat(hugging).inPoints), "
          + "compression resistance \(CGFloat(resistance).inPoints))",
        priority: Double(max(hugging, resistance)))
    case .nonnegative: self.init(kind: .nonnegative, text: "a length is not negative", priority: 1000)
    }
  }
}

extension LayoutDerivation.Quantity {
  /// The name of the quantity, such as `UILabel abc-de-fgh.width`.
  @MainActor var name: String { "\(itemName).\(part.rawValue)" }

  @MainActor private var itemName: String {
    if let view = item as? UIView { return view.nameInDerivations }
    guard let guide = item as? UILayoutGuide else { return "nothing" }
    return "\(guide.owningView?.nameInDerivations ?? "nothing").\(guide.nameInDerivations)"
  }
}

extension CGRect {
  fileprivate func value(of part: LayoutDerivation.Part) -> CGFloat {
    switch part {
    case .x: minX
    case .y: minY
    case .width: width
    case .height: height
    }
  }
}

extension UIEdgeInsets {
  /// Returns the difference of a part between a frame and its alignment rectangle.
  fileprivate func offset(of part: LayoutDerivation.Part) -> CGFloat {
    switch part {
    case .x: -left
    case .y: -top
    case .width: left + right
    case .height: top + bottom
    }
  }
}
