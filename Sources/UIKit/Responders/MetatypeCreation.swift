public import Foundation

extension NSObject {
  /// Runs the class's own `init()`; see `NSObject.make(_:)`.
  convenience init(dynamic: Void) { self.init() }

  /// Creates an object of a class known only at run time with its `init()`.
  ///
  /// Swift runs only `required` initialisers through a metatype, and `init()` is not one. The entry point of
  /// a convenience initialiser allocates an instance of the class that it receives and calls that class's
  /// `init()`.
  static func make(_ type: NSObject.Type) -> NSObject { type.makeDynamic(()) }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE7dynamicACyt_tcfC")
  private static func makeDynamic(_ nothing: Void) -> NSObject
}

extension UIViewController {
  /// Creates a controller of the class that this is called on with its `init(nibName:bundle:)`; see
  /// `UIView.make(frame:)`.
  @_silgen_name("$s5UIKit16UIViewControllerC11dynamicName6bundleACSSSg_10Foundation6BundleCSgtcfC")
  static func make(dynamicName name: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

extension UINavigationController {
  /// Creates a controller of the class that this is called on with its `init(rootViewController:)`.
  @_silgen_name("$s5UIKit22UINavigationControllerC11dynamicRootAcA06UIViewC0C_tcfC")
  static func make(root: __owned UIViewController) -> UINavigationController
}

extension UITableView {
  /// Creates a table of the class that this is called on with its `init(frame:style:)`.
  @_silgen_name("$s5UIKit11UITableViewC12dynamicFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  static func make(frame: CGRect, style: Style) -> UITableView
}

extension UICollectionView {
  /// Creates a view of the class that this is called on with its `init(frame:collectionViewLayout:)`.
  @_silgen_name("$s5UIKit16UICollectionViewC12dynamicFrame6layoutAC10Foundation6CGRectV_AA0bC6LayoutCtcfC")
  static func make(frame: CGRect, layout: __owned UICollectionViewLayout) -> UICollectionView
}

extension UIButton {
  convenience init(dynamicType type: ButtonType) { self.init(type: type) }
  /// Creates a button of the class that this is called on with its `init(type:)`.
  @_silgen_name("$s5UIKit8UIButtonC11dynamicTypeA2C06ButtonD0O_tcfC")
  static func make(type: ButtonType) -> UIButton
}

extension UIImageView {
  convenience init(dynamicImage image: UIImage?) { self.init(image: image) }
  /// Creates a view of the class that this is called on with its `init(image:)`.
  @_silgen_name("$s5UIKit11UIImageViewC12dynamicImageAcA0B0CSg_tcfC")
  static func make(image: __owned UIImage?) -> UIImageView
}

extension UITableViewController {
  convenience init(dynamicStyle style: UITableView.Style) { self.init(style: style) }
  /// Creates a controller of the class that this is called on with its `init(style:)`.
  @_silgen_name("$s5UIKit21UITableViewControllerC12dynamicStyleAcA0bC0C0F0O_tcfC")
  static func make(style: UITableView.Style) -> UITableViewController
}

extension UICollectionViewController {
  convenience init(dynamicLayout layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }
  /// Creates a controller of the class that this is called on with its `init(collectionViewLayout:)`.
  @_silgen_name("$s5UIKit26UICollectionViewControllerC13dynamicLayoutAcA0bcF0C_tcfC")
  static func make(layout: __owned UICollectionViewLayout) -> UICollectionViewController
}

// Substitutes for `T(frame:)` where T is known only at run time: Apple's initialisers can be called so,
// Swift's only if they are `required`.

@_spi(SelectorTable) extension NSObject {
  /// Creates an object of the class that this is called on with its own `init()` if it has one; otherwise, a
  /// view with `init(frame:)` and a controller with `init(nibName:bundle:)`.
  public static func created() -> Self {
    let made = (self as? UIResponder.Type).flatMap { type in
      MainActor.assumeIsolated { type.createdAsResponder() }
    }
    // Each of them runs an initialiser of this very class, so the result is of this class, although their
    // types do not say so.
    return unsafeDowncast(made ?? NSObject.make(self), to: Self.self)
  }
}

/// A protocol whose initialiser can start an initialiser that another protocol adds to classes, where Apple's
/// starts with `self.init()`.
@_spi(SelectorTable) public protocol MadeElsewhere {}

@_spi(SelectorTable) extension MadeElsewhere {
  /// Returns the object itself.
  public init(made: Self) { self = made }
}

@_spi(SelectorTable) extension NSObject: MadeElsewhere {}

extension UIResponder {
  /// Creates a view or a controller as `created()` does; nil for other responders.
  fileprivate static func createdAsResponder() -> UIResponder? {
    createdByItself() ?? (self as? UIView.Type)?.make(frame: .zero)
      ?? (self as? UIViewController.Type)?.make(dynamicName: nil, bundle: nil)
  }
}

@_spi(SelectorTable) extension UIView {
  /// Creates a view of the class that this is called on with its `init(frame:)`.
  public static func created(frame: CGRect) -> Self { unsafeDowncast(make(frame: frame), to: Self.self) }
}

@_spi(SelectorTable) extension UITableView {
  /// Creates a table of the class that this is called on with its `init(frame:style:)`.
  public static func created(frame: CGRect, style: Style) -> Self {
    unsafeDowncast(make(frame: frame, style: style), to: Self.self)
  }
}

@_spi(SelectorTable) extension UICollectionView {
  /// Creates a view of the class that this is called on with its `init(frame:collectionViewLayout:)`.
  public static func created(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(make(frame: frame, layout: layout), to: Self.self)
  }
}

@_spi(SelectorTable) extension UITableViewCell {
  /// Creates a cell of the class that this is called on with its `init(style:reuseIdentifier:)`.
  public static func created(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(make(style: style, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

@_spi(SelectorTable) extension UIStoryboardSegue {
  /// Creates a segue of the class that this is called on with its `init(identifier:source:destination:)`.
  public static func created(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    unsafeDowncast(make(identifier: identifier, source: source, destination: destination), to: Self.self)
  }
}

@_spi(SelectorTable) extension UITableViewHeaderFooterView {
  /// Creates a view of the class that this is called on with its `init(reuseIdentifier:)`.
  public static func created(reuseIdentifier: String?) -> Self {
    unsafeDowncast(make(reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

@_spi(SelectorTable) extension UIViewController {
  /// Creates a controller of the class that this is called on with its `init(nibName:bundle:)`.
  public static func created(nibName: String?, bundle: Bundle? = nil) -> Self {
    unsafeDowncast(make(dynamicName: nibName, bundle: bundle), to: Self.self)
  }
}

@_spi(SelectorTable) extension UINavigationController {
  /// Creates a controller of the class that this is called on with its `init(rootViewController:)`.
  public static func created(rootViewController: UIViewController) -> Self {
    unsafeDowncast(make(root: rootViewController), to: Self.self)
  }
}

@_spi(SelectorTable) extension UIButton {
  /// Creates a button of the class that this is called on with its `init(type:)`.
  public static func created(type: ButtonType) -> Self { unsafeDowncast(make(type: type), to: Self.self) }
}

@_spi(SelectorTable) extension UIImageView {
  /// Creates a view of the class that this is called on with its `init(image:)`.
  public static func created(image: UIImage?) -> Self { unsafeDowncast(make(image: image), to: Self.self) }
}

@_spi(SelectorTable) extension UITableViewController {
  /// Creates a controller of the class that this is called on with its `init(style:)`.
  public static func created(style: UITableView.Style) -> Self {
    unsafeDowncast(make(style: style), to: Self.self)
  }
}

@_spi(SelectorTable) extension UICollectionViewController {
  /// Creates a controller of the class that this is called on with its `init(collectionViewLayout:)`.
  public static func created(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(make(layout: layout), to: Self.self)
  }
}

// Initializers that only configure what `init(frame:)` creates.

@_spi(SelectorTable) extension UIStackView {
  /// Creates a stack of the class that this is called on with arranged subviews.
  public static func created(arrangedSubviews views: [UIView]) -> Self {
    let stack = created(frame: .zero)
    views.forEach(stack.addArrangedSubview)
    return stack
  }
}

@_spi(SelectorTable) extension UIImageView {
  /// Creates a view of the class that this is called on with two images.
  public static func created(image: UIImage?, highlightedImage: UIImage?) -> Self {
    let view = created(image: image)
    view.highlightedImage = highlightedImage
    return view
  }
}

@_spi(SelectorTable) extension UITextView {
  /// Creates a view of the class that this is called on. A container of one's own, which only the initializer
  /// itself takes, is not used.
  public static func created(frame: CGRect, textContainer: NSTextContainer?) -> Self {
    if textContainer != nil { notYet("a text container for a text view of a class known at run time alone") }
    return created(frame: frame)
  }
}

@_spi(SelectorTable) extension UIActivityIndicatorView {
  /// Creates an indicator of the class that this is called on with a style.
  public static func created(style: Style) -> Self {
    let view = created(frame: .zero)
    view.style = style
    view.sizeToFit()
    return view
  }
  /// Creates an indicator of the class that this is called on with a style.
  public static func created(activityIndicatorStyle style: Style) -> Self { created(style: style) }
}

@_spi(SelectorTable) extension UIVisualEffectView {
  /// Creates a view of the class that this is called on with an effect.
  public static func created(effect: UIVisualEffect?) -> Self {
    let view = created(frame: .zero)
    view.effect = effect
    return view
  }
}

@_spi(SelectorTable) extension UIProgressView {
  /// Creates a view of the class that this is called on with a style.
  public static func created(progressViewStyle style: Style) -> Self {
    let view = created(frame: .zero)
    view.progressViewStyle = style
    view.sizeToFit()
    return view
  }
}

@_spi(SelectorTable) extension UISegmentedControl {
  /// Creates a control of the class that this is called on with titles or images.
  public static func created(items: [Any]?) -> Self {
    let control = created(frame: .zero)
    for (index, item) in (items ?? []).enumerated() {
      if let image = item as? UIImage {
        control.insertSegment(with: image, at: index, animated: false)
      } else {
        control.insertSegment(withTitle: item as? String, at: index, animated: false)
      }
    }
    control.sizeToFit()
    return control
  }
}
