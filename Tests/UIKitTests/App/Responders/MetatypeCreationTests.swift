import CoreGraphics
import Foundation
import Testing

@_spi(SelectorTable) @testable import UIKit

private final class FramedView: UIView {
  let given: CGRect
  override init(frame: CGRect) {
    given = frame
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class PlainView: UIView {
  init() { super.init(frame: CGRect(x: 0, y: 0, width: 7, height: 7)) }
  required init?(coder: NSCoder) { nil }
  override class func createdByItself() -> UIResponder? { self == PlainView.self ? PlainView() : nil }
}

private final class NamedController: UIViewController {
  let given: String?
  override init(nibName: String?, bundle: Bundle?) {
    given = nibName
    super.init(nibName: nibName, bundle: bundle)
  }
  required init?(coder: NSCoder) { nil }
}

private final class StyledCell: UITableViewCell {
  let given: CellStyle
  override init(style: CellStyle, reuseIdentifier: String?) {
    given = style
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  required init?(coder: NSCoder) { nil }
}

private final class CountedObject: NSObject {
  let count: Int
  override init() {
    count = 3
    super.init()
  }
}

/// Tests that instances of classes known only at run time are created by these classes' initializers.
@MainActor struct MetatypeCreationTests {
  private func make<T: UIView>(_ type: T.Type, _ frame: CGRect) -> T { T.created(frame: frame) }

  @Test func viewsRunTheirOwnInitialiser() {
    let view = make(FramedView.self, CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.given == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.frame == view.given)
    let type: UIView.Type = UILabel.self
    #expect(type.created() is UILabel)
    let plain: UIView.Type = PlainView.self
    #expect(plain.created().frame.width == 7)
  }

  @Test func otherObjectsRunTheirInit() {
    let counted: NSObject.Type = CountedObject.self
    #expect((counted.created() as? CountedObject)?.count == 3)
    let plain: NSObject.Type = PlainView.self
    #expect((plain.created() as? PlainView)?.frame.width == 7)
    let press: UIGestureRecognizer.Type = UILongPressGestureRecognizer.self
    #expect(press.created() is UILongPressGestureRecognizer)
  }

  @Test func controllersAndCellsRunTheirOwn() {
    let controller: UIViewController.Type = NamedController.self
    #expect((controller.created(nibName: "Name") as? NamedController)?.given == "Name")
    let cell: UITableViewCell.Type = StyledCell.self
    #expect((cell.created(style: .value1, reuseIdentifier: "a") as? StyledCell)?.given == .value1)
  }

  @Test func controllersOfAStackRunTheirInitialiserWithARoot() {
    final class Stack: UINavigationController {
      private(set) var given: UIViewController?
      override init(rootViewController: UIViewController) {
        given = rootViewController
        super.init(rootViewController: rootViewController)
      }
      override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
      required init?(coder: NSCoder) { nil }
    }
    let (kind, root): (UINavigationController.Type, _) = (Stack.self, UIViewController())
    let made = kind.created(rootViewController: root)
    #expect((made as? Stack)?.given === root)
    #expect(made.viewControllers == [root])
  }

  @Test func listsRunTheirInitialisersWithAFrame() {
    final class List: UITableView {
      override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
      required init?(coder: NSCoder) { nil }
    }
    final class Items: UICollectionView {}
    let (list, items): (UITableView.Type, UICollectionView.Type) = (List.self, Items.self)
    let frame = CGRect(x: 1, y: 2, width: 3, height: 4), layout = UICollectionViewFlowLayout()
    let made = list.created(frame: frame, style: .grouped)
    #expect(made is List)
    #expect(made.style == .grouped)
    #expect(made.frame == frame)
    let shown = items.created(frame: frame, collectionViewLayout: layout)
    #expect(shown is Items)
    #expect(shown.collectionViewLayout === layout)
    #expect(shown.frame == frame)
  }

  @Test func viewsAreConfiguredAfterTheirCreation() {
    final class Stack: UIStackView {}
    let (stack, view): (UIStackView.Type, UIView) = (Stack.self, UIView())
    let made = stack.created(arrangedSubviews: [view])
    #expect(made is Stack)
    #expect(made.arrangedSubviews == [view])
    #expect(UIProgressView.created(progressViewStyle: .bar).progressViewStyle == .bar)
    #expect(UIActivityIndicatorView.created(activityIndicatorStyle: .large).style == .large)
    let control = UISegmentedControl.created(items: ["a", "b"])
    #expect(control.titleForSegment(at: 1) == "b")
    #expect(control.frame.size == UISegmentedControl(items: ["a", "b"]).frame.size)
    let images = (UIImage(), UIImage())
    let pictures = UIImageView.created(image: images.0, highlightedImage: images.1)
    #expect(pictures.image === images.0)
    #expect(pictures.highlightedImage === images.1)
  }

  private func button<B: UIButton>(_ type: UIButton.ButtonType) -> B { B.created(type: type) }

  @Test func buttonsPicturesAndListsRunTheirOwn() {
    let own: OwnButton = button(.contactAdd)
    #expect(own.buttonType == .contactAdd)
    #expect(own.wasMade)
    let view: UIImageView.Type = OwnImageView.self
    #expect(view.created(image: UIImage()) is OwnImageView)
    let table: UITableViewController.Type = OwnTable.self
    #expect((table.created(style: .grouped) as? OwnTable)?.tableView.style == .grouped)
    let cells: UICollectionViewController.Type = OwnCells.self
    let layout = UICollectionViewFlowLayout()
    #expect((cells.created(collectionViewLayout: layout) as? OwnCells)?.collectionViewLayout === layout)
  }
}

private final class OwnButton: UIButton {
  var wasMade = false
  override init(frame: CGRect) {
    super.init(frame: frame)
    wasMade = true
  }
  required init?(coder: NSCoder) { super.init(coder: coder) }
}
private final class OwnImageView: UIImageView {}
private final class OwnTable: UITableViewController {}
private final class OwnCells: UICollectionViewController {}
