internal import Foundation
internal import QuartzCore
internal import RenderTree

/// The keyframes of one animation, by layer and property.
@MainActor final class Keyframes {
  private struct Change {
    let start: Double, end: Double
    let from: AnimatableValue, to: AnimatableValue
  }
  private struct Track {
    let layer: CALayer
    let property: AnimatedProperty
    let key: String
    let isAdditive: Bool
    var changes: [Change] = []
  }

  let mode: CAAnimationCalculationMode
  /// The part of the whole duration that the current keyframe occupies, as fractions.
  var window = (start: 0.0, end: 1.0)
  private var tracks: [Track] = []

  init(mode: CAAnimationCalculationMode) { self.mode = mode }

  func add(
    _ layer: CALayer, _ property: AnimatedProperty, _ key: String, from: AnimatableValue, to: AnimatableValue,
    isAdditive: Bool
  ) {
    let change = Change(start: window.start, end: window.end, from: from, to: to)
    if let index = tracks.firstIndex(where: { $0.layer === layer && $0.key == key }) {
      tracks[index].changes.append(change)
    } else {
      tracks.append(
        Track(layer: layer, property: property, key: key, isAdditive: isAdditive, changes: [change]))
    }
  }

  /// Starts one animation for each property that was changed.
  func start(in animation: ViewAnimation) {
    for track in tracks {
      let (values, times) = Self.course(of: track.changes)
      if let timeline = animation.timeline, let first = values.first,
        let target = track.layer.value(of: track.property, shown: false)
      {
        let ways = track.isAdditive ? values.compactMap { $0.difference(from: target) } : []
        let isAdditive = ways.count == values.count
        if !isAdditive { track.layer.endViewAnimations(forKey: track.key) }
        let mode = KeyframeCourse.Mode(rawValue: mode.rawValue) ?? .linear
        timeline.animator.record(
          AnimatorTrack(
            track.layer, track.property, track.key, from: first, to: target,
            course: .keyframes(isAdditive ? ways : values, times, mode), isAdditive: isAdditive,
            in: animation))
        continue
      }
      let moving = CAKeyframeAnimation(keyPath: track.key)
      moving.values = values.compactMap(\.boxed)
      moving.keyTimes = times.map { NSNumber(value: $0) }
      moving.calculationMode = mode
      if case .curve(let function) = animation.pace { moving.timingFunction = function }
      animation.start(moving, on: track.layer, forKey: track.key)
    }
  }

  /// Returns the values of a property's changes, and the fractions of the duration at which they are reached.
  private static func course(of changes: [Change]) -> (values: [AnimatableValue], times: [Double]) {
    var values: [AnimatableValue] = [], times: [Double] = []
    func put(_ value: AnimatableValue?, _ time: Double) {
      guard let value, time >= times.last ?? 0 else { return }
      values.append(value)
      times.append(time)
    }
    for change in changes.sorted(by: { $0.start < $1.start }) {
      if values.isEmpty { put(change.from, 0) }
      if change.start > times.last ?? 0 { put(values.last, change.start) }
      put(change.to, change.end)
    }
    if let last = times.last, last < 1 { put(values.last, 1) }
    return (values, times)
  }
}
