import Foundation
import QuartzCore
import Testing
import UIKitTesting

@testable import UIKit

/// Tests of content with constraints to views outside its scroll view: it follows them while it scrolls, and
/// affects neither the content size nor the offset.
@Suite(.serialized) @MainActor struct OutsideConstraintTests {
  /// A card that sticks to a view outside while the text below it scrolls, beside a picture that stretches
  /// when the content is pulled down.
  private final class Page: UIViewController, UIScrollViewDelegate {
    let scroll = UIScrollView(), content = UIView(), guide = UIView(), text = UILabel()
    let card = UIView(), standIn = UIView(), picture = UIView()
    var sizes: Set<CGFloat> = []
    /// A Boolean value that determines whether layout is requested while the content scrolls, as by
    /// indicators with insets.
    var setsInsets = false

    override func viewDidLoad() {
      let view: UIView = self.view
      let pairs: [(UIView, UIView)] = [
        (guide, view), (scroll, view), (content, scroll), (standIn, content), (picture, content),
        (card, content), (text, content),
      ]
      for (child, parent) in pairs {
        child.translatesAutoresizingMaskIntoConstraints = false
        parent.addSubview(child)
      }
      scroll.contentInsetAdjustmentBehavior = .never
      scroll.delegate = self
      text.numberOfLines = 0
      text.font = .systemFont(ofSize: 14)
      text.text = String(repeating: "Words that fill many lines of a text. ", count: 100)
      let stays = card.topAnchor.constraint(equalTo: content.topAnchor)
      stays.priority = UILayoutPriority(999)
      let rises = picture.topAnchor.constraint(equalTo: content.topAnchor)
      rises.priority = UILayoutPriority(900)
      var constraints = [
        guide.heightAnchor.constraint(equalToConstant: 1),
        content.widthAnchor.constraint(equalTo: view.widthAnchor),
        standIn.centerXAnchor.constraint(equalTo: content.centerXAnchor),
        standIn.topAnchor.constraint(equalTo: content.topAnchor),
        standIn.widthAnchor.constraint(equalTo: card.widthAnchor),
        standIn.heightAnchor.constraint(equalTo: card.heightAnchor),
        stays, card.heightAnchor.constraint(equalToConstant: 500),
        card.topAnchor.constraint(lessThanOrEqualTo: guide.topAnchor),
        rises, picture.topAnchor.constraint(lessThanOrEqualTo: view.topAnchor),
        picture.bottomAnchor.constraint(equalTo: standIn.bottomAnchor),
        text.topAnchor.constraint(equalTo: standIn.bottomAnchor),
        text.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        guide.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.topAnchor.constraint(equalTo: view.topAnchor),
        scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
        content.topAnchor.constraint(equalTo: scroll.topAnchor),
        content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor),
      ]
      let filled: [(UIView, UIView)] = [
        (guide, view), (scroll, view), (content, scroll), (card, content), (picture, content),
        (text, content),
      ]
      for (child, parent) in filled {
        constraints += [
          child.leadingAnchor.constraint(equalTo: parent.leadingAnchor),
          child.trailingAnchor.constraint(equalTo: parent.trailingAnchor),
        ]
      }
      NSLayoutConstraint.activate(constraints)
    }

    override func viewWillLayoutSubviews() {
      guard setsInsets else { return }
      scroll.scrollIndicatorInsets = UIEdgeInsets(top: card.bounds.height, left: 0, bottom: 0, right: 0)
    }

    func scrollViewDidScroll(_ scrollView: UIScrollView) { sizes.insert(scrollView.contentSize.height) }
  }

  /// 300 points of travel, less the slop of 10, scroll by 290.
  @Test(arguments: [false, true]) func contentKeepsItsSizeWhileItScrolls(setsInsets: Bool) {
    let page = Page(), screen = HeadlessScreen()
    page.setsInsets = setsInsets
    screen.show(page)
    let size = page.scroll.contentSize
    #expect(abs(size.height - (500 + page.text.bounds.height)) < 1e-9)
    #expect(size.height > page.scroll.bounds.height + 290)
    screen.drag(from: CGPoint(x: 190, y: 700), to: CGPoint(x: 190, y: 400))
    screen.advance(by: 1)
    #expect(page.scroll.contentOffset.y == 290)
    #expect(page.scroll.contentSize == size)
    #expect(page.sizes == [size.height])
    #expect(page.card.convert(page.card.bounds, to: page.view).minY == -290)
  }

  @Test func pictureStretchesWhereTheContentIsPulledDown() {
    let page = Page(), screen = HeadlessScreen()
    screen.show(page)
    let size = page.scroll.contentSize
    page.scroll.contentOffset.y = -80
    screen.advance(by: 0.1)
    let picture = page.picture.convert(page.picture.bounds, to: page.view)
    #expect(picture == CGRect(x: 0, y: 0, width: 393, height: 580))
    #expect(page.card.convert(page.card.bounds, to: page.view).minY == 0)
    #expect(page.scroll.contentSize == size)
    page.scroll.contentOffset.y = 50
    screen.advance(by: 0.1)
    #expect(page.picture.frame == CGRect(x: 0, y: 0, width: 393, height: 500))
    #expect(page.scroll.contentSize == size)
  }

  /// A header that sticks to the top of the visible area, by the frame guide and by the superview.
  @Test(arguments: [false, true]) func headerSticksToTheTop(byGuide: Bool) {
    let controller = UIViewController(), scroll = UIScrollView(), header = UIView(), content = UIView()
    let screen = HeadlessScreen(), view = controller.view!
    scroll.contentInsetAdjustmentBehavior = .never
    for (child, parent) in [(scroll, view), (content, scroll), (header, scroll)] as [(UIView, UIView)] {
      child.translatesAutoresizingMaskIntoConstraints = false
      parent.addSubview(child)
    }
    let top = byGuide ? scroll.frameLayoutGuide.topAnchor : view.topAnchor
    let rests = header.topAnchor.constraint(equalTo: content.topAnchor, constant: 100)
    rests.priority = .defaultHigh
    NSLayoutConstraint.activate([
      scroll.topAnchor.constraint(equalTo: view.topAnchor),
      scroll.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scroll.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      scroll.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      content.topAnchor.constraint(equalTo: scroll.contentLayoutGuide.topAnchor),
      content.bottomAnchor.constraint(equalTo: scroll.contentLayoutGuide.bottomAnchor),
      content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
      content.trailingAnchor.constraint(equalTo: scroll.contentLayoutGuide.trailingAnchor),
      content.widthAnchor.constraint(equalTo: scroll.frameLayoutGuide.widthAnchor),
      content.heightAnchor.constraint(equalToConstant: 3000),
      rests, header.topAnchor.constraint(greaterThanOrEqualTo: top),
      header.heightAnchor.constraint(equalToConstant: 40),
      header.leadingAnchor.constraint(equalTo: content.leadingAnchor),
      header.trailingAnchor.constraint(equalTo: content.trailingAnchor),
    ])
    screen.show(controller)
    for (offset, place) in [(0, 100), (60, 40), (100, 0), (500, 0), (20, 80)] as [(CGFloat, CGFloat)] {
      scroll.contentOffset.y = offset
      screen.advance(by: 0.05)
      #expect(header.convert(header.bounds, to: view).minY == place)
      #expect(scroll.contentOffset.y == offset)
      #expect(scroll.contentSize.height == 3000)
    }
  }
}
