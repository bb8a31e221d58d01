package import CoreGraphics

/// A drawing as a list of commands to a context, described in JSON: the form in which `CGContext` is compared with other engines.
package struct CommandScene: Decodable, Sendable {
  package var id: String

  /// The picture of the scene, opaque, of viewport times scale pixels; nil where it cannot be drawn.
  package func picture() -> CGImage? { nil }
}
