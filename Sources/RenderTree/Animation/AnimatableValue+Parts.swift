internal import CoreGraphics

// The components of values, by their names in Core Animation's key paths.
extension AnimatableValue {
  /// Returns the component at a path such as `["origin", "y"]` or `["rotation", "z"]`, or nil if there is
  /// none.
  package func part(_ path: [String]) -> AnimatableValue? {
    switch (self, path.first) {
    case (_, nil): self
    case (.rect(let rect), "origin"?): AnimatableValue.point(rect.origin).part(Array(path.dropFirst()))
    case (.rect(let rect), "size"?): AnimatableValue.size(rect.size).part(Array(path.dropFirst()))
    case (.transform(let transform), _): transform.part(path)
    case (_, let name?):
      path.count == 1 ? place(of: name).flatMap { place in numbers.map { .number($0[place]) } } : nil
    }
  }

  /// Returns the value with one component replaced, or nil if there is no such component or the new value is
  /// of another kind.
  package func replacing(_ path: [String], with new: AnimatableValue) -> AnimatableValue? {
    switch (self, path.first) {
    case (_, nil): return new
    case (.rect(var rect), "origin"?):
      guard
        case .point(let origin)? = AnimatableValue.point(rect.origin).replacing(
          Array(path.dropFirst()), with: new)
      else { return nil }
      rect.origin = origin
      return .rect(rect)
    case (.rect(var rect), "size"?):
      guard
        case .size(let size)? = AnimatableValue.size(rect.size).replacing(Array(path.dropFirst()), with: new)
      else { return nil }
      rect.size = size
      return .rect(rect)
    case (.transform(let transform), _): return transform.replacing(path, with: new).map { .transform($0) }
    case (_, let name?):
      guard path.count == 1, let place = place(of: name), var all = numbers, case .number(let number) = new
      else {
        return nil
      }
      all[place] = number
      return with(all)
    }
  }

  private func place(of name: String) -> Int? {
    switch (self, name) {
    case (.point, "x"), (.size, "width"): 0
    case (.point, "y"), (.size, "height"): 1
    default: nil
    }
  }
}

// A transform's components are those of its decomposition. A singular one counts as having no rotation and a
// scale of 1.
extension Transform3D {
  fileprivate func part(_ path: [String]) -> AnimatableValue? {
    let parts = TransformParts(self) ?? TransformParts()
    switch (path[0], path.count > 1 ? path[1] : nil) {
    case ("translation", nil): return .size(CGSize(width: m41, height: m42))
    case ("translation", let axis?): return Self.axis(axis).map { .number(parts.translation[$0]) }
    case ("scale", nil): return .number((parts.scale[0] + parts.scale[1] + parts.scale[2]) / 3)
    case ("scale", let axis?): return Self.axis(axis).map { .number(parts.scale[$0]) }
    case ("rotation", nil): return .number(parts.angles[2])
    case ("rotation", let axis?): return Self.axis(axis).map { .number(parts.angles[$0]) }
    default: return nil
    }
  }

  fileprivate func replacing(_ path: [String], with new: AnimatableValue) -> Transform3D? {
    var parts = TransformParts(self) ?? TransformParts()
    switch (path[0], path.count > 1 ? path[1] : nil, new) {
    case ("translation", nil, .size(let size)):
      (parts.translation[0], parts.translation[1]) = (size.width, size.height)
    case ("translation", nil, .point(let point)):
      (parts.translation[0], parts.translation[1]) = (point.x, point.y)
    case ("translation", let name?, .number(let value)):
      guard let axis = Self.axis(name) else { return nil }
      parts.translation[axis] = value
    case ("scale", nil, .number(let value)): parts.scale = SIMD3(repeating: value)
    case ("scale", let name?, .number(let value)):
      guard let axis = Self.axis(name) else { return nil }
      parts.scale[axis] = value
    case ("rotation", let name, .number(let value)):
      guard let axis = Self.axis(name ?? "z") else { return nil }
      var angles = parts.angles
      angles[axis] = value
      parts.angles = angles
    default: return nil
    }
    return parts.transform
  }

  private static func axis(_ name: String) -> Int? {
    switch name {
    case "x": 0
    case "y": 1
    case "z": 2
    default: nil
    }
  }
}

extension TransformParts {
  /// The rotation as rotations about the x, then the y, then the z axis, in radians.
  var angles: SIMD3<Double> {
    get {
      let m = rotationMatrix
      let y = asin(min(max(-m.m13, -1), 1))
      guard abs(m.m13) < 1 - 1e-12 else { return [atan2(-m.m32, m.m22), y, 0] }
      return [atan2(m.m23, m.m33), y, atan2(m.m12, m.m11)]
    }
    set {
      func about(_ x: Double, _ y: Double, _ z: Double, _ angle: Double) -> SIMD4<Double> {
        let s = sin(angle / 2)
        return SIMD4(x * s, y * s, z * s, cos(angle / 2))
      }
      rotation = Self.product(
        about(0, 0, 1, newValue[2]), Self.product(about(0, 1, 0, newValue[1]), about(1, 0, 0, newValue[0])))
    }
  }

  /// Returns the rotation that applies `b` first and `a` second.
  private static func product(_ a: SIMD4<Double>, _ b: SIMD4<Double>) -> SIMD4<Double> {
    let x = a.w * b.x + a.x * b.w + a.y * b.z - a.z * b.y
    let y = a.w * b.y - a.x * b.z + a.y * b.w + a.z * b.x
    let z = a.w * b.z + a.x * b.y - a.y * b.x + a.z * b.w
    return SIMD4(x, y, z, a.w * b.w - a.x * b.x - a.y * b.y - a.z * b.z)
  }
}
