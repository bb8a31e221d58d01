internal import CoreGraphics
internal import RenderTree

/// Layers of which nobody hears when they are resized and laid out: most views are such leaves, and a window
/// that changes its size has thousands of them.
extension CALayer {
  /// Whether layout of this layer does nothing: it has no sublayer and no mask, and its owner leaves layout
  /// to UIKit, which has nothing to do for it.
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

  /// Where the layer lies in its superlayer.
  package final var plainFrame: CGRect { state.frame }

  /// Gives a plain leaf another frame. False, and nothing is done, where the change may
  /// have to be animated or drawn.
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
