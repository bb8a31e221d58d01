public import Foundation

/// A way of using a view that is more than a gesture; the view keeps it.
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view that the interaction belongs to.
  var view: UIView? { get }
  /// Called by a view before it takes the interaction; with nil before it lets it go.
  func willMove(to view: UIView?)
  /// Called after that; this is where recognisers are added.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Takes an interaction, out of the view that has it; it hears of it before and after.
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
