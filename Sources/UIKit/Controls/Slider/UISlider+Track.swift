internal import CoreGraphics
internal import Foundation

extension UISlider {
  /// Whether a slider has a knob.
  public enum Style: Int, Sendable { case `default`, thumbless }

  /// What is special about a slider's track. Places are parts
  /// of it, from 0 at the least value to 1 at the greatest.
  public struct TrackConfiguration: Hashable {
    /// A mark on the track.
    public struct Tick: Hashable {
      /// 0…1 along the track.
      public var position: Float
      /// Kept for the app, as the image: marks are dots.
      public var title: String?
      /// Kept for the app.
      public var image: UIImage?
      /// A mark at a part of the track.
      public init(position: Float, title: String? = nil, image: UIImage? = nil) {
        (self.position, self.title, self.image) = (position, title, image)
      }
    }

    /// Whether a finger chooses marks alone, where there are any.
    public var allowsTickValuesOnly: Bool
    /// Where the colour of the track begins that reaches to the value.
    public var neutralValue: Float
    /// The part that a finger reaches. What the program sets is not limited.
    public var enabledRange: ClosedRange<Float>
    /// In the order in which they were given.
    public private(set) var ticks: [Tick]

    /// A track with marks at places that are given; without any, fingers choose every place.
    public init(
      allowsTickValuesOnly: Bool = true, neutralValue: Float = 0, enabledRange: ClosedRange<Float> = 0...1,
      ticks: [Tick]
    ) {
      (self.allowsTickValuesOnly, self.neutralValue, self.enabledRange, self.ticks) = (
        allowsTickValuesOnly, neutralValue, enabledRange, ticks
      )
    }
    /// Marks in equal distances, the first at the least value and the last at the greatest.
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

    /// The marks that a finger chooses from; empty where it chooses any place.
    fileprivate var stops: [Float] {
      allowsTickValuesOnly ? ticks.map(\.position).filter(enabledRange.contains).sorted() : []
    }
  }

  /// The place nearest to one that a finger asks for.
  final func allowedPart(_ part: CGFloat) -> CGFloat {
    guard let track = trackConfiguration else { return part }
    let wanted = min(max(Float(part), track.enabledRange.lowerBound), track.enabledRange.upperBound)
    return CGFloat(track.stops.min { abs($0 - wanted) < abs($1 - wanted) } ?? wanted)
  }

  /// Goes steps on as assistive technologies ask.
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

  /// Where a place is from left to right, as the knob's middle is at its value.
  private func x(of part: CGFloat, track: CGRect, thumb: CGRect) -> CGFloat {
    track.minX + thumb.width / 2 + sidePart(part) * max(0, track.width - thumb.width)
  }

  /// The part of the track between a place and the knob's middle.
  final func rect(from part: CGFloat, track: CGRect, thumb: CGRect) -> CGRect {
    let start = x(of: part, track: track, thumb: thumb)
    return CGRect(
      x: min(start, thumb.midX), y: track.minY, width: abs(thumb.midX - start), height: track.height)
  }

  /// Dots below the track, a point wider than half of it is high; size, distance and colour are not measured.
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
