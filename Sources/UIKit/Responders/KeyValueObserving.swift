public import Foundation
package import QuartzCore

extension UIView: ObservableHolder {
  package nonisolated final func markObserved() { MainActor.assumeIsolated { layer.markObserved() } }
}

extension NSObject {
  /// Notifies observers that properties of this object may have changed. Free while nothing is observed.
  final func tellObservers() {
    if KeyValueObservers.exist { KeyValueObservers.didChange(self) }
  }
}

/// An object that receives change notifications and is not a responder.
@_spi(SelectorTable) public protocol KeyValueTarget: AnyObject {
  /// Called after each change, and before it with the option `.prior`, on the thread that makes it.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
    context: UnsafeMutableRawPointer?)
}

extension NSObject {
  /// Registers `observer`, without retaining it, for changes of a property by its name: one of UIKit's that
  /// are known by name (frames, offsets, sizes, states), or a stored property whose setter calls
  /// `didChangeValue(forKey:)`.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    let watching = ValueObserver(
      of: self, options: options, read: { KnownKeys.value(keyPath, of: $0) },
      report: { [weak observer] object, change in
        guard let observer else { return }
        var told: [NSKeyValueChangeKey: Any] = [.kindKey: change.kind.rawValue]
        told[.newKey] = change.new
        told[.oldKey] = change.old
        told[.indexesKey] = change.indexes
        if change.isPrior { told[.notificationIsPriorKey] = true }
        if let target = observer as? any KeyValueTarget {
          return target.observeValue(forKeyPath: keyPath, of: object, change: told, context: context)
        }
        // Used on the thread that changes the property.
        let responder = observer as? UIResponder
        nonisolated(unsafe) let (news, source, pointer) = (told, object, context)
        MainActor.assumeIsolated {
          responder?.observeValue(forKeyPath: keyPath, of: source, change: news, context: pointer)
        }
      })
    watching.name = keyPath
    watching.receiver = observer
    watching.context = context
    watching.begin()
  }

  /// Removes the last registration of `observer` for the property; does nothing if there is none, while
  /// Apple's implementation raises an exception.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    KeyValueObservers.end(of: self, name: keyPath, for: observer, context: nil, anyContext: true)
  }
  /// Removes the last registration with the same context; does nothing if there is none.
  public func removeObserver(
    _ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?
  ) {
    KeyValueObservers.end(of: self, name: keyPath, for: observer, context: context, anyContext: false)
  }
}

/// The properties known by their Objective-C names.
enum KnownKeys {
  static func value(_ keyPath: String, of object: Any) -> Any? {
    let (key, rest) =
      keyPath.firstIndex(of: ".").map {
        (String(keyPath[..<$0]), String(keyPath[keyPath.index(after: $0)...]))
      } ?? (keyPath, "")
    if let layer = object as? CALayer { return layer.value(forKeyPath: keyPath) }
    // Stays on this thread, the main one, as for views.
    nonisolated(unsafe) let source = object
    nonisolated(unsafe) var found: Any?
    MainActor.assumeIsolated { found = known(key, of: source) ?? StoredProperties.value(key, of: source) }
    guard !rest.isEmpty else { return found }
    return found.flatMap { value(rest, of: $0) }
  }

  /// Returns the value of a property, which may be nil; nil if the property is not known.
  @MainActor static func known(_ key: String, of object: Any) -> Any?? {
    for property in KnownProperty.named(key) {
      if let value = property.value(object as AnyObject) { return value }
    }
    return nil
  }
}
