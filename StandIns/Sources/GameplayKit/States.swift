public import Foundation

// States of a game, of which a machine is in one.

open class GKState: NSObject {
  open fileprivate(set) weak var stateMachine: GKStateMachine?

  public override init() {}
  open func isValidNextState(_ stateClass: AnyClass) -> Bool { true }
  open func didEnter(from previousState: GKState?) {}
  open func update(deltaTime seconds: TimeInterval) {}
  open func willExit(to nextState: GKState) {}
}

open class GKStateMachine: NSObject {
  private let states: [GKState]
  open private(set) var currentState: GKState?

  public init(states: [GKState]) {
    self.states = states
    super.init()
    states.forEach { $0.stateMachine = self }
  }
  open func state<State: GKState>(forClass stateClass: State.Type) -> State? {
    states.first { type(of: $0) == stateClass } as? State
  }
  open func canEnterState(_ stateClass: AnyClass) -> Bool {
    currentState?.isValidNextState(stateClass) ?? true
  }
  @discardableResult
  open func enter(_ stateClass: AnyClass) -> Bool {
    guard canEnterState(stateClass), let next = states.first(where: { type(of: $0) == stateClass }) else {
      return false
    }
    let last = currentState
    last?.willExit(to: next)
    currentState = next
    next.didEnter(from: last)
    return true
  }
  open func update(deltaTime seconds: TimeInterval) { currentState?.update(deltaTime: seconds) }
}
