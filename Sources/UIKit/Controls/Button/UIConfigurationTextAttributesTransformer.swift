public import Foundation

/// Makes one set of a text's attributes of another.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Sendable as Apple's is: immutable, and its closure runs on the main thread alone.
  private final class Identity {}
  private let identity = Identity()

  /// What it does; called on the main thread, where views are laid out.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// A transformer that is equal only to its copies: two of the same closure differ.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// The attributes that `transform` makes of `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Whether one is a copy of the other.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Feeds the transformer's identity into the hasher, not what it does.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIConfigurationTextAttributesTransformer {
  /// A text whose own attributes win over those of its configuration, each run changed by the transformer.
  static func text(
    _ text: NSAttributedString, over base: [NSAttributedString.Key: Any],
    _ transformer: UIConfigurationTextAttributesTransformer?
  ) -> NSAttributedString {
    let result = NSMutableAttributedString()
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { own, range, _ in
      var attributes = base.merging(own) { $1 }
      if let transformer {
        attributes.merge(Dictionary<NSAttributedString.Key, Any>(transformer(AttributeContainer(attributes))))
        { $1 }
      }
      result.append(
        NSAttributedString(string: text.attributedSubstring(from: range).string, attributes: attributes))
    }
    return result
  }
}
