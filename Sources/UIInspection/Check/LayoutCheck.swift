internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// A check for mistakes in the layout of documents.
package struct LayoutCheck: Sendable, Codable {
  /// The devices, or an empty array for the one for which each document was designed.
  package let devices: [CheckDevice]
  private let rules: Set<CheckRule>
  private let language: String?
  /// The severities of rules if they are not the rules' own.
  private let severities: [CheckRule: CheckFinding.Severity]

  /// Creates a check on devices.
  ///
  /// - Parameters:
  ///   - devices: The devices. An empty array means the one for which each document was designed.
  ///   - rules: The rules to apply.
  ///   - language: A language, or nil for that of the document. In another language, neither the locations on
  ///     the canvas nor the space for translations are checked.
  ///   - severities: The severities of rules if they are not the rules' own.
  package init(
    devices: [CheckDevice], rules: Set<CheckRule>, language: String? = nil,
    severities: [CheckRule: CheckFinding.Severity] = [:]
  ) {
    self.severities = severities
    self.devices = devices
    self.rules = language == nil ? rules : rules.subtracting([.misplaced, .longerText])
    self.language = language
  }

  /// Checks a document. Errors are added to the report.
  @MainActor package func run(_ path: String, into report: inout CheckReport) {
    report.documents += 1
    report.devices = max(report.devices, devices.count, 1)
    if let reason = Self.reasonOfAbsence(path) {
      return report.add(
        unchecked: [UncheckedPart(file: path, line: 1, id: nil, part: "the document", reason: reason)])
    }
    do {
      var found: [[CheckFinding]] = [], known: Set<String> = []
      for wanted in devices.isEmpty ? [nil] : devices.map({ Optional($0) }) {
        let device = try wanted?.held(path).standIn(for: path)
        if let device, !known.insert(device.name).inserted { continue }
        var options = LayoutOptions()
        options.device = device?.device.id
        options.orientation = device?.orientation.rawValue
        options.language = language
        options.sizesCells = true
        options.runsToday = device != nil
        if device?.device.idiom == .pad {
          options.fixedSizes = try IBDocument(contentsOf: URL(fileURLWithPath: path)).sheetSizes
        }
        let open = try OpenDocument(path: path, options: options)
        defer { open.loader.forgetObjects() }
        if found.isEmpty {
          var document = DocumentRules(document: open.document, file: path)
          document.run(rules)
          found.append(open.documentFindings(path) + document.findings)
          if device == nil { report.add(unchecked: open.unknownDevice(path).map { [$0] } ?? []) }
        }
        if let part = device?.exclusion(path, open.document) {
          report.add(unchecked: [part])
          continue
        }
        let pass = LayoutCheckPass(open: open, file: path, device: device)
        pass.run(rules)
        if device == nil {
          try pass.forgive()
          pass.combineMisplaced()
        }
        pass.combineCauses()
        report.add(unchecked: pass.unchecked)
        found.append(pass.findings)
      }
      let all = Self.shown(CheckFinding.merged(found), of: path)
      if all.contains(where: { $0.rule == .unusedDocument }) { report.removeUnchecked(of: path) }
      report.findings += all.filter { rules.contains($0.rule) }.map { finding in
        var finding = finding
        finding.severity = severities[finding.rule] ?? finding.severity
        return finding
      }
    } catch {
      report.failures.append("\(error)")
    }
  }
}

extension LayoutCheck {
  /// Returns why a document is in no app, or nil if it may be.
  private static func reasonOfAbsence(_ path: String) -> String? {
    let url = URL(fileURLWithPath: path)
    guard let project = ProjectFile.around(url) else { return nil }
    if project.leavesOut(url) { return "no Xcode project around it names it" }
    guard let other = project.namesake(of: url) else { return nil }
    let home = url.deletingLastPathComponent().standardizedFileURL.path + "/"
    let name = other.path.hasPrefix(home) ? String(other.path.dropFirst(home.count)) : other.path
    return "the Xcode project contains \(name) in place of it"
  }

  /// Returns the findings without those in scenes and prototype cells that nothing shows. Those of a document
  /// that nothing in its project shows are replaced by one that says so.
  private static func shown(_ found: [CheckFinding], of path: String) -> [CheckFinding] {
    guard found.contains(where: { $0.severity != .note }),
      let document = try? IBDocument(contentsOf: URL(fileURLWithPath: path))
    else { return found }
    let kept = found.filter { $0.rule == .document }
    if document.isUnused {
      let message = "no code, no property list and no other document of the project shows this document"
      return kept + [
        CheckFinding(
          rule: .unusedDocument, severity: CheckRule.unusedDocument.severity, file: path, line: 1, id: nil,
          message: message, remedy: "remove it, or name it where it is to be shown")
      ]
    }
    let hidden = document.unreachableScenes
    let starts = document.scenes.map(\.line)
    let unused = Set(document.unusedPrototypes.map(\.line))
    return found.filter { finding in
      if !unused.isEmpty, finding.rule != .reuseIdentifier,
        let object = finding.id.flatMap(document.object(withID:)),
        document.ancestors(of: object).contains(where: { unused.contains($0.line) })
      {
        return false
      }
      let start = starts.last { $0 <= finding.line }
      return finding.rule == .document || finding.rule == .unreachableScene
        || !hidden.contains { $0.line == start }
    }
  }
}

extension OpenDocument {
  /// Returns a description of the device that the document was designed for if it is not known.
  func unknownDevice(_ path: String) -> UncheckedPart? {
    guard let device = document.device, IBDevice.withID(device.id) == nil else { return nil }
    return UncheckedPart(
      file: path, line: document.root.child(named: "device")?.line ?? 1, id: nil, part: "its own canvas",
      reason: "the device \"\(device.id)\" is not known to mica, and \(document.canvasDevice.name) "
        + "stands for it")
  }

  /// Returns the problems of the document itself, which do not depend on the device.
  func documentFindings(_ path: String) -> [CheckFinding] {
    document.check().map { diagnostic in
      let parts = diagnostic.message.split(separator: "; ", maxSplits: 1).map { String($0) }
      return CheckFinding(
        rule: .document, severity: diagnostic.severity == .error ? .error : .warning, file: path,
        line: diagnostic.line, id: nil, message: parts.first ?? "",
        remedy: parts.count > 1 ? parts[1] : "open the document in Interface Builder and save it again")
    }
  }
}

/// The check of a document on a device.
@MainActor final class LayoutCheckPass {
  let open: OpenDocument
  let file: String
  /// The device, or nil for the one for which the document was designed.
  let device: CheckDevice?
  var findings: [CheckFinding] = []
  /// The parts of the document that code decides.
  let decisions: AppDecisions
  var unchecked: [UncheckedPart] = []
  /// The contradictions of the scene that is being laid out.
  var conflicts: [(finding: CheckFinding, broken: NSLayoutConstraint)] = []
  /// The views that have less than their contents need along an axis because of an ambiguity, which is
  /// reported.
  var squeezed: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] = [:]
  /// The views of constraints that contradict each other along an axis.
  var contradicted: [NSLayoutConstraint.Axis: Set<ObjectIdentifier>] = [:]
  /// The descriptions of the elements of all findings with a cause.
  var subjects: [String: [String]] = [:]
  /// The views whose place or length is reported as ambiguous.
  var openViews: Set<ObjectIdentifier> = []
  /// The views of the findings of misplaced views, by id.
  var misplaced: [String: UIView] = [:]
  /// The ids of views whose constraints the stored frames do not satisfy.
  var causes: Set<String> = []

  /// A Boolean value that indicates whether the project of the document has texts in several languages.
  private(set) lazy var isTranslated = ProjectFolders.languages(around: URL(fileURLWithPath: file)).count > 1

  /// The ids of the labels and image views of cells with a style, which the cells lay out.
  private(set) lazy var labelsOfCells: Set<String> = {
    var found: Set<String> = []
    open.document.root.forEach { object in
      guard object.name == "tableViewCell" else { return }
      found.formUnion(["textLabel", "detailTextLabel", "imageView"].compactMap { object.attributes[$0] })
    }
    return found
  }()

  /// The translations of the document that are beside it.
  private(set) lazy var translations = DocumentTranslations(of: URL(fileURLWithPath: file))

  /// A Boolean value that indicates whether more views of the document have constraints than fixed frames.
  private(set) lazy var isMostlyConstrained: Bool = {
    var balance = 0
    open.document.root.forEach { object in
      if object.bool("fixedFrame") == true {
        balance -= 1
      } else if object.bool("translatesAutoresizingMaskIntoConstraints") == false {
        balance += 1
      }
    }
    return balance > 0
  }()

  init(open: OpenDocument, file: String, device: CheckDevice?) {
    self.open = open
    self.file = file
    self.device = device
    decisions = AppDecisions(open.document)
  }

  /// Records a part of a view that cannot be checked.
  func leaveUnchecked(_ view: UIView, _ part: String, _ reason: String) {
    let object = view.nibIdentity?.object
    let found = UncheckedPart(
      file: file, line: object?.line ?? 1, id: object?.id, part: "\(part) \(name(view))", reason: reason)
    if !unchecked.contains(found) { unchecked.append(found) }
  }

  func run(_ rules: Set<CheckRule>) {
    UnsatisfiableConstraints.listener = { [self] in reportConflict($0, broken: $1) }
    defer { UnsatisfiableConstraints.listener = nil }
    open.layOut { [self] scene in
      if let root = scene.root, isLeftOver(root) {
        conflicts = []
        return leaveUnchecked(root, "the layout of", "no outlet refers to it")
      }
      reportConflicts()
      guard let root = scene.root else { return }
      if rules.contains(.ambiguous) { checkDetermined(below: root) }
      visit(root, rules, isRoot: true)
      if !misplaced.isEmpty { noteCauses(in: root) }
    }
    reportConflicts()
  }

  /// Removes findings of misplaced views that would not exist with Xcode's measurements of texts and symbols
  /// and its fonts, or on a canvas with one pixel per point, like that of about half of all scenes.
  func forgive() throws {
    guard findings.contains(where: { $0.rule == .misplaced }) else { return }
    var agreeing: Set<String> = []
    for scale in [nil, 1.0] {
      var options = LayoutOptions()
      options.scale = scale
      agreeing.formUnion(
        try LayoutSurvey(
          path: file, options: options, steps: [.solved, .nearContents], takesOtherFonts: true
        ).agreeing)
    }
    findings.removeAll { $0.rule == .misplaced && $0.id.map(agreeing.contains) ?? false }
  }

  private func visit(_ view: UIView, _ rules: Set<CheckRule>, isRoot: Bool) {
    guard view.isShownInLayout, !isCovered(view) else { return }
    if isLoose(view) { return leaveUnchecked(view, "the layout of", Self.looseReason) }
    if !isRoot {
      if rules.contains(.outside) { applyWhereDecided("the place of", view, checkInside) }
      if rules.contains(.misplaced), device == nil { checkPlace(view) }
    }
    if rules.contains(.clippedText) || rules.contains(.longerText) {
      applyUnlessCode(view) {
        applyWhereDecided("the room for the text of", view, includesXibs: true, checkText)
      }
    }
    if rules.contains(.unconstrained) { checkConstrained(below: view, isRoot: isRoot) }
    for child in view.nibIdentity?.children ?? [] { visit(child, rules, isRoot: false) }
  }

  /// Applies a check of a text. Findings are recorded as unchecked if code lays the view out, changes one of
  /// its constraints or hides what shares a stack view with it.
  private func applyUnlessCode(_ view: UIView, _ check: () -> Void) {
    let count = findings.count
    check()
    guard findings.count > count,
      let reason = decisions.codeReason([view]) ?? decisions.neighbourReason(view)
    else { return }
    findings.removeSubrange(count...)
    leaveUnchecked(view, "the room for the text of", reason)
  }

  /// Combines the findings of one cause into the first, which names the others.
  func combineCauses() {
    var first: [CheckFinding.Key: Int] = [:], others: [Int: [String]] = [:], kept: [CheckFinding] = []
    for finding in findings {
      guard let cause = finding.cause else {
        kept.append(finding)
        continue
      }
      guard let place = first[finding.key] else {
        first[finding.key] = kept.count
        kept.append(finding)
        continue
      }
      kept[place].severity = max(kept[place].severity, finding.severity)
      others[place] = subjects[cause] ?? []
    }
    for (place, names) in others {
      let rest = Array(names.dropFirst())
      if !rest.isEmpty { kept[place].message += "; the same holds for \(Self.list(rest))" }
    }
    findings = kept
  }

  /// Adds a finding about a view. `cause` identifies the cause if it may result in several findings.
  func report(
    _ rule: CheckRule, _ view: UIView, line: Int? = nil, _ message: String, _ remedy: String,
    severity: CheckFinding.Severity? = nil, cause: String? = nil
  ) {
    if let cause { subjects[cause, default: []].append(name(view)) }
    let object = view.nibIdentity?.object
    let language = rule == .clippedText ? open.options.language.map { " in \($0)" } ?? "" : ""
    findings.append(
      CheckFinding(
        rule: rule, severity: severity ?? rule.severity, file: file, line: line ?? object?.line ?? 1,
        id: object?.id,
        message: message + language, remedy: remedy, devices: [(device ?? open.canvas).name], cause: cause))
  }

  /// Returns a description of a view: its class, its label in the outline or its text, and its id.
  func name(_ view: UIView) -> String { view.inWords }

  /// Returns a length with up to two decimal places.
  static func points(_ number: CGFloat) -> String { number.inPoints }
}
