import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit

/// Tests of renderers in the forms in which subclasses and clients use them.
struct RendererTests {
  @Test func actionsAreRunAndThenCompleted() throws {
    let renderer = UIGraphicsImageRenderer(bounds: CGRect(x: 5, y: 5, width: 10, height: 4))
    var order: [String] = []
    var image: UIImage?
    try renderer.runDrawingActions {
      order.append(UIGraphicsGetCurrentContext() === $0.cgContext ? "draw" : "elsewhere")
      UIColor.red.setFill()
      $0.fill(CGRect(x: 5, y: 5, width: 10, height: 4))
    } completionActions: {
      order.append("complete")
      image = ($0 as? UIGraphicsImageRendererContext)?.currentImage
    }
    #expect(order == ["draw", "complete"])
    #expect(UIGraphicsGetCurrentContext() == nil)
    let whole = renderer.image {
      UIColor.red.setFill()
      $0.fill(CGRect(x: 5, y: 5, width: 10, height: 4))
    }
    #expect(image?.size == CGSize(width: 10, height: 4))
    #expect(image?.pngData() == whole.pngData())
    #expect(renderer.allowsImageOutput)
    #expect(UIGraphicsImageRenderer.rendererContextClass() is UIGraphicsImageRendererContext.Type)
    let pages = UIGraphicsPDFRenderer(bounds: CGRect(x: 0, y: 0, width: 10, height: 10))
    #expect(!pages.allowsImageOutput)
    #expect(throws: (any Error).self) {
      try UIGraphicsRenderer(bounds: .zero).runDrawingActions { _ in order.append("nowhere") }
    }
    #expect(order.count == 2)
  }

  @Test func subclassesPrepareTheirContexts() {
    final class Tinted: UIGraphicsImageRenderer {
      override class func prepare(_ context: CGContext, with rendererContext: UIGraphicsRendererContext) {
        super.prepare(context, with: rendererContext)
        context.setFillColor(UIColor.green.cgColor)
        context.fill(rendererContext.format.bounds)
      }
    }
    let size = CGSize(width: 3, height: 3)
    let tinted = Tinted(size: size).image { _ in }
    let filled = UIGraphicsImageRenderer(size: size).image {
      $0.cgContext.setFillColor(UIColor.green.cgColor)
      $0.cgContext.fill(CGRect(origin: .zero, size: size))
    }
    #expect(tinted.pngData() == filled.pngData())
  }

  @Test func storedOnlyPropertiesKeepTheirValues() {
    let layer = CALayer()
    #expect(layer.toneMapMode == .automatic)
    layer.toneMapMode = .never
    #expect(layer.toneMapMode == .never)
    #expect(UIImage(named: "there is none", in: nil, variableValue: 0.5, configuration: nil) == nil)
  }
}
