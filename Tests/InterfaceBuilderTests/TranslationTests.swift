import Foundation
import TestSupport
import Testing

@testable import InterfaceBuilder

/// Tests of documents in other languages. Source: Apple's "Localizing strings in storyboards and xibs": keys
/// are ids and properties.
struct TranslationTests {
  private let folder = TemporaryFolder()

  private static let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" targetRuntime="iOS.CocoaTouch">
    <objects><view id="v"><subviews>
      <label text="Name" id="l"/>
      <textView id="t"><string key="text">Two
    lines</string></textView>
      <button id="b"><state key="normal" title="Save"/><buttonConfiguration key="configuration" style="plain" title="Save"/></button>
      <segmentedControl id="s"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      <searchBar id="q"><scopeButtonTitles><string>One</string><string>Two</string></scopeButtonTitles></searchBar>
      <label text="Same" id="u"/>
    </subviews></view></objects></document>
    """

  @Test func textsStandForTheDocumentsOwn() throws {
    let url = try folder.write(Self.document, to: "Base.lproj/Main.xib")
    try folder.write(
      """
      /* Class = "UILabel"; text = "Name"; ObjectID = "l"; */
      "l.text" = "Nachname";
      "t.text" = "Zwei\\nZeilen";
      "b.normalTitle" = "Sichern";
      "b.configuration.title" = "Sichern!";
      "s.segmentTitles[1]" = "Z";
      "q.scopeButtonTitles[0]" = "Eins";
      "gone.text" = "nirgends";
      """, to: "de.lproj/Main.strings")
    let plain = try IBDocument(contentsOf: url), german = try IBDocument(contentsOf: url, language: "de-AT")
    #expect(german.object(withID: "l")?.string("text") == "Nachname")
    #expect(german.object(withID: "u")?.string("text") == "Same")
    #expect(german.object(withID: "t")?.string("text") == "Zwei\nZeilen")
    let button = try #require(german.object(withID: "b"))
    #expect(button.child(named: "state")?.string("title") == "Sichern")
    #expect(button.child(key: "configuration")?.string("title") == "Sichern!")
    #expect(german.object(withID: "s")?.objects(in: "segments").map { $0.string("title") } == ["A", "Z"])
    #expect(
      german.object(withID: "q")?.objects(in: "scopeButtonTitles").map(\.stringContent) == ["Eins", "Two"])
    #expect(german.object(withID: "l").flatMap { german.parent(of: $0) }?.name == "subviews")
    #expect(german.elements.map(\.ordinal) == plain.elements.map(\.ordinal))
    #expect(
      german.diagnostics.map(\.description).contains {
        $0.contains("de.lproj/Main.strings") && $0.contains("gone.text")
      })
    #expect(try IBDocument(contentsOf: url, language: "fr") == plain)
    #expect(throws: IBReadError.self) { try IBDocument(contentsOf: url, language: "fr", isStrict: true) }
  }

  @Test func aLanguagesOwnDocumentIsInIt() throws {
    let german = try folder.write(Self.document, to: "de.lproj/Main.xib")
    let english = try folder.write(Self.document, to: "Base.lproj/Main.xib")
    #expect(try IBDocument(contentsOf: german, language: "de", isStrict: true).url == german)
    #expect(try IBDocument(contentsOf: english, language: "de-AT", isStrict: true).url == german)
    try folder.write("{\"sourceLanguage\": \"en\", \"strings\": {}}", to: "Base.lproj/Main.xcstrings")
    #expect(try IBDocument(contentsOf: english, language: "en-GB", isStrict: true).url == english)
  }

  @Test(arguments: [
    ("App.xcodeproj/project.pbxproj", "\t\t\tdevelopmentRegion = \"pt-BR\";\n", "pt-BR"),
    ("App.xcodeproj/project.pbxproj", "\t\t\tdevelopmentRegion = German;\n", "de"),
    ("Package.swift", "let package = Package(name: \"A\", defaultLocalization: \"fr\")", "fr"),
    (
      "Info.plist",
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>it</string></dict></plist>",
      "it"
    ),
    (
      "Info.plist",
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>",
      "en"
    ),
    (".git/HEAD", "", "en"),
  ])
  func aBaseDocumentIsInTheProjectsLanguage(_ file: String, _ text: String, _ language: String) throws {
    let url = try folder.write(Self.document, to: "Base.lproj/Main.xib")
    try folder.write(text, to: file)
    try folder.write("\"l.text\" = \"Nombre\";", to: "es.lproj/Main.strings")
    #expect(
      try IBDocument(contentsOf: url, language: language, isStrict: true) == IBDocument(contentsOf: url))
    #expect(
      try IBDocument(contentsOf: url, language: "es", isStrict: true).object(withID: "l")?.string("text")
        == "Nombre")
    let refusal = #expect(throws: IBReadError.self) {
      try IBDocument(contentsOf: url, language: "ja", isStrict: true)
    }
    #expect(refusal?.accepted == [language, "es"].sorted().joined(separator: ", "))
    // A document in a language's folder cannot be read in another language.
    let own = try folder.write(Self.document, to: "es.lproj/Other.xib")
    try folder.write("\"l.text\" = \"\";", to: "ko.lproj/Other.strings")
    #expect(throws: IBReadError.self) { try IBDocument(contentsOf: own, language: language, isStrict: true) }
  }

  @Test func aVariableInThePropertyListLeavesTheLanguageToTheProject() throws {
    let url = try folder.write(Self.document, to: "App/Base.lproj/Main.xib")
    try folder.write(
      "<plist version=\"1.0\"><dict><key>CFBundleDevelopmentRegion</key><string>$(DEVELOPMENT_LANGUAGE)</string></dict></plist>",
      to: "App/Info.plist")
    try folder.write("developmentRegion = fr;", to: "App.xcodeproj/project.pbxproj")
    try folder.write("\"l.text\" = \"Nombre\";", to: "App/es.lproj/Main.strings")
    #expect(try IBDocument(contentsOf: url, language: "fr", isStrict: true) == IBDocument(contentsOf: url))
    #expect(throws: IBReadError.self) { try IBDocument(contentsOf: url, language: "en", isStrict: true) }
  }

  @Test func unreadableStringsAreReported() throws {
    let url = try folder.write(Self.document, to: "Base.lproj/Main.xib")
    try folder.write("{ broken", to: "de.lproj/Main.strings")
    #expect(throws: IBReadError.self) { try IBDocument(contentsOf: url, language: "de", isStrict: true) }
    #expect(
      try IBDocument(contentsOf: url, language: "de").diagnostics.contains {
        $0.message.contains("Main.strings")
      })
    // Valid entries beside invalid ones are read.
    try folder.write("{ \"l.text\" = \"Nachname\"; \"u.text\" = ( 1 ); }", to: "de.lproj/Main.strings")
    let german = try IBDocument(contentsOf: url, language: "de", isStrict: true)
    #expect(german.object(withID: "l")?.string("text") == "Nachname")
    #expect(german.diagnostics.contains { $0.message.contains("u.text") })
    try folder.write(
      """
      {"strings": {"u.text": 1, "l.text": {"localizations": {"es": {"stringUnit": {"value": "Nombre"}}, "pt": 3}}}}
      """, to: "mul.lproj/Main.xcstrings")
    #expect(try IBDocument(contentsOf: url, language: "es").object(withID: "l")?.string("text") == "Nombre")
    // Nothing writes into the pipe.
    let strings = folder("de.lproj/Main.strings")
    try FileManager.default.removeItem(at: strings)
    #expect(mkfifo(strings.path, 0o600) == 0)
    #expect(throws: IBReadError.self) { try IBDocument(contentsOf: url, language: "de", isStrict: true) }
  }

  @Test func catalogsAndOtherDocumentsCountToo() throws {
    let url = try folder.write(Self.document, to: "Base.lproj/Main.xib")
    try folder.write(Self.document.replacingOccurrences(of: "Name", with: "Nom"), to: "fr.lproj/Main.xib")
    try folder.write(
      """
      {"sourceLanguage": "en", "version": "1.0", "strings": {
        "l.text": {"localizations": {"es": {"stringUnit": {"state": "translated", "value": "Nombre"}}}}, "u.text": {}}}
      """, to: "mul.lproj/Main.xcstrings")
    #expect(try IBDocument(contentsOf: url, language: "es").object(withID: "l")?.string("text") == "Nombre")
    #expect(try IBDocument(contentsOf: url, language: "fr").object(withID: "l")?.string("text") == "Nom")
    let refusal = #expect(throws: IBReadError.self) {
      try IBDocument(contentsOf: url, language: "de", isStrict: true)
    }
    #expect(refusal.map { "\($0)" }?.contains("es, fr") == true)
  }
}
