internal import Foundation

/// Entries of a menu that are made when the menu is opened.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isKept: Bool
  private var isLoading = false
  private var waiting: [() -> Void] = []
  /// The entries, when they have been made.
  final private(set) var elements: [UIMenuElement]?

  private init(isKept: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.isKept = isKept
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Entries that are made when they are seen for the first time, and kept.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isKept: true, elementProvider)
  }
  /// Entries that are made each time that the menu is opened.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isKept: false, elementProvider) }

  /// A menu with the entries is opened.
  final func menuOpens() {
    if !isKept, !isLoading { elements = nil }
  }

  /// Has the entries made, unless they are. `done` is called if they come later.
  final func load(_ done: @escaping () -> Void) {
    guard elements == nil else { return }
    waiting.append(done)
    guard !isLoading else { return }
    isLoading = true
    var isNow = true
    provider { [weak self] made in
      guard let self, isLoading else { return }
      isLoading = false
      elements = made
      let told = waiting
      waiting = []
      if !isNow { told.forEach { $0() } }
    }
    isNow = false
  }
}

extension UIMenu {
  /// What is made when the menu is opened, in the menus within it as well.
  final var deferred: [UIDeferredMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.deferred ?? ($0 as? UIDeferredMenuElement).map { [$0] } ?? [] }
  }
}
