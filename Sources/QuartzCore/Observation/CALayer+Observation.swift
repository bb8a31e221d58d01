internal import Foundation

extension CALayer: ObservableHolder {
  package final func markObserved() { marks.insert(.isObserved) }

  /// Notifies the observers of the layer and of its view.
  final func tellObservers() {
    KeyValueObservers.didChange(self)
    if let owner { KeyValueObservers.didChange(owner) }
  }
}
