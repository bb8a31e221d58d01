internal import CoreGraphics
internal import Foundation

extension UISlider {
  /// The style of a slider, which determines whether it has a thumb.
  public enum Style: Int, Sendable { case `default`, thumbless }

  /// The configuration of a slider's track. Positions are fractions of it, from 0 at the minimum to 1 at the
  /// maximum.
  public struct TrackConfiguration: Hashable {
    /// A tick mark on the track.
    public struct Tick: Hashable {
      /// The position along the track, in the range 0…1.
      public var position: Float
      /// Stored only. The title of the tick mark; tick marks are drawn as dots.
      public var title: String?
      /// Stored only. The image of the tick mark; tick marks are drawn as dots.
      public var image: UIImage?
      /// Creates a tick mark at a position.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// A Boolean value that determines whether a touch selects tick marks only, if there are any.
    public var allowsTickValuesOnly: Bool
    /// The position at which the coloured part of the track begins, which ends at the value.
    public var neutralValue: Float
    /// The range of positions that a touch can select. Values set in code are not limited.
    public var enabledRange: ClosedRange<Float>
    /// The tick marks, in the order in which they were given.
    public private(set) var ticks: [Tick]

    /// Creates a track with tick marks at the given positions. Without any, a touch selects every position.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue, self.enabledRange, self.ticks) = (
        allowsTickValuesOnly, neutralValue, enabledRange, ticks
      )
    }
    /// Creates a track with evenly spaced tick marks, the first at the minimum and the last at the maximum.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      numberOfTicks: Int
    ) {
      let last = Float(max(1, numberOfTicks - 1))
      let ticks = (0..<max(0, numberOfTicks)).map { Tick(position: Float($0) / last) }
      self.init(
        allowsTickValuesOnly: allowsTickValuesOnly, neutralValue: neutralValue, enabledRange: enabledRange,
        ticks: ticks)
    }

    /// The positions that a touch can select; empty if it can select any.
    fileprivate var stops: [Float] {
      allowsTickValuesOnly ? ticks.map(\.position).filter(enabledRange.contains).sorted() : []
    }
  }

  /// Returns the selectable position that is nearest to a touch.
  final func allowedPart(_ part: CGFloat) -> CGFloat {
    guard let track = trackConfiguration else { return part }
    let wanted = min(max(Float(part), track.enabledRange.lowerBound), track.enabledRange.upperBound)
    return CGFloat(track.stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted)
  }

  /// Changes the value by a number of steps for assistive technologies.
  final func step(by steps: Int) {
    let span = range.high - range.low, part = span > 0 ? (number - range.low) / span : 0
    let stops = trackConfiguration?.stops ?? []
    guard !stops.isEmpty else {
      return setValue(
        range.low + Float(allowedPart(CGFloat(part + Float(steps) / 10))) * span, animated: false)
    }
    let nearest = stops.indices.min { abs(stops[$0] - part) < abs(stops[$1] - part) } ?? 0
    setValue(range.low + stops[min(max(nearest + steps, 0), stops.count - 1)] * span, animated: false)
  }

  /// Returns the horizontal coordinate of a position, which is the thumb's centre for its value.
  private func x(of part: CGFloat, track: CGRect, thumb: CGRect) -> CGFloat {
    track.minX + thumb.width / 2 + sidePart(part) * max(0, track.width - thumb.width)
  }

  /// Returns the part of the track between a position and the thumb's centre.
  final func rect(from part: CGFloat, track: CGRect, thumb: CGRect) -> CGRect {
    let start = x(of: part, track: track, thumb: thumb)
    return CGRect(
      x: min(start, thumb.midX), y: track.minY, width: abs(thumb.midX - start), height: track.height)
  }

  /// Draws the tick marks as dots below the track, one point wider than half of its height; size, distance
  /// and colour are not measured.
  final func drawTicks(in context: CGContext, track: CGRect, thumb: CGRect) {
    guard let ticks = trackConfiguration?.ticks else { return }
    let side = track.height / 2 + 1
    for tick in ticks {
      let center = x(of: CGFloat(tick.position), track: track, thumb: thumb)
      context.fillRounded(
        CGRect(x: center - side / 2, y: track.maxY + side, width: side, height: side), radius: side / 2,
        with: .tertiaryLabel)
    }
  }
}
