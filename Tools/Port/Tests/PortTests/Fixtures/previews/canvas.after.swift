import UIKit

final class Card: UIView {}






let after = 1 // line
