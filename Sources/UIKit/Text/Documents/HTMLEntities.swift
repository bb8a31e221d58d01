internal import Foundation

/// A converter for HTML character references, named and numeric.
enum HTMLEntities {
  static func decoded(_ text: String) -> String {
    guard text.contains("&") else { return text }
    var result = "", rest = Substring(text)
    while let mark = rest.firstIndex(of: "&") {
      result += rest[..<mark]
      rest = rest[rest.index(after: mark)...]
      let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "#" }
      guard let character = character(name) else {
        result += "&"
        continue
      }
      result += character
      rest = rest.dropFirst(name.count)
      if rest.first == ";" { rest = rest.dropFirst() }
    }
    return result + rest
  }

  static func encoded(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
      .replacingOccurrences(of: ">", with: "&gt;").replacingOccurrences(of: "\"", with: "&quot;")
  }

  private static func character(_ name: Substring) -> String? {
    guard name.hasPrefix("#") else { return names[String(name)] }
    let digits = name.dropFirst()
    let number = digits.lowercased().hasPrefix("x") ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return number.flatMap(Unicode.Scalar.init).map { String(Character($0)) }
  }

  private static let names: [String: String] = {
    var all = [
      "amp": "&", "lt": "<", "gt": ">", "quot": "\"", "apos": "'", "euro": "\u{20AC}", "trade": "\u{2122}",
      "bull": "\u{2022}",
      "hellip": "\u{2026}", "ndash": "\u{2013}", "mdash": "\u{2014}", "lsquo": "\u{2018}",
      "rsquo": "\u{2019}", "sbquo": "\u{201A}",
      "ldquo": "\u{201C}", "rdquo": "\u{201D}", "bdquo": "\u{201E}", "lsaquo": "\u{2039}",
      "rsaquo": "\u{203A}", "dagger": "\u{2020}",
      "Dagger": "\u{2021}", "permil": "\u{2030}", "prime": "\u{2032}", "Prime": "\u{2033}",
      "larr": "\u{2190}", "uarr": "\u{2191}",
      "rarr": "\u{2192}", "darr": "\u{2193}", "harr": "\u{2194}", "infin": "\u{221E}", "ne": "\u{2260}",
      "le": "\u{2264}", "ge": "\u{2265}",
      "minus": "\u{2212}", "asymp": "\u{2248}", "radic": "\u{221A}", "sum": "\u{2211}", "ensp": "\u{2002}",
      "emsp": "\u{2003}",
      "thinsp": "\u{2009}", "zwnj": "\u{200C}", "zwj": "\u{200D}", "oelig": "\u{153}", "OElig": "\u{152}",
      "scaron": "\u{161}",
      "Scaron": "\u{160}", "alpha": "\u{3B1}", "beta": "\u{3B2}", "gamma": "\u{3B3}", "delta": "\u{3B4}",
      "Delta": "\u{394}", "pi": "\u{3C0}",
      "sigma": "\u{3C3}", "Sigma": "\u{3A3}", "omega": "\u{3C9}", "Omega": "\u{3A9}", "mu": "\u{3BC}",
      "hearts": "\u{2665}", "check": "\u{2713}",
    ]
    // The names of the Latin-1 characters, in order from U+00A0.
    let latin =
      "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 "
      + "ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml "
      + "ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring "
      + "aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc "
      + "uuml yacute thorn yuml"
    for (offset, name) in latin.split(separator: " ").enumerated() {
      all[String(name)] = Unicode.Scalar(UInt32(160 + offset)).map { String(Character($0)) }
    }
    return all
  }()
}
