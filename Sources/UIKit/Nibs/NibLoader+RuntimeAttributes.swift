internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore
internal import RenderTree

extension NibLoader {
  /// Sets the user-defined runtime attributes of an object, as far as Mica has the properties; others are
  /// reported.
  ///
  /// Interface Builder's canvas sets no runtime attributes, and its frames are those without. So what is
  /// drawn on it has the appearance that attributes give, and the positions without them; if views keep their
  /// stored frames, layers keep theirs, too.
  func applyRuntimeAttributes(of object: IBObject, to made: NSObject) {
    for attribute in object.userDefinedRuntimeAttributes {
      if purpose == .canvas, Self.placing.contains(attribute.keyPath) { continue }
      if keepsStoredFrames, Self.geometry.contains(where: attribute.keyPath.hasPrefix) { continue }
      for module in modules { SelectorTables.load(module) }
      if let value = attribute.value, set(value, attribute.keyPath, of: made, object) { continue }
      let owner = object.customClass ?? "\(type(of: made))"
      note("runtime attribute \"\(attribute.keyPath)\" of \(owner) is not applied", at: object)
    }
  }

  /// The properties that affect the position of a view or of its content.
  private static let placing: Set = [
    "alignment", "axis", "bounds", "center", "constant", "contentInset", "contentOffset", "contentSize",
    "distribution", "frame", "itemSize", "layoutMargins", "layoutMarginsRelativeArrangement",
    "minimumInteritemSpacing", "minimumLineSpacing", "rowHeight", "sectionInset", "spacing", "transform",
  ]

  /// The prefixes of key paths that affect a layer's geometry.
  private static let geometry = [
    "layer.transform", "layer.position", "layer.bounds", "layer.anchorPoint", "layer.frame",
  ]

  private func set(
    _ value: IBRuntimeAttribute.Value, _ keyPath: String, of owner: AnyObject, _ object: IBObject
  ) -> Bool {
    if let layer = owner as? CALayer { return set(value, keyPath, of: layer) }
    guard let dot = keyPath.firstIndex(of: ".") else {
      return !keyPath.isEmpty && KnownKeys.take(self.value(value, object), keyPath, of: owner)
    }
    guard let next = KnownKeys.value(String(keyPath[..<dot]), of: owner) else { return false }
    return set(value, String(keyPath[keyPath.index(after: dot)...]), of: next as AnyObject, object)
  }

  /// Sets a layer property. A layer stores any value under any name, so only visible properties count as set;
  /// `borderUIColor` and the like are names that projects give to a colour that Interface Builder can store.
  private func set(_ value: IBRuntimeAttribute.Value, _ keyPath: String, of layer: CALayer) -> Bool {
    if case .color(let color) = value {
      let name = keyPath.replacingOccurrences(of: "UIColor", with: "Color")
      guard AnimatedProperty(keyPath: name) != nil else { return false }
      layer.setValue(self.color(color).cgColor, forKeyPath: name)
      return true
    }
    let given: Any? =
      switch (AnimatedProperty(keyPath: keyPath)?.value(in: LayerState()), value) {
      case (.number, .number(let number)): number
      case (.number, .boolean(let flag)): flag ? 1.0 : 0.0
      case (.number, .string(let text)): (text as NSString).doubleValue
      case (.flag, .number(let number)): number != 0
      case (.flag, .boolean(let flag)): flag
      case (.flag, .string(let text)): (text as NSString).boolValue
      case (.size, .size(let size)): CGSize(width: size.width, height: size.height)
      case (.point, .point(let point)): CGPoint(x: point.x, y: point.y)
      default: nil
      }
    guard let given else { return false }
    layer.setValue(given, forKeyPath: keyPath)
    return true
  }

  /// Returns a value for use in code; nil if there is none.
  private func value(_ value: IBRuntimeAttribute.Value, _ object: IBObject) -> Any? {
    switch value {
    case .null: nil
    case .boolean(let flag): flag
    case .number(let number): number
    case .string(let text): text
    case .color(let color): self.color(color)
    case .image(let image): self.image(image, near: object)
    case .point(let point): CGPoint(x: point.x, y: point.y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect): CGRect(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
    case .range(let location, let length): NSRange(location: location, length: length)
    }
  }
}
