internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// The root of a view tree on a screen.
open class UIWindow: UIView {
  private var shownOn: UIScreen = .main
  private var rootController: UIViewController?
  private var isKey = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    layer.marks.insert(.isScreenRoot)
    isHidden = true
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    layer.marks.insert(.isScreenRoot)
    isHidden = true
  }

  open var screen: UIScreen {
    get { shownOn }
    set {
      shownOn = newValue
      traitsMayHaveChanged()
    }
  }
  /// The controller whose view fills the window.
  open var rootViewController: UIViewController? {
    get { rootController }
    set { show(newValue) }
  }
  open var isKeyWindow: Bool { isKey }
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }
  open func makeKey() { isKey = true }

  /// A point of this window in another window of the same screen, or on the screen where that is nil.
  open func convert(_ point: CGPoint, to window: UIWindow?) -> CGPoint { layer.convert(point, to: window?.layer) }
  /// A point of another window, or of the screen where that is nil, in this one.
  open func convert(_ point: CGPoint, from window: UIWindow?) -> CGPoint { layer.convert(point, from: window?.layer) }
  open func convert(_ rect: CGRect, to window: UIWindow?) -> CGRect { layer.convert(rect, to: window?.layer) }
  open func convert(_ rect: CGRect, from window: UIWindow?) -> CGRect { layer.convert(rect, from: window?.layer) }

  private func show(_ controller: UIViewController?) {
    guard controller !== rootController else { return }
    if let old = rootController, old.isViewLoaded { old.view.removeFromSuperview() }
    rootController = controller
    guard let controller else { return }
    controller.view.frame = bounds
    controller.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(controller.view)
  }

  var windowTraits: UITraitCollection {
    let size = bounds.size
    return UITraitCollection(traitsFrom: [
      .current,
      UITraitCollection(displayScale: screen.scale),
      UITraitCollection(horizontalSizeClass: size.width >= 600 ? .regular : .compact),
      UITraitCollection(verticalSizeClass: size.height >= 600 ? .regular : .compact),
      UITraitCollection(userInterfaceStyle: overrideUserInterfaceStyle),
    ])
  }
}
