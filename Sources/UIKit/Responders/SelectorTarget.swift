internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An object whose methods can be called by their names, as the Objective-C runtime can for any object.
///
/// Swift keeps no such table on Linux; whoever generates one makes the class conform.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// The method of a name; nil where there is none. A method leaves out what it has no parameter for.
  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// A class whose static and class methods can be called by their names.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol ClassSelectorTarget: AnyObject {
  /// Returns the class method with the given name, or nil if the class has none.
  static func classMethod(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// Tables of methods that extensions add to classes which are not the extension's own.
@_spi(SelectorTable) @preconcurrency @MainActor public enum SelectorTables {
  /// Finds the method of a name of an object; nil for objects and names that the table does not have.
  public typealias Lookup = (_ target: AnyObject, _ selector: Selector) -> (
    (_ sender: Any?, _ event: UIEvent?) -> Void
  )?
  private static var lookups: [Lookup] = []

  /// Has methods looked up in a table as well; it answers nil for objects of other classes.
  public static func add(_ lookup: @escaping Lookup) { lookups.append(lookup) }

  /// Gives a property the value that a document or a caller has for it: as it is, or as the number or the
  /// truth that it says; leaves the property alone where it is neither, which `isRefused` tells.
  public static func set<Value>(_ value: Any?, _ assign: (Value) -> Void) {
    isRefused = true
    func assigned(_ value: Value) {
      assign(value)
      isRefused = false
    }
    if let value = value as? Value { return assigned(value) }
    if let given = value, let value: Value = KeyValueConversion.value(given) { assigned(value) }
  }
  /// Says, in a table, what a method answers, as those that make the destination of a segue do.
  public static func answer(_ value: Any?) { answered = value }
  /// What the method that is being called has answered.
  fileprivate static var answered: Any?

  /// Whether the last setter was given what its property cannot hold.
  fileprivate static var isRefused = false

  static func method(_ selector: Selector, of target: AnyObject) -> ((Any?, UIEvent?) -> Void)? {
    for lookup in lookups { if let found = lookup(target, selector) { return found } }
    return nil
  }

  /// What the method that is being called takes, where its caller has more for it than a sender and an event.
  fileprivate(set) static var arguments: [Any?]?

  /// One of the arguments of a method that takes several.
  public static func argument<Value>(_ sender: Any?, _ index: Int) -> Value {
    let values = arguments ?? [sender]
    let value = index < values.count ? values[index] : nil
    if let value = value as? Value { return value }
    // A method in Swift may call a pointer never null that Objective-C gives it as null, and not read it.
    let unread = value == nil ? UnsafeMutableRawPointer(bitPattern: 1) : nil
    if let pointer = value as? UnsafeMutableRawPointer ?? unread,
      let argument = UnsafeRawPointer(pointer) as? Value ?? pointer as? Value
    {
      return argument
    }
    raiseException(
      "argument \(index) of a method called by its name is \(String(describing: value)), not a \(Value.self)")
  }
}

/// Several arguments for a method, in place of one.
struct SelectorArguments {
  let values: [Any?]
}

/// Registers the tables of a module that documents need before any code of it runs: those of properties that
/// its extensions of UIKit's classes let Interface Builder set. A module's is called `InspectableExtensions`.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol SelectorTableSource: AnyObject {
  /// Registers the module's tables; called once, when a document sets properties that such extensions may
  /// declare.
  static func register()
}

extension SelectorTables {
  /// By module that says so: its classes with a method of their own that deletes rows.
  private static var deleting: [String: Set<String>] = [:]

  /// Says which classes of the module of `type` have a `tableView(_:commit:forRowAt:)` of their own, each by
  /// its name behind those of the types that it is declared in: "Cell.Source".
  public static func add(deleting names: [String], in type: AnyClass) {
    deleting[module(of: type), default: []].formUnion(names)
  }

  /// Whether an object's class or one above it has a method of its own that deletes rows; nil where a module
  /// does not say.
  static func deletesRows(_ source: AnyObject) -> Bool? {
    deletesRows(source) { module in
      load(module)
      return deleting[module]
    }
  }

  /// - Parameter classes: Those of a module that delete rows; nil where the module does not say.
  static func deletesRows(_ source: AnyObject, by classes: (String) -> Set<String>?) -> Bool? {
    var next: AnyClass? = type(of: source)
    while let one = next {
      let module = module(of: one)
      if ["UIKit", "Foundation"].contains(module) { return false }
      guard let names = classes(module) else { return nil }
      if names.contains(path(of: one)) { return true }
      next = class_getSuperclass(one)
    }
    return false
  }

  /// The name of a class behind those of the types that it is declared in, without the arguments of generic
  /// ones, and without the contexts in parentheses that private types have.
  private static func path(of type: AnyClass) -> String {
    var plain = "", depth = 0
    for character in String(reflecting: type) {
      switch character {
      case "<", "(": depth += 1
      case ">", ")": depth -= 1
      default: if depth == 0 { plain.append(character) }
      }
    }
    return plain.split(separator: ".").dropFirst().joined(separator: ".")
  }

  private static func module(of type: AnyClass) -> String {
    String(String(reflecting: type).prefix { $0 != "." })
  }

  private static var asked: Set<String> = []

  /// Registers what a module has for documents, once.
  static func load(_ module: String) {
    guard !module.isEmpty, asked.insert(module).inserted else { return }
    (NSClassFromString("\(module).InspectableExtensions") as? any SelectorTableSource.Type)?.register()
  }
}

/// Calls methods by their names.
@MainActor enum ActionDispatch {
  /// Calls a method of `target`; false where it has none of that name.
  static func send(_ selector: Selector, to target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    guard let method = method(selector, of: target) else { return false }
    let outer = SelectorTables.arguments
    defer { SelectorTables.arguments = outer }
    if let several = sender as? SelectorArguments {  // A method that takes fewer gets the first ones.
      SelectorTables.arguments = several.values
      method(several.values.first ?? nil, several.values.dropFirst().first as? UIEvent)
    } else {
      SelectorTables.arguments = nil
      method(sender, event)
    }
    return true
  }

  /// What a method of `target` answers; nil where it has none of that name, and where it answers nothing.
  static func answer(_ selector: Selector, of target: AnyObject, _ arguments: SelectorArguments) -> Any?? {
    let outer = SelectorTables.answered
    defer { SelectorTables.answered = outer }
    SelectorTables.answered = nil
    guard send(selector, to: target, sender: arguments, event: nil) else { return nil }
    return .some(SelectorTables.answered)
  }

  /// Gives a property a value by its setter, which runs its observers; false where no table has one, or where
  /// the property cannot hold the value.
  static func set(_ name: String, of object: AnyObject, to value: Any?) -> Bool {
    guard
      let setter = tableMethod(Selector("set\(name.prefix(1).uppercased())\(name.dropFirst()):"), of: object)
    else { return false }
    SelectorTables.isRefused = false
    setter(value, nil)
    return !SelectorTables.isRefused
  }

  static func has(_ selector: Selector, _ target: AnyObject) -> Bool { method(selector, of: target) != nil }

  private static func method(_ selector: Selector, of target: AnyObject) -> ((Any?, UIEvent?) -> Void)? {
    if let method = tableMethod(selector, of: target) { return method }
    let action = (target as? UIResponder)?.standardAction(selector)
      ?? KitMethods.method(named: selector.description, of: target)
      ?? KnownKeys.setter(named: selector.description, of: target)
    return action.map { action in { sender, _ in action(sender) } }
  }

  private static func tableMethod(_ selector: Selector, of target: AnyObject) -> ((Any?, UIEvent?) -> Void)? {
    if let type = (target as? ClassObject)?.type {
      return (type as? any ClassSelectorTarget.Type)?.classMethod(named: selector)
    }
    return (target as? any SelectorTarget)?.method(named: selector)
      ?? SelectorTables.method(selector, of: target)
  }

  /// The first responder up the chain from `start` that has the method, else nil.
  static func receiver(of selector: Selector, from start: UIResponder?) -> UIResponder? {
    var responder = start
    while let current = responder {
      if has(selector, current) { return current }
      responder = current.next
    }
    return nil
  }
}

extension UIResponder {
  final func responds(toAction action: Selector) -> Bool { ActionDispatch.has(action, self) }

  /// The actions that every responder declares and only some implement.
  final func standardAction(_ selector: Selector) -> ((Any?) -> Void)? {
    let name = selector.description
    if Self.editingMethods.areOverridden(in: self) {  // The class edits text, or overrides one of these.
      switch name {
      case "cut:": return cut
      case "copy:": return copy
      case "paste:": return paste
      case "select:": return select
      case "selectAll:": return selectAll
      case "delete:": return delete
      default: break
      }
    }
    if Self.findingMethods.areOverridden(in: self) {
      switch name {
      case "find:": return find
      case "findAndReplace:": return findAndReplace
      case "findNext:": return findNext
      case "findPrevious:": return findPrevious
      case "useSelectionForFind:": return useSelectionForFind
      default: break
      }
    }
    if name == "paste:", pasteConfiguration != nil, canPaste(UIPasteboard.general.itemProviders) {
      return paste
    }
    guard Self.stylingMethods.areOverridden(in: self) else { return nil }
    return switch name {
    case "pasteAndMatchStyle:": pasteAndMatchStyle
    case "pasteAndGo:": pasteAndGo
    case "pasteAndSearch:": pasteAndSearch
    case "toggleBoldface:": toggleBoldface
    case "toggleItalics:": toggleItalics
    case "toggleUnderline:": toggleUnderline
    case "increaseSize:": increaseSize
    case "decreaseSize:": decreaseSize
    case "makeTextWritingDirectionLeftToRight:": makeTextWritingDirectionLeftToRight
    case "makeTextWritingDirectionRightToLeft:": makeTextWritingDirectionRightToLeft
    case "print:": printContent
    default: nil
    }
  }

  private static let editingMethods = ClassMethods(
    of: UIResponder.self,
    overriddenIn: [
      CutOverride.self, CopyOverride.self, PasteOverride.self, SelectAllOverride.self, DeleteOverride.self,
    ])
  private static let findingMethods = ClassMethods(
    of: UIResponder.self,
    overriddenIn: [
      FindOverride.self, FindReplaceOverride.self, FindNextOverride.self, FindPreviousOverride.self,
      FindSelectionOverride.self,
    ])
  private static let stylingMethods = ClassMethods(
    of: UIResponder.self,
    overriddenIn: [
      MatchOverride.self, GoOverride.self, SearchOverride.self, BoldOverride.self, ItalicOverride.self,
      UnderlineOverride.self, LargerOverride.self, SmallerOverride.self, LeftToRightOverride.self,
      RightToLeftOverride.self, PrintOverride.self,
    ])
}

private final class CutOverride: UIResponder { override func cut(_ sender: Any?) { super.cut(sender) } }
private final class CopyOverride: UIResponder { override func copy(_ sender: Any?) { super.copy(sender) } }
private final class PasteOverride: UIResponder { override func paste(_ sender: Any?) { super.paste(sender) } }
private final class SelectAllOverride: UIResponder {
  override func selectAll(_ sender: Any?) { super.selectAll(sender) }
}
private final class DeleteOverride: UIResponder {
  override func delete(_ sender: Any?) { super.delete(sender) }
}
private final class FindOverride: UIResponder { override func find(_ sender: Any?) { super.find(sender) } }
private final class FindReplaceOverride: UIResponder {
  override func findAndReplace(_ sender: Any?) { super.findAndReplace(sender) }
}
private final class FindNextOverride: UIResponder {
  override func findNext(_ sender: Any?) { super.findNext(sender) }
}
private final class FindPreviousOverride: UIResponder {
  override func findPrevious(_ sender: Any?) { super.findPrevious(sender) }
}
private final class FindSelectionOverride: UIResponder {
  override func useSelectionForFind(_ sender: Any?) { super.useSelectionForFind(sender) }
}
private final class MatchOverride: UIResponder {
  override func pasteAndMatchStyle(_ sender: Any?) { super.pasteAndMatchStyle(sender) }
}
private final class GoOverride: UIResponder {
  override func pasteAndGo(_ sender: Any?) { super.pasteAndGo(sender) }
}
private final class SearchOverride: UIResponder {
  override func pasteAndSearch(_ sender: Any?) { super.pasteAndSearch(sender) }
}
private final class BoldOverride: UIResponder {
  override func toggleBoldface(_ sender: Any?) { super.toggleBoldface(sender) }
}
private final class ItalicOverride: UIResponder {
  override func toggleItalics(_ sender: Any?) { super.toggleItalics(sender) }
}
private final class UnderlineOverride: UIResponder {
  override func toggleUnderline(_ sender: Any?) { super.toggleUnderline(sender) }
}
private final class LargerOverride: UIResponder {
  override func increaseSize(_ sender: Any?) { super.increaseSize(sender) }
}
private final class SmallerOverride: UIResponder {
  override func decreaseSize(_ sender: Any?) { super.decreaseSize(sender) }
}
private final class PrintOverride: UIResponder {
  override func printContent(_ sender: Any?) { super.printContent(sender) }
}
private final class LeftToRightOverride: UIResponder {
  override func makeTextWritingDirectionLeftToRight(_ sender: Any?) {
    super.makeTextWritingDirectionLeftToRight(sender)
  }
}
private final class RightToLeftOverride: UIResponder {
  override func makeTextWritingDirectionRightToLeft(_ sender: Any?) {
    super.makeTextWritingDirectionRightToLeft(sender)
  }
}
