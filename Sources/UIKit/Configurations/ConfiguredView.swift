/// A view whose content and ground are configurations that may follow its state.
@MainActor protocol ConfiguredView: AnyObject {
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
}

extension ConfiguredView {
  /// Lets the configurations follow a state, as far as they do so by themselves.
  func takeUp(_ state: any UIConfigurationState) {
    if automaticallyUpdatesContentConfiguration, let current = contentConfiguration {
      contentConfiguration = current.updated(for: state)
    }
    if automaticallyUpdatesBackgroundConfiguration, let current = backgroundConfiguration {
      backgroundConfiguration = current.updated(for: state)
    }
  }
}
