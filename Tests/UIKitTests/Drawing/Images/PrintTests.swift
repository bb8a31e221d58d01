import Foundation
import Testing
import UIKit

@MainActor struct PrintTests {
  private final class Report: UIPrintPageRenderer {
    var headers: [CGRect] = []
    override func drawHeaderForPage(at pageIndex: Int, in headerRect: CGRect) { headers.append(headerRect) }
  }

  @Test func textsTakeThePagesThatTheyNeed() throws {
    let report = Report()
    report.headerHeight = 40
    let text = UISimpleTextPrintFormatter(
      text: Array(repeating: "A line of the report", count: 120).joined(separator: "\n"))
    text.perPageContentInsets = UIEdgeInsets(top: 72, left: 72, bottom: 72, right: 72)
    report.addPrintFormatter(text, startingAtPageAt: 0)
    #expect(text.rect(forPageAt: 0) == CGRect(x: 72, y: 112, width: 468, height: 608))
    #expect(report.numberOfPages == 3)
    #expect(report.printFormattersForPage(at: 2)?.count == 1)
    #expect(report.printFormattersForPage(at: 3)?.isEmpty == true)
    let data = NSMutableData()
    UIGraphicsBeginPDFContextToData(data, report.paperRect, nil)
    report.prepare(forDrawingPages: NSRange(location: 0, length: report.numberOfPages))
    for page in 0..<report.numberOfPages {
      UIGraphicsBeginPDFPage()
      report.drawPage(at: page, in: UIGraphicsGetPDFContextBounds())
    }
    UIGraphicsEndPDFContext()
    let provider = try #require(CGDataProvider(data: data as Data as CFData))
    #expect(CGPDFDocument(provider)?.numberOfPages == 3)
    #expect(report.headers == Array(repeating: CGRect(x: 0, y: 0, width: 612, height: 40), count: 3))
    text.removeFromPrintPageRenderer()
    #expect(report.numberOfPages == 0)
  }

  @Test func markupTakesThePagesThatItNeeds() {
    let renderer = UIPrintPageRenderer(), line = "<p>A <b>line</b> of the report</p>"
    let markup = UIMarkupTextPrintFormatter(markupText: line)
    renderer.addPrintFormatter(markup, startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 1)
    markup.markupText = Array(repeating: line, count: 120).joined()
    #expect(renderer.numberOfPages > 1)
    let page = UIGraphicsImageRenderer(bounds: renderer.paperRect).image { _ in
      renderer.drawPage(at: 0, in: renderer.paperRect)
    }
    let empty = UIGraphicsImageRenderer(bounds: renderer.paperRect).image { _ in }
    #expect(page.pngData() != empty.pngData())
  }

  @Test func paperIsSetByName() {
    let renderer = UIPrintPageRenderer(), page = CGRect(x: 0, y: 0, width: 595, height: 842)
    renderer.setValue(NSValue(cgRect: page), forKey: "paperRect")
    renderer.setValue(NSValue(cgRect: page.insetBy(dx: 20, dy: 20)), forKey: "printableRect")
    #expect(renderer.paperRect == page)
    #expect(renderer.printableRect.minX == 20)
  }

  @Test func jobsAreCopied() {
    let info = UIPrintInfo()
    (info.jobName, info.orientation) = ("Report", .landscape)
    let copy = info.copy() as? UIPrintInfo
    #expect(copy !== info)
    #expect(copy?.jobName == "Report")
    #expect(copy?.orientation == .landscape)
    final class Own: UIPrintInfo {}
    #expect(Own().copy() is Own)
  }

  @Test func viewsAreCutIntoPages() {
    let renderer = UIPrintPageRenderer(), view = UIView(frame: CGRect(x: 0, y: 0, width: 576, height: 1600))
    renderer.addPrintFormatter(view.viewPrintFormatter(), startingAtPageAt: 0)
    #expect(renderer.numberOfPages == 3)
  }
}
