internal import Foundation
internal import QuartzCore

extension UIView {
  /// How an animation of views behaves. The raw values are UIKit's.
  public struct AnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Lays out the views whose sizes the block changes inside it, so that what is in them moves along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Views that the block moves take touches meanwhile; without it they take none.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, not from where a running animation would end.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// Runs again and again until it is taken away.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// Runs back after each way there.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = AnimationOptions(rawValue: 1 << 5)
    /// Keeps its own pace inside another animation.
    public static let overrideInheritedCurve = AnimationOptions(rawValue: 1 << 6)
    /// In a transition, changes of the block move by themselves, too; without it they are made at once.
    public static let allowAnimatedContent = AnimationOptions(rawValue: 1 << 7)
    /// `transition(from:to:)` hides the one view and shows the other; without it they leave and enter the
    /// superview.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Takes nothing over from an animation around it.
    public static let overrideInheritedOptions = AnimationOptions(rawValue: 1 << 9)

    /// Slow at both ends; the default.
    public static let curveEaseInOut: AnimationOptions = []
    /// Slow at the beginning.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// The same speed all the way.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)

    /// The view turns over about its vertical middle, from its left side.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// The view turns over about its vertical middle, from its right side.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// The old picture turns away about the upper edge as a stiff page.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// The new picture turns over the old one about the upper edge as a stiff page.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// The new picture appears over the old one.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// The view turns over about its horizontal middle, from its upper side.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// The view turns over about its horizontal middle, from its lower side.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)

    /// Kept for the app: every frame of the screen shows the animation.
    public static let preferredFramesPerSecond60 = AnimationOptions(rawValue: 3 << 24)
    /// Kept for the app: every frame of the screen shows the animation.
    public static let preferredFramesPerSecond30 = AnimationOptions(rawValue: 7 << 24)

    /// The pace that the four curve bits name.
    var curve: UIView.AnimationCurve {
      UIView.AnimationCurve(rawValue: Int(rawValue >> 16 & 15)) ?? .easeInOut
    }
  }

  /// The pace of an animation of views.
  public enum AnimationCurve: Int, Sendable {
    /// Raw values are UIKit's, 0…3.
    case easeInOut, easeIn, easeOut, linear

    /// The curve of a number. Never nil, as of no enumeration of Objective-C: a number without a name, such
    /// as the 7 by which a keyboard on an iPhone moves, eases in and out.
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

  /// How an animation through keyframes behaves.
  public struct KeyframeAnimationOptions: OptionSet, Sendable, Hashable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// As of `AnimationOptions`.
    public static let layoutSubviews = KeyframeAnimationOptions(rawValue: 1 << 0)
    /// Views that the block moves take touches meanwhile; without it they take none.
    public static let allowUserInteraction = KeyframeAnimationOptions(rawValue: 1 << 1)
    /// Starts from what is shown, not from where a running animation would end.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Runs again and again until it is taken away.
    public static let `repeat` = KeyframeAnimationOptions(rawValue: 1 << 3)
    /// Runs back after each way there.
    public static let autoreverse = KeyframeAnimationOptions(rawValue: 1 << 4)
    /// Keeps its own duration inside another animation.
    public static let overrideInheritedDuration = KeyframeAnimationOptions(rawValue: 1 << 5)
    /// Takes nothing over from an animation around it.
    public static let overrideInheritedOptions = KeyframeAnimationOptions(rawValue: 1 << 9)
    /// Straight from keyframe to keyframe; the default.
    public static let calculationModeLinear: KeyframeAnimationOptions = []
    /// Each keyframe's values stay until the next one.
    public static let calculationModeDiscrete = KeyframeAnimationOptions(rawValue: 1 << 10)
    /// At one speed all the way: the keyframes' times are left out.
    public static let calculationModePaced = KeyframeAnimationOptions(rawValue: 2 << 10)
    /// A smooth curve through the keyframes.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
    /// A smooth curve through the keyframes, at about one speed.
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
