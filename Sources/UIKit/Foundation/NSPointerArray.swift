public import Foundation

/// A list of objects by their addresses that may hold them weakly:
/// the address of one that is gone is nil. Nil is an element.
open class NSPointerArray: NSObject {
  private let options: NSPointerFunctions.Options
  private var references: [TableReference?] = []

  /// An empty list; of the options the kind of memory counts.
  public init(options: NSPointerFunctions.Options) {
    self.options = options
    super.init()
  }

  /// An empty list that does not retain its objects.
  open class func weakObjects() -> NSPointerArray { NSPointerArray(options: .weakMemory) }
  /// An empty list that retains its objects.
  open class func strongObjects() -> NSPointerArray { NSPointerArray(options: .strongMemory) }

  /// How many elements there are, nil among them. What is added to make the list longer is nil.
  open var count: Int {
    get { references.count }
    set {
      references = Array(references.prefix(newValue))
      references += Array(repeating: nil, count: newValue - references.count)
    }
  }
  /// The objects that are there, in order.
  open var allObjects: [Any] { references.compactMap { $0?.object } }

  /// The address of an element; its index must be one of the list's.
  open func pointer(at index: Int) -> UnsafeMutableRawPointer? {
    references[index]?.object.map { Unmanaged.passUnretained($0).toOpaque() }
  }
  /// Adds the object at an address behind the others; nil is added, too.
  open func addPointer(_ pointer: UnsafeMutableRawPointer?) { references.append(reference(pointer)) }
  /// Adds the object at an address before the one of an index; traps beyond the list's count.
  open func insertPointer(_ item: UnsafeMutableRawPointer?, at index: Int) {
    references.insert(reference(item), at: index)
  }
  /// Exchanges an element; traps for an index that is none.
  open func replacePointer(at index: Int, withPointer item: UnsafeMutableRawPointer?) {
    references[index] = reference(item)
  }
  /// Takes an element out; traps for an index that is none.
  open func removePointer(at index: Int) { references.remove(at: index) }
  /// Takes out what is nil or gone.
  open func compact() { references.removeAll { $0?.object == nil } }

  /// Of the object at an address, which must be there.
  private func reference(_ pointer: UnsafeMutableRawPointer?) -> TableReference? {
    pointer.map {
      TableReference(
        Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue(), isWeak: options.contains(.weakMemory))
    }
  }
}
