/// A view whose content and background are configurations that may follow its state.
@preconcurrency @MainActor protocol ConfiguredView: AnyObject {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
}

extension ConfiguredView {
  /// A Boolean value that indicates whether constraints determine the size of the content: its own, or the
  /// intrinsic size of the view of a configuration.
  var contentUsesConstraints: Bool {
    if contentView.settings.contains(.usesConstraints) { return true }
    guard contentConfiguration != nil else { return false }
    let own = contentView.intrinsicContentSize
    return own.width >= 0 || own.height >= 0
  }

  /// Updates the configurations for a state, as far as they are updated automatically.
  func takeUp(_ state: any UIConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let current = contentConfiguration {
      contentConfiguration = current.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let current = backgroundConfiguration {
      backgroundConfiguration = current.updated(for: state)
    }
  }
}
