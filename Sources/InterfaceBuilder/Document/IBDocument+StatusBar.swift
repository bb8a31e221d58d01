extension IBDocument {
  /// Whether the canvas leaves room for a status bar on devices where it can be hidden.
  ///
  /// Interface Builder takes that from the app's Info.plist, which is no part of the document; what the
  /// document stores tells it: the views that constraints place at the upper end of the safe area, or below
  /// the top layout guide. Where there are none, it is where navigation bars begin.
  package var showsStatusBar: Bool {
    var shown = 0, hidden = 0
    // Below nothing, or below a navigation bar alone, large or on an iPad. Below an opaque bar nothing is
    // all that there is, whatever the bar lies below.
    let hasOpaqueBars = scenes.contains {
      $0.viewController?.child(key: "navigationBar")?.bool("translucent") == false
    }
    let withoutStatusBar: Set<Double> = hasOpaqueBars ? [44, 50, 96] : [0, 44, 50, 96]
    let withStatusBar: Set<Double> = [20, 24, 64, 70, 74, 116]
    for scene in scenes {
      guard let controller = scene.viewController, controller.isNil("simulatedStatusBarMetrics") == false
      else { continue }
      guard fillsScreen(controller) else { continue }
      countTops(of: controller) { place in
        if withoutStatusBar.contains(place) {
          hidden += 1
        } else if withStatusBar.contains(place) {
          shown += 1
        }
      }
    }
    if shown + hidden > 0 || device == nil { return hidden <= shown }
    for scene in scenes {
      guard let bar = scene.viewController?.child(key: "navigationBar"), let frame = bar.frame,
        // Bars of sheets begin at zero and are higher.
        frame.height != 56, frame.height != 108, frame.width < 1000
      else { continue }
      if frame.y == 0 { hidden += 1 } else { shown += 1 }
    }
    return hidden <= shown
  }

  /// Whether the canvas leaves room for what the screen and bars cover.
  ///
  /// In some documents it did nowhere, on devices without a home button too: every view that constraints
  /// place at the upper end of the safe area of a whole screen is stored at the screen's edge.
  package var hasSafeArea: Bool {
    var places: [Double] = []
    for scene in scenes {
      guard let controller = scene.viewController else { continue }
      let screen = canvas(for: controller).size
      guard screen.height > screen.width, fillsScreen(controller) else { continue }
      countTops(of: controller) { places.append($0) }
    }
    return places.count < 3 || places.contains { $0 > 0 }
  }

  /// Whether a controller's view is as high as the canvas, which for scenes drawn freely has to be as high as
  /// the device.
  private func fillsScreen(_ controller: IBObject) -> Bool {
    let canvas = canvas(for: controller), device = canvas.device.size(canvas.orientation)
    guard let frame = controller.child(key: "view")?.frame, frame.y == 0, frame.height == canvas.size.height
    else { return false }
    return controller.size("freeformSize") == nil || frame.height >= device.height
  }

  /// Calls `count` with where the safe area begins by each view that a constraint ties to it.
  private func countTops(of controller: IBObject, _ count: (Double) -> Void) {
    guard let view = controller.child(key: "view") else { return }
    let guides = Set(
      (view.layoutGuides + controller.layoutGuides).filter { $0.kind == .safeArea || $0.kind == .top }
        .compactMap(\.id))
    // Since Xcode 9 the root view's margins begin at the safe area.
    let hasMargin = toolsVersion >= .xcode9
    func isAreaTop(_ item: String?, _ attribute: IBLayoutAttribute?) -> Bool {
      if attribute == .topMargin { return hasMargin && (item == nil || item == view.id) }
      return item.map(guides.contains) ?? false && (attribute == .top || attribute == .bottom)
    }
    let places = Dictionary(
      view.subviews.compactMap { child in child.id.flatMap { id in child.frame.map { (id, $0.y) } } },
      uniquingKeysWith: { first, _ in first })
    for constraint in view.constraints
    where constraint.relation == .equal && constraint.priority == 1000 && constraint.multiplier == 1 {
      let first = constraint.firstItem, second = constraint.secondItem
      if isAreaTop(second, constraint.secondAttribute), constraint.firstAttribute == .top,
        let y = first.flatMap({ places[$0] })
      {
        count(y - constraint.constant)
      } else if isAreaTop(first, constraint.firstAttribute), constraint.secondAttribute == .top,
        let y = second.flatMap({ places[$0] })
      {
        count(y + constraint.constant)
      }
    }
  }
}
