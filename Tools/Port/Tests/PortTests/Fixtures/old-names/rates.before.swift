import UIKit

protocol Pages { var rate: CGFloat { get } }
extension Pages {
  var rate: CGFloat { return UIScrollViewDecelerationRateFast }
  var width: CGFloat { return 1 }
}
