internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The values set on appearance proxies, and how they are applied to views that enter a window.
///
/// A proxy is a view of its class. Values in which it differs from a new view of that class were set, and are
/// applied to every view whose own value is still that of a new one.
@MainActor enum AppearanceProxies {
  private static let registry = ProxyRegistry<UIView>()
  static var exist: Bool { !registry.isEmpty }
  /// New views by class, for comparison.
  private static var fresh: [ObjectIdentifier: UIView] = [:]
  private static var isMaking = false

  /// Returns the proxy of a class in a context, which is always the same object.
  static func proxy(
    _ type: UIView.Type, in containers: [any UIAppearanceContainer.Type], under trait: UITraitCollection?
  ) -> UIView {
    registry.proxy(of: type, in: containers, under: trait) { make(type) }
  }

  private static func make(_ type: UIView.Type) -> UIView {
    isMaking = true
    defer { isMaking = false }
    return type.make(frame: .zero)
  }

  /// Applies the proxies of a view's class and superclasses to a view that has entered a window, the more
  /// specific last.
  static func apply(to view: UIView) {
    guard exist, !isMaking else { return }
    let fitting = registry.fitting(view, in: view.next, under: view.traitCollection)
    guard !fitting.isEmpty else { return }
    let own = freshView(of: creatable(Swift.type(of: view), named: fitting.map(\.type)))
    // A more specific proxy overrides the values of a more general one.
    var given: Set<Int> = []
    for proxy in fitting {
      let plain = freshView(of: proxy.type)
      for (index, property) in AppearanceProperty.all.enumerated()
      where property.differs(proxy.object, plain) && (given.contains(index) || !property.differs(view, own)) {
        property.copy(proxy.object, view)
        given.insert(index)
      }
    }
  }

  /// The classes of UIKit's elements in documents.
  private static let elements = Set(NibClasses.views.values.map { ObjectIdentifier($0.type) })

  /// Returns the class of a view, or the nearest superclass that is known to be created by a frame alone: an
  /// element of documents, or a class with a proxy. Other classes may lack `init(frame:)`, UIKit's own too.
  private static func creatable(_ type: UIView.Type, named: [UIView.Type]) -> UIView.Type {
    let known = elements.union(named.map { ObjectIdentifier($0) })
    var found = type
    while !known.contains(ObjectIdentifier(found)), let next = class_getSuperclass(found) as? UIView.Type {
      found = next
    }
    return found
  }

  private static func freshView(of type: UIView.Type) -> UIView {
    let id = ObjectIdentifier(type)
    if let view = fresh[id] { return view }
    let view = make(type)
    fresh[id] = view
    return view
  }
}

/// A property that proxies apply.
@MainActor private struct AppearanceProperty {
  let differs: (UIView, UIView) -> Bool
  let copy: (UIView, UIView) -> Void

  /// Creates a property of views of a class; `same` compares two values.
  init<View: UIView, Value>(
    _ path: ReferenceWritableKeyPath<View, Value>, same: @escaping (Value, Value) -> Bool
  ) {
    differs = { a, b in
      guard let a = a as? View, let b = b as? View else { return false }
      return !same(a[keyPath: path], b[keyPath: path])
    }
    copy = { source, target in
      guard let source = source as? View, let target = target as? View else { return }
      target[keyPath: path] = source[keyPath: path]
    }
  }

  init<View: UIView, Value: Equatable>(_ path: ReferenceWritableKeyPath<View, Value>) {
    self.init(path) { $0 == $1 }
  }

  /// Creates a property that always has a value, compared by what has been set.
  init<View: UIView, Value: AnyObject>(
    _ path: ReferenceWritableKeyPath<View, Value>, setAs set: KeyPath<View, Value?>
  ) {
    differs = { a, b in (a as? View)?[keyPath: set] !== (b as? View)?[keyPath: set] }
    copy = { source, target in
      guard let source = source as? View, let target = target as? View, let value = source[keyPath: set]
      else { return }
      target[keyPath: path] = value
    }
  }

  private static func attributes<View: UIView>(
    _ path: ReferenceWritableKeyPath<View, [NSAttributedString.Key: Any]?>
  ) -> AppearanceProperty {
    AppearanceProperty(path) { ($0 as NSDictionary?) == ($1 as NSDictionary?) }
  }

  /// The properties that Apple marks `UI_APPEARANCE_SELECTOR`, and those of labels and fields, which work
  /// too.
  static let all: [AppearanceProperty] = [
    .init(\UIView.backgroundColor), .init(\UIView.tintColor),
    .init(\UILabel.font), .init(\UILabel.textColor),
    .init(\UITextField.font), .init(\UITextField.textColor), .init(\UITextField.keyboardAppearance),
    .init(\UITextView.font), .init(\UITextView.textColor),
    .init(\UINavigationBar.barStyle), .init(\UINavigationBar.isTranslucent),
    .init(\UINavigationBar.barTintColor),
    .init(\UINavigationBar.shadowImage), .init(\UINavigationBar.backIndicatorImage),
    .init(\UINavigationBar.backIndicatorTransitionMaskImage), .init(\UINavigationBar.prefersLargeTitles),
    .init(\UINavigationBar.standardAppearance, setAs: \.standard),
    .init(\UINavigationBar.scrollEdgeAppearance),
    .init(\UINavigationBar.compactAppearance), attributes(\UINavigationBar.titleTextAttributes),
    attributes(\UINavigationBar.largeTitleTextAttributes),
    .init(\UITabBar.barStyle), .init(\UITabBar.isTranslucent), .init(\UITabBar.barTintColor),
    .init(\UITabBar.unselectedItemTintColor), .init(\UITabBar.backgroundImage), .init(\UITabBar.shadowImage),
    .init(\UITabBar.selectionIndicatorImage), .init(\UITabBar.standardAppearance, setAs: \.standard),
    .init(\UITabBar.scrollEdgeAppearance), .init(\UITabBar.itemWidth), .init(\UITabBar.itemSpacing),
    .init(\UIToolbar.barStyle), .init(\UIToolbar.isTranslucent), .init(\UIToolbar.barTintColor),
    .init(\UIToolbar.standardAppearance, setAs: \.standard), .init(\UIToolbar.compactAppearance),
    .init(\UIToolbar.scrollEdgeAppearance),
    .init(\UISearchBar.barStyle), .init(\UISearchBar.barTintColor), .init(\UISearchBar.searchBarStyle),
    .init(\UISearchBar.backgroundImage), .init(\UISearchBar.scopeBarBackgroundImage),
    .init(\UISearchBar.searchFieldBackgroundPositionAdjustment),
    .init(\UISearchBar.searchTextPositionAdjustment),
    .init(\UISwitch.onTintColor), .init(\UISwitch.thumbTintColor),
    .init(\UISlider.minimumTrackTintColor), .init(\UISlider.maximumTrackTintColor),
    .init(\UISlider.thumbTintColor),
    .init(\UIProgressView.progressTintColor), .init(\UIProgressView.trackTintColor),
    .init(\UIPageControl.pageIndicatorTintColor), .init(\UIPageControl.currentPageIndicatorTintColor),
    .init(\UIActivityIndicatorView.color), .init(\UISegmentedControl.selectedSegmentTintColor),
    .init(\UITableView.separatorColor), .init(\UITableView.separatorInset),
    .init(\UITableView.sectionIndexColor),
    .init(\UITableViewCell.separatorInset),
  ]
}
