internal import CVectorGraphics
internal import Synchronization

/// The reason for which a document cannot be read.
package enum VectorDrawingError: Error, Hashable, CustomStringConvertible {
  /// The bytes begin neither as SVG nor as PDF.
  case unknownFormat
  /// The bytes are damaged, or the library that reads them is not installed.
  case unreadable(format: String, reason: String)
  /// The PDF document requires a password.
  case locked

  package var description: String {
    switch self {
    case .unknownFormat: "neither SVG nor PDF"
    case .unreadable(let format, let reason): "\(format) cannot be read: \(reason)"
    case .locked: "the PDF wants a password"
    }
  }
}

/// A resolution-independent drawing: an SVG document or a page of a PDF.
///
/// librsvg and poppler are not thread-safe, so every document is used under a lock of its own.
package final class VectorDrawing: @unchecked Sendable {
  // The pointers are used inside the lock only, and closed with the last owner.
  private enum Content {
    case svg(UnsafeMutableRawPointer)
    case page(UnsafeMutableRawPointer, PDFFile)
  }

  private let content: Content
  private let lock: Mutex<Void>
  /// The size in points, upright.
  package let size: CGSize

  /// Creates a drawing from an SVG document or the first page of a PDF document.
  ///
  /// Files that an SVG document refers to are not read. Sizes that are not positive or exceed 32,767 are
  /// treated as damage.
  package convenience init(_ data: Data) throws(VectorDrawingError) {
    if data.starts(with: Data("%PDF-".utf8)) {
      let file = try PDFFile(data, password: nil)
      guard let page = file.page(0) else { throw .unreadable(format: "PDF", reason: "it has no pages") }
      self.init(page: page)
    } else if Self.looksLikeSVG(data) {
      var (width, height) = (0.0, 0.0)
      var reason = [CChar](repeating: 0, count: Int(MICA_REASON_SIZE))
      let opened = data.withUnsafeBytes { bytes in
        mica_svg_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, &width, &height, &reason)
      }
      guard let opened else { throw .unreadable(format: "SVG", reason: text(reason)) }
      let size = CGSize(width: width, height: height)
      self.init(.svg(opened), size)
      guard Self.isPossible(size) else {
        throw .unreadable(format: "SVG", reason: "its size is \(width) × \(height)")
      }
    } else {
      throw .unknownFormat
    }
  }

  /// Creates a drawing from a page of a PDF.
  convenience init(page: PDFFile.Page) { self.init(.page(page.pointer, page.file), page.size) }

  private init(_ content: Content, _ size: CGSize) {
    (self.content, self.size) = (content, size)
    lock = Mutex(())
  }

  deinit {
    switch content {
    case .svg(let pointer): mica_svg_close(pointer)
    case .page(let pointer, let file): file.inTurn { _ in mica_pdf_page_close(pointer) }
    }
  }

  private static func isPossible(_ size: CGSize) -> Bool {
    size.width > 0 && size.height > 0 && size.width <= 32_767 && size.height <= 32_767
  }

  /// Returns a Boolean value that indicates whether the first 4,096 bytes contain the element that an SVG
  /// document begins with.
  private static func looksLikeSVG(_ data: Data) -> Bool {
    let head = String(decoding: data.prefix(4096), as: UTF8.self)
    return head.drop { $0.isWhitespace || $0 == "\u{FEFF}" }.hasPrefix("<") && head.contains("<svg")
  }

  /// Draws into a Cairo context in points, with the origin at the top left and y down.
  func draw(into cr: OpaquePointer) {
    switch content {
    case .svg(let pointer):
      lock.withLock { _ in
        _ = mica_svg_draw(pointer, UnsafeMutableRawPointer(cr), size.width.native, size.height.native)
      }
    case .page(let pointer, let file):
      file.inTurn { _ in mica_pdf_page_draw(pointer, UnsafeMutableRawPointer(cr)) }
    }
  }
}

/// An open PDF document.
final class PDFFile: @unchecked Sendable {
  // poppler's pointer is used inside the lock only.
  private let pointer: UnsafeMutableRawPointer
  private let lock = Mutex(())
  let pageCount: Int
  let allowsPrinting, allowsCopying: Bool

  /// A page with its size in points, upright.
  struct Page {
    let pointer: UnsafeMutableRawPointer
    let file: PDFFile
    let size: CGSize
  }

  init(_ data: Data, password: String?) throws(VectorDrawingError) {
    var reason = [CChar](repeating: 0, count: Int(MICA_REASON_SIZE))
    var opened: UnsafeMutableRawPointer?
    let result = data.withUnsafeBytes { bytes in
      mica_pdf_open(bytes.bindMemory(to: UInt8.self).baseAddress, bytes.count, password, &opened, &reason)
    }
    guard result == MICA_PDF_OPENED, let opened else {
      throw result == MICA_PDF_LOCKED ? .locked : .unreadable(format: "PDF", reason: text(reason))
    }
    pointer = opened
    pageCount = max(0, Int(mica_pdf_page_count(opened)))
    let permissions = mica_pdf_permissions(opened)
    (allowsPrinting, allowsCopying) = (permissions & 1 != 0, permissions & 2 != 0)
  }

  deinit { mica_pdf_close(pointer) }

  /// Calls a closure while no other thread uses the document.
  func inTurn<Result>(_ body: (UnsafeMutableRawPointer) -> Result) -> Result {
    lock.withLock { _ in body(pointer) }
  }

  /// Opens a page, counted from 0. Returns nil if there is none, it is damaged, or a side is not positive or
  /// exceeds 32,767 points.
  func page(_ index: Int) -> Page? {
    guard (0..<pageCount).contains(index) else { return nil }
    var (width, height) = (0.0, 0.0)
    guard let page = inTurn({ mica_pdf_page_open($0, Int32(index), &width, &height) }) else { return nil }
    guard width > 0, height > 0, width <= 32_767, height <= 32_767 else {
      inTurn { _ in mica_pdf_page_close(page) }
      return nil
    }
    return Page(pointer: page, file: self, size: CGSize(width: width, height: height))
  }
}

/// Returns the string of C characters up to the first zero.
private func text(_ characters: [CChar]) -> String {
  String(decoding: characters.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
}
