import Foundation
import SwiftSyntax

/// The frame of a view is set after its transform.
enum FrameBesideTransform: Rule {
  static let name = "frame-beside-transform"
  static let severity = Severity.error
  static let summary = "The frame of a view is set while the view has a transform."
  static let reason = """
    The frame of a transformed view is the box around it: a view of 100 x 100 that is turned by 45 degrees \
    has a frame of 141 x 141. If that frame is set to 100 x 100, the view gets smaller than 100 x 100, and \
    its bounds are no longer what the code says. Set `bounds` and `center`, or the frame before the \
    transform. It is an error for a rotation that is no multiple of a right angle, a warning for a \
    rotation by an angle that the source does not show, and a note for other transforms, since UIKit calls \
    the frame undefined for all. A translation alone is not reported.
    """
  static let wrong = """
    badge.transform = CGAffineTransform(rotationAngle: .pi / 4)
    badge.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    """
  static let right = """
    badge.transform = CGAffineTransform(rotationAngle: .pi / 4)
    badge.bounds.size = CGSize(width: 100, height: 100)
    badge.center = CGPoint(x: 50, y: 50)
    """

  private struct Transform {
    var severity: Severity
    var block: Syntax
  }

  static func check(_ context: Context) -> [Mistake] {
    var transforms: [Place: Transform] = [:]
    return context.function.assignments.compactMap { assignment in
      if assignment.target.names.last == "transform" {
        let view = Place(assignment.target.names.dropLast()).withoutLayer
        guard let value = assignment.value, let block = assignment.node.block,
          let severity = severity(of: value.trimmedDescription)
        else {
          transforms[view] = nil
          return nil
        }
        transforms[view] = Transform(severity: severity, block: block)
        return nil
      }
      guard assignment.target.property == "frame", let view = assignment.target.owner,
        let transform = transforms[view], assignment.node.isInside(transform.block),
        context.own != nil || !view.names.isEmpty
      else { return nil }
      return Mistake(
        transform.severity, at: assignment.node,
        "the frame of \(view.text) is set while it has a transform, under which a frame has no meaning",
        "set bounds and center, or set the frame before the transform")
    }
  }

  /// Returns the severity of a frame under a transform, or nil for the identity and translations.
  private static func severity(of value: String) -> Severity? {
    let text = value.filter { !$0.isWhitespace }
    if text.contains("dentity"), !text.contains("identity.") { return nil }
    if text.lowercased().contains("translat"), !text.contains(/[rR]otat|[sS]cal/) { return nil }
    guard text.contains(/[rR]otat(?:e|ed|ion|ionAngle)[(:]/) else { return .note }
    // A change of the transform that the view has, perhaps back to the identity.
    if text.hasPrefix("transform.") || text.contains(".transform.") { return .note }
    if text.contains(/rotationAngle:-?(?:CGFloat)?\.pi(?:\/2)?\)/) { return .note }
    guard text.hasPrefix("CGAffineTransform(rotationAngle:"), !text.contains(").") else { return .warning }
    let angle = text.components(after: "rotationAngle:")
    // A known angle that is no multiple of a right angle.
    return angle.range(of: #"^[(]?(CGFloat)?[.(]*(pi|Double\.pi|M_PI)[)]?/[^2]"#, options: .regularExpression)
      != nil
      ? .error : .warning
  }
}

extension String {
  fileprivate func components(after mark: String) -> String {
    range(of: mark).map { String(self[$0.upperBound...]) } ?? ""
  }
}
