// These classes compare by identity, as Core Foundation objects do by default.

extension CTFrame: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTFramesetter: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTLine: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTRun: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTTypesetter: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
