internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension UISegmentedControl {
  /// Reads a `segmentedControl` element and its segments.
  final func decodeNib(_ nib: NibCoder) {
    for element in nib.object.objects(in: "segments") where element.name == "segment" {
      var segment = SegmentContent()
      segment.title = element.string("title")
      segment.image = element.image("image").map { nib.loader.image($0, near: nib.object) }
      segment.width = CGFloat(element.double("width") ?? 0)
      segment.isEnabled = element.bool("enabled") ?? true
      if let offset = element.size("contentOffset") {
        segment.offset = CGSize(width: offset.width, height: offset.height)
      }
      segments.append(segment)
    }
    let index = nib.int("selectedSegmentIndex") ?? UISegmentedControl.noSegment
    selection = segments.indices.contains(index) ? index : UISegmentedControl.noSegment
    isMomentary = nib.bool("momentary") ?? false
    apportionsSegmentWidthsByContent = nib.bool("apportionsSegmentWidthsByContent") ?? false
    selectedSegmentTintColor = nib.color("selectedSegmentTintColor")
  }
}
