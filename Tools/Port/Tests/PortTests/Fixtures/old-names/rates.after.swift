import UIKit

protocol Pages { var rate: UIScrollView.DecelerationRate { get } }
extension Pages {
  var rate: UIScrollView.DecelerationRate { return UIScrollView.DecelerationRate.fast }
  var width: CGFloat { return 1 }
}
