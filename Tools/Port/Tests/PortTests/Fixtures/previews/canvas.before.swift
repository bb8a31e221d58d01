import UIKit

final class Card: UIView {}

@available(iOS 17, *)
#Preview("A card", traits: .sizeThatFitsLayout) {
  Card()
}

let after = 1 // line
