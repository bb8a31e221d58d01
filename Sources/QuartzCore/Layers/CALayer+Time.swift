internal import CoreGraphics
internal import Foundation
internal import RenderTree

extension CALayer {
  /// Converts a time from the time space of `from` to that of `to`, up through the parents to the nearest
  /// common ancestor, then down. Nil stands for the time space of the roots of all trees. Complexity:
  /// O(depth).
  ///
  /// If a layer between the common ancestor and `to` stands still (`speed` 0), every parent time converts to
  /// its single local time; upwards, its parent time is its `beginTime`. Times are not clamped to the active
  /// duration.
  static func convertTime(_ time: CFTimeInterval, from: CALayer?, to: CALayer?) -> CFTimeInterval {
    guard from !== to else { return time }
    if from == nil {
      // Called for every animated layer in every frame; few layers have a timing of their own.
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
