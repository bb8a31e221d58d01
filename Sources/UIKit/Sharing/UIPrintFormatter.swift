internal import CoreGraphics
internal import CoreText
public import Foundation

/// An object that lays out content on pages and draws one at a time.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// The renderer that draws the pages; a formatter belongs to one at most.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// The maximum height of the content in points; 0 for that of the page.
  open var maximumContentHeight: CGFloat = 0
  /// The maximum width of the content in points; 0 for that of the page.
  open var maximumContentWidth: CGFloat = 0
  /// The insets from the edges of the renderer's paper on the first page. If zero, those of the other pages
  /// are used.
  open var contentInsets = UIEdgeInsets.zero
  /// The insets from the edges of the renderer's paper on each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The renderer's page on which the content begins, from 0.
  open var startPage = 0
  /// The number of pages of the content.
  open var pageCount: Int { 0 }

  /// Removes the formatter from its renderer, if it has one.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
  /// Returns the rectangle of the content on one of the renderer's pages, in points.
  open func rect(forPageAt pageIndex: Int) -> CGRect {
    printPageRenderer?.contentRect(for: self, first: pageIndex == startPage) ?? .zero
  }
  /// Draws the content of one of the renderer's pages in the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A formatter of a text.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// The plain text, printed if there is no ``attributedText``; `nil` for none.
  open var text: String? { didSet { pages.forget() } }
  /// The attributed text, which takes precedence over the plain text.
  open var attributedText: NSAttributedString? { didSet { pages.forget() } }
  /// The font of the plain text. If `nil`, it is the system font of 12 points.
  open var font: UIFont? { didSet { pages.forget() } }
  /// The colour of the plain text. If `nil`, it is black.
  open var color: UIColor? { didSet { pages.forget() } }
  /// The alignment of the plain text. The default follows its language.
  open var textAlignment = NSTextAlignment.natural { didSet { pages.forget() } }

  /// Creates a formatter of a plain text, in black at 12 points unless font and colour are set.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// Creates a formatter of an attributed text.
  public init(attributedText: NSAttributedString) {
    self.attributedText = attributedText
    super.init()
  }

  private let pages = PrintedPages()

  private var shownText: NSAttributedString {
    if let attributedText { return attributedText }
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    return NSAttributedString(
      string: text ?? "",
      attributes: [
        .font: font ?? .systemFont(ofSize: 12), .foregroundColor: color ?? .black, .paragraphStyle: style,
      ])
  }

  open override var pageCount: Int { pages.manager(for: self, shownText).textContainers.count }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(pageIndex - startPage, for: self, shownText, in: rect)
  }
}

/// A formatter of HTML, as far as `NSAttributedString` reads it.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML, without the files that it refers to; `nil` for none.
  open var markupText: String? { didSet { pages.forget() } }

  /// Creates a formatter of HTML.
  public init(markupText: String) {
    self.markupText = markupText
    super.init()
  }

  private let pages = PrintedPages()

  private var shownText: NSAttributedString {
    let text = try? NSAttributedString(
      data: Data((markupText ?? "").utf8), options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    return text ?? NSAttributedString(string: markupText ?? "")
  }

  open override var pageCount: Int { pages.manager(for: self, shownText).textContainers.count }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    pages.draw(pageIndex - startPage, for: self, shownText, in: rect)
  }
}

/// The pages on which a formatter's text is laid out, one container per page.
@MainActor private final class PrintedPages {
  private var storage: (text: NSTextStorage, manager: NSLayoutManager, sizes: [CGSize])?

  func forget() { storage = nil }

  /// Returns a layout manager with as many containers as the text needs, of the size of the renderer's paper.
  func manager(for formatter: UIPrintFormatter, _ content: @autoclosure () -> NSAttributedString)
    -> NSLayoutManager
  {
    let sizes = [true, false].map {
      formatter.printPageRenderer?.contentRect(for: formatter, first: $0).size ?? .zero
    }
    if let storage, storage.sizes == sizes { return storage.manager }
    let text = NSTextStorage(attributedString: content()), manager = NSLayoutManager()
    text.addLayoutManager(manager)
    if sizes.allSatisfy({ $0.width > 0 && $0.height > 0 }) {
      Self.pages(of: text, sizes).forEach(manager.addTextContainer)
    }
    storage = (text, manager, sizes)
    return manager
  }

  func draw(
    _ place: Int, for formatter: UIPrintFormatter, _ content: @autoclosure () -> NSAttributedString,
    in rect: CGRect
  ) {
    let manager = manager(for: formatter, content())
    guard manager.textContainers.indices.contains(place) else { return }
    let range = manager.glyphRange(for: manager.textContainers[place])
    manager.drawBackground(forGlyphRange: range, at: rect.origin)
    manager.drawGlyphs(forGlyphRange: range, at: rect.origin)
  }

  /// Returns as many containers as the text needs. They are counted before a manager has them, which lays all
  /// of them out again for each one added.
  private static func pages(of text: NSTextStorage, _ sizes: [CGSize]) -> [NSTextContainer] {
    var pages: [NSTextContainer] = [], place = 0, shaped: ShapedText?
    repeat {
      let page = NSTextContainer(size: sizes[pages.isEmpty ? 0 : 1])
      page.lineFragmentPadding = 0
      pages.append(page)
      let whole = shaped ?? ShapedText(text, in: AttachmentRoom(width: sizes[0].width, container: page))
      shaped = whole
      let layout = page.layout(whole, from: place)
      let next = max(layout.nextPlace, layout.lines.last?.range.upperBound ?? place)
      // Content that is larger than a page ends the pages.
      guard next > place else { break }
      place = next
    } while place < text.length
    return pages
  }
}

/// A formatter of the content of a view; for a scroll view, all of its content.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is drawn, scaled down if it is wider than the content of a page.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// The size of the content, and its scale on paper.
  private var content: (size: CGSize, scale: CGFloat) {
    let size = (view as? UIScrollView)?.contentSize ?? view.bounds.size
    let width = printPageRenderer?.contentRect(for: self, first: false).width ?? 0
    return (size, size.width > width && width > 0 ? width / size.width : 1)
  }
  open override var pageCount: Int {
    let (size, scale) = content, page = printPageRenderer?.contentRect(for: self, first: false).height ?? 0
    return page > 0 && size.height > 0 ? Int((size.height * scale / page).rounded(.up)) : 0
  }
  open override func draw(in rect: CGRect, forPageAt pageIndex: Int) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let (size, scale) = content, place = CGFloat(pageIndex - startPage)
    let scroll = view as? UIScrollView, old = (view.frame, scroll?.contentOffset)
    // All of the scrollable content is shown during the drawing.
    if let scroll {
      scroll.frame.size = size
      scroll.contentOffset = .zero
      scroll.layoutIfNeeded()
    }
    defer {
      view.frame = old.0
      if let offset = old.1 { scroll?.contentOffset = offset }
    }
    context.saveGState()
    context.clip(to: rect)
    context.translateBy(x: rect.minX, y: rect.minY - place * rect.height)
    context.scaleBy(x: scale, y: scale)
    view.layer.render(in: context)
    context.restoreGState()
  }
}

extension UIView {
  /// Returns a formatter that prints the view.
  public final func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// An object that draws pages: headers, footers and the content of formatters in between.
///
/// To create a document, begin a PDF context, and for each page a PDF page and call `drawPage(at:in:)`.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var formatters: [UIPrintFormatter] = []

  /// The rectangle of the whole page, in points. The default is that of US Letter.
  open var paperRect: CGRect { sheet }
  /// The rectangle of the printable area of the page, in points.
  open var printableRect: CGRect { reach }
  private var sheet = CGRect(x: 0, y: 0, width: 612, height: 792),
    reach = CGRect(x: 18, y: 18, width: 576, height: 756)

  /// Sets one of the two rectangles, as programs do by key that do not draw for a printer.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect else { return }
    switch key {
    case "paperRect": sheet = rect
    case "printableRect": reach = rect
    default: raiseException("UIPrintPageRenderer has no key \(key)")
    }
  }

  /// The height of the header, in points; 0 for none.
  open var headerHeight: CGFloat = 0
  /// The height of the footer, in points; 0 for none.
  open var footerHeight: CGFloat = 0
  /// The number of pages that the formatters need. A subclass without formatters overrides it.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }
  /// The formatters in the order in which they are drawn. Each belongs only to this renderer.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for old in formatters { old.printPageRenderer = nil }
      formatters = newValue ?? []
      for new in formatters { new.printPageRenderer = self }
    }
  }
  /// Adds a formatter, after removing it from another renderer; `pageIndex`, from 0, becomes its `startPage`.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    formatters.append(formatter)
  }
  /// Returns the formatters with content on a page, counted from 0; never `nil`.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    formatters.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
  }
  final func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  /// Returns the rectangle of a formatter's content on a page.
  final func contentRect(for formatter: UIPrintFormatter, first: Bool) -> CGRect {
    let insets =
      first && formatter.contentInsets != .zero ? formatter.contentInsets : formatter.perPageContentInsets
    let room = printableRect.intersection(paperRect.inset(by: insets))
    var rect = CGRect(
      x: room.minX, y: room.minY + headerHeight, width: room.width,
      height: max(0, room.height - headerHeight - footerHeight))
    if formatter.maximumContentWidth > 0 { rect.size.width = min(rect.width, formatter.maximumContentWidth) }
    if formatter.maximumContentHeight > 0 {
      rect.size.height = min(rect.height, formatter.maximumContentHeight)
    }
    return rect
  }

  /// Called before the first page of a range is drawn.
  open func prepare(forDrawingPages range: NSRange) {}
  /// Draws a page: header, content, formatters, footer.
  open func drawPage(at pageIndex: Int, in printableRect: CGRect) {
    if headerHeight > 0 {
      drawHeaderForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.minY, width: printableRect.width, height: headerHeight))
    }
    drawContentForPage(
      at: pageIndex,
      in: CGRect(
        x: printableRect.minX, y: printableRect.minY + headerHeight, width: printableRect.width,
        height: max(0, printableRect.height - headerHeight - footerHeight)))
    for formatter in printFormattersForPage(at: pageIndex) ?? [] {
      drawPrintFormatter(formatter, forPageAt: pageIndex)
    }
    if footerHeight > 0 {
      drawFooterForPage(
        at: pageIndex,
        in: CGRect(
          x: printableRect.minX, y: printableRect.maxY - footerHeight, width: printableRect.width,
          height: footerHeight))
    }
  }
  /// Draws the header in the current context, in the paper's coordinate space. Like the two methods below, it
  /// does nothing by default.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Draws content between header and footer, before the formatters.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Draws the footer, last, if ``footerHeight`` is greater than 0.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Lets a formatter draw its content of the page, in its rectangle.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }
}
