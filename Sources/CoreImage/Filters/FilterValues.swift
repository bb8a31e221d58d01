/// The input values of a filter, each of the expected type and finite. Values that are missing, not a number
/// or of another type are replaced by the default.
struct FilterValues: @unchecked Sendable {
  // The values are those of the filter. They are only read here, and recipes never store them.
  let kind: FilterKind
  let values: [String: Any]

  private func wrong(_ key: String, _ value: Any?) {
    if let value { tell("\(kind.name): \(key) cannot be \(type(of: value)); its default is taken") }
  }

  /// Returns the image of a key, or `nil`.
  func image(_ key: String = kCIInputImageKey) -> Recipe? {
    guard let value = values[key] else { return nil }
    if let image = value as? CIImage { return image.recipe }
    wrong(key, value)
    return nil
  }

  /// Returns the image of a key with its sampling mode.
  func sampled(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Double {
    if let number = values[key].flatMap(Self.number), !number.isNaN { return min(max(number, -1e12), 1e12) }
    wrong(key, values[key])
    guard case .number(let standard, _, _)? = kind.input(key)?.kind else { return 0 }
    return standard
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  /// Converts a number of any type to `Double`.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Double: value
    case let value as Float: Double(value)
    case let value as CGFloat: value.native
    case let value as Int: Double(value)
    case let value as Bool: value ? 1 : 0
    case let value as NSNumber: value.doubleValue
    case let value as any BinaryInteger: Double("\(value)")
    default: nil
    }
  }

  /// Returns the numbers of a vector, as many as the default has.
  func vector(_ key: String) -> [CGFloat] {
    guard case .vector(let standard, _)? = kind.input(key)?.kind else { return [] }
    if let vector = values[key] as? CIVector {
      return standard.indices.map { index in
        let number = index < vector.count ? vector.numbers[index] : 0
        return number.isNaN ? standard[index] : min(max(number, -1e12), 1e12)
      }
    }
    wrong(key, values[key])
    return standard
  }

  func point(_ key: String) -> SIMD2<Double> {
    let numbers = vector(key)
    return SIMD2(numbers[0].native, numbers[1].native)
  }

  func rectangle(_ key: String) -> CGRect {
    let numbers = vector(key)
    return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// Returns a vector of four numbers as the factors of a pixel.
  func factors(_ key: String) -> Pixel {
    let numbers = vector(key)
    return Pixel(Float(numbers[0]), Float(numbers[1]), Float(numbers[2]), Float(numbers[3]))
  }

  func color(_ key: String) -> CIColor {
    if let color = values[key] as? CIColor { return color }
    wrong(key, values[key])
    guard case .color(let c)? = kind.input(key)?.kind else { return .black }
    return CIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
  }

  func data(_ key: String) -> Data? {
    switch values[key] {
    case let data as Data: return data
    case let data as NSData: return data as Data
    case let value:
      wrong(key, value)
      return nil
    }
  }

  func string(_ key: String) -> String {
    if let text = values[key] as? String { return text }
    if let text = values[key] as? NSString { return String(describing: text) }
    wrong(key, values[key])
    guard case .string(let standard)? = kind.input(key)?.kind else { return "" }
    return standard
  }

  func transform(_ key: String = kCIInputTransformKey) -> CGAffineTransform {
    switch values[key] {
    case let transform as CGAffineTransform: return transform
    case let vector as CIVector where vector.count == 6: return vector.cgAffineTransformValue
    case let value as NSValue where String(cString: value.objCType) == "[6d]":
      var n = [Double](repeating: 0, count: 6)
      n.withUnsafeMutableBytes { if let base = $0.baseAddress { value.getValue(base) } }
      return CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
    case let value:
      wrong(key, value)
      return .identity
    }
  }

  /// Returns the colour space of a key, or `nil`.
  func space(_ key: String) -> CGColorSpace? { values[key] as? CGColorSpace }
}
