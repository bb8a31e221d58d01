internal import CoreGraphics
internal import CoreText
internal import Foundation

// Coding of attribute values in keyed archives, with the keys of Apple's archives.

extension NSParagraphStyle {
  final func write(to coder: NSCoder) { values.write(to: coder) }
}

extension ParagraphValues {
  private static var figures: [(String, WritableKeyPath<ParagraphValues, CGFloat>)] {
    [
      ("NSLineSpacing", \.core.lineSpacing), ("NSParagraphSpacing", \.core.paragraphSpacing),
      ("NSParagraphSpacingBefore", \.core.paragraphSpacingBefore), ("NSHeadIndent", \.core.headIndent),
      ("NSTailIndent", \.core.tailIndent), ("NSFirstLineHeadIndent", \.core.firstLineHeadIndent),
      ("NSMinLineHeight", \.core.minimumLineHeight), ("NSMaxLineHeight", \.core.maximumLineHeight),
      ("NSLineHeightMultiple", \.core.lineHeightMultiple),
      ("NSDefaultTabInterval", \.core.defaultTabInterval),
    ]
  }

  /// Writes the values that differ from those of the default style.
  func write(to coder: NSCoder) {
    let usual = ParagraphValues()
    for (key, value) in Self.figures where self[keyPath: value] != usual[keyPath: value] {
      coder.encode(Double(self[keyPath: value]), forKey: key)
    }
    if alignment != usual.alignment { coder.encode(alignment.rawValue, forKey: "NSAlignment") }
    if lineBreakMode != usual.lineBreakMode {
      coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
    }
    if direction != usual.direction { coder.encode(direction.rawValue, forKey: "NSWritingDirection") }
    if hyphenationFactor != 0 { coder.encode(hyphenationFactor, forKey: "NSHyphenationFactor") }
    if usesDefaultHyphenation { coder.encode(true, forKey: "NSUsesDefaultHyphenation") }
    if tightens { coder.encode(true, forKey: "NSAllowsTighteningForTruncation") }
    if !lineBreakStrategy.isEmpty { coder.encode(lineBreakStrategy.rawValue, forKey: "NSLineBreakStrategy") }
    if tabStops != usual.tabStops { coder.encode(tabStops as NSArray, forKey: "NSTabStops") }
    if !textLists.isEmpty { coder.encode(textLists as NSArray, forKey: "NSTextLists") }
  }

  /// Reads the values that `write(to:)` writes.
  init(from coder: NSCoder) {
    self.init()
    for (key, value) in Self.figures { coder.figure(at: key).map { self[keyPath: value] = $0 } }
    coder.choice(at: "NSAlignment").map { alignment = $0 }
    coder.choice(at: "NSLineBreakMode").map { lineBreakMode = $0 }
    coder.choice(at: "NSWritingDirection").map { direction = $0 }
    if coder.containsValue(forKey: "NSHyphenationFactor") {
      hyphenationFactor = coder.decodeFloat(forKey: "NSHyphenationFactor")
    }
    usesDefaultHyphenation = coder.flag(at: "NSUsesDefaultHyphenation")
    tightens = coder.flag(at: "NSAllowsTighteningForTruncation")
    coder.choice(at: "NSLineBreakStrategy").map { lineBreakStrategy = $0 }
    coder.objects(NSTextTab.self, at: "NSTabStops").map { tabStops = $0 }
    coder.objects(NSTextList.self, at: "NSTextLists").map { textLists = $0 }
  }
}

extension NSTextTab {
  final func write(to coder: NSCoder) {
    coder.encode(Double(location), forKey: "NSLocation")
    coder.encode(alignment.rawValue, forKey: "NSAlignment")
    if let terminators = options[.columnTerminators] as? CharacterSet {
      coder.encode(terminators.bitmapRepresentation as NSData, forKey: OptionKey.columnTerminators.rawValue)
    }
  }

  static func options(from coder: NSCoder) -> [OptionKey: Any] {
    guard let bitmap = coder.object(NSData.self, at: OptionKey.columnTerminators.rawValue) else { return [:] }
    return [.columnTerminators: CharacterSet(bitmapRepresentation: Data(referencing: bitmap))]
  }
}

extension NSShadow {
  final func write(to coder: NSCoder) {
    coder.encode(Double(shadowOffset.width), forKey: "NSShadowHoriz")
    coder.encode(Double(shadowOffset.height), forKey: "NSShadowVert")
    coder.encode(Double(shadowBlurRadius), forKey: "NSShadowBlurRadius")
    if let color = shadowColor as? UIColor { coder.encode(color, forKey: "NSShadowColor") }
  }

  final func read(from coder: NSCoder) {
    shadowOffset.width = coder.figure(at: "NSShadowHoriz") ?? 0
    shadowOffset.height = coder.figure(at: "NSShadowVert") ?? 0
    shadowBlurRadius = coder.figure(at: "NSShadowBlurRadius") ?? 0
    shadowColor = coder.object(UIColor.self, at: "NSShadowColor")
  }
}

extension NSTextAttachment {
  final func write(to coder: NSCoder) {
    if let image { coder.encode(image, forKey: "image") }
    if let contents { coder.encode(contents as NSData, forKey: "contents") }
    if let fileType { coder.encode(fileType as NSString, forKey: "fileType") }
    coder.encode(bounds, forKey: "bounds")
    coder.encode(Double(lineLayoutPadding), forKey: "lineLayoutPadding")
    coder.encode(allowsTextAttachmentView, forKey: "allowsTextAttachmentView")
  }

  final func read(from coder: NSCoder) {
    image = coder.object(UIImage.self, at: "image")
    contents = coder.object(NSData.self, at: "contents").map { Data(referencing: $0) }
    fileType = coder.string(at: "fileType")
    if coder.containsValue(forKey: "bounds") { bounds = coder.decodeCGRect(forKey: "bounds") }
    lineLayoutPadding = coder.figure(at: "lineLayoutPadding") ?? 0
    allowsTextAttachmentView =
      !coder.containsValue(forKey: "allowsTextAttachmentView") || coder.flag(at: "allowsTextAttachmentView")
  }
}
