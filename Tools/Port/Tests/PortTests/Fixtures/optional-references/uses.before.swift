@objc protocol FeedDelegate: AnyObject {
  @objc optional func feedWillShow(_ animated: Bool)
  @objc optional func feed(_ feed: Feed, didShow count: Int) -> String?
  @objc optional func feed(_ feed: Feed, didHide count: Int)
  @objc optional var title: String? { get }
}
protocol Other: AnyObject { var title: String { get } }
class Feed {
  weak var delegate: FeedDelegate?
  var other: Other?
  var delegates: [FeedDelegate] = []
  var title: (() -> Void)?
  func show(_ given: FeedDelegate, closure: ((Bool) -> Void)?) {
    delegate?.feedWillShow?(true)
    given.feed!(self, didShow: 3)
    let answer = delegate?.feed?(self, didShow: 1) ?? "delegate?.feedWillShow?(true)"
    if delegate?.feedWillShow != nil, let title = given.title, let call = delegate?.feed(_:didHide:) { call(self, 1) }
    if let delegate { delegate.feed?(self, didHide: 2) }
    guard let found = given as? Other else { return }
    print(found.title, other?.title, delegate?.title as Any, "\(delegate?.title ?? nil)")
    delegates.forEach { $0.feedWillShow?(true) }
    for one in delegates { one.feedWillShow?(false) }
    delegates.first?.feedWillShow?(false)
    title?()
    self.title?()
    closure?(true)
  }
}
extension FeedDelegate {
  func all() { feedWillShow?(true); self.feedWillShow?(false); _ = title }
}
func ask(_ session: URLSessionDataDelegate, _ unknown: Any) {
  session.urlSession?(a, task: b)
  _ = x?.urlSession?(a, task: b)
}
