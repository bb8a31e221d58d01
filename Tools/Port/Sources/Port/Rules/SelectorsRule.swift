internal import SwiftSyntax

/// Replaces `#selector` by the name that Objective-C has for the method.
struct SelectorsRule: Rule {
  static let name = "selectors"
  static let source =
    "`#selector(Base.tap(_:))`, `#selector(load as () -> Void)`, `#selector(getter: UILabel.font)`"
  static let result = "`Selector(\"tap:\")` of the method that the compiler finds: by class, labels and types"

  func changes(to file: Int, in context: Context) -> Changes {
    var changes = Changes()
    let finder = SelectorFinder(context.index.platform)
    finder.walk(context.source(file).tree)
    let resolver = SelectorResolver(index: context.index, objectiveC: context.objectiveC, file: file)
    for node in finder.found {
      let name = resolver.name(of: node)
      let type = context.selectorType(for: context.index.body(around: node, in: file), in: file)
      // The lines that the name had are kept within the parentheses.
      let lines = String(repeating: "\n", count: node.trimmedDescription.count { $0 == "\n" })
      changes.replace(node.range, of: file, with: "\(type)(\"\(name.text)\"\(lines))", covers: true)
    }
    return changes
  }
}

extension Context {
  /// The name of Objective-C's names of methods, which a module's own type may hide.
  func selectorType(for body: Body?, in file: Int) -> String {
    let own = index.resolve("Selector", from: body, file: file)
    return own?.body != nil && own!.body!.file < index.translated ? "UIKit.Selector" : "Selector"
  }
}
