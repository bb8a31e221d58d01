import UIKit

func make<View: UIView>(_ type: View.Type) -> View { View(frame: .zero) }
func made<View>(_ type: View.Type) -> View where View: UIView { type.init(frame: .zero) }
func known() -> UIView { UIView(frame: .zero) }

protocol Buildable { init() }
func build<Value: Buildable>() -> Value { Value() }

extension UIView {
  static func empty() -> Self { self.init() }
  static var other: UIView { Self(frame: .zero) }
  convenience init(_ text: String) { self.init(frame: .zero) }
}

final class Card: UIView {
  init() { super.init(frame: .zero) }
}
public class Open: UIView {
  public required init() { super.init(frame: .zero) }
}
func open<View: Open>() -> View { View() }
