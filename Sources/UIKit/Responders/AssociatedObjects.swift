// swift-format-ignore-file: AlwaysUseLowerCamelCase
internal import Foundation

/// The policies by which associated values are retained.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained: a weak reference.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained. A lock guards values of every policy, so atomic policies behave the same.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of a value that can be copied, such as an `NSString`.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Equivalent to `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// Equivalent to `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// Returns the value associated with an object for a key; nil if there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.shared.value(of: AssociatedValues.owner(object), key)
}

/// Associates a value with an object for a key, replacing the previous one; nil removes it.
///
/// The key is an address: the same variable's each time. Values of responders, such as views and controllers,
/// are released with them, those of other objects some time later: there is no Objective-C runtime to notify.
/// Constant time on average; may be called on any thread.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.shared.set(value, of: AssociatedValues.owner(object), key, policy)
}

/// Removes all associated values of an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.shared.removeAll(of: AssociatedValues.owner(object))
}

/// Returns the object that represents a class for functions that take objects, as Objective-C's classes are
/// objects: the same one each time.
@_spi(SelectorTable) public func classObject(_ type: AnyClass) -> AnyObject {
  AssociatedValues.shared.object(for: type)
}

/// The object that represents a class where an object is needed, such as for the target of an action.
final class ClassObject: NSObject {
  let type: AnyClass

  init(_ type: AnyClass) { self.type = type }
}

/// The associated values by object and key. Entries of deallocated objects are removed whenever the table has
/// doubled.
// Unchecked, since it holds values of any type: everything is read and written under its lock.
final class AssociatedValues: @unchecked Sendable {
  static let shared = AssociatedValues()

  private struct Entry {
    weak var object: AnyObject?
    var values: [UnsafeRawPointer: Value] = [:]
  }
  private enum Value {
    case kept(Any)
    case weak(Weak)
  }
  private struct Weak {
    weak var object: AnyObject?
  }

  /// Returns the object that holds values: for a class, which is not an object in Swift, its representative.
  static func owner(_ object: Any) -> AnyObject {
    (object as? AnyClass).map(shared.object) ?? object as AnyObject
  }

  private var classes: [ObjectIdentifier: ClassObject] = [:]

  func object(for type: AnyClass) -> ClassObject {
    lock.withLock {
      let known = classes[ObjectIdentifier(type)] ?? ClassObject(type)
      classes[ObjectIdentifier(type)] = known
      return known
    }
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  private var sweepAt = 64

  func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
    lock.withLock {
      guard let entry = entries[ObjectIdentifier(object)], entry.object === object else { return nil }
      switch entry.values[key] {
      case .kept(let value): return value
      case .weak(let box): return box.object
      case nil: return nil
      }
    }
  }

  func set(_ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy) {
    let stored: Value? = value.map { value in
      switch policy {
      case .OBJC_ASSOCIATION_ASSIGN: .weak(Weak(object: value as AnyObject))
      case .OBJC_ASSOCIATION_COPY, .OBJC_ASSOCIATION_COPY_NONATOMIC:
        .kept((value as? any NSCopying)?.copy(with: nil) ?? value)
      default: .kept(value)
      }
    }
    // Replaced values are released outside the lock: their deinitialisers may run any code.
    var released: [Any] = []
    lock.withLock {
      let id = ObjectIdentifier(object)
      (object as? UIResponder)?.hasAssociatedValues = true
      var entry = entries[id] ?? Entry(object: object)
      if entry.object !== object {
        released.append(entry)
        entry = Entry(object: object)
      }
      if let old = entry.values[key] { released.append(old) }
      entry.values[key] = stored
      entries[id] = entry.values.isEmpty ? nil : entry
      if entries.count >= sweepAt {
        let dead = entries.filter { entry in
          guard let object = entry.value.object else { return true }
          // Another thread may release the object now: the last reference is released outside the lock, too.
          released.append(object)
          return false
        }
        released.append(dead)
        for id in dead.keys { entries[id] = nil }
        sweepAt = max(64, entries.count * 2)
      }
    }
    withExtendedLifetime(released) {}
  }

  func removeAll(of object: AnyObject) { forget(ObjectIdentifier(object)) }

  /// Releases the values of an object that may have been deallocated.
  func forget(_ id: ObjectIdentifier) {
    let old = lock.withLock { entries.removeValue(forKey: id) }
    withExtendedLifetime(old) {}
  }
}
