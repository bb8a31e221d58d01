internal import CCairo

extension CairoBackend {
  /// The largest coordinate passed to Cairo, whose fixed-point numbers have 24 bits before the point.
  static let reach: CGFloat = 4_194_304

  /// Replaces Cairo's path with this one, in pixels. Coordinates beyond ±4,194,304 are clamped to that limit;
  /// NaN becomes 0.
  func emit(_ path: PathStorage, to cr: OpaquePointer) { Self.emit(path, to: cr) }

  /// Replaces the path of any Cairo context with this one, in pixels. With `curving`, the first line is
  /// written as a curve.
  static func emit(_ path: PathStorage, to cr: OpaquePointer, curving: Bool = false) {
    cairo_new_path(cr)
    var current = CGPoint.zero
    var isToCurve = curving
    func clamp(_ value: CGFloat) -> CGFloat { value.isNaN ? 0 : min(max(value, -reach), reach) }
    func clamp(_ point: CGPoint) -> CGPoint { CGPoint(x: clamp(point.x), y: clamp(point.y)) }
    path.forEach { segment in
      switch segment {
      case .move(let point):
        current = clamp(point)
        cairo_move_to(cr, current.x, current.y)
      case .line(let point):
        let start = current
        current = clamp(point)
        if isToCurve, start != current {
          isToCurve = false
          let third = CGPoint(x: (current.x - start.x) / 3, y: (current.y - start.y) / 3)
          cairo_curve_to(
            cr, start.x + third.x, start.y + third.y, current.x - third.x, current.y - third.y, current.x,
            current.y)
        } else {
          cairo_line_to(cr, current.x, current.y)
        }
      case .quad(let control, let end):
        // The equivalent cubic: control points two thirds of the way to the quadratic's.
        let (c, e) = (clamp(control), clamp(end))
        cairo_curve_to(
          cr, current.x + (c.x - current.x) * 2 / 3, current.y + (c.y - current.y) * 2 / 3,
          e.x + (c.x - e.x) * 2 / 3, e.y + (c.y - e.y) * 2 / 3, e.x, e.y)
        current = e
      case .curve(let control1, let control2, let end):
        let (c1, c2) = (clamp(control1), clamp(control2))
        current = clamp(end)
        cairo_curve_to(cr, c1.x, c1.y, c2.x, c2.y, current.x, current.y)
      case .close:
        cairo_close_path(cr)
        cairo_get_current_point(cr, &current.x.native, &current.y.native)
      }
    }
  }
}

extension CGAffineTransform {
  /// The transform as a Cairo matrix.
  var cairo: cairo_matrix_t {
    cairo_matrix_t(xx: a.native, yx: b.native, xy: c.native, yy: d.native, x0: tx.native, y0: ty.native)
  }

  /// The inverse as a Cairo matrix, or nil if there is none or its entries are so large or small that Cairo
  /// could not invert it back: a matrix that Cairo cannot invert stops all drawing into a context.
  var cairoInverse: cairo_matrix_t? {
    var inverse = cairo
    guard isFinite, cairo_matrix_invert(&inverse) == CAIRO_STATUS_SUCCESS else { return nil }
    var back = inverse
    let numbers = [inverse.xx, inverse.yx, inverse.xy, inverse.yy, inverse.x0, inverse.y0]
    guard numbers.allSatisfy({ abs($0) < 1e100 }), [a, b, c, d, tx, ty].allSatisfy({ abs($0) < 1e100 }),
      cairo_matrix_invert(&back) == CAIRO_STATUS_SUCCESS
    else { return nil }
    return inverse
  }
}
