public import Foundation

extension NSObject {
  /// Runs the class's own `init()`; see `NSObject.make(_:)`.
  convenience init(dynamic: Void) { self.init() }

  /// A new object of a class that is known only when the program runs, made by its `init()`.
  ///
  /// Swift lets only `required` initialisers run through a metatype, and `init()` is not one. A convenience
  /// initialiser's entry point allocates the class it is handed and calls that class's `init()`.
  static func make(_ type: NSObject.Type) -> NSObject { type.makeDynamic(()) }

  @_silgen_name("$s10Foundation8NSObjectC5UIKitE7dynamicACyt_tcfC")
  private static func makeDynamic(_ nothing: Void) -> NSObject
}

extension UIViewController {
  /// A new controller of the class that this is called on, made
  /// by its `init(nibName:bundle:)`; see `UIView.make(frame:)`.
  @_silgen_name("$s5UIKit16UIViewControllerC11dynamicName6bundleACSSSg_10Foundation6BundleCSgtcfC")
  static func make(dynamicName name: __owned String?, bundle: __owned Bundle?) -> UIViewController
}

extension UINavigationController {
  /// A new controller of the class that this is called on, made by its `init(rootViewController:)`.
  @_silgen_name("$s5UIKit22UINavigationControllerC11dynamicRootAcA06UIViewC0C_tcfC")
  static func make(root: __owned UIViewController) -> UINavigationController
}

extension UITableView {
  /// A new list of the class that this is called on, made by its `init(frame:style:)`.
  @_silgen_name("$s5UIKit11UITableViewC12dynamicFrame5styleAC10Foundation6CGRectV_AC5StyleOtcfC")
  static func make(frame: CGRect, style: Style) -> UITableView
}

extension UICollectionView {
  /// A new view of the class that this is called on, made by its `init(frame:collectionViewLayout:)`.
  @_silgen_name("$s5UIKit16UICollectionViewC12dynamicFrame6layoutAC10Foundation6CGRectV_AA0bC6LayoutCtcfC")
  static func make(frame: CGRect, layout: __owned UICollectionViewLayout) -> UICollectionView
}

extension UIButton {
  convenience init(dynamicType type: ButtonType) { self.init(type: type) }
  /// A new button of the class that this is called on, made by its `init(type:)`.
  @_silgen_name("$s5UIKit8UIButtonC11dynamicTypeA2C06ButtonD0O_tcfC")
  static func make(type: ButtonType) -> UIButton
}

extension UIImageView {
  convenience init(dynamicImage image: UIImage?) { self.init(image: image) }
  /// A new view of the class that this is called on, made by its `init(image:)`.
  @_silgen_name("$s5UIKit11UIImageViewC12dynamicImageAcA0B0CSg_tcfC")
  static func make(image: __owned UIImage?) -> UIImageView
}

extension UITableViewController {
  convenience init(dynamicStyle style: UITableView.Style) { self.init(style: style) }
  /// A new controller of the class that this is called on, made by its `init(style:)`.
  @_silgen_name("$s5UIKit21UITableViewControllerC12dynamicStyleAcA0bC0C0F0O_tcfC")
  static func make(style: UITableView.Style) -> UITableViewController
}

extension UICollectionViewController {
  convenience init(dynamicLayout layout: UICollectionViewLayout) { self.init(collectionViewLayout: layout) }
  /// A new controller of the class that this is called on, made by its `init(collectionViewLayout:)`.
  @_silgen_name("$s5UIKit26UICollectionViewControllerC13dynamicLayoutAcA0bcF0C_tcfC")
  static func make(layout: __owned UICollectionViewLayout) -> UICollectionViewController
}

// What stands for `T(frame:)` where T is known at run time alone: Apple's
// initialisers can be called so, Swift's unless they are `required`.

@_spi(SelectorTable) extension NSObject {
  /// A new object of the class that this is called on, made by its own `init()` where it has one; a view by
  /// `init(frame:)`, a controller by `init(nibName:bundle:)` where they have none.
  public static func created() -> Self {
    let made = (self as? UIResponder.Type).flatMap { type in
      MainActor.assumeIsolated { type.createdAsResponder() }
    }
    // Each of them runs an initialiser of this very class, so what
    // it makes is of this class, which their types do not say.
    return unsafeDowncast(made ?? NSObject.make(self), to: Self.self)
  }
}

/// What an initialiser that a protocol adds to classes can begin with, where Apple's begins with
/// `self.init()`.
@_spi(SelectorTable) public protocol MadeElsewhere {}

@_spi(SelectorTable) extension MadeElsewhere {
  /// The object itself.
  public init(made: Self) { self = made }
}

@_spi(SelectorTable) extension NSObject: MadeElsewhere {}

extension UIResponder {
  /// A view or a controller, made as `created()` says; nil for others.
  fileprivate static func createdAsResponder() -> UIResponder? {
    createdByItself() ?? (self as? UIView.Type)?.make(frame: .zero)
      ?? (self as? UIViewController.Type)?.make(dynamicName: nil, bundle: nil)
  }
}

@_spi(SelectorTable) extension UIView {
  /// A new view of the class that this is called on, made by its `init(frame:)`.
  public static func created(frame: CGRect) -> Self { unsafeDowncast(make(frame: frame), to: Self.self) }
}

@_spi(SelectorTable) extension UITableView {
  /// A new list of the class that this is called on, made by its `init(frame:style:)`.
  public static func created(frame: CGRect, style: Style) -> Self {
    unsafeDowncast(make(frame: frame, style: style), to: Self.self)
  }
}

@_spi(SelectorTable) extension UICollectionView {
  /// A new view of the class that this is called on, made by its `init(frame:collectionViewLayout:)`.
  public static func created(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(make(frame: frame, layout: layout), to: Self.self)
  }
}

@_spi(SelectorTable) extension UITableViewCell {
  /// A new cell of the class that this is called on, made by its `init(style:reuseIdentifier:)`.
  public static func created(style: CellStyle, reuseIdentifier: String?) -> Self {
    unsafeDowncast(make(style: style, reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

@_spi(SelectorTable) extension UIStoryboardSegue {
  /// A new segue of the class that this is called on, made by its `init(identifier:source:destination:)`.
  public static func created(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) -> Self {
    unsafeDowncast(make(identifier: identifier, source: source, destination: destination), to: Self.self)
  }
}

@_spi(SelectorTable) extension UITableViewHeaderFooterView {
  /// A new view of the class that this is called on, made by its `init(reuseIdentifier:)`.
  public static func created(reuseIdentifier: String?) -> Self {
    unsafeDowncast(make(reuseIdentifier: reuseIdentifier), to: Self.self)
  }
}

@_spi(SelectorTable) extension UIViewController {
  /// A new controller of the class that this is called on, made by its `init(nibName:bundle:)`.
  public static func created(nibName: String?, bundle: Bundle? = nil) -> Self {
    unsafeDowncast(make(dynamicName: nibName, bundle: bundle), to: Self.self)
  }
}

@_spi(SelectorTable) extension UINavigationController {
  /// A new controller of the class that this is called on, made by its `init(rootViewController:)`.
  public static func created(rootViewController: UIViewController) -> Self {
    unsafeDowncast(make(root: rootViewController), to: Self.self)
  }
}

@_spi(SelectorTable) extension UIButton {
  /// A new button of the class that this is called on, made by its `init(type:)`.
  public static func created(type: ButtonType) -> Self { unsafeDowncast(make(type: type), to: Self.self) }
}

@_spi(SelectorTable) extension UIImageView {
  /// A new view of the class that this is called on, made by its `init(image:)`.
  public static func created(image: UIImage?) -> Self { unsafeDowncast(make(image: image), to: Self.self) }
}

@_spi(SelectorTable) extension UITableViewController {
  /// A new controller of the class that this is called on, made by its `init(style:)`.
  public static func created(style: UITableView.Style) -> Self {
    unsafeDowncast(make(style: style), to: Self.self)
  }
}

@_spi(SelectorTable) extension UICollectionViewController {
  /// A new controller of the class that this is called on, made by its `init(collectionViewLayout:)`.
  public static func created(collectionViewLayout layout: UICollectionViewLayout) -> Self {
    unsafeDowncast(make(layout: layout), to: Self.self)
  }
}
