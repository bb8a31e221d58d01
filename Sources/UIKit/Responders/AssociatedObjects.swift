internal import Foundation

/// How an associated value is kept.
public enum objc_AssociationPolicy: UInt, Sendable {
  /// Not retained; gone when nobody else retains it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Retained. A lock guards values of every policy, so that atomic ones are no different here.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of what copies itself, as `NSString` does.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// As `OBJC_ASSOCIATION_RETAIN_NONATOMIC`.
  case OBJC_ASSOCIATION_RETAIN = 769
  /// As `OBJC_ASSOCIATION_COPY_NONATOMIC`.
  case OBJC_ASSOCIATION_COPY = 771
}

/// The value that was associated with an object under a key; nil where there is none.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedValues.shared.value(of: AssociatedValues.owner(object), key)
}

/// Associates a value with an object under a key, in place of the one before; nil takes it away.
///
/// The key is an address: the same variable's each time. Values of responders, such as views and controllers,
/// are let go with them, those of other objects some time later: there is no Objective-C runtime to tell.
/// Constant time on average; any thread may call it.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedValues.shared.set(value, of: AssociatedValues.owner(object), key, policy)
}

/// Takes every associated value away from an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedValues.shared.removeAll(of: AssociatedValues.owner(object))
}

/// The object by which a class is known to functions that take
/// objects, as Objective-C's classes are: the same one each time.
@_spi(SelectorTable) public func classObject(_ type: AnyClass) -> AnyObject {
  AssociatedValues.shared.object(for: type)
}

/// The object that stands for a class where an object is needed, such as for the target of an action.
final class ClassObject: NSObject {
  let type: AnyClass

  init(_ type: AnyClass) { self.type = type }
}

/// Values by object and key. Entries of objects that are gone are swept out whenever the table has doubled.
// Unchecked, for it holds anything: everything it keeps is read and written under its lock.
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

  /// The object that stands for what has values: for a
  /// class, which is no object here, the same one each time.
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
    // What is replaced is let go outside the lock: it may run code.
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
          // Another thread may let go of it now: the last hold on it is let go of outside the lock, too.
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

  /// Lets the values of an object go that may be gone itself.
  func forget(_ id: ObjectIdentifier) {
    let old = lock.withLock { entries.removeValue(forKey: id) }
    withExtendedLifetime(old) {}
  }
}
