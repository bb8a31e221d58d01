internal import CoreGraphics
internal import CoreText
internal import Foundation

// All elements share one `TextLayout`, of which every fragment has some lines.

extension NSTextLayoutManager {
  /// The fragments from top to bottom, laid out when needed and cached until something changes.
  final var laidOut: [NSTextLayoutFragment] {
    if let parts { return parts.fragments }
    guard let content = textContentManager, let textContainer else { return [] }
    var elements: [(element: NSTextElement, text: NSAttributedString)] = []
    content.enumerateTextElements(from: nil) { element in
      if element.isRepresentedElement, let text = (element as? NSTextParagraph)?.attributedString {
        elements.append((element, text))
      }
      return true
    }
    let kept = fragmentsByElement
    var fragments: [NSTextLayoutFragment] = []
    for (element, _) in elements {
      let fragment =
        kept[ObjectIdentifier(element)]?.fragment ?? delegate?.textLayoutManager(
          self, textLayoutFragmentFor: element.elementRange?.location ?? content.documentRange.location,
          in: element)
        ?? NSTextLayoutFragment(textElement: element, range: nil)
      fragment.textLayoutManager = self
      fragments.append(fragment)
    }
    fragmentsByElement = Dictionary(
      zip(elements, fragments).map { (ObjectIdentifier($0.element), ($0.element, $1)) }
    ) { $1 }
    let layout = layout(elements, content, textContainer)
    parts = (layout, fragments)
    place(fragments, elements.map(\.text.length), layout, padding: textContainer.lineFragmentPadding)
    if let renderingAttributesValidator, !isValidating {
      isValidating = true
      for fragment in fragments { renderingAttributesValidator(self, fragment) }
      isValidating = false
      // Applies the rendering attributes that the validator has set.
      let new = self.layout(elements, content, textContainer)
      parts = (new, fragments)
      place(fragments, elements.map(\.text.length), new, padding: textContainer.lineFragmentPadding)
    }
    return fragments
  }

  private func layout(
    _ elements: [(element: NSTextElement, text: NSAttributedString)], _ content: NSTextContentManager,
    _ container: NSTextContainer
  ) -> TextLayout {
    let whole = NSMutableAttributedString()
    for (element, text) in elements {
      let start = whole.length
      whole.append(text)
      look(atLinksOf: text, start, in: whole, element, content)
      guard !rendering.isEmpty, let range = element.elementRange else { continue }
      let own = content.offsets(of: range)
      for look in rendering {
        let common = NSIntersectionRange(look.range, own)
        guard common.length > 0, common.location - own.location + common.length <= text.length else {
          continue
        }
        let part = NSRange(location: start + common.location - own.location, length: common.length)
        whole.addAttributes(look.attributes.filter { Self.paints($0.key) }, range: part)
      }
    }
    let width = container.lineWidth
    let room = AttachmentRoom(width: width.isFinite ? width : 0, container: container)
    var rules = LayoutRules()
    rules.hyphenation = usesHyphenation ? 1 : 0
    return container.layout(ShapedText(whole, in: room), usesLeading: usesFontLeading, rules: rules)
  }

  /// Applies the rendering attributes of links to the text of an element, which starts at an offset in the
  /// whole text.
  private func look(
    atLinksOf text: NSAttributedString, _ start: Int, in whole: NSMutableAttributedString,
    _ element: NSTextElement, _ content: NSTextContentManager
  ) {
    text.enumerateAttribute(.link, in: NSRange(location: 0, length: text.length)) { link, range, _ in
      guard let link else { return }
      let place =
        (element.elementRange?.location).flatMap { content.location($0, offsetBy: range.location) }
        ?? content.documentRange.location
      let part = NSRange(location: start + range.location, length: range.length)
      // Text with a link attribute is drawn as labels draw links, so the attribute is removed.
      whole.removeAttribute(.link, range: part)
      whole.addAttributes(
        renderingAttributes(forLink: link, at: place).filter { Self.paints($0.key) }, range: part)
    }
  }

  /// Returns a Boolean value that indicates whether an attribute changes the appearance of glyphs but not
  /// their geometry.
  private static func paints(_ key: NSAttributedString.Key) -> Bool {
    switch key {
    case .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
      .strikethroughColor, .strokeColor,
      .strokeWidth, .shadow:
      true
    default: false
    }
  }

  /// Assigns each fragment its lines and its position below the fragments before it.
  private func place(
    _ fragments: [NSTextLayoutFragment], _ lengths: [Int], _ layout: TextLayout, padding: CGFloat
  ) {
    var (start, first, bottom, shift) = (0, 0, CGFloat(0), CGFloat(0))
    for (index, fragment) in fragments.enumerated() {
      let end = start + lengths[index]
      var next = first
      while next < layout.lines.count,
        layout.lines[next].range.lowerBound < end || index == fragments.count - 1
      { next += 1 }
      let own = fragment.ownMargins, isLast = index == fragments.count - 1
      let extra = (top: fragment.topMargin - own.top, bottom: fragment.bottomMargin - own.bottom)
      let lines = layout.lines[first..<next]
      let low = lines.map { $0.top + $0.height }.max() ?? bottom
      let below =
        next < layout.lines.count
        ? layout.lines[next].top - Self.before(fragments, index + 1) : low + (lines.last?.gap ?? 0)
      let top = bottom
      fragment.settle(
        NSTextLayoutFragment.Place(
          layout: layout, lines: first..<next, range: NSRange(location: start, length: end - start),
          top: top - extra.top,
          height: max(0, below - top) + extra.top + extra.bottom, shift: shift + extra.top, padding: padding,
          isLast: isLast))
      shift += extra.top + extra.bottom
      (start, first, bottom) = (end, next, max(below, top))
    }
  }

  private static func before(_ fragments: [NSTextLayoutFragment], _ index: Int) -> CGFloat {
    fragments.indices.contains(index) ? fragments[index].ownMargins.top : 0
  }

  final var used: CGRect {
    let padding = textContainer?.lineFragmentPadding ?? 0
    let box = laidOut.reduce(CGRect.null) { $0.union($1.layoutFragmentFrame) }.orZero
    return box == .zero
      ? box
      : CGRect(x: 0, y: min(box.minY, 0), width: box.maxX + padding, height: box.maxY - min(box.minY, 0))
  }

  // MARK: - Layout fragments

  final func fragment(at location: any NSTextLocation) -> NSTextLayoutFragment? {
    let all = laidOut
    return all.first { $0.rangeInElement.contains(location) }
      ?? all.last { $0.rangeInElement.endLocation.compare(location) == .orderedSame }
  }

  final func fragments(touching bounds: CGRect) -> [NSTextLayoutFragment] {
    laidOut.filter { $0.layoutFragmentFrame.minY < bounds.maxY && $0.layoutFragmentFrame.maxY > bounds.minY }
  }

  /// Returns the location nearest to a point of the container, in characters from the start of the text.
  final func place(nearest point: CGPoint) -> Int {
    let all = laidOut
    guard let content = textContentManager,
      let fragment = all.last(where: { $0.layoutFragmentFrame.minY <= point.y }) ?? all.first
    else { return 0 }
    let frame = fragment.layoutFragmentFrame, start = content.offset(of: fragment.rangeInElement.location)
    let own = CGPoint(x: point.x - frame.minX, y: point.y - frame.minY)
    guard let line = fragment.textLineFragment(forVerticalOffset: own.y, requiresExactMatch: false) else {
      return start
    }
    let index = line.characterIndex(for: own), text = line.attributedString.string as NSString
    guard index < text.length, line.fractionOfDistanceThroughGlyph(for: own) >= 0.5 else {
      return start + index
    }
    return start + NSMaxRange(text.characterRange(at: index))
  }

  /// The attachments with their rectangles in the container's coordinate space, and their offsets in the
  /// laid-out text.
  final var placedAttachments: [(index: Int, attachment: NSTextAttachment, box: CGRect)] {
    laidOut.flatMap { fragment in
      fragment.place.map { place in
        place.layout.placedAttachments.filter { NSLocationInRange($0.index, place.range) }
          .map { ($0.index, $0.attachment, $0.box.offsetBy(dx: place.padding, dy: place.shift)) }
      } ?? []
    }
  }

  final func forEachFragment(
    from location: (any NSTextLocation)?, isReverse: Bool, _ block: (NSTextLayoutFragment) -> Bool
  ) -> (any NSTextLocation)? {
    let all = laidOut
    guard !all.isEmpty else { return nil }
    let part: [NSTextLayoutFragment]
    if isReverse {
      // In reverse, enumeration starts with the fragment that contains the location or ends there.
      part =
        location.map { place in all.filter { $0.rangeInElement.location.compare(place) == .orderedAscending }
        } ?? all
    } else {
      part =
        location.map { place in
          all.filter { $0.rangeInElement.endLocation.compare(place) == .orderedDescending }
        } ?? all
    }
    var end: (any NSTextLocation)?
    for fragment in isReverse ? part.reversed() : part {
      end = isReverse ? fragment.rangeInElement.location : fragment.rangeInElement.endLocation
      if !block(fragment) { break }
    }
    return end
  }

  // MARK: - Rendering attributes

  /// Changes the rendering attributes of a range.
  final func look(
    at range: NSTextRange, _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    guard let content = textContentManager else { return }
    let range = content.offsets(of: range)
    guard range.length > 0 else { return }
    var new: [(range: NSRange, attributes: [NSAttributedString.Key: Any])] = []
    var place = range.location
    func add(_ start: Int, _ end: Int, _ attributes: [NSAttributedString.Key: Any]) {
      if end > start, !attributes.isEmpty {
        new.append((NSRange(location: start, length: end - start), attributes))
      }
    }
    for look in rendering {
      let common = NSIntersectionRange(look.range, range)
      guard common.length > 0 else {
        new.append(look)
        continue
      }
      add(look.range.location, common.location, look.attributes)
      add(place, common.location, change([:]))
      add(common.location, NSMaxRange(common), change(look.attributes))
      add(NSMaxRange(common), NSMaxRange(look.range), look.attributes)
      place = NSMaxRange(common)
    }
    add(place, NSMaxRange(range), change([:]))
    rendering = new.sorted { $0.range.location < $1.range.location }
    if isValidating { return }
    contentDidChange()
  }

  /// Updates rendering attributes after a replacement in the text: those after it are shifted, those within
  /// it removed.
  final func moveRenderingAttributes(_ old: NSRange, _ delta: Int) {
    guard delta != 0 else { return }
    rendering = rendering.compactMap { look in
      let (start, end) = (look.range.location, NSMaxRange(look.range))
      if end <= old.location { return look }
      if start >= NSMaxRange(old) {
        return (NSRange(location: start + delta, length: look.range.length), look.attributes)
      }
      let new = NSRange(location: min(start, old.location), length: 0)
      let last = max(end, NSMaxRange(old)) + delta
      return last > new.location && start <= old.location && end >= NSMaxRange(old)
        ? (NSRange(location: new.location, length: last - new.location), look.attributes) : nil
    }
  }

  final func forEachLook(
    from location: any NSTextLocation, _ reverse: Bool,
    _ block: (NSTextLayoutManager, [NSAttributedString.Key: Any], NSTextRange) -> Bool
  ) {
    guard let content = textContentManager else { return }
    let start = content.offset(of: location)
    let part =
      reverse
      ? rendering.filter { $0.range.location < start }.reversed()
      : rendering.filter { NSMaxRange($0.range) > start }
    for look in part {
      guard let range = content.textRange(look.range), block(self, look.attributes, range) else { return }
    }
  }

  // MARK: - Segments

  final func forEachSegment(
    in range: NSTextRange, _ type: SegmentType, _ options: SegmentOptions,
    _ block: (NSTextRange?, CGRect, CGFloat, NSTextContainer) -> Bool
  ) {
    guard let content = textContentManager, let textContainer else { return }
    var touched = laidOut.filter { $0.rangeInElement.intersects(range) }
    if range.isEmpty { touched = [fragment(at: range.location)].compactMap { $0 } }
    if options.contains(.middleFragmentsExcluded), touched.count > 2 {
      touched = [touched[0], touched[touched.count - 1]]
    }
    let whole = content.offsets(of: range)
    var pieces: [(range: NSRange, box: CGRect, baseline: CGFloat, line: CGRect)] = []
    for fragment in touched {
      let corner = fragment.layoutFragmentFrame.origin,
        start = content.offset(of: fragment.rangeInElement.location)
      let caretLine =
        range.isEmpty
        ? fragment.textLineFragment(
          for: range.location, isUpstreamAffinity: options.contains(.upstreamAffinity)) : nil
      for line in fragment.textLineFragments where caretLine == nil || caretLine === line {
        let own = NSRange(location: start + line.characterRange.location, length: line.characterRange.length)
        let bounds = line.typographicBounds.offsetBy(dx: corner.x, dy: corner.y)
        func x(_ place: Int) -> CGFloat { corner.x + line.locationForCharacter(at: place - start).x }
        if range.isEmpty {
          pieces.append(
            (
              whole, CGRect(x: x(whole.location), y: bounds.minY, width: 0, height: bounds.height),
              line.glyphOrigin.y, bounds
            ))
          continue
        }
        let common = NSIntersectionRange(own, whole)
        guard common.length > 0 else { continue }
        for var box in line.boxes(NSRange(location: common.location - start, length: common.length)) {
          box = box.offsetBy(dx: corner.x, dy: corner.y)
          // A selection that continues on the next line covers the rest of this line.
          if type == .selection,
            NSMaxRange(whole) > NSMaxRange(own) || NSMaxRange(common) == NSMaxRange(own) && line.endsParagraph
          {
            let end =
              textContainer.lineWidth.isFinite
              ? textContainer.lineWidth - textContainer.lineFragmentPadding : bounds.maxX
            box.size.width = max(box.width, end - box.minX)
          }
          pieces.append((common, box, line.glyphOrigin.y, bounds))
        }
      }
    }
    for index in pieces.indices {
      var box = pieces[index].box
      if index == 0, options.contains(.headSegmentExtended) {
        box = box.union(CGRect(x: pieces[0].line.minX, y: box.minY, width: 0, height: box.height))
      }
      if index == pieces.count - 1, options.contains(.tailSegmentExtended) {
        box = box.union(CGRect(x: pieces[index].line.maxX, y: box.minY, width: 0, height: box.height))
      }
      let part = options.contains(.rangeNotRequired) ? nil : content.textRange(pieces[index].range)
      guard block(part, box, pieces[index].baseline, textContainer) else { return }
    }
  }
}
