import Foundation

var delimiters = CharacterSet.alphanumerics.inverted
delimiters.remove("_")
names.remove(at: 1)  // line
