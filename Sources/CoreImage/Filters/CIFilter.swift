public import Foundation

/// A maker of images: values under keys go in, an image comes out as `outputImage`.
///
/// The filters that exist are made by their names or by the functions of `CIFilterBuiltins`. Subclasses make
/// filters of their own: they override `outputImage`, and usually `attributes` and `setDefaults()`. A filter
/// may be used by one thread at a time.
open class CIFilter: NSObject, NSCopying, NSSecureCoding {
  /// What the filter is; nil for those of clients.
  private(set) var kind: FilterKind?
  private var values: [String: Any] = [:]
  private var givenName: String?

  /// A filter without a kind, for subclasses.
  public override init() { super.init() }

  /// The filter of a name, such as `CIGaussianBlur`, with the defaults of its values; nil where there is
  /// none, which is said once on standard error.
  public convenience init?(name: String) {
    guard let kind = FilterKind.named[name] else {
      tell("there is no filter called \(name)")
      return nil
    }
    self.init()
    self.kind = kind
    setDefaults()
  }

  /// The filter of a name with some of its values.
  public convenience init?(name: String, parameters params: [String: Any]?) {
    self.init(name: name)
    for (key, value) in params ?? [:] { setValue(value, forKey: key) }
  }

  /// The filter of a name with some of its values.
  public convenience init?(name: String, withInputParameters params: [String: Any]?) {
    self.init(name: name, parameters: params)
  }

  init(_ kind: FilterKind) {
    super.init()
    self.kind = kind
    setDefaults()
  }

  /// The filter whose name an archive holds, with the defaults of its values; without a
  /// kind where it holds none.
  public required init?(coder: NSCoder) {
    super.init()
    let name = coder.decodeObject(of: NSString.self, forKey: "CIFilterName").map { String(describing: $0) }
    kind = name.flatMap { FilterKind.named[$0] }
    setDefaults()
  }

  /// Writes the name to an archive.
  open func encode(with coder: NSCoder) { coder.encode(name as NSString, forKey: "CIFilterName") }

  /// True: an archive of a filter holds nothing but a string.
  open class var supportsSecureCoding: Bool { true }

  /// Another filter of the kind with the same values; a subclass's is the filter itself.
  open func copy(with zone: NSZone? = nil) -> Any {
    guard let kind, type(of: self) == CIFilter.self || self is BuiltinFilter else { return self }
    let copy = self is BuiltinFilter ? BuiltinFilter(kind) : CIFilter(kind)
    copy.values = values
    return copy
  }

  /// The name of the filter, which can be given another.
  open var name: String {
    get { givenName ?? kind?.name ?? String(describing: type(of: self)) }
    set { givenName = newValue }
  }

  /// Whether the filter is used where it is one of many; has no meaning of its own.
  open var isEnabled = true

  /// The image that comes out; nil where an image is missing that the filter cannot do without.
  open var outputImage: CIImage? {
    guard let kind else { return nil }
    return kind.make(FilterValues(kind: kind, values: values)).map { CIImage($0) }
  }

  /// The keys of what goes in.
  open var inputKeys: [String] {
    kind?.inputs.map(\.key) ?? attributes.keys.filter { $0.hasPrefix("input") }.sorted()
  }

  /// The keys of what comes out.
  open var outputKeys: [String] { [kCIOutputImageKey] }

  /// What is known of the filter, and under each key of `inputKeys` a dictionary of
  /// what is known of the value.
  open var attributes: [String: Any] {
    guard let kind else { return [kCIAttributeFilterName: name] }
    var found: [String: Any] = [
      kCIAttributeFilterName: kind.name, kCIAttributeFilterDisplayName: kind.title,
      kCIAttributeFilterCategories: kind.categories,
    ]
    for input in kind.inputs { found[input.key] = input.attributes }
    return found
  }

  /// Gives every value its default; images are taken away.
  open func setDefaults() {
    guard let kind else { return }
    values = [:]
    for input in kind.inputs { values[input.key] = input.standard }
  }

  /// Sets a value; nil gives it its default. A key that the filter has not is said once on
  /// standard error and ignored.
  ///
  /// - Note: Apple's raises an exception there, which Swift could not catch. Subclasses' own properties have
  ///   no keys on Linux: they are found under their keys by `value(forKey:)` only if they were set here.
  open func setValue(_ value: Any?, forKey key: String) {
    if let kind, kind.input(key) == nil { return tell("\(kind.name) has no \(key)") }
    values[key] = value ?? kind?.input(key)?.standard
  }

  /// A value, or `outputImage`; nil for a key that the filter has not, which is said once on standard error.
  open func value(forKey key: String) -> Any? {
    if key == kCIOutputImageKey { return outputImage }
    if let kind, kind.input(key) == nil { tell("\(kind.name) has no \(key)") }
    return values[key]
  }

  /// Sets a value by its key.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) { setValue(value, forKey: keyPath) }

  /// A value by its key.
  open func value(forKeyPath keyPath: String) -> Any? { value(forKey: keyPath) }

  /// Sets several values.
  open func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value is NSNull ? nil : value, forKey: key) }
  }

  /// The name of the filter.
  open override var description: String { "<\(type(of: self)): \(name)>" }
}

extension CIFilter {
  /// The names of the filters in a category, or of all for nil, in order of the alphabet.
  public class func filterNames(inCategory category: String?) -> [String] {
    filterNames(inCategories: category.map { [$0] })
  }

  /// The names of the filters that are in all of the categories, or of all filters for nil,
  /// in order of the alphabet.
  public class func filterNames(inCategories categories: [String]?) -> [String] {
    FilterKind.named.values.filter { kind in (categories ?? []).allSatisfy { kind.categories.contains($0) } }
      .map(\.name).sorted()
  }

  /// What people see as the name of a filter; nil where there is none of the name.
  public class func localizedName(forFilterName filterName: String) -> String? {
    FilterKind.named[filterName]?.title
  }

  /// What people see as the name of a category.
  public class func localizedName(forCategory category: String) -> String {
    let words = category.hasPrefix("CICategory") ? String(category.dropFirst("CICategory".count)) : category
    return words.reduce(into: "") { $0 += ($1.isUppercase && !$0.isEmpty ? " " : "") + String($1) }
  }

  /// A sentence about a filter: always nil, the sentences are Apple's.
  public class func localizedDescription(forFilterName filterName: String) -> String? { nil }
}
