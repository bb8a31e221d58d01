import CoreGraphics
import Foundation
import Testing

@_spi(SelectorTable) @testable import UIKit

@MainActor struct ControlActionTests {
  /// A target with a selector table.
  final class Target: NSObject, SelectorTarget {
    var calls: [String] = []

    func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      { [self] _, _ in calls.append(selector.description) }
    }
  }

  /// A view that handles actions sent up the responder chain.
  final class ChainView: UIView, SelectorTarget {
    var calls: [String] = []

    func method(named selector: Selector) -> ((Any?, UIEvent?) -> Void)? {
      { [self] _, _ in calls.append(selector.description) }
    }
  }

  @Test func actionsRunInTheOrderOfRegistrationForTheirEventsOnly() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    control.addAction(UIAction { _ in log.append("a") }, for: .touchUpInside)
    control.addAction(UIAction { _ in log.append("b") }, for: [.touchUpInside, .valueChanged])
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["a", "b", "b"])
    #expect(control.allControlEvents == [.touchUpInside, .valueChanged])
  }

  @Test func anActionOfTheSameIdentifierReplacesTheOther() {
    let control = UIControl(frame: .zero)
    var log: [String] = []
    let id = UIAction.Identifier("x")
    control.addAction(UIAction(identifier: id) { _ in log.append("old") }, for: .valueChanged)
    control.addAction(UIAction(identifier: id) { _ in log.append("new") }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"])
    control.removeAction(identifiedBy: id, for: .allEvents)
    control.sendActions(for: .valueChanged)
    #expect(log == ["new"])
  }

  @Test func anActionKnowsItsSenderWhileItRuns() {
    let control = UIControl(frame: .zero)
    let action = UIAction { action in #expect(action.sender as? UIControl === control) }
    control.addAction(action, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(action.sender == nil)
  }

  @Test func targetsGetTheirSelectorsOnce() {
    let control = UIControl(frame: .zero)
    let target = Target()
    control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
    control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tap"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == ["tap"])
    #expect(control.allTargets == [target])
    control.removeTarget(target, action: nil, for: .allEvents)
    control.sendActions(for: .touchUpInside)
    #expect(target.calls == ["tap"])
    #expect(control.actions(forTarget: target, forControlEvent: .touchUpInside) == nil)
  }

  @Test func aTargetIsNotRetained() {
    let control = UIControl(frame: .zero)
    weak var gone: Target?
    do {
      let target = Target()
      gone = target
      control.addTarget(target, action: Selector("tap"), for: .touchUpInside)
    }
    #expect(gone == nil)
    control.sendActions(for: .touchUpInside)
  }

  @Test func withoutATargetTheChainIsAsked() {
    let view = ChainView(frame: .zero)
    let control = UIControl(frame: .zero)
    view.addSubview(control)
    control.addTarget(nil, action: Selector("save"), for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(view.calls == ["save"])
  }

  @Test func stateIsTheSetOfItsBits() {
    let control = UIControl(frame: .zero)
    #expect(control.state == .normal)
    control.isSelected = true
    control.isHighlighted = true
    control.isEnabled = false
    #expect(control.state == [.selected, .highlighted, .disabled])
    control.isEnabled = true
    control.isHighlighted = false
    #expect(control.state == .selected)
  }

  @Test func disabledActionsDoNotRun() {
    let control = UIControl(frame: .zero)
    var count = 0
    control.addAction(UIAction(attributes: .disabled) { _ in count += 1 }, for: .valueChanged)
    control.sendActions(for: .valueChanged)
    #expect(count == 0)
  }

  @Test func performPrimaryActionActsLikeATap() {
    var runs: [String] = []
    let button = UIButton.systemButton(with: UIImage(), target: nil, action: nil)
    button.addAction(UIAction { _ in runs.append("primary") }, for: .primaryActionTriggered)
    button.addAction(UIAction { _ in runs.append("up") }, for: .touchUpInside)
    button.changesSelectionAsPrimaryAction = true
    button.performPrimaryAction()
    #expect(runs == ["up", "primary"])
    #expect(button.isSelected)
    #expect(button.buttonType == .system)
    final class Own: UIButton {}
    #expect(Own.systemButton(with: UIImage(), target: nil, action: nil).currentImage != nil)
  }
}
