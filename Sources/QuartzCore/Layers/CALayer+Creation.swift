extension CALayer {
  /// Creates a layer of the class that this is called on, with its `init()`.
  ///
  /// Swift allows only `required` initializers through a metatype, and Apple's `init()` is not one, so that
  /// subclasses override it without the keyword. The entry point of a convenience initializer allocates the
  /// class it is passed and calls that class's `init()`; this is that entry point under its own name.
  @_silgen_name("$s10QuartzCore7CALayerC12dynamicClassACyt_tcfC")
  package static func make() -> CALayer

  /// Creates a layer of this layer's class with its `init(layer:)` from this one, in the same way.
  final func makeShadow() -> CALayer { type(of: self).shadow(of: self) }

  @_silgen_name("$s10QuartzCore7CALayerC8shadowOfACyp_tcfC")
  private static func shadow(of layer: __owned Any) -> CALayer
}
