internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// What a transition does.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture appears over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new picture slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new picture pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old picture slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer is turned over: what `UIView.transition` flips with.
  package static let flip = CATransitionType(rawValue: "flip")
  /// The old picture turns away as a page about the edge that the subtype names, or the new
  /// one turns over the old one.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The side that a transition comes from.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new picture comes from the side of greatest x and moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new picture comes from the side of least x and moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new picture comes from the side of greatest y, the top of Core Animation's own coordinates; on a
  /// screen of iOS that is seen at the bottom, and the picture moves upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new picture comes from the side of least y, seen at the top on a screen of iOS, and moves downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from what a layer and those in it show now to what they will show in the next frame.
open class CATransition: CAAnimation {
  /// An unknown type acts as `fade`.
  open var type = CATransitionType.fade
  /// Nil is the left side.
  open var subtype: CATransitionSubtype?
  /// The parts of the whole movement that it starts and ends at, 0…1.
  open var startProgress: Float = 0
  /// Where it ends; below `startProgress` is not meant.
  open var endProgress: Float = 1

  public override init() { super.init() }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// The movement as a value, once the times are known.
  final var course: TransitionCourse {
    let kind: TransitionCourse.Kind =
      switch type {
      case .moveIn: .moveIn
      case .push: .push
      case .reveal: .reveal
      case .flip: .flip
      case .pageCurl: .turnAway
      case .pageUnCurl: .turnOver
      default: .fade
      }
    let side: TransitionCourse.Side =
      switch subtype {
      case .fromRight: .right
      case .fromTop: .bottom
      case .fromBottom: .top
      default: .left
      }
    return TransitionCourse(
      kind: kind, side: side, timing: time, pace: pace, start: Double(startProgress), end: Double(endProgress)
    )
  }
}

/// A transition that a layer is in.
struct RunningTransition {
  let course: TransitionCourse
  /// What the layer showed before.
  let old: RenderNode

  /// The layer's node while it lasts.
  func node(to new: RenderNode) -> RenderNode { course.node(from: old, to: new) }
}

extension CALayer {
  /// What the layer and those in it show now, standing still.
  func stillNode() -> RenderNode {
    renderNode().sampled(at: CALayer.convertTime(CACurrentMediaTime(), from: nil, to: parent))
  }
}
