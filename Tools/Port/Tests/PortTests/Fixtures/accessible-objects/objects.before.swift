import UIKit

func label(of objects: [NSObject]) -> String? { objects[0].accessibilityLabel }
