import CoreGraphics
import Foundation
import QuartzCore
import Testing
@_spi(SelectorTable) import UIKit

/// Tests of observing properties of layers, views and controllers, by Apple's documentation of key-value
/// observing.
@MainActor struct KeyValueObservingTests {
  private final class Table: UITableView {}

  private final class Watcher: UIView {
    var seen: [(String, Any?, Any?)] = []
    override func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) { seen.append((keyPath ?? "", change?[.oldKey], change?[.newKey])) }
  }

  @Test func scrollingIsObservedWithOldAndNew() {
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    var seen: [(CGPoint?, CGPoint?)] = []
    let observation = scroll.observe(\.contentOffset, options: [.old, .new]) { view, change in
      #expect(view === scroll)
      #expect(!change.isPrior)
      #expect(change.kind == .setting)
      seen.append((change.oldValue, change.newValue))
    }
    scroll.contentOffset = CGPoint(x: 0, y: 20)
    scroll.setContentOffset(CGPoint(x: 0, y: 30), animated: false)
    scroll.frame.origin.x = 5
    #expect(seen.map(\.0) == [.zero, CGPoint(x: 0, y: 20)])
    #expect(seen.map(\.1) == [CGPoint(x: 0, y: 20), CGPoint(x: 0, y: 30)])
    observation.invalidate()
    scroll.contentOffset = .zero
    #expect(seen.count == 2)
  }

  @Test func unrequestedChangeValuesAreNil() {
    let view = UIView()
    var calls = 0
    let observation = view.observe(\.isHidden) { _, change in
      #expect(change.oldValue == nil)
      #expect(change.newValue == nil)
      calls += 1
    }
    view.isHidden = true
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func initialAndPriorNotificationsAreSent() {
    let view = UIView()
    var seen: [(Bool, CGFloat?, CGFloat?)] = []
    let observation = view.observe(\.alpha, options: [.initial, .prior, .old, .new]) {
      seen.append(($1.isPrior, $1.oldValue, $1.newValue))
    }
    view.alpha = 0.5
    #expect(seen.map(\.0) == [false, true, false])
    #expect(seen.map(\.1) == [nil, 1, 1])
    #expect(seen.map(\.2) == [1, nil, 0.5])
    withExtendedLifetime(observation) {}
  }

  @Test func anObservationEndsWithItsToken() {
    let view = UIView()
    var calls = 0
    do {
      let observation = view.observe(\.center) { _, _ in calls += 1 }
      view.center.x = 3
      withExtendedLifetime(observation) {}
    }
    view.center.x = 4
    #expect(calls == 1)
  }

  @Test func subclassesAndPathsThroughLayersAreObserved() {
    let table = Table(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    var seen: [String] = []
    let tokens = [
      table.observe(\.contentSize) { _, _ in seen.append("size") },
      table.observe(\.layer.cornerRadius) { _, _ in seen.append("radius") },
      table.observe(\.bounds) { _, _ in seen.append("bounds") },
    ]
    table.contentSize = CGSize(width: 10, height: 40)
    table.layer.cornerRadius = 2
    table.frame = CGRect(x: 0, y: 0, width: 20, height: 10)
    #expect(seen == ["size", "radius", "bounds"])
    withExtendedLifetime(tokens) {}
  }

  @Test func controlsLabelsGesturesAndConstraintsAreObserved() {
    let button = UIButton(), label = UILabel(), tap = UITapGestureRecognizer(),
      controller = UIViewController()
    let constraint = label.widthAnchor.constraint(equalToConstant: 1)
    var seen: [String] = []
    let tokens = [
      button.observe(\.isHighlighted) { _, _ in seen.append("highlighted") },
      label.observe(\.text) { _, _ in seen.append("text") },
      tap.observe(\.state) { _, _ in seen.append("state") },
      constraint.observe(\.constant) { _, _ in seen.append("constant") },
      controller.observe(\.title) { _, _ in seen.append("title") },
    ]
    button.isHighlighted = true
    label.text = "a"
    label.text = "a"
    constraint.constant = 2
    controller.title = "b"
    #expect(seen == ["highlighted", "text", "constant", "title"])
    withExtendedLifetime(tokens) {}
  }

  @Test func propertiesOfControlsAndBarsAreObservable() {
    let toggle = UISwitch(), slider = UISlider(), bar = UIProgressView(), view = UIView()
    let segments = UISegmentedControl(items: ["a", "b"])
    let item = UIBarButtonItem(), tabs = UITabBarController()
    tabs.viewControllers = [UIViewController(), UIViewController()]
    var seen: [String] = []
    let tokens = [
      toggle.observe(\.isOn) { _, _ in seen.append("on") },
      slider.observe(\.value) { _, _ in seen.append("value") },
      bar.observe(\.progress) { _, _ in seen.append("progress") },
      segments.observe(\.selectedSegmentIndex) { _, _ in seen.append("segment") },
      tabs.observe(\.selectedIndex) { _, _ in seen.append("tab") },
      view.observe(\.isUserInteractionEnabled) { _, _ in seen.append("interaction") },
      item.observe(\.isEnabled) { _, _ in seen.append("enabled") },
    ]
    toggle.isOn = true
    slider.value = 0.5
    bar.progress = 0.5
    segments.selectedSegmentIndex = 1
    tabs.selectedIndex = 1
    view.isUserInteractionEnabled = false
    item.isEnabled = false
    #expect(seen == ["on", "value", "progress", "segment", "tab", "interaction", "enabled"])
    withExtendedLifetime(tokens) {}
  }

  @Test func propertiesOfSteppersPageControlsAndDatePickersAreObservable() {
    let stepper = UIStepper(), dots = UIPageControl(), picker = UIDatePicker(), watcher = Watcher()
    dots.numberOfPages = 3
    var seen: [String] = []
    let tokens = [
      stepper.observe(\.value, options: [.old, .new]) { _, change in
        seen.append("\(change.oldValue ?? -1) \(change.newValue ?? -1)")
      },
      dots.observe(\.currentPage, options: .new) { _, change in seen.append("page \(change.newValue ?? -1)")
      },
      picker.observe(\.date) { _, _ in seen.append("date") },
    ]
    picker.addObserver(watcher, forKeyPath: "date", options: .new, context: nil)
    stepper.value = 5
    stepper.maximumValue = 3
    dots.currentPage = 2
    dots.currentPage = 2
    dots.numberOfPages = 2
    let day = Date(timeIntervalSinceReferenceDate: 86_400)
    picker.setDate(day, animated: false)
    #expect(seen == ["0.0 5.0", "5.0 3.0", "page 2", "page 1", "date"])
    #expect(watcher.seen.map(\.0) == ["date"])
    #expect(watcher.seen.first?.2 as? Date == day)
    withExtendedLifetime(tokens) {}
  }

  @Test func namesAreObservedUntilTheObserverIsRemoved() {
    let scroll = UIScrollView(), watcher = Watcher()
    scroll.addObserver(watcher, forKeyPath: "contentSize", options: [.old, .new], context: nil)
    scroll.contentSize = CGSize(width: 1, height: 2)
    scroll.removeObserver(watcher, forKeyPath: "contentSize")
    scroll.contentSize = .zero
    #expect(watcher.seen.map(\.0) == ["contentSize"])
    #expect(watcher.seen.first?.1 as? CGSize == .zero)
    #expect(watcher.seen.first?.2 as? CGSize == CGSize(width: 1, height: 2))
  }

  @Test func customSettersNotifyObservers() {
    final class Player: NSObject {
      var rate = 0 {
        willSet { willChangeValue(for: \.rate) }
        didSet { didChangeValue(for: \.rate) }
      }
    }
    let player = Player()
    var seen: [Int?] = []
    let observation = player.observe(\.rate, options: [.old, .new]) { seen += [$1.oldValue, $1.newValue] }
    player.rate = 1
    player.rate = 1
    #expect(seen == [0, 1, 1, 1])
    withExtendedLifetime(observation) {}
  }

  private final class Shelf: NSObject, KeyValueTarget {
    var books = NSMutableArray() {
      willSet { willChangeValue(forKey: "books") }
      didSet { didChangeValue(forKey: "books") }
    }
    var seen: [String] = []
    func observeValue(
      forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?,
      context: UnsafeMutableRawPointer?
    ) {
      let kind = (change?[.kindKey] as? NSNumber).flatMap { NSKeyValueChange(rawValue: $0.uintValue) }
      let places = (change?[.indexesKey] as? IndexSet).map { Array($0).description } ?? "-"
      let old = (change?[.oldKey] as? [String] ?? []).joined(),
        new = (change?[.newKey] as? [String] ?? []).joined()
      seen.append("\(kind.map { "\($0)" } ?? "?") \(places) \(old)>\(new)")
    }
  }

  /// Apple's guide to key-value coding describes the collection proxies in this way.
  @Test func collectionsReportChangedIndexes() {
    let shelf = Shelf()
    shelf.addObserver(shelf, forKeyPath: "books", options: [.old, .new], context: nil)
    let list = shelf.mutableArrayValue(forKey: "books")
    list.add("a")
    list.insert(["b", "c"], at: IndexSet([0, 2]))
    #expect(shelf.books as? [String] == ["b", "a", "c"])
    #expect(list.count == 3)
    #expect(list.index(of: "c") == 2)
    list.replaceObject(at: 1, with: "d")
    list.removeObjects(at: IndexSet([0, 2]))
    list.replaceObjects(in: NSRange(location: 0, length: 1), withObjectsFrom: ["e", "f"])
    list.removeAllObjects()
    list[0] = "g"
    list.removeAllObjects()
    #expect(
      shelf.seen == [
        "insertion [0] >a", "insertion [0, 2] >bc", "replacement [1] a>d", "removal [0, 2] bc>",
        "replacement [0] d>e",
        "insertion [1] >f", "removal [1] f>", "removal [0] e>", "insertion [0] >g", "removal [0] g>",
      ])
    shelf.seen = []
    shelf.books = NSMutableArray(array: ["x"])
    #expect(shelf.seen == ["setting - >x"])
    #expect(list.count == 1)
    shelf.removeObserver(shelf, forKeyPath: "books")
    list.removeLastObject()
    #expect(shelf.seen.count == 1)
    #expect(shelf.books.count == 0)
    final class Book {}  // Of Swift alone.
    let book = Book()
    list.add(book)
    #expect(list.index(of: book) == 0)
    #expect(list.contains(book))
    #expect(list.index(of: Book()) == NSNotFound)
    list.removeObjects(in: [book])
    #expect(list.count == 0)
  }

  @Test func theDelegateOfAScrollViewIsObserved() {
    final class Delegate: NSObject, UIScrollViewDelegate {}
    let scroll = UIScrollView(), delegate = Delegate()
    var calls = 0
    let observation = scroll.observe(\.delegate) { _, _ in calls += 1 }
    scroll.delegate = delegate
    #expect(calls == 1)
    withExtendedLifetime(observation) {}
  }

  @Test func operationsNotifyObserversOfTheirState() {
    final class Work: Operation, @unchecked Sendable {  // Used on one thread.
      var isOver = false
      override var isAsynchronous: Bool { true }
      override var isFinished: Bool { isOver }
      override func start() {
        willChangeValue(forKey: "isFinished")
        isOver = true
        didChangeValue(forKey: "isFinished")
      }
    }
    let queue = OperationQueue(), work = Work()
    queue.addOperation(work)
    queue.waitUntilAllOperationsAreFinished()
    #expect(work.isFinished)
    #expect(queue.operationCount == 0)
  }
}
