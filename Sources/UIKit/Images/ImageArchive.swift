internal import CoreGraphics
internal import Foundation
internal import ImageIO

// Coding of images in keyed archives: symbols as their names, animations as their frames, others as a PNG
// file.

extension ImageState {
  func write(to coder: NSCoder, scale: CGFloat, pixels: CGImage?) {
    switch content {
    case .empty: break
    case .symbol(let symbol): coder.encode(symbol.name as NSString, forKey: "UISystemSymbolResourceName")
    case .frames(let images, let duration):
      coder.encode(images as NSArray, forKey: "UIImages")
      coder.encode(duration, forKey: "UIDuration")
    case .pixels, .vector, .recipe:
      if let pixels { coder.encode(ImageEncoding.png(pixels) as NSData, forKey: "UIImageData") }
    }
    coder.encode(Double(scale), forKey: "UIScale")
    coder.encode(orientation.rawValue, forKey: "UIImageOrientation")
    coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    if isResizable {
      coder.encode(capInsets, forKey: "UICapInsets")
      coder.encode(resizingMode.rawValue, forKey: "UIResizingMode")
    }
    coder.encode(alignmentRectInsets, forKey: "UIAlignmentRectInsets")
    coder.encode(flipsForRightToLeft, forKey: "UIImageFlipsForRightToLeftLayoutDirection")
    if let tint { coder.encode(tint, forKey: "UIImageTintColor") }
    if let baselineOffsetFromBottom {
      coder.encode(Double(baselineOffsetFromBottom), forKey: "UIBaselineOffsetFromBottom")
    }
    // Foundation on Linux does not archive nested classes such as configurations. Traits are not archived.
    (configuration as? UIImage.SymbolConfiguration)?.settings.write(to: coder)
  }

  init?(from coder: NSCoder) {
    let scale = coder.figure(at: "UIScale") ?? 1
    let configuration = UIImage.SymbolConfiguration(settings: .init(from: coder))
    self.init()
    if let data = coder.object(NSData.self, at: "UIImageData") {
      guard let read = try? ImageState(data: Data(referencing: data), scale: scale) else { return nil }
      self = read
    } else if let name = coder.string(at: "UISystemSymbolResourceName") {
      guard let symbol = ImageState(symbol: name, configuration: configuration) else { return nil }
      self = symbol
    } else if let frames = coder.objects(UIImage.self, at: "UIImages") {
      content = .frames(frames, duration: Double(coder.figure(at: "UIDuration") ?? 0))
    }
    self.scale = scale > 0 ? scale : 1
    coder.choice(at: "UIImageOrientation").map { orientation = $0 }
    coder.choice(at: "UIRenderingMode").map { renderingMode = $0 }
    if coder.containsValue(forKey: "UICapInsets") {
      (capInsets, isResizable) = (coder.decodeUIEdgeInsets(forKey: "UICapInsets"), true)
      coder.choice(at: "UIResizingMode").map { resizingMode = $0 }
    }
    alignmentRectInsets = coder.decodeUIEdgeInsets(forKey: "UIAlignmentRectInsets")
    flipsForRightToLeft = coder.flag(at: "UIImageFlipsForRightToLeftLayoutDirection")
    tint = coder.object(UIColor.self, at: "UIImageTintColor")
    baselineOffsetFromBottom = coder.figure(at: "UIBaselineOffsetFromBottom")
  }
}

extension UIImage.SymbolConfiguration.Settings {
  init(from coder: NSCoder) {
    pointSize = coder.figure(at: "UISymbolPointSize")
    textStyle = coder.string(at: "UISymbolTextStyle").map(UIFont.TextStyle.init(rawValue:))
    coder.choice(at: "UISymbolWeight").map { weight = $0 }
    coder.choice(at: "UISymbolScale").map { scale = $0 }
    palette = coder.objects(UIColor.self, at: "UISymbolPaletteColors") ?? []
    hierarchical = coder.object(UIColor.self, at: "UISymbolHierarchicalColor")
  }

  func write(to coder: NSCoder) {
    if let pointSize { coder.encode(Double(pointSize), forKey: "UISymbolPointSize") }
    if let textStyle { coder.encode(textStyle.rawValue as NSString, forKey: "UISymbolTextStyle") }
    coder.encode(weight.rawValue, forKey: "UISymbolWeight")
    coder.encode(scale.rawValue, forKey: "UISymbolScale")
    if !palette.isEmpty { coder.encode(palette as NSArray, forKey: "UISymbolPaletteColors") }
    if let hierarchical { coder.encode(hierarchical, forKey: "UISymbolHierarchicalColor") }
  }
}
