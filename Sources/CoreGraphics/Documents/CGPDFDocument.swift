internal import Synchronization

/// A PDF document that has been read from data or a file.
public final class CGPDFDocument: Sendable {
  private let data: Data
  /// The open document, or nil until a password unlocks it.
  private let opened: Mutex<PDFFile?>
  /// A Boolean value that indicates whether the document requires a password to open.
  public let isEncrypted: Bool

  /// Creates a document from a provider's bytes. Returns nil if they are damaged or truncated.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data)
  }

  /// Creates a document from a file. Returns nil if the file does not exist or is damaged.
  public convenience init?(_ url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data)
  }

  private init?(_ data: Data) {
    self.data = data
    do {
      opened = Mutex(try PDFFile(data, password: nil))
      isEncrypted = false
    } catch .locked {
      opened = Mutex(nil)
      isEncrypted = true
    } catch {
      warn("\(error)")
      return nil
    }
  }

  /// A Boolean value that indicates whether the pages can be read, because there is no password or it was
  /// given.
  public var isUnlocked: Bool { opened.withLock { $0 != nil } }

  /// Unlocks the document with a password. Returns `false` if the password is wrong.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    opened.withLock { file in
      if file == nil { file = try? PDFFile(data, password: String(cString: password)) }
      return file != nil
    }
  }

  /// The number of pages, or 0 while the document is locked.
  public var numberOfPages: Int { opened.withLock { $0?.pageCount ?? 0 } }

  /// A Boolean value that indicates whether the document may be printed.
  public var allowsPrinting: Bool { opened.withLock { $0?.allowsPrinting ?? false } }

  /// A Boolean value that indicates whether text may be copied from the document.
  public var allowsCopying: Bool { opened.withLock { $0?.allowsCopying ?? false } }

  /// Returns the page with the given number, counted from 1, or nil if there is none or it is damaged.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard pageNumber >= 1, let file = opened.withLock({ $0 }), let page = file.page(pageNumber - 1) else {
      return nil
    }
    return CGPDFPage(VectorDrawing(page: page), number: pageNumber, of: self)
  }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The full extent of the medium.
  case mediaBox = 0
  /// The area that is displayed.
  case cropBox = 1
  /// The area that is printed, before trimming.
  case bleedBox = 2
  /// The area of the finished page, after trimming.
  case trimBox = 3
  /// The area of the page's meaningful content.
  case artBox = 4
}

/// A page of a PDF document.
///
/// - Note: A page is represented as it is displayed: rotated upright and cropped, with the bottom left of the
///   visible area as its origin. All its boxes are that area, and its rotation angle is 0.
public final class CGPDFPage: Sendable {
  let drawing: VectorDrawing
  /// The page number, from 1.
  public let pageNumber: Int
  /// The document that the page belongs to.
  public let document: CGPDFDocument?

  init(_ drawing: VectorDrawing, number: Int, of document: CGPDFDocument) {
    (self.drawing, pageNumber, self.document) = (drawing, number, document)
  }

  /// Returns a box of the page in points, y up.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: drawing.size) }

  /// The clockwise rotation of the page when displayed, in degrees. Always 0, since the page is upright
  /// already.
  public var rotationAngle: Int32 { 0 }

  /// Returns the transform that centres a box in a rectangle, rotated clockwise by the given degrees, and
  /// scaled down to fit. It never scales up.
  public func getDrawingTransform(
    _ box: CGPDFBox, rect: CGRect, rotate: Int32, preserveAspectRatio: Bool
  ) -> CGAffineTransform {
    let own = getBoxRect(box)
    let quarters = ((Int(rotate) / 90) % 4 + 4) % 4
    let turned = quarters % 2 == 0 ? own.size : CGSize(width: own.height, height: own.width)
    var (sx, sy) = (min(1, rect.width / turned.width), min(1, rect.height / turned.height))
    if preserveAspectRatio { (sx, sy) = (min(sx, sy), min(sx, sy)) }
    return CGAffineTransform(translationX: -own.midX, y: -own.midY)
      .concatenating(CGAffineTransform(rotationAngle: -CGFloat(quarters) * .pi / 2))
      .concatenating(CGAffineTransform(scaleX: sx, y: sy))
      .concatenating(CGAffineTransform(translationX: rect.midX, y: rect.midY))
  }
}

extension CGContext {
  /// Draws a page with its bottom left at the origin of user space, one point per unit, upright if y points
  /// up.
  public func drawPDFPage(_ page: CGPDFPage) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: page.drawing.size.height)
    backend.draw(page.drawing, flip.concatenating(state.matrix), paint)
  }

  /// Draws a document scaled to fill a rectangle, with its top at the rectangle's minimum y, upright if y
  /// points down.
  package func drawUpright(_ drawing: VectorDrawing, in rect: CGRect) {
    let place = CGAffineTransform(
      a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height, tx: rect.minX,
      ty: rect.minY)
    backend.draw(drawing, place.concatenating(state.matrix), paint)
  }
}
