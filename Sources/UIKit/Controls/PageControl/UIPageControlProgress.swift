public import Foundation
internal import QuartzCore

/// The progress of the current page of a page control, such as that of a video it plays.
@preconcurrency @MainActor open class UIPageControlProgress: NSObject {
  fileprivate var part: Float = 0
  private var isHidden = false
  /// The control that shows the progress; one control at a time.
  final weak var control: UIPageControl? {
    didSet {
      guard control !== oldValue else { return }
      if oldValue?.progress === self { oldValue?.progress = nil }
      controlDidChange()
    }
  }

  /// Creates a progress of 0 that no page control shows.
  public override init() { super.init() }

  /// The delegate, which is not retained. The delegate of a timer progress may conform to
  /// ``UIPageControlTimerProgressDelegate``.
  open weak var delegate: (any UIPageControlProgressDelegate)?
  /// The progress, from 0 to 1. A new page begins at 0 or at the value that the delegate returns; the
  /// delegate is also asked when a page control gets the progress.
  open var currentProgress: Float {
    get { part }
    set {
      part = newValue.isNaN ? 0 : min(max(newValue, 0), 1)
      control?.setNeedsDisplay()
    }
  }
  /// A Boolean value that indicates whether a page control shows the progress. It is `false` while a touch
  /// moves along the dots.
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

/// The delegate of a page control's progress. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIPageControlProgressDelegate: NSObjectProtocol {
  /// Returns the initial progress of a page, from 0 to 1. The default is 0.
  func pageControlProgress(_ progress: UIPageControlProgress, initialProgressForPage page: Int) -> Float
  /// Called when a touch begins or stops moving along the dots.
  func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress)
}

extension UIPageControlProgressDelegate {
  /// Returns 0.
  public func pageControlProgress(
    _ progress: UIPageControlProgress, initialProgressForPage page: Int
  ) -> Float { 0 }
  /// Does nothing.
  public func pageControlProgressVisibilityDidChange(_ progress: UIPageControlProgress) {}
}

/// A progress driven by a timer, which advances to the next page at its end. Its delegate may conform to
/// ``UIPageControlTimerProgressDelegate``.
open class UIPageControlTimerProgress: UIPageControlProgress {
  private var isStarted = false
  private var durations: [Int: TimeInterval] = [:]
  private var clock: Timer?
  private var last: TimeInterval = 0

  /// Creates a progress.
  ///
  /// - Parameter preferredDuration: The duration of each page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// The duration of pages that have none of their own, in seconds.
  open var preferredDuration: TimeInterval
  /// A Boolean value that determines whether the first page follows the last one; otherwise the timer pauses
  /// there. The default is `false`.
  open var resetsToInitialPageAfterEnd = false
  /// A Boolean value that indicates whether the timer is running: after ``resumeTimer()``, while a page
  /// control shows the progress.
  open var isRunning: Bool { clock != nil }

  /// Starts the timer from the current progress. It runs while a page control shows the progress.
  open func resumeTimer() {
    isStarted = true
    visibilityDidChange()
  }
  /// Pauses the timer and keeps the current progress.
  open func pauseTimer() {
    isStarted = false
    visibilityDidChange()
  }
  /// Sets the duration of a page, in seconds; 0 means ``preferredDuration``.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }
  /// Returns the duration of a page, in seconds.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// The interval between updates of the progress, in seconds.
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
    // The delegate may have paused the timer or changed the page.
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

/// The delegate of a timer progress. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIPageControlTimerProgressDelegate: UIPageControlProgressDelegate {
  /// Called 60 times per second while the timer runs.
  func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress)
  /// Returns whether to advance at the end of a page. The default is `true`. If `false`, the timer pauses.
  func pageControlTimerProgress(_ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int) -> Bool
}

extension UIPageControlTimerProgressDelegate {
  /// Does nothing.
  public func pageControlTimerProgressDidChange(_ progress: UIPageControlTimerProgress) {}
  /// Returns `true`.
  public func pageControlTimerProgress(
    _ progress: UIPageControlTimerProgress, shouldAdvanceToPage page: Int
  ) -> Bool { true }
}
