package import Foundation

/// A font of the project's own, "Zinnober", created for tests with fontTools' `FontBuilder`: its capitals are
/// all the same box.
///
/// 1,000 units per em; ascent 900, descent 300 and a gap of 100 by its horizontal header, 700, 300 and 200 by
/// its other metrics. It is variable, with the styles Regular, whose characters are 500 units wide, and Bold,
/// 700.
package enum TinyFont {
  package static let data = data(family: "Zinnober")

  /// Returns the font under another name of eight letters, which no other test uses, because registered fonts
  /// are process-wide.
  package static func data(family: String) -> Data {
    var data = plain
    for encoding in [String.Encoding.ascii, .utf16BigEndian] {
      guard let old = "Zinnober".data(using: encoding), let new = family.data(using: encoding),
        new.count == old.count
      else { continue }
      while new != old, let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
    }
    return data
  }

  private static let plain = Data(
    base64Encoded: """
      AAEAAAAMAIAAAwBAT1MvMkiERkIAAAFIAAAAYGNtYXAAqgDpAAABsAAAAHBmdmFygqZpkgAAA+QAAAA0Z2x5ZhvYG9YAAAIoAAAANGd2YXKSFQ/PAAAEGAAA
      ADRoZWFkL1suwgAAAMwAAAA2aGhlYQXeAPwAAAEEAAAAJGhtdHgCJgBkAAABqAAAAAhsb2NhAA0AJwAAAiAAAAAIbWF4cAAFAAYAAAEoAAAAIG5hbWXL7LO3
      AAACXAAAAWVwb3N0AAMAAAAAA8QAAAAgAAEAAAABAADdZEvgXw889QADA+gAAAAA5yh1kwAAAADnKHWTADIAAAHCArwAAAADAAIAAAAAAAAAAQAAA4T+1ABk
      AfQAMgAyAcIAAQAAAAAAAAAAAAAAAAAAAAEAAQAAAAMABAABAAAAAAACAAAAAAAAAAAAAAAAAAAAAAADAfQBkAAFAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
      AAAAAAAAAAAAAAAAAAEAAAAAAAAAAAAAAAA/Pz8/AAAAIABaArz+1ADIA+gBLAAAAAAAAAAAAfQCvAAAACAAAAH0ADIAMgAyAAAAAgAAAAMAAAAUAAMAAQAA
      ABQABABcAAAABgAEAAEAAgAgAFr//wAAACAAQf///+EAAAABAAAABAAAAAIAAgACAAIAAgACAAIAAgACAAIAAgACAAIAAgACAAIAAgACAAIAAgACAAIAAgAC
      AAIAAgAAAA0ADQAaAAEAMgAAAcICvAADAAAzESERMgGQArz9RAAAAQAyAAABwgK8AAMAADMRIREyAZACvP1EAAAAAA8AugABAAAAAAABAAgAAAABAAAAAAAC
      AAcACAABAAAAAAADAAgAAAABAAAAAAAEABAADwABAAAAAAAGABAAHwABAAAAAAEAAAYALwABAAAAAAEBAAQANQADAAEECQABABAAOQADAAEECQACAA4ASQAD
      AAEECQADABAAOQADAAEECQAEACAAVwADAAEECQAGACAAdwADAAEECQAZABAAOQADAAEECQEAAAwAlwADAAEECQEBAAgAo1ppbm5vYmVyUmVndWxhclppbm5v
      YmVyIFJlZ3VsYXJaaW5ub2Jlci1SZWd1bGFyV2VpZ2h0Qm9sZABaAGkAbgBuAG8AYgBlAHIAUgBlAGcAdQBsAGEAcgBaAGkAbgBuAG8AYgBlAHIAIABSAGUA
      ZwB1AGwAYQByAFoAaQBuAG4AbwBiAGUAcgAtAFIAZQBnAHUAbABhAHIAVwBlAGkAZwBoAHQAQgBvAGwAZAAAAAADAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA
      AAAAAAAAAAEAAAAQAAIAAQAUAAIACHdnaHQBkAAAAZAAAAK8AAAAAAEAAAIAAAGQAAABAQAAArwAAAABAAAAAQAAAAAAHAADAAAAAAAcAAAAAAAAAAyAAQAK
      AAyAAEAAAIFBAMgAyIBAAMiBhwA=
      """, options: .ignoreUnknownCharacters)!
}
