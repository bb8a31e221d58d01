import AppleFoundation
import Foundation
import Testing

private final class Cell<Model> {
  final class Part {}
}

@Suite struct AppleFoundationTests {
  @Test func aGenericClassHasAName() {
    let name = AppleFoundation.NSStringFromClass(Cell<Int>.self)
    #expect(name.hasSuffix("Cell<Swift.Int>"))
  }

  @Test func anAddressHoldsItsData() throws {
    #expect(try Data(contentsOfAddress: #require(URL(string: "data:;base64,aGk="))) == Data("hi".utf8))
    #expect(try Data(contentsOfAddress: #require(URL(string: "data:,a%20b"))) == Data("a b".utf8))
  }

  @Test func anAddressWithoutASchemeIsRefused() throws {
    let address = try #require(URL(string: "picture.png"))
    #expect(throws: CocoaError.self) { try Data(contentsOfAddress: address) }
  }

  @Test func aBundleHasValuesBesideTranslations() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).bundle")
    defer { try? FileManager.default.removeItem(at: folder) }
    let language = folder.appendingPathComponent("en.lproj")
    try FileManager.default.createDirectory(at: language, withIntermediateDirectories: true)
    let values = [
      "CFBundleName": "Kit", "CFBundleShortVersionString": "1.2", "CFBundleDevelopmentRegion": "en",
    ]
    try PropertyListEncoder().encode(values).write(to: folder.appendingPathComponent("Info.plist"))
    try Data("CFBundleName = \"Tool\";".utf8).write(to: language.appendingPathComponent("InfoPlist.strings"))
    let bundle = try #require(Bundle(path: folder.path))
    #expect(bundle.object(forKeyOfInfo: "CFBundleShortVersionString") as? String == "1.2")
    #expect(bundle.object(forKeyOfInfo: "CFBundleName") as? String == "Tool")
  }

  @Test func theRegionIsTheUnitedStates() {
    #expect(Locale.ofPhone.identifier == "en_US")
    #expect(Calendar.ofPhone.firstWeekday == 1)
    #expect(DateFormatter(ofPhone: ()).locale.identifier == "en_US")
  }

  @Test func dictionariesAreEqualByTheirNumbers() {
    #expect(NSDictionary(dictionary: ["a": 1]).isEqual(toContentOf: ["a": 1.0]))
    #expect(!NSDictionary(dictionary: ["a": 1]).isEqual(toContentOf: ["a": 2]))
  }

  @Test func aHeldClosureHasItsWeakCaptures() {
    let one = NSObject(), other = NSObject()
    let closure = heldClosure({ [weak one, weak other] in one != nil && other != nil })
    #expect(closure())
  }

  @Test func matchesAreEnumeratedAtOnce() throws {
    let expression = try NSRegularExpression(pattern: "[ab]")
    var count = 0
    expression.enumerateMatchesAtOnce(in: "abc", range: NSRange(location: 0, length: 3)) { _, _, _ in
      count += 1
    }
    #expect(count == 2)
  }

  @Test func wordsChangeAtomically() {
    var word: Int64 = 1
    #expect(OSAtomicAdd64(2, &word) == 3)
    #expect(OSAtomicIncrement64(&word) == 4)
  }

  @Test func theClockRises() {
    let start = mach_absolute_time()
    #expect(mach_absolute_time() >= start)
  }
}
