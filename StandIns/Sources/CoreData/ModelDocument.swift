internal import Foundation

/// A model as Xcode writes it.
struct ModelDocument {
  private struct Tag {
    let name: String
    let attributes: [String: String]
    let isEnd: Bool
  }
  private let tags: [Tag]

  init(_ text: String) {
    tags = text.matches(of: #/<(/?)(\w+)((?:\s+[\w:]+="[^"]*")*)\s*/?>/#).map { match in
      var attributes: [String: String] = [:]
      for pair in String(match.3).matches(of: #/([\w:]+)="([^"]*)"/#) {
        attributes[String(pair.1)] = Self.unescaped(String(pair.2))
      }
      return Tag(name: String(match.2), attributes: attributes, isEnd: !match.1.isEmpty)
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&apos;", "'"), ("&amp;", "&")]
      .reduce(text) { $0.replacingOccurrences(of: $1.0, with: $1.1) }
  }

  /// Returns the text of the current version of a model.
  static func text(at url: URL) -> String? {
    let manager = FileManager.default
    var folder = url
    if url.pathExtension != "xcdatamodel" {
      let versions = (try? manager.contentsOfDirectory(atPath: url.path)) ?? []
      let list = manager.contents(atPath: url.appendingPathComponent(".xccurrentversion").path).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
      }
      let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
      let found = current ?? versions.filter { $0.hasSuffix(".xcdatamodel") }.sorted().last
      if let found { folder = url.appendingPathComponent(found) }
    }
    return manager.contents(atPath: folder.appendingPathComponent("contents").path).map {
      String(decoding: $0, as: UTF8.self)
    }
  }

  /// Returns the entities, joined by their relationships.
  func entities() -> [NSEntityDescription] {
    var found: [String: NSEntityDescription] = [:], order: [NSEntityDescription] = []
    var parents: [(NSEntityDescription, String)] = []
    var ends: [(relationship: NSRelationshipDescription, attributes: [String: String])] = []
    var entity: NSEntityDescription?, constraint: [Any]?
    for tag in tags {
      let values = tag.attributes
      switch (tag.name, tag.isEnd) {
      case ("entity", false):
        let new = NSEntityDescription()
        new.name = values["name"]
        let named = values["representedClassName"] ?? "NSManagedObject"
        new.managedObjectClassName = named.hasPrefix(".") ? String(named.dropFirst()) : named
        new.isAbstract = values["isAbstract"] == "YES"
        if let parent = values["parentEntity"] { parents.append((new, parent)) }
        found[new.name ?? ""] = new
        order.append(new)
        entity = new
      case ("entity", true): entity = nil
      case ("attribute", false): entity?.properties.append(attribute(values))
      case ("relationship", false):
        let new = relationship(values)
        entity?.properties.append(new)
        ends.append((new, values))
      case ("uniquenessConstraint", false): constraint = []
      case ("uniquenessConstraint", true):
        if let constraint { entity?.uniquenessConstraints.append(constraint) }
        constraint = nil
      case ("constraint", false): if let value = values["value"] { constraint?.append(value) }
      default: continue
      }
    }
    for (child, parent) in parents { found[parent]?.subentities.append(child) }
    for (relationship, values) in ends {
      relationship.destinationEntity = values["destinationEntity"].flatMap { found[$0] }
      guard let inverse = values["inverseName"], let other = values["inverseEntity"] else { continue }
      relationship.inverseRelationship = found[other]?.relationshipsByName[inverse]
    }
    return order
  }

  private func attribute(_ values: [String: String]) -> NSAttributeDescription {
    let new = NSAttributeDescription()
    new.name = values["name"] ?? ""
    new.isOptional = values["optional"] == "YES"
    new.isTransient = values["transient"] == "YES"
    new.attributeType = NSAttributeType(named: values["attributeType"] ?? "")
    new.valueTransformerName = values["valueTransformerName"]
    if let text = values["defaultValueString"] { new.defaultValue = new.value(of: text) }
    if let seconds = values["defaultDateTimeInterval"].flatMap(Double.init) {
      new.defaultValue = Date(timeIntervalSinceReferenceDate: seconds)
    }
    return new
  }

  private func relationship(_ values: [String: String]) -> NSRelationshipDescription {
    let new = NSRelationshipDescription()
    new.name = values["name"] ?? ""
    new.isOptional = values["optional"] == "YES"
    new.isOrdered = values["ordered"] == "YES"
    new.maxCount = values["toMany"] == "YES" ? values["maxCount"].flatMap(Int.init) ?? 0 : 1
    new.minCount = values["minCount"].flatMap(Int.init) ?? 0
    new.deleteRule =
      [
        "Cascade": .cascadeDeleteRule, "Deny": .denyDeleteRule, "No Action": .noActionDeleteRule,
      ][values["deletionRule"] ?? ""] ?? .nullifyDeleteRule
    return new
  }
}

extension NSAttributeDescription {
  /// Returns the default value that a model writes as a text.
  func value(of text: String) -> Any? {
    switch attributeType {
    case .booleanAttributeType: NSNumber(value: text == "YES")
    case .stringAttributeType: text
    case .integer16AttributeType, .integer32AttributeType, .integer64AttributeType:
      Int64(text).map { NSNumber(value: $0) }
    case .doubleAttributeType, .floatAttributeType: Double(text).map { NSNumber(value: $0) }
    case .decimalAttributeType: NSDecimalNumber(string: text)
    case .UUIDAttributeType: UUID(uuidString: text)
    case .URIAttributeType: URL(string: text)
    default: nil
    }
  }
}
