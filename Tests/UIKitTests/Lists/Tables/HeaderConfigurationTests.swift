import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of headers whose content is a configuration or laid out by constraints. Source: Apple's reference of
/// `UITableViewHeaderFooterView`.
@MainActor struct HeaderConfigurationTests {
  final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
    var fill: (UITableViewHeaderFooterView) -> Void = { _ in }
    func numberOfSections(in tableView: UITableView) -> Int { 2 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
      view.map(fill)
      return view
    }
  }

  private func table(_ style: UITableView.Style, _ source: Source) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    return table
  }

  /// The measured header is the one that is shown. A header that was off the screen is replaced by another.
  @Test(arguments: [UITableView.Style.plain, .grouped])
  func theDelegateIsAskedOnceForEachHeaderThatIsShown(style: UITableView.Style) {
    let source = Source()
    var asked = 0
    source.fill = { header in
      asked += 1
      header.textLabel?.text = "Fruit"
    }
    let table = table(style, source)
    #expect(asked == 2)
    #expect(table.headerView(forSection: 0) != nil)
    #expect(table.headerView(forSection: 1) != nil)
    table.layoutIfNeeded()
    table.performBatchUpdates(nil)
    table.layoutIfNeeded()
    #expect(asked == 2)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(asked == 4)
  }

  /// A header that the delegate stores is measured for every section that uses it, at each reading.
  @Test func aHeaderOfManySectionsWaitsOnce() {
    final class Shared: UITableViewDataSource, UITableViewDelegate {
      let header = UITableViewHeaderFooterView(reuseIdentifier: "header")
      func numberOfSections(in tableView: UITableView) -> Int { 60 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        section < 40 ? nil : header
      }
    }
    let source = Shared(), frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    let table = UITableView(frame: frame, style: .plain)
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    table.reloadData()
    table.layoutIfNeeded()
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") === source.header)
    #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "header") == nil)
  }

  /// A header is measured for each of a thousand sections.
  @Test func fewHeadersThatWereOnlyMeasuredOutliveTheLayout() {
    struct Seen { weak var view: UIView? }
    final class Many: UITableViewDataSource, UITableViewDelegate {
      var seen: [Seen] = []
      func numberOfSections(in tableView: UITableView) -> Int { 1000 }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
        view?.textLabel?.text = "\(section)"
        seen.append(Seen(view: view))
        return view
      }
    }
    let source = Many(), frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    let table = UITableView(frame: frame, style: .plain)
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "header")
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    let alive = Set(source.seen.compactMap { $0.view }.map { ObjectIdentifier($0) })
    #expect(source.seen.count == 1000)
    #expect(table.headerView(forSection: 3) != nil)
    #expect(alive.count < 30)
    table.contentOffset.y = table.rectForHeader(inSection: 500).minY
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 500)?.textLabel?.text == "500")
  }

  /// Apple's reference of `tableView(_:heightForHeaderInSection:)`: since iOS 5 it gives the height of every
  /// section's header, whether or not there is a view.
  @Test func aHeightOfTheDelegatesCountsWithoutAView() {
    final class Spaced: NSObject, UITableViewDataSource, UITableViewDelegate {
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    }
    let source = Spaced(), frame = CGRect(x: 0, y: 0, width: 320, height: 500)
    let table = UITableView(frame: frame, style: .plain)
    table.sectionHeaderTopPadding = 0
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 30)
  }

  @Test func headersShowConfigurations() throws {
    let source = Source()
    source.fill = { header in
      var content = header.defaultContentConfiguration()
      content.text = "Fruit"
      header.contentConfiguration = content
    }
    let table = table(.plain, source), header = try #require(table.headerView(forSection: 0))
    let shown = try #require(header.contentView as? UIListContentView)
    #expect((shown.configuration as? UIListContentConfiguration)?.text == "Fruit")
    #expect(
      header.defaultContentConfiguration().textProperties.font == .preferredFont(forTextStyle: .headline))
    header.layoutIfNeeded()
    #expect(shown.frame == header.bounds)
    #expect(header.bounds.height > 28)
    #expect(
      self.table(.grouped, source).headerView(forSection: 0)?.defaultContentConfiguration().textProperties
        .color == .secondaryLabel)
  }

  @Test func theHandlerIsCalledBeforeTheHeaderIsLaidOut() throws {
    let source = Source()
    var calls: [Bool] = []
    source.fill = { header in
      header.configurationUpdateHandler = { view, state in
        calls.append(state.isDisabled)
        view.backgroundConfiguration = .listPlainHeaderFooter()
      }
    }
    let header = try #require(table(.plain, source).headerView(forSection: 0))
    header.layoutIfNeeded()
    #expect(calls.contains(false))
    #expect(!calls.contains(true))
    #expect(header.backgroundConfiguration != nil)
    header.isUserInteractionEnabled = false
    header.layoutIfNeeded()
    #expect(calls.last == true)
    let count = calls.count
    header.layoutIfNeeded()
    #expect(calls.count == count)
    header.traitOverrides.userInterfaceStyle = .dark
    header.layoutIfNeeded()
    #expect(calls.count > count)
  }

  /// Titles of custom views in grouped tables have the look of their role: only headers are in capitals.
  @Test func aFooterIsNotWrittenInCapitals() throws {
    final class Titles: NSObject, UITableViewDataSource, UITableViewDelegate {
      private func view(_ tableView: UITableView, _ text: String) -> UIView? {
        let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "a")
        view?.textLabel?.text = text
        return view
      }
      func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
      func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
      }
      func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        view(tableView, "Fruit")
      }
      func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
        view(tableView, "Fresh every day")
      }
    }
    let titles = Titles()
    for style in [UITableView.Style.plain, .grouped] {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500), style: style)
      table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "a")
      (table.dataSource, table.delegate) = (titles, titles)
      table.layoutIfNeeded()
      let header = try #require(table.headerView(forSection: 0)?.textLabel)
      let footer = try #require(table.footerView(forSection: 0)?.textLabel)
      #expect(header.text == (style == .plain ? "Fruit" : "FRUIT"))
      #expect(footer.text == "Fresh every day")
      #expect(footer.font == (style == .plain ? .systemFont(ofSize: 17) : .systemFont(ofSize: 13)))
      #expect(header.accessibilityTraits.contains(.header))
      #expect(!footer.accessibilityTraits.contains(.header))
      if style == .grouped { #expect(abs(footer.frame.minY - 8) < 1e-9) }
    }
  }

  @Test func constraintsGiveHeadersTheirHeight() {
    let source = Source()
    source.fill = { header in
      guard header.contentView.subviews.isEmpty else { return }
      let box = UIView()
      box.translatesAutoresizingMaskIntoConstraints = false
      header.contentView.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: header.contentView.topAnchor, constant: 8),
        box.bottomAnchor.constraint(equalTo: header.contentView.bottomAnchor, constant: -8),
        box.leadingAnchor.constraint(equalTo: header.contentView.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: 60),
      ])
    }
    let table = table(.plain, source)
    #expect(table.rectForHeader(inSection: 1).height == 76)
  }

  private final class PlainSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
      let view = UIView(), label = UILabel()
      (label.text, label.numberOfLines) = ("one\ntwo\nthree", 0)
      view.addPinned(label, top: 8, bottom: 8)
      return view
    }
  }

  /// Views that are not a `UITableViewHeaderFooterView` behave alike.
  @Test func constraintsGivePlainViewsTheirHeight() {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500)), source = PlainSource()
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    let label = UILabel()
    (label.text, label.numberOfLines) = ("one\ntwo\nthree", 0)
    let scale = max(table.traitCollection.displayScale, 1)
    let height = (label.sizeThatFits(table.bounds.size).height * scale).rounded(.up) / scale
    #expect(table.rectForHeader(inSection: 0).height == height + 16)
  }

  @Test func textsOfConfigurationsShrinkAsFarAsTheySay() throws {
    var look = UIListContentConfiguration.cell()
    look.text = "Fruit"
    look.textProperties.adjustsFontSizeToFitWidth = true
    look.textProperties.minimumScaleFactor = 0.25
    func labels(in view: UIView) -> [UILabel] {
      view.subviews.flatMap { child in [child as? UILabel].compactMap { $0 } + labels(in: child) }
    }
    let view = UIListContentView(configuration: look)
    let label = try #require(labels(in: view).first { $0.text == "Fruit" })
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == CGFloat(0.25))
  }

  private final class FooterSource: NSObject, UITableViewDataSource, UITableViewDelegate {
    var fonts: [UIFont] = []
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      UITableViewCell()
    }
    func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
      let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "footer")
      var look = view?.defaultContentConfiguration()
      look?.text = "Fruit"
      if let look { fonts.append(look.textProperties.font) }
      view?.contentConfiguration = look
      return view
    }
  }

  /// The configurations exist already while the delegate is asked for footers.
  @Test func footersHaveConfigurationsOfTheirOwn() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 500)), source = FooterSource()
    table.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "footer")
    (table.dataSource, table.delegate) = (source, source)
    table.layoutIfNeeded()
    let footer = try #require(table.footerView(forSection: 0))
    let small = UIFont.preferredFont(forTextStyle: .footnote)
    #expect(footer.defaultContentConfiguration().textProperties.font == small)
    #expect(!source.fonts.isEmpty)
    #expect(source.fonts.allSatisfy { $0 == small })
  }

  /// The states of views and cells store custom values of the app.
  @Test func statesHoldValuesOfTheApps() {
    let archived = UIConfigurationStateCustomKey("archived")
    final class Cell: UITableViewCell {
      var isArchived = false
      override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[UIConfigurationStateCustomKey("archived")] = isArchived
        return state
      }
    }
    let cell = Cell(style: .default, reuseIdentifier: nil)
    var seen: [Bool?] = []
    cell.configurationUpdateHandler = { _, state in seen.append(state[archived] as? Bool) }
    cell.layoutIfNeeded()
    cell.isArchived = true
    cell.setNeedsUpdateConfiguration()
    cell.layoutIfNeeded()
    #expect(seen.first == false)
    #expect(seen.last == true)
    let plain = UICellConfigurationState(traitCollection: .current)
    var other = plain
    other[archived] = "soon"
    #expect(other != plain)
    #expect(plain[archived] == nil)
    other[archived] = nil
    #expect(other == plain)
    func marked<State: UIConfigurationState>(_ type: State.Type) -> State {
      var state = State(traitCollection: .current)
      state[archived] = 1
      return state
    }
    #expect(marked(UIViewConfigurationState.self)[archived] == AnyHashable(1))
    #expect(marked(UIContentUnavailableConfigurationState.self)[archived] == AnyHashable(1))
  }
}
