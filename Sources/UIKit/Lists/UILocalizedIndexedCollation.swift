public import Foundation

/// Sections of a table by the first letters of what its rows say: A to Z, and one for what begins otherwise.
/// Accents and capitals make no difference.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// The collation, always the same one. The sections are those of languages in Latin letters, whatever the
  /// user's.
  public class func current() -> UILocalizedIndexedCollation { shared }

  /// The headers of the sections.
  open var sectionTitles: [String] { Self.titles }
  /// What stands in the table's index.
  open var sectionIndexTitles: [String] { Self.titles }
  private static let titles =
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// The section that a letter of the index leads to.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// The section of an object by the text that its property has. `selector` names a stored property, or of a
  /// text `self`, `description` and the like.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let begins = text(of: object, selector).prefix(1).folding(
      options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    return Self.titles.dropLast().firstIndex(of: String(begins.prefix(1)).uppercased()) ?? Self.titles.count
      - 1
  }

  /// The objects in the order of these texts, as the user's language has it; equal ones stay as they were.
  open func sortedArray(from array: [Any], collationStringSelector selector: Selector) -> [Any] {
    array.enumerated().map { (offset: $0.offset, object: $0.element, text: text(of: $0.element, selector)) }
      .sorted { a, b in
        switch a.text.localizedCaseInsensitiveCompare(b.text) {
        case .orderedAscending: true
        case .orderedDescending: false
        case .orderedSame: a.offset < b.offset
        }
      }.map(\.object)
  }

  private func text(of object: Any, _ selector: Selector) -> String {
    let name = selector.description
    if let text = object as? String ?? (object as? NSString).map({ $0 as String }) {
      return name == "lowercaseString"
        ? text.lowercased() : name == "uppercaseString" ? text.uppercased() : text
    }
    if name == "description" || name == "self" { return "\(object)" }
    let value = KnownKeys.value(name, of: object)
    if let text = value as? String { return text }
    notYet("UILocalizedIndexedCollation by a method or a property that is not stored")
    return ""
  }
}
