import Foundation
import Projects
import Testing

struct PodspecTests {
  private static let text = """
    Pod::Spec.new do |s|
      s.name = 'Cards' # s.name = 'Old'
      s.swift_version = '4.2'
      s.source_files = 'Classes/**/*.{h,swift}'
      s.exclude_files = 'Classes/Private/*'
      s.osx.source_files = 'Mac/*'
      s.resource_bundles = { 'Cards' => ['Assets/*.xib'] }
      s.resources = %w(Cards.xcassets)
      s.dependency 'Colors/Core', '~> 1.0'
      s.default_subspecs = 'Core'
      s.subspec 'Core' do |core|
        core.source_files = 'Core'
      end
      s.subspec 'Rx' do |rx|
        rx.source_files = 'Rx'
        rx.dependency 'RxSwift'
      end
      s.test_spec 'Tests' do |test_spec|
        test_spec.source_files = 'Tests/*'
      end
    end
    """

  /// Reads the description in a folder with empty files.
  private func spec() throws -> Podspec {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("mica-\(UUID().uuidString)")
    let files = [
      "Classes/A.swift", "Classes/Deep/B.swift", "Classes/Private/C.swift", "Classes/D.m", "Mac/E.swift",
      "Core/F.swift", "Rx/G.swift", "Tests/H.swift", "Assets/Card.xib", "Cards.xcassets/Contents.json",
    ]
    for file in files {
      let url = folder.appendingPathComponent(file)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data().write(to: url)
    }
    defer { try? FileManager.default.removeItem(at: folder) }
    return Podspec(Self.text, folder: folder)
  }

  private func names(_ paths: [String]) -> [String] {
    paths.map { URL(fileURLWithPath: $0).lastPathComponent }.sorted()
  }

  @Test func sourcesAreThoseOfTheDefaultPartsForAnIPhone() throws {
    let found = names(try spec().sources)
    #expect(found == ["A.swift", "B.swift", "F.swift"])
  }
  @Test func commentsSayNothing() throws { #expect(try spec().name == "Cards") }
  @Test func versionOfSwiftIsRead() throws { #expect(try spec().swiftVersion == "4.2") }
  @Test func aCatalogIsOneResource() throws { #expect(names(try spec().resources) == ["Cards.xcassets"]) }
  @Test func bundlesHaveTheirFiles() throws {
    #expect(try spec().bundles.mapValues(names) == ["Cards": ["Card.xib"]])
  }
  @Test func needsAreThoseOfTheDefaultParts() throws { #expect(try spec().needs == ["Colors"]) }
}
