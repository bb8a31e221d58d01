internal import Foundation
internal import Projects

/// A model of Core Data, of which Xcode writes classes for entities that ask for them.
struct DataModel {
  private let name: String
  private let document: XMLReading

  /// Reads the current version of a model; nil if the file is none, or none that can be read.
  init?(at url: URL) {
    guard ["xcdatamodeld", "xcdatamodel"].contains(url.pathExtension) else { return nil }
    name = url.deletingPathExtension().lastPathComponent
    var folder = url
    if url.pathExtension == "xcdatamodeld" {
      let list = FileManager.default.contents(atPath: url.appendingPathComponent(".xccurrentversion").path)
        .flatMap { try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil) }
      let current = (list as? [String: Any])?["_XCCurrentVersionName"] as? String
      let found = current ?? url.entries.filter { $0.hasSuffix(".xcdatamodel") }.sorted().last
      guard let found else { return nil }
      folder = url.appendingPathComponent(found)
    }
    guard let data = FileManager.default.contents(atPath: folder.appendingPathComponent("contents").path)
    else { return nil }
    document = XMLReading(String(decoding: data, as: UTF8.self))
  }

  init(name: String, text: String) { (self.name, document) = (name, XMLReading(text)) }

  /// Returns the name that a file has in the app's bundle, where programs look for compiled models.
  static func name(of url: URL) -> String {
    let kinds = ["xcdatamodeld": "momd", "xcdatamodel": "mom"]
    guard let kind = kinds[url.pathExtension] else { return url.lastPathComponent }
    return "\(url.deletingPathExtension().lastPathComponent).\(kind)"
  }

  /// Writes the classes into a file of the folder, if there are any.
  func writeClasses(into folder: URL, _ scratch: Scratch) throws {
    let text = classes
    guard !text.isEmpty else { return }
    try scratch.write(text, to: folder.appendingPathComponent("\(name)+CoreData.swift").path)
  }

  /// The source of the classes as Xcode writes it: whole, or an extension of a class of the project.
  var classes: String {
    var found = ""
    for entity in document.entities where ["class", "category"].contains(entity["codeGenerationType"] ?? "") {
      let named = entity["representedClassName"] ?? entity["name"] ?? ""
      let type = named.split(separator: ".").last.map(String.init) ?? named
      let parent = document.entities.first { $0["name"] == entity["parentEntity"] }
      let base =
        parent?["representedClassName"]?.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
      if entity["codeGenerationType"] == "class" {
        found += "\n@objc(\(type))\npublic class \(type): \(base) {}\n"
        if parent == nil { found += "extension \(type): Identifiable {}\n" }
      }
      found += """

        extension \(type) {
          @nonobjc public class func fetchRequest() -> NSFetchRequest<\(type)> {
            NSFetchRequest<\(type)>(entityName: "\(entity["name"] ?? type)")
          }

        """
      found += entity.properties.map { Self.source(of: $0, in: document) }.joined()
      found += "}\n"
    }
    return found.isEmpty ? "" : "import CoreData\nimport Foundation\n" + found
  }

  private static func source(of property: XMLReading.Tag, in document: XMLReading) -> String {
    let name = property["name"] ?? ""
    guard property.name == "relationship" else {
      return "  @NSManaged public var \(name): \(type(of: property))\n"
    }
    let goal = document.entities.first { $0["name"] == property["destinationEntity"] }
    let type = goal?["representedClassName"]?.split(separator: ".").last.map(String.init) ?? "NSManagedObject"
    guard property["toMany"] == "YES" else { return "  @NSManaged public var \(name): \(type)?\n" }
    let set = property["ordered"] == "YES" ? "NSOrderedSet" : "NSSet"
    let end = name.prefix(1).uppercased() + name.dropFirst()
    return """
        @NSManaged public var \(name): \(set)?
        @NSManaged public func addTo\(end)(_ value: \(type))
        @NSManaged public func removeFrom\(end)(_ value: \(type))
        @NSManaged public func addTo\(end)(_ values: \(set))
        @NSManaged public func removeFrom\(end)(_ values: \(set))

      """
  }

  private static func type(of attribute: XMLReading.Tag) -> String {
    let kind = attribute["attributeType"] ?? "", isScalar = attribute["usesScalarValueType"] == "YES"
    let scalars = [
      "Integer 16": "Int16", "Integer 32": "Int32", "Integer 64": "Int64", "Double": "Double",
      "Float": "Float", "Boolean": "Bool",
    ]
    if let scalar = scalars[kind] { return isScalar ? scalar : "NSNumber?" }
    if kind == "Transformable" { return "\(attribute["customClassName"] ?? "NSObject")?" }
    return [
      "Decimal": "NSDecimalNumber?", "Date": "Date?", "Binary": "Data?", "UUID": "UUID?", "URI": "URL?",
    ][kind] ?? "String?"
  }
}

/// The tags of a model's document.
struct XMLReading {
  struct Tag {
    let name: String
    let attributes: [String: String]
    /// The attributes and the relationships of an entity.
    var properties: [Tag] = []
    subscript(name: String) -> String? { attributes[name] }
  }
  private(set) var entities: [Tag] = []

  init(_ text: String) {
    for match in text.matches(of: #/<(\w+)((?:\s+[\w:]+="[^"]*")*)\s*/?>/#) {
      let pairs = String(match.2).matches(of: #/([\w:]+)="([^"]*)"/#).map { (String($0.1), String($0.2)) }
      let tag = Tag(name: String(match.1), attributes: Dictionary(pairs) { first, _ in first })
      switch tag.name {
      case "entity": entities.append(tag)
      case "attribute", "relationship":
        if !entities.isEmpty { entities[entities.count - 1].properties.append(tag) }
      default: continue
      }
    }
  }
}
