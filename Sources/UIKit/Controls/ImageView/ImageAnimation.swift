internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An animation of an image view that shows a sequence of images, as a function of the time since it began.
@MainActor final class ImageAnimation {
  let images: [UIImage]
  private let duration: TimeInterval
  /// The number of repetitions; 0 repeats indefinitely.
  private let rounds: Int
  private let begin = CACurrentMediaTime()
  private weak var view: UIImageView?
  private lazy var step = FrameStep(of: self) { [weak self] in self?.move(to: $0) }
  private var index = 0

  /// Creates an animation. `duration` is that of one repetition, in seconds; 0 means a thirtieth of a second
  /// for each image.
  init(_ images: [UIImage], duration: TimeInterval, rounds: Int, in view: UIImageView) {
    self.images = images
    self.duration = duration > 0 ? duration : Double(images.count) / 30
    self.rounds = rounds
    self.view = view
  }

  var image: UIImage { images[index] }

  /// Runs the animation while the view is in a window.
  func follow(isInWindow: Bool) {
    if isInWindow, images.count > 1 || rounds > 0 { step.start() } else { step.stop() }
  }
  func stop() { step.stop() }

  private func move(to time: TimeInterval) {
    let passed = max(0, time - begin) / duration
    if rounds > 0, passed >= Double(rounds) { view?.stopAnimating(); return }
    // A time that falls exactly on the change between two images counts to the later one.
    let new = Int(
      (passed * Double(images.count) + 1e-6).truncatingRemainder(dividingBy: Double(images.count)))
    guard new != index else { return }
    index = new
    view?.setNeedsDisplay()
  }
}
