internal import Foundation

/// Values by bar metrics. A compact bar, or one with a prompt, uses the value for the default metrics if it
/// has none of its own.
struct ByBarMetrics<Value> {
  private var values: [UIBarMetrics: Value] = [:]

  /// The value set for the metrics, or `nil` for none.
  subscript(metrics: UIBarMetrics) -> Value? {
    get { values[metrics] }
    set { values[metrics] = newValue }
  }
  subscript(metrics: UIBarMetrics, default value: Value) -> Value {
    get { values[metrics] ?? value }
    set { values[metrics] = newValue }
  }

  /// Returns the value in effect for the metrics.
  func shown(in metrics: UIBarMetrics) -> Value? {
    switch metrics {
    case .default: values[.default]
    case .compact, .defaultPrompt: values[metrics] ?? values[.default]
    case .compactPrompt: values[metrics] ?? values[.compact] ?? values[.default]
    }
  }
}

/// The appearance of a button set by the methods from before iOS 13.
struct BarItemLook {
  /// The background images by the raw value of a state.
  var backgrounds = ByBarMetrics<[UInt: UIImage]>()
  /// The background images of a style, by the raw value of a state.
  var styledBackgrounds: [UIBarButtonItem.Style: ByBarMetrics<[UInt: UIImage]>] = [:]
  /// The offsets of the title, in points.
  var titleShifts = ByBarMetrics<UIOffset>()
  /// The downward offsets of the background image, in points.
  var backgroundShifts = ByBarMetrics<CGFloat>()

  /// Returns the image set for a state, or for the normal one, and metrics.
  func background(for state: UIControl.State, of style: UIBarButtonItem.Style, set metrics: UIBarMetrics)
    -> UIImage?
  {
    styledBackgrounds[style]?[metrics].flatMap { Self.image(of: state, in: $0) }
      ?? backgrounds[metrics].flatMap { Self.image(of: state, in: $0) }
  }
  /// Returns the image in effect for a state in a bar with the metrics.
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
  /// The metrics of the bar: compact ones on phones in landscape.
  var metrics: UIBarMetrics {
    let hasPrompt = (self as? UINavigationBar)?.topItem?.prompt != nil
    let isLow = (self as? UIView)?.isOfLowPhone == true
    return isLow ? hasPrompt ? .compactPrompt : .compact : hasPrompt ? .defaultPrompt : .default
  }
}

extension UIView {
  /// A Boolean value that indicates whether the view is in the window of a phone in landscape.
  var isOfLowPhone: Bool {
    traitCollection.verticalSizeClass == .compact
      && window.map { $0.bounds.width > $0.bounds.height } ?? false
  }
}
