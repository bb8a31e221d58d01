internal import CoreGraphics
internal import Foundation

/// The appearance of a button in one state. A property that is `nil` falls back to the normal state.
struct ButtonLook: Equatable {
  var title: String?
  var attributedTitle: NSAttributedString?
  var titleColor: UIColor?
  var shadowColor: UIColor?
  var image: UIImage?
  var background: UIImage?
  var symbol: UIImage.SymbolConfiguration?
}

/// The insets of a button's parts.
struct ButtonInsets: Equatable {
  var content = UIEdgeInsets.zero
  var title = UIEdgeInsets.zero
  var image = UIEdgeInsets.zero
  /// A Boolean value that indicates whether `sizeToFit` omitted the padding above and below the title
  /// (`uibutton.json`, topLeft.afterSizeToFit).
  var isFitted = false
}

extension UIButton {
  final func value<Value>(_ path: KeyPath<ButtonLook, Value?>, for state: State) -> Value? {
    looks[state.rawValue]?[keyPath: path] ?? looks[State.normal.rawValue]?[keyPath: path]
  }

  final func look(_ state: State, _ change: (inout ButtonLook) -> Void) {
    let old = looks[state.rawValue]
    change(&looks[state.rawValue, default: ButtonLook()])
    // A button that sets unchanged values during its own layout schedules no further layout.
    if isLayoutActive, looks[state.rawValue] == old { return }
    invalidateIntrinsicContentSize()
    updateParts()
    setNeedsDisplay()
  }

  final func changeInsets(_ change: (inout ButtonInsets) -> Void) {
    let old = insets
    change(&insets)
    guard insets != old else { return }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  /// Returns the default title colour: the tint colour for system types, white for custom ones, dimmed where
  /// disabled.
  final func defaultTitleColor(for state: State) -> UIColor {
    guard kind != .custom else { return .white }
    return state.contains(.disabled) ? .tertiaryLabel : tintColor
  }

  /// Configures a new button for the given type.
  final func adopt(_ type: ButtonType) {
    kind = type
    switch type {
    case .detailDisclosure, .infoLight, .infoDark:
      setImage(ButtonGlyph.info.image, for: .normal)
    case .contactAdd: setImage(ButtonGlyph.add.image, for: .normal)
    case .close: setImage(ButtonGlyph.close.image, for: .normal)
    case .custom, .system, .plain: return
    }
    sizeToFit()
    insets.isFitted = false
  }

  final func adopt(_ action: UIAction) {
    addAction(action, for: .primaryActionTriggered)
    if configurationStorage != nil {
      if configurationStorage?.title == nil, !action.title.isEmpty {
        configurationStorage?.title = action.title
      }
      if configurationStorage?.image == nil { configurationStorage?.image = action.image }
      updateParts()
    } else {
      if !action.title.isEmpty { setTitle(action.title, for: .normal) }
      if let image = action.image { setImage(image, for: .normal) }
    }
    sizeToFit()
    insets.isFitted = false
  }

  // MARK: - Subviews

  final func needTitleView() -> UILabel {
    if let titleView { return titleView }
    let label = UILabel()
    label.font = .systemFont(ofSize: kind == .custom ? UIFont.buttonFontSize : 15)
    label.lineBreakMode = .byTruncatingMiddle
    label.textColor = currentTitleColor
    titleView = label
    insertSubview(label, at: pictureView == nil ? 0 : 1)
    return label
  }

  /// Returns a part to client code, with its frame up to date.
  ///
  /// UIKit updates a button's layout before it returns a part (tests of SwifterSwift that read the frames at
  /// once, iOS 12 to 18); here only the parts are placed, and the layout pass follows later.
  final func inPlace<Part>(_ part: Part) -> Part {
    guard configurationStorage == nil, !isPlacingParts, !isLayoutActive, layer.needsLayout(),
      !layer.bounds.isEmpty
    else { return part }
    isPlacingParts = true
    defer { isPlacingParts = false }
    layoutParts()
    return part
  }

  final func needSubtitleView() -> UILabel {
    if let subtitleView { return subtitleView }
    let label = UILabel()
    label.numberOfLines = 0
    subtitleView = label
    insertSubview(label, at: 0)
    return label
  }

  final func needPictureView() -> UIImageView {
    if let pictureView { return pictureView }
    let view = UIImageView(frame: .zero)
    // As in a view description from iOS.
    (view.clipsToBounds, view.isOpaque) = (true, false)
    pictureView = view
    insertSubview(view, at: 0)
    return view
  }

  /// The configuration with the title and image of the current state, where the configuration has none or has
  /// those that were set for the normal state.
  final var shownConfiguration: Configuration? {
    guard var look = configurationStorage, state != .normal, let own = looks[state.rawValue] else {
      return configurationStorage
    }
    let normal = looks[State.normal.rawValue]
    if look.title == nil || look.title == normal?.attributedTitle?.string ?? normal?.title {
      if let title = own.attributedTitle {
        look.attributedTitle = AttributedString(title)
      } else if let title = own.title {
        look.title = title
      }
    }
    if let image = own.image, look.image == nil || look.image === normal?.image { look.image = image }
    return look
  }

  /// Applies the current state's appearance to the parts and schedules a layout.
  final func updateParts() {
    isUpdatingParts = true
    defer { isUpdatingParts = false }
    if configurationStorage != nil {
      updateConfiguredParts()
    } else {
      updatePlainParts()
    }
    setNeedsLayout()
    setNeedsDisplay()
  }

  private func updatePlainParts() {
    let state = state
    if let title = currentAttributedTitle {
      needTitleView().attributedText = title
    } else if let title = currentTitle {
      let label = needTitleView()
      label.text = title
      label.textColor = showsSelection ? .white : currentTitleColor
    } else {
      titleView?.text = nil
    }
    titleView?.shadowColor = titleView?.text == nil ? nil : currentTitleShadowColor
    if let label = titleView,
      shadowIsReversed != (reversesTitleShadowWhenHighlighted && state.contains(.highlighted))
    {
      shadowIsReversed.toggle()
      label.shadowOffset = CGSize(width: -label.shadowOffset.width, height: -label.shadowOffset.height)
    }
    // A pressed system button is drawn at a fifth of its opacity (ios26/controls.json,
    // highlighted_title_alpha).
    titleView?.alpha = kind != .custom && state.contains(.highlighted) ? 0.2 : 1
    guard let image = currentImage else {
      pictureView?.image = nil
      return
    }
    let picture = needPictureView()
    picture.image = image
    // System buttons show symbols at the large scale: Xcode stores it so in 17 of three documents, but not
    // for custom buttons.
    let preferred = currentPreferredSymbolConfiguration
    picture.preferredSymbolConfiguration =
      kind == .system ? UIImage.SymbolConfiguration(scale: .large).applying(preferred) : preferred
    picture.alpha = fades(state) ? 0.5 : 1
    picture.tintColor =
      kind != .custom && state.contains(.disabled) ? .tertiaryLabel : showsSelection ? .white : nil
  }

  /// A Boolean value that indicates whether the button shows its selection by a background in the tint
  /// colour, as system buttons do that define no appearance for the selected state.
  final var showsSelection: Bool {
    guard kind == .system, configurationStorage == nil, state.contains(.selected), !state.contains(.disabled)
    else { return false }
    return [state, .selected].allSatisfy {
      let own = looks[$0.rawValue]
      return own?.titleColor == nil && own?.attributedTitle == nil && own?.image == nil
        && own?.background == nil
    }
  }

  /// Returns a Boolean value that indicates whether a custom button shows the normal state's image dimmed.
  private func fades(_ state: State) -> Bool {
    guard kind == .custom, looks[state.rawValue]?.image == nil else { return false }
    return state.contains(.disabled) && adjustsImageWhenDisabled
      || state.contains(.highlighted) && adjustsImageWhenHighlighted
  }
}
