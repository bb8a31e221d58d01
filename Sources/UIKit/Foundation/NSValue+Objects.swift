public import Foundation

extension NSValue {
  /// A value that holds an object's address, by which it is found again in tables; the object is not kept.
  public convenience init(nonretainedObject anObject: Any?) {
    let object = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    var address = UInt64(UInt(bitPattern: object))
    self.init(bytes: &address, objCType: "Q")   // Foundation on Linux has no values that are pointers.
  }

  /// The object whose address the value holds, which must still be there.
  public var nonretainedObjectValue: Any? {
    var address: UInt64 = 0
    getValue(&address)
    return UnsafeMutableRawPointer(bitPattern: UInt(address)).map {
      Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue()
    }
  }
}
