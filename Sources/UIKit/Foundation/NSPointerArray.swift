public import Foundation

/// An array of objects by their addresses that may hold weak references: the address of a deallocated object
/// is nil. Nil is an element.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference?] = []

  /// Creates an empty array; of the options the kind of memory is used.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// Creates an empty array of weak references.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// Creates an empty array that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// The number of elements, including nil. Increasing it appends nil.
  open var count: Int {
    get { references.count }
    set {
      references = Array(references.prefix(newValue))
      references += Array(repeating: nil, count: newValue - references.count)
    }
  }
  /// The live objects, in order.
  open var allObjects: [Any] { references.compactMap { $0?.object } }

  /// Returns the address of an element; traps if the index is out of range.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Appends the object at an address; nil is appended, too.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }
  /// Inserts the object at an address; traps if the index exceeds the count.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }
  /// Replaces an element; traps if the index is out of range.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }
  /// Removes an element; traps if the index is out of range.
  open func removePointer(at index: Int) { references.remove(at: index) }
  /// Removes nil and deallocated elements.
  open func compact() { references.removeAll { $0?.object == nil } }

  /// Returns a reference to the object at an address, which must exist.
  private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
    pointer.map {
      TableReference(
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.contains(.weakMemory))
    }
  }
}
