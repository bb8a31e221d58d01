internal import SwiftSyntax

/// Imports the stand-ins for what Linux's Foundation and XCTest lack, where sources use it.
struct AdditionsRule: Rule {
  static let name = "additions"
  static let source =
    "`XCTContext`, `XCTAttachment`, `XCTExpectFailure`, `measure { … }`, `wait(for:)` without a time, "
    + "`expectation.fulfill` as a function; `extension URLSession: Loading`, capacities of volumes, "
    + "`TARGET_OS_SIMULATOR`, `mach_absolute_time()`, `OSAtomicAdd64`; `Predicate` beside `import Nimble`; "
    + "`class ListTests: XCTestCase, Source`"
  static let result =
    "a stand-in; what is measured runs once; `Nimble.Predicate`; tests are objects of Objective-C"

  /// The names that each stand-in has.
  private static let names: [(module: String, names: Set<String>)] = [
    (
      "AppleXCTest",
      [
        "XCTContext", "XCTAttachment", "XCTActivity", "XCTIssue", "XCTExpectFailure", "XCTExpectedFailure",
        "XCTKVOExpectation", "XCTMetric", "XCTClockMetric", "XCTCPUMetric", "XCTMemoryMetric",
        "XCTStorageMetric", "XCTMeasureOptions", "keyValueObservingExpectation",
      ]
    ),
    (
      "AppleFoundation",
      [
        "volumeAvailableCapacityForImportantUsageKey", "volumeAvailableCapacityForOpportunisticUsageKey",
        "volumeAvailableCapacityForImportantUsage", "volumeAvailableCapacityForOpportunisticUsage",
        "TARGET_OS_SIMULATOR", "TARGET_IPHONE_SIMULATOR",
        "mach_absolute_time", "mach_continuous_time", "mach_timebase_info", "mach_timebase_info_data_t",
        "OSAtomicIncrement32Barrier", "OSAtomicDecrement32Barrier", "OSAtomicIncrement64",
        "OSAtomicDecrement64", "OSAtomicAdd64", "OSAtomicCompareAndSwap32", "OSAtomicCompareAndSwap64",
        "OSAtomicCompareAndSwap32Barrier", "pthread_mutexattr_settype", "_SYS_NAMELEN",
      ]
    ),
    (
      "AppleNetworking",
      [
        "prefersIncrementalDelivery", "allowsConstrainedNetworkAccess", "allowsExpensiveNetworkAccess",
        "waitsForConnectivity",
      ]
    ),
    // UIKit brings it along on Apple's systems.
    ("Observation", ["withObservationTracking"]),
  ]
  /// Methods of XCTest that have another name in the stand-in.
  private static let measured = [
    "measure": "measureOnce", "measureMetrics": "measureMetricsOnce",
    "startMeasuring": "startMeasuringOnce", "stopMeasuring": "stopMeasuringOnce",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    private lazy var imported: Set<String> = ImportsRule.modules(
      importedBy: context.source(file), platform: context.index.platform)
    private var isTest: Bool { imported.contains("XCTest") || imported.contains("Quick") }

    override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
      find(node.baseName.text)
      let access = node.parent?.as(MemberAccessExprSyntax.self)
      if access == nil || access?.declName.id != node.id { qualify(node.baseName) }
      return .visitChildren
    }
    override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
      find(node.name.text)
      qualify(node.name)
      return .visitChildren
    }

    /// Names the module of Nimble's predicates, since Foundation has some too.
    private func qualify(_ name: TokenSyntax) {
      guard name.text == "Predicate", imported.contains("Nimble"),
        context.index.resolve("Predicate", from: nil, file: file)?.body == nil
      else { return }
      changes.insert("Nimble.", at: name.start, of: file)
    }

    private func find(_ name: String) {
      for (module, names) in AdditionsRule.names where names.contains(name) {
        guard module != "AppleXCTest" || isTest else { continue }
        guard context.index.resolve(name, from: nil, file: file)?.body == nil else { continue }
        changes.addImport("import \(module)", to: file)
      }
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      // A test that is a delegate as well has to be an object of Objective-C.
      if isTest, node.inheritanceClause.names.contains("XCTestCase"), node.inheritanceClause.names.count > 1 {
        changes.addImport("import AppleXCTest", to: file)
      }
      return .visitChildren
    }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
      if node.extendedType.trimmedDescription == "URLSession", node.inheritanceClause != nil {
        changes.addImport("import AppleNetworking", to: file)
      }
      return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
      let isCalled = node.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == node.id
      if isTest, node.declName.baseName.text == "fulfill", node.declName.argumentNames == nil, !isCalled {
        changes.addImport("import AppleXCTest", to: file)
      }
      return .visitChildren
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      guard isTest else { return .visitChildren }
      let access = node.calledExpression.as(MemberAccessExprSyntax.self)
      guard let name = access?.declName ?? node.calledExpression.as(DeclReferenceExprSyntax.self),
        access == nil || access?.base?.trimmedDescription == "self"
      else { return .visitChildren }
      let labels = node.arguments.map { $0.label?.text ?? "_" }
      if let once = AdditionsRule.measured[name.baseName.text], isMeasuring(node, name.baseName.text) {
        changes.replace(name.baseName.range, of: file, with: once)
        changes.addImport("import AppleXCTest", to: file)
      } else if ["wait", "fulfillment"].contains(name.baseName.text),
        [["for"], ["of"]].contains(labels)
      {
        changes.addImport("import AppleXCTest", to: file)
      } else if name.baseName.text == "add", labels == ["_"] {
        // An attachment, or an operation of the test's own.
        changes.addImport("import AppleXCTest", to: file)
      }
      return .visitChildren
    }

    private func isMeasuring(_ node: FunctionCallExprSyntax, _ name: String) -> Bool {
      guard name == "measure" else { return true }
      let labels = Set(node.arguments.compactMap { $0.label?.text })
      return labels.isSubset(of: ["metrics", "options", "block"])
        && (node.trailingClosure != nil || labels.contains("block"))
    }
  }
}
