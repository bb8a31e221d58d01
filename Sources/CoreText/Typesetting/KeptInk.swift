internal import CoreGraphics
internal import Synchronization

extension TextLayout {
  /// A portion of a line, and what draws its glyphs from a point on the baseline at the origin; nil where
  /// that is not known, or where no glyphs stand for the portion.
  struct InkedPortion: Sendable {
    var portion: Portion
    var painter: GlyphPainter?
  }

  /// What a layout's lines are drawn with, kept from the second time on: most layouts are drawn once, and
  /// then their picture is kept.
  final class KeptInk: Sendable {
    private enum State: Sendable {
      case neverDrawn, drawnOnce, kept([[InkedPortion]])
    }
    private let state = Mutex(State.neverDrawn)

    /// The portions of each line; nil the first time. `make` is called the second time.
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

  /// The portions of every line with what draws them; nil where that is not kept: the first
  /// time, and for long texts.
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
