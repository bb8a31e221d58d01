/// An entry of the filter table: the name, the inputs and the implementation of a filter.
struct FilterKind: Sendable {
  let name: String
  /// The localized name.
  let title: String
  let categories: [String]
  let inputs: [FilterInput]
  /// The function that produces the output from the values; it returns `nil` if a required image is missing.
  let make: @Sendable (FilterValues) -> Recipe?

  init(
    _ name: String, _ title: String, _ categories: [String], _ inputs: [FilterInput],
    _ make: @escaping @Sendable (FilterValues) -> Recipe?
  ) {
    (self.name, self.title, self.inputs, self.make) = (name, title, inputs, make)
    self.categories = categories + [kCICategoryStillImage, kCICategoryVideo, kCICategoryBuiltIn]
  }

  func input(_ key: String) -> FilterInput? { inputs.first { $0.key == key } }

  /// All built-in filters by name.
  static let named: [String: FilterKind] = {
    let groups: [[FilterKind]] = [
      blurs, sharpeners, colorAdjustments, colorEffects, compositions, generators, gradients, barcodes,
      geometry, tiles, stylizers, reductions, transitions, distortions, halftones, morphologies,
    ]
    return Dictionary(uniqueKeysWithValues: groups.joined().map { ($0.name, $0) })
  }()
}

/// An input value of a filter and its default.
struct FilterInput: Sendable {
  enum Kind: Sendable {
    case image
    case number(Double, ClosedRange<Double>, identity: Double?)
    case vector([CGFloat], type: String?)
    case color([CGFloat])
    case data
    case string(String)
    case transform
    case flag(Bool)
    case space
  }

  let key: String
  let kind: Kind

  static let image = FilterInput(key: kCIInputImageKey, kind: .image)
  static let background = FilterInput(key: kCIInputBackgroundImageKey, kind: .image)
  static func image(_ key: String) -> FilterInput { FilterInput(key: key, kind: .image) }
  static func number(
    _ key: String, _ standard: Double, _ range: ClosedRange<Double>, identity: Double? = nil
  ) -> FilterInput {
    FilterInput(key: key, kind: .number(standard, range, identity: identity))
  }
  static func vector(_ key: String, _ numbers: CGFloat...) -> FilterInput {
    FilterInput(key: key, kind: .vector(numbers, type: nil))
  }
  static func position(_ key: String, _ x: CGFloat, _ y: CGFloat) -> FilterInput {
    FilterInput(key: key, kind: .vector([x, y], type: kCIAttributeTypePosition))
  }
  static func rectangle(_ key: String, _ numbers: CGFloat...) -> FilterInput {
    FilterInput(key: key, kind: .vector(numbers, type: kCIAttributeTypeRectangle))
  }
  static func color(_ key: String, _ numbers: CGFloat...) -> FilterInput {
    FilterInput(key: key, kind: .color(numbers))
  }
  static func data(_ key: String) -> FilterInput { FilterInput(key: key, kind: .data) }
  static func string(_ key: String, _ standard: String) -> FilterInput {
    FilterInput(key: key, kind: .string(standard))
  }
  static let transform = FilterInput(key: kCIInputTransformKey, kind: .transform)
  static func flag(_ key: String, _ standard: Bool) -> FilterInput {
    FilterInput(key: key, kind: .flag(standard))
  }
  static let space = FilterInput(key: "inputColorSpace", kind: .space)

  /// The default value.
  var standard: Any? {
    switch kind {
    case .image, .data, .space: nil
    case .number(let number, _, _): NSNumber(value: number)
    case .vector(let numbers, _): CIVector(numbers: numbers)
    case .color(let c): CIColor(red: c[0], green: c[1], blue: c[2], alpha: c[3])
    case .string(let text): text
    case .transform: CGAffineTransform.identity
    case .flag(let value): value
    }
  }

  /// The attributes of the value in `CIFilter.attributes`.
  var attributes: [String: Any] {
    var found: [String: Any] = [kCIAttributeName: key, kCIAttributeDisplayName: title]
    found[kCIAttributeDefault] = standard
    switch kind {
    case .image: (found[kCIAttributeClass], found[kCIAttributeType]) = ("CIImage", kCIAttributeTypeImage)
    case .number(_, let range, let identity):
      (found[kCIAttributeClass], found[kCIAttributeType]) = ("NSNumber", kCIAttributeTypeScalar)
      (found[kCIAttributeSliderMin], found[kCIAttributeSliderMax]) = (range.lowerBound, range.upperBound)
      (found[kCIAttributeMin], found[kCIAttributeMax]) = (range.lowerBound, range.upperBound)
      found[kCIAttributeIdentity] = identity
    case .vector(_, let type):
      found[kCIAttributeClass] = "CIVector"
      found[kCIAttributeType] = type
    case .color: (found[kCIAttributeClass], found[kCIAttributeType]) = ("CIColor", kCIAttributeTypeColor)
    case .data: found[kCIAttributeClass] = "NSData"
    case .string: found[kCIAttributeClass] = "NSString"
    case .transform: found[kCIAttributeClass] = "NSValue"
    case .flag: (found[kCIAttributeClass], found[kCIAttributeType]) = ("NSNumber", kCIAttributeTypeBoolean)
    case .space: found[kCIAttributeClass] = "NSObject"
    }
    return found
  }

  /// The localized name of the value: `inputCorrectionLevel` becomes "Correction Level".
  private var title: String {
    key.dropFirst("input".count).reduce(into: "") {
      $0 += ($1.isUppercase && !$0.isEmpty ? " " : "") + String($1)
    }
  }
}
