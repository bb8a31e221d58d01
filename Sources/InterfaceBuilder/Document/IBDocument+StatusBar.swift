extension IBDocument {
  /// A Boolean value that indicates whether the canvas reserves space for a status bar on devices where it
  /// can be hidden.
  ///
  /// Interface Builder reads this from the app's Info.plist, which is not part of the document. It can be
  /// inferred from the stored views whose constraints place them at the top of the safe area, or below the
  /// top layout guide, or otherwise from the position of navigation bars.
  package var showsStatusBar: Bool {
    var shown = 0, hidden = 0
    // The safe area starts at the top or below a navigation bar, which may be large or on an iPad. Below an
    // opaque bar it starts at 0, whatever is above the bar.
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
        // The bars of sheets start at zero and are higher.
        frame.height != 56, frame.height != 108, frame.width < 1000
      else { continue }
      if frame.y == 0 { hidden += 1 } else { shown += 1 }
    }
    return hidden <= shown
  }

  /// A Boolean value that indicates whether the canvas has a safe area.
  ///
  /// In some documents it has none, even on devices without a home button: all views with constraints to the
  /// top of a full screen's safe area are stored at the edge of the screen.
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

  /// Returns a Boolean value that indicates whether a controller's view is as high as the canvas. A freeform
  /// scene must be at least as high as the device.
  private func fillsScreen(_ controller: IBObject) -> Bool {
    let canvas = canvas(for: controller), device = canvas.device.size(canvas.orientation)
    guard let frame = controller.child(key: "view")?.frame, frame.y == 0, frame.height == canvas.size.height
    else { return false }
    return controller.size("freeformSize") == nil || frame.height >= device.height
  }

  /// Calls a closure with the top of the safe area, inferred from each view with a constraint to it.
  private func countTops(of controller: IBObject, _ count: (Double) -> Void) {
    guard let view = controller.child(key: "view") else { return }
    let guides = Set(
      (view.layoutGuides + controller.layoutGuides).filter { $0.kind == .safeArea || $0.kind == .top }
        .compactMap(\.id))
    // Since Xcode 9, the margins of the root view start at the safe area.
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
