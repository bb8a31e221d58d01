internal import CoreGraphics
internal import RenderTree

extension LayerFilter {
  /// The filters in a list; what is none is left out, and said once. Nil where none is left.
  static func list(_ objects: [Any]?, of api: StaticString) -> [LayerFilter]? {
    guard let objects, !objects.isEmpty else { return nil }
    let filters = objects.compactMap { $0 as? LayerFilter }
    if filters.count < objects.count { notYet(api) }
    return filters.isEmpty ? nil : filters
  }
}

extension LayerBlending {
  private static let suffix = "BlendMode"

  /// The name that a layer's `compositingFilter` takes.
  var filterName: String { mode.name + Self.suffix }

  /// The blend mode of a compositing filter; nil for the normal one and where it is another
  /// thing, which is said once.
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
