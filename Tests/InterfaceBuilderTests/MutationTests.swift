import Foundation
import InterfaceBuilder
import TestSupport
import Testing

/// Tests of damaged copies of small documents: each is read or refused, and nothing crashes.
struct MutationTests {
  static let seeds = [
    Documents.storyboard(
      """
      <subviews><label opaque="NO" text="a &amp; b" id="a"><rect key="frame" x="1" y="-2.5" width="3" height="4"/>
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="17"/>
      <color key="textColor" red="1" green="0.5" blue="0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </label><containerView id="b"><connections><segue kind="embed" destination="vc" id="s"/></connections>
      </containerView></subviews><viewLayoutGuide key="safeArea" id="g"/>
      <constraints><constraint firstItem="a" firstAttribute="top" secondItem="g" secondAttribute="top"
      multiplier="16:9" symbolic="YES" id="c"/></constraints>
      <variation key="widthClass=compact"><mask key="subviews"><exclude reference="a"/></mask></variation>
      """),
    Documents.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="Cell"/><?ok fine?>
      <tableViewCell id="x" reuseIdentifier="cell"><tableViewCellContentView key="contentView" id="y">
      <frame key="frameInset" minX="1" width="66" height="100"/><string key="text"><![CDATA[<a> ]]> &#10; é</string>
      <attributedString key="attributedText"><fragment content="A"><attributes><font key="NSFont" size="20"
      name="ArialMT"/></attributes></fragment></attributedString></tableViewCellContentView>
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="a"><integer key="value"
      value="10"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></tableViewCell>
      """),
  ]

  /// Makes one to three changes at random places.
  static func mutate(_ text: String, with random: inout SeededRandom) -> Data {
    var bytes = Array(text.utf8)
    let pieces = [
      "<", ">", "\"", "&", "<?a?>", "<!--", "-->", "]]>", "<![CDATA[", "<!DOCTYPE a>", "&x;", "&#0;", "\u{0}",
      "nan",
      "-1e400", "</view>", "<view>", "id=\"a\"", "\u{FEFF}",
    ]
    for _ in 0..<Int.random(in: 1...3, using: &random) {
      guard bytes.count > 2 else { break }
      let place = Int.random(in: 0..<bytes.count, using: &random)
      let other = Int.random(in: 0..<bytes.count, using: &random)
      switch Int.random(in: 0..<12, using: &random) {
      case 0: bytes[place] ^= 1 << UInt8.random(in: 0..<8, using: &random)
      case 1: bytes[place] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeLast(bytes.count - place)
      case 3: bytes.removeSubrange(min(place, other)..<min(max(place, other), min(place, other) + 40))
      case 4: bytes.insert(contentsOf: Array(pieces.randomElement(using: &random)!.utf8), at: place)
      case 5:
        bytes.insert(
          contentsOf: bytes[min(place, other)..<min(max(place, other), min(place, other) + 90)], at: place)
      case 6:
        bytes.replace(["1", "0"].randomElement(using: &random)!.utf8, with: "nan".utf8, maxReplacements: 2)
      default:
        // Swap what stands between two pairs of quotation marks.
        let quotes = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\"") }
        let pairs = stride(from: 0, to: quotes.count - 1, by: 2).map { quotes[$0] + 1..<quotes[$0 + 1] }
        guard let a = pairs.randomElement(using: &random), let b = pairs.randomElement(using: &random),
          a.upperBound < b.lowerBound
        else { continue }
        let (first, second) = (Array(bytes[a]), Array(bytes[b]))
        bytes.replaceSubrange(b, with: first)
        bytes.replaceSubrange(a, with: second)
      }
    }
    return Data(bytes)
  }

  @Test func noMutationCrashes() {
    var read = 0
    for seed in UInt64(0)..<300 {
      var random = SeededRandom(seed: seed)
      let data = Self.mutate(Self.seeds[Int(seed) % Self.seeds.count], with: &random)
      do {
        let document = try IBDocument(data: data, name: "mutant-\(seed).xib")
        read += 1
        Self.use(document)
      } catch {
        #expect(!error.reason.isEmpty, "seed \(seed)")
        #expect(!error.accepted.isEmpty, "seed \(seed)")
      }
    }
    // Both outcomes occur, or the mutations test nothing.
    #expect((30..<270).contains(read), "\(read) of 300 were read")
  }

  /// Files are read on all cores at once. The contents of one do not affect another.
  @Test func readingSideBySideChangesNothing() async {
    func outcome(_ seed: UInt64) -> String {
      var random = SeededRandom(seed: seed)
      let data = Self.mutate(Self.seeds[Int(seed) % Self.seeds.count], with: &random)
      do {
        let document = try IBDocument(data: data, name: "mutant.xib")
        return document.check().map(\.description).joined(separator: "\n")
      } catch {
        return error.description
      }
    }
    let alone = (UInt64(0)..<200).map(outcome)
    let together = await withTaskGroup(of: (Int, String).self) { group in
      for seed in UInt64(0)..<200 { group.addTask { (Int(seed), outcome(seed)) } }
      return await group.reduce(into: [Int: String]()) { $0[$1.0] = $1.1 }
    }
    for seed in alone.indices { #expect(together[seed] == alone[seed], "seed \(seed)") }
  }

  /// Makes every request to a document that it can answer.
  static func use(_ document: IBDocument) {
    _ = document.check()
    for scene in document.scenes { _ = document.canvas(for: scene.viewController) }
    document.root.forEach { object in
      _ = (object.description, object.frame, object.autoresizingMask, object.constraints, object.layoutGuides)
      _ = (object.connections, object.userDefinedRuntimeAttributes, object.variations)
      _ = object.excluded(from: "subviews", width: .compact, height: .regular)
      _ = (object.string("text"), object.attributedString("attributedText"), object.font("fontDescription"))
      _ = (object.color("textColor").map(document.resources.resolve), document.ancestors(of: object))
      _ = (object.frame(in: IBSize(width: 1, height: 1)), document.scene(of: object))
    }
  }
}
