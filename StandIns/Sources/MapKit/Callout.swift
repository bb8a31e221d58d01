internal import Foundation
internal import UIKit

// The bubble over a chosen annotation: its title, its subtitle or the app's view, and the app's accessories.

final class MapCallout: UIView {
  private weak var map: MKMapView?
  private weak var owner: MKAnnotationView?

  init(of owner: MKAnnotationView, in map: MKMapView) {
    (self.owner, self.map) = (owner, map)
    super.init(frame: .zero)
    backgroundColor = .systemBackground
    layer.cornerRadius = 10
    layer.shadowOpacity = 0.3
    layer.shadowRadius = 6
    layer.shadowOffset = CGSize(width: 0, height: 2)

    let title = UILabel(), subtitle = UILabel()
    title.text = owner.annotation.flatMap { $0.title ?? nil }
    title.font = .systemFont(ofSize: 17)
    subtitle.text = owner.annotation.flatMap { $0.subtitle ?? nil }
    subtitle.font = .systemFont(ofSize: 12)
    subtitle.textColor = .secondaryLabel
    let lines = [title] + (owner.detailCalloutAccessoryView.map { [$0] } ?? [subtitle])
    let sizes = lines.map { size(of: $0, atMost: 220) }
    let height = max(44, sizes.reduce(16) { $0 + $1.height })
    var left: CGFloat = 12
    func add(_ accessory: UIView?) {
      guard let accessory else { return }
      var size = accessory.bounds.size
      if size.width == 0 || size.height == 0 { size = accessory.sizeThatFits(CGSize(width: 44, height: 44)) }
      accessory.frame = CGRect(
        x: left, y: (height - size.height) / 2, width: size.width, height: size.height)
      addSubview(accessory)
      left += size.width + 12
      (accessory as? UIControl)?.addAction(
        UIAction(identifier: Self.action) { [weak map, weak owner, weak accessory] _ in
          guard let map, let owner, let control = accessory as? UIControl else { return }
          map.delegate?.mapView(map, annotationView: owner, calloutAccessoryControlTapped: control)
        }, for: .touchUpInside)
    }
    add(owner.leftCalloutAccessoryView)
    var top = (height - sizes.reduce(0) { $0 + $1.height }) / 2
    for (line, size) in zip(lines, sizes) {
      line.frame = CGRect(x: left, y: top, width: size.width, height: size.height)
      addSubview(line)
      top += size.height
    }
    left += (sizes.map(\.width).max() ?? 0) + 12
    add(owner.rightCalloutAccessoryView)
    bounds.size = CGSize(width: left, height: height)
    map.annotationBoard.addSubview(self)
    place()
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }

  private static let action = UIAction.Identifier("MapCallout")

  private func size(of view: UIView, atMost width: CGFloat) -> CGSize {
    let fitted =
      view is UILabel
      ? view.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
      : view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    let size = fitted.width > 0 && fitted.height > 0 ? fitted : view.bounds.size
    return CGSize(width: min(size.width, width), height: size.height)
  }

  /// Puts the bubble above its annotation, within the width of the map where it fits.
  func place() {
    guard let owner, let map else { return }
    let half = bounds.width / 2, limit = map.bounds.width - half - 8
    let middle = owner.center.x + owner.calloutOffset.x
    center = CGPoint(
      x: limit > half + 8 ? min(max(middle, half + 8), limit) : map.bounds.midX,
      y: owner.frame.minY + owner.calloutOffset.y - bounds.height / 2 - 6)
  }
}
