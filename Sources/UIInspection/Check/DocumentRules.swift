internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The rules of `mica check` that need no layout: they read the document alone.
struct DocumentRules {
  let document: IBDocument
  /// The path of the document as it was passed.
  let file: String
  /// The outlets, and what code does to them.
  let outlets: OutletCode
  private(set) var findings: [CheckFinding] = []
  /// The constraints that say the same as an earlier one, with that one.
  private var doubled: [(constraint: IBObject, first: IBObject)] = []

  init(document: IBDocument, file: String) {
    self.document = document
    self.file = file
    outlets = OutletCode(document)
  }

  /// Applies the rules.
  mutating func run(_ rules: Set<CheckRule>) {
    let varied = rules.contains(.doubledConstraint) ? document.variedIDs : []
    document.root.forEach { object in
      if rules.contains(.doubledConstraint), object.name == "constraints" {
        checkDoubled(in: object, varied)
      }
      if object.name == "tableView" || object.name == "collectionView" {
        let cells = object.prototypes
        if rules.contains(.reuseIdentifier) { checkReuseIdentifiers(of: cells, in: object) }
        if rules.contains(.duplicateIdentifier) { checkDuplicates(of: cells) }
      }
      if rules.contains(.dynamicType) { checkDynamicType(of: object) }
      if rules.contains(.touchArea) { checkTouchArea(of: object) }
    }
    reportDoubled()
    if rules.contains(.missingResource) { checkResources() }
    if rules.contains(.direction) { checkDirections() }
    guard document.kind == .storyboard else { return }
    if rules.contains(.duplicateIdentifier) { checkStoryboardIdentifiers() }
    if rules.contains(.unreachableScene) { checkReachable() }
  }

  mutating func report(
    _ rule: CheckRule, _ object: IBObject, _ message: String, _ remedy: String,
    severity: CheckFinding.Severity? = nil
  ) {
    findings.append(
      CheckFinding(
        rule: rule, severity: severity ?? rule.severity, file: file, line: object.line, id: object.id,
        message: message, remedy: remedy))
  }

  // MARK: - Constraints

  /// The properties in which doubled constraints agree.
  private struct Relation: Hashable {
    var first: String?, second: String?
    var firstAttribute: IBLayoutAttribute?, secondAttribute: IBLayoutAttribute?
    var relation: IBConstraint.Relation
    var multiplier: Double, constant: Double, priority: Double

    /// Creates the relation of a constraint; one that equals two anchors is the same in both directions.
    init(_ constraint: IBConstraint) {
      (first, second) = (constraint.firstItem, constraint.secondItem)
      (firstAttribute, secondAttribute) = (constraint.firstAttribute, constraint.secondAttribute)
      relation = constraint.relation
      (multiplier, constant, priority) = (constraint.multiplier, constraint.constant, constraint.priority)
      if relation == .equal, multiplier == 1, secondAttribute != nil, (first ?? "") > (second ?? "") {
        (first, second) = (second, first)
        (firstAttribute, secondAttribute) = (secondAttribute, firstAttribute)
        constant = -constant
      }
    }
  }

  private mutating func checkDoubled(in list: IBObject, _ varied: Set<String>) {
    var known: [Relation: IBObject] = [:]
    // Constraints that only some size classes have may agree with others of other classes.
    for object in list.children(named: "constraint") where object.children.isEmpty {
      let constraint = IBConstraint(object, width: nil, height: nil)
      let isVaried = object.id.map(varied.contains) ?? false
      guard !constraint.isPlaceholder, !isVaried, object.bool("installed") != false else { continue }
      guard let first = known.updateValue(object, forKey: Relation(constraint)) else { continue }
      doubled.append((object, first))
    }
  }

  /// Reports the constraints of the document that say the same as another one, in one finding.
  private mutating func reportDoubled() {
    guard let (object, first) = doubled.first else { return }
    let lines = doubled.dropFirst().map { "\($0.constraint.line)" }
    let rest =
      lines.isEmpty
      ? ""
      : "; so do those in \(lines.count == 1 ? "line" : "lines") "
        + lines.prefix(8).joined(separator: ", ") + (lines.count > 8 ? " and \(lines.count - 8) more" : "")
    report(
      .doubledConstraint, object,
      "the constraint says the same as \(first.id ?? "another one") in line \(first.line)\(rest)",
      "remove one of \(lines.isEmpty ? "the two" : "each two")")
  }

  // MARK: - Identifiers

  private mutating func checkReuseIdentifiers(of cells: [IBObject], in list: IBObject) {
    for cell in cells where cell.string("reuseIdentifier")?.isEmpty != false {
      // Interface Builder adds an empty cell to each list, which is of no use if code registers others.
      let isTemplate = cell.isEmptyCell && !outlets.dequeuesPrototypes(around: list, in: document)
      // Beside cells that can be dequeued, one is left over.
      let isLeftOver = cells.contains { $0.string("reuseIdentifier")?.isEmpty == false }
      report(
        .reuseIdentifier, cell,
        "the prototype cell \(cell.id ?? "") has no reuse identifier, so no code can dequeue it",
        "give it an identifier in the attributes inspector, or remove it",
        severity: isTemplate || isLeftOver ? .note : nil)
    }
  }

  private mutating func checkDuplicates(of cells: [IBObject]) {
    // Headers and footers have identifiers of their own.
    let kinds = Dictionary(grouping: cells) { cell in
      cell.attributes["key"] == "sectionHeaderView" || cell.attributes["key"] == "sectionFooterView"
        ? cell.attributes["key"] : nil
    }
    let found = kinds.values.flatMap { Self.duplicates(of: "reuseIdentifier", in: $0) }
    for (cell, first, identifier) in found.sorted(by: { $0.object.line < $1.object.line }) {
      report(
        .duplicateIdentifier, cell,
        "the reuse identifier \"\(identifier)\" is that of the cell in line \(first.line), too: one of the "
          + "two is never dequeued",
        "give each prototype cell an identifier of its own")
    }
  }

  private mutating func checkStoryboardIdentifiers() {
    let controllers = document.scenes.compactMap(\.viewController)
    for (controller, first, identifier) in Self.duplicates(of: "storyboardIdentifier", in: controllers) {
      report(
        .duplicateIdentifier, controller,
        "the storyboard identifier \"\(identifier)\" is that of the scene in line \(first.line), too: "
          + "instantiating it gives one of the two",
        "give each scene an identifier of its own")
    }
  }

  /// Returns the objects whose attribute has the value of an earlier object, with that object and the value.
  private static func duplicates(
    of attribute: String, in objects: [IBObject]
  ) -> [(object: IBObject, first: IBObject, identifier: String)] {
    var known: [String: IBObject] = [:]
    return objects.compactMap { object in
      guard let identifier = object.string(attribute), !identifier.isEmpty else { return nil }
      if let first = known[identifier] { return (object, first, identifier) }
      known[identifier] = object
      return nil
    }
  }

  // MARK: - Scenes

  /// Reports the scenes that no segue leads to and no code can instantiate.
  private mutating func checkReachable() {
    var targets: Set<String> = []
    document.root.forEach { object in
      if object.name == "segue", let target = object.attributes["destination"] { targets.insert(target) }
    }
    for scene in document.unreachableScenes {
      guard let controller = scene.viewController, let id = controller.id else { continue }
      let segues = targets.contains(id) ? "no scene that is shown leads" : "no segue leads"
      let first =
        document.initialViewController == nil
        ? "the storyboard has no initial one" : "it is not the initial one"
      guard controller.string("storyboardIdentifier")?.isEmpty != false else {
        report(
          .unreachableScene, controller,
          "\(segues) to the scene \"\(scene.title)\", \(first), and no code but its own "
            + "names its identifier or class",
          "show it in code, connect it, or remove it")
        continue
      }
      report(
        .unreachableScene, controller,
        "\(segues) to the scene \"\(scene.title)\", \(first), and code cannot "
          + "instantiate it without a storyboard identifier",
        "connect it, give it a storyboard identifier, or remove it")
    }
  }
}

extension IBObject {
  /// A Boolean value that indicates whether the object is a cell without views.
  fileprivate var isEmptyCell: Bool {
    var isEmpty = true
    forEach { if $0.name == "subviews", !$0.children.isEmpty { isEmpty = false } }
    return isEmpty && child(key: "textLabel") == nil
  }

  /// The prototype cells of a table or collection view, with its supplementary views.
  fileprivate var prototypes: [IBObject] {
    objects(in: "prototypes") + objects(in: "cells")
      + [child(key: "sectionHeaderView"), child(key: "sectionFooterView")].compactMap(\.self)
  }
}
