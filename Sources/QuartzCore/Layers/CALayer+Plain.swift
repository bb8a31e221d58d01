internal import CoreGraphics
internal import RenderTree

/// A fast path for layers whose resizing and layout nothing observes. Most views are such leaves, and a
/// window that is resized has thousands of them.
extension CALayer {
  /// A Boolean value that indicates whether layout of this layer does nothing: it has no sublayer and no
  /// mask, and its owner leaves layout to UIKit, which has nothing to do for it.
  package final var isPlainLeaf: Bool {
    let asked: LayerMarks = [.ownerIsPlain, .delegateIsOwner, .ownerLaysOut]
    guard children.isEmpty, extras == nil else { return false }
    if marks.intersection(asked) == [.ownerIsPlain, .delegateIsOwner] { return true }
    return marks.isDisjoint(with: [.ownerIsPlain, .ownerIsCustom]) && findOutWhetherPlain()
  }

  @inline(never) private func findOutWhetherPlain() -> Bool {
    guard let owner else { return false }
    marks.insert(type(of: self) == CALayer.self && owner.isResizedPlainly ? .ownerIsPlain : .ownerIsCustom)
    return isPlainLeaf
  }

  /// The layer's frame in its superlayer.
  package final var plainFrame: CGRect { state.frame }

  /// Sets the frame of a plain leaf. Returns `false` without a change if the change may have to be animated
  /// or drawn.
  package final func resizePlainly(to frame: CGRect) -> Bool {
    guard !Self.viewsAreAnimated, marks.isDisjoint(with: [.displaysOnBoundsChange, .choosesActions]) else {
      return false
    }
    let old = state.bounds.size
    state.setFrame(frame)
    moved()
    let new = state.bounds.size
    if new.width != old.width || new.height != old.height {
      markNeedsLayout()
      superlayerNeedsLayout()
    }
    return true
  }
}
