internal import CCairo

/// A document that a context draws page by page: PDF, or SVG, which has one page.
///
/// Pages are measured in points. A context draws in pixels of a quarter of a point; what a document cannot
/// represent, such as shadows, is embedded as images of that resolution.
final class PagedOutput {
  /// The kind of document.
  enum Format { case pdf, svg }

  /// The number of pixels per point for content that has to be rasterised: 288 dots per inch.
  static let resolution: CGFloat = 4
  /// The longest side of a page in points: the limit of PDF.
  static let longestSide: CGFloat = 14_400

  let format: Format
  let surface: OpaquePointer
  let cr: OpaquePointer
  private let consumer: CGDataConsumer
  private var isClosed = false

  /// Creates a document with the size of the first page in points. Returns nil if a side is not in 0…14,400
  /// or memory cannot be allocated.
  init?(_ format: Format, size: CGSize, to consumer: CGDataConsumer) {
    guard Self.isPage(size) else { return nil }
    (self.format, self.consumer) = (format, consumer)
    let write: cairo_write_func_t = { info, bytes, count in
      guard let info, let bytes else { return CAIRO_STATUS_WRITE_ERROR }
      let consumer = Unmanaged<CGDataConsumer>.fromOpaque(info).takeUnretainedValue()
      return consumer.put(bytes, Int(count)) ? CAIRO_STATUS_SUCCESS : CAIRO_STATUS_WRITE_ERROR
    }
    let info = Unmanaged.passUnretained(consumer).toOpaque()
    let made =
      format == .pdf
      ? cairo_pdf_surface_create_for_stream(write, info, size.width.native, size.height.native)
      : cairo_svg_surface_create_for_stream(write, info, size.width.native, size.height.native)
    guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let cr = cairo_create(made),
      cairo_status(cr) == CAIRO_STATUS_SUCCESS
    else { return nil }
    (surface, self.cr) = (made, cr)
    // A point is a CSS pixel, as everywhere in UIKit, and not a typographic point, which is a third larger.
    if format == .svg { cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX) }
    let unit = 1 / Self.resolution.native
    cairo_scale(cr, unit, unit)
    cairo_surface_set_fallback_resolution(made, 72 / unit, 72 / unit)
  }

  deinit {
    close()
    cairo_destroy(cr)
    cairo_surface_destroy(surface)
  }

  /// Returns a Boolean value that indicates whether a page can have the given size.
  static func isPage(_ size: CGSize) -> Bool {
    size.width > 0 && size.height > 0 && size.width <= longestSide && size.height <= longestSide
  }

  /// Begins a page of a size in points. Must be called before anything is drawn on it.
  func beginPage(_ size: CGSize) {
    if format == .pdf { cairo_pdf_surface_set_size(surface, size.width.native, size.height.native) }
  }

  /// Ends the page.
  func endPage() { if format == .pdf { cairo_show_page(cr) } }

  /// Sets an entry of the document's metadata.
  func describe(_ key: CGPDFInfoKey, _ value: String) {
    let kinds: [CGPDFInfoKey: cairo_pdf_metadata_t] = [
      .title: CAIRO_PDF_METADATA_TITLE, .author: CAIRO_PDF_METADATA_AUTHOR,
      .subject: CAIRO_PDF_METADATA_SUBJECT,
      .keywords: CAIRO_PDF_METADATA_KEYWORDS, .creator: CAIRO_PDF_METADATA_CREATOR,
    ]
    if format == .pdf, let kind = kinds[key] { cairo_pdf_surface_set_metadata(surface, kind, value) }
  }

  /// Makes a rectangle of pixels a link to a URL or to a destination in the document.
  func link(_ rect: CGRect, _ target: (key: String, value: String)) {
    let r = rect.applying(CGAffineTransform(scaleX: 1 / Self.resolution, y: 1 / Self.resolution))
    let attributes =
      "rect=[\(r.minX) \(r.minY) \(r.width) \(r.height)] \(target.key)='\(Self.quoted(target.value))'"
    cairo_tag_begin(cr, "Link", attributes)
    cairo_tag_end(cr, "Link")
  }

  /// Names a point of the page, in pixels, as a destination.
  func destination(_ name: String, at point: CGPoint) {
    let (x, y) = (point.x / Self.resolution, point.y / Self.resolution)
    cairo_tag_begin(cr, "cairo.dest", "name='\(Self.quoted(name))' x=\(x) y=\(y) internal")
    cairo_tag_end(cr, "cairo.dest")
  }

  private static func quoted(_ text: String) -> String {
    text.replacingOccurrences(of: "\\", with: "\\\\").replacingOccurrences(of: "'", with: "\\'")
  }

  /// Completes the document. Nothing can be drawn afterwards.
  func close() {
    if isClosed { return }
    isClosed = true
    cairo_surface_finish(surface)
    if cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS { consumer.finish() }
  }
}

/// The keys of a document's metadata.
enum CGPDFInfoKey: Hashable { case title, author, subject, keywords, creator }
