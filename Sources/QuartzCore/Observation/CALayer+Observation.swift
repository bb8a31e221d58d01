internal import Foundation

extension CALayer: ObservableHolder {
  package final func markObserved() { marks.insert(.isObserved) }

  /// Tells those who watch the layer, or the view that it belongs to.
  final func tellObservers() {
    KeyValueObservers.didChange(self)
    if let owner { KeyValueObservers.didChange(owner) }
  }
}
