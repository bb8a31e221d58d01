internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The caret and selection of edited text, displayed in front of it.
@MainActor final class TextCaret {
  private unowned let owner: UIView
  /// A closure that creates a selection handle, or nil if the selection has none.
  private let makeHandle: ((SelectionHandle.End) -> SelectionHandle)?
  private let bar = CALayer()
  private var pieces: [CALayer] = []
  private var handles: [SelectionHandle] = []
  private var blink: FrameSchedule.Alarm?
  private var shown = Look()

  private struct Look: Equatable {
    var caret: CGRect?
    var selection: [CGRect] = []
    var marked: [CGRect] = []
    var color: CGColor?
  }

  /// The time in seconds for which the caret is visible, and then invisible. Not measured.
  private static let pace = 0.5
  /// The width of the caret in points (`ios26/controls.json`, "caret_17pt_in_34pt").
  static let width: CGFloat = 2

  init(_ owner: any TextOwner) {
    self.owner = owner
    makeHandle = { [unowned owner] in SelectionHandle($0, owner) }
  }

  /// Creates the caret of a client's own text in a view.
  init(in view: UIView) {
    owner = view
    makeHandle = nil
  }

  /// Displays the caret, or the selection if it has rectangles, and the marked text. A nil caret is hidden.
  ///
  /// If nothing has changed, no layout is scheduled.
  func show(_ caret: CGRect?, selection: [CGRect], marked: [CGRect] = []) {
    let look = Look(caret: caret, selection: selection, marked: marked, color: owner.tintColor.cgColor)
    guard look != shown else { return }
    shown = look
    blink?.cancel()
    blink = nil
    for piece in pieces { piece.removeFromSuperlayer() }
    pieces = (selection + marked).map { box in
      let piece = CALayer()
      piece.frame = box
      piece.backgroundColor = owner.tintColor.withAlphaComponent(0.2).cgColor
      owner.layer.addSublayer(piece)
      return piece
    }
    showHandles(selection)
    guard let caret, selection.isEmpty else { return bar.removeFromSuperlayer() }
    CATransaction.begin()
    CATransaction.setDisableActions(true)
    bar.backgroundColor = owner.tintColor.cgColor
    bar.cornerRadius = 1
    bar.frame = caret
    bar.isHidden = false
    owner.layer.addSublayer(bar)
    CATransaction.commit()
    blinkLater()
  }

  /// Displays the handles at the ends of the selection. Their views are reused, so that they can be held.
  private func showHandles(_ selection: [CGRect]) {
    guard let makeHandle, let first = selection.first, let last = selection.last else {
      for handle in handles { handle.removeFromSuperview() }
      return handles = []
    }
    if handles.isEmpty { handles = [makeHandle(.start), makeHandle(.end)] }
    for handle in handles {
      handle.place(at: handle.end == .start ? first : last, color: owner.tintColor)
      owner.addSubview(handle)
    }
  }

  private func blinkLater() {
    blink = FrameSchedule.main.after(Self.pace) { [weak self] in
      guard let self else { return }
      CATransaction.begin()
      CATransaction.setDisableActions(true)
      bar.isHidden.toggle()
      CATransaction.commit()
      blinkLater()
    }
  }
}
