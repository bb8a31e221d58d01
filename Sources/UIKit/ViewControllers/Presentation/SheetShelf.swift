internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// What a sheet of full height covers: it stands back behind the sheet as a smaller card, since iOS 13.
///
/// The covered view keeps its frame and its transform; what is seen are animations of its layer, which stay
/// until the sheet has gone.
@MainActor final class SheetShelf {
  private weak var view: UIView?

  /// Points at each side, points above the sheet, and the radius of the corners; not measured.
  private static let margin: CGFloat = 16, lead: CGFloat = 10, radius: CGFloat = 10
  private static let keys = ["transform", "cornerRadius", "masksToBounds"]
  private static func name(_ key: String) -> String { "sheet." + key }

  /// Moves a view back by a part of the way, 0…1, in the time of the animation block that this is called in.
  /// `edge` is the upper edge of the highest sheet in the container.
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

  /// Whether a view stands back behind a sheet, with the black of the screen around it.
  static func holds(_ view: UIView) -> Bool { view.layer.animation(forKey: name("transform")) != nil }

  /// The view is seen as it is.
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
    // A shorter time than any frame's: without a duration it would get the transaction's.
    animation.duration = block?.duration ?? 1e-6
    animation.fillMode = .both
    animation.isRemovedOnCompletion = !stays
    animation.blockEnd = block?.end
    layer.add(animation, forKey: name)
  }
}
