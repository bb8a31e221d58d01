internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The appearance of the content covered by a sheet of full height: it recedes behind the sheet as a smaller
/// card, since iOS 13.
///
/// The covered view keeps its frame and its transform; the effect consists of animations of its layer, which
/// remain until the sheet is dismissed.
@MainActor final class SheetShelf {
  private weak var view: UIView?

  /// The points at each side, the points above the sheet, and the corner radius; not measured.
  private static let margin: CGFloat = 16, lead: CGFloat = 10, radius: CGFloat = 10
  private static let keys = ["transform", "cornerRadius", "masksToBounds"]
  private static func name(_ key: String) -> String { "sheet." + key }

  /// Moves a view back by a fraction, 0…1, with the timing of the current animation block. `edge` is the top
  /// edge of the highest sheet in the container.
  func push(_ view: UIView, _ part: CGFloat, below edge: CGFloat, in container: UIView) {
    if view !== self.view { clear() }
    guard part > 0 || self.view != nil else { return }
    guard part > 0 || ViewAnimation.current != nil else { return clear() }
    self.view = view
    let layer = view.layer, place = container.convert(view.bounds, from: view), anchor = layer.anchorPoint
    let scale = 1 - part * 2 * Self.margin / max(place.width, 1)
    let x = (1 - scale) * place.width * (0.5 - anchor.x)
    let y = part * (edge - Self.lead - place.minY) - (1 - scale) * place.height * anchor.y
    let back = CATransform3DConcat(
      CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(x, y, 0))
    move("transform", of: layer, to: CATransform3DConcat(layer.transform, back)) { $0.transform }
    move("cornerRadius", of: layer, to: part > 0 ? max(Self.radius, layer.cornerRadius) : layer.cornerRadius)
    { $0.cornerRadius }
    move("masksToBounds", of: layer, to: true, stays: part > 0) { _ in true }
  }

  /// Returns a Boolean value that indicates whether a view is receded behind a sheet, with the black of the
  /// screen around it.
  static func holds(_ view: UIView) -> Bool { view.layer.animation(forKey: name("transform")) != nil }

  /// Restores the normal appearance of the view.
  func clear() {
    for key in Self.keys { view?.layer.removeAnimation(forKey: Self.name(key)) }
    view = nil
  }

  private func move(
    _ key: String, of layer: CALayer, to value: Any, stays: Bool = true, from shown: (CALayer) -> Any
  ) {
    let name = Self.name(key), wasMoved = layer.animation(forKey: name) != nil
    let from = wasMoved ? layer.presentation().map(shown) : nil, block = ViewAnimation.current
    let animation =
      block?.makeAnimation(forKey: key, from: from ?? shown(layer)) ?? CABasicAnimation(keyPath: key)
    if block == nil { animation.fromValue = value }
    animation.toValue = value
    // Shorter than any frame: without a duration it would get the transaction's.
    animation.duration = block?.duration ?? 1e-6
    animation.fillMode = .both
    animation.isRemovedOnCompletion = !stays
    animation.blockEnd = block?.end
    layer.add(animation, forKey: name)
  }
}
