import UIKit

func label(of view: UIView) -> String? { view.accessibilityLabel }
