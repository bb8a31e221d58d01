internal import Foundation

/// A placeholder for menu elements that are created when the menu opens.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void
  private let isKept: Bool
  private var isLoading = false
  private var waiting: [() -> Void] = []
  /// The elements, once they have been created.
  final private(set) var elements: [UIMenuElement]?

  private init(isKept: Bool, _ provider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.provider = provider
    self.isKept = isKept
    super.init(title: "", subtitle: nil, image: nil)
  }

  /// Creates a deferred element whose elements are created when first shown, and cached.
  public convenience init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    self.init(isKept: true, elementProvider)
  }
  /// Creates a deferred element whose elements are created each time the menu opens.
  public class func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(isKept: false, elementProvider) }

  /// Called when the menu that contains the element opens.
  final func menuOpens() {
    if !isKept, !isLoading { elements = nil }
  }

  /// Creates the elements unless they are cached. `done` is called if they arrive later.
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
  /// The deferred elements of the menu and of its submenus.
  final var deferred: [UIDeferredMenuElement] {
    children.flatMap { ($0 as? UIMenu)?.deferred ?? ($0 as? UIDeferredMenuElement).map { [$0] } ?? [] }
  }
}
