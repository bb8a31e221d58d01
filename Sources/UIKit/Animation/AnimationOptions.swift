internal import Foundation
internal import QuartzCore

extension UIView {
  /// The options of view animations. The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose sizes the block changes inside it, so that their subviews are animated along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Lets animated views receive touches; without it they receive none.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented state, not from the end of a running animation.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animation is removed.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each forward run.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own curve inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// Animates changes made in a transition's block, too; without it they are immediate.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// Makes `transition(from:to:)` hide one view and show the other; without it they are removed from and
    /// added to the superview.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Inherits nothing from an enclosing animation.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Constant speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// Flips the view about its vertical axis, from its left side.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// Flips the view about its vertical axis, from its right side.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// Turns the old contents away about the upper edge like a stiff page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// Turns the new contents over the old ones about the upper edge like a stiff page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// Fades the new contents in over the old ones.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// Flips the view about its horizontal axis, from its upper side.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// Flips the view about its horizontal axis, from its lower side.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// No effect: every frame of the screen shows the animation.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// No effect: every frame of the screen shows the animation.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The curve that the four curve bits select.
    var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
    }
  }

  /// The timing curves of view animations.
  public enum AnimationCurve: Int, Sendable {
    /// The raw values are UIKit's, 0…3.
    case easeInOut, easeIn, easeOut, linear

    /// Creates a curve from a raw value. Never nil, as for any enumeration of Objective-C: an unknown value,
    /// such as the 7 with which a keyboard on an iPhone moves, eases in and out.
    public init?(rawValue: Int) {
      switch rawValue {
      case 1: self = .easeIn
      case 2: self = .easeOut
      case 3: self = .linear
      default: self = .easeInOut
      }
    }

    var timingFunction: CAMediaTimingFunction {
      switch self {
      case .easeInOut: CAMediaTimingFunction(name: .easeInEaseOut)
      case .easeIn: CAMediaTimingFunction(name: .easeIn)
      case .easeOut: CAMediaTimingFunction(name: .easeOut)
      case .linear: CAMediaTimingFunction(name: .linear)
      }
    }
  }

  /// The options of keyframe animations.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    /// The corresponding raw value.
    public let rawValue: UInt
    /// Creates a value with the given raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose sizes the block changes inside it, as in `AnimationOptions`.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Lets animated views receive touches; without it they receive none.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from the presented state, not from the end of a running animation.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Repeats until the animation is removed.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs backwards after each forward run.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Inherits nothing from an enclosing animation.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Interpolates linearly between keyframes; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Keeps each keyframe's values until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// Moves at constant speed, ignoring the keyframes' times.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// Interpolates along a smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// Interpolates along a smooth curve through the keyframes, at about constant speed.
    public static let calculationModeCubicPaced = KeyframeAnimationOptions(rawValue: 4 << 10)

    var calculationMode: CAAnimationCalculationMode {
      switch rawValue >> 10 & 7 {
      case 1: .discrete
      case 2: .paced
      case 3: .cubic
      case 4: .cubicPaced
      default: .linear
      }
    }
  }
}
