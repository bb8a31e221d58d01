// Contexts that draw into documents.

/// The title of a PDF document, a string.
public let kCGPDFContextTitle: CFString = "kCGPDFContextTitle"
/// Who made the content of a PDF document, a string.
public let kCGPDFContextAuthor: CFString = "kCGPDFContextAuthor"
/// What a PDF document is about, a string.
public let kCGPDFContextSubject: CFString = "kCGPDFContextSubject"
/// The words under which a PDF document is found: a string or a list of strings.
public let kCGPDFContextKeywords: CFString = "kCGPDFContextKeywords"
/// The program that made a PDF document, a string.
public let kCGPDFContextCreator: CFString = "kCGPDFContextCreator"
/// The password that opens a PDF document with all rights, a string. Documents are written without one, which
/// is said once.
public let kCGPDFContextOwnerPassword: CFString = "kCGPDFContextOwnerPassword"
/// The password that opens a PDF document, a string. Documents are written without one, which is said once.
public let kCGPDFContextUserPassword: CFString = "kCGPDFContextUserPassword"
/// Whether a PDF document that a password protects may be printed. No document is protected.
public let kCGPDFContextAllowsPrinting: CFString = "kCGPDFContextAllowsPrinting"
/// Whether text may be copied from a PDF document that a password protects. No document is protected.
public let kCGPDFContextAllowsCopying: CFString = "kCGPDFContextAllowsCopying"
/// The number of bits of the key of a PDF document that a password protects. No document is protected.
public let kCGPDFContextEncryptionKeyLength: CFString = "kCGPDFContextEncryptionKeyLength"
/// The size of a page, a `CGRect` in points or the bytes of one.
public let kCGPDFContextMediaBox: CFString = "kCGPDFContextMediaBox"

extension CGContext {
  /// A context that draws a PDF document. Its user space has points for units, the origin at a
  /// page's bottom left, and y up.
  ///
  /// Pages lie between `beginPDFPage(_:)` and `endPDFPage()`; what is drawn outside of them is lost.
  /// Without a media box they are of 612 × 792 points. Nil where a side of it is not in 0…14,400. Shadows
  /// are written as pictures of 288 dots per inch; blend modes after `luminosity` are painted as normal,
  /// as PDF has none of them.
  public convenience init?(
    consumer: CGDataConsumer, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?
  ) {
    let box = mediaBox?.pointee ?? CGRect(x: 0, y: 0, width: 612, height: 792)
    self.init(.pdf, box: box, isFlipped: false, consumer: consumer, information: auxiliaryInfo)
  }

  /// A context that draws a PDF document into a file; see `init(consumer:mediaBox:_:)`.
  public convenience init?(_ url: CFURL, mediaBox: UnsafePointer<CGRect>?, _ auxiliaryInfo: CFDictionary?) {
    guard let consumer = CGDataConsumer(url: url) else { return nil }
    self.init(consumer: consumer, mediaBox: mediaBox, auxiliaryInfo)
  }

  /// A context that draws a PDF document with UIKit's coordinates: the origin at a
  /// page's top left and y down.
  package convenience init?(uprightPDF consumer: CGDataConsumer, bounds: CGRect, _ information: CFDictionary?)
  {
    self.init(.pdf, box: bounds, isFlipped: true, consumer: consumer, information: information)
  }

  /// A context that draws an SVG document of one page, which has begun, with the origin at
  /// the top left and y down.
  ///
  /// `closePDF()` ends it. Nil where a side is not in 0…14,400.
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

  /// Begins a page; ends the one before. `kCGPDFContextMediaBox` of the information
  /// gives it a size of its own.
  public func beginPDFPage(_ pageInfo: CFDictionary?) {
    let value = pageInfo?[kCGPDFContextMediaBox]
    var box = value as? CGRect
    if let data = value as? Data, data.count == MemoryLayout<CGRect>.size {
      box = data.withUnsafeBytes { $0.loadUnaligned(as: CGRect.self) }
    }
    beginPage(box)
  }

  /// Begins a page of a size; nil stands for the document's.
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

  /// Ends the page. States that are still saved and layers that are still open end with it.
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

  /// Completes the document. What is drawn afterwards is lost.
  public func closePDF() {
    guard let pages else { return }
    endPDFPage()
    pages.output.close()
    self.pages = nil
    discardBackend()
  }

  /// Makes a rectangle of the page a link to an address.
  public func setURL(_ url: CFURL, for rect: CGRect) {
    guard let pages, pages.isOpen else { return }
    pages.output.link(rect.applying(state.matrix), ("uri", url.absoluteString))
  }

  /// Makes a rectangle of the page a link to a place that `addDestination(_:at:)` names, before or after.
  public func setDestination(_ name: CFString, for rect: CGRect) {
    guard let pages, pages.isOpen else { return }
    pages.output.link(rect.applying(state.matrix), ("dest", name))
  }

  /// Names a place of the page, to which links can lead.
  public func addDestination(_ name: CFString, at point: CGPoint) {
    guard let pages, pages.isOpen else { return }
    pages.output.destination(name, at: point.applying(state.matrix))
  }

  /// The page that is drawn now, in points; of a context without pages nil.
  package var pageBox: CGRect? { pages?.current }

  /// Begins anew with a page of a size.
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

/// The pages of a document that a context draws.
struct Pages {
  let output: PagedOutput
  /// The box of pages that have none of their own.
  let standard: CGRect
  /// Whether the origin is at the top left and y points down.
  let isFlipped: Bool
  /// The box of the page that is drawn now or was drawn last.
  var current: CGRect
  /// Whether a page has begun and not ended.
  var isOpen = false

  init(output: PagedOutput, standard: CGRect, isFlipped: Bool) {
    (self.output, self.standard, self.isFlipped, current) = (output, standard, isFlipped, standard)
  }

  /// From pixels, y down, to the document's points, y up.
  var pixelsToPoints: CGAffineTransform {
    let unit = 1 / PagedOutput.resolution
    return CGAffineTransform(a: unit, b: 0, c: 0, d: -unit, tx: current.minX, ty: current.maxY)
  }
}
