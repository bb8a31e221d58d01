internal import CoreGraphics
internal import Foundation
internal import RenderTree

extension CALayer {
  /// A time of `from`'s own in `to`'s: up through the parents to the nearest layer above both, then down. Nil
  /// stands for the time that the roots of all trees run in. O(depth).
  ///
  /// Where a layer on the way down from a parent to `to` stands still (`speed` 0), every parent time
  /// is its one local time; on the way up its parent time is taken to be its `beginTime`. Time is not
  /// cut to the active duration.
  static func convertTime(_ time: CFTimeInterval, from: CALayer?, to: CALayer?) -> CFTimeInterval {
    guard from !== to else { return time }
    if from == nil {
      // Every animated layer asks this in every frame; few layers have a time of their own.
      var timings: [MediaTiming] = []
      to?.upwards { layer in
        if let timing = layer.extras?.timing { timings.append(timing) }
        return true
      }
      return timings.reversed().reduce(time) { $1.local(fromParent: $0) }
    }
    var down: [CALayer] = []
    to?.upwards { layer in
      down.append(layer)
      return true
    }
    let places = Dictionary(uniqueKeysWithValues: down.enumerated().map { (ObjectIdentifier($1), $0) })
    var time = time, common = down.count
    from?.upwards { layer in
      if let place = places[ObjectIdentifier(layer)] {
        common = place
        return false
      }
      if let timing = layer.extras?.timing { time = timing.parent(fromLocal: time) }
      return true
    }
    for layer in down[..<common].reversed() {
      if let timing = layer.extras?.timing { time = timing.local(fromParent: time) }
    }
    return time
  }

  var timing: MediaTiming {
    get { extras?.timing ?? MediaTiming() }
    set {
      guard newValue != timing else { return }
      needExtras().timing = newValue
      changed()
    }
  }
}
