internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIBarItem: NibItem {
  static func make(from nib: NibCoder) -> Self {
    guard let item = Self(coder: nib) else { raiseException("\(Self.self).init(coder:) returned nil") }
    return item
  }

  func decodeItem(from nib: NibCoder) {
    nibIdentity = nib.identity
    title = nib.string("title").flatMap { $0.isEmpty ? nil : $0 }
    image = nib.barImage("image")
    landscapeImagePhone = nib.barImage("landscapeImage")
    if let insets = nib.insets("imageInsets") { imageInsets = insets }
    largeContentSizeImage = nib.barImage("largeContentSizeImage")
    if let value = nib.bool("enabled") { isEnabled = value }
    if let value = nib.int("tag") { tag = value }
    nib.accessibility?.apply(to: self)
  }
}

extension UIBarButtonItem {
  func decodeButtonItem(from nib: NibCoder) {
    systemItem = SystemItem(nibName: nib.name("systemItem"))
    if nib.name("style") == "done" || systemItem == .done || systemItem == .save { style = .done }
    if let value = nib.number("width") { width = value }
    tintColor = nib.color("tintColor")
    customView = nib.view(key: "customView")
  }
}

extension UITabBarItem {
  func decodeTabItem(from nib: NibCoder) {
    if let item = SystemItem(nibName: nib.name("systemItem")) { show(item) }
    selectedImage = nib.barImage("selectedImage")
    badgeValue = nib.string("badgeValue")
    badgeColor = nib.color("badgeColor")
    if let offset = nib.object.child(key: "titlePositionAdjustment") {
      titlePositionAdjustment = UIOffset(
        horizontal: offset.double("horizontal") ?? 0, vertical: offset.double("vertical") ?? 0)
    }
  }
}

extension UINavigationItem: NibItem {
  static func make(from nib: NibCoder) -> Self {
    guard let item = Self(coder: nib) else { raiseException("\(Self.self).init(coder:) returned nil") }
    return item
  }

  func decodeNavigationItem(from nib: NibCoder) {
    title = nib.string("title")
    prompt = nib.string("prompt")
    titleView = nib.view(key: "titleView")
    func items(_ container: String, _ key: String) -> [UIBarButtonItem]? {
      let several = nib.objects(in: container).compactMap { $0 as? UIBarButtonItem }
      if !several.isEmpty { return several }
      return (nib.make(nib.object.child(key: key)) as? UIBarButtonItem).map { [$0] }
    }
    leftBarButtonItems = items("leftBarButtonItems", "leftBarButtonItem")
    rightBarButtonItems = items("rightBarButtonItems", "rightBarButtonItem")
    backBarButtonItem = nib.make(nib.object.child(key: "backBarButtonItem")) as? UIBarButtonItem
    backButtonTitle = nib.string("backButtonTitle")
    if let value = nib.bool("hidesBackButton") { hidesBackButton = value }
    if let value = nib.bool("leftItemsSupplementBackButton") { leftItemsSupplementBackButton = value }
    switch nib.name("largeTitleDisplayMode") {
    case "never": largeTitleDisplayMode = .never
    case "always": largeTitleDisplayMode = .always
    default: break
    }
  }
}

extension NibCoder {
  /// Returns the image of a bar item. One that is not beside the document is shown as an empty square, since
  /// bars show images in a single colour.
  func barImage(_ key: String) -> UIImage? {
    guard let reference = object.image(key), !reference.name.isEmpty else { return nil }
    if reference.catalog == "system" { return loader.image(reference, near: object) }
    return loader.assets?.image(named: reference.name) ?? UIImage(systemName: "app")
  }

  /// Returns the attributes of a `textAttributes` element.
  func textAttributes(_ key: String) -> [NSAttributedString.Key: Any]? {
    object.child(named: "textAttributes", key: key).map { attributes(of: $0) }
  }

  private func attributes(of element: IBObject) -> [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    if let color = element.color("textColor") { result[.foregroundColor] = loader.color(color) }
    if let font = element.font("fontDescription") { result[.font] = loader.font(font, near: element) }
    return result
  }

  var barStyle: UIBarStyle {
    switch name("barStyle") {
    case "black", "blackOpaque", "blackTranslucent": .black
    default: .default
    }
  }

  /// Returns the appearance of a navigation bar for a key; a document stores the differences from the
  /// standard one.
  func navigationBarAppearance(_ key: String) -> UINavigationBarAppearance? {
    guard let element = object.child(named: "navigationBarAppearance", key: key) else { return nil }
    let result = UINavigationBarAppearance()
    fill(result, from: element)
    if let attributes = element.child(named: "textAttributes", key: "titleTextAttributes") {
      result.titleTextAttributes = self.attributes(of: attributes)
    }
    if let attributes = element.child(named: "textAttributes", key: "largeTitleTextAttributes") {
      result.largeTitleTextAttributes = self.attributes(of: attributes)
    }
    return result
  }

  /// Returns the appearance of a tab bar for a key.
  func tabBarAppearance(_ key: String) -> UITabBarAppearance? {
    guard let element = object.child(named: "tabBarAppearance", key: key) else { return nil }
    let result = UITabBarAppearance()
    fill(result, from: element)
    return result
  }

  private func fill(_ appearance: UIBarAppearance, from element: IBObject) {
    if let color = element.color("backgroundColor") { appearance.backgroundColor = loader.color(color) }
    if let color = element.color("shadowColor") { appearance.shadowColor = loader.color(color) }
    if element.isNil("backgroundEffect") { appearance.backgroundEffect = nil }
    if element.isNil("shadowColor") { appearance.shadowColor = nil }
    if let blur = element.child(named: "blurEffect", key: "backgroundEffect") {
      appearance.backgroundEffect = UIBlurEffect.Style(nibName: blur.attributes["style"]).map {
        UIBlurEffect(style: $0)
      }
    }
  }
}

extension UINavigationBar {
  func decodeNavigationBar(from nib: NibCoder) {
    barStyle = nib.barStyle
    if let value = nib.bool("translucent") { isTranslucent = value }
    if let value = nib.bool("largeTitles") { prefersLargeTitles = value }
    barTintColor = nib.color("barTintColor")
    titleTextAttributes = nib.textAttributes("titleTextAttributes")
    largeTitleTextAttributes = nib.textAttributes("largeTitleTextAttributes")
    if let value = nib.navigationBarAppearance("standardAppearance") { standardAppearance = value }
    scrollEdgeAppearance = nib.navigationBarAppearance("scrollEdgeAppearance")
    compactAppearance = nib.navigationBarAppearance("compactAppearance")
    items = nib.objects(in: "items").compactMap { $0 as? UINavigationItem }
  }
}

extension UIToolbar {
  func decodeToolbar(from nib: NibCoder) {
    barStyle = nib.barStyle
    if let value = nib.bool("translucent") { isTranslucent = value }
    barTintColor = nib.color("barTintColor")
    items = nib.objects(in: "items").compactMap { $0 as? UIBarButtonItem }
  }
}

extension UITabBar {
  func decodeTabBar(from nib: NibCoder) {
    barStyle = nib.barStyle
    if let value = nib.bool("translucent") { isTranslucent = value }
    barTintColor = nib.color("barTintColor")
    if nib.object.color("tintColor") == nil, let color = nib.color("selectedImageTintColor") {
      tintColor = color
    }
    unselectedItemTintColor = nib.color("unselectedItemTintColor")
    if let value = nib.tabBarAppearance("standardAppearance") { standardAppearance = value }
    switch nib.name("itemPositioning") {
    case "fill": itemPositioning = .fill
    case "centered": itemPositioning = .centered
    default: break
    }
    items = nib.objects(in: "items").compactMap { $0 as? UITabBarItem }
  }
}
