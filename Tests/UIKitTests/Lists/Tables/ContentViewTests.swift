import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of Apple's documentation of `contentConfiguration`: a configuration's view replaces `contentView`,
/// unless the existing one supports the configuration; `nil` after a configuration replaces it with a new
/// view.
@Suite(.serialized) @MainActor struct ContentViewTests {
  private final class Badge: UIView, UIContentView {
    var configuration: any UIContentConfiguration
    init(_ configuration: BadgeConfiguration) {
      self.configuration = configuration
      super.init(frame: .zero)
    }
    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { CGSize(width: 80, height: 90) }
  }
  private struct BadgeConfiguration: UIContentConfiguration {
    var number = 0
    func makeContentView() -> any UIView & UIContentView { Badge(self) }
    func updated(for state: any UIConfigurationState) -> BadgeConfiguration { self }
  }

  /// The kinds of views that have a content view.
  enum Owner: CaseIterable { case cell, headerFooter, item, listCell }

  private func make(_ owner: Owner) -> any UIView & ConfiguredView {
    let frame = CGRect(x: 0, y: 0, width: 300, height: 44)
    return switch owner {
    case .cell: UITableViewCell(frame: frame)
    case .headerFooter: UITableViewHeaderFooterView(frame: frame)
    case .item: UICollectionViewCell(frame: frame)
    case .listCell: UICollectionViewListCell(frame: frame)
    }
  }

  @Test(arguments: Owner.allCases) func configurationReplacesTheContentView(owner: Owner) {
    let view = make(owner), before = view.contentView, mine = UIView()
    before.addSubview(mine)
    view.contentConfiguration = BadgeConfiguration()
    #expect(view.contentView is Badge)
    #expect(view.contentView.superview === view)
    #expect(before.superview == nil)
    #expect(mine.superview === before)
  }

  @Test(arguments: Owner.allCases) func contentViewOfAConfigurationFillsItsOwner(owner: Owner) {
    let view = make(owner)
    view.layoutIfNeeded()
    view.contentConfiguration = BadgeConfiguration()
    view.bounds.size = CGSize(width: 200, height: 60)
    view.layoutIfNeeded()
    #expect(view.contentView.frame == view.bounds)
  }

  @Test(arguments: Owner.allCases) func nilReplacesTheContentViewWithAnEmptyOne(owner: Owner) {
    let view = make(owner), before = view.contentView
    view.layoutIfNeeded()
    view.contentConfiguration = BadgeConfiguration()
    let badge = view.contentView
    view.contentConfiguration = nil
    #expect(view.contentView !== before)
    #expect(view.contentView !== badge)
    #expect(badge.superview == nil)
    #expect(view.contentView.subviews.isEmpty)
    #expect(view.contentView.superview === view)
    #expect(view.contentView.frame == CGRect(x: 0, y: 0, width: 300, height: 44))
  }

  @Test(arguments: Owner.allCases) func nilWithoutAConfigurationKeepsTheContentView(owner: Owner) {
    let view = make(owner), before = view.contentView
    view.contentConfiguration = nil
    #expect(view.contentView === before)
  }

  @Test(arguments: Owner.allCases) func supportedConfigurationKeepsTheContentView(owner: Owner) {
    let view = make(owner)
    view.contentConfiguration = BadgeConfiguration(number: 1)
    let badge = view.contentView as? Badge
    view.contentConfiguration = BadgeConfiguration(number: 2)
    #expect(view.contentView === badge)
    #expect((badge?.configuration as? BadgeConfiguration)?.number == 2)
    view.contentConfiguration = UIListContentConfiguration.cell()
    #expect(view.contentView is UIListContentView)
  }

  @Test(arguments: Owner.allCases) func contentViewKeepsItsPlaceAmongSubviews(owner: Owner) {
    let view = make(owner), above = UIView()
    view.addSubview(above)
    let place = view.subviews.firstIndex { $0 === view.contentView }
    view.contentConfiguration = BadgeConfiguration()
    #expect(view.subviews.firstIndex { $0 === view.contentView } == place)
  }

  @Test func listCellOffersTheGuidesOfItsContent() throws {
    let cell = UICollectionViewListCell(frame: CGRect(x: 0, y: 0, width: 300, height: 44))
    var content = cell.defaultContentConfiguration()
    content.text = "Title"
    cell.contentConfiguration = content
    let guide = try #require((cell.contentView as? UIListContentView)?.textLayoutGuide)
    let line = UIView()
    cell.contentView.addPinned(line, at: guide, top: nil, bottom: nil)
    NSLayoutConstraint.activate([
      line.topAnchor.constraint(equalTo: guide.bottomAnchor),
      line.heightAnchor.constraint(equalToConstant: 1),
    ])
    cell.layoutIfNeeded()
    #expect(line.frame.minX == 16)
  }

  @Test func intrinsicSizeOfTheContentViewDecidesTheHeightOfARow() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentConfiguration = BadgeConfiguration()
    let size = cell.systemLayoutSizeFitting(
      CGSize(width: 300, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(abs(size.height - 90) <= 1)
  }

  @Test func labelsOfTheStyleLeaveWithTheContentViewAndComeBackNew() {
    let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
    cell.textLabel?.text = "old"
    cell.contentConfiguration = BadgeConfiguration()
    #expect(cell.textLabel == nil)
    #expect(cell.detailTextLabel == nil)
    #expect(cell.imageView == nil)
    cell.contentConfiguration = nil
    #expect(cell.textLabel?.text == nil)
    #expect(cell.textLabel?.superview === cell.contentView)
  }
}
