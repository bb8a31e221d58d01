// As of all objects of Core Foundation, of which these have no other equality.

extension CTFrame: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CTFrame, rhs: CTFrame) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTFramesetter: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CTFramesetter, rhs: CTFramesetter) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTLine: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CTLine, rhs: CTLine) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTRun: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CTRun, rhs: CTRun) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CTTypesetter: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CTTypesetter, rhs: CTTypesetter) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
