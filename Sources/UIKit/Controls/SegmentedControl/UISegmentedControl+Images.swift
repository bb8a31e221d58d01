internal import CoreGraphics
internal import Foundation

extension UISegmentedControl {
  /// The images that a client sets in place of the control's default appearance.
  struct BarImages {
    /// A key of bar metrics and the states of one segment or two adjacent ones.
    struct Key: Hashable {
      let metrics: Int
      let states: [UInt]
      init(_ metrics: UIBarMetrics, _ states: State...) {
        (self.metrics, self.states) = (metrics.rawValue, states.map(\.rawValue))
      }
    }
    struct Place: Hashable {
      let metrics: Int, segment: Segment
      init(_ metrics: UIBarMetrics, _ segment: Segment) {
        (self.metrics, self.segment) = (metrics.rawValue, segment)
      }
    }
    var backgrounds: [Key: UIImage] = [:]
    var dividers: [Key: UIImage] = [:]
    var moves: [Place: UIOffset] = [:]

    func background(_ state: State) -> UIImage? {
      backgrounds[Key(.default, state)] ?? backgrounds[Key(.default, .normal)]
    }
    func divider(_ left: State, _ right: State) -> UIImage? {
      dividers[Key(.default, left, right)] ?? dividers[Key(.default, .normal, .normal)]
    }
    func move(of index: Int, in count: Int) -> UIOffset {
      let place: Segment = count == 1 ? .alone : index == 0 ? .left : index == count - 1 ? .right : .center
      return moves[Place(.default, place)] ?? moves[Place(.default, .any)] ?? .zero
    }
  }

  private func state(of index: Int) -> State {
    if !isEnabled || !segments[index].isEnabled { return .disabled }
    return index == selection ? .selected : .normal
  }

  /// Draws the client's background images behind the segments.
  ///
  /// - Returns: `false` if there are none.
  final func drawGrounds(_ boxes: [CGRect]) -> Bool {
    guard images.background(.normal) != nil else { return false }
    for index in segments.indices { images.background(state(of: index))?.draw(in: boxes[index]) }
    return true
  }
  /// Returns the client's image between a segment and the one before.
  private func divider(before index: Int) -> UIImage? {
    let (left, right) = isRightToLeft ? (index, index - 1) : (index - 1, index)
    return images.divider(state(of: left), state(of: right))
  }
  final func hasDivider(before index: Int) -> Bool { divider(before: index) != nil }
  final func drawDivider(before index: Int, at edge: CGFloat) {
    guard let image = divider(before: index) else { return }
    image.draw(
      in: CGRect(
        x: edge - image.size.width / 2, y: bounds.minY, width: image.size.width, height: bounds.height))
  }
}
