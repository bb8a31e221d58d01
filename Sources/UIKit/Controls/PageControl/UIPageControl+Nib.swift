internal import Foundation

extension UIPageControl {
  /// Reads a `pageControl` element.
  final func decodeNib(_ nib: NibCoder) {
    numberOfPages = nib.int("numberOfPages") ?? 0
    currentPage = nib.int("currentPage") ?? 0
    hidesForSinglePage = nib.bool("hidesForSinglePage") ?? false
    pageIndicatorTintColor = nib.color("pageIndicatorTintColor")
    currentPageIndicatorTintColor = nib.color("currentPageIndicatorTintColor")
  }
}
