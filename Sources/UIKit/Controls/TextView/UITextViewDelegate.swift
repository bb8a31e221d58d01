public import Foundation

/// Told of, and asked about, the editing of a text view. Every method has a default.
@preconcurrency @MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Asked before an editable view becomes first responder; false leaves it as it is. Yes by default, as
  /// all that are asked.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Asked before it resigns; false keeps it first responder.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Called when the view is first responder.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Called when an editable view has resigned.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Asked before what the user types, pastes or deletes takes the place of `range`, in UTF-16 units; false
  /// leaves the text as it is. Not asked of `text` being set.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Called after the user has changed the text; not of `text` being set.
  func textViewDidChange(_ textView: UITextView)
  /// Called when the caret or the selection is elsewhere, by the user or while the view is edited.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// The edit menu for a piece of the text; nil for the system's.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// What a tap on a link, an attachment or a tagged piece does; nil has its menu opened. Asked for texts
  /// that are not edited, as are the methods below.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// The menu of such an item; nil for none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Called before such a menu opens, and before it closes.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Called before such a menu closes.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Whether the view does with a link, or an attachment, what it would; asked for texts that are not edited.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The same for an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// The older two, asked where the newer are not answered.
  func textView(_ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange) -> Bool
  /// The older one for an attachment.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool
}

extension UITextViewDelegate {
  /// Editing begins.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Editing ends.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Nobody is told.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Nobody is told.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Every change is made.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Nobody is told.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Nobody is told.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// The system's menu.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// The view does what it would.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// The menu that the view would show, below a picture of the item.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? { UITextItem.MenuConfiguration(menu: defaultMenu) }
  /// Nobody is told.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Nobody is told.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// What the older method for links answers.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// What the older method for attachments answers.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// The view follows the link.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// The view does with the attachment what it would.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment, in characterRange: NSRange
  ) -> Bool { true }
}
