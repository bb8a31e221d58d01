@_spi(SelectorTable) import UIKit; import UIKit

func label(of objects: [NSObject]) -> String? { objects[0].accessibilityLabel }
