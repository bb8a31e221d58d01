internal import CoreGraphics
internal import Foundation

/// The interaction of a user with a link or an attachment in a text.
public enum UITextItemInteraction: Int, Sendable {
  /// A tap, a long press, and a long press with a preview.
  case invokeDefaultAction, presentActions, preview
}

extension UITextView {
  private var receiver: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  /// Returns the link, attachment or tagged range at a point of a read-only text.
  final func item(at point: CGPoint) -> UITextItem? {
    guard !isEditable, isSelectable, let text = attributedText, text.length > 0 else { return nil }
    let nearest = place(nearest: point)
    let whole = NSRange(location: 0, length: text.length)
    for index in [nearest, nearest - 1] where (0..<text.length).contains(index) {
      guard selectionBoxes(NSRange(location: index, length: 1)).contains(where: { $0.contains(point) }) else {
        continue
      }
      if let link = linked.links.first(where: { NSLocationInRange(index, $0.range) }),
        let url = Self.url(link.value)
      {
        return UITextItem(content: .link(url), range: link.range)
      }
      var range = NSRange()
      if let attachment = text.attribute(.attachment, at: index, longestEffectiveRange: &range, in: whole)
        as? NSTextAttachment
      {
        return UITextItem(content: .textAttachment(attachment), range: range)
      }
      if let tag = text.attribute(.textItemTag, at: index, longestEffectiveRange: &range, in: whole)
        as? String
      {
        return UITextItem(content: .tag(tag), range: range)
      }
    }
    return nil
  }

  private static func url(_ value: Any) -> URL? {
    value as? URL ?? (value as? NSURL).map { $0 as URL } ?? (value as? String).flatMap { URL(string: $0) }
  }

  /// Returns the default action of a tap: a link opens if the older delegate methods allow it.
  private func defaultAction(of item: UITextItem) -> UIAction {
    UIAction { [weak self] _ in
      guard let self else { return }
      switch item.content {
      case .link(let url): if allows(item, .invokeDefaultAction) { UIApplication.shared.open(url) }
      case .textAttachment: _ = allows(item, .invokeDefaultAction)
      case .tag: break
      }
    }
  }

  private func allows(_ item: UITextItem, _ interaction: UITextItemInteraction) -> Bool {
    switch item.content {
    case .link(let url):
      receiver?.textView(self, shouldInteractWith: url, in: item.range, interaction: interaction) ?? true
    case .textAttachment(let attachment):
      receiver?.textView(self, shouldInteractWith: attachment, in: item.range, interaction: interaction)
        ?? true
    case .tag: true
    }
  }

  /// Performs the action of the item at a point, as the delegate allows; without an action, its menu opens.
  ///
  /// - Returns: `false` if there is no item.
  final func usesItem(at point: CGPoint) -> Bool {
    guard let item = item(at: point) else { return false }
    let plain = defaultAction(of: item)
    if let action = receiver.map({ $0.textView(self, primaryActionFor: item, defaultAction: plain) }) ?? plain
    {
      action.perform(sender: self)
    } else {
      opensMenu(of: item, at: point)
    }
    return true
  }

  /// Opens the menu of an item.
  ///
  /// - Returns: `false` if it has none.
  @discardableResult final func opensMenu(of item: UITextItem, at point: CGPoint) -> Bool {
    guard allows(item, .presentActions) else { return false }
    let plain = defaultMenu(of: item)
    let wanted =
      receiver.map { $0.textView(self, menuConfigurationFor: item, defaultMenu: plain) }
      ?? UITextItem.MenuConfiguration(menu: plain)
    guard let wanted, !wanted.menu.children.isEmpty else { return false }
    let request = ContextMenuRequest(
      configuration: UIContextMenuConfiguration { _ in wanted.menu },
      highlight: { [weak self] in self?.preview(of: item, wanted.preview) },
      dismiss: { [weak self] in self?.preview(of: item, wanted.preview) },
      willDisplay: { [weak self] animator in
        guard let self else { return }
        receiver?.textView(self, textItemMenuWillDisplayFor: item, animator: animator)
      },
      willEnd: { [weak self] animator in
        guard let self else { return }
        receiver?.textView(self, textItemMenuWillEndFor: item, animator: animator)
      },
      commit: { _ in })
    return request.open(wanted.menu, at: point, in: self) != nil
  }

  /// Returns the preview above the menu of an item: the preview's view, or the part of the view with the
  /// item; `nil` for none.
  final func preview(of item: UITextItem, _ preview: UITextItem.MenuPreview?) -> UITargetedPreview? {
    let boxes = selectionBoxes(item.range)
    guard let preview, let first = boxes.first else { return nil }
    let box = preview.view == nil ? boxes.reduce(first) { $0.union($1) } : first,
      parameters = UIPreviewParameters()
    if preview.view == nil { parameters.visiblePath = UIBezierPath(rect: box) }
    return UITargetedPreview(
      view: preview.view ?? self, parameters: parameters,
      target: UIPreviewTarget(container: self, center: CGPoint(x: box.midX, y: box.midY)))
  }

  /// Returns the default menu: links can be opened and copied, other items have no menu.
  private func defaultMenu(of item: UITextItem) -> UIMenu {
    guard case .link(let url) = item.content else { return UIMenu() }
    return UIMenu(
      title: url.absoluteString,
      children: [
        UIAction(title: "Open Link", image: UIImage(systemName: "safari")) { _ in
          UIApplication.shared.open(url)
        },
        UIAction(title: "Copy Link", image: UIImage(systemName: "doc.on.doc")) { _ in
          UIPasteboard.general.url = url
        },
      ])
  }
}
