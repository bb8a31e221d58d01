// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import CoreGraphics
public import Foundation

/// The settings with which a PDF renderer creates its documents.
open class UIGraphicsPDFRendererFormat: UIGraphicsRendererFormat {
  /// The properties of the document, such as `kCGPDFContextTitle`.
  open var documentInfo: [String: Any] = [:]

  /// Creates a format without document properties.
  public required init() { super.init() }

  /// Returns a copy of the format.
  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! UIGraphicsPDFRendererFormat
    copy.documentInfo = documentInfo
    return copy
  }
}

/// The drawing environment of a PDF renderer's block: pages with the origin at the top left and y pointing
/// down.
open class UIGraphicsPDFRendererContext: UIGraphicsRendererContext {
  /// The bounds of the current page, in points.
  open var pdfContextBounds: CGRect { cgContext.pageBox ?? format.bounds }

  /// Begins a page with the renderer's bounds.
  open func beginPage() { beginPage(withBounds: format.bounds, pageInfo: [:]) }

  /// Begins a page with its own bounds. Empty bounds mean those of the renderer.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    var information: [AnyHashable: Any] = pageInfo
    if !bounds.isEmpty { information[kCGPDFContextMediaBox] = bounds }
    cgContext.beginPDFPage(information)
  }

  /// Makes a rectangle of the page a link to a URL.
  open func setURL(_ url: URL, for rect: CGRect) { cgContext.setURL(url, for: rect) }

  /// Names a point of the page as the destination of links.
  open func addDestination(withName name: String, at point: CGPoint) {
    cgContext.addDestination(name, at: point)
  }

  /// Makes a rectangle of the page a link to a named destination.
  open func setDestinationWithName(_ name: String, for rect: CGRect) {
    cgContext.setDestination(name, for: rect)
  }
}

/// An object that creates PDF documents from drawing blocks.
open class UIGraphicsPDFRenderer: UIGraphicsRenderer {
  /// A block that draws a document. It begins each of the pages.
  public typealias DrawingActions = (UIGraphicsPDFRendererContext) -> Void

  /// Creates a renderer for pages with bounds in points.
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat()) }

  /// Creates a renderer for pages with bounds in points.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    super.init(bounds: bounds, format: format)
  }

  /// Returns `UIGraphicsPDFRendererContext`.
  open override class func rendererContextClass() -> AnyClass { UIGraphicsPDFRendererContext.self }

  /// Writes the document that a block draws to a file.
  ///
  /// - Throws: An error if the file cannot be written.
  open func writePDF(to url: URL, withActions actions: DrawingActions) throws {
    try pdfData(actions: actions).write(to: url, options: .atomic)
  }

  /// Returns the document that a block draws.
  ///
  /// The data is empty if the width or height of the bounds is not between 0 and 14,400 points.
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
  /// Creates a document with UIKit's coordinate system. Empty bounds mean 612 × 792 points.
  fileprivate static func pdf(
    into data: NSMutableData, _ bounds: CGRect, _ information: [AnyHashable: Any]?
  ) -> CGContext? {
    let standard = CGRect(x: 0, y: 0, width: 612, height: 792)
    return CGDataConsumer(data: data).flatMap {
      CGContext(uprightPDF: $0, bounds: bounds.isEmpty ? standard : bounds, information)
    }
  }
}

/// Begins a PDF document in a buffer and makes its context current. Empty bounds mean pages of 612 × 792
/// points.
public func UIGraphicsBeginPDFContextToData(
  _ data: NSMutableData, _ bounds: CGRect, _ documentInfo: [AnyHashable: Any]?
) {
  UIGraphicsBeginPDFContext(.pdf(into: data, bounds, documentInfo))
}

/// Begins a PDF document in a file and makes its context current.
///
/// The file is written when the document ends. Empty bounds mean pages of 612 × 792 points.
///
/// - Returns: `false` if the path is empty.
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

/// Pushes the context of a document, or a dummy if there is none, so that ending the document pops what was
/// pushed.
private func UIGraphicsBeginPDFContext(_ context: CGContext?) {
  let pixel = CGSize(width: 1, height: 1)
  if let context = context ?? GraphicsContextStack.makeContext(size: pixel, scale: 1, isOpaque: false) {
    UIGraphicsPushContext(context)
  }
}

/// Ends the current document and writes it. If the current context belongs to no document, it is only popped.
public func UIGraphicsEndPDFContext() {
  UIGraphicsGetCurrentContext()?.closePDF()
  UIGraphicsPopContext()
}

/// Begins a page with the bounds of the current document.
public func UIGraphicsBeginPDFPage() { UIGraphicsGetCurrentContext()?.beginPDFPage(nil) }

/// Begins a page with its own bounds. Empty bounds mean those of the document.
public func UIGraphicsBeginPDFPageWithInfo(_ bounds: CGRect, _ pageInfo: [AnyHashable: Any]?) {
  var information = pageInfo ?? [:]
  if !bounds.isEmpty { information[kCGPDFContextMediaBox] = bounds }
  UIGraphicsGetCurrentContext()?.beginPDFPage(information)
}

/// Returns the bounds of the current page in points, or zero if the current context belongs to no document.
public func UIGraphicsGetPDFContextBounds() -> CGRect { UIGraphicsGetCurrentContext()?.pageBox ?? .zero }

/// Makes a rectangle of the page a link to a URL.
public func UIGraphicsSetPDFContextURLForRect(_ url: URL, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setURL(url, for: rect)
}

/// Names a point of the page as the destination of links.
public func UIGraphicsAddPDFContextDestinationAtPoint(_ name: String, _ point: CGPoint) {
  UIGraphicsGetCurrentContext()?.addDestination(name, at: point)
}

/// Makes a rectangle of the page a link to a named destination.
public func UIGraphicsSetPDFContextDestinationForRect(_ name: String, _ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.setDestination(name, for: rect)
}
