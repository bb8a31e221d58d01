internal import CoreGraphics
internal import Synchronization

extension TextLayout {
  /// A portion of a line, and the painter of its glyphs relative to a point on the baseline. The painter is
  /// nil if it is not cached or if the portion has no glyphs.
  struct InkedPortion: Sendable {
    var portion: Portion
    var painter: GlyphPainter?
  }

  /// A cache of the painters of a layout's lines, filled on the second drawing: most layouts are drawn once,
  /// and then the resulting image is cached.
  final class KeptInk: Sendable {
    private enum State: Sendable {
      case neverDrawn, drawnOnce, kept([[InkedPortion]])
    }
    private let state = Mutex(State.neverDrawn)

    /// Returns the portions of each line, or nil the first time. `make` is called the second time.
    func next(_ make: () -> [[InkedPortion]]) -> [[InkedPortion]]? {
      let known: [[InkedPortion]]?? = state.withLock { state in
        switch state {
        case .kept(let lines): return .some(lines)
        case .drawnOnce: return .none
        case .neverDrawn:
          state = .drawnOnce
          return .some(nil)
        }
      }
      if let known { return known }
      let made = make()
      state.withLock { $0 = .kept(made) }
      return made
    }
  }

  /// Returns the portions of every line with their painters, or nil if they are not cached: the first time,
  /// and for long texts.
  func ink() -> [[InkedPortion]]? {
    guard text.count <= KeptTexts.longest else { return nil }
    return keptInk.next {
      lines.map { line in
        portions(of: line).map { portion in
          let isObject = portion.style.attachment != nil && portion.mark == nil
          return InkedPortion(
            portion: portion, painter: isObject ? nil : painter(of: portion, line, at: .zero))
        }
      }
    }
  }
}
