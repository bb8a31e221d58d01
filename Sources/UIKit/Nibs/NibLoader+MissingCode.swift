internal import Foundation
internal import InterfaceBuilder

extension NibLoader {
  /// The parts of the document without effect because the code of its app is not linked: actions, and lists
  /// without a data source. One line each, with its line in the file.
  package var missingCode: [String] {
    var lines: [String] = []
    func note(_ message: String, _ object: IBObject) {
      lines.append("\(document.path):\(object.line): \(document.title(of: object)) \(message)")
    }
    document.root.forEach { object in
      for case .action(let action) in object.connections where !isAnswered(action) {
        let owner = document.object(withID: action.destination)?.customClass
        note(
          "calls \(action.selector)\(owner.map { " of \($0)" } ?? ""), code that play does not have", object)
      }
      guard let kind = Self.lists[object.name], object.attributes["dataMode"] != "static",
        !hasDataSource(object)
      else { return }
      let owner = dataSource(of: object)?.customClass
      note(
        "is \(kind) without a data source"
          + (owner.map { ": \($0) is code that play does not have" } ?? ""), object)
    }
    return lines
  }

  /// The elements whose rows and items a data source gives, in words.
  private static let lists = [
    "tableView": "a table", "collectionView": "a collection", "pickerView": "a picker",
  ]

  /// Returns a Boolean value that indicates whether the target of an action implements it.
  private func isAnswered(_ action: IBAction) -> Bool {
    let selector = Selector(action.selector)
    guard let target = document.object(withID: action.destination) else { return true }
    // Fields and text views have what responders have at all.
    if target.attributes["placeholderIdentifier"] == "IBFirstResponder" {
      return ActionDispatch.has(selector, UITextView())
    }
    guard let receiver = made[target.ordinal] else { return target.customClass == nil }
    return ActionDispatch.has(selector, receiver)
  }

  /// Returns the element that gives a list its rows; nil where the document names none.
  private func dataSource(of list: IBObject) -> IBObject? {
    for case .outlet(let outlet) in list.connections where outlet.property == "dataSource" {
      return document.object(withID: outlet.destination)
    }
    // A controller of tables or collections is that of its own view without being named.
    let owner = document.scene(of: list)?.viewController
    let isOwn = owner?.child(key: "view")?.ordinal == list.ordinal
    return isOwn ? owner : nil
  }

  private func hasDataSource(_ list: IBObject) -> Bool {
    guard let source = dataSource(of: list), let made = made[source.ordinal] else { return false }
    // Those of UIKit itself have no rows.
    return type(of: made) != UITableViewController.self && type(of: made) != UICollectionViewController.self
      && (made is any UITableViewDataSource || made is any UICollectionViewDataSource
        || made is any UIPickerViewDataSource)
  }
}
