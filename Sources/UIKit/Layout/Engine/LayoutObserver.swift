package import Foundation
internal import QuartzCore

/// The observer of layouts as they happen, for tests.
@MainActor package enum LayoutObserver {
  /// A closure that is called after each outermost layout with the view that was laid out, or `nil`.
  package static var layoutDidEnd: ((UIView) -> Void)?

  /// A closure that is called with the view and the previous anchor point after the anchor point of a view
  /// has changed, or `nil`.
  package static var anchorPointDidChange: ((UIView, CGPoint) -> Void)? {
    didSet {
      CALayer.anchorPointDidChange = anchorPointDidChange.map { observer in
        { layer, old in
          guard let view = UIView.owner(of: layer) else { return }
          MainActor.assumeIsolated { observer(view, old) }
        }
      }
    }
  }

  /// A closure that is called with a view before the program ends because of a coordinate of the view that is
  /// not a number, or `nil`.
  package static var coordinateWillBeRefused: ((UIView) -> Void)? {
    didSet {
      CALayer.coordinateWillBeRefused = coordinateWillBeRefused.map { observer in
        { layer in
          guard let view = UIView.owner(of: layer) else { return }
          MainActor.assumeIsolated { observer(view) }
        }
      }
    }
  }

  /// Calls a closure, and returns the views whose frames are set while they have a transform.
  package static func viewsFramedUnderTransform(during body: () -> Void) -> [UIView] {
    var views: [UIView] = []
    let outer = CALayer.frameWasSet
    CALayer.frameWasSet = { layer in
      outer?(layer)
      guard !CATransform3DIsIdentity(layer.transform), let view = UIView.owner(of: layer) else { return }
      views.append(view)
    }
    body()
    CALayer.frameWasSet = outer
    return views
  }
}
