public import Foundation

extension IndexPath {
  /// The path of a table's row.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// The path of a collection's item.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The index of the section; the path must have two indexes.
  public var section: Int {
    get { self[checked: 0, "section"] }
    set { self = IndexPath(indexes: [newValue, self[checked: 1, "section"]]) }
  }

  /// The index of the row in its section; the path must have two indexes.
  public var row: Int {
    get { self[checked: 1, "row"] }
    set { self = IndexPath(indexes: [self[checked: 0, "row"], newValue]) }
  }

  /// The index of the item in its section; the path must have two indexes.
  public var item: Int {
    get { self[checked: 1, "item"] }
    set { self = IndexPath(indexes: [self[checked: 0, "item"], newValue]) }
  }

  private subscript(checked position: Int, call: StaticString) -> Int {
    precondition(
      count == 2,
      "IndexPath.\(call): an index path of a table or collection has two indexes, this one has \(count)")
    return self[position]
  }
}
