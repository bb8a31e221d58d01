import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Documents of a folder, with numbers that were counted by another XML parser.
struct DocumentCollection: Sendable, CustomTestStringConvertible {
  let name: String
  let files: [URL]
  let storyboards: Int
  let rectangles: Int
  /// The number of occurrences of each kind of element.
  let counts: [String: Int]
  /// Root views of controllers, and how many of them are at least as wide as the screen.
  let rootViews: (total: Int, filled: Int)

  var testDescription: String { name }

  var documents: [(URL, IBDocument)] {
    files.compactMap { file in (try? IBDocument(contentsOf: file)).map { (file, $0) } }
  }

  /// The example documents, and the collection of 540 documents beside the project where it exists.
  static let all: [DocumentCollection] = {
    let examples = DocumentCollection(
      name: "Examples/Storyboards", files: Project.documents(in: Project.exampleDocuments), storyboards: 6,
      rectangles: 177,
      counts: [
        "scenes": 16, "titles": 16, "images": 23, "named": 8, "system": 19, "devices": 7, "masks": 54,
        "constraints": 245, "attributes": 13, "outlets": 21, "actions": 17,
      ], rootViews: (10, 10))
    guard let corpus = Project.corpus else { return [examples] }
    return [
      examples,
      DocumentCollection(
        name: "corpus", files: Project.documents(in: corpus), storyboards: 439, rectangles: 11_499,
        counts: [
          "scenes": 1762, "titles": 1762, "images": 720, "named": 136, "system": 429, "devices": 456,
          "masks": 4988, "constraints": 18315, "attributes": 609, "outlets": 5172, "actions": 1774,
          "symbolic": 455,
        ], rootViews: (1210, 1185)),
    ]
  }()
}

/// Tests of real documents, read completely.
struct DocumentCollectionTests {
  @Test(arguments: DocumentCollection.all) func everyDocumentReads(collection: DocumentCollection) throws {
    var storyboards = 0
    for file in collection.files {
      let document = try IBDocument(contentsOf: file)
      storyboards += document.kind == .storyboard ? 1 : 0
      #expect(document.name == file.lastPathComponent)
      #expect(document.scenes.isEmpty == (document.kind == .xib))
      #expect(document.objects.isEmpty == (document.kind == .storyboard))
    }
    #expect(storyboards == collection.storyboards)
    #expect(collection.files.count == (collection.name == "corpus" ? 540 : 7))
  }

  /// The text has as many elements as the tree, counted by a second method.
  @Test(arguments: DocumentCollection.all) func noRectIsLost(collection: DocumentCollection) throws {
    var total = 0
    for (file, document) in collection.documents {
      let text = try String(contentsOf: file, encoding: .utf8)
      let counted = text.components(separatedBy: "<rect key=\"frame\"").count - 1
      var found = 0
      document.root.forEach { object in
        for child in object.children where child.name == "rect" && child.key == "frame" { found += 1 }
      }
      #expect(found == counted, "\(file.lastPathComponent)")
      total += found
    }
    #expect(total == collection.rectangles)
  }

  /// The raw text, split at every `<`, has as many named pieces as the tree has elements of that name.
  @Test(arguments: DocumentCollection.all) func noElementIsLost(collection: DocumentCollection) throws {
    for (file, document) in collection.documents {
      var counts: [Substring: Int] = [:]
      for piece in try String(contentsOf: file, encoding: .utf8).split(separator: "<") {
        guard let first = piece.utf8.first, first > UInt8(ascii: "@") else { continue }
        counts[piece.prefix { $0 != " " && $0 != ">" && $0 != "/" }, default: 0] += 1
      }
      document.root.forEach { counts[$0.name[...], default: 0] -= 1 }
      #expect(counts.allSatisfy { $0.value == 0 }, "\(file.lastPathComponent)")
    }
  }

  /// The typed readers see as many elements as another XML parser counts.
  @Test(arguments: DocumentCollection.all) func typedReadersCoverAllElements(collection: DocumentCollection) {
    var counts: [String: Int] = [:]
    for (_, document) in collection.documents {
      counts["scenes", default: 0] += document.scenes.count
      counts["titles", default: 0] += document.scenes.count { !$0.title.isEmpty }
      counts["images", default: 0] += document.resources.images.count
      counts["named", default: 0] += document.resources.namedColors.count
      counts["system", default: 0] += document.resources.systemColors.count
      counts["devices", default: 0] += document.device == nil ? 0 : 1
      document.root.forEach { object in
        counts["masks", default: 0] += object.autoresizingMask == nil ? 0 : 1
        counts["constraints", default: 0] += object.constraints.count
        counts["attributes", default: 0] += object.userDefinedRuntimeAttributes.count
        counts["unread", default: 0] += object.userDefinedRuntimeAttributes.count { $0.value == nil }
        counts["outlets", default: 0] += object.outlets.count
        counts["actions", default: 0] += object.actions.count
        counts["opaque", default: 0] +=
          object.attributes["opaque"] != nil && object.bool("opaque") == nil ? 1 : 0
        for constraint in object.constraints {
          counts["symbolic", default: 0] += constraint.isSymbolic ? 1 : 0
          counts["unknown", default: 0] += constraint.firstAttribute == nil ? 1 : 0
        }
        for child in object.children where child.name == "color" {
          let color = object.color(child.key ?? "")
          if case .other = color?.space { counts["spaces", default: 0] += 1 }
          counts["blank", default: 0] +=
            child.key != nil && color?.reference == nil && color?.components.isEmpty != false ? 1 : 0
        }
      }
    }
    #expect(counts.filter { $0.value > 0 } == collection.counts)
  }

  /// Documents by Xcode have no broken references, and `check()` reports no warning for them.
  @Test(arguments: DocumentCollection.all)
  func nothingIsWrongWithTheCollection(collection: DocumentCollection) {
    for (file, document) in collection.documents {
      let found = document.check()
      #expect(found == [], "\(file.lastPathComponent)")
    }
  }

  /// The screens of view controllers that fill one. The others are drawn as a part of a split view or a
  /// popover.
  @Test(arguments: DocumentCollection.all) func rootViewsFillTheCanvas(collection: DocumentCollection) {
    var filled = 0
    var total = 0
    for (_, document) in collection.documents {
      for controller in document.scenes.compactMap(\.viewController) {
        guard let frame = controller.child(key: "view")?.frame else { continue }
        total += 1
        filled += document.canvas(for: controller).size.width == frame.width ? 1 : 0
      }
    }
    #expect(total == collection.rootViews.total)
    #expect(filled >= collection.rootViews.filled)
  }
}
