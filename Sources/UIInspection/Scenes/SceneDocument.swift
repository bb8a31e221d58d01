internal import Compositor
internal import CoreGraphics
package import Foundation
internal import QuartzCore
internal import UIKit

/// The document formats in which a scene can be written.
package enum SceneDocumentFormat: String, Sendable, CaseIterable {
  case pdf, svg
}

extension SceneFile {
  /// Returns the scene as a document of one page with the size of the viewport in points, or nil if that is
  /// not a valid page size.
  ///
  /// Effects that documents do not support are included as pictures: shadows and blurs. Blend modes after
  /// `luminosity` are painted as normal.
  package func document(_ format: SceneDocumentFormat) -> Data? {
    let (viewport, background): ([Double], [Double]?) =
      switch self {
      case .views(let scene): (scene.description.viewport, scene.description.background)
      case .layers(let scene): (scene.viewport, scene.background)
      case .commands(let scene): (scene.viewport, scene.background)
      }
    guard viewport.count == 2 else { return nil }
    let data = NSMutableData()
    let page = CGRect(x: 0, y: 0, width: viewport[0], height: viewport[1])
    guard let consumer = CGDataConsumer(data: data),
      let context = format == .pdf
        ? CGContext(uprightPDF: consumer, bounds: page, nil) : CGContext(svg: consumer, size: page.size)
    else { return nil }
    if format == .pdf { context.beginPDFPage(nil) }
    let color =
      background.map { $0 + [1] }.flatMap { CGColor(components: Array($0.prefix(3)) + [1]) } ?? .white
    context.setFillColor(color)
    context.fill(page)
    context.setFillColor(.black)
    draw(into: context, page.size)
    context.closePDF()
    return data as Data
  }

  private func draw(into context: CGContext, _ size: CGSize) {
    switch self {
    case .commands(let scene): scene.replay(in: context)
    case .views(let scene):
      scene.root.layer.layoutSubtree()
      Compositor.ofPictures.paint(scene.root.layer.renderNode(), into: context)
    case .layers(let scene):
      let root = CALayer()
      root.frame = CGRect(origin: .zero, size: size)
      for layer in scene.layers { root.addSublayer(layer.made()) }
      Compositor.ofPictures.paint(root.renderNode(), into: context)
    }
  }
}
