// These classes compare by identity, as Core Foundation objects do by default.

extension CGImageDestination: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGImageDestination, rhs: CGImageDestination) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGImageSource: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGImageSource, rhs: CGImageSource) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
