internal import Synchronization

/// A PDF document that is read.
public final class CGPDFDocument: Sendable {
  private let data: Data
  /// Nil until a password opens it.
  private let opened: Mutex<PDFFile?>
  /// Whether the document wants a password before it is opened.
  public let isEncrypted: Bool

  /// The document in a provider's bytes; nil where they are damaged or cut short.
  public convenience init?(_ provider: CGDataProvider) {
    guard let data = provider.data else { return nil }
    self.init(data)
  }

  /// The document in a file; nil where there is none or it is damaged.
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

  /// Whether the pages can be read: a document without a password, or one that was given it.
  public var isUnlocked: Bool { opened.withLock { $0 != nil } }

  /// Tries a password; false where it is wrong.
  public func unlockWithPassword(_ password: UnsafePointer<CChar>) -> Bool {
    opened.withLock { file in
      if file == nil { file = try? PDFFile(data, password: String(cString: password)) }
      return file != nil
    }
  }

  /// How many pages there are; 0 while the document is locked.
  public var numberOfPages: Int { opened.withLock { $0?.pageCount ?? 0 } }

  /// Whether the document may be printed.
  public var allowsPrinting: Bool { opened.withLock { $0?.allowsPrinting ?? false } }

  /// Whether text may be copied from the document.
  public var allowsCopying: Bool { opened.withLock { $0?.allowsCopying ?? false } }

  /// A page, counted from 1; nil where there is none or it is damaged.
  public func page(at pageNumber: Int) -> CGPDFPage? {
    guard pageNumber >= 1, let file = opened.withLock({ $0 }), let page = file.page(pageNumber - 1) else {
      return nil
    }
    return CGPDFPage(VectorDrawing(page: page), number: pageNumber, of: self)
  }
}

/// The boxes of a page.
public enum CGPDFBox: Int32, Sendable {
  /// The paper.
  case mediaBox = 0
  /// What is shown.
  case cropBox = 1
  /// What is printed and cut off.
  case bleedBox = 2
  /// What is left when the paper is cut.
  case trimBox = 3
  /// What the maker meant to be seen.
  case artBox = 4
}

/// A page of a PDF document.
///
/// - Note: Pages are as they are shown: turned upright, cut to the part that is shown, with that part's
///   bottom left as origin. All boxes are that part, and the rotation angle is 0.
public final class CGPDFPage: Sendable {
  let drawing: VectorDrawing
  /// The number of the page, from 1.
  public let pageNumber: Int
  /// The document of the page.
  public let document: CGPDFDocument?

  init(_ drawing: VectorDrawing, number: Int, of document: CGPDFDocument) {
    (self.drawing, pageNumber, self.document) = (drawing, number, document)
  }

  /// A box of the page in points, y up.
  public func getBoxRect(_ box: CGPDFBox) -> CGRect { CGRect(origin: .zero, size: drawing.size) }

  /// By how much the page is turned clockwise when it is shown, in degrees: 0, as it is upright already.
  public var rotationAngle: Int32 { 0 }

  /// The transform that centres a box in a rectangle, turned clockwise by degrees and made smaller where it
  /// does not fit, never larger.
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
  /// Draws a page with its bottom left at the origin of user space, upright where y
  /// points up, one point a unit.
  public func drawPDFPage(_ page: CGPDFPage) {
    let flip = CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: page.drawing.size.height)
    backend.draw(page.drawing, flip.concatenating(state.matrix), paint)
  }

  /// Draws a document stretched to a rectangle, its top at the rectangle's minimum y, which is
  /// upright where y points down.
  package func drawUpright(_ drawing: VectorDrawing, in rect: CGRect) {
    let place = CGAffineTransform(
      a: rect.width / drawing.size.width, b: 0, c: 0, d: rect.height / drawing.size.height, tx: rect.minX,
      ty: rect.minY)
    backend.draw(drawing, place.concatenating(state.matrix), paint)
  }
}
