internal import CoreGraphics
internal import Foundation

/// What a user does with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  case invokeDefaultAction, presentActions, preview
}

extension UITextView {
  /// What a tap on the text of a view that is read only finds: a link, or an attachment.
  private func item(at point: CGPoint) -> (key: NSAttributedString.Key, value: Any, range: NSRange)? {
    guard !isEditable, isSelectable, let text = attributedText, text.length > 0 else { return nil }
    let nearest = place(nearest: point)
    for index in [nearest, nearest - 1] where (0..<text.length).contains(index) {
      guard selectionBoxes(NSRange(location: index, length: 1)).contains(where: { $0.contains(point) }) else { continue }
      if let link = linked.links.first(where: { NSLocationInRange(index, $0.range) }) { return (.link, link.value, link.range) }
      var range = NSRange()
      let whole = NSRange(location: 0, length: text.length)
      if let value = text.attribute(.attachment, at: index, longestEffectiveRange: &range, in: whole) { return (.attachment, value, range) }
    }
    return nil
  }

  /// Uses the link or the attachment at a point, as the delegate lets it; false where there is none.
  final func usesItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let receiver = delegate as? any UITextViewDelegate
    if let attachment = item.value as? NSTextAttachment {
      return receiver?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction) ?? true
    }
    guard let url = item.value as? URL ?? (item.value as? NSURL).map({ $0 as URL }) ?? (item.value as? String).flatMap({ URL(string: $0) })
    else { return false }
    if receiver?.textView(self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction) ?? true {
      UIApplication.shared.open(url)
    }
    return true
  }
}
