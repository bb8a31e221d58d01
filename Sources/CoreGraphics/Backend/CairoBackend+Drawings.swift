internal import CCairo

extension CairoBackend {
  /// Paints a vector drawing, with the transform from its points to pixels.
  func draw(_ drawing: VectorDrawing, _ matrix: CGAffineTransform, _ style: PaintStyle) {
    guard matrix.cairoInverse != nil else { return }
    self.drawing {
      let isPlain =
        style.alpha == 1 && style.blendMode == .normal && style.shadow == nil && style.masks.isEmpty
      var outline = PathStorage()
      outline.addRect(CGRect(origin: .zero, size: drawing.size), matrix)
      let area = PixelArea(around: outline.controlBox)
      if isPlain {
        if hasLayers { touch(area) }
        render(drawing, outline, matrix, on: cr)
      } else if isDocument {
        beginDocumentLayer()
        render(drawing, outline, matrix, on: cr)
        endDocumentLayer(style)
      } else {
        let seen = area.intersection(visibleOrigins(of: canvas.clipArea, style))
        guard let content = Canvas(seen) else { return }
        if hasLayers { touch(style.shadow.map { seen.union($0.results(of: seen)) } ?? seen) }
        render(drawing, outline, matrix, on: content.cr)
        content.flush()
        paint(content, coverage: nil, alpha: style.alpha, style)
      }
    }
  }

  private func render(
    _ drawing: VectorDrawing, _ outline: PathStorage, _ matrix: CGAffineTransform, on cr: OpaquePointer
  ) {
    var matrix = matrix.cairo
    cairo_save(cr)
    emit(outline, to: cr)
    cairo_clip(cr)
    cairo_transform(cr, &matrix)
    drawing.draw(into: cr)
    cairo_restore(cr)
    cairo_new_path(cr)
    cairo_set_source_rgb(cr, 0, 0, 0)
  }
}
