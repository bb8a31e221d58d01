internal import CoreGraphics
internal import Foundation

/// A transformer that computes one colour from another.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Sendable, as in UIKit: immutable, and its closure runs on the main thread only.
  private final class Identity {}
  private let identity = Identity()

  /// The transforming closure.
  public let transform: (UIColor) -> UIColor
  /// Creates a transformer that is equal only to its copies: two transformers with the same closure differ.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// Returns the colour that ``transform`` computes from `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer that returns a gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var white: CGFloat = 0, alpha: CGFloat = 1
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
  /// A transformer for a preferred tint colour, which returns its input.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// A transformer for a monochrome tint, which returns the label colour.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }

  /// Returns a Boolean value that indicates whether one transformer is a copy of the other.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool {
    one.identity === other.identity
  }
  /// Hashes the transformer's identity, not its closure.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
