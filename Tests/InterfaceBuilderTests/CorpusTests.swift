import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Real documents, where the collection is kept beside the project.
@Suite(.enabled(if: Project.shared("corpus/files") != nil))
struct CorpusTests {
  static let files: [URL] = {
    guard let folder = Project.shared("corpus/files") else { return [] }
    let all =
      (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return all.filter { ["storyboard", "xib"].contains($0.pathExtension) }.sorted { $0.path < $1.path }
  }()

  static let documents: [(URL, IBDocument)] = files.compactMap { file in
    (try? IBDocument(contentsOf: file)).map { (file, $0) }
  }

  @Test func everyDocumentReads() throws {
    #expect(Self.files.count == 540)
    var storyboards = 0
    for file in Self.files {
      let document = try IBDocument(contentsOf: file)
      storyboards += document.kind == .storyboard ? 1 : 0
      #expect(document.name == file.lastPathComponent)
      #expect(document.scenes.isEmpty == (document.kind == .xib))
      #expect(document.objects.isEmpty == (document.kind == .storyboard))
    }
    #expect(storyboards == 439)
  }

  /// The text counts what the tree holds: a second way to the same number.
  @Test func noRectIsLost() throws {
    var total = 0
    for (file, document) in Self.documents {
      let text = try String(contentsOf: file, encoding: .utf8)
      let counted = text.components(separatedBy: "<rect key=\"frame\"").count - 1
      var found = 0
      document.root.forEach { object in
        for child in object.children where child.name == "rect" && child.key == "frame" { found += 1 }
      }
      #expect(found == counted, "\(file.lastPathComponent)")
      total += found
    }
    #expect(total == 11_499)
  }

  /// The raw text, cut at every `<`, has as many pieces with a name as the tree has elements of it.
  @Test func noElementIsLost() throws {
    for (file, document) in Self.documents {
      var counts: [Substring: Int] = [:]
      for piece in try String(contentsOf: file, encoding: .utf8).split(separator: "<") {
        guard let first = piece.utf8.first, first > UInt8(ascii: "@") else { continue }
        counts[piece.prefix { $0 != " " && $0 != ">" && $0 != "/" }, default: 0] += 1
      }
      document.root.forEach { counts[$0.name[...], default: 0] -= 1 }
      #expect(counts.allSatisfy { $0.value == 0 }, "\(file.lastPathComponent)")
    }
  }

  /// Numbers of the collection as a whole, counted with another XML parser.
  @Test func theTypedReadersSeeEverything() {
    var counts: [String: Int] = [:]
    for (_, document) in Self.documents {
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
    #expect(
      counts == [
        "scenes": 1762, "titles": 1762, "images": 720, "named": 136, "system": 429, "devices": 456,
        "masks": 4988, "constraints": 18315, "attributes": 609, "unread": 0, "outlets": 5172, "actions": 1774,
        "opaque": 0, "symbolic": 455, "unknown": 0, "blank": 0,
      ])
  }

  /// Xcode writes no broken references, and nothing that `check()` warns of.
  @Test func nothingIsWrongWithTheCollection() {
    for (file, document) in Self.documents {
      let found = document.check()
      #expect(found == [], "\(file.lastPathComponent)")
    }
  }

  /// The screens of view controllers that fill one: the rest is drawn as a part of a split view or a popover.
  @Test func rootViewsFillTheCanvas() {
    var filled = 0
    var total = 0
    for (_, document) in Self.documents {
      for controller in document.scenes.compactMap(\.viewController) {
        guard let frame = controller.child(key: "view")?.frame else { continue }
        total += 1
        filled += document.canvas(for: controller).size.width == frame.width ? 1 : 0
      }
    }
    #expect(total == 1210)
    #expect(filled >= 1185)
  }
}
