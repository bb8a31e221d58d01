internal import CoreGraphics
internal import CoreText
package import Foundation
package import InterfaceBuilder

extension NibLoader {
  /// Returns a document's colour as UIKit's: semantic colours by name if Mica has them, named ones from the
  /// asset catalog, and otherwise the stored components.
  package func color(_ color: IBColor) -> UIColor {
    switch color.reference {
    case .system(let name):
      if let system = UIColor.system(named: name) { return system }
    case .named(let name):
      if let asset = assets?.color(named: name) { return asset }
    case nil: break
    }
    return plainColor(document.resources.resolve(color))
  }

  private func plainColor(_ color: IBColor) -> UIColor {
    let c = color.components.map { CGFloat($0) }
    let alpha = CGFloat(color.alpha)
    switch c.count {
    case 1: return UIColor(white: c[0], alpha: alpha)
    case 3 where color.space == .displayP3:
      return UIColor(displayP3Red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case 3: return UIColor(red: c[0], green: c[1], blue: c[2], alpha: alpha)
    case 4:
      let k = 1 - c[3]
      return UIColor(red: (1 - c[0]) * k, green: (1 - c[1]) * k, blue: (1 - c[2]) * k, alpha: alpha)
    default: return .black
    }
  }

  /// Returns a document's font as UIKit's; an unknown name gives the font that Interface Builder shows
  /// instead, and is reported.
  package func font(_ font: IBFont, near object: IBObject) -> UIFont {
    let size = CGFloat(font.pointSize ?? 17)
    switch font.face {
    case .system(let weight): return .systemFont(ofSize: size, weight: Self.weight(weight))
    // Frames stored by Xcode show that documents mean bold itself.
    case .boldSystem: return .systemFont(ofSize: size, weight: .bold)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .monospacedSystem(let weight):
      return .monospacedSystemFont(ofSize: size, weight: Self.weight(weight))
    case .named(let name, _): return UIFont(self.font(named: name, size: size, near: object))
    case .textStyle(let style):
      if let size = canvasTitleSize(style) { return .systemFont(ofSize: size) }
      let traits = canvasTextSize.map(UITraitCollection.init(preferredContentSizeCategory:))
      return .preferredFont(forTextStyle: UIFont.TextStyle(rawValue: style), compatibleWith: traits)
    }
  }

  /// Returns the font with a name. Apps have the fonts that they register; a document that is shown alone has
  /// the fonts of its project.
  private func font(named name: String, size: CGFloat, near object: IBObject) -> CTFont {
    let isAlone = ApplicationManifest.module == nil
    let found = CTFont.document(name, size: size) { name in
      isAlone ? document.url.flatMap { ProjectFonts.face(named: name, near: $0) } : nil
    }
    if let found { return found }
    let other = CTFont.inPlace(of: name, size: size, wasFound: hadFont(name), isEmHigh: isEmHigh(name))
    let how = other.name == name ? "measured by its published figures" : "shown in \(other.family)"
    note("font \"\(name)\" is neither of iOS nor in the project: \(how)", at: object)
    return other
  }

  /// The text size at which the document's Xcode drew text styles on its canvas, if it was not the usual one.
  ///
  /// Source: heights of stored labels. Xcode 6 and 7: Body 20, Footnote 15, that is 16 and 12 points; Xcode
  /// 12.5 to 13.4: Body 17, Subhead 14.5, Title 1 30, that is 14, 12 and 25 points (143 of 149 labels of
  /// public repositories, and their widths too).
  private var canvasTextSize: UIContentSizeCategory? {
    guard purpose == .canvas else { return nil }
    return switch document.toolsVersion {
    case ..<IBToolsVersion.xcode8: .medium
    case IBToolsVersion.xcode12dot5 ..< .xcode14: .extraSmall
    default: nil
    }
  }

  /// Returns the sizes that Xcode 9 and 10 gave titles on their canvas.
  ///
  /// Source: stored labels of six projects: "Large Title" 36 high and as wide as 30 points in two, "Title 1"
  /// 31.5 high and as wide as 26 points in four.
  private func canvasTitleSize(_ style: String) -> CGFloat? {
    guard purpose == .canvas, IBToolsVersion.xcode9 ..< .xcode11Release ~= document.toolsVersion
    else { return nil }
    return switch UIFont.TextStyle(rawValue: style) {
    case .largeTitle: 30
    // Before Xcode 9.1 one is 33.5 high, which is the line of 28 points.
    case .title1 where document.toolsVersion >= .xcode9dot1: 26
    default: nil
    }
  }

  /// Returns the weight with a name in documents.
  static func weight(_ name: String?) -> UIFont.Weight {
    switch name {
    case "ultraLight": .ultraLight
    case "thin": .thin
    case "light": .light
    case "medium": .medium
    case "semibold": .semibold
    case "bold": .bold
    case "heavy": .heavy
    case "black": .black
    default: .regular
    }
  }

  /// Returns the image that a document names: a symbol, which has the proportions stored in the document if
  /// it has no drawing of its own, an image of the asset catalog, or a placeholder of the size stored in the
  /// document.
  package func image(_ reference: IBImageReference, near object: IBObject) -> UIImage {
    if reference.catalog == "system" {
      let scale = reference.symbolScale.map { UIImage.SymbolScale(nibName: $0) } ?? .unspecified
      let remembered = document.resources.image(named: reference.name, catalog: "system")?.size
      let state = ImageState(
        symbol: reference.name,
        configuration: scale == .unspecified ? nil : UIImage.SymbolConfiguration(scale: scale),
        proportions: remembered.map { CGSize(width: $0.width, height: $0.height) })
      return state.map { UIImage(state: $0) } ?? .placeholder(size: CGSize(width: 20, height: 20))
    }
    if let image = assets?.image(named: reference.name) {
      return switch reference.renderingMode {
      case "template": image.withRenderingMode(.alwaysTemplate)
      case "original": image.withRenderingMode(.alwaysOriginal)
      default: image
      }
    }
    let size = document.resources.image(named: reference.name)?.size
    note("image \"\(reference.name)\" is not beside the document: shown as a placeholder", at: object)
    return .placeholder(size: CGSize(width: size?.width ?? 32, height: size?.height ?? 32))
  }

  /// Returns a document's attributed string as UIKit's.
  package func attributedString(_ string: IBAttributedString, near object: IBObject) -> NSAttributedString {
    let result = NSMutableAttributedString(string: "")
    for fragment in string.fragments {
      var attributes: [NSAttributedString.Key: Any] = [:]
      if let font = fragment.font { attributes[.font] = self.font(font, near: object) }
      if let color = fragment.color { attributes[.foregroundColor] = self.color(color) }
      if let color = fragment.backgroundColor { attributes[.backgroundColor] = self.color(color) }
      if let style = fragment.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(style) }
      for (name, number) in fragment.numbers {
        let key = NSAttributedString.Key(name)
        switch key {
        case .underlineStyle, .strikethroughStyle, .ligature: attributes[key] = Int(number)
        case .kern, .baselineOffset, .strokeWidth, .obliqueness, .expansion: attributes[key] = CGFloat(number)
        default: note("a text's attribute \(name) is not taken up", at: object)
        }
      }
      result.append(NSAttributedString(string: fragment.content, attributes: attributes))
    }
    return result
  }

  private func paragraphStyle(_ style: IBParagraphStyle) -> NSParagraphStyle {
    let result = NSMutableParagraphStyle()
    result.alignment = NSTextAlignment(nibName: style.alignment) ?? .natural
    result.lineBreakMode = NSLineBreakMode(nibName: style.lineBreakMode) ?? .byWordWrapping
    result.baseWritingDirection =
      switch style.baseWritingDirection {
      case "leftToRight": .leftToRight
      case "rightToLeft": .rightToLeft
      default: .natural
      }
    result.lineSpacing = style.lineSpacing
    result.paragraphSpacing = style.paragraphSpacing
    result.paragraphSpacingBefore = style.paragraphSpacingBefore
    result.firstLineHeadIndent = style.firstLineHeadIndent
    result.headIndent = style.headIndent
    result.tailIndent = style.tailIndent
    result.minimumLineHeight = style.minimumLineHeight
    result.maximumLineHeight = style.maximumLineHeight
    result.lineHeightMultiple = style.lineHeightMultiple
    return result
  }
}

extension NSTextAlignment {
  /// Creates an alignment from its name in documents.
  package init?(nibName: String?) {
    switch nibName {
    case "left": self = .left
    case "center": self = .center
    case "right": self = .right
    case "justified": self = .justified
    case "natural": self = .natural
    default: return nil
    }
  }
}

extension NSLineBreakMode {
  /// Creates a line-break mode from its name in documents.
  package init?(nibName: String?) {
    switch nibName {
    case "wordWrap", "wordWrapping": self = .byWordWrapping
    case "characterWrap", "charWrapping": self = .byCharWrapping
    case "clip", "clipping": self = .byClipping
    case "headTruncation", "truncatingHead": self = .byTruncatingHead
    case "tailTruncation", "truncatingTail": self = .byTruncatingTail
    case "middleTruncation", "truncatingMiddle": self = .byTruncatingMiddle
    default: return nil
    }
  }
}
