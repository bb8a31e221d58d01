internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UIScrollView {
  func decodeScrolling(from nib: NibCoder) {
    func flag(_ name: String, _ flag: ScrollSettings.Flags) {
      if let value = nib.bool(name) { scrolling.flags.set(flag, value) }
    }
    flag("scrollEnabled", .enabled)
    flag("directionalLockEnabled", .directionalLock)
    flag("pagingEnabled", .paging)
    flag("bounces", .bounces)
    flag("alwaysBounceVertical", .alwaysBounceVertical)
    flag("alwaysBounceHorizontal", .alwaysBounceHorizontal)
    flag("delaysContentTouches", .delaysTouches)
    flag("canCancelContentTouches", .cancelsTouches)
    flag("showsHorizontalScrollIndicator", .showsHorizontal)
    flag("showsVerticalScrollIndicator", .showsVertical)
    flag("bouncesZoom", .bouncesZoom)
    if let scale = nib.number("minimumZoomScale"), scale > 0 { minimumZoomScale = scale }
    if let scale = nib.number("maximumZoomScale"), scale > 0 { maximumZoomScale = scale }
    scrolling.contentSize = nib.size("contentSize") ?? extentOfSubviews
    if let insets = nib.insets("contentInset") { scrolling.contentInset = insets }
    if let insets = nib.insets("scrollIndicatorInsets") { scrollIndicatorInsets = insets }
    switch nib.name("indicatorStyle") {
    case "black": indicatorStyle = .black
    case "white": indicatorStyle = .white
    default: break
    }
    switch nib.name("keyboardDismissMode") {
    case "onDrag": keyboardDismissMode = .onDrag
    case "interactive": keyboardDismissMode = .interactive
    case "onDragWithAccessory": keyboardDismissMode = .onDragWithAccessory
    case "interactiveWithAccessory": keyboardDismissMode = .interactiveWithAccessory
    default: break
    }
    switch nib.name("contentInsetAdjustmentBehavior") {
    case "never": contentInsetAdjustmentBehavior = .never
    case "always": contentInsetAdjustmentBehavior = .always
    case "scrollableAxes": contentInsetAdjustmentBehavior = .scrollableAxes
    default: break
    }
  }

  /// The smallest size from the origin that contains every subview: the result of constraints to the
  /// content's edges in a document that stores frames.
  private var extentOfSubviews: CGSize {
    subviews.reduce(into: CGSize.zero) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
  }
}
