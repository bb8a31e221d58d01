internal import CoreGraphics
internal import Foundation

/// An action or a target-action pair of a control, and the events it is registered for.
@MainActor struct ControlHandler {
  weak var target: AnyObject?
  /// A Boolean value that indicates whether the action goes to the first responder in the chain that
  /// implements it.
  let isForChain: Bool
  let selector: Selector?
  let action: UIAction?
  var events: UIControl.Event = []

  init(target: AnyObject?, action: Selector) {
    self.target = target
    isForChain = target == nil
    selector = action
    self.action = nil
  }

  init(_ action: UIAction) {
    self.action = action
    isForChain = false
    selector = nil
  }

  /// Returns a Boolean value that indicates whether the other handler sends the same action to the same
  /// target.
  func sends(sameAs other: ControlHandler) -> Bool {
    if let action { return action === other.action }
    return selector == other.selector && target === other.target && isForChain == other.isForChain
  }
}

extension UIControl {
  final func insert(_ handler: ControlHandler, for events: Event) {
    if let index = handlers.firstIndex(where: { $0.sends(sameAs: handler) }) {
      handlers[index].events.formUnion(events)
      return
    }
    var handler = handler
    handler.events = events
    handlers.append(handler)
  }

  final func remove(target: AnyObject?, action: Selector?, for events: Event) {
    drop(events) { handler in
      handler.selector != nil && (target == nil || handler.target === target)
        && (action == nil || handler.selector == action)
    }
  }

  final func remove(identifier: UIAction.Identifier, for events: Event) {
    drop(events) { $0.action?.identifier == identifier }
  }

  private func drop(_ events: Event, where matches: (ControlHandler) -> Bool) {
    for index in handlers.indices where matches(handlers[index]) { handlers[index].events.subtract(events) }
    // Deallocating an action may read the handlers, so the old array is kept until the new one is set.
    let known = handlers
    handlers = known.filter { !$0.events.isEmpty }
  }

  final var liveTargets: Set<AnyHashable> {
    Set(handlers.compactMap { $0.target as? NSObject }.map(AnyHashable.init))
  }

  final func actionNames(target: AnyObject?, event: Event) -> [String]? {
    let names = handlers.compactMap { handler -> String? in
      guard handler.target === target, !handler.events.isDisjoint(with: event) else { return nil }
      return handler.selector?.description
    }
    return names.isEmpty ? nil : names
  }

  final func enumerateHandlers(_ body: (UIAction?, (Any?, Selector)?, Event, inout Bool) -> Void) {
    var stop = false
    for handler in handlers {
      body(handler.action, handler.selector.map { (handler.target, $0) }, handler.events, &stop)
      if stop { return }
    }
  }

  /// Performs the handlers registered for any of the events.
  final func send(for events: Event, event: UIEvent?) {
    for handler in handlers where !handler.events.isDisjoint(with: events) {
      if let action = handler.action {
        sendAction(action)
      } else if let selector = handler.selector, handler.isForChain || handler.target != nil {
        sendAction(selector, to: handler.target, for: event)
      }
    }
  }

  /// Sends a selector to the target, or to the first responder in the chain that implements it.
  final func perform(_ selector: Selector, on target: AnyObject?, event: UIEvent?) {
    guard !UIApplication.shared.sendAction(selector, to: target, from: self, for: event), target != nil else {
      return
    }
    notYet("UIControl.addTarget(_:action:for:) with a target without a table of its methods")
  }

  final func setState(_ bit: State, _ on: Bool) {
    guard stateStorage.contains(bit) != on else { return }
    if on { stateStorage.insert(bit) } else { stateStorage.remove(bit) }
    stateDidChange()
    tellObservers()
  }
}
