public import Foundation

/// The sections of a table by the first letters of its rows: A to Z, and one for other characters. Accents
/// and case are ignored.
@preconcurrency @MainActor open class UILocalizedIndexedCollation: NSObject {
  private static let shared = UILocalizedIndexedCollation()

  /// Returns the shared collation. The sections are those of languages in Latin script, regardless of the
  /// user's language.
  public class func current() -> UILocalizedIndexedCollation { shared }

  /// The titles of the section headers.
  open var sectionTitles: [String] { Self.titles }
  /// The titles of the section index.
  open var sectionIndexTitles: [String] { Self.titles }
  private static let titles =
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).map { String(UnicodeScalar($0)) } + ["#"]

  /// Returns the section for a title of the index.
  open func section(forSectionIndexTitle indexTitleIndex: Int) -> Int { indexTitleIndex }

  /// Returns the section of an object by the text of a property. `selector` names a stored property or, for a
  /// string, `self`, `description` and the like.
  open func section(for object: Any, collationStringSelector selector: Selector) -> Int {
    let begins = text(of: object, selector).prefix(1).folding(
      options: [.diacriticInsensitive, .widthInsensitive], locale: nil)
    return Self.titles.dropLast().firstIndex(of: String(begins.prefix(1)).uppercased()) ?? Self.titles.count
      - 1
  }

  /// Returns the objects sorted by these texts in the order of the user's language; the sort is stable.
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
