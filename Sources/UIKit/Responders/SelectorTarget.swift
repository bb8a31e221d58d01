internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// An object whose methods can be called by their names, as the Objective-C runtime can for any object.
///
/// Swift has no such table on Linux; a generator of tables makes the class conform.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol SelectorTarget: AnyObject {
  /// Returns the method with a name; nil if there is none. A method ignores arguments for which it has no
  /// parameter.
  func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// A class whose static and class methods can be called by their names.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol ClassSelectorTarget: AnyObject {
  /// Returns the class method with the given name, or nil if the class has none.
  static func classMethod(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)?
}

/// The tables of methods that extensions add to classes of other modules.
@_spi(SelectorTable) @preconcurrency @MainActor public enum SelectorTables {
  /// A closure that returns the method of an object with a name; nil for objects and names that the table
  /// does not contain.
  public typealias Lookup = (_ target: AnyObject, _ selector: Selector) -> (
    (_ sender: Any?, _ event: UIEvent?) -> Void
  )?
  private static var lookups: [Lookup] = []

  /// Registers a lookup, which returns nil for objects of other classes.
  public static func add(_ lookup: @escaping Lookup) { lookups.append(lookup) }

  /// Sets a property to the value from a document or a caller: the value itself, or the number or Boolean
  /// that it represents. Leaves the property alone if it is neither, which `isRefused` indicates.
  public static func set<Value>(_ value: Any?, _ assign: (Value) -> Void) {
    isRefused = true
    func assigned(_ value: Value) {
      assign(value)
      isRefused = false
    }
    if let value = value as? Value { return assigned(value) }
    if let given = value, let value: Value = KeyValueConversion.value(given) { assigned(value) }
  }
  /// Records the return value of a method in a table, as for methods that create the destination of a segue.
  public static func answer(_ value: Any?) { answered = value }
  /// The return value of the method that is being called.
  fileprivate static var answered: Any?

  /// A Boolean value that indicates whether the last setter was given a value that its property cannot hold.
  fileprivate static var isRefused = false

  static func method(_ selector: Selector, of target: AnyObject) -> ((Any?, UIEvent?) -> Void)? {
    for lookup in lookups { if let found = lookup(target, selector) { return found } }
    return nil
  }

  /// The arguments of the method that is being called, if its caller passes more than a sender and an event.
  fileprivate(set) static var arguments: [Any?]?

  /// Returns one of the arguments of a method with several parameters.
  public static func argument<Value>(_ sender: Any?, _ index: Int) -> Value {
    let values = arguments ?? [sender]
    let value = index < values.count ? values[index] : nil
    if let value = value as? Value { return value }
    // In Swift, a pointer parameter may be nonoptional although Objective-C passes null, if the method does
    // not read it.
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

/// Several arguments for a method, in place of the sender.
struct SelectorArguments {
  let values: [Any?]
}

/// A type that registers the tables of a module that documents need before any code of it runs: those of
/// inspectable properties in the module's extensions of UIKit classes. A module's type is called
/// `InspectableExtensions`.
@_spi(SelectorTable) @preconcurrency @MainActor public protocol SelectorTableSource: AnyObject {
  /// Registers the module's tables; called once, when a document sets properties that such extensions may
  /// declare.
  static func register()
}

extension SelectorTables {
  /// The classes with a deletion method of their own, by module.
  private static var deleting: [String: Set<String>] = [:]

  /// Registers the classes of the module of the calling file that implement `tableView(_:commit:forRowAt:)`,
  /// each by its name qualified with enclosing types: "Cell.Source".
  public static func add(deleting names: [String], from file: String = #fileID) {
    deleting[String(file.prefix { $0 != "/" }), default: []].formUnion(names)
  }

  /// Returns whether an object's class or a superclass implements the method that deletes rows; nil if a
  /// module has not registered its classes.
  static func deletesRows(_ source: AnyObject) -> Bool? {
    deletesRows(source) { module in
      load(module)
      return deleting[module]
    }
  }

  /// Returns a Boolean value that indicates whether the class of a data source deletes rows, or
  /// nil if that is not known.
  ///
  /// `classes` returns the classes of a module that delete rows, or nil if the module has not registered
  /// them.
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

  /// Returns the name of a class qualified with enclosing types, without generic arguments, and without the
  /// contexts in parentheses of private types.
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

  /// Registers the tables of a module for documents, once.
  static func load(_ module: String) {
    guard !module.isEmpty, asked.insert(module).inserted else { return }
    (NSClassFromString("\(module).InspectableExtensions") as? any SelectorTableSource.Type)?.register()
  }
}

/// The dispatch of methods by their names.
@MainActor enum ActionDispatch {
  /// Calls a method of `target`. Returns `false` if it has none of that name.
  static func send(_ selector: Selector, to target: AnyObject, sender: Any?, event: UIEvent?) -> Bool {
    guard let method = method(selector, of: target) else { return false }
    let outer = SelectorTables.arguments
    defer { SelectorTables.arguments = outer }
    if let several = sender as? SelectorArguments {  // A method with fewer parameters gets the first ones.
      SelectorTables.arguments = several.values
      method(several.values.first ?? nil, several.values.dropFirst().first as? UIEvent)
    } else {
      SelectorTables.arguments = nil
      method(sender, event)
    }
    return true
  }

  /// Returns the return value of a method of `target`; nil if it has none of that name, or returns nothing.
  static func answer(_ selector: Selector, of target: AnyObject, _ arguments: SelectorArguments) -> Any?? {
    let outer = SelectorTables.answered
    defer { SelectorTables.answered = outer }
    SelectorTables.answered = nil
    guard send(selector, to: target, sender: arguments, event: nil) else { return nil }
    return .some(SelectorTables.answered)
  }

  /// Sets a property by its setter, which runs its observers. Returns `false` if no table has the setter, or
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
    let action =
      (target as? UIResponder)?.standardAction(selector)
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

  /// Returns the first responder up the chain from `start` that has the method; nil if there is none.
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

  /// Returns an action that every responder declares, if the class implements it.
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
