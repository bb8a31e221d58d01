/// A view whose content and ground are configurations that may follow its state.
@preconcurrency @MainActor protocol ConfiguredView: AnyObject {
  var contentView: UIView { get }
  var contentConfiguration: (any UIContentConfiguration)? { get set }
  var backgroundConfiguration: UIBackgroundConfiguration? { get set }
  var automaticallyUpdatesContentConfiguration: Bool { get }
  var automaticallyUpdatesBackgroundConfiguration: Bool { get }
}

extension ConfiguredView {
  /// A Boolean value that indicates whether constraints say how large the content is: its own, or the
  /// intrinsic size of the view of a configuration.
  var contentUsesConstraints: Bool {
    if contentView.settings.contains(.usesConstraints) { return true }
    guard contentConfiguration != nil else { return false }
    let own = contentView.intrinsicContentSize
    return own.width >= 0 || own.height >= 0
  }

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
