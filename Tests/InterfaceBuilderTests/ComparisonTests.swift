import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Tests of the differences reported between two versions of a document.
struct ComparisonTests {
  private func changes(_ old: String, _ new: String) throws -> [IBChange] {
    IBComparison(try Documents.read(old), try Documents.read(new)).changes
  }

  /// Returns the reported changes, each with its kind, its subject and the details as `property: old → new`.
  private func told(_ old: String, _ new: String) throws -> [String] {
    try changes(old, new).filter { !$0.isIncidental }.map { change in
      let details = change.details.map { "\($0.property): \($0.old ?? "–") → \($0.new ?? "–")" }
      return ([("\(change.kind) \(change.subject)")] + details).joined(separator: "; ")
    }
  }

  private func label(_ id: String, _ text: String, more: String = "") -> String {
    "<label text=\"\(text)\" id=\"\(id)\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"3\" height=\"4\"/>\(more)</label>"
  }

  private func view(_ subviews: String, constraints: String = "") -> String {
    Documents.storyboard("<subviews>\(subviews)</subviews><constraints>\(constraints)</constraints>")
  }

  @Test func aDocumentIsTheSameAsItself() throws {
    let document = view(
      label("a", "A"),
      constraints: "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" id=\"c\"/>")
    #expect(try changes(document, document).isEmpty)
  }

  @Test func changedPropertyIsReportedWithBothValues() throws {
    let font =
      "<fontDescription key=\"fontDescription\" type=\"system\" weight=\"semibold\" pointSize=\"17\"/>"
    #expect(
      try told(view(label("a", "A")), view(label("a", "B", more: font)))
        == ["changed label \"B\" a; text: A → B; fontDescription: – → system semibold 17"])
  }

  @Test func longTextsThatDifferAtTheirEndsAreReported() throws {
    let long = String(repeating: "word ", count: 40)
    let changes = try changes(view(label("a", long + "one")), view(label("a", long + "two"))).filter {
      !$0.isIncidental
    }
    #expect(changes.flatMap(\.details).map(\.new) == [long + "two"])
  }

  @Test func storedFramesAndPlacesOnTheCanvasAreIncidental() throws {
    let old = view(label("a", "A"))
    let new = old.replacingOccurrences(of: "width=\"3\"", with: "width=\"30\"")
      .replacingOccurrences(of: "x=\"12.5\"", with: "x=\"99\"").replacingOccurrences(
        of: "21701", with: "23504")
    #expect(try told(old, new).isEmpty)
    #expect(
      try changes(old, new).flatMap(\.details).map(\.property).sorted() == [
        "canvasLocation", "frame", "toolsVersion",
      ])
  }

  @Test func sizesThatInterfaceBuilderDrewAreIncidental() throws {
    func document(_ width: Int) -> String {
      let size = "<size key=\"intrinsicContentSize\" width=\"\(width)\" height=\"20.5\"/>"
      return view(label("a", "A")).replacingOccurrences(
        of: "</document>",
        with: "<designables><designable name=\"a\">\(size)</designable></designables></document>")
    }
    #expect(try told(document(104), document(112)).isEmpty)
    let details = try changes(document(104), document(112)).flatMap(\.details)
    #expect(
      details.map { "\($0.property): \($0.old ?? "") → \($0.new ?? "")" } == [
        "designable a: 104 x 20.5 → 112 x 20.5"
      ])
  }

  @Test func addedAndRemovedObjectsAreReportedOnceWithTheirDescendants() throws {
    let box =
      "<view userLabel=\"Box\" id=\"box\"><subviews>\(label("a", "A"))\(label("b", "B"))</subviews></view>"
    #expect(
      try told(view(""), view(box)) == [
        "added view \"Box\" box; in: – → view root"
      ])
    let contents = try #require(try changes(view(""), view(box)).first { $0.id == "box" }).contents
    #expect(contents.map(\.subject) == ["label \"A\" a", "label \"B\" b"])
    #expect(contents.map(\.depth) == [0, 0])
    #expect(
      try told(view(box), view("")) == [
        "removed view \"Box\" box; in: view root → –; with: label \"A\", label \"B\" → –"
      ])
  }

  @Test func constraintsOfRemovedObjectsAreNotReported() throws {
    let width = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" id=\"c\"/>"
    #expect(
      try told(view(label("a", "A"), constraints: width), view("")) == [
        "removed label \"A\" a; in: view root → –"
      ])
  }

  @Test func aConstraintIsASentence() throws {
    func document(_ constant: String, _ more: String = "") -> String {
      view(
        label("a", "A"),
        constraints:
          "<constraint firstItem=\"a\" firstAttribute=\"leading\" secondItem=\"root\" secondAttribute=\"leading\" "
          + "constant=\"\(constant)\"\(more) id=\"c\"/>")
    }
    let changes = try changes(document("16"), document("-20", " priority=\"750\"")).filter {
      !$0.isIncidental
    }
    #expect(changes.map(\.topic) == [.constraint])
    #expect(changes[0].details.map(\.old) == ["label \"A\".leading = view root.leading + 16"])
    #expect(changes[0].details.map(\.new) == ["label \"A\".leading = view root.leading − 20 at 750"])
  }

  @Test func newIdsOfTheSameThingsAreIncidental() throws {
    func document(_ id: String) -> String {
      view(
        "<view userLabel=\"Box\" id=\"box\(id)\"><subviews>\(label("a" + id, "A"))</subviews></view>",
        constraints:
          "<constraint firstItem=\"box\(id)\" firstAttribute=\"width\" constant=\"9\" id=\"c\(id)\"/>")
    }
    let changes = try changes(document("1"), document("2"))
    #expect(changes.count == 3)
    #expect(changes.allSatisfy { $0.isIncidental })
  }

  @Test func aViewThatWentIntoAnotherIsMoved() throws {
    func box(_ inside: String) -> String {
      "<view userLabel=\"Box\" id=\"box\"><subviews>\(inside)</subviews></view>"
    }
    #expect(
      try told(view(label("a", "A") + box("")), view(box(label("a", "A"))))
        == ["moved label \"A\" a; in: view root → view \"Box\" box"])
  }

  @Test func anotherOrderNamesTheFewestViews() throws {
    let labels = ["a", "b", "c", "d"].map { label($0, $0) }
    let told = try told(view(labels.joined()), view(([labels[3]] + labels[..<3]).joined()))
    #expect(
      told == ["moved label \"d\" d; place in view root: 4 → 1"])
  }

  @Test func viewsThatChangePlacesBothMove() throws {
    let names = ["a", "b", "c", "d"], exchanged = ["a", "d", "c", "b"]
    func document(_ names: [String]) -> String { view(names.map { label($0, $0) }.joined()) }
    #expect(
      try told(document(names), document(exchanged)) == [
        "moved label \"d\" d; place in view root: 4 → 2",
        "moved label \"b\" b; place in view root: 2 → 4",
      ])
  }

  /// In any order, a view reported as moved comes from another place, and the views not reported keep their
  /// order.
  @Test func nothingMovesToItsOwnPlace() throws {
    var random = SeededRandom()
    let names = (0..<7).map { "v\($0)" }
    func document(_ names: [String]) -> String { view(names.map { label($0, $0) }.joined()) }
    for _ in 0..<200 {
      let shuffled = names.shuffled(using: &random)
      let moves = try changes(document(names), document(shuffled)).filter { $0.kind == .moved }
      for move in moves {
        let detail = try #require(move.details.first), id = try #require(move.id)
        #expect(detail.old != detail.new, "\(shuffled)")
        #expect(detail.old == names.firstIndex(of: id).map { String($0 + 1) }, "\(shuffled)")
        #expect(detail.new == shuffled.firstIndex(of: id).map { String($0 + 1) }, "\(shuffled)")
      }
      let moved = Set(moves.compactMap(\.id)), staying = shuffled.filter { !moved.contains($0) }
      #expect(staying == staying.sorted(), "\(shuffled)")
    }
  }

  @Test func connectionsAreSentences() throws {
    let outlet = "<connections><outlet property=\"name\" destination=\"a\" id=\"o\"/></connections>"
    #expect(
      try told(
        view(label("a", "A")),
        Documents.storyboard("<subviews>\(label("a", "A"))</subviews>", controller: outlet))
        == ["added LoginController vc: outlet name to label \"A\""])
  }

  @Test func scenesComeAndGoWhole() throws {
    let second = """
      <!--Second--><scene sceneID="s2"><objects><viewController id="v2"><view key="view" id="r2"/></viewController></objects></scene>
      """
    let with = Documents.storyboard("", scenes: second)
    #expect(
      try told(Documents.storyboard(""), with) == [
        "added scene \"Second\"; with: – → viewController v2, 2 objects"
      ])
    #expect(
      try told(with, Documents.storyboard("")) == [
        "removed scene \"Second\"; with: viewController v2, 2 objects → –"
      ])
  }

  /// Comparisons in both directions name the same objects, with added and removed exchanged.
  @Test func bothDirectionsAgree() throws {
    let examples = Project.documents(in: Project.exampleDocuments)
    let files = Project.corpus.map(Project.documents) ?? []
    func count(_ comparison: IBComparison, _ kind: IBChange.Kind) -> Int {
      comparison.changes.count { $0.kind == kind && ($0.topic == .object || $0.topic == .scene) }
    }
    let pairs =
      zip(examples, examples.dropFirst())
      + stride(from: 0, to: min(files.count, 80) - 1, by: 2).map {
        (files[$0], files[$0 + 1])
      }
    #expect(pairs.count >= 6)
    for (first, second) in pairs {
      let a = try IBDocument(contentsOf: first), b = try IBDocument(contentsOf: second)
      let there = IBComparison(a, b), back = IBComparison(b, a)
      #expect(IBComparison(a, a).changes.isEmpty)
      #expect(there.matches.count == back.matches.count)
      #expect(count(there, .added) == count(back, .removed))
      #expect(count(there, .removed) == count(back, .added))
    }
  }
}
