internal import CoreGraphics
internal import CoreText
public import Foundation

/// Lays content out on pages of paper, and draws one at a time.
@preconcurrency @MainActor open class UIPrintFormatter: NSObject {
  /// What draws the pages; a formatter is one renderer's at most.
  open internal(set) weak var printPageRenderer: UIPrintPageRenderer?
  /// In points; 0 for as much as the page has.
  open var maximumContentHeight: CGFloat = 0
  /// In points; 0 for as much as the page has.
  open var maximumContentWidth: CGFloat = 0
  /// In from the edges of the renderer's paper, on the first page; as those of the others.
  open var contentInsets = UIEdgeInsets.zero
  /// In from the edges of the renderer's paper, on each page.
  open var perPageContentInsets = UIEdgeInsets.zero
  /// The renderer's page that the content begins on, from 0.
  open var startPage = 0
  /// How many pages the content takes.
  open var pageCount: Int { 0 }

  /// Does nothing where no renderer has it.
  open func removeFromPrintPageRenderer() { printPageRenderer?.remove(self) }
  /// Where the content of one of the renderer's pages lies, in points.
  open func rect(forPageAt pageIndex: Int) -> CGRect {
    printPageRenderer?.contentRect(for: self, first: pageIndex == startPage) ?? .zero
  }
  /// Draws the content of one of the renderer's pages, in the current context.
  open func draw(in rect: CGRect, forPageAt pageIndex: Int) {}
}

/// A text, page by page.
open class UISimpleTextPrintFormatter: UIPrintFormatter {
  /// What is printed where there is no `attributedText`; nil for nothing.
  open var text: String? { didSet { pages.forget() } }
  /// The text with attributes; it wins over the plain one.
  open var attributedText: NSAttributedString? { didSet { pages.forget() } }
  /// Of the plain text; nil is the system's of 12 points.
  open var font: UIFont? { didSet { pages.forget() } }
  /// Of the plain text; nil is black.
  open var color: UIColor? { didSet { pages.forget() } }
  /// Of the plain text; by its language unless set.
  open var textAlignment = NSTextAlignment.natural { didSet { pages.forget() } }

  /// A formatter of a plain text, in black at 12 points unless font and colour are set.
  public init(text: String) {
    self.text = text
    super.init()
  }
  /// A formatter of a text that brings its own looks.
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

/// A text of HTML, page by page: what `NSAttributedString` reads of it.
open class UIMarkupTextPrintFormatter: UIPrintFormatter {
  /// The HTML, without the files that it names; nil for nothing.
  open var markupText: String? { didSet { pages.forget() } }

  /// A formatter of HTML.
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

/// The pages that a formatter's text is laid out on, a container a page.
@MainActor private final class PrintedPages {
  private var storage: (text: NSTextStorage, manager: NSLayoutManager, sizes: [CGSize])?

  func forget() { storage = nil }

  /// As many containers as the text needs, on the paper of the formatter's renderer.
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

  /// As many containers as the text needs. They are counted before a manager has them, which lays all of them
  /// out anew for each that comes.
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
      // What is larger than a page ends them.
      guard next > place else { break }
      place = next
    } while place < text.length
    return pages
  }
}

/// What a view shows, page by page: all that a scroll view scrolls.
open class UIViewPrintFormatter: UIPrintFormatter {
  /// The view that is drawn, scaled down where it is wider than the content of a page.
  public let view: UIView

  init(_ view: UIView) {
    self.view = view
    super.init()
  }

  /// The content's size, and how much smaller it is on paper than in points.
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
    // All of what scrolls is shown for the time of the drawing.
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
  /// Prints what the view shows.
  public final func viewPrintFormatter() -> UIViewPrintFormatter { UIViewPrintFormatter(self) }
}

/// Draws pages: headers, footers and what formatters lay out between them.
///
/// To make a document, begin a PDF context, and for each page a PDF page and `drawPage(at:in:)`.
@preconcurrency @MainActor open class UIPrintPageRenderer: NSObject {
  private var formatters: [UIPrintFormatter] = []

  /// The whole page, in points; a letter's by itself.
  open var paperRect: CGRect { sheet }
  /// The part of the page that a printer reaches, in points.
  open var printableRect: CGRect { reach }
  private var sheet = CGRect(x: 0, y: 0, width: 612, height: 792),
    reach = CGRect(x: 18, y: 18, width: 576, height: 756)

  /// Sets one of the two rectangles, which programs that draw on no printer set by their names.
  open func setValue(_ value: Any?, forKey key: String) {
    guard let rect = (value as? NSValue)?.cgRectValue ?? value as? CGRect else { return }
    switch key {
    case "paperRect": sheet = rect
    case "printableRect": reach = rect
    default: raiseException("UIPrintPageRenderer has no key \(key)")
    }
  }

  /// In points.
  open var headerHeight: CGFloat = 0
  /// In points; 0 draws no footer.
  open var footerHeight: CGFloat = 0
  /// The pages that the formatters need; a subclass without formatters says its own.
  open var numberOfPages: Int { formatters.map { $0.startPage + $0.pageCount }.max() ?? 0 }
  /// In the order in which they are drawn; each is this renderer's alone.
  open var printFormatters: [UIPrintFormatter]? {
    get { formatters }
    set {
      for old in formatters { old.printPageRenderer = nil }
      formatters = newValue ?? []
      for new in formatters { new.printPageRenderer = self }
    }
  }
  /// Takes it from another renderer; `pageIndex`, from 0, becomes its `startPage`.
  open func addPrintFormatter(_ formatter: UIPrintFormatter, startingAtPageAt pageIndex: Int) {
    formatter.removeFromPrintPageRenderer()
    formatter.printPageRenderer = self
    formatter.startPage = pageIndex
    formatters.append(formatter)
  }
  /// Those with content on the page, counted from 0; never nil.
  open func printFormattersForPage(at pageIndex: Int) -> [UIPrintFormatter]? {
    formatters.filter { pageIndex >= $0.startPage && pageIndex < $0.startPage + $0.pageCount }
  }
  final func remove(_ formatter: UIPrintFormatter) {
    formatters.removeAll { $0 === formatter }
    formatter.printPageRenderer = nil
  }

  /// Where a formatter's content lies on a page.
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

  /// Called before the first of some pages is drawn.
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
  /// Draw into the current context, in the paper's points; the first three do nothing by themselves.
  open func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) {}
  /// Called between header and footer, before the formatters.
  open func drawContentForPage(at pageIndex: Int, in contentRect: CGRect) {}
  /// Called last, where `footerHeight` is above 0.
  open func drawFooterForPage(at pageIndex: Int, in footerRect: CGRect) {}
  /// Has the formatter draw its content of the page, in its own box.
  open func drawPrintFormatter(_ printFormatter: UIPrintFormatter, forPageAt pageIndex: Int) {
    printFormatter.draw(in: printFormatter.rect(forPageAt: pageIndex), forPageAt: pageIndex)
  }
}
