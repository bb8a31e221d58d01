public import CoreGraphics
public import Foundation

/// How a renderer of PDF makes its documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// What the document says about itself: `kCGPDFContextTitle` and its relatives.
  open var documentInfo: [String: Any] = [:]

  /// A format without information.
  public required init() { super.init() }

  /// A copy.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! UIGraphicsPDFRendererFormat
    copy.documentInfo = documentInfo
    return copy
  }
}

/// What a PDF renderer's block draws into: pages with the origin at the top left and y down.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the page that is drawn now, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBox ?? format.bounds }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page with bounds of its own; empty ones stand for the renderer's.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    var information: [AnyHashable: Any] = pageInfo
    if !bounds.isEmpty { information[kCGPDFContextMediaBox] = bounds }
    cgContext.beginPDFPage(information)
  }

  /// Makes a rectangle of the page a link to an address.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a point of the page, to which links can lead.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a rectangle of the page a link to a point that was named.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

/// Something that makes PDF documents from a block that draws.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// What draws the document; it begins each of its pages.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// A renderer of pages with bounds in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// A renderer of pages with bounds in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// `UIGraphicsPDFRendererContext`.
  open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

  /// Writes the document that the block draws into a file; throws where it cannot be written.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  /// The document that the block draws; empty where the bounds are
  /// no size of a page, which is above 0 and up to 14,400 points.
  open func pdfData(actions: DrawingActions) -> Data {
    let data = NSMutableData()
    let format = self.format as! UIGraphicsPDFRendererFormat
    guard let context = CGContext.pdf(into: data, format.bounds, format.documentInfo) else { return Data() }
    GraphicsContextStack.with(context) {
      actions(UIGraphicsPDFRendererContext(cgContext: context, format: format))
    }
    context.closePDF()
    return data as Data
  }
}

extension CGContext {
  /// A document with UIKit's coordinates; empty bounds stand for 612 × 792 points.
  fileprivate static func pdf(
    into data: NSMutableData, _ bounds: CGRect, _ information: [AnyHashable: Any]?
  ) -> CGContext? {
    let standard = CGRect(x: 0, y: 0, width: 612, height: 792)
    return CGDataConsumer(data: data).flatMap {
      CGContext(uprightPDF: $0, bounds: bounds.isEmpty ? standard : bounds, information)
    }
  }
}

/// Begins a PDF document in a buffer and makes its context
/// current. Empty bounds stand for pages of 612 × 792 points.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  UIGraphicsBeginPDFContext(.pdf(into: data, bounds, documentInfo))
}

/// Begins a PDF document in a file and makes its context current; false where the path is empty.
///
/// The file is written when the document ends. Empty bounds stand for pages of 612 × 792 points.
@discardableResult
public func UIGraphicsBeginPDFContextToFile(
  _ path: String, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) -> Bool {
  let standard = CGRect(x: 0, y: 0, width: 612, height: 792)
  guard !path.isEmpty, let consumer = CGDataConsumer(url: URL(fileURLWithPath: path)),
    let context = CGContext(uprightPDF: consumer, bounds: bounds.isEmpty ? standard : bounds, documentInfo)
  else { return false }
  UIGraphicsPushContext(context)
  return true
}

/// Pushes a document's context, or where there is none one
/// that nobody reads, so that the end finds what began.
private func UIGraphicsBeginPDFContext(_ context: CGContext?) {
  let pixel = CGSize(width: 1, height: 1)
  if let context = context ?? GraphicsContextStack.makeContext(size: pixel, scale: 1, isOpaque: false) {
    UIGraphicsPushContext(context)
  }
}

/// Ends the document that is the current context and writes it; does nothing where the context is none.
public func UIGraphicsEndPDFContext() {
  UIGraphicsGetCurrentContext()?.closePDF()
  UIGraphicsPopContext()
}

/// Begins a page with the bounds of the current document.
public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPDFPage(nil) }

/// Begins a page with bounds of its own; empty ones stand for the document's.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  var information = pageInfo ?? [:]
  if !bounds.isEmpty { information[kCGPDFContextMediaBox] = bounds }
  UIGraphicsGetCurrentContext()?.beginPDFPage(information)
}

/// The bounds of the page that is drawn now, in points; zero where the current context is no document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageBox ?? .zero }

/// Makes a rectangle of the page a link to an address.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setURL(url, for: rect)
}

/// Names a point of the page, to which links can lead.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a point that was named.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}
