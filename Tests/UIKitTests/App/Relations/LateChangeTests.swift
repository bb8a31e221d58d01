import CoreGraphics
import Testing
import UIKitTestSupport
import UIKitTesting

@testable import UIKit

/// Tests of changes after the first layout, and of the frames that result.
@MainActor struct LateChangeTests {
  private func box(_ width: CGFloat = 20, _ height: CGFloat = 10) -> UIView {
    let view = SizedView(width, height)
    view.translatesAutoresizingMaskIntoConstraints = false
    return view
  }

  @Test func aRowIsMirroredByItsSemantics() {
    let stack = UIStackView(arrangedSubviews: [SizedView(30, 10), SizedView(50, 10)])
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 31)
    stack.spacing = 20
    stack.distribution = .fillEqually
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110])
    stack.semanticContentAttribute = .forceRightToLeft
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [110, 0])
    stack.semanticContentAttribute = .unspecified
    stack.layoutIfNeeded()
    #expect(stack.arrangedSubviews.map(\.frame.minX) == [0, 110])
  }

  @Test func guidesAndSiblingsAreMirroredByTheTraits() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), guide = UILayoutGuide()
    let first = box(), second = box(30)
    room.addSubview(first)
    room.addSubview(second)
    room.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      first.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 7),
      guide.leadingAnchor.constraint(equalTo: first.trailingAnchor, constant: 5),
      guide.widthAnchor.constraint(equalToConstant: 40),
      second.leadingAnchor.constraint(equalTo: guide.trailingAnchor, constant: 3),
    ])
    room.layoutIfNeeded()
    #expect([first.frame.minX, guide.layoutFrame.minX, second.frame.minX] == [7, 32, 75])
    room.traitOverrides.layoutDirection = .rightToLeft
    room.layoutIfNeeded()
    #expect([first.frame.maxX, guide.layoutFrame.maxX, second.frame.maxX] == [193, 168, 125])
  }

  @Test func directionalMarginsChangeSides() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = box()
    room.directionalLayoutMargins = NSDirectionalEdgeInsets(top: 0, leading: 30, bottom: 0, trailing: 4)
    room.addSubview(view)
    view.leftAnchor.constraint(equalTo: room.layoutMarginsGuide.leftAnchor).isActive = true
    room.layoutIfNeeded()
    #expect(view.frame.minX == 30)
    room.semanticContentAttribute = .forceRightToLeft
    room.layoutIfNeeded()
    #expect(view.frame.minX == 4)
  }

  @Test func anotherImageOfTheSameSizeBringsItsAlignmentInsets() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), next = box()
    let view = UIImageView(image: .block(30, 20))
    view.translatesAutoresizingMaskIntoConstraints = false
    room.addSubview(view)
    room.addSubview(next)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: room.leadingAnchor, constant: 10),
      view.topAnchor.constraint(equalTo: room.topAnchor, constant: 10),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
    room.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 10, y: 10, width: 30, height: 20))
    #expect(next.frame.minX == 40)
    view.image = .aligned(30, 20)
    room.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 3, y: 7, width: 30, height: 20))
    #expect(next.frame.minX == 31)
  }

  @Test func neighboursOfAFixedImageFollowItsAlignmentInsets() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), next = box()
    let view = UIImageView(image: .block(30, 20))
    room.addSubview(view)
    room.addSubview(next)
    next.leadingAnchor.constraint(equalTo: view.trailingAnchor).isActive = true
    room.layoutIfNeeded()
    #expect(next.frame.minX == 30)
    view.image = .aligned(30, 20)
    room.layoutIfNeeded()
    #expect(next.frame.minX == 28)
  }

  @Test func constraintsIntoAViewFollowTheOriginOfItsBounds() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), outer = box(80, 50), inner = box()
    let mark = box()
    room.addSubview(outer)
    room.addSubview(mark)
    outer.addSubview(inner)
    NSLayoutConstraint.activate([
      outer.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 10),
      inner.leftAnchor.constraint(equalTo: outer.leftAnchor, constant: 5),
      mark.leftAnchor.constraint(equalTo: inner.leftAnchor),
    ])
    room.layoutIfNeeded()
    #expect(mark.frame.minX == 15)
    outer.bounds.origin.x = 8
    room.layoutIfNeeded()
    #expect(inner.frame.minX == 13)
    #expect(mark.frame.minX == 15)
  }

  @Test func solvedFramesAreRoundedToTheNewScale() {
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), view = box()
    room.addSubview(view)
    view.leftAnchor.constraint(equalTo: room.leftAnchor, constant: 10.3).isActive = true
    room.traitOverrides.displayScale = 1
    room.layoutIfNeeded()
    #expect(view.frame.minX == 10)
    room.traitOverrides.displayScale = 2
    room.layoutIfNeeded()
    #expect(view.frame.minX == 10.5)
  }

  @Test func aFieldAsksForTheRoomOfItsLeftView() {
    let field = UITextField()
    field.translatesAutoresizingMaskIntoConstraints = false
    field.text = "Text"
    let room = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    room.addSubview(field)
    field.leadingAnchor.constraint(equalTo: room.leadingAnchor).isActive = true
    room.layoutIfNeeded()
    let width = field.frame.width
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 14, height: 14))
    field.leftViewMode = .always
    room.layoutIfNeeded()
    #expect(field.frame.width == width + 14)
  }

  @Test func aViewKeepsItsOwnTraitsBesideThoseOfItsController() {
    let controller = UIViewController(), view = UIView()
    view.traitOverrides.layoutDirection = .rightToLeft
    controller.view = view
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    controller.overrideUserInterfaceStyle = .dark
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
    #expect(view.traitCollection.userInterfaceStyle == .dark)
    view.overrideUserInterfaceStyle = .light
    #expect(view.traitCollection.userInterfaceStyle == .light)
    controller.overrideUserInterfaceStyle = .unspecified
    view.overrideUserInterfaceStyle = .unspecified
    #expect(view.traitCollection.layoutDirection == .rightToLeft)
  }
}

/// Tests of late changes in lists.
@MainActor final class LateListChangeTests {
  // Created lazily: until then another test may open a window, which would lie in front of this screen's.
  private lazy var screen = HeadlessScreen(size: CGSize(width: 200, height: 200), scale: 2)
  private let source = CountedCells([5])

  private func flow(_ itemSize: CGSize) -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = itemSize
    return layout
  }

  private func show(_ layout: UICollectionViewLayout) -> UICollectionView {
    let view = UICollectionView(frame: screen.window.bounds, collectionViewLayout: layout)
    view.contentInsetAdjustmentBehavior = .never
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.dataSource = source
    screen.show(view)
    view.layoutIfNeeded()
    return view
  }

  private func left(_ item: Int, in view: UICollectionView) -> CGFloat? {
    view.cellForItem(at: IndexPath(item: item, section: 0)).map { $0.convert($0.bounds, to: nil).minX }
  }

  @Test func aRowThatScrollsBeginsAtTheRightOnceTheDirectionTurns() {
    let layout = flow(CGSize(width: 90, height: 200))
    layout.scrollDirection = .horizontal
    let view = show(layout)
    #expect(left(0, in: view) == 0)
    screen.window.traitOverrides.layoutDirection = .rightToLeft
    view.layoutIfNeeded()
    #expect(left(0, in: view) == 110)
    screen.window.traitOverrides.layoutDirection = .leftToRight
    view.layoutIfNeeded()
    #expect(left(0, in: view) == 0)
  }

  @Test func linesBeginAtTheRightOnceTheSemanticsTurn() {
    let view = show(flow(CGSize(width: 50, height: 50)))
    #expect(left(0, in: view) == 0)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    #expect(left(0, in: view) == 150)
  }

  @Test func sectionsFollowTheMarginsThatTheirInsetsCountFrom() {
    let layout = flow(CGSize(width: 50, height: 50))
    layout.sectionInsetReference = .fromLayoutMargins
    let view = show(layout)
    view.layoutMargins = UIEdgeInsets(top: 0, left: 33, bottom: 0, right: 5)
    view.layoutIfNeeded()
    #expect(left(0, in: view) == 33)
  }

  @Test func linesAreBrokenAgainForOtherContentInsets() {
    let view = show(flow(CGSize(width: 50, height: 50)))
    #expect(left(2, in: view) == 150)
    view.contentInset.right = 25
    view.layoutIfNeeded()
    #expect(left(2, in: view) == 125)
  }
}
