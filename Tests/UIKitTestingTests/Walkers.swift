import CoreGraphics
import Foundation
import TestSupport
import UIKit

/// A record of the appearance callbacks that a controller received and whether they came in the right order.
@MainActor final class Diary {
  enum State: String { case gone, coming, here, going }
  private(set) var state = State.gone
  private(set) var faults: [String] = []
  /// All callbacks that the controller received, in order.
  private(set) var history: [State] = []

  func note(_ next: State, after allowed: State...) {
    if !allowed.contains(state) { faults.append("is \(next) after \(state)") }
    state = next
    history.append(next)
  }
}

/// A controller of the walk.
@MainActor protocol Walker: UIViewController {
  var diary: Diary { get }
}

final class PlainWalker: UIViewController, Walker {
  let diary = Diary()
  let stripe = UIView(), field = UITextField(), button = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    button.setTitle("Button", for: .normal)
    field.borderStyle = .roundedRect
    let stack = UIStackView(arrangedSubviews: [field, button, UISwitch(), stripe])
    stack.axis = .vertical
    stack.spacing = 8
    stack.translatesAutoresizingMaskIntoConstraints = false
    stripe.backgroundColor = .systemRed
    stripe.heightAnchor.constraint(equalToConstant: 40).isActive = true
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 20),
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
  override func viewWillAppear(_ animated: Bool) { diary.note(.coming, after: .gone, .going) }
  override func viewDidAppear(_ animated: Bool) { diary.note(.here, after: .coming) }
  override func viewWillDisappear(_ animated: Bool) { diary.note(.going, after: .coming, .here) }
  override func viewDidDisappear(_ animated: Bool) { diary.note(.gone, after: .going) }
}

/// Numbered rows in sections. Numbers are never reused.
struct WalkRows {
  private var last = 0
  var sections: [[Int]] = []

  init(_ random: inout SeededRandom) {
    for _ in 0..<random.integer(1..<4) { sections.append((0..<random.integer(0..<12)).map { _ in fresh() }) }
  }
  mutating func fresh() -> Int {
    last += 1
    return last
  }
}

/// A change of rows as reported to tables and collection views. Removed paths are paths before the change;
/// inserted paths are paths after it.
struct WalkUpdate {
  var goingRows: [IndexPath] = [], comingRows: [IndexPath] = [], goingSections = IndexSet(),
    comingSections = IndexSet()
  var moves: [(IndexPath, IndexPath)] = []

  /// Changes the rows at random.
  init(_ rows: inout WalkRows, _ random: inout SeededRandom) {
    let changesSections = random.isTrue(oneIn: 4)
    // The old index paths of the remaining rows.
    var staying: [[(row: Int, place: IndexPath)]] = []
    for (section, old) in rows.sections.enumerated() {
      if changesSections, random.isTrue(oneIn: 3) {
        goingSections.insert(section)
        continue
      }
      staying.append([])
      for (index, row) in old.enumerated() {
        let path = IndexPath(item: index, section: section)
        if random.isTrue(oneIn: 5) {
          goingRows.append(path)
        } else {
          staying[staying.count - 1].append((row, path))
        }
      }
    }
    var moved: (row: Int, place: IndexPath)?
    if !changesSections, random.isTrue(oneIn: 3),
      let from = staying.indices.filter({ !staying[$0].isEmpty }).randomElement(using: &random)
    {
      moved = staying[from].remove(at: random.integer(0..<staying[from].count))
    }
    var new: [[Int]] = staying.map { $0.map(\.row) }
    if changesSections {
      for _ in 0..<random.integer(0..<3) {
        let place = random.integer(0..<new.count + 1)
        comingSections = IndexSet(comingSections.map { $0 >= place ? $0 + 1 : $0 })
        comingSections.insert(place)
        new.insert((0..<random.integer(0..<6)).map { _ in rows.fresh() }, at: place)
      }
    }
    // Inserted rows, section by section from the front, so that later ones do not shift earlier ones.
    for section in new.indices where !comingSections.contains(section) {
      var index = 0
      while index <= new[section].count {
        if random.isTrue(oneIn: 8) {
          new[section].insert(rows.fresh(), at: index)
          comingRows.append(IndexPath(item: index, section: section))
        }
        index += 1
      }
    }
    if let moved, let section = new.indices.randomElement(using: &random) {
      let index = random.integer(0..<new[section].count + 1)
      comingRows = comingRows.map {
        $0.section == section && $0.item >= index ? IndexPath(item: $0.item + 1, section: section) : $0
      }
      new[section].insert(moved.row, at: index)
      moves.append((moved.place, IndexPath(item: index, section: section)))
    }
    rows.sections = new
  }
}

final class RowsWalker: UITableViewController, Walker {
  let diary = Diary()
  var rows: WalkRows
  init(_ random: inout SeededRandom) {
    rows = WalkRows(&random)
    super.init(style: random.isTrue(oneIn: 2) ? .plain : .insetGrouped)
  }
  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "row")
  }
  override func numberOfSections(in tableView: UITableView) -> Int { rows.sections.count }
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    rows.sections[section].count
  }
  override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    "Section"
  }
  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    cell.textLabel?.text = "\(rows.sections[indexPath.section][indexPath.row])"
    return cell
  }
  override func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
  override func tableView(
    _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    let row = rows.sections[sourceIndexPath.section].remove(at: sourceIndexPath.row)
    rows.sections[destinationIndexPath.section].insert(row, at: destinationIndexPath.row)
  }
  override func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    rows.sections[indexPath.section].remove(at: indexPath.row)
    tableView.deleteRows(at: [indexPath], with: .automatic)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note(.coming, after: .gone, .going)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note(.here, after: .coming)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note(.going, after: .coming, .here)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note(.gone, after: .going)
  }

  /// Reports a random change to the table.
  func change(_ random: inout SeededRandom) {
    let styles: [UITableView.RowAnimation] = [
      .automatic, .fade, .left, .right, .top, .bottom, .middle, .none,
    ]
    let style = styles[random.integer(0..<styles.count)]
    if random.isTrue(oneIn: 6) {
      _ = WalkUpdate(&rows, &random)
      return tableView.reloadData()
    }
    if random.isTrue(oneIn: 6), let paths = tableView.indexPathsForVisibleRows {
      return tableView.reloadRows(at: paths, with: style)
    }
    let table: UITableView = tableView
    table.performBatchUpdates {
      let update = WalkUpdate(&rows, &random)
      table.deleteRows(at: update.goingRows, with: style)
      table.deleteSections(update.goingSections, with: style)
      table.insertSections(update.comingSections, with: style)
      table.insertRows(at: update.comingRows, with: style)
      for (from, to) in update.moves { table.moveRow(at: from, to: to) }
    }
  }
}

final class ItemsWalker: UICollectionViewController, Walker {
  let diary = Diary()
  var rows: WalkRows
  init(_ random: inout SeededRandom) {
    rows = WalkRows(&random)
    super.init(collectionViewLayout: Self.layout(&random))
  }
  required init?(coder: NSCoder) { nil }

  static func layout(_ random: inout SeededRandom) -> UICollectionViewLayout {
    switch random.integer(0..<3) {
    case 0:
      let flow = UICollectionViewFlowLayout()
      flow.itemSize = CGSize(width: random.number(40...160), height: random.number(40...120))
      return flow
    case 1:
      let item = NSCollectionLayoutItem(
        layoutSize: .init(widthDimension: .fractionalWidth(1.0 / 3), heightDimension: .fractionalHeight(1)))
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
        subitems: [item])
      return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    default: return UICollectionViewCompositionalLayout.list(using: .init(appearance: .insetGrouped))
    }
  }
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "item")
  }
  override func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }
  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { rows.sections[section].count }
  override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    let cell =
      collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      as! UICollectionViewListCell
    var content = cell.defaultContentConfiguration()
    content.text = "\(rows.sections[indexPath.section][indexPath.item])"
    cell.contentConfiguration = content
    return cell
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    diary.note(.coming, after: .gone, .going)
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    diary.note(.here, after: .coming)
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    diary.note(.going, after: .coming, .here)
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    diary.note(.gone, after: .going)
  }

  func change(_ random: inout SeededRandom) {
    if random.isTrue(oneIn: 6) {
      _ = WalkUpdate(&rows, &random)
      return collectionView.reloadData()
    }
    if random.isTrue(oneIn: 6) {
      return collectionView.setCollectionViewLayout(Self.layout(&random), animated: random.isTrue(oneIn: 2))
    }
    let items: UICollectionView = collectionView
    items.performBatchUpdates {
      let update = WalkUpdate(&rows, &random)
      items.deleteItems(at: update.goingRows)
      items.deleteSections(update.goingSections)
      items.insertSections(update.comingSections)
      items.insertItems(at: update.comingRows)
      for (from, to) in update.moves { items.moveItem(at: from, to: to) }
    }
  }
}
