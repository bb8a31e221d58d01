internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import UIKit

extension LayoutCheckPass {
  /// Returns the maximum amount by which a text may exceed its space before it counts as truncated, in
  /// points.
  ///
  /// The computed widths of San Francisco are accurate to about half a point, and those of rare scripts and
  /// of fonts that another font replaces to 2 %.
  private static func slack(_ length: CGFloat, _ error: CGFloat = 0.02) -> CGFloat {
    max(1, length * error)
  }

  /// The least difference of lengths that can be seen.
  private static let visible: CGFloat = 0.1
  /// The height of a part of letters whose loss people notice, in points.
  private static let noticed: CGFloat = 2
  /// The least opacity of a text that is read; less is a pattern.
  private static let leastAlpha: CGFloat = 0.1
  private static let unlimited: CGFloat = 16_777_216
  private static let unlimitedBounds = CGRect(x: 0, y: 0, width: unlimited, height: unlimited)

  func checkText(of view: UIView) {
    let text = (view as? UILabel)?.text ?? (view as? UIButton)?.currentTitle
    let color = (view as? UILabel)?.textColor ?? (view as? UIButton)?.currentTitleColor
    let isSeen =
      color.map { $0.cgColor.alpha >= Self.leastAlpha } != false
      && sequence(first: view, next: \.superview).allSatisfy { $0.alpha >= Self.leastAlpha }
    guard let text, !Self.isRule(text), isSeen else { return }
    switch view {
    case let label as UILabel: checkText(of: label)
    case let button as UIButton: checkTitle(of: button)
    default: break
    }
  }

  /// Returns a Boolean value that indicates whether a text says nothing: it is white space, or a line of one
  /// repeated character.
  private static func isRule(_ text: String) -> Bool {
    let characters = text.filter { !$0.isWhitespace }
    guard let first = characters.first else { return true }
    guard characters.count > 3, first.isPunctuation || first.isMathSymbol else { return false }
    return characters.allSatisfy { $0 == first }
  }

  private func checkText(of label: UILabel) {
    let box = label.bounds.size
    guard let text = label.text, !text.isEmpty, !isCollapsed(label) else { return }
    guard box.width > 0, box.height > 0 else { return checkRoom(of: label) }
    let lines = label.numberOfLines
    /// Returns why the text is no matter of the document if it needs more than it has.
    func reason(_ needs: CGFloat, _ has: CGFloat) -> String? {
      decisions.textReason(label, text, share: has / max(needs, 1), in: open.document)
    }
    if lines == 1 {
      let smallest = label.adjustsFontSizeToFitWidth ? label.minimumScaleFactor : 1
      let width =
        label.sizeThatFits(CGSize(width: Self.unlimited, height: Self.unlimited)).width
        - trailingSpace(of: label)
      if width * smallest > box.width + Self.slack(box.width, label.font.widthError) {
        if isSqueezed(label, along: .horizontal) { return }
        if let reason = reason(width * smallest, box.width) {
          return leaveUnchecked(label, "the text of", reason)
        }
        report(
          .clippedText, label, cut(label, "wide", width * smallest, box.width),
          "widen it, let it wrap with numberOfLines = 0, or let it shrink with adjustsFontSizeToFitWidth")
        return
      }
      let letters = letters(of: label)
      if letters.overhang > Self.slack(box.height) {
        let line = label.textRect(forBounds: Self.unlimitedBounds, limitedToNumberOfLines: 1).height
        // A label as high as a line of its font has the height of its text.
        guard line > box.height + Self.visible else { return }
        // Letters are cut off whatever the text is.
        let isTooLow = box.height + Self.slack(box.height) < letters.height
        if !isTooLow, let reason = reason(line, box.height) {
          return leaveUnchecked(label, "the text of", reason)
        }
        // Half of a descender is hardly missed.
        let isTail = letters.atBottom && letters.overhang <= label.font.descender.magnitude / 2
        let isHardlyMissed = isTail || letters.overhang <= Self.noticed
        report(
          .clippedText, label, cut(label, "high", line, box.height),
          "let its height follow the text instead of fixing it", severity: isHardlyMissed ? .note : nil)
      }
      guard decisions.sampleReason(label, in: open.document) == nil else { return }
      return checkLonger(label, text, needs: width * smallest, has: box.width)
    }
    // Widths that are rounded to pixels do not break a text that was measured before.
    let wider = label.font.widthError > 0.02 ? Self.slack(box.width, label.font.widthError) : 0.5
    let room = CGRect(x: 0, y: 0, width: box.width + wider, height: Self.unlimited)
    // Blank lines at the end show nothing.
    let blanks = CGFloat(text.reversed().prefix(while: \.isWhitespace).count(where: \.isNewline))
    let whole =
      label.textRect(forBounds: room, limitedToNumberOfLines: 0).height - blanks * label.font.lineHeight
    let limited =
      lines == 0
      ? whole : min(whole, label.textRect(forBounds: room, limitedToNumberOfLines: lines).height)
    if whole > limited + Self.slack(limited) {
      if fitsWhenShrunk(label, in: CGSize(width: room.width, height: limited)) { return }
      // A label of several lines that code fills is drawn with a sample.
      if let reason = reason(limited, limited) { return leaveUnchecked(label, "the text of", reason) }
      report(
        .clippedText, label, "\(name(label)) needs more than its \(lines) lines",
        "allow more lines, or 0 for as many as it takes")
    } else if limited > box.height + Self.slack(box.height), !isSqueezed(label, along: .vertical) {
      if let reason = reason(limited, box.height) { return leaveUnchecked(label, "the text of", reason) }
      report(
        .clippedText, label, cut(label, "high", limited, box.height),
        "let its height follow the text instead of fixing it",
        severity: fitsWhenShrunk(label, in: CGSize(width: room.width, height: box.height)) ? .note : nil)
    }
  }

  /// Returns a Boolean value that indicates whether a label is drawn as flat as a line, by which documents
  /// hide one.
  private func isCollapsed(_ label: UILabel) -> Bool {
    label.drawnFrame.map { min($0.width, $0.height) <= Self.collapsed } ?? false
  }

  /// The length below which no font of a label is read, in points.
  private static let collapsed: CGFloat = 3

  /// Returns a Boolean value that indicates whether a text of several lines has the room that it needs in the
  /// smallest font that its label may take. A line holds more of a smaller one.
  private func fitsWhenShrunk(_ label: UILabel, in room: CGSize) -> Bool {
    guard label.adjustsFontSizeToFitWidth, label.minimumScaleFactor < 1 else { return false }
    let scale = max(label.minimumScaleFactor, 0.1)
    let wider = CGRect(x: 0, y: 0, width: room.width / scale, height: Self.unlimited)
    let needs = label.textRect(forBounds: wider, limitedToNumberOfLines: 0).height
    return needs * scale <= room.height + Self.slack(room.height)
  }

  /// Returns the width of the white space at the end of a label's text, which no ellipsis replaces.
  private func trailingSpace(of label: UILabel) -> CGFloat {
    guard let text = label.attributedText, let last = text.string.last, last.isWhitespace else { return 0 }
    let kept = text.string.reversed().drop(while: \.isWhitespace).reversed()
    let length = String(kept).utf16.count
    guard length > 0 else { return 0 }
    let words = text.attributedSubstring(from: NSRange(location: 0, length: length))
    return max(0, text.size().width - words.size().width)
  }

  /// Returns a Boolean value that indicates whether an ambiguity that is reported takes a view's room.
  private func isSqueezed(_ view: UIView, along axis: NSLayoutConstraint.Axis) -> Bool {
    squeezed[axis]?.contains(ObjectIdentifier(view)) ?? false
  }

  /// Reports a text that is invisible because its label has no size, unless the document specifies that or
  /// the label's superview is as small.
  private func checkRoom(of label: UILabel) {
    let isMeant =
      label.nibIdentity?.object.constraints.contains {
        $0.secondItem == nil && $0.constant == 0
          && ($0.firstAttribute == .width || $0.firstAttribute == .height)
      } ?? false
    if let reason = decisions.sampleReason(label, in: open.document) {
      return leaveUnchecked(label, "the text of", reason)
    }
    guard !isMeant, !isSqueezed(label, along: label.bounds.width > 0 ? .vertical : .horizontal),
      let around = label.superview?.bounds.size, around.width > 0, around.height > 0
    else { return }
    let (width, height) = (Self.points(label.bounds.width), Self.points(label.bounds.height))
    report(
      .clippedText, label, "\(name(label)) is \(width) x \(height) points: its text is not seen",
      "give it the room that its neighbours take, or hide it with isHidden")
  }

  /// Returns the height of the letters of a line, and the larger of the distances by which they extend beyond
  /// a label at the top or bottom, in points. A line is higher than most letters.
  private func letters(of label: UILabel) -> (height: CGFloat, overhang: CGFloat, atBottom: Bool) {
    guard !label.adjustsFontSizeToFitWidth, let text = label.attributedText else { return (0, 0, false) }
    let letters = text.boundingRect(
      with: Self.unlimitedBounds.size, options: [.usesDeviceMetrics, .usesLineFragmentOrigin], context: nil)
    let line = label.textRect(forBounds: Self.unlimitedBounds, limitedToNumberOfLines: 1).height
    let top = (label.bounds.height - line) / 2 + letters.minY
    let bottom = top + letters.height - label.bounds.height
    return (letters.height, max(-top, bottom), bottom > -top)
  }

  private func checkTitle(of button: UIButton) {
    guard let title = button.titleLabel, let text = button.currentTitle, !text.isEmpty,
      button.bounds.width > 0, !title.adjustsFontSizeToFitWidth
    else { return }
    if let name = button.nibIdentity?.object.customClass {
      if decisions.outlets.placesTitle(name) {
        return leaveUnchecked(button, "the title of", "the class \(name) places it")
      }
      if decisions.outlets.setsOwnTitle(name) {
        return leaveUnchecked(button, "the title of", "the class \(name) sets it")
      }
    }
    // The title that Interface Builder gives a button is not meant beside a picture, nor where code may give
    // the button another one.
    let isReached = decisions.isOutlet(button.nibIdentity?.id) || button.tag != 0
    let hasPicture = button.currentImage != nil || button.currentBackgroundImage != nil
    if text == "Button", hasPicture || isReached { return }
    guard title.numberOfLines == 1 else {
      guard decisions.textReason(button, text, share: 1, in: open.document) == nil else { return }
      return checkLines(of: title, in: button)
    }
    let image = button.currentImage == nil ? 0 : button.imageView?.bounds.width ?? 0
    let needs =
      title.sizeThatFits(CGSize(width: Self.unlimited, height: Self.unlimited)).width
      - trailingSpace(of: title)
    let has = max(button.contentRect(forBounds: button.bounds).width - image, title.bounds.width)
    if needs > has + Self.slack(has, title.font.widthError) {
      // A button that is as wide as its picture shows no title, and none is meant.
      if isSqueezed(button, along: .horizontal) || image > 0 && title.bounds.width < 1 { return }
      if let reason = decisions.textReason(button, text, share: has / max(needs, 1), in: open.document) {
        return leaveUnchecked(button, "the title of", reason)
      }
      report(
        .clippedText, button, cut(button, "wide", needs, has), "widen it, or choose a shorter title")
    } else {
      checkLonger(button, text, needs: needs, has: has)
    }
  }

  /// Reports the title of a button that wraps, as those of buttons with configurations do.
  private func checkLines(of title: UILabel, in button: UIButton) {
    let box = title.bounds.size
    guard box.width > 0, box.height > 0 else { return }
    let room = CGRect(x: 0, y: 0, width: box.width, height: Self.unlimited)
    let needs = title.textRect(forBounds: room, limitedToNumberOfLines: title.numberOfLines).height
    guard needs > box.height + Self.slack(box.height), !isSqueezed(button, along: .vertical) else { return }
    // Insets give way before letters do, and letters are less high than their lines.
    let letters = title.attributedText?.boundingRect(
      with: room.size, options: [.usesDeviceMetrics, .usesLineFragmentOrigin], context: nil)
    let height = button.bounds.height
    guard let letters, letters.height > height + Self.slack(height) else { return }
    report(
      .clippedText, button, cut(button, "high", needs, box.height),
      "let its height follow the title instead of fixing it, or widen it")
  }

  private func cut(_ view: UIView, _ direction: String, _ needs: CGFloat, _ has: CGFloat) -> String {
    "the text of \(name(view)) is \(Self.points(needs)) points \(direction) and has \(Self.points(max(has, 0)))"
  }

  // MARK: Other languages

  /// Reports a text with a fixed width that has no space for its translations.
  private func checkLonger(_ view: UIView, _ text: String, needs: CGFloat, has: CGFloat) {
    guard isTranslated, let fixed = fixedWidth(of: view), text.contains(where: \.isLetter),
      !translations.hasDocuments
    else { return }
    var longer = needs * TextExpansion.factor(characters: text.count), language: String?
    if let known = longestTranslation(of: view) { (longer, language) = (known.width, known.language) }
    guard longer > has + Self.slack(has) else { return }
    report(
      .longerText, view, line: fixed.line,
      "the width of \(name(view)) is fixed at \(Self.points(fixed.constant)); "
        + (language.map { "its text in \($0) needs " } ?? "a translation may need ")
        + "\(Self.points(longer.rounded(.up))) points",
      "remove the width constraint, or make it greater than or equal")
  }

  /// Returns the width of the longest translation of a view's text and its language, or nil if there is none.
  private func longestTranslation(of view: UIView) -> (width: CGFloat, language: String)? {
    let label = (view as? UIButton)?.titleLabel ?? view as? UILabel
    guard let id = view.nibIdentity?.id, let font = label?.font else { return nil }
    let texts = translations.texts(of: id, view is UIButton ? "normalTitle" : "text")
    let widths = texts.map { language, text in
      (NSAttributedString(string: text, attributes: [.font: font]).size().width, language)
    }
    return widths.max { ($0.0, $1.1) < ($1.0, $0.1) }.map { (width: $0.0, language: $0.1) }
  }

  /// Returns the required constraint that sets the width of a view in points.
  private func fixedWidth(of view: UIView) -> IBConstraint? {
    view.nibIdentity?.object.constraints.first {
      ($0.firstItem == nil || $0.firstItem == view.nibIdentity?.id) && $0.firstAttribute == .width
        && $0.secondItem == nil && $0.relation == .equal && $0.priority == 1000 && !$0.isPlaceholder
    }
  }
}
