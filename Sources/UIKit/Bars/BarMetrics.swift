internal import Foundation

/// What a bar shows in each height that it can have. A bar that is lower, or has a prompt, takes what it has
/// none of its own for from the default height.
struct ByBarMetrics<Value> {
  private var values: [UIBarMetrics: Value] = [:]

  /// What was set for a height; nil for nothing.
  subscript(metrics: UIBarMetrics) -> Value? {
    get { values[metrics] }
    set { values[metrics] = newValue }
  }
  subscript(metrics: UIBarMetrics, default value: Value) -> Value {
    get { values[metrics] ?? value }
    set { values[metrics] = newValue }
  }

  /// What counts in a bar of a height.
  func shown(in metrics: UIBarMetrics) -> Value? {
    switch metrics {
    case .default: values[.default]
    case .compact, .defaultPrompt: values[metrics] ?? values[.default]
    case .compactPrompt: values[metrics] ?? values[.compact] ?? values[.default]
    }
  }
}

/// How older programs, from before bars' appearances, set off a button.
struct BarItemLook {
  /// What lies behind the content, by the raw value of a state.
  var backgrounds = ByBarMetrics<[UInt: UIImage]>()
  /// The same of buttons of a style alone.
  var styledBackgrounds: [UIBarButtonItem.Style: ByBarMetrics<[UInt: UIImage]>] = [:]
  /// How far the title lies from its place, in points.
  var titleShifts = ByBarMetrics<UIOffset>()
  /// How far what lies behind the content does, downwards.
  var backgroundShifts = ByBarMetrics<CGFloat>()

  /// The image that was set for a state, or for the normal one, and a height.
  func background(for state: UIControl.State, of style: UIBarButtonItem.Style, set metrics: UIBarMetrics)
    -> UIImage?
  {
    styledBackgrounds[style]?[metrics].flatMap { Self.image(of: state, in: $0) }
      ?? backgrounds[metrics].flatMap { Self.image(of: state, in: $0) }
  }
  /// The image that counts in a bar of a height.
  func background(for state: UIControl.State, of style: UIBarButtonItem.Style, shownIn metrics: UIBarMetrics)
    -> UIImage?
  {
    styledBackgrounds[style]?.shown(in: metrics).flatMap { Self.image(of: state, in: $0) }
      ?? backgrounds.shown(in: metrics).flatMap { Self.image(of: state, in: $0) }
  }
  private static func image(of state: UIControl.State, in images: [UInt: UIImage]) -> UIImage? {
    images[state.rawValue] ?? images[UIControl.State.normal.rawValue]
  }
}

extension BarItemHolder {
  /// The height for which the looks of the bar and its items count: a lower one on phones that lie.
  var metrics: UIBarMetrics {
    let hasPrompt = (self as? UINavigationBar)?.topItem?.prompt != nil
    let isLow = (self as? UIView)?.isOfLowPhone == true
    return isLow ? hasPrompt ? .compactPrompt : .compact : hasPrompt ? .defaultPrompt : .default
  }
}

extension UIView {
  /// Whether the view is in a window of a phone that lies.
  var isOfLowPhone: Bool {
    traitCollection.verticalSizeClass == .compact
      && window.map { $0.bounds.width > $0.bounds.height } ?? false
  }
}
