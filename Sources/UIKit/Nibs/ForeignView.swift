internal import CoreGraphics
internal import Foundation

/// A placeholder for a view of a framework that is not linked, such as a map or a web view: the class's name
/// on a plain background.
final class ForeignView: UIView {
  override func prepare() {
    contentMode = .redraw
    if backgroundColor == nil { backgroundColor = .secondarySystemBackground }
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.setStrokeColor(UIColor.separator.cgColor)
    context.setLineWidth(1)
    context.stroke(bounds.insetBy(dx: 0.5, dy: 0.5))
    let name = nibIdentity?.className ?? "\(type(of: self))"
    let text = StyledText(
      name, [.font: UIFont.systemFont(ofSize: 13), .foregroundColor: UIColor.secondaryLabel])
    let size = text.size()
    guard size.width < bounds.width, size.height < bounds.height else { return }
    text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2))
  }
}
