/// The meanings of the parser's error codes, which are those of libxml2 (`xmlParserErrors` in its
/// `xmlerror.h`).
enum IBDamage {
  /// The code for two hyphens in a comment.
  static let hyphensInComment = 80

  /// Returns the reason for an error and what would be accepted. `element` is the innermost open element.
  static func describe(_ code: Int, inside element: String?) -> (reason: String, accepted: String) {
    let place = element.map { "inside <\(IBText.short($0))>: " } ?? ""
    let (reason, accepted): (String, String) =
      switch code {
      case 1: ("more than libxml2 takes in one piece", "documents of less than 10 MB")
      case 5: ("there is something after the root element", "one root element and nothing behind it")
      case 6, 7, 8, 9: ("a character that XML does not allow", "printable characters, tabs and line ends")
      case 22, 23, 68:
        ("an & or < that begins neither a name nor an entity", "&amp; and &lt; for the characters themselves")
      case 26, 27: ("an entity that is not defined", "&amp; &lt; &gt; &quot; &apos; and &#number;")
      case 38: ("a < in the value of an attribute", "&lt;")
      case 39, 40: ("the value of an attribute lacks a quotation mark", "name=\"value\"")
      case 41: ("an attribute without a value", "name=\"value\"")
      case 42: ("an attribute that stands twice in one tag", "every attribute once")
      case 45: ("a comment without an end", "-->")
      case 46, 47: ("an instruction without an end", "?>")
      case 62: ("the end of a CDATA section without its beginning", "]]&gt;")
      case 63: ("a CDATA section without an end", "]]>")
      case 65: ("no space between two attributes", "name=\"value\" name=\"value\"")
      case 73: ("a tag without its >", "<name attribute=\"value\">")
      case 74, 76:
        ("an end tag that does not match", element.map { "</\(IBText.short($0))>" } ?? "a start tag")
      case 110: ("a name that is too long", "names of less than 50000 characters")
      case 200...205: ("a name with a prefix that is not declared", "names without colons")
      default: ("the XML is damaged (libxml2 error \(code))", "well-formed XML")
      }
    return (place + reason, accepted)
  }
}
