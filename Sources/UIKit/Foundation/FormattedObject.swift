public import Foundation

/// The objects of Foundation that `%@` of a format accepts, as it does every object on Apple's systems; the
/// format shows their descriptions.
extension _CVarArgObject where Self: NSObject {
  /// The object's description, which the list of arguments retains.
  public var _cVarArgObject: any CVarArg { NSString(string: description) }
  /// The machine words that pass the object's description.
  public var _cVarArgEncoding: [Int] { NSString(string: description)._cVarArgEncoding }
}

extension NSArray: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSAttributedString: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSData: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDate: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSDictionary: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSError: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSNumber: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSSet: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSURL: @retroactive CVarArg, @retroactive _CVarArgObject {}
extension NSUUID: @retroactive CVarArg, @retroactive _CVarArgObject {}
