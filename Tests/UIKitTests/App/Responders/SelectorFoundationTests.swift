import Foundation
import QuartzCore
import Testing

@_spi(SelectorTable) @testable import UIKit

@MainActor struct SelectorFoundationTests {
  private final class Listener: NSObject, SelectorTarget {
    var calls: [String] = []
    func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? {
      switch selector.description {
      case "note:": return { sender, _ in self.note(sender as! Notification) }
      case "tick:": return { sender, _ in self.tick(sender as! Timer) }
      case "plain": return { _, _ in self.calls.append("plain") }
      default: return nil
      }
    }
    private func note(_ notification: Notification) { calls.append(notification.name.rawValue) }
    private func tick(_ timer: Timer) { calls.append("tick \(timer.userInfo as? Int ?? 0)") }
  }

  @Test func standardActionsAreThoseThatAClassOverrides() {
    final class Editor: UIResponder {
      var calls: [String] = []
      override func toggleBoldface(_ sender: Any?) { calls.append("bold") }
    }
    let editor = Editor(), bold = Selector("toggleBoldface:")
    #expect(editor.canPerformAction(bold, withSender: nil))
    #expect(!editor.canPerformAction(Selector("cut:"), withSender: nil))
    #expect(!UIResponder().canPerformAction(bold, withSender: nil))
    _ = editor.perform(bold, with: nil)
    #expect(editor.calls == ["bold"])
  }

  /// Spies of the packages SketchKit, Capable and LRUCache do this on an iPhone.
  @Test func aCenterOfAPackageIsAskedWhereOnlyACenterIsKnown() {
    final class Spy: OverridableNotificationCenter, @unchecked Sendable {
      var calls: [String] = []
      override func addObserver_own(
        _ observer: Any, selector: Selector, name: Notification.Name?, object: Any?
      ) {
        calls.append("add")
        super.addObserver_own(observer, selector: selector, name: name, object: object)
      }
      override func removeObserver_own(_ observer: Any) {
        calls.append("remove")
        super.removeObserver_own(observer)
      }
      override func removeObserver_own(_ observer: Any, name: Notification.Name?, object: Any?) {
        calls.append("remove \(name?.rawValue ?? "all")")
        super.removeObserver_own(observer, name: name, object: object)
      }
      override func post_own(name: Notification.Name, object: Any?) {
        calls.append("post")
        super.post_own(name: name, object: object)
      }
    }
    let spy = Spy(), center: NotificationCenter = spy, listener = Listener()
    let a = Notification.Name("a"), b = Notification.Name("b")
    center.addObserver(listener, selector: Selector("note:"), name: a, object: nil)
    center.addObserver(listener, selector: Selector("note:"), name: b, object: nil)
    center.post(name: a, object: nil)
    center.removeObserver(listener, name: a, object: nil)
    center.post(name: a, object: nil)
    center.removeObserver(listener)
    center.post(name: b, object: nil)
    #expect(listener.calls == ["a"])
    #expect(spy.calls == ["add", "add", "post", "remove a", "post", "remove", "post"])
  }

  /// The package Capable makes notification centers conform to a protocol of its own.
  @Test func aCenterHasTheMethodsThatProtocolsOfPackagesAskOfIt() {
    let center = NotificationCenter(), poster: any Poster = center, listener = Listener()
    poster.addObserver(listener, selector: Selector("note:"), name: .init("a"), object: nil)
    poster.post(name: .init("a"), object: nil)
    #expect(listener.calls == ["a"])
  }

  @Test func notificationsCallMethodsByName() {
    let center = NotificationCenter(), listener = Listener(), sender = NSObject()
    let a = Notification.Name("a"), b = Notification.Name("b")
    center.addObserver(listener, selector: Selector("note:"), name: a, object: nil)
    center.addObserver(listener, selector: Selector("note:"), name: b, object: sender)
    center.post(name: a, object: nil)
    center.post(name: b, object: nil)
    center.post(name: b, object: sender)
    #expect(listener.calls == ["a", "b"])
    center.removeObserver(listener, name: a, object: nil)
    center.post(name: a, object: nil)
    center.post(name: b, object: sender)
    #expect(listener.calls == ["a", "b", "b"])
    center.removeObserver(listener)
    center.post(name: b, object: sender)
    #expect(listener.calls.count == 3)
  }

  @Test func observersAreNotRetained() {
    let center = NotificationCenter()
    weak var gone: Listener?
    do {
      let listener = Listener()
      gone = listener
      center.addObserver(listener, selector: Selector("note:"), name: nil, object: nil)
    }
    #expect(gone == nil)
    center.post(name: Notification.Name("a"), object: nil)
  }

  @Test func timersCallMethodsByName() {
    let listener = Listener()
    let timer = Timer.scheduledTimer(
      timeInterval: 1, target: listener, selector: Selector("tick:"), userInfo: 7, repeats: false)
    timer.fire()
    #expect(listener.calls == ["tick 7"])
    #expect(!timer.isValid)
  }

  @Test func objectsAreCalledByName() {
    let listener = Listener()
    #expect(listener.responds(to: Selector("plain")))
    #expect(!listener.responds(to: Selector("other")))
    listener.perform(Selector("plain"))
    #expect(listener.calls == ["plain"])
  }

  @Test func callsToComeAreCancelled() {
    let listener = Listener()
    func left() -> [String] {
      PerformRequests.list.filter { $0.receiver === listener }.map(\.selector.description)
    }
    listener.perform(Selector("plain"), with: nil, afterDelay: 100)
    listener.perform(Selector("note:"), with: 1, afterDelay: 100)
    listener.perform(Selector("tick:"), with: nil, afterDelay: 100)
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Selector("plain"), object: 1)
    NSObject.cancelPreviousPerformRequests(withTarget: NSObject())
    #expect(left() == ["plain", "note:", "tick:"])
    NSObject.cancelPreviousPerformRequests(withTarget: listener, selector: Selector("note:"), object: 1)
    #expect(left() == ["plain", "tick:"])
    NSObject.cancelPreviousPerformRequests(withTarget: listener)
    #expect(left().isEmpty)
    #expect(listener.calls.isEmpty)
  }

  @Test func propertiesAreReadAndWrittenByName() {
    final class Own: UIView {
      var count = 1
    }
    let own = Own(), bar = UISearchBar()
    own.setValue(4, forKey: "count")
    #expect(own.count == 4)
    #expect(own.value(forKey: "count") as? Int == 4)
    #expect(own.value(forKey: "other") == nil)
    #expect(bar.value(forKey: "searchField") as? UITextField === bar.searchTextField)
  }

  @Test func propertiesAreAskedForByName() {
    let label = UILabel(), constraint = label.widthAnchor.constraint(equalToConstant: 1)
    label.font = .systemFont(ofSize: 21)
    #expect(UILabel().responds(to: Selector("text")))
    #expect(UIImageView().responds(to: Selector("image")))
    #expect(label.responds(to: Selector("font")))
    #expect(!UIView().responds(to: Selector("font")))
    #expect(label.perform(Selector("font")).takeUnretainedValue() as? UIFont == label.font)
    #expect(constraint.perform(Selector("firstItem")).takeUnretainedValue() === label)
  }

  @Test func timersOfCoreFoundationFire() {
    var calls = 0
    let clock = FrameClock.manual(at: 100)
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    let timer = CFRunLoopTimerCreateWithHandler(
      kCFAllocatorDefault, CFAbsoluteTimeGetCurrent() + 0.01, 0, 0, 0
    ) { _ in calls += 1 }
    CFRunLoopAddTimer(CFRunLoopGetCurrent(), timer, CFRunLoopMode.commonModes)
    #expect(CFRunLoopTimerIsValid(timer))
    FrameSchedule.main.run(until: 100)
    #expect(calls == 0)
    FrameSchedule.main.run(until: 100.02)
    #expect(calls == 1)
    #expect(!CFRunLoopTimerIsValid(timer))
  }

  @Test func loopsOfCoreFoundationRunForATime() {
    nonisolated(unsafe) var calls = 0
    // An app's main loop always has something to wait for.
    let later = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
    RunLoop.current.add(later, forMode: .default)
    defer { later.invalidate() }
    RunLoop.current.add(Timer(timeInterval: 0.01, repeats: false) { _ in calls += 1 }, forMode: .default)
    let begin = CFAbsoluteTimeGetCurrent()
    #expect(CFRunLoopRunInMode(CFRunLoopMode.defaultMode, 0.05, false) == .timedOut)
    #expect(calls == 1)
    #expect(CFAbsoluteTimeGetCurrent() - begin >= 0.05)
  }

  /// `mica run` makes apps wait in this way.
  @Test func appsWaitInFrames() {
    var calls: [String] = []
    let clock = FrameClock.manual(at: 100)
    let outer = FrameClock.current
    FrameClock.current = clock
    defer { FrameClock.current = outer }
    nonisolated(unsafe) let note: (String) -> Void = { calls.append($0) }
    let timer = Timer(timeInterval: 0.5, repeats: true) { _ in note("tick") }
    timer.start(on: .current, in: .default, after: 0.5)
    let work = DispatchWorkItem { note("work") }, dropped = DispatchWorkItem { note("dropped") }
    DispatchQueue.main.run(work, at: .now() + 0.7, after: 0.7)
    DispatchQueue.main.run(dropped, at: .now() + 0.7, after: 0.7)
    dropped.cancel()
    for frame in 1...60 {
      clock.now = 100 + Double(frame) / 60
      FrameSchedule.main.run(until: clock.now)
    }
    #expect(calls == ["tick", "work", "tick"])
    timer.invalidate()
    FrameSchedule.main.run(until: 500)
    #expect(calls.count == 3)
  }

  @Test func aTimerThatIsAddedAgainFiresNoMoreOften() {
    var count = 0
    let outer = FrameClock.current
    FrameClock.current = .manual(at: 100)
    defer { FrameClock.current = outer }
    nonisolated(unsafe) let tick: () -> Void = { count += 1 }
    let timer = Timer(timeInterval: 1, repeats: true) { _ in tick() }
    for mode in [RunLoop.Mode.default, .common] { timer.start(on: .current, in: mode, after: 1) }
    FrameSchedule.main.run(until: 103.5)
    #expect(count == 3)
    timer.invalidate()
    FrameSchedule.main.run(until: 500)
    #expect(count == 3)
  }

  private final class Plain: NSObject, UIViewImplicitlyAnimating {
    var state = UIViewAnimatingState.inactive, isRunning = false, isReversed = false,
      fractionComplete: CGFloat = 0
    func startAnimation() {}
    func startAnimation(afterDelay delay: TimeInterval) {}
    func pauseAnimation() {}
    func stopAnimation(_ withoutFinishing: Bool) {}
    func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  }

  /// Apple's protocol requires neither of these.
  @Test func animatorsMayTakeNoMoreAnimations() {
    let animator: any UIViewImplicitlyAnimating = Plain()
    animator.addAnimations { Issue.record("nothing runs it") }
    animator.addCompletion { _ in Issue.record("nothing runs it") }
  }

  @Test func archivesOfNothingAnswerNil() {
    let nothing = NSKeyedUnarchiver.reading(Data()), archive = NSKeyedArchiver(requiringSecureCoding: false)
    #expect(nothing.decodeObject(forKey: "text") == nil)
    #expect(UIView(coder: nothing) != nil)
    archive.encode("one" as NSString, forKey: "text")
    let reader = NSKeyedUnarchiver.reading(archive.encodedData)
    #expect(reader.decodeObject(forKey: "other") == nil)
    #expect(reader.decodeObject(forKey: "text") as? String == "one")
  }
}

private protocol Poster {
  func post(name: Notification.Name, object: Any?)
  func addObserver(_ observer: Any, selector: Selector, name: Notification.Name?, object: Any?)
  func removeObserver(_ observer: Any)
}

extension NotificationCenter: Poster {}
