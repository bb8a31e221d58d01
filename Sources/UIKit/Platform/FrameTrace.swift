internal import CoreGraphics
internal import QuartzCore

/// A record of the stages of a program's frames: events, constraints, layout and drawing.
///
/// The live inspector reads it. Only one trace records at a time.
@MainActor package final class FrameTrace {
  /// The trace that records, or `nil`.
  package static var current: FrameTrace? {
    didSet {
      guard current != nil else {
        CALayer.wasLaidOut = nil
        CALayer.wasDisplayed = nil
        return
      }
      CALayer.wasLaidOut = { layer in
        MainActor.assumeIsolated { current?.laidOut.note(UIView.owner(of: layer)) }
      }
      CALayer.wasDisplayed = { layer in
        MainActor.assumeIsolated { current?.drawn.note(UIView.owner(of: layer)) }
      }
    }
  }

  /// The objects that a stage concerns, each once, in the order of their first appearance. They are not
  /// retained.
  package struct Stage<Object: AnyObject> {
    private struct Entry {
      weak var object: Object?
    }
    private var entries: [Entry] = []
    private var known: Set<ObjectIdentifier> = []

    package var isEmpty: Bool { entries.isEmpty }

    /// The objects that still exist.
    package var objects: [Object] { entries.compactMap(\.object) }

    fileprivate mutating func note(_ object: Object?) {
      guard let object, known.insert(ObjectIdentifier(object)).inserted else { return }
      entries.append(Entry(object: object))
    }
  }

  /// An event that was delivered.
  package enum Event {
    /// A touch of a view, at a point in the coordinate space of the window.
    case touch(UITouch.Phase, at: CGPoint, view: UIView?)
    /// A key, by the characters that it types without modifiers.
    case key(String, UIPress.Phase)
    case motion
  }

  /// The delivered events, in order.
  package private(set) var events: [Event] = []
  /// The constraints that the layout engine read because they are new or changed.
  package private(set) var constraints = Stage<NSLayoutConstraint>()
  /// The views that laid out their subviews.
  package private(set) var laidOut = Stage<UIView>()
  /// The views that were drawn.
  package private(set) var drawn = Stage<UIView>()

  package init() {}

  /// A Boolean value that indicates whether nothing has been recorded since the last call of `clear()`.
  package var isEmpty: Bool { events.isEmpty && constraints.isEmpty && laidOut.isEmpty && drawn.isEmpty }

  /// Forgets what was recorded.
  package func clear() {
    events = []
    constraints = Stage()
    laidOut = Stage()
    drawn = Stage()
  }

  func note(_ constraint: NSLayoutConstraint) { constraints.note(constraint) }

  func note(_ event: UIEvent) {
    switch event.type {
    case .touches, .hover:
      for touch in event.touchList where touch.phase != .stationary {
        events.append(.touch(touch.phase, at: touch.location(in: nil), view: touch.view))
      }
    case .presses:
      for press in (event as? UIPressesEvent)?.pressList ?? [] {
        events.append(.key(press.key?.charactersIgnoringModifiers ?? "", press.phase))
      }
    default: events.append(.motion)
    }
  }
}
