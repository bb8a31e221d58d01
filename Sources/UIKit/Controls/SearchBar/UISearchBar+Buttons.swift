internal import CoreGraphics
internal import Foundation

/// The custom images and offsets of a search bar, by icon and by state.
struct SearchBarLooks {
  var images: [UISearchBar.Icon: [UInt: UIImage]] = [:]
  var shifts: [UISearchBar.Icon: UIOffset] = [:]
  var scopeTitles: [UInt: [NSAttributedString.Key: Any]] = [:]
  var scopeGrounds: [UInt: UIImage] = [:]
  /// The images by the states of the left and the right button.
  var scopeDividers: [[UInt]: UIImage] = [:]
}

extension UISearchBar {
  /// The duration of the keyboard's animation, which runs at the same time.
  private static let movingTime: TimeInterval = 0.25

  // MARK: - Buttons in the field

  /// The icon of the button in the field, if there is one.
  private var buttonIcon: Icon? {
    showsSearchResultsButton ? .resultsList : showsBookmarkButton ? .bookmark : nil
  }

  final func updateFieldButton() {
    guard let icon = buttonIcon else { return field.setBarButton(nil, yieldsToText: false) }
    let button = field.barButton ?? makeFieldButton()
    for state in [UIControl.State.normal, .highlighted, .selected, .disabled] {
      let own = looks.images[icon]?[state.rawValue]
      button.setImage(own ?? (state == .normal ? SearchIcon(icon).image : nil), for: state)
    }
    button.isSelected = icon == .resultsList && isSearchResultsButtonSelected
    button.accessibilityLabel = icon == .resultsList ? "Results" : "Bookmarks"
    field.buttonShift = positionAdjustment(for: icon)
    field.setBarButton(button, yieldsToText: icon == .bookmark)
  }

  private func makeFieldButton() -> UIButton {
    let button = UIButton(type: .custom)
    button.tintColor = .secondaryLabel
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        switch buttonIcon {
        case .resultsList: delegate?.searchBarResultsListButtonClicked(self)
        case .bookmark: delegate?.searchBarBookmarkButtonClicked(self)
        default: break
        }
      }, for: .touchUpInside)
    return button
  }

  final func updateIcons() {
    field.icon = image(for: .search, state: .normal)
    field.iconShift = positionAdjustment(for: .search)
    field.clearImages = (
      looks.images[.clear]?[UIControl.State.normal.rawValue],
      looks.images[.clear]?[UIControl.State.highlighted.rawValue]
    )
    field.clearShift = positionAdjustment(for: .clear)
    updateFieldButton()
  }

  // MARK: - Cancel button

  final func needCancelButton() -> UIButton {
    if let cancel { return cancel }
    let button = UIButton(type: .system)
    button.setTitle("Cancel", for: .normal)
    button.titleLabel?.font = .systemFont(ofSize: 17)
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        delegate?.searchBarCancelButtonClicked(self)
      }, for: .touchUpInside)
    cancel = button
    addSubview(button)
    if window != nil { styleCancelButton() }
    return button
  }

  /// Applies the shared appearance of bar button items in such bars to the button. As with views, this
  /// happens when it first enters a window.
  final func styleCancelButton() {
    guard let button = cancel, cancelItem.holder == nil else { return }
    cancelItem.holder = self
    defer { setNeedsLayout() }
    if let title = cancelItem.sharedTitle { button.setTitle(title, for: .normal) }
    if let color = cancelItem.shownTint { button.tintColor = color }
    let shift = cancelItem.shown(\.ownLook) { $0.titleShifts.shown(in: $1) } ?? .zero
    button.titleEdgeInsets = UIEdgeInsets(
      top: shift.vertical, left: shift.horizontal, bottom: -shift.vertical, right: -shift.horizontal)
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      if let image = cancelItem.shown(\.ownLook, { $0.background(for: state, of: .plain, shownIn: $1) }) {
        button.setBackgroundImage(image, for: state)
      }
      guard var attributes = cancelItem.shownTitleAttributes(for: state) else { continue }
      if state == .normal, let font = UIFont.of(attributes[.font]) { button.titleLabel?.font = font }
      if let color = attributes[.foregroundColor] as? UIColor { button.setTitleColor(color, for: state) }
      // Attributes without a property of the button go to its title.
      guard attributes.keys.contains(where: { $0 != .font && $0 != .foregroundColor }),
        let title = button.title(for: state)
      else { continue }
      attributes[.font] = attributes[.font] ?? button.titleLabel?.font
      attributes[.foregroundColor] = attributes[.foregroundColor] ?? button.titleColor(for: state)
      button.setAttributedTitle(NSAttributedString(string: title, attributes: attributes), for: state)
    }
  }

  /// Slides the button in from the right while the field shrinks, or out again.
  final func moveCancelButton(in shows: Bool, animated: Bool) {
    guard animated, shows != showsCancelButton, window != nil else { return showsCancelButton = shows }
    layoutIfNeeded()
    let button = needCancelButton()
    if shows {
      button.isHidden = false
      UIView.performWithoutAnimation { placeCancelButton(shown: false) }
    }
    showsCancelButton = shows
    // The layout hides it only after the animation.
    UIView.animate(withDuration: Self.movingTime, delay: 0, options: .allowUserInteraction) {
      self.layoutIfNeeded()
      if !shows { button.isHidden = false }
    } completion: { _ in
      button.isHidden = !self.showsCancelButton
    }
  }

  /// Places the button at its end of the bar, or beyond it.
  final func placeCancelButton(shown: Bool) {
    let strip = fieldStrip, button = needCancelButton()
    let size = button.sizeThatFits(strip.size)
    button.frame = CGRect(
      x: shown ? strip.maxX - 8 - size.width : strip.maxX, y: strip.midY - size.height / 2, width: size.width,
      height: size.height)
    button.alpha = shown ? 1 : 0
  }

  // MARK: - Scopes

  final func moveScopes(in shows: Bool, animated: Bool) {
    guard animated, shows != showsScopeBar, window != nil else { return showsScopeBar = shows }
    layoutIfNeeded()
    showsScopeBar = shows
    UIView.animate(withDuration: Self.movingTime, delay: 0, options: .allowUserInteraction) {
      self.superview?.layoutIfNeeded()
      self.layoutIfNeeded()
    }
  }

  final func needScopes(_ titles: [String]) -> UISegmentedControl {
    if let scopes { return scopes }
    let control = UISegmentedControl(items: titles)
    for (state, attributes) in looks.scopeTitles {
      control.setTitleTextAttributes(attributes, for: UIControl.State(rawValue: state))
    }
    for (state, image) in looks.scopeGrounds {
      control.setBackgroundImage(image, for: UIControl.State(rawValue: state), barMetrics: .default)
    }
    for (states, image) in looks.scopeDividers {
      control.setDividerImage(
        image, forLeftSegmentState: UIControl.State(rawValue: states[0]),
        rightSegmentState: UIControl.State(rawValue: states[1]), barMetrics: .default)
    }
    control.addAction(
      UIAction { [weak self, unowned control] _ in
        guard let self else { return }
        selectedScopeButtonIndex = control.selectedSegmentIndex
        delegate?.searchBar(self, selectedScopeButtonIndexDidChange: selectedScopeButtonIndex)
        scopeDidChange?()
      }, for: .valueChanged)
    scopes = control
    addSubview(control)
    return control
  }
}

extension UISearchBar: BarItemHolder {
  /// Does nothing: the item that represents the cancel button never changes.
  func barItemDidChange() {}
}

/// The images of the buttons in a search field: a bookmark, and a rounded rectangle with a chevron that
/// points down.
@MainActor private struct SearchIcon {
  let icon: UISearchBar.Icon

  init(_ icon: UISearchBar.Icon) { self.icon = icon }

  var image: UIImage {
    let box = CGRect(x: 0, y: 0, width: 15, height: 15)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 3
    return UIGraphicsImageRenderer(size: box.size, format: format).image { draw(in: $0.cgContext, box) }
      .withRenderingMode(.alwaysTemplate)
  }

  private func draw(in context: CGContext, _ box: CGRect) {
    if icon == .bookmark {
      context.strokeLines(
        [
          [
            CGPoint(x: box.minX + 3, y: box.minY + 1), CGPoint(x: box.maxX - 3, y: box.minY + 1),
            CGPoint(x: box.maxX - 3, y: box.maxY - 1), CGPoint(x: box.midX, y: box.maxY - 5),
            CGPoint(x: box.minX + 3, y: box.maxY - 1), CGPoint(x: box.minX + 3, y: box.minY + 1),
          ]
        ], width: 1.3, with: .black)
    } else {
      context.strokeRounded(box, radius: 4, width: 1.3, with: .black)
      context.strokeLines(
        [
          [
            CGPoint(x: box.midX - 3.5, y: box.midY - 1.5), CGPoint(x: box.midX, y: box.midY + 2),
            CGPoint(x: box.midX + 3.5, y: box.midY - 1.5),
          ]
        ], width: 1.3, with: .black)
    }
  }
}
