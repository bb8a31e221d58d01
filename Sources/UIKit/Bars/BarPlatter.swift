internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The glass capsule behind buttons and tabs since iOS 26.
///
/// Lengths are in points; those without another source are from `facts/ios26/chrome_ios26.json`. Glass
/// refracts the content below: here it is nearly opaque, with a soft shadow.
final class BarPlatter: UIView {
  /// The height of a navigation bar's platter, and the minimum width of any platter.
  static let height: CGFloat = 44
  static let toolbarHeight: CGFloat = 48
  /// The distance from the bar's edge to its first platter.
  static let margin: CGFloat = 16
  /// The distance between two platters.
  static let gap: CGFloat = 12
  /// The distance from a platter's end to the title on it.
  static let titleInset: CGFloat = 16
  /// The distance from a platter's end to the area of an image, and the minimum width of that: 44 less the
  /// ends. Not measured.
  static let pictureInset: CGFloat = 4, pictureRoom: CGFloat = 36

  /// The colour of the content of buttons that have none of their own.
  static let contentColor = UIColor.label
  /// Measured on white; the translucency is not measured.
  private static let fill = UIColor(
    light: UIColor(red: 253 / 255, green: 253 / 255, blue: 254 / 255, alpha: 0.92),
    dark: UIColor(white: 25 / 255, alpha: 0.92))

  /// The colour of a prominent platter; `nil` for plain glass.
  var color: UIColor? { didSet { backgroundColor = color ?? Self.fill } }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = Self.fill
    // Not measured.
    layer.shadowOpacity = 0.1
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 2)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    layer.cornerRadius = layer.bounds.height / 2
  }

  /// Returns `count` platters above `ground`, using the existing ones first.
  static func fitted(_ platters: [BarPlatter], to count: Int, above ground: UIView) -> [BarPlatter] {
    var platters = platters
    while platters.count > count { platters.removeLast().removeFromSuperview() }
    while platters.count < count {
      let platter = BarPlatter()
      ground.superview?.insertSubview(platter, aboveSubview: platters.last ?? ground)
      platters.append(platter)
    }
    return platters
  }
}

/// The distribution of buttons onto platters and their positions, as a function of their content and widths.
///
/// Adjacent images share a platter; titles, custom views and prominent items have their own.
@MainActor struct PlatterSpans {
  struct Item: Equatable {
    enum Kind { case picture, title, view, space }
    var kind: Kind
    /// The width of the content, in points.
    var width: CGFloat
    var isSetOff = false
    /// A Boolean value that indicates whether it may share a platter with its neighbours.
    var shares = true
    /// A Boolean value that indicates whether it has no platter.
    var isBare = false
  }
  struct Platter: Equatable {
    var start: CGFloat
    var length: CGFloat
    /// The items on the platter.
    var items: Range<Int>
    var isBare: Bool
  }

  /// The platters from the first on, measured from the start of the row.
  private(set) var platters: [Platter] = []
  /// The start and the length of each item; spaces have no length.
  private(set) var places: [(start: CGFloat, length: CGFloat)]
  /// The end of the last platter.
  private(set) var end: CGFloat = 0

  init(_ items: [Item]) {
    places = items.map { _ in (0, 0) }
    var index = 0
    while index < items.count {
      if items[index].kind == .space {
        end += max(0, items[index].width - BarPlatter.gap)
        index += 1
        continue
      }
      var next = index + 1
      while next < items.count, items[index].joins, items[next].joins { next += 1 }
      if !platters.isEmpty { end += BarPlatter.gap }
      place(items, index..<next)
      index = next
    }
  }

  private mutating func place(_ items: [Item], _ range: Range<Int>) {
    let start = end, first = items[range.lowerBound]
    if first.kind == .picture {
      end += BarPlatter.pictureInset
      for index in range {
        places[index] = (end, max(BarPlatter.pictureRoom, items[index].width))
        end += places[index].length
      }
      end += BarPlatter.pictureInset
    } else {
      let length =
        first.isBare
        ? first.width
        : max(BarPlatter.height, first.width + (first.kind == .title ? 2 * BarPlatter.titleInset : 0))
      places[range.lowerBound] = (start, length)
      end += length
    }
    platters.append(Platter(start: start, length: end - start, items: range, isBare: first.isBare))
  }
}

extension PlatterSpans.Item {
  fileprivate var joins: Bool { kind == .picture && shares && !isSetOff && !isBare }
}

extension BarButton {
  /// The button as an item of a platter.
  var span: PlatterSpans.Item {
    let kind: PlatterSpans.Item.Kind =
      item.isSpace ? .space : item.customView != nil ? .view : Self.image(of: item) != nil ? .picture : .title
    return PlatterSpans.Item(
      kind: kind, width: item.isSpace ? item.width : contentSize.width, isSetOff: item.style == .done,
      shares: item.sharesBackground, isBare: item.hidesSharedBackground)
  }
  /// The colour of the platter of a prominent button; `nil` for plain glass.
  var platterFill: UIColor? {
    item.style != .done || item.customView != nil
      ? nil : item.isEnabled ? item.shownTint ?? superview?.tintColor : nil
  }
}
