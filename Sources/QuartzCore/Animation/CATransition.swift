internal import CoreGraphics
internal import Foundation
internal import RenderTree

/// The types of transitions.
public struct CATransitionType: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new image fades in over the old one.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new image slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new image pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old image slides away from the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
  /// The layer is flipped over. Used by `UIView.transition`.
  package static let flip = CATransitionType(rawValue: "flip")
  /// The old image turns away like a page about the edge that the subtype names, or the new one turns over
  /// the old one.
  package static let pageCurl = CATransitionType(rawValue: "pageCurl")
  package static let pageUnCurl = CATransitionType(rawValue: "pageUnCurl")
}

/// The directions of transitions.
public struct CATransitionSubtype: RawRepresentable, Sendable, Hashable {
  /// The corresponding raw value.
  public let rawValue: String
  /// Creates a value with the given raw value.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new image comes from the side of the largest x and moves to the left.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// The new image comes from the side of the smallest x and moves to the right.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// The new image comes from the side of the largest y, the top in Core Animation's own coordinates. On a
  /// screen of iOS this is the bottom, and the image moves upwards.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// The new image comes from the side of the smallest y, the top on a screen of iOS, and moves downwards.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// An animation from what a layer and its sublayers show now to what they show in the next frame.
open class CATransition: CAAnimation {
  /// The type of transition. Unknown types are treated as `fade`.
  open var type = CATransitionType.fade
  /// The direction of the transition. Nil means from the left.
  open var subtype: CATransitionSubtype?
  /// The start of the transition as a fraction of the whole movement, 0…1.
  open var startProgress: Float = 0
  /// The end of the transition as a fraction of the whole movement, not below `startProgress`.
  open var endProgress: Float = 1

  public override init() { super.init() }

  @_spi(QuartzCore) open override func copySettings(from other: CAAnimation) {
    guard let other = other as? CATransition else { return }
    type = other.type
    subtype = other.subtype
    startProgress = other.startProgress
    endProgress = other.endProgress
  }

  /// The transition as a value of the render tree, once its times are known.
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

/// A running transition of a layer.
struct RunningTransition {
  let course: TransitionCourse
  /// The layer's node before the change.
  let old: RenderNode

  /// Returns the layer's node during the transition.
  func node(to new: RenderNode) -> RenderNode { course.node(from: old, to: new) }
}

extension CALayer {
  /// Returns what the layer and its sublayers show now, without motion.
  func stillNode() -> RenderNode {
    renderNode().sampled(at: CALayer.convertTime(CACurrentMediaTime(), from: nil, to: parent))
  }
}
