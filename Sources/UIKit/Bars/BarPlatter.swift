internal import CoreGraphics
internal import Foundation
internal import QuartzCore

/// The capsule of glass on which buttons and tabs lie since iOS 26.
///
/// Lengths are in points; those that name no other source are of `facts/ios26/chrome_ios26.json`. Glass bends
/// what shines through it: here it is nearly opaque, with a soft shadow.
final class BarPlatter: UIView {
  /// The height of a navigation bar's platter, and the least width of any.
  static let height: CGFloat = 44
  static let toolbarHeight: CGFloat = 48
  /// From the bar's side to its first platter.
  static let margin: CGFloat = 16
  /// Between two platters.
  static let gap: CGFloat = 12
  /// From a platter's end to the title on it.
  static let titleInset: CGFloat = 16
  /// From a platter's end to the room of a picture, and the least width of that; 44 less the ends. Not
  /// measured.
  static let pictureInset: CGFloat = 4, pictureRoom: CGFloat = 36

  /// What buttons show that nobody has given a colour.
  static let contentColor = UIColor.label
  /// Measured on white; how much shines through is not.
  private static let fill = UIColor(
    light: UIColor(red: 253 / 255, green: 253 / 255, blue: 254 / 255, alpha: 0.92),
    dark: UIColor(white: 25 / 255, alpha: 0.92))

  /// The colour of a platter that is set off; nil for plain glass.
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

  /// A list as long as `count`, of platters that lie above `ground`: those that there are, as far as they
  /// reach.
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

/// Which buttons lie on one platter, and where on it: a function of what they show and how wide that is.
///
/// Pictures that follow each other share a platter; a title, a view of the app, and what is set off have
/// their own.
@MainActor struct PlatterSpans {
  struct Item: Equatable {
    enum Kind { case picture, title, view, space }
    var kind: Kind
    /// The width of what it shows, in points.
    var width: CGFloat
    var isSetOff = false
    /// Whether it may lie on a platter with its neighbours.
    var shares = true
    /// Whether it lies on none.
    var isBare = false
  }
  struct Platter: Equatable {
    var start: CGFloat
    var length: CGFloat
    /// The items on it.
    var items: Range<Int>
    var isBare: Bool
  }

  /// From the first on, measured from the start of the row.
  private(set) var platters: [Platter] = []
  /// Where each item starts, and its length; spaces have none.
  private(set) var places: [(start: CGFloat, length: CGFloat)]
  /// Where the last platter ends.
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
  /// What the button is on a platter.
  var span: PlatterSpans.Item {
    let kind: PlatterSpans.Item.Kind =
      item.isSpace ? .space : item.customView != nil ? .view : Self.image(of: item) != nil ? .picture : .title
    return PlatterSpans.Item(
      kind: kind, width: item.isSpace ? item.width : contentSize.width, isSetOff: item.style == .done,
      shares: item.sharesBackground, isBare: item.hidesSharedBackground)
  }
  /// The colour of the platter of a button that is set off; nil for plain glass.
  var platterFill: UIColor? {
    item.style != .done || item.customView != nil
      ? nil : item.isEnabled ? item.shownTint ?? superview?.tintColor : nil
  }
}
