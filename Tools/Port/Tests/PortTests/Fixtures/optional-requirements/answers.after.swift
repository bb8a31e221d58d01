import UIKit
public class Feed {}
public protocol FeedDelegate: AnyObject {
  var feedWillShow_ifAny: ((Bool) -> Void)? { get }
  var feed_didShow_ifAny: ((Feed, inout Int) -> String?)? { get }
  var load_ifAny: ((@escaping (Int) -> Void) throws -> Void)? { get }



  var title_ifAny: (String?)? { get }
  func required()  // line
}
final class Silent: FeedDelegate { func required() {} }
open class Parent: FeedDelegate { open var feedWillShow_ifAny: ((Bool) -> Void)? { nil }; public func required() {} }
class Child: Parent { override var feedWillShow_ifAny: ((Bool) -> Void)? { { self.feedWillShow($0) } };
  func feedWillShow(_ animated: Bool) {}
}
class Grandchild: Child { override func feedWillShow(_ animated: Bool) {} }
class Speaking { var feed_didShow_ifAny: ((Feed, inout Int) -> String?)? { { self.feed($0, didShow: &$1) } }; var load_ifAny: ((@escaping (Int) -> Void) throws -> Void)? { { try self.load($0) } }; var title_ifAny: (String?)? { self.title }; func feed(_ feed: Feed, didShow count: inout Int) -> String? { nil } }
extension Speaking: FeedDelegate {
  func required() {}
  func load(_ done: @escaping (Int) -> Void) throws {}
  var title: String? { nil }
  private func feedWillShow(_ animated: Bool) {}
}
extension UIView: FeedDelegate { public var feedWillShow_ifAny: ((Bool) -> Void)? { { self.feedWillShow($0) } }; public func required() {}; public func feedWillShow(_ animated: Bool) {} }
protocol Wider: FeedDelegate { var more_ifAny: (() -> Void)? { get } }
class Wide: Wider { var more_ifAny: (() -> Void)? { { self.more() } }; func more() {}; func required() {} }
extension FeedDelegate {
  public var feedWillShow_ifAny: ((Bool) -> Void)? { nil }
  public var feed_didShow_ifAny: ((Feed, inout Int) -> String?)? { nil }
  public var load_ifAny: ((@escaping (Int) -> Void) throws -> Void)? { nil }
  public var title_ifAny: (String?)? { nil }
}
extension Wider {
  var more_ifAny: (() -> Void)? { nil }
}
