import Port
import Testing

/// Tests of the translation of several modules.
@Suite struct ModulesTests {
  private func translated(_ sources: [(module: String, text: String)], seeing others: String = "")
    -> [String: String]
  {
    let files = sources.enumerated().map { index, source in
      SourceFile(path: "\(source.module)\(index)", module: source.module, text: source.text)
    }
    let seen = others.isEmpty ? [] : [SourceFile(path: "interface", module: "UIKit", text: others)]
    return Translation(files, seeing: seen).outcome().texts
  }

  @Test func classOfOtherModuleIsKnownByProtocol() throws {
    let texts = translated([
      ("A", "extension UIView {\n  @objc open class var a: Int { 1 }\n}\n"),
      ("B", "class Tests {\n  private class B: UIView {\n    override class var a: Int { 2 }\n  }\n}\n"),
    ])
    #expect(try #require(texts["B1"]).contains("private class B: UIView, B_overriding_a_of_UIView {"))
    #expect(try #require(texts["A0"]).contains("as? any B_overriding_a_of_UIView.Type"))
  }

  @Test func whatOneFileSeesIsNotOverriddenInOthers() {
    let texts = translated([
      ("A", "private extension UIView {\n  func a(in b: B) {}\n}\n"),
      ("A", "class C: UIView {\n  override func a(in b: D) {}\n}\n"),
    ])
    #expect(texts == [:])
  }

  @Test func overrideMovesIntoFileOfItsClass() throws {
    let texts = translated([
      ("A", "class C: UIView {\n}\n"),
      (
        "A",
        "import B\n\nextension C {\n  override func layoutSubviews() { help() }\n}\nprivate func help() {}\n"
      ),
    ])
    #expect(
      texts["A0"] == """
        import B; class C: UIView {

        #sourceLocation(file: "A1", line: 4)
        override func layoutSubviews() { help() }
        #sourceLocation(file: "A0", line: 2)
        }

        """)
    #expect(texts["A1"] == "import B\n\nextension C {\n  \n}\nfunc help() {}\n")
  }

  @Test func tableOfSubclassOverridesThatOfOtherModule() throws {
    let texts = translated([
      ("A", "open class Base: UIView { @objc open func a() {} }\n"),
      ("B", "class Below: Base { @objc func b() {} }\nextension Base { @objc func c() {} }\n"),
    ])
    let below = try #require(texts["B1"])
    #expect(below.contains("@MainActor override func method(named selector: Selector)"))
    #expect(below.contains("(target as? Base)?.selectorTable1(selector)"))
    #expect(!(try #require(texts["A0"])).contains("case \"c\""))
  }

  @Test func optionalRequirementOfOtherModuleIsAnswered() throws {
    let texts = translated([
      ("A", "@objc public protocol P { @objc optional func may(_ a: Int) }\n"),
      ("B", "class C: P { func may(_ a: Int) {} }\nfunc ask(_ p: P) { p.may?(1) }\n"),
    ])
    let text = try #require(texts["B1"])
    #expect(text.contains("var may_ifAny: ((Int) -> Void)? { { self.may($0) } }"))
    #expect(text.contains("{ p.may_ifAny?(1) }"))
  }

  @Test func interfaceTellsSuperclassesOfKit() throws {
    let interface = Interface(of: [
      SourceFile(
        path: "a", module: "UIKit",
        text: "open class UIView: UIResponder { open func endEditing(_ a: Bool) {} }\nclass Own {}\n")
    ]).text
    #expect(!interface.contains("Own"))
    let texts = translated([("A", "class C: UIView { let a = #selector(endEditing) }\n")], seeing: interface)
    #expect(try #require(texts["A0"]).contains("Selector(\"endEditing:\")"))
  }

  @Test func conditionsThatAreSetChooseWhatIsTranslated() {
    let text = "#if FLAG\n#else\nlet a = #selector(b)\n#endif\n"
    let file = SourceFile(path: "a", module: "A", text: text)
    let texts = Translation([file], platform: Platform(defined: ["FLAG"])).outcome().texts
    #expect(texts["a"] == "#if FLAG\n#else\n\n#endif\n")
  }

  @Test func whatIsLeftIsNamedWithItsLine() {
    let text = "extension UIView {\n  @objc static func a() {}\n}\n"
    let file = SourceFile(path: "/A.swift", module: "A", text: text)
    #expect(
      Translation([file]).outcome().notes == [
        "/A.swift:2: note: 'a' cannot be called by its name: it is static in an extension of 'UIView'"
      ])
  }
}
