internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// Images that an image view shows one after the other:
/// which of them is a function of the time since they began.
@MainActor final class ImageAnimation {
  let images: [UIImage]
  private let duration: TimeInterval
  /// How many rounds there are; 0 is without end.
  private let rounds: Int
  private let begin = CACurrentMediaTime()
  private weak var view: UIImageView?
  private lazy var step = FrameStep(of: self) { [weak self] in self?.move(to: $0) }
  private var index = 0

  /// `duration` is that of a round, in seconds; 0 is a thirtieth of a second for each image.
  init(_ images: [UIImage], duration: TimeInterval, rounds: Int, in view: UIImageView) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.rounds = rounds
    self.view = view
  }

  var image: UIImage { images[index] }

  /// Time passes for the view while it is in a window.
  func follow(isInWindow: Bool) {
    if isInWindow, images.count > 1 || rounds > 0 { step.start() } else { step.stop() }
  }
  func stop() { step.stop() }

  private func move(to time: TimeInterval) {
    let passed = max(0, time - begin) / duration
    if rounds > 0, passed >= Double(rounds) { view?.stopAnimating(); return }
    // A moment that falls on the change between two images belongs to the later one.
    let new = Int(
      (passed * Double(images.count) + 1e-6).truncatingRemainder(dividingBy: Double(images.count)))
    guard new != index else { return }
    index = new
    view?.setNeedsDisplay()
  }
}
