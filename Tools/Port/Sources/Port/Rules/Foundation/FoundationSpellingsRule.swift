internal import SwiftSyntax

/// Spells what Linux's Foundation lacks by what it has.
struct FoundationSpellingsRule: Rule {
  static let name = "foundation-spellings"
  static let source =
    "`Timer()`, `Progress()`, `ProcessInfo()`, `URLResponse()`, `NSMutableData()` and the like; "
    + "`coder.value(forKey: \"a\")`; "
    + "`defaults.set(nil, forKey: key)`; `forKey: path as NSCopying`; `class Gate: NSLock`; "
    + "`open let`; `kCTFontAttributeName as NSAttributedString.Key`; "
    + "`table.copy() as! NSHashTable<AnyObject>`; `[weak timer]` of a `DispatchSource.makeTimerSource()`"
  static let result =
    "an object that is as empty; `coder.decodeObject(forKey: \"a\")`; the key is removed; the key, which "
    + "is hashed; with CoreFoundation, without which locks have no subclasses; `public let`; "
    + "the key of that name; the table, whose classes Objective-C does not tell apart; the source as a "
    + "`DispatchSource`, since its protocols are not of classes alone"

  private static let empty = [
    "Timer":
      "{ let timer = Timer(timeInterval: 1, repeats: false) { _ in }; timer.invalidate(); return timer }()",
    "Progress": "Progress(parent: nil)", "ProcessInfo": "ProcessInfo.processInfo",
    "NSMutableString": "NSMutableString(capacity: 0)", "NSMutableData": "NSMutableData(capacity: 0)!",
    "URLResponse": "URLResponse(url: URL(fileURLWithPath: \"/\"), mimeType: nil, expectedContentLength: 0, "
      + "textEncodingName: nil)",
    "HTTPURLResponse": "HTTPURLResponse(url: URL(fileURLWithPath: \"/\"), statusCode: 0, httpVersion: nil, "
      + "headerFields: nil)!",
  ]

  func changes(to file: Int, in context: Context) -> Changes {
    Visitor(file: file, context: context).collect()
  }

  private final class Visitor: RuleVisitor {
    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      if node.arguments.isEmpty, node.trailingClosure == nil,
        let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        let text = FoundationSpellingsRule.empty[name],
        context.index.resolve(name, from: nil, file: file)?.body == nil
      {
        changes.replace(node.range, of: file, with: text)
        return .skipChildren
      }
      if node.arguments.isEmpty, node.trailingClosure == nil, isTimer(node.calledExpression) {
        changes.replace(
          node.calledExpression.end..<node.end, of: file, with: "(timeInterval: 1, repeats: false) { _ in }")
        return .skipChildren
      }
      if let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "value",
        node.arguments.count == 1, node.arguments.first?.label?.text == "forKey",
        let base = access.base?.as(DeclReferenceExprSyntax.self), isCoder(base)
      {
        changes.replace(access.declName.range, of: file, with: "decodeObject")
      }
      removeObject(node)
      return .visitChildren
    }

    /// Returns whether an expression names a class of the module that derives from `Timer` and has no
    /// initializer of its own.
    private func isTimer(_ expression: ExprSyntax) -> Bool {
      guard let name = expression.as(DeclReferenceExprSyntax.self)?.baseName.text,
        name.first?.isUppercase == true,
        let type = context.index.resolve(name, from: nil, file: file), type.isClass
      else { return false }
      return context.index.unknownRoot(of: type) == "Timer"
        && !context.index.chain(type).flatMap(\.bodies).flatMap(\.members).contains {
          $0.kind == .initializer
        }
    }

    override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
      let elements = Array(node.elements)
      for (index, element) in elements.enumerated().dropLast(2) {
        let target = elements[index + 2].trimmedDescription
        let isKey = (node.parent?.as(LabeledExprSyntax.self)).map {
          [nil, "forKey"].contains($0.label?.text)
        }
        if target == "NSCopying", isKey == true, elements[index + 1].is(UnresolvedAsExprSyntax.self) {
          changes.replace(element.end..<elements[index + 2].end, of: file, with: "")
        }
        if elements[index + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark?.text == "!",
          target.hasPrefix("NSHashTable<") || target.hasPrefix("NSMapTable<")
        {
          // Unsafe, since the runtime of Linux knows one instance of these generic classes from another and
          // ends the program in the cast, where Objective-C erases what they hold. Their storage is the same.
          changes.insert("unsafeBitCast(", at: element.start, of: file)
          changes.replace(
            element.end..<elements[index + 2].end, of: file, with: " as AnyObject, to: \(target).self)")
        }
        guard let name = element.as(DeclReferenceExprSyntax.self)?.baseName.text, name.hasPrefix("kCT"),
          elements[index + 1].as(UnresolvedAsExprSyntax.self)?.questionOrExclamationMark == nil,
          elements[index + 1].is(UnresolvedAsExprSyntax.self),
          elements[index + 2].trimmedDescription == "NSAttributedString.Key"
        else { continue }
        changes.replace(
          element.start..<elements[index + 2].end, of: file,
          with: "NSAttributedString.Key(rawValue: \(name) as String)")
      }
      return .visitChildren
    }

    /// Removes an object of the defaults where nil is set: Linux's method for addresses, which nil would be,
    /// does not return.
    private func removeObject(_ node: FunctionCallExprSyntax) {
      let arguments = Array(node.arguments)
      guard let access = node.calledExpression.as(MemberAccessExprSyntax.self),
        access.declName.baseName.text == "set", arguments.count == 2, arguments[1].label?.text == "forKey",
        arguments[0].expression.is(NilLiteralExprSyntax.self),
        access.base?.trimmedDescription.lowercased().contains("defaults") ?? false
      else { return }
      changes.replace(
        access.declName.start..<arguments[1].start, of: file, with: "removeObject(")
    }

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
      let above = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription ?? ""
      if ["NSLock", "NSRecursiveLock"].contains(above) {
        changes.addImport("import CoreFoundation", to: file)
      }
      return .visitChildren
    }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
      let open = node.modifiers.first { $0.name.tokenKind == .keyword(.open) && $0.detail == nil }
      if let open, node.bindingSpecifier.tokenKind == .keyword(.let) {
        changes.replace(open.range, of: file, with: "public")
      }
      return .visitChildren
    }

    override func visit(_ node: ClosureCaptureSyntax) -> SyntaxVisitorContinueKind {
      if node.specifier?.specifier.tokenKind == .keyword(.weak), node.initializer == nil,
        isSource(node.name.text, at: Syntax(node))
      {
        changes.insert(" = \(node.name.text) as? DispatchSource", at: node.name.range.upperBound, of: file)
      }
      return .visitChildren
    }

    /// Returns whether a name is that of a constant or variable around that is made as a source of events.
    private func isSource(_ name: String, at node: Syntax) -> Bool {
      let blocks = sequence(first: node, next: \.parent).compactMap { $0.as(CodeBlockItemListSyntax.self) }
      let bindings = blocks.joined().compactMap { $0.item.as(VariableDeclSyntax.self) }.flatMap(\.bindings)
      let found = bindings.first { $0.pattern.trimmedDescription == name }?.initializer?.value
      return found?.trimmedDescription.hasPrefix("DispatchSource.make") ?? false
    }

    /// Returns whether a name is that of a parameter of the type `NSCoder`.
    private func isCoder(_ name: DeclReferenceExprSyntax) -> Bool {
      var around = name.parent
      while let one = around {
        let signature =
          one.as(InitializerDeclSyntax.self)?.signature ?? one.as(FunctionDeclSyntax.self)?.signature
        let parameter = signature?.parameterClause.parameters.first {
          ($0.secondName ?? $0.firstName).text == name.baseName.text
        }
        if let parameter { return parameter.type.trimmedDescription == "NSCoder" }
        around = one.parent
      }
      return false
    }
  }
}
