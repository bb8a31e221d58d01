import FoundationNetworking; protocol FeedDelegate: AnyObject {
  var feedWillShow_ifAny: ((Bool) -> Void)? { get }
  var feed_didShow_ifAny: ((Feed, Int) -> String?)? { get }
  var feed_didHide_ifAny: ((Feed, Int) -> Void)? { get }
  var title_ifAny: (String?)? { get }
}
protocol Other: AnyObject { var title: String { get } }
class Feed {
  weak var delegate: FeedDelegate?
  var other: Other?
  var delegates: [FeedDelegate] = []
  var title: (() -> Void)?
  func show(_ given: FeedDelegate, closure: ((Bool) -> Void)?) {
    delegate?.feedWillShow_ifAny?(true)
    given.feed_didShow_ifAny!(self, 3)
    let answer = delegate?.feed_didShow_ifAny?(self, 1) ?? "delegate?.feedWillShow?(true)"
    if delegate?.feedWillShow_ifAny != nil, let title = given.title_ifAny, let call = delegate?.feed_didHide_ifAny { call(self, 1) }
    if let delegate { delegate.feed_didHide_ifAny?(self, 2) }
    guard let found = given as? Other else { return }
    print(found.title, other?.title, delegate?.title_ifAny as Any, "\(delegate?.title_ifAny ?? nil)")
    delegates.forEach { $0.feedWillShow_ifAny?(true) }
    for one in delegates { one.feedWillShow_ifAny?(false) }
    delegates.first?.feedWillShow_ifAny?(false)
    title?()
    self.title?()
    closure?(true)
  }
}
extension FeedDelegate {
  func all() { feedWillShow_ifAny?(true); self.feedWillShow_ifAny?(false); _ = title_ifAny }
}
func ask(_ session: URLSessionDataDelegate, _ unknown: Any) {
  (session.urlSession(a, task: b) as Optional)
  _ = x?.urlSession(a, task: b)
}
extension FeedDelegate {
  var feedWillShow_ifAny: ((Bool) -> Void)? { nil }
  var feed_didShow_ifAny: ((Feed, Int) -> String?)? { nil }
  var feed_didHide_ifAny: ((Feed, Int) -> Void)? { nil }
  var title_ifAny: (String?)? { nil }
}
