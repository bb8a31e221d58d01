public import Foundation

extension NSValue {
  /// A value that holds an object's address, by which it is found again in tables; the object is not kept.
  public convenience init(nonretainedObject anObject: Any?) {
    var address = anObject.map { Unmanaged.passUnretained($0 as AnyObject).toOpaque() }
    self.init(bytes: &address, objCType: "^v")
  }

  /// The object whose address the value holds, which must still be there.
  public var nonretainedObjectValue: Any? {
    var address: UnsafeMutableRawPointer?
    getValue(&address)
    return address.map { Unmanaged<AnyObject>.fromOpaque($0).takeUnretainedValue() }
  }
}
