internal import CoreGraphics
internal import Foundation

/// Where the views of a row or column go: a function of their sizes.
struct StackArrangement {
  /// One view: its own size, and what it asks for along the axis.
  struct Item {
    var size: CGSize
    var hugging: Float = 250
    var resistance: Float = 750
    /// The distance to the next view.
    var space: CGFloat = 0
  }

  var axis = NSLayoutConstraint.Axis.horizontal
  var distribution = UIStackView.Distribution.fill
  var alignment = UIStackView.Alignment.fill
  var spacing: CGFloat = 0

  /// The system's distance between siblings (`corpus/metrics.json`, "stack spacingType=standard").
  static let systemSpacing: CGFloat = 8

  private func length(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.width : size.height }
  private func breadth(_ size: CGSize) -> CGFloat { axis == .horizontal ? size.height : size.width }

  private func spaces(of items: [Item]) -> CGFloat { items.dropLast().reduce(0) { $0 + $1.space } }

  /// The size that gives every item its own.
  func fittingSize(of items: [Item]) -> CGSize {
    var along = items.reduce(0) { $0 + length($1.size) } + spaces(of: items)
    if distribution == .fillEqually, let longest = items.map({ length($0.size) }).max() {
      along = longest * CGFloat(items.count) + spaces(of: items)
    }
    let across = items.map { breadth($0.size) }.max() ?? 0
    return axis == .horizontal
      ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
  }

  /// The frames of the items in `area`, not rounded.
  func frames(of items: [Item], in area: CGRect) -> [CGRect] {
    guard !items.isEmpty else { return [] }
    let lengths = lengths(of: items, in: length(area.size))
    var gaps = items.map(\.space)
    let free = length(area.size) - lengths.reduce(0, +)
    if items.count > 1 {
      switch distribution {
      case .equalSpacing:
        let gap = max(free / CGFloat(items.count - 1), items.dropLast().map(\.space).max() ?? 0)
        gaps = gaps.map { _ in gap }
      case .equalCentering: gaps = centredGaps(lengths, items: items, in: length(area.size))
      default: break
      }
    }
    var position = axis == .horizontal ? area.minX : area.minY
    return zip(items, zip(lengths, gaps)).map { item, place in
      defer { position += place.0 + place.1 }
      let across = across(breadth(item.size), in: area)
      return axis == .horizontal
        ? CGRect(x: position, y: across.start, width: place.0, height: across.length)
        : CGRect(x: across.start, y: position, width: across.length, height: place.0)
    }
  }

  private func across(_ own: CGFloat, in area: CGRect) -> (start: CGFloat, length: CGFloat) {
    let start = axis == .horizontal ? area.minY : area.minX
    let room = breadth(area.size)
    switch alignment {
    case .fill: return (start, room)
    case .leading, .firstBaseline: return (start, own)
    case .center: return (start + (room - own) / 2, own)
    case .trailing, .lastBaseline: return (start + room - own, own)
    }
  }

  private func lengths(of items: [Item], in room: CGFloat) -> [CGFloat] {
    let own = items.map { length($0.size) }
    let spaces = spaces(of: items)
    switch distribution {
    case .fill: return filled(own, items: items, slack: room - spaces - own.reduce(0, +))
    case .fillEqually:
      let share = max(0, (room - spaces) / CGFloat(items.count))
      return own.map { _ in share }
    case .fillProportionally:
      // Each view asks for its part of views and gaps together; the last takes what is left
      // (`corpus/metrics.json`).
      let total = own.reduce(0, +) + spaces
      guard total > 0 else { return filled(own, items: items, slack: room - spaces) }
      var shares = own.map { room * $0 / total }
      shares[shares.count - 1] = max(0, room - spaces - shares.dropLast().reduce(0, +))
      return shares
    case .equalSpacing, .equalCentering:
      let slack = room - spaces - own.reduce(0, +)
      return slack < 0 ? filled(own, items: items, slack: slack) : own
    }
  }

  /// One view takes the slack: the first of those that hug least. What is missing is taken from the views
  /// that resist least, the last first.
  private func filled(_ own: [CGFloat], items: [Item], slack: CGFloat) -> [CGFloat] {
    var lengths = own
    if slack > 0, let least = items.map(\.hugging).min(),
      let index = items.firstIndex(where: { $0.hugging == least })
    {
      lengths[index] += slack
    }
    var missing = -slack
    for index in items.indices.sorted(by: {
      (items[$0].resistance, -$0) < (items[$1].resistance, -$1)
    }) where missing > 0 {
      let taken = min(missing, lengths[index])
      lengths[index] -= taken
      missing -= taken
    }
    return lengths
  }

  /// Gaps that give the centres of neighbours equal distances, none below its spacing.
  private func centredGaps(_ lengths: [CGFloat], items: [Item], in room: CGFloat) -> [CGFloat] {
    let count = lengths.count
    let step = (room - lengths[0] / 2 - lengths[count - 1] / 2) / CGFloat(count - 1)
    return lengths.indices.map { index in
      guard index + 1 < count else { return 0 }
      return max(items[index].space, step - lengths[index] / 2 - lengths[index + 1] / 2)
    }
  }
}
