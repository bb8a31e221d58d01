import UIKit
public class Feed {}
@objc public protocol FeedDelegate: AnyObject {
  @objc optional func feedWillShow(_ animated: Bool)
  @objc optional func feed(_ feed: Feed, didShow count: inout Int) -> String?
  @objc
  optional func load(
    _ done: @escaping (Int) -> Void
  ) throws
  @objc optional var title: String? { get }
  func required()  // line
}
final class Silent: FeedDelegate { func required() {} }
open class Parent: FeedDelegate { public func required() {} }
class Child: Parent {
  func feedWillShow(_ animated: Bool) {}
}
class Grandchild: Child { override func feedWillShow(_ animated: Bool) {} }
class Speaking { func feed(_ feed: Feed, didShow count: inout Int) -> String? { nil } }
extension Speaking: FeedDelegate {
  func required() {}
  func load(_ done: @escaping (Int) -> Void) throws {}
  var title: String? { nil }
  private func feedWillShow(_ animated: Bool) {}
}
extension UIView: FeedDelegate { public func required() {}; public func feedWillShow(_ animated: Bool) {} }
@objc protocol Wider: FeedDelegate { @objc optional func more() }
class Wide: Wider { func more() {}; func required() {} }
