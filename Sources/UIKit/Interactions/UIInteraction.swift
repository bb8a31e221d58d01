public import Foundation

/// A behaviour of a view beyond a single gesture; the view retains it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that owns the interaction.
  var view: UIView? { get }
  /// Called before the interaction is added to a view, or, with nil, removed from it.
  func willMove(to view: UIView?)
  /// Called after the interaction has been added or removed; gesture recognisers are added here.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds an interaction, removing it from its previous view and notifying it before and after.
  final func attach(_ interaction: any UIInteraction) {
    interaction.view?.removeInteraction(interaction)
    interaction.willMove(to: self)
    self[rare: .interactions] = interactions + [interaction]
    interaction.didMove(to: self)
  }

  final func detach(_ interaction: any UIInteraction) {
    guard interactions.contains(where: { $0 === interaction }) else { return }
    interaction.willMove(to: nil)
    self[rare: .interactions] = interactions.filter { $0 !== interaction }
    interaction.didMove(to: nil)
  }

  final func replaceInteractions(_ new: [any UIInteraction]) {
    for old in interactions where !new.contains(where: { $0 === old }) { removeInteraction(old) }
    for added in new where !interactions.contains(where: { $0 === added }) { addInteraction(added) }
  }
}
