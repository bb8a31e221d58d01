// As of all objects of Core Foundation, of which these have no other equality.

extension CGImageDestination: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGImageDestination, rhs: CGImageDestination) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImageSource: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
