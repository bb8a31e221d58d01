public import UIKit

// A player of films and sounds. Its time passes while it plays an item that is ready, and its observers are
// called; no picture is shown and no sound is played.

open class AVPlayer: NSObject {
  public enum Status: Int, Sendable { case unknown, readyToPlay, failed }
  public enum TimeControlStatus: Int, Sendable { case paused, waitingToPlayAtSpecifiedRate, playing }
  public enum ActionAtItemEnd: Int, Sendable { case advance, pause, none }
  public static let rateDidChangeNotification = Notification.Name("AVPlayerRateDidChangeNotification")

  // Stored, so that they are found by their names too.
  open internal(set) var currentItem: AVPlayerItem? { didSet { didChangeValue(forKey: "currentItem") } }
  open private(set) var status = Status.unknown { didSet { didChangeValue(forKey: "status") } }
  open private(set) var timeControlStatus = TimeControlStatus.paused {
    didSet { if timeControlStatus != oldValue { didChangeValue(forKey: "timeControlStatus") } }
  }
  open private(set) var error: (any Error)?
  /// The requested speed; the player is paused at zero.
  open var rate: Float = 0 {
    didSet {
      guard rate != oldValue else { return }
      update()
      didChangeValue(forKey: "rate")
      NotificationCenter.default.post(name: Self.rateDidChangeNotification, object: self)
    }
  }
  open var defaultRate: Float = 1
  open var volume: Float = 1 { didSet { didChangeValue(forKey: "volume") } }
  open var isMuted = false { didSet { didChangeValue(forKey: "muted") } }
  open var actionAtItemEnd = ActionAtItemEnd.pause
  open var automaticallyWaitsToMinimizeStalling = true
  open var allowsExternalPlayback = true
  open var isExternalPlaybackActive: Bool { false }
  open var preventsDisplaySleepDuringVideoPlayback = true
  private var observers: [TimeObserver] = []
  private var run = 0

  public override init() { super.init() }
  public convenience init(url URL: URL) { self.init(playerItem: AVPlayerItem(url: URL)) }
  public init(playerItem item: AVPlayerItem?) {
    super.init()
    take(item)
  }

  open func play() { rate = defaultRate }
  open func pause() { rate = 0 }
  open func playImmediately(atRate rate: Float) { self.rate = rate }
  open func replaceCurrentItem(with item: AVPlayerItem?) { take(item) }

  open func currentTime() -> CMTime { currentItem?.currentTime() ?? .zero }
  open func seek(to time: CMTime) { seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero) { _ in } }
  open func seek(to time: CMTime, completionHandler: @escaping (Bool) -> Void) {
    seek(to: time, toleranceBefore: .zero, toleranceAfter: .zero, completionHandler: completionHandler)
  }
  open func seek(to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime) {
    seek(to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter) { _ in }
  }
  open func seek(
    to time: CMTime, toleranceBefore: CMTime, toleranceAfter: CMTime,
    completionHandler: @escaping (Bool) -> Void
  ) {
    guard let currentItem else { return Later.main { completionHandler(false) } }
    currentItem.seek(
      to: time, toleranceBefore: toleranceBefore, toleranceAfter: toleranceAfter,
      completionHandler: completionHandler)
  }
  @discardableResult open func seek(to time: CMTime) async -> Bool {
    await withCheckedContinuation { done in seek(to: time) { done.resume(returning: $0) } }
  }

  // MARK: - Time observers

  /// Calls a block each time that an interval has passed while it plays, and where the time jumps.
  open func addPeriodicTimeObserver(
    forInterval interval: CMTime, queue: DispatchQueue?, using block: @escaping (CMTime) -> Void
  ) -> Any {
    add(TimeObserver(interval: max(0.001, interval.seconds), times: [], queue: queue, block: block))
  }
  open func removeTimeObserver(_ observer: Any) { observers.removeAll { $0 === observer as AnyObject } }

  private func add(_ observer: TimeObserver) -> Any {
    observers.append(observer)
    if timeControlStatus == .playing { schedule(observer) }
    return observer
  }

  private func schedule(_ observer: TimeObserver) {
    guard let item = currentItem, item.passing.rate > 0 else { return }
    let now = item.passing.now, current = run
    if let interval = observer.interval {
      let next = (floor(now / interval + 1e-6) + 1) * interval
      Later.main(after: (next - now) / item.passing.rate) { [weak self, weak observer] in
        guard let self, let observer, self.run == current, self.has(observer) else { return }
        observer.tell(self.currentTime())
        self.schedule(observer)
      }
    } else if let next = observer.times.filter({ $0 > now + 1e-6 }).min() {
      Later.main(after: (next - now) / item.passing.rate) { [weak self, weak observer] in
        guard let self, let observer, self.run == current, self.has(observer) else { return }
        observer.tell(self.currentTime())
        self.schedule(observer)
      }
    }
  }
  private func has(_ observer: TimeObserver) -> Bool { observers.contains { $0 === observer } }

  // MARK: - Notifications

  func take(_ item: AVPlayerItem?) {
    guard item !== currentItem else { return }
    currentItem?.passing.set(rate: 0)
    currentItem?.player = nil
    item?.player = self
    currentItem = item
    item?.load()
    if status == .unknown { Later.main { [weak self] in self?.becomeReady() } }
    update()
  }
  private func becomeReady() { if status == .unknown { status = .readyToPlay } }

  func itemReady(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    becomeReady()
    update()
  }
  func itemFailed(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    rate = 0
    update()
  }
  func timeJumped(_ item: AVPlayerItem) {
    guard item === currentItem else { return }
    update()
    for observer in observers where observer.interval != nil { observer.tell(currentTime()) }
  }

  /// Lets time pass where there is something to play, and says what it is doing.
  private func update() {
    run += 1
    let current = run
    guard let item = currentItem, item.status == .readyToPlay, rate > 0 else {
      currentItem?.passing.set(rate: 0)
      timeControlStatus = rate == 0 ? .paused : .waitingToPlayAtSpecifiedRate
      return
    }
    item.passing.set(rate: Double(rate))
    timeControlStatus = .playing
    observers.forEach(schedule)
    guard item.end < 1e9 else { return }
    Later.main(after: max(0.001, (item.end - item.passing.now) / Double(rate))) { [weak self, weak item] in
      guard let self, let item, self.run == current, self.currentItem === item else { return }
      item.passing.set(rate: 0, at: item.end)
      NotificationCenter.default.post(name: AVPlayerItem.didPlayToEndTimeNotification, object: item)
      // An observer may have started playback again.
      if self.run == current { self.reachEnd(of: item) }
    }
  }

  func reachEnd(of item: AVPlayerItem) {
    if actionAtItemEnd != .none { rate = 0 }
  }
}

/// An observer that is called as time passes.
private final class TimeObserver: NSObject {
  let interval: Double?
  let times: [Double]
  private let queue: DispatchQueue?
  private let block: (CMTime) -> Void

  init(interval: Double?, times: [Double], queue: DispatchQueue?, block: @escaping (CMTime) -> Void) {
    (self.interval, self.times, self.queue, self.block) = (interval, times, queue, block)
    super.init()
  }
  func tell(_ time: CMTime) {
    guard let queue, queue !== DispatchQueue.main else { return block(time) }
    nonisolated(unsafe) let block = block   // Called on that queue alone.
    queue.async { block(time) }
  }
}
