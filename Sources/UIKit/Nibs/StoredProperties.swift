internal import Foundation

/// Access to stored properties of objects by their names, as the Objective-C runtime sets outlets.
///
/// Swift stores the name, the type and the offset of each stored property of a class for `Mirror`; the three
/// functions below are those of its runtime with which `Mirror` reads them. Property observers do not run,
/// and computed properties are not found.
enum StoredProperties {
  /// Sets the stored property `name` of an object, of its class or a superclass. Returns `false` if there is
  /// none of that name, or none that can hold the value. O(properties).
  static func set(_ name: String, of object: AnyObject, to value: Any) -> Bool {
    let type: Any.Type = Swift.type(of: object)
    for index in 0..<fieldCount(type) {
      var field = Field()
      let fieldType = fieldMetadata(type, index: index, field: &field)
      defer { field.release?(field.name) }
      guard let found = field.name, String(cString: found) == name else { continue }
      let place = Unmanaged.passUnretained(object).toOpaque() + fieldOffset(type, index: index)
      func store<Value>(_: Value.Type) -> Bool {
        guard let value = value as? Value else { return false }
        if field.isStrong {
          place.assumingMemoryBound(to: Value.self).pointee = value
        } else {
          // The slot of a weak reference. For a protocol type, the witness tables follow it, as they follow
          // the pointer in the value.
          let slot = MemoryLayout<WeakSlot>.size
          guard MemoryLayout<Value>.size >= slot else { return false }
          place.assumingMemoryBound(to: WeakSlot.self).pointee.object = value as AnyObject
          withUnsafeBytes(of: value) { bytes in
            (place + slot).copyMemory(from: bytes.baseAddress! + slot, byteCount: bytes.count - slot)
          }
        }
        return true
      }
      return _openExistential(fieldType, do: store)
    }
    return false
  }

  /// Returns the value of the stored property `name`; nil if there is none.
  static func value(_ name: String, of object: Any) -> Any? {
    var mirror: Mirror? = Mirror(reflecting: object)
    while let current = mirror {
      if let child = current.children.first(where: { $0.label == name }) { return child.value }
      mirror = current.superclassMirror
    }
    return nil
  }

  private struct WeakSlot { weak var object: AnyObject? }

  /// The runtime's description of a property besides its type, in its layout.
  private struct Field {
    var name: UnsafePointer<CChar>?
    var release: (@convention(c) (UnsafePointer<CChar>?) -> Void)?
    var isStrong = false
    var isVariable = false
  }

  @_silgen_name("swift_reflectionMirror_recursiveCount")
  private static func fieldCount(_: Any.Type) -> Int

  @_silgen_name("swift_reflectionMirror_recursiveChildMetadata")
  private static func fieldMetadata(
    _: Any.Type, index: Int, field: UnsafeMutablePointer<Field>
  ) -> Any.Type

  @_silgen_name("swift_reflectionMirror_recursiveChildOffset")
  private static func fieldOffset(_: Any.Type, index: Int) -> Int
}
