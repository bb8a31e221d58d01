import CoreGraphics
import QuartzCore
import TestSupport
import Testing
import UIKit

/// Tests of geometry, conversion, hit-testing and trees against measurements of Apple's code.
@MainActor struct MeasuredGeometryTests {
  @Test(
    arguments: ["layer_geometry", "layer_conversion", "view_conversion", "hit_testing", "view_tree"])
  func casesHold(file: String) throws {
    let facts = try FactFile(file)
    #expect(facts.run(FactWorld.check) == [])
  }

  @Test func transform3DCasesHold() throws {
    let facts = try FactFile("transform3d")
    #expect(facts.run(Self.checkTransform) == [])
  }

  private static func checkTransform(_ one: FactFile.Case) -> String? {
    let arguments = one.inputs["args"].array
    let n = arguments.compactMap(\.number).map { CGFloat($0) }
    func matrix(_ index: Int) -> CATransform3D { Facts.transform(arguments[index]) }
    func numbers(_ t: CATransform3D) -> JSONValue { .array(Facts.elements(t).map { .number($0) }) }
    let answer: JSONValue
    switch one.inputs["f"].string! {
    case "identity": answer = numbers(CATransform3DIdentity)
    case "makeTranslation": answer = numbers(CATransform3DMakeTranslation(n[0], n[1], n[2]))
    case "makeScale": answer = numbers(CATransform3DMakeScale(n[0], n[1], n[2]))
    case "makeRotation": answer = numbers(CATransform3DMakeRotation(n[0], n[1], n[2], n[3]))
    case "concat": answer = numbers(CATransform3DConcat(matrix(0), matrix(1)))
    case "translate": answer = numbers(CATransform3DTranslate(matrix(0), n[0], n[1], n[2]))
    case "scale": answer = numbers(CATransform3DScale(matrix(0), n[0], n[1], n[2]))
    case "invert": answer = numbers(CATransform3DInvert(matrix(0)))
    case "makeAffine": answer = numbers(CATransform3DMakeAffineTransform(Facts.affine(arguments[0])))
    case "getAffine":
      let t = CATransform3DGetAffineTransform(matrix(0))
      answer = .array([t.a, t.b, t.c, t.d, t.tx, t.ty].map { .number($0) })
    case "isAffine": answer = .bool(CATransform3DIsAffine(matrix(0)))
    case "isIdentity": answer = .bool(CATransform3DIsIdentity(matrix(0)))
    case let other: return "no such function: \(other)"
    }
    return answer.matches(one.expected, within: one.tolerance) ? nil : "\(answer), not \(one.expected)"
  }
}
