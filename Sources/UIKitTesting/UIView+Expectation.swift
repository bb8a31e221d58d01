public import CoreGraphics
internal import UIInspection
public import UIKit

extension UIView {
  /// Fails if the view has another frame after its layout, with the causes of the frame that it has: the
  /// constraints, contents and masks from which each part follows, and where a transform is set the steps
  /// from the bounds to the frame.
  ///
  ///     try card.expect(frame: CGRect(x: 16, y: 59, width: 361, height: 120))
  ///
  /// - Parameters:
  ///   - frame: The expected frame, in points in the superview's coordinate space.
  ///   - tolerance: The greatest difference of a part of the frame that is accepted, in points.
  /// - Throws: An error with the differences and the causes.
  public func expect(frame: CGRect, tolerance: CGFloat = 0.5) throws(ScreenFailure) {
    var root = self
    while let superview = root.superview { root = superview }
    root.layoutIfNeeded()
    let actual = self.frame
    let differences = [
      ("x", actual.minX - frame.minX), ("y", actual.minY - frame.minY),
      ("width", actual.width - frame.width), ("height", actual.height - frame.height),
    ].filter { abs($0.1) > tolerance }
    guard !differences.isEmpty else { return }
    let words = differences.map { name, difference in
      "\(name) is \(abs(difference).inPoints) too \(difference > 0 ? "large" : "small")"
    }
    let geometry = geometryExplanation
    let causes = [frameDerivation.text(), geometry.isFrameMeaningful ? "" : geometry.text]
    throw ScreenFailure(
      description: "the frame is \(Self.text(actual)) and not \(Self.text(frame)): "
        + words.joined(separator: ", ") + "\n\n"
        + causes.filter { !$0.isEmpty }.joined(separator: "\n\n"))
  }

  private static func text(_ rect: CGRect) -> String {
    "(\(rect.minX.inPoints), \(rect.minY.inPoints), \(rect.width.inPoints) x \(rect.height.inPoints))"
  }
}
