import AppleFoundation; import UIKit

final class Card: UIView {
  static let bundle = Bundle.holding(for: Card.self)
  var own: Bundle { .init(path: "/") ?? Bundle.holding(for: type(of: self)) }
  let main = Bundle.main, path = Bundle(path: "/")
}
