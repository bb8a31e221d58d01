internal import CoreGraphics
internal import Foundation

/// Makes one colour of another.
public struct UIConfigurationColorTransformer: Hashable, @unchecked Sendable {
  // Sendable as Apple's is: immutable, and its closure runs on the main thread alone.
  private final class Identity {}
  private let identity = Identity()

  /// What it does.
  public let transform: (UIColor) -> UIColor
  /// A transformer that is equal only to its copies: two of the same closure differ.
  public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
  /// The colour that `transform` makes of `input`.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// Gray of the same brightness.
  public static let grayscale = UIConfigurationColorTransformer { color in
    var white: CGFloat = 0, alpha: CGFloat = 1
    return color.getWhite(&white, alpha: &alpha) ? UIColor(white: white, alpha: alpha) : color
  }
  /// The colour that stands for a tint colour which is preferred: itself.
  public static let preferredTint = UIConfigurationColorTransformer { $0 }
  /// The colour of a tint in one colour: the label colour.
  public static let monochromeTint = UIConfigurationColorTransformer { _ in .label }

  /// Whether one is a copy of the other.
  public static func == (
    one: UIConfigurationColorTransformer, other: UIConfigurationColorTransformer
  ) -> Bool {
    one.identity === other.identity
  }
  /// Feeds the transformer's identity into the hasher, not what it does.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(identity)) }
}
