internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIButton {
  /// Reads a `button` element: its type, the appearance of its states, its insets and its configuration.
  final func decodeNib(_ nib: NibCoder) {
    kind = ButtonType(nibName: nib.name("buttonType"))
    let font = nib.font()
    let mode = NSLineBreakMode(nibName: nib.name("lineBreakMode"))
    if font != nil || mode != nil {
      let label = needTitleView()
      if let font { label.font = font }
      if let mode {
        label.lineBreakMode = mode
        // A title that wraps may have any number of lines.
        if mode.wraps { label.numberOfLines = 0 }
      }
    }
    if let offset = nib.size("titleShadowOffset") { needTitleView().shadowOffset = offset }
    if let value = nib.insets("contentEdgeInsets") { contentEdgeInsets = value }
    if let value = nib.insets("titleEdgeInsets") { titleEdgeInsets = value }
    if let value = nib.insets("imageEdgeInsets") { imageEdgeInsets = value }
    if let value = nib.bool("adjustsImageWhenHighlighted") { adjustsImageWhenHighlighted = value }
    if let value = nib.bool("adjustsImageWhenDisabled") { adjustsImageWhenDisabled = value }
    if let value = nib.bool("showsTouchWhenHighlighted") { showsTouchWhenHighlighted = value }
    if let value = nib.bool("reversesTitleShadowWhenHighlighted") {
      reversesTitleShadowWhenHighlighted = value
    }
    if nib.bool("adjustsImageSizeForAccessibilityContentSizeCategory") == true {
      adjustsImageSizeForAccessibilityContentSizeCategory = true
    }
    if let value = nib.bool("pointerInteraction") { isPointerInteractionEnabled = value }
    switch nib.name("role") {
    case "primary": role = .primary
    case "cancel": role = .cancel
    case "destructive": role = .destructive
    default: break
    }
    if let value = nib.bool("changesSelectionAsPrimaryAction") { changesSelectionAsPrimaryAction = value }
    switch kind {
    case .detailDisclosure, .infoLight, .infoDark: setImage(ButtonGlyph.info.image, for: .normal)
    case .contactAdd: setImage(ButtonGlyph.add.image, for: .normal)
    case .close: setImage(ButtonGlyph.close.image, for: .normal)
    case .custom, .system, .plain: break
    }
    for element in nib.object.children(named: "state") { decode(element, nib) }
    if let element = nib.object.child(named: "buttonConfiguration") {
      let look = Configuration(element, nib.loader)
      // A document stores the state's title and image beside a configuration that has none, and shows none.
      if look.title == nil, look.styledTitle == nil { setTitle(nil, for: .normal) }
      if look.image == nil { setImage(nil, for: .normal) }
      configuration = look
      asksForWholePoints =
        look.styledTitle == nil && nib.loader.measuring(around: nib.object).buttonsInPoints
    }
  }

  private func decode(_ element: IBObject, _ nib: NibCoder) {
    let loader = nib.loader
    let state = State(nibName: element.key)
    if let title = element.string("title") { setTitle(title, for: state) }
    if let title = element.attributedString("attributedTitle") {
      setAttributedTitle(loader.attributedString(title, near: element), for: state)
    }
    if let color = element.color("titleColor") { setTitleColor(loader.color(color), for: state) }
    if let color = element.color("titleShadowColor") { setTitleShadowColor(loader.color(color), for: state) }
    if let image = element.image("image") { setImage(loader.image(image, near: nib.object), for: state) }
    if let image = element.image("backgroundImage") {
      setBackgroundImage(loader.image(image, near: nib.object), for: state)
    }
    if let symbol = element.child(key: "preferredSymbolConfiguration").flatMap(loader.symbolConfiguration) {
      setPreferredSymbolConfiguration(symbol, forImageIn: state)
    }
  }
}

extension UIButton.ButtonType {
  /// Creates a button type from its name in documents, which is absent for custom buttons.
  init(nibName: String?) {
    switch nibName {
    case "system", "roundedRect": self = .system
    case "detailDisclosure": self = .detailDisclosure
    case "infoLight": self = .infoLight
    case "infoDark": self = .infoDark
    case "contactAdd": self = .contactAdd
    case "close": self = .close
    case "plain": self = .plain
    default: self = .custom
    }
  }
}

extension UIControl.State {
  /// Creates a state from its name in documents.
  init(nibName: String?) {
    switch nibName {
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    case "focused": self = .focused
    default: self = .normal
    }
  }
}

extension UIButton.Configuration {
  /// Reads a `buttonConfiguration` element.
  @MainActor init(_ element: IBObject, _ loader: NibLoader) {
    switch element.attributes["style"] {
    case "gray": self.init(.gray)
    case "tinted": self.init(.tinted)
    case "filled": self.init(.filled)
    case "bordered": self.init(.bordered)
    case "borderedTinted": self.init(.borderedTinted)
    case "borderedProminent": self.init(.borderedProminent)
    case "borderless": self.init(.borderless)
    default: self.init(.plain)
    }
    if let value = element.string("title") { title = value }
    if let value = element.attributedString("attributedTitle") {
      styledTitle = loader.attributedString(value, near: element)
    }
    subtitle = element.string("subtitle") ?? element.attributedString("attributedSubtitle")?.string
    titleFont = element.font("titleFontDescription").map { loader.font($0, near: element) }
    image = element.image("image").map { loader.image($0, near: element) }
    preferredSymbolConfigurationForImage =
      element.child(key: "preferredSymbolConfigurationForImage").flatMap(loader.symbolConfiguration)
    baseForegroundColor = element.color("baseForegroundColor").map(loader.color)
    baseBackgroundColor = element.color("baseBackgroundColor").map(loader.color)
    if let value = element.double("imagePadding") { imagePadding = CGFloat(value) }
    if let value = element.double("titlePadding") { titlePadding = CGFloat(value) }
    if let value = element.insets("contentInsets") {
      contentInsets = NSDirectionalEdgeInsets(
        top: value.top, leading: value.left, bottom: value.bottom, trailing: value.right)
    }
    if let value = NSLineBreakMode(nibName: element.attributes["titleLineBreakMode"]) {
      titleLineBreakMode = value
    }
    decodeNames(element)
    if let element = element.child(key: "background") { decodeBackground(element, loader) }
  }

  private mutating func decodeNames(_ element: IBObject) {
    switch element.attributes["cornerStyle"] {
    case "fixed": cornerStyle = .fixed
    case "small": cornerStyle = .small
    case "medium": cornerStyle = .medium
    case "large": cornerStyle = .large
    case "capsule": cornerStyle = .capsule
    default: break
    }
    switch element.attributes["buttonSize"] {
    case "small": buttonSize = .small
    case "mini": buttonSize = .mini
    case "large": buttonSize = .large
    default: break
    }
    switch element.attributes["titleAlignment"] {
    case "leading": titleAlignment = .leading
    case "center": titleAlignment = .center
    case "trailing": titleAlignment = .trailing
    default: break
    }
    switch element.attributes["imagePlacement"] {
    case "trailing": imagePlacement = .trailing
    case "top": imagePlacement = .top
    case "bottom": imagePlacement = .bottom
    default: break
    }
  }

  @MainActor private mutating func decodeBackground(_ element: IBObject, _ loader: NibLoader) {
    if let color = element.color("backgroundColor") { background.backgroundColor = loader.color(color) }
    if let color = element.color("strokeColor") { background.strokeColor = loader.color(color) }
    if let value = element.double("strokeWidth") { background.strokeWidth = CGFloat(value) }
    if let value = element.double("cornerRadius") { background.cornerRadius = CGFloat(value) }
    if let image = element.image("image") { background.image = loader.image(image, near: element) }
    if let mode = element.attributes["imageContentMode"].flatMap(UIView.ContentMode.init(nibName:)) {
      background.imageContentMode = mode
    }
  }
}
