internal import CoreGraphics
public import Foundation

extension IndexPath {
  /// Creates the index path of a row of a table.
  public init(row: Int, section: Int) { self.init(section: section, second: row) }

  /// Creates the index path of an item of a collection view.
  public init(item: Int, section: Int) { self.init(section: section, second: item) }

  /// Creates an index path without the array of both indexes that Foundation's other initialisers take, which
  /// would be allocated for every row of every frame.
  private init(section: Int, second: Int) {
    self.init(index: section)
    append(second)
  }

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
    raiseUnless(
      count == 2,
      "IndexPath.\(call): an index path of a table or collection has two indexes, this one has \(count)")
    return self[position]
  }
}

extension NSIndexPath {
  /// Creates the index path of a row of a table.
  public convenience init(forRow row: Int, inSection section: Int) {
    self.init(indexes: [section, row], length: 2)
  }

  /// Creates the index path of an item of a collection view.
  public convenience init(forItem item: Int, inSection section: Int) {
    self.init(indexes: [section, item], length: 2)
  }

  /// Creates the index path of a row of a table.
  public convenience init(row: Int, section: Int) { self.init(forRow: row, inSection: section) }

  /// Creates the index path of an item of a collection view.
  public convenience init(item: Int, section: Int) { self.init(forItem: item, inSection: section) }

  /// The index of the section; the path must have two indexes, as for the properties below.
  public var section: Int { (self as IndexPath).section }
  /// The index of the row in its section.
  public var row: Int { (self as IndexPath).row }
  /// The index of the item in its section.
  public var item: Int { (self as IndexPath).item }
}
