extension CALayer {
  /// A new layer of the class that this is called on, made by its `init()`.
  ///
  /// Swift lets only `required` initialisers run through a metatype, and Apple's `init()` is not one, so that
  /// subclasses override it without the word. A convenience initialiser's entry point allocates the class it
  /// is handed and calls that class's `init()`; this is that entry point under its own name.
  @_silgen_name("$s10QuartzCore7CALayerC12dynamicClassACyt_tcfC")
  package static func make() -> CALayer

  /// A new layer of this layer's class, made by its `init(layer:)` from this one, in the same way.
  final func makeShadow() -> CALayer { type(of: self).shadow(of: self) }

  @_silgen_name("$s10QuartzCore7CALayerC8shadowOfACyp_tcfC")
  private static func shadow(of layer: __owned Any) -> CALayer
}
