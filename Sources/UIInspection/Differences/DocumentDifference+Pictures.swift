internal import CoreGraphics
package import Foundation
internal import ImageIO
internal import InterfaceBuilder
internal import UIKit

extension DocumentDifference {
  /// Writes a picture for each scene that looks different: the old version, the new version, and the new one
  /// in grey with the differing pixels in red. A version without the scene is omitted.
  ///
  /// - Returns: The paths of the pictures.
  package func writePictures(into folder: URL, dark: Bool) throws -> [String] {
    let stem = ((new ?? old)?.document.name as NSString?)?.deletingPathExtension ?? ""
    // The compared versions were laid out without the overlays of bars, and scrolled back.
    let (old, new) = (old?.reopened(), new?.reopened())
    defer { for version in [old, new] { version?.loader.forgetObjects() } }
    let before = Dictionary((old?.scenes ?? []).map { ($0.id, $0) }) { first, _ in first }
    let after = Dictionary((new?.scenes ?? []).map { ($0.id, $0) }) { first, _ in first }
    var ids = (new?.scenes ?? []).map(\.id)
    ids += (old?.scenes ?? []).map(\.id).filter { after[$0] == nil }
    var paths: [String] = []
    for id in ids {
      let was = before[id].flatMap { old?.picture(of: $0, dark: dark) }
      let now = after[id].flatMap { new?.picture(of: $0, dark: dark) }
      var row = [was, now].compactMap { $0 }
      if let was, let now {
        guard let difference = PixelDifference(now, was, tolerance: Self.tolerance) else { continue }
        row.append(difference.picture)
      }
      guard let sheet = Self.row(row) else { continue }
      let url = folder.appendingPathComponent("\(stem)-\(id)-difference.png")
      try ImageEncoding.png(sheet, to: url)
      paths.append(url.path)
    }
    return paths
  }

  /// The difference of pixels that is invisible, in levels of 255.
  private static let tolerance = 2
  /// The space between and around pictures, in pixels.
  private static let gap = 24

  /// Combines pictures side by side on grey.
  private static func row(_ pictures: [CGImage]) -> CGImage? {
    guard let tallest = pictures.map(\.height).max() else { return nil }
    let size = CGSize(
      width: pictures.reduce(gap) { $0 + $1.width + gap }, height: tallest + 2 * gap)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: size, format: format).image { context in
      UIColor(white: 0.55, alpha: 1).setFill()
      context.fill(CGRect(origin: .zero, size: size))
      var x = gap
      for picture in pictures {
        UIImage(cgImage: picture).draw(at: CGPoint(x: x, y: gap))
        x += picture.width + gap
      }
    }.cgImage
  }
}
