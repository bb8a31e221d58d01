public import Foundation

/// A transformer that computes one set of text attributes from another.
public struct UIConfigurationTextAttributesTransformer: Hashable, @unchecked Sendable {
  // Sendable, as in UIKit: immutable, and its closure runs on the main thread only.
  private final class Identity {}
  private let identity = Identity()

  /// The transforming closure, called on the main thread, where views are laid out.
  public let transform: (AttributeContainer) -> AttributeContainer
  /// Creates a transformer that is equal only to its copies: two transformers with the same closure differ.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) {
    self.transform = transform
  }
  /// Returns the attributes that ``transform`` computes from `input`.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  /// Returns a Boolean value that indicates whether one transformer is a copy of the other.
  public static func == (one: Self, other: Self) -> Bool { one.identity === other.identity }
  /// Hashes the transformer's identity, not its closure.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}

extension UIConfigurationTextAttributesTransformer {
  /// Returns the text with the base attributes where it has none of its own, each run changed by the
  /// transformer.
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
