import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import UIKit

/// Tests of API of Apple's Foundation and Objective-C that is missing on Linux, by its documentation.
struct FoundationGapTests {
  private final class Thing {}

  /// The package Nuke waits for memory pressure in this way to empty its caches.
  @Test func memoryPressureIsNeverReported() {
    let source: any DispatchSourceMemoryPressure = DispatchSource.makeMemoryPressureSource(
      eventMask: [.warning, .critical], queue: .main)
    source.setEventHandler { Issue.record("there is no such event") }
    source.resume()
    #expect(source.data == DispatchSource.MemoryPressureEvent())
    #expect(!source.isCancelled)
    source.cancel()
    #expect(source.isCancelled)
  }

  @Test func partsOfAddressesHaveNames() {
    let found = NSTextCheckingResult.addressCheckingResult(
      range: NSRange(location: 0, length: 4), components: [.street: "1 Main St", .zip: "94110"])
    #expect(found.addressComponents?[.street] == "1 Main St")
    #expect(found.components?[.zip] == "94110")
    #expect(found.components?[.country] == nil)
    #expect(NSTextCheckingKey.zip.rawValue == "ZIP")
  }

  @Test func pathsLeadThroughDictionaries() {
    let inner: [String: Any] = ["b": 1, "c": NSMutableDictionary()]
    let outer: NSMutableDictionary = ["a": inner, "d": NSMutableDictionary()]
    #expect(outer.value(forKeyPath: "a.b") as? Int == 1)
    #expect(outer.value(forKeyPath: "a.x") == nil)
    #expect(outer.value(forKeyPath: "a.b.c") == nil)
    outer.setValue("e", forKeyPath: "d.f")
    #expect(outer.value(forKeyPath: "d.f") as? String == "e")
    outer.setValue(nil, forKeyPath: "d.f")
    #expect(outer.value(forKeyPath: "d.f") == nil)
  }

  /// The package SwiftExtensions changes the width of letters in this way.
  @Test func textsChangeTheirWidthAndScript() {
    let text = NSMutableString(string: "ABCｱ") as CFMutableString
    #expect(CFStringTransform(text, nil, kCFStringTransformFullwidthHalfwidth, true))
    #expect(text == "ＡＢＣア")
    let accented: CFMutableString = CFStringCreateMutableCopy(nil, 0, "Zoë é")
    var first = CFRangeMake(0, 3)
    #expect(CFStringTransform(accented, &first, kCFStringTransformStripDiacritics, false))
    #expect(accented == "Zoe é")
    #expect(first.location == 0)
    #expect(first.length == 3)
    #expect(!CFStringTransform(accented, nil, "no such change", false))
  }

  @MainActor @Test func objectsReturnTheirSuperclass() {
    #expect(UILabel().superclass == UIView.self)
    #expect(NSObject().superclass == nil)
  }

  // The package Snail compares queues in this way, and SwiftTweaks asks for shared containers.
  @Test func queuesAreEqualWhereTheyAreTheSame() {
    let queue = DispatchQueue(label: "a")
    #expect(queue == queue)
    #expect(queue != DispatchQueue(label: "a"))
    #expect(Set([queue, queue, .main]).count == 2)
    #expect(FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: "group.none") == nil)
  }

  // Apple's note QA1361 prescribes this, and the package Flow follows it.
  @Test func nothingFollowsTheProgram() {
    var info = kinfo_proc(), size = MemoryLayout<kinfo_proc>.stride
    var name = [CTL_KERN, KERN_PROC, KERN_PROC_PID, getpid()]
    info.kp_proc.p_flag = P_TRACED
    #expect(sysctl(&name, UInt32(name.count), &info, &size, nil, 0) == 0)
    #expect(info.kp_proc.p_flag & P_TRACED == 0)
    name = [6, 1]
    #expect(sysctl(&name, 2, nil, nil, nil, 0) == -1)
  }

  // The package Localize-Swift forms its plurals in this way.
  @Test func formatsShowTheDescriptionsOfObjects() {
    let day = NSDate(timeIntervalSince1970: 0)
    #expect(String(format: "%@|%@", NSNumber(value: 1.5), day) == "1.5|1970-01-01 00:00:00 +0000")
    #expect(String(format: "%@", NSArray(array: ["a"])) == NSArray(array: ["a"]).description)
    #expect(String(format: "%@|%@", "text", NSString("object")) == "text|object")
    let error: any CVarArg = NSError(domain: "Domain", code: 7)
    #expect(String(format: "%@", arguments: [error]).contains("Code=7"))
  }

  @Test func formatsAreFilledInTheWordsOfTheCurrentLocale() {
    #expect(NSString.localizedStringWithFormat("%d of %@", 3, "four") as String == "3 of four")
  }

  @Test func theLanguageOfATextHasFoundationsName() {
    let name = AttributeScopes.FoundationAttributes.LanguageIdentifierAttribute.name
    #expect(NSAttributedString.Key.languageIdentifier.rawValue == name)
    #expect(kCTLanguageAttributeName == name)
  }

  @Test func weakTablesRemoveDeallocatedObjects() {
    let table = NSHashTable<Thing>.weakObjects()
    let kept = Thing()
    table.add(kept)
    table.add(kept)
    do {
      let passing = Thing()
      table.add(passing)
      #expect(table.count == 2)
      #expect(table.contains(passing))
    }
    #expect(table.allObjects.count == 1)
    #expect(table.allObjects.first === kept)
    table.remove(kept)
    #expect(table.count == 0)
  }

  @Test func mapTablesForgetPairsWhoseKeyIsGone() {
    let table = NSMapTable<Thing, NSString>.weakToStrongObjects()
    let kept = Thing()
    table.setObject("kept", forKey: kept)
    do {
      let passing = Thing()
      table.setObject("gone", forKey: passing)
      withExtendedLifetime(passing) { #expect(table.count == 2) }
    }
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == "kept")
    table.setObject("other", forKey: kept)
    #expect(table.count == 1)
    #expect(table.object(forKey: kept) == "other")
  }

  /// `[NSObject: AnyObject]`, the type of a notification's information, is subscripted by strings.
  @Test func objectsOfStringsAreTheSameKeysAsStrings() {
    let key = "height" as NSObject
    let objects: [NSObject: AnyObject] = [key: NSNumber(value: 3)]
    let information: [AnyHashable: Any] = objects
    #expect(information["height"] as? NSNumber == 3)
    #expect(information[NSString(string: "height")] as? NSNumber == 3)
    #expect(information.keys.first as? NSString == "height")
    #expect(information.keys.first as? String == "height")
  }

  @Test func scannersFillStringsOfFoundation() {
    let scanner = Scanner(string: "one=two")
    scanner.charactersToBeSkipped = nil
    var word: NSString?
    #expect(scanner.scanUpTo("=", into: &word))
    #expect(word == "one")
    #expect(scanner.scanString("=", into: nil))
    #expect(!scanner.scanString("=", into: &word))
    #expect(scanner.scanCharacters(from: .letters, into: &word))
    #expect(word == "two")
    #expect(scanner.isAtEnd)
  }

  @Test func localesNameCountriesAndLanguages() {
    let locale = NSLocale(localeIdentifier: "de_DE")
    #expect(locale.localizedString(forCountryCode: "FR") == "Frankreich")
    #expect(locale.localizedString(forLanguageCode: "fr") == "Französisch")
  }

  /// Since iOS 9 a window created without a frame fills the screen.
  @Test @MainActor func aWindowWithoutAFrameFillsTheScreen() {
    #expect(UIWindow().frame == UIScreen.main.bounds)
  }

  @Test @MainActor func aTransformedViewFitsItsOwnSize() {
    final class Fitting: UIView {
      override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: 40, height: 20) }
    }
    let view = Fitting(frame: CGRect(x: 10, y: 10, width: 20, height: 20))
    view.transform = CGAffineTransform(scaleX: 0.5, y: 0.5)
    view.sizeToFit()
    #expect(view.bounds.size == CGSize(width: 40, height: 20))
    view.transform = .identity
    #expect(view.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
  }

  @Test @MainActor func viewsReturnTheEffectiveRadiusOfCorners() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
    view.layer.cornerRadius = 6
    view.layer.maskedCorners = [.layerMinXMinYCorner]
    #expect(view.effectiveRadius(corner: .topLeft) == 6)
    #expect(view.effectiveRadius(corner: .bottomRight) == 0)
    view.layer.cornerRadius = 60
    #expect(view.effectiveRadius(corner: .topLeft) == 10)
  }

  @Test func urlsAreMadeOfPaths() throws {
    let url = try #require(
      CFURLCreateWithFileSystemPath(kCFAllocatorDefault, "/tmp/a b", .cfurlposixPathStyle, true))
    #expect(url == URL(fileURLWithPath: "/tmp/a b", isDirectory: true))
    #expect(try URL(fileURLWithPath: "/tmp").checkPromisedItemIsReachable())
    #expect(throws: (any Error).self) { try URL(fileURLWithPath: "/none").checkPromisedItemIsReachable() }
  }

  @Test func bytesOfShortAndLongBuffersAreRead() throws {
    for count in [1, 16, 17, 1000] {
      let data = Data((0..<count).map { UInt8(truncatingIfNeeded: $0) })
      let bytes = try #require(CFDataGetBytePtr(data))
      withExtendedLifetime(data) {
        #expect(bytes[0] == 0)
        #expect(bytes[count - 1] == UInt8(truncatingIfNeeded: count - 1))
      }
    }
    #expect(CFDataGetBytePtr(Data()) == nil)
    #expect(CFDataGetLength(Data([1, 2])) == 2)
    let first: UInt8 = CFDataGetBytePtr(Data([7, 8]))[0]
    #expect(CFDataCreateMutable(nil, 0).length == 0)
    #expect(CGFloat(truncating: 2.5) == 2.5)
    var counter: Int32 = 4
    #expect(OSAtomicIncrement32(&counter) == 5)
    #expect(OSAtomicDecrement32(&counter) == 4)
    #expect(counter == 4)
    let text = NSMutableString(capacity: 0)
    text.appendFormat("%02x", 10)
    #expect(text == "0a")
    #expect(first == 7)
    #expect(UINT64_MAX == .max)
    #expect(INT64_MIN == .min)
  }

  @Test func aCGFloatInAnUntypedPlaceIsANumber() {
    let text = NSMutableAttributedString(string: "one two")
    text.addAttribute(.kern, value: CGFloat(1), range: NSRange(location: 0, length: 3))
    // Foundation compares these two.
    text.addAttribute(.kern, value: CGFloat(2.5), range: NSRange(location: 3, length: 4))
    let kern = text.attribute(.kern, at: 3, effectiveRange: nil)
    #expect(kern as? CGFloat == 2.5)
    #expect(kern as? Double == 2.5)
    #expect(kern is NSNumber)
    let dictionary: NSDictionary = ["a": CGFloat(3)], whole: Any = NSNumber(value: 3)
    #expect(dictionary["a"] as? NSNumber == 3)
    #expect(whole as? CGFloat == 3)
  }

  @Test func aThreadEntersAnObjectTwice() {
    let object = Thing()
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_enter(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == 0)
    #expect(objc_sync_exit(object) == -1)
  }

  @Test func addressesAndNumbersAreFoundInTexts() throws {
    let text = "See https://example.org/a?b=1. Mail me@example.com, call (555) 123-4567 or +1 415-555-0100!"
    func found(_ types: UInt64) throws -> [String] {
      let detector = try NSDataDetector(types: types)
      return detector.matches(in: text, range: NSRange(text.startIndex..., in: text)).map {
        (text as NSString).substring(with: $0.range)
      }
    }
    #expect(try found(1 << 5) == ["https://example.org/a?b=1", "me@example.com"])
    #expect(try found(NSTextCheckingResult.CheckingType.link.rawValue) == found(1 << 5))  // 64 on Linux.
    #expect(try found(1 << 11) == ["(555) 123-4567", "+1 415-555-0100"])
    #expect(throws: (any Error).self) { try NSDataDetector(types: 0) }
  }

  @Test func detectedAddressesAndNumbersHaveTheirResultType() throws {
    let text = "example.org, me@example.com, (555) 123-4567"
    let detector = try NSDataDetector(types: 1 << 5 | 1 << 11)
    let found = detector.matches(in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(found.map(\.url?.absoluteString) == ["http://example.org", "mailto:me@example.com", nil])
    #expect(found.map(\.phoneNumber) == [nil, nil, "(555) 123-4567"])
    #expect(found.map(\.resultType.rawValue) == [64, 64, 1 << 11])  // As Foundation on Linux numbers them.
  }

  @Test func pagesMayHaveTheMarkOfMailInTheirPath() throws {
    let text = "medium.com/@alice"
    let found = try NSDataDetector(types: 1 << 5).firstMatch(
      in: text, range: NSRange(location: 0, length: text.utf16.count))
    #expect(found?.url?.absoluteString == "http://medium.com/@alice")
  }

  @Test func resultsAreMadeOfLinks() throws {
    let url = try #require(URL(string: "https://example.org"))
    let result = NSTextCheckingResult.linkCheckingResult(range: NSRange(location: 2, length: 5), url: url)
    #expect(result.url == url)
    #expect(result.range == NSRange(location: 2, length: 5))
    #expect(result.phoneNumber == nil)
    #expect(result == .linkCheckingResult(range: NSRange(location: 2, length: 5), url: url))
  }

  @Test func valuesOfObjectsAreKeysByTheirAddresses() {
    let one = Thing(), other = Thing()
    let table = [NSValue(nonretainedObject: one): 1, NSValue(nonretainedObject: other): 2]
    #expect(table[NSValue(nonretainedObject: other)] == 2)
    #expect(table[NSValue(nonretainedObject: one)] == 1)
    #expect(NSValue(nonretainedObject: one).nonretainedObjectValue as? Thing === one)
    #expect(NSValue(nonretainedObject: nil).nonretainedObjectValue == nil)
  }

  @Test func anEmptyTextHasNoLength() {
    #expect(NSAttributedString().length == 0)
    #expect(NSMutableAttributedString().length == 0)
  }

  /// PinLayout's tests expect these frames, as on iOS.
  @Test @MainActor func quarterTurnsLeaveWholeNumbers() {
    let view = UIView(frame: CGRect(x: 100, y: 100, width: 100, height: 50))
    view.transform = CGAffineTransform(rotationAngle: .pi / 2)
    #expect(view.frame == CGRect(x: 125, y: 75, width: 50, height: 100))
  }

  @Test func classesStandForThemselvesInArchives() {
    #expect(UILabel.classForCoder() == UILabel.self)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
  }

  @Test func listsOfAddressesHoldTheirObjectsWeakly() {
    let list = NSPointerArray.weakObjects(), kept = Thing()
    func address(_ object: AnyObject) -> UnsafeMutableRawPointer {
      Unmanaged.passUnretained(object).toOpaque()
    }
    do {
      let gone = Thing()
      list.addPointer(address(gone))
      list.addPointer(nil)
      list.insertPointer(address(kept), at: 0)
      #expect(list.count == 3)
      #expect(list.allObjects.count == 2)
      #expect(list.pointer(at: 1) == address(gone))
    }
    #expect(list.count == 3)
    #expect(list.allObjects.count == 1)
    #expect(list.pointer(at: 1) == nil)
    #expect(list.pointer(at: 0) == address(kept))
    list.compact()
    #expect(list.count == 1)
    list.replacePointer(at: 0, withPointer: nil)
    list.count = 3
    list.removePointer(at: 2)
    #expect(list.count == 2)
    #expect(list.allObjects.isEmpty)
    #expect(RunLoop.Mode.tracking.rawValue == "UITrackingRunLoopMode")
  }

  /// Linux's Foundation declares the type; a second one with the name would be ambiguous for modules that
  /// import both.
  @Test func theNamesOfExceptionsAreFoundationsType() {
    let name: Foundation.NSExceptionName = .rangeException
    #expect(NSException(name: name, reason: nil).name.rawValue == "NSRangeException")
  }

  @Test func lengthsOfTimeAreWritten() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: 3909) == "1:05:09")
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: -65) == "-1:05")
    #expect(formatter.string(from: .nan) == nil)
    formatter.allowedUnits = [.minute, .second]
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 5) == "00:05")
    #expect(formatter.string(from: 3909) == "65:09")
    formatter.allowedUnits = []
    formatter.zeroFormattingBehavior = .default
    let expected: [(DateComponentsFormatter.UnitsStyle, String)] = [
      (.abbreviated, "1d 2h 4s"), (.short, "1 day, 2 hr, 4 sec"), (.full, "1 day, 2 hours, 4 seconds"),
      (.spellOut, "one day, two hours, four seconds"), (.brief, "1day 2hr 4sec"),
    ]
    for (style, text) in expected {
      formatter.unitsStyle = style
      #expect(formatter.string(from: 93_604) == text)
    }
    formatter.unitsStyle = .full
    formatter.zeroFormattingBehavior = .dropLeading
    #expect(formatter.string(from: 93_604) == "1 day, 2 hours, 0 minutes, 4 seconds")
    formatter.maximumUnitCount = 1
    formatter.collapsesLargestUnit = true
    #expect(formatter.string(from: 93_604) == "26 hours")
    formatter.includesTimeRemainingPhrase = true
    formatter.includesApproximationPhrase = true
    #expect(formatter.string(from: DateComponents(minute: 90)) == "About 90 minutes remaining")
  }

  @Test func localizedStringsAreFormattedWithTheirArguments() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("Texts.bundle")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try #""%lld files of %@" = "%2$@ has %1$lld"; "plain 100%" = "Alone";"#.write(
      to: folder.appendingPathComponent("Localizable.strings"), atomically: true, encoding: .utf8)
    let bundle = try #require(Bundle(url: folder)), locale = Locale(identifier: "en_US")
    #expect(String(localized: "\(1200) files of \("Ann")", bundle: bundle, locale: locale) == "Ann has 1,200")
    #expect(String(localized: "plain 100%", bundle: bundle) == "Alone")
    #expect(String(localized: "\(3)% of none", bundle: bundle, locale: locale) == "3% of none")
    #expect(String(localized: "key", defaultValue: "Value \(2)", bundle: bundle, locale: locale) == "Value 2")
  }
}
