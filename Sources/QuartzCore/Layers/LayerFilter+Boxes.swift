internal import CoreGraphics
internal import RenderTree

extension LayerFilter {
  /// Returns the filters in an array, or nil if there are none. Other objects are ignored, with one warning.
  static func list(_ objects: [Any]?, of api: StaticString) -> [LayerFilter]? {
    guard let objects, !objects.isEmpty else { return nil }
    let filters = objects.compactMap { $0 as? LayerFilter }
    if filters.count < objects.count { notYet(api) }
    return filters.isEmpty ? nil : filters
  }
}

extension LayerBlending {
  private static let suffix = "BlendMode"

  /// The name of the blend mode as `CALayer.compositingFilter` expects it.
  var filterName: String { mode.name + Self.suffix }

  /// Creates the blend mode of a compositing filter. Returns nil for the normal mode, and for an object that
  /// is not the name of a blend mode, with one warning.
  init?(filter: Any?) {
    guard let filter else { return nil }
    guard let name = filter as? String, name.hasSuffix(Self.suffix) else {
      notYet("CALayer.compositingFilter other than the name of a blend mode")
      return nil
    }
    guard let mode = CGBlendMode.byName[String(name.dropLast(Self.suffix.count))], mode != .normal
    else { return nil }
    self.init(mode)
  }
}
