internal import CoreGraphics
internal import Foundation

/// A text with its links and their appearance.
struct LinkedText {
  /// A range of the text, in UTF-16 units, and the target of its link.
  struct Link {
    let range: NSRange
    let value: Any
  }

  let text: StyledText
  let links: [Link]

  /// Creates the text: unchanged if it has no links, otherwise a copy with the attributes of `look` on each.
  init(_ plain: StyledText, finding types: UIDataDetectorTypes, look: [NSAttributedString.Key: Any]) {
    var links = Self.marked(in: plain)
    for link in Self.found(types, in: plain.string)
    where !links.contains(where: { NSIntersectionRange($0.range, link.range).length > 0 }) {
      links.append(link)
    }
    self.links = links
    guard !links.isEmpty else {
      text = plain
      return
    }
    let parts =
      plain.parts.map { NSMutableAttributedString(attributedString: $0) }
      ?? NSMutableAttributedString(string: plain.string)
    for link in links {
      parts.removeAttribute(.link, range: link.range)
      parts.addAttributes(look, range: link.range)
    }
    text = StyledText(plain.string, plain.attributes, parts: parts)
  }

  private static func marked(in text: StyledText) -> [Link] {
    guard let parts = text.parts else {
      return text.attributes[.link].map {
        [Link(range: NSRange(location: 0, length: text.string.utf16.count), value: $0)]
      } ?? []
    }
    var links: [Link] = []
    parts.enumerateAttribute(.link, in: NSRange(location: 0, length: parts.length)) { value, range, _ in
      if let value { links.append(Link(range: range, value: value)) }
    }
    return links
  }

  private static func found(_ types: UIDataDetectorTypes, in string: String) -> [Link] {
    var links: [Link] = []
    let whole = NSRange(location: 0, length: string.utf16.count)
    for (type, kind) in [
      (UIDataDetectorTypes.link, NSDataDetector.link), (.phoneNumber, NSDataDetector.phoneNumber),
    ] where types.contains(type) {
      guard let detector = try? NSDataDetector(types: kind) else { continue }
      for match in detector.matches(in: string, range: whole) {
        let call = match.phoneNumber.flatMap { URL(string: "tel:" + $0.filter { $0.isNumber || $0 == "+" }) }
        if let url = match.url ?? call { links.append(Link(range: match.range, value: url)) }
      }
    }
    return links
  }
}

extension UITextView {
  /// The text as it is displayed, with its links.
  final var linked: LinkedText {
    if let linkedStorage { return linkedStorage }
    let finds = !isEditable && isSelectable && !isSecureTextEntry
    let plain = pageText.shownText(isSecure: isSecureTextEntry)
    let new = LinkedText(
      editorStorage.map { $0.showingMarked(plain, isSecure: isSecureTextEntry) } ?? plain,
      finding: finds ? dataDetectorTypes : [], look: linkTextAttributes ?? [:])
    linkedStorage = new
    return new
  }
}
