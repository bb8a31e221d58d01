@_spi(SelectorTable) import UIKit; import UIKit

func make<View: UIView>(_ type: View.Type) -> View { View.created(frame: .zero) }
func made<View>(_ type: View.Type) -> View where View: UIView { type.created(frame: .zero) }
func known() -> UIView { UIView(frame: .zero) }

protocol Buildable { init() }
func build<Value: Buildable>() -> Value { Value() }

extension UIView {
  static func empty() -> Self { self.created() }
  static var other: UIView { Self.created(frame: .zero) }
  convenience init(_ text: String) { self.init(frame: .zero) }
}

final class Card: UIView { override class func createdByItself() -> UIResponder? { self == Card.self ? Card() : super.createdByItself() }
  init() { super.init(frame: .zero) }
}
public class Open: UIView { @_spi(SelectorTable) public override class func createdByItself() -> UIResponder? { self == Open.self ? Open() : super.createdByItself() }
  public required init() { super.init(frame: .zero) }
}
func open<View: Open>() -> View { View() }
