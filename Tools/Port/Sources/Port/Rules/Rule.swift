internal import SwiftSyntax

/// A change of sources that Linux needs where Objective-C's runtime does the work on Apple's systems.
package protocol Rule: Sendable {
  /// The translated source, as in the documentation's table of rules.
  static var source: String { get }
  /// The result of the translation, as in the documentation's table of rules.
  static var result: String { get }
  /// The name of the rule and of the folder of its fixtures.
  static var name: String { get }

  init()
  /// Returns the changes that the rule makes to a file.
  func changes(to file: Int, in context: Context) -> Changes
}

/// A visitor of the compiled parts of a file that collects the changes of a rule to it.
class RuleVisitor: LiveVisitor {
  let file: Int
  let context: Context
  var changes = Changes()

  init(file: Int, context: Context) {
    self.file = file
    self.context = context
    super.init(context.index.platform)
  }

  /// Visits the file and returns the changes.
  func collect() -> Changes {
    walk(context.source(file).tree)
    return changes
  }
}

/// Everything that the rules of one translation share.
// Unchecked: nothing in it changes after `init(index:)`, before rules on other threads read it.
package final class Context: @unchecked Sendable {
  let index: ModuleIndex
  let objectiveC: ObjectiveC
  let requirements: OptionalRequirements
  /// The bodies of the translated files by module.
  let bodiesByModule: [String: [Body]]
  /// The overrides of the translated files, by what distinguishes them from others.
  let overridesByKey: [String: [Member]]
  /// A Boolean value that indicates whether a translated file creates an instance by a metatype.
  private(set) var createsInstances = false

  package init(index: ModuleIndex) {
    self.index = index
    objectiveC = ObjectiveC(index: index)
    requirements = OptionalRequirements(index: index)
    bodiesByModule = Dictionary(grouping: index.bodies.filter { $0.file < index.translated }, by: \.module)
    let members = index.bodies.lazy.filter { $0.file < index.translated }.flatMap(\.members)
    overridesByKey = Dictionary(grouping: members.filter(\.isOverride), by: \.key)
    objectiveC.collectNamedSelectors()
    createsInstances =
      ModuleIndex.parallel(count: index.translated) { CreatedInstancesRule.isUsed(in: $0, of: self) }
      .contains(true)
  }

  func source(_ file: Int) -> SourceFile { index.files[file] }
  func types(_ file: Int) -> ExpressionTypes { ExpressionTypes(index: index, file: file) }

  /// The bodies that a file declares.
  func bodies(in file: Int) -> [Body] { index.bodies(in: file) }
}

/// The rules in the order of the documentation. No rule depends on another: all see the original sources.
package enum Rules {
  package static let all: [any Rule.Type] = [
    ConditionsRule.self, ImportsRule.self, AttributesRule.self, ProtocolsRule.self, SelectorsRule.self,
    KeyPathsRule.self,
    MethodTablesRule.self, ExtensionTablesRule.self, OptionalRequirementsRule.self,
    OptionalReferencesRule.self, ObservedPropertiesRule.self, ManagedPropertiesRule.self,
    ExtensionOverridesRule.self,
    DispatchedOverridesRule.self, ObjectMembersRule.self, AnyObjectMembersRule.self,
    ClassDescriptionsRule.self,
    ExchangedMethodsRule.self, MainActorTestsRule.self, NarrowedDelegatesRule.self,
    FoundationSpellingsRule.self, OldNamesRule.self, PreviewsRule.self, FailedAssertionsRule.self,
    DelegatingInitializersRule.self,
    CreatedInstancesRule.self,
    ReplacedMethodsRule.self,
    BundlesRule.self, AdditionsRule.self, AccessibleObjectsRule.self,
    FoundationMethodsRule.self, IntersectionsRule.self, CharacterSetsRule.self, HeldClosuresRule.self,
    NotificationCentersRule.self,
    AppTimeRule.self, LanguageSpellingsRule.self, KeptObjectsRule.self, TestCasesRule.self,
  ]

  /// The table of the rules as Markdown.
  package static var table: String {
    var lines = ["| in the source | on Linux |", "|---|---|"]
    lines += all.map { "| \($0.source) | \($0.result) |" }
    return lines.joined(separator: "\n") + "\n"
  }
}
