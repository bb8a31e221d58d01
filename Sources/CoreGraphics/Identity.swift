// These classes compare by identity, as Core Foundation objects do by default.

extension CGContext: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGContext, rhs: CGContext) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataConsumer: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGDataConsumer, rhs: CGDataConsumer) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGDataProvider: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGDataProvider, rhs: CGDataProvider) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFont: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGFont, rhs: CGFont) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGFunction: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGFunction, rhs: CGFunction) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGGradient: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGGradient, rhs: CGGradient) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGLayer: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGLayer, rhs: CGLayer) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPDFDocument: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGPDFDocument, rhs: CGPDFDocument) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPDFPage: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGPDFPage, rhs: CGPDFPage) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGPattern: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGPattern, rhs: CGPattern) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension CGShading: Hashable {
  /// Returns a Boolean value that indicates whether both are the same object.
  public static func == (lhs: CGShading, rhs: CGShading) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
