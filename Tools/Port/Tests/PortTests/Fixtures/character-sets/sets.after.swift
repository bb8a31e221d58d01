import Foundation

var delimiters = CharacterSet.alphanumerics.inverted
delimiters.remove("_")
names.remove(at: 1)  // line
private extension CharacterSet {
  @discardableResult mutating func remove(_ character: Unicode.Scalar) -> Unicode.Scalar? {
    guard contains(character) else { return nil }
    subtract(CharacterSet(charactersIn: character...character))
    return character
  }
}
