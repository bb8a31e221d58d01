import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of pages turned by a finger or by code.
@Suite(.serialized) @MainActor struct PageTurningTests {
  private final class Page: UIViewController {
    let number: Int
    let book: Book
    init(_ number: Int, _ book: Book) {
      (self.number, self.book) = (number, book)
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      view.backgroundColor = [.systemRed, .systemGreen, .systemBlue][number % 3]
      let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
      label.text = "Page \(number)"
      view.addSubview(label)
    }
    override func viewDidAppear(_ animated: Bool) { book.log.append("+\(number)") }
    override func viewDidDisappear(_ animated: Bool) { book.log.append("-\(number)") }
  }

  private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    var log: [String] = []
    var dots = 0, last = 2
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController? {
      guard let page = viewController as? Page, page.number > 0 else { return nil }
      return Page(page.number - 1, self)
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController? {
      guard let page = viewController as? Page, page.number < last else { return nil }
      return Page(page.number + 1, self)
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int { dots }
    func pageViewController(
      _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {
      log.append(
        "to " + pendingViewControllers.map { "\(($0 as? Page)?.number ?? -1)" }.joined(separator: " "))
    }
    func pageViewController(
      _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
      previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) { log.append(completed ? "turned" : "back") }
  }

  private func show(
    _ style: UIPageViewController.TransitionStyle, dots: Int = 0,
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> (HeadlessScreen, UIPageViewController, Book) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), book = Book()
    book.dots = dots
    let pages = UIPageViewController(transitionStyle: style, navigationOrientation: orientation)
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([Page(0, book)], direction: .forward, animated: false)
    screen.show(pages)
    screen.advance(by: 0.1)
    return (screen, pages, book)
  }

  private func number(_ pages: UIPageViewController) -> Int? {
    (pages.viewControllers?.first as? Page)?.number
  }

  @Test func aFingerTurnsPages() {
    let (screen, pages, book) = show(.scroll)
    book.log = []
    screen.swipe(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 100, y: 200), during: 0.2)
    screen.advance(by: 2)
    #expect(number(pages) == 1)
    #expect(screen.shows("Page 1"))
    #expect(!screen.shows("Page 0"))
    #expect(book.log == ["to 1", "+1", "-0", "turned"])
    #expect(pages.children.count == 1)
    #expect(pages.viewControllers?.first?.view.convert(CGPoint.zero, to: nil) == .zero)
    screen.swipe(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 280, y: 200), during: 0.2)
    screen.advance(by: 2)
    #expect(number(pages) == 0)
    #expect(book.log.last == "turned")
  }

  @Test func pageReleasedEarlyReturns() {
    let (screen, pages, book) = show(.scroll)
    book.log = []
    screen.drag(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 200, y: 200))
    screen.advance(by: 2)
    #expect(number(pages) == 0)
    #expect(book.log == ["to 1", "+0", "-1", "back"])
    #expect(pages.children.count == 1)
    // There is no page before the first one.
    screen.swipe(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 280, y: 200), during: 0.2)
    screen.advance(by: 2)
    #expect(number(pages) == 0)
    #expect(screen.shows("Page 0"))
  }

  @Test func codeTurnsPagesInTime() {
    let (screen, pages, book) = show(.scroll, .vertical)
    book.log = []
    var done: Bool?
    let next = Page(2, book)
    pages.setViewControllers([next], direction: .forward, animated: true) { done = $0 }
    screen.advance(by: 0.125)
    let y = next.view.convert(CGPoint.zero, to: nil).y
    #expect(done == nil)
    #expect(abs(y - 240) < 20)
    screen.advance(by: 1)
    #expect(done == true)
    #expect(number(pages) == 2)
    #expect(next.view.convert(CGPoint.zero, to: nil) == .zero)
    #expect(book.log == ["+2", "-0"])
    #expect(pages.children == [next])
  }

  /// Libraries read the progress of a page turn from the content offset, for which they install a delegate of
  /// their own in the scroll view.
  @Test func theShownPageLiesOnePageFromTheStart() throws {
    final class Reader: NSObject, UIScrollViewDelegate {
      var offsets: [CGFloat] = []
      func scrollViewDidScroll(_ scrollView: UIScrollView) { offsets.append(scrollView.contentOffset.x) }
    }
    let empty = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
    #expect(empty.view.subviews.contains { $0 is UIScrollView })
    let (screen, pages, book) = show(.scroll)
    let scroll = try #require(pages.view.subviews.compactMap { $0 as? UIScrollView }.first), reader = Reader()
    #expect(scroll.contentOffset.x == 320)
    #expect(scroll.contentSize.width == 960)
    scroll.delegate = reader
    screen.swipe(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 100, y: 200), during: 0.2)
    screen.advance(by: 2)
    #expect(number(pages) == 1)
    #expect(scroll.contentOffset.x == 320)
    #expect(book.log.last == "turned")
    #expect(reader.offsets.first.map { $0 > 320 } == true)
    #expect(reader.offsets.contains(640))
    #expect(pages.viewControllers?.first?.view.frame.origin == .zero)
  }

  @Test func dotsFollowThePages() throws {
    let (screen, pages, _) = show(.scroll, dots: 3)
    let dots = try #require(pages.view.subviews.compactMap { $0 as? UIPageControl }.first)
    #expect(dots.numberOfPages == 3)
    #expect(dots.currentPage == 0)
    #expect(dots.frame.maxY == 480)
    #expect(pages.viewControllers?.first?.view.frame.height == 480 - dots.frame.height)
    screen.swipe(from: CGPoint(x: 280, y: 200), to: CGPoint(x: 100, y: 200), during: 0.2)
    screen.advance(by: 2)
    #expect(dots.currentPage == 1)
  }

  @Test func aBookIsLeafedThrough() throws {
    let (screen, pages, book) = show(.pageCurl)
    #expect(pages.spineLocation == .min)
    #expect(pages.gestureRecognizers.count == 2)
    book.log = []
    screen.tap(at: CGPoint(x: 310, y: 200))
    screen.advance(by: 0.3)
    if let path = ProcessInfo.processInfo.environment["SHOTS"] {
      try screen.picture().pngData()?.write(to: URL(fileURLWithPath: path + "/leaf.png"))
    }
    screen.advance(by: 1)
    #expect(number(pages) == 1)
    #expect(book.log == ["to 1", "-0", "+1", "turned"])
    screen.swipe(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 280, y: 200), during: 0.2)
    screen.advance(by: 1)
    #expect(number(pages) == 0)
  }

  private func openBook(
    _ orientation: UIPageViewController.NavigationOrientation = .horizontal
  ) -> (HeadlessScreen, UIPageViewController, Book) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1), book = Book()
    book.last = 6
    let pages = UIPageViewController(
      transitionStyle: .pageCurl, navigationOrientation: orientation,
      options: [.spineLocation: UIPageViewController.SpineLocation.mid.rawValue])
    pages.dataSource = book
    pages.delegate = book
    pages.setViewControllers([Page(0, book), Page(1, book)], direction: .forward, animated: false)
    screen.show(pages)
    screen.advance(by: 0.1)
    return (screen, pages, book)
  }

  private func numbers(_ pages: UIPageViewController) -> [Int] {
    (pages.viewControllers ?? []).map { ($0 as? Page)?.number ?? -1 }
  }

  @Test func twoPagesAreTurnedAboutASpineInTheMiddle() {
    let (screen, pages, book) = openBook()
    #expect(pages.isDoubleSided)
    #expect(numbers(pages) == [0, 1])
    #expect(book.log.sorted() == ["+0", "+1"])
    #expect(pages.viewControllers?.map(\.view.frame.minX) == [0, 160])
    book.log = []
    screen.tap(at: CGPoint(x: 310, y: 200))
    screen.advance(by: 1)
    #expect(numbers(pages) == [2, 3])
    #expect(pages.children.count == 2)
    #expect(book.log.first == "to 2 3")
    #expect(book.log.last == "turned")
    #expect(book.log.dropFirst().dropLast().sorted() == ["+2", "+3", "-0", "-1"])
    screen.tap(at: CGPoint(x: 310, y: 200))
    screen.advance(by: 1)
    #expect(numbers(pages) == [4, 5])
    // A single page is not a sheet.
    book.log = []
    screen.tap(at: CGPoint(x: 310, y: 200))
    screen.advance(by: 1)
    #expect(numbers(pages) == [4, 5])
    #expect(book.log.isEmpty)
    screen.swipe(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 280, y: 200), during: 0.2)
    screen.advance(by: 1)
    #expect(numbers(pages) == [2, 3])
    #expect(book.log.first == "to 2 3")
    pages.setViewControllers([Page(0, book), Page(1, book)], direction: .reverse, animated: true)
    screen.advance(by: 1)
    #expect(numbers(pages) == [0, 1])
    #expect(screen.shows("Page 0"))
    #expect(screen.shows("Page 1"))
  }

  @Test func twoPagesLieAboveEachOther() {
    let (_, pages, _) = openBook(.vertical)
    #expect(pages.viewControllers?.map(\.view.frame.minY) == [0, 240])
    #expect(pages.viewControllers?.map(\.view.frame.width) == [320, 320])
  }

  @Test func pagesWithBacksAreTurnedWithThem() {
    let (screen, pages, book) = show(.pageCurl)
    book.last = 6
    #expect(!pages.isDoubleSided)
    pages.isDoubleSided = true
    book.log = []
    screen.tap(at: CGPoint(x: 310, y: 200))
    screen.advance(by: 1)
    #expect(numbers(pages) == [2])
    #expect(book.log == ["to 2 1", "-0", "+2", "turned"])
    screen.tap(at: CGPoint(x: 10, y: 200))
    screen.advance(by: 1)
    #expect(numbers(pages) == [0])
    // The back of the turned page comes second.
    pages.setViewControllers([Page(4, book), Page(3, book)], direction: .forward, animated: true)
    screen.advance(by: 1)
    #expect(numbers(pages) == [4])
    #expect(pages.children.count == 1)
  }

  @Test func aCalendarTakesTaps() {
    let screen = HeadlessScreen(size: CGSize(width: 360, height: 480), scale: 1)
    let picker = UIDatePicker(frame: CGRect(x: 20, y: 50, width: 320, height: 340))
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(identifier: "UTC")!
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    picker.calendar = calendar
    picker.timeZone = calendar.timeZone
    func date(_ month: Int, _ day: Int) -> Date {
      calendar.date(from: DateComponents(year: 2024, month: month, day: day, hour: 9))!
    }
    picker.date = date(5, 15)
    var changes = 0
    picker.addAction(UIAction { _ in changes += 1 }, for: .valueChanged)
    screen.show(picker)
    // May 2024 begins on a Wednesday: the 20th is the Monday of the fourth week.
    let column = (320.0 - 32) / 7, row = min(44, (340.0 - 24 - 66) / 6)
    func place(_ week: Int, _ weekday: Int) -> CGPoint {
      CGPoint(x: 36 + column * (Double(weekday) + 0.5), y: 62 + 66 + row * (Double(week) + 0.5))
    }
    screen.tap(at: place(3, 1))
    #expect(picker.date == date(5, 20))
    #expect(changes == 1)
    // The arrow ahead, then a swipe: July 2024 begins on a Monday.
    screen.tap(at: CGPoint(x: 324 - 8, y: 72))
    screen.swipe(from: CGPoint(x: 280, y: 250), to: CGPoint(x: 100, y: 250), during: 0.15)
    #expect(picker.date == date(5, 20))
    #expect(changes == 1)
    screen.tap(at: place(0, 0))
    #expect(changes == 1, "no day lies there")
    screen.tap(at: place(0, 1))
    #expect(picker.date == date(7, 1))
    #expect(changes == 2)
    picker.minimumDate = date(6, 30)
    screen.tap(at: CGPoint(x: 324 - 44, y: 72))
    screen.tap(at: place(0, 6))
    #expect(picker.date == date(7, 1), "the 1st of June lies before the limit")
    #expect(changes == 2, "the 1st of June lies before the limit")
  }
}
