internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree

extension UIView {
  /// Sets a value that the document names by key path, as
  /// far as Mica has the property; says so where it has not.
  ///
  /// A value of another type is converted as key-value coding converts it: a text is asked for its number or
  /// its truth, which is how documents come to hold `"15"` for a radius.
  ///
  /// Where views stay at their stored frames, places and transforms are left out: the frames are those of
  /// Interface Builder's canvas, which sets no runtime attribute.
  func apply(_ attribute: IBRuntimeAttribute, from nib: NibCoder) {
    if nib.loader.keepsStoredFrames, Self.geometry.contains(where: attribute.keyPath.hasPrefix) { return }
    if let value = attribute.value,
      setByTable(value, attribute.keyPath, nib) || set(value, attribute.keyPath, nib.loader)
    {
      return
    }
    let owner = nib.object.customClass ?? nib.identity.className
    nib.loader.note("runtime attribute \"\(attribute.keyPath)\" of \(owner) is not applied", at: nib.object)
  }

  /// Has the view's class set a property of its own, where its table of methods has one of that name.
  private func setByTable(_ value: IBRuntimeAttribute.Value, _ key: String, _ nib: NibCoder) -> Bool {
    guard !key.isEmpty, !key.contains(".") else { return false }
    for module in nib.loader.modules { SelectorTables.load(module) }
    return ActionDispatch.set(key, of: self, to: value.object(nib))
  }

  /// How key paths begin that move a layer.
  private static let geometry = [
    "layer.transform", "layer.position", "layer.bounds", "layer.anchorPoint", "layer.frame",
  ]

  private func set(_ value: IBRuntimeAttribute.Value, _ keyPath: String, _ loader: NibLoader) -> Bool {
    if keyPath.hasPrefix("layer.") { return setInLayer(value, String(keyPath.dropFirst(6)), loader) }
    if setInSubclass(value, keyPath, loader) { return true }
    switch keyPath {
    case "alpha": return value.number.map { alpha = $0 } != nil
    case "tag": return value.whole.map { tag = $0 } != nil
    case "hidden", "isHidden": return value.flag.map { isHidden = $0 } != nil
    case "opaque", "isOpaque": return value.flag.map { isOpaque = $0 } != nil
    case "clipsToBounds": return value.flag.map { clipsToBounds = $0 } != nil
    case "userInteractionEnabled", "isUserInteractionEnabled":
      return value.flag.map { isUserInteractionEnabled = $0 } != nil
    case "backgroundColor": return value.color(loader).map { backgroundColor = $0 } != nil
    case "tintColor": return value.color(loader).map { tintColor = $0 } != nil
    case "accessibilityIdentifier": return value.text.map { accessibilityIdentifier = $0 } != nil
    case "accessibilityLabel": return value.text.map { accessibilityLabel = $0 } != nil
    default: return false
    }
  }

  /// The layer's properties go by their own names; `borderUIColor` and its like are what projects call a
  /// colour that Interface Builder can hold.
  private func setInLayer(_ value: IBRuntimeAttribute.Value, _ keyPath: String, _ loader: NibLoader) -> Bool {
    if let color = value.color(loader) {
      let name = keyPath.replacingOccurrences(of: "UIColor", with: "Color")
      guard AnimatedProperty(keyPath: name) != nil else { return false }
      ownLayer.setValue(color.cgColor, forKeyPath: name)
      return true
    }
    guard let kind = AnimatedProperty(keyPath: keyPath)?.value(in: LayerState()) else { return false }
    switch (kind, value) {
    case (.number, _): return value.number.map { ownLayer.setValue($0, forKeyPath: keyPath) } != nil
    case (.flag, _):
      return value.flag.map { ownLayer.setValue(NSNumber(value: $0), forKeyPath: keyPath) } != nil
    case (.size, .size(let size)):
      ownLayer.setValue(CGSize(width: size.width, height: size.height), forKeyPath: keyPath)
    case (.point, .point(let point)):
      ownLayer.setValue(CGPoint(x: point.x, y: point.y), forKeyPath: keyPath)
    default: return false
    }
    return true
  }

  /// What the classes that are most often meant add.
  private func setInSubclass(
    _ value: IBRuntimeAttribute.Value, _ keyPath: String, _ loader: NibLoader
  ) -> Bool {
    switch (self, keyPath) {
    case (let button as UIButton, _) where keyPath.hasPrefix("titleLabel."):
      return button.titleLabel?.set(value, String(keyPath.dropFirst(11)), loader) ?? false
    case (let label as UILabel, "text"): return value.text.map { label.text = $0 } != nil
    case (let label as UILabel, "textColor"): return value.color(loader).map { label.textColor = $0 } != nil
    case (let label as UILabel, "numberOfLines"): return value.whole.map { label.numberOfLines = $0 } != nil
    case (let label as UILabel, "textAlignment"):
      return value.whole.flatMap { NSTextAlignment(rawValue: $0) }.map { label.textAlignment = $0 } != nil
    case (let label as UILabel, "adjustsFontSizeToFitWidth"):
      return value.flag.map { label.adjustsFontSizeToFitWidth = $0 } != nil
    case (let field as UITextField, "text"): return value.text.map { field.text = $0 } != nil
    case (let field as UITextField, "placeholder"): return value.text.map { field.placeholder = $0 } != nil
    case (let field as UITextField, "textColor"):
      return value.color(loader).map { field.textColor = $0 } != nil
    case (let view as UITextView, "textColor"): return value.color(loader).map { view.textColor = $0 } != nil
    case (let stack as UIStackView, "spacing"): return value.number.map { stack.spacing = $0 } != nil
    case (let bar as UIProgressView, "progress"): return value.number.map { bar.progress = Float($0) } != nil
    case (let control as UIControl, "enabled"), (let control as UIControl, "isEnabled"):
      return value.flag.map { control.isEnabled = $0 } != nil
    default: return false
    }
  }
}

extension IBRuntimeAttribute.Value {
  /// The number that the value is or says; a text without one says 0.
  fileprivate var number: CGFloat? {
    switch self {
    case .number(let number): CGFloat(number)
    case .boolean(let flag): flag ? 1 : 0
    case .string(let text): CGFloat((text as NSString).doubleValue)
    default: nil
    }
  }

  /// The number without its fraction; nil where no `Int` holds it.
  fileprivate var whole: Int? { number.flatMap { Int(exactly: $0.rounded(.towardZero)) } }

  fileprivate var flag: Bool? {
    switch self {
    case .boolean(let flag): flag
    case .number(let number): number != 0
    case .string(let text): (text as NSString).boolValue
    default: nil
    }
  }

  fileprivate var text: String? {
    if case .string(let text) = self { text } else { nil }
  }

  /// What the value is to code; nil where it says nothing.
  @MainActor fileprivate func object(_ nib: NibCoder) -> Any? {
    switch self {
    case .null: nil
    case .boolean(let flag): flag
    case .number(let number): number
    case .string(let text): text
    case .color(let color): nib.loader.color(color)
    case .image(let image): nib.loader.image(image, near: nib.object)
    case .point(let point): CGPoint(x: point.x, y: point.y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .range(let location, let length): NSRange(location: location, length: length)
    }
  }

  @MainActor fileprivate func color(_ loader: NibLoader) -> UIColor? {
    if case .color(let color) = self { loader.color(color) } else { nil }
  }
}
