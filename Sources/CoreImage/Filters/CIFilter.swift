public import Foundation

/// An image processor that produces an image from the values of its input keys.
///
/// Built-in filters are created by name or with the factory methods of `CIFilterBuiltins`. Subclasses are
/// custom filters: they override ``outputImage``, and usually ``attributes`` and ``setDefaults()``. A filter
/// may be used by one thread at a time.
open class CIFilter: NSObject, NSCopying, NSSecureCoding {
  /// The kind of a built-in filter; `nil` for a custom one.
  private(set) var kind: FilterKind?
  private var values: [String: Any] = [:]
  private var givenName: String?

  /// Creates a filter without a kind, for subclasses.
  public override init() { super.init() }

  /// Creates the built-in filter of a name, such as `CIGaussianBlur`, with its default values; `nil`, with
  /// one warning on standard error, if there is none.
  public convenience init?(name: String) {
    guard let kind = FilterKind.named[name] else {
      tell("there is no filter called \(name)")
      return nil
    }
    self.init()
    self.kind = kind
    setDefaults()
  }

  /// Creates the built-in filter of a name with some of its values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// Creates the built-in filter of a name with some of its values.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  init(_ kind: FilterKind) {
    super.init()
    self.kind = kind
    setDefaults()
  }

  /// Creates the filter whose name an archive contains, with its default values, or a filter without a kind
  /// if there is none.
  public required init?(coder: NSCoder) {
    super.init()
    let name = coder.decodeObject(of: NSString.self, forKey: "CIFilterName").map { String(describing: $0) }
    kind = name.flatMap { FilterKind.named[$0] }
    setDefaults()
  }

  /// Encodes the name of the filter.
  open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "CIFilterName") }

  /// A Boolean value that indicates secure coding support: `true`. An archived filter is a string only.
  open class var supportsSecureCoding: Bool { true }

  /// Returns a filter of the same kind with the same values; for a subclass, the filter itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let kind, type(of: self) == CIFilter.self || self is BuiltinFilter else { return self }
    let copy = self is BuiltinFilter ? BuiltinFilter(kind) : CIFilter(kind)
    copy.values = values
    return copy
  }

  /// The name of the filter, which can be changed.
  open var name: String {
    get { givenName ?? kind?.name ?? String(describing: type(of: self)) }
    set { givenName = newValue }
  }

  /// Stored only. A Boolean value that indicates whether the filter is enabled.
  open var isEnabled = true

  /// The output image; `nil` if a required input image is missing.
  open var outputImage: CIImage? {
    guard let kind else { return nil }
    return kind.make(FilterValues(kind: kind, values: values)).map { CIImage($0) }
  }

  /// The input keys of the filter.
  open var inputKeys: [String] {
    kind?.inputs.map(\.key) ?? attributes.keys.filter { $0.hasPrefix("input") }.sorted()
  }

  /// The output keys of the filter.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// The attributes of the filter, and for each of ``inputKeys`` a dictionary of the attributes of its value.
  open var attributes: [String: Any] {
    guard let kind else { return [kCIAttributeFilterName: name] }
    var found: [String: Any] = [
      kCIAttributeFilterName: kind.name, kCIAttributeFilterDisplayName: kind.title,
      kCIAttributeFilterCategories: kind.categories,
    ]
    for input in kind.inputs { found[input.key] = input.attributes }
    return found
  }

  /// Sets all values to their defaults and removes the images.
  open func setDefaults() {
    guard let kind else { return }
    values = [:]
    for input in kind.inputs { values[input.key] = input.standard }
  }

  /// Sets the value of a key; `nil` sets the default. A key that the filter does not have is ignored with one
  /// warning on standard error.
  ///
  /// - Note: Apple's framework raises an exception in that case, which Swift could not catch. The stored
  ///   properties of subclasses have no keys on Linux: ``value(forKey:)`` finds them only if they were set
  ///   with this method.
  open func setValue(_ value: Any?, forKey key: String) {
    if let kind, kind.input(key) == nil { return tell("\(kind.name) has no \(key)") }
    values[key] = value ?? kind?.input(key)?.standard
  }

  /// Returns the value of a key, or ``outputImage``; `nil` with one warning on standard error for a key that
  /// the filter does not have.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let kind, kind.input(key) == nil { tell("\(kind.name) has no \(key)") }
    return values[key]
  }

  /// Sets the value of a key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// Returns the value of a key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets the values of several keys.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// A description with the name of the filter.
  open override var description: String { "<\(type(of: self)): \(name)>" }
}

extension CIFilter {
  /// Returns the names of the filters in a category, or of all filters for `nil`, in alphabetical order.
  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// Returns the names of the filters that are in all of the categories, or of all filters for `nil`, in
  /// alphabetical order.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.named.values.filter { kind in (categories ?? []).allSatisfy { kind.categories.contains($0) } }
      .map(\.name).sorted()
  }

  /// Returns the localized name of a filter; `nil` if there is no filter of that name.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.named[filterName]?.title
  }

  /// Returns the localized name of a category.
  public class func localizedName(forCategory category: String) -> String {
    let words = category.hasPrefix("CICategory") ? String(category.dropFirst("CICategory".count)) : category
    return words.reduce(into: "") { $0 += ($1.isUppercase && !$0.isEmpty ? " " : "") + String($1) }
  }

  /// Returns the localized description of a filter: always `nil`, because the descriptions are Apple's.
  public class func localizedDescription(forFilterName filterName: String) -> String? { nil }
}
