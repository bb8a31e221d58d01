internal import CoreGraphics

/// An animation as a value: a time-dependent change of a layer's state.
package indirect enum AnimationTrack: Sendable, Equatable {
  case property(PropertyTrack)
  case group(timing: MediaTiming, pace: TimingCurve, tracks: [AnimationTrack])

  package var timing: MediaTiming {
    switch self {
    case .property(let track): track.timing
    case .group(let timing, _, _): timing
    }
  }

  /// Calls `body` for each property track in this one, with its time, given a time in the layer's parent time
  /// base. Skips the tracks of a group that is not active at that time.
  fileprivate func forEachProperty(at time: Double, _ body: (PropertyTrack, Double) -> Void) {
    switch self {
    case .property(let track): body(track, time)
    case .group(let timing, let pace, let tracks):
      guard let moment = timing.moment(atParent: time) else { return }
      let length = timing.duration
      let paced = length > 0 ? pace.value(at: moment.time / length) * length : moment.time
      for track in tracks { track.forEachProperty(at: paced, body) }
    }
  }

  /// Applies the track to a state at a time in the layer's parent time base. A track that is not active then
  /// changes nothing.
  package func apply(to state: inout LayerState, at time: Double) {
    if case .property(let track) = self { return track.apply(to: &state, at: time) }
    forEachProperty(at: time) { $0.apply(to: &state, at: $1) }
  }
}

extension [AnimationTrack] {
  /// A Boolean value that indicates whether an additive track may change a property that another track
  /// changes too.
  package var overlap: Bool {
    for index in indices {
      guard case .property(let track) = self[index] else { return true }
      for earlier in self[..<index] {
        if case .property(let other) = earlier, other.property?.base == track.property?.base,
          track.isAdditive || other.isAdditive
        {
          return true
        }
      }
    }
    return false
  }
}

extension LayerState {
  /// Applies tracks to the state at a time in the layer's parent time base. Tracks that are not active then
  /// change nothing.
  ///
  /// - Parameters:
  ///   - tracks: The tracks, in the order in which they are applied.
  ///   - overlap: `true` if the tracks overlap. The sum of additive ones may be a valid value although a
  ///     partial sum is not, such as a negative size, so it is assigned when it is complete.
  ///   - time: The time in seconds.
  package mutating func apply(_ tracks: [AnimationTrack], overlap: Bool, at time: Double) {
    guard overlap else {
      for track in tracks { track.apply(to: &self, at: time) }
      return
    }
    var sums: [(property: AnimatedProperty, value: AnimatableValue)] = []
    for track in tracks {
      track.forEachProperty(at: time) { track, time in
        guard let property = track.property else { return }
        let index = sums.firstIndex { $0.property.base == property.base }
        if let index, sums[index].property == property {
          if let sum = track.value(at: time, model: sums[index].value) { sums[index].value = sum }
          return
        }
        // Another component of the property.
        if let index {
          let sum = sums.remove(at: index)
          sum.property.set(sum.value, in: &self)
        }
        guard let model = property.value(in: self), let value = track.value(at: time, model: model) else {
          return
        }
        sums.append((property, value))
      }
    }
    for sum in sums { sum.property.set(sum.value, in: &self) }
  }
}

/// An animation of one property.
package struct PropertyTrack: Sendable, Equatable {
  /// The property, or nil for one that a subclass of `CALayer` adds, which no state stores.
  package var property: AnimatedProperty?
  package var timing: MediaTiming
  package var course: Course
  /// A Boolean value that indicates whether the values are added to the model value.
  package var isAdditive = false
  /// A Boolean value that indicates whether each repetition starts where the previous one ended.
  package var isCumulative = false

  /// The course of a value over time.
  package enum Course: Sendable, Equatable {
    /// From one value to another, or by an amount. Ends that are nil are the model value.
    case basic(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, pace: TimingCurve)
    /// Like `basic`, with the pacing of a spring.
    case spring(from: AnimatableValue?, to: AnimatableValue?, by: AnimatableValue?, SpringCurve)
    case keyframes(KeyframeCourse)
  }

  package init(property: AnimatedProperty?, timing: MediaTiming, course: Course) {
    self.property = property
    self.timing = timing
    self.course = course
  }

  fileprivate func apply(to state: inout LayerState, at time: Double) {
    guard let property, let model = property.value(in: state), let value = value(at: time, model: model)
    else { return }
    property.set(value, in: &state)
  }

  /// Returns the property's value at a time, given its model value, or nil while the track is not active.
  package func value(at time: Double, model: AnimatableValue) -> AnimatableValue? {
    guard let moment = timing.moment(atParent: time) else { return nil }
    var value = self.value(moment.time, model: model)
    if isCumulative, moment.round > 0 {
      value = value.adding(self.value(timing.duration, model: model), times: Double(moment.round))
    }
    return isAdditive ? model.adding(value) : value
  }

  /// Returns the value at a time within a cycle.
  private func value(_ time: Double, model: AnimatableValue) -> AnimatableValue {
    let fraction = timing.duration > 0 ? time / timing.duration : 1
    switch course {
    case .basic(let from, let to, let by, let pace):
      let ends = ends(from, to, by, model)
      return ends.0.interpolated(to: ends.1, at: pace.value(at: fraction))
    case .spring(let from, let to, let by, let spring):
      let ends = ends(from, to, by, model), progress = spring.value(at: time)
      // The remaining distance of a settled spring, a thousandth of the whole, is dropped at its end.
      let isSettled = fraction >= 1 && abs(progress - 1) < 0.002
      return ends.0.interpolated(to: ends.1, at: isSettled ? 1 : progress)
    case .keyframes(let course): return course.value(at: fraction) ?? model
    }
  }

  /// Returns the two ends by the table of `CABasicAnimation`'s documentation.
  private func ends(
    _ from: AnimatableValue?, _ to: AnimatableValue?, _ by: AnimatableValue?, _ model: AnimatableValue
  ) -> (AnimatableValue, AnimatableValue) {
    let rest = isAdditive ? model.adding(model, times: -1) : model
    switch (from, to, by) {
    case (let from?, let to?, _): return (from, to)
    case (let from?, nil, let by?): return (from, from.adding(by))
    case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
    case (let from?, nil, nil): return (from, rest)
    case (nil, let to?, nil): return (rest, to)
    case (nil, nil, let by?): return (rest, rest.adding(by))
    case (nil, nil, nil): return (rest, rest)
    }
  }
}
