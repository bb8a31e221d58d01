import UIKit
extension CGFloat {
  func isNear(_ other: CGFloat) -> Bool { abs(self - other) < abs(other * 0.01) }
}
extension Double {
  func isNear(_ other: Double) -> Bool { abs(self - other) < 1 }
}
