/// The title of a PDF document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// The author of a PDF document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// The subject of a PDF document, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The keywords of a PDF document, a string or an array of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that created a PDF document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The password that opens a PDF document with all rights, a string. Unsupported: documents are written
/// without a password, with one warning.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The password that opens a PDF document, a string. Unsupported: documents are written without a password,
/// with one warning.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// A Boolean value that determines whether a password-protected PDF document may be printed. No effect, since
/// documents are written without protection.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// A Boolean value that determines whether text may be copied from a password-protected PDF document. No
/// effect, since documents are written without protection.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The length of a password-protected PDF document's encryption key, in bits. No effect, since documents are
/// written without protection.
public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
/// The size of a page: a `CGRect` in points, or its bytes as data.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// Creates a context that writes a PDF document. Its user space is in points, with the origin at the page's
  /// bottom left and y pointing up.
  ///
  /// Pages are drawn between `beginPDFPage(_:)` and `endPDFPage()`; anything drawn outside them is lost.
  /// Shadows are written as images of 288 dots per inch. Blend modes after `luminosity` are painted as
  /// `normal`, since PDF does not have them.
  ///
  /// - Parameters:
  ///   - consumer: The destination of the document's bytes.
  ///   - mediaBox: The box of pages that do not specify one; 612 × 792 points if nil. The initializer returns
  ///     nil if a side is not in 0…14,400.
  ///   - auxiliaryInfo: The document's metadata, or nil.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(.pdf, box: box, isFlipped: false, consumer: consumer, information: auxiliaryInfo)
  }

  /// Creates a context that writes a PDF document to a file; see `init(consumer:mediaBox:_:)`.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// Creates a context that writes a PDF document in UIKit's coordinates: the origin at the page's top left
  /// and y pointing down.
  package convenience init?(uprightPDF consumer: CGDataConsumer, bounds: CGRect, _ information: CFDictionary?)
  {
    self.init(.pdf, box: bounds, isFlipped: true, consumer: consumer, information: information)
  }

  /// Creates a context that writes an SVG document of one page, which has begun already. The origin is at the
  /// top left and y points down.
  ///
  /// `closePDF()` ends it. Returns nil if a side is not in 0…14,400.
  package convenience init?(svg consumer: CGDataConsumer, size: CGSize) {
    self.init(
      .svg, box: CGRect(origin: .zero, size: size), isFlipped: true, consumer: consumer, information: nil)
    beginPDFPage(nil)
  }

  private convenience init?(
    _ format: PagedOutput.Format, box: CGRect, isFlipped: Bool, consumer: CGDataConsumer,
    information: CFDictionary?
  ) {
    guard box.origin.x.isFinite, box.origin.y.isFinite,
      let output = PagedOutput(format, size: box.standardized.size, to: consumer),
      let backend = CairoBackend(output: output, size: box.standardized.size)
    else { return nil }
    self.init(backend: backend, base: .identity, colorSpace: .standard)
    pages = Pages(output: output, standard: box.standardized, isFlipped: isFlipped)
    if information?[kCGPDFContextUserPassword] != nil || information?[kCGPDFContextOwnerPassword] != nil {
      notYet("A password of a PDF document that is written: anybody can open it, so the key")
    }
    let keys: [(CFString, CGPDFInfoKey)] = [
      (kCGPDFContextTitle, .title), (kCGPDFContextAuthor, .author), (kCGPDFContextSubject, .subject),
      (kCGPDFContextKeywords, .keywords), (kCGPDFContextCreator, .creator),
    ]
    for (name, key) in keys {
      guard let value = information?[name] else { continue }
      let text = (value as? String) ?? (value as? [String])?.joined(separator: ", ")
      if let text { output.describe(key, text) }
    }
    turnPage(to: box.standardized)
    backend.clip(PathStorage(), .winding, antialias: false)
  }

  /// Begins a page, ending the one before. `kCGPDFContextMediaBox` in `pageInfo` gives the page a size of its
  /// own.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let value = pageInfo?[kCGPDFContextMediaBox]
    var box = value as? CGRect
    if let data = value as? Data, data.count == MemoryLayout<CGRect>.size {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(box)
  }

  /// Begins a page with the given box, or the document's box if nil.
  public func beginPage(mediaBox: UnsafePointer<CGRect>?) { beginPage(mediaBox?.pointee) }

  private func beginPage(_ wanted: CGRect?) {
    guard let pages else { return }
    endPDFPage()
    let given = wanted?.standardized
    let box = given.flatMap { PagedOutput.isPage($0.size) ? $0 : nil } ?? pages.standard
    pages.output.beginPage(box.size)
    turnPage(to: box)
    self.pages?.isOpen = true
    backend.resetClip()
    backend.setPage(box.size)
  }

  /// Ends the page, with all saved states and open layers.
  public func endPDFPage() {
    guard let pages, pages.isOpen else { return }
    unwindStates()
    self.pages?.isOpen = false
    pages.output.endPage()
    turnPage(to: pages.current)
    backend.clip(PathStorage(), .winding, antialias: false)
  }

  /// Ends the page; see `endPDFPage()`.
  public func endPage() { endPDFPage() }

  /// Completes the document. Anything drawn afterwards is lost.
  public func closePDF() {
    guard let pages else { return }
    endPDFPage()
    pages.output.close()
    self.pages = nil
    discardBackend()
  }

  /// Makes a rectangle of the page a link to a URL.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let pages, pages.isOpen else { return }
    pages.output.link(rect.applying(state.matrix), ("uri", url.absoluteString))
  }

  /// Makes a rectangle of the page a link to a destination named with `addDestination(_:at:)`, before or
  /// after.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    guard let pages, pages.isOpen else { return }
    pages.output.link(rect.applying(state.matrix), ("dest", name))
  }

  /// Adds a named destination for links at a point of the page.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let pages, pages.isOpen else { return }
    pages.output.destination(name, at: point.applying(state.matrix))
  }

  /// The box of the current page in points, or nil in a context without pages.
  package var pageBox: CGRect? { pages?.current }

  /// Resets the drawing state for a page with the given box.
  private func turnPage(to box: CGRect) {
    let scale = PagedOutput.resolution
    pages?.current = box
    base =
      pages?.isFlipped ?? false
      ? CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: -box.minX * scale, ty: -box.minY * scale)
      : CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: -box.minX * scale, ty: box.maxY * scale)
    state = GraphicsState(matrix: base)
    currentPath.removeAll()
  }
}

/// The pages of a document context.
struct Pages {
  let output: PagedOutput
  /// The box of pages that do not specify one.
  let standard: CGRect
  /// A Boolean value that indicates whether the origin is at the top left and y points down.
  let isFlipped: Bool
  /// The box of the current page, or of the last one.
  var current: CGRect
  /// A Boolean value that indicates whether a page has begun and not ended.
  var isOpen = false

  init(output: PagedOutput, standard: CGRect, isFlipped: Bool) {
    (self.output, self.standard, self.isFlipped, current) = (output, standard, isFlipped, standard)
  }

  /// The transform from pixels, y down, to the document's points, y up.
  var pixelsToPoints: CGAffineTransform {
    let unit = 1 / PagedOutput.resolution
    return CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: current.minX, ty: current.maxY)
  }
}
