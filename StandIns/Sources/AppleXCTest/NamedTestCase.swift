import XCTest

/// The class above those of a target that reads its tests' names: while it is run, a test has its name as Apple's XCTest writes it.
open class NamedTestCase: XCTestCase {
  // Programs that list and report tests parse Linux's form, "Class.test".
  private var isRun = false

  open override var name: String {
    guard isRun, let dot = super.name.lastIndex(of: ".") else { return super.name }
    return "-[\(super.name[..<dot]) \(super.name[dot...].dropFirst())]"
  }

  open override func invokeTest() {
    isRun = true
    defer { isRun = false }
    super.invokeTest()
  }

  open override func recordFailure(withDescription description: String, inFile filePath: String, atLine lineNumber: Int, expected: Bool) {
    let wasRun = isRun
    isRun = false
    defer { isRun = wasRun }
    super.recordFailure(withDescription: description, inFile: filePath, atLine: lineNumber, expected: expected)
  }
}
