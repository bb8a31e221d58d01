// As of all objects of Core Foundation, of which these have no other equality.

extension CGContext: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataConsumer: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFont: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFunction: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLayer: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPDFDocument: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPDFPage: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGShading: Hashable {
  /// Whether both are the same object.
  public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }

  /// Feeds the identity into the hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
