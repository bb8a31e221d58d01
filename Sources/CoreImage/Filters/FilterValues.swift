/// The values of a filter's inputs, each of the type that the filter takes and finite: what is missing, no
/// number or of another type is the default.
struct FilterValues: @unchecked Sendable {
  // The values are those that a filter was given; they are read here and never kept by recipes.
  let kind: FilterKind
  let values: [String: Any]

  private func wrong(_ key: String, _ value: Any?) {
    if let value { tell("\(kind.name): \(key) cannot be \(type(of: value)); its default is taken") }
  }

  /// The image under a key, or nil.
  func image(_ key: String = kCIInputImageKey) -> Recipe? {
    guard let value = values[key] else { return nil }
    if let image = value as? CIImage { return image.recipe }
    wrong(key, value)
    return nil
  }

  /// The whole image under a key, with how it is to be sampled.
  func sampled(_ key: String = kCIInputImageKey) -> CIImage? { values[key] as? CIImage }

  func number(_ key: String) -> Double {
    if let number = values[key].flatMap(Self.number), !number.isNaN { return min(max(number, -1e12), 1e12) }
    wrong(key, values[key])
    guard case .number(let standard, _, _)? = kind.input(key)?.kind else { return 0 }
    return standard
  }

  func float(_ key: String) -> Float { Float(number(key)) }

  /// A number of any type.
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

  /// As many numbers as the default has.
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

  /// Four numbers as the factors of a pixel.
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

  /// A space of colours, or nil.
  func space(_ key: String) -> CGColorSpace? { values[key] as? CGColorSpace }
}
