public import Foundation

extension NSValue {
  /// Creates a value with an object's address, for lookup in tables; the object is not retained.
  public convenience init(nonretainedObject anObject: Any?) {
    let object = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    var address = UInt64(UInt(bitPattern: object))
    self.init(bytes: &address, objCType: "Q")  // Foundation on Linux has no pointer values.
  }

  /// The object at the stored address, which must still exist.
  public var nonretainedObjectValue: Any? {
    var address: UInt64 = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: UInt(address)).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
