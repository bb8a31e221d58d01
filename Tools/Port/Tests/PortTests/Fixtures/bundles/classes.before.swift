import UIKit

final class Card: UIView {
  static let bundle = Bundle(for: Card.self)
  var own: Bundle { .init(path: "/") ?? Bundle(for: type(of: self)) }
  let main = Bundle.main, path = Bundle(path: "/")
}
