public import Foundation
internal import QuartzCore

/// How far the current page of a page control is, as of a video that plays there.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  fileprivate var part: Float = 0
  private var isHidden = false
  /// Who shows the progress; one control at a time.
  final weak var control: UIPageControl? {
    didSet {
      guard control !== oldValue else { return }
      if oldValue?.progress === self { oldValue?.progress = nil }
      controlDidChange()
    }
  }

  /// A progress of 0 that no page control shows yet.
  public override init() { super.init() }

  /// Of timers also a `UIPageControlTimerProgressDelegate`; not retained.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// From 0 to 1. Another page begins at 0, or at what the delegate
  /// says, who is also asked when a page control gets the progress.
  open var currentProgress: Float {
    get { part }
    set {
      part = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      control?.setNeedsDisplay()
    }
  }
  /// Whether a page control shows the progress: not while a finger goes along its dots.
  open var isProgressVisible: Bool { control != nil && !isHidden }

  final func show(_ shows: Bool) {
    isHidden = !shows
    visibilityDidChange()
    control?.invalidateIntrinsicContentSize()
    control?.setNeedsDisplay()
    delegate?.pageControlProgressVisibilityDidChange(self)
  }
  final func pageDidChange() {
    guard let control else { return }
    currentProgress = delegate?.pageControlProgress(self, initialProgressForPage: control.currentPage) ?? 0
  }
  fileprivate func visibilityDidChange() {}
  private func controlDidChange() {
    isHidden = control?.interactionState == .continuous
    if delegate != nil { pageDidChange() }
    visibilityDidChange()
  }
}

/// Told of a progress. Every method has a default.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Where a page begins, from 0 to 1; 0 by default.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when a finger begins or ends to go along the dots.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Pages begin at 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Nobody is told.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress that time brings about, with the next page at its end. Its delegate may be a
/// `UIPageControlTimerProgressDelegate`.
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var isStarted = false
  private var durations: [Int: TimeInterval] = [:]
  private var clock: Timer?
  private var last: TimeInterval = 0

  /// - Parameter preferredDuration: How long each page is shown, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// How long pages are shown that have no duration of their own, in seconds.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one; else the timer is paused there.
  open var resetsToInitialPageAfterEnd = false
  /// Whether time is counted: after `resumeTimer()`, while a page control shows the progress.
  open var isRunning: Bool { clock != nil }

  /// Time is counted from where the progress is, while a page control shows it.
  open func resumeTimer() {
    isStarted = true
    visibilityDidChange()
  }
  /// Leaves the progress where it is.
  open func pauseTimer() {
    isStarted = false
    visibilityDidChange()
  }
  /// Sets how long a page is shown, in seconds; 0 stands for `preferredDuration`.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }
  /// In seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// How often the progress is brought up to date, in seconds.
  private static let step: TimeInterval = 1.0 / 60

  override func visibilityDidChange() {
    guard isStarted && isProgressVisible else {
      clock?.invalidate()
      clock = nil
      return
    }
    guard clock == nil else { return }
    last = FrameClock.current.now
    let timer = Timer(timeInterval: Self.step, repeats: true) { [weak self] timer in
      MainActor.assumeIsolated { self?.goOn() } ?? timer.invalidate()
    }
    clock = timer
    timer.start(after: Self.step)
  }

  private func goOn() {
    guard let control, control.numberOfPages > 0 else { return pauseTimer() }
    let now = FrameClock.current.now, duration = duration(forPage: control.currentPage)
    let part = duration > 0 ? TimeInterval(currentProgress) + (now - last) / duration : 1
    last = now
    currentProgress = Float(part)
    let listener = delegate as? any UIPageControlTimerProgressDelegate
    listener?.pageControlTimerProgressDidChange(self)
    // The listener may have paused the timer, or have gone to another page.
    if isRunning, currentProgress >= 1 - 1e-6 { turnPage(of: control, listener) }
  }
  private func turnPage(of control: UIPageControl, _ listener: (any UIPageControlTimerProgressDelegate)?) {
    let isLast = control.currentPage + 1 >= control.numberOfPages
    guard !isLast || resetsToInitialPageAfterEnd else { return pauseTimer() }
    let next = isLast ? 0 : control.currentPage + 1
    guard listener?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true else {
      return pauseTimer()
    }
    if next == control.currentPage {
      pageDidChange()
    } else {
      control.turn(by: next - control.currentPage, nil)
    }
  }
}

/// Told of a progress that time brings about. Every method has a default.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called 60 times a second while it runs.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Asked at the end of a page; true by default. Where it is false the timer is paused.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Nobody is told.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// The next page comes.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
