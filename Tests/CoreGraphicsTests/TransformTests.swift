import CoreGraphics
import Foundation
import TestSupport
import Testing

private func near(_ a: CGAffineTransform, _ b: CGAffineTransform, _ tolerance: CGFloat = 1e-9) -> Bool {
  zip([a.a, a.b, a.c, a.d, a.tx, a.ty], [b.a, b.b, b.c, b.d, b.tx, b.ty]).allSatisfy {
    abs($0 - $1) <= tolerance * max(1, abs($1))
  }
}

@Test func transformsComposeInTheOrderTheyAreWritten() {
  let point = CGPoint(x: 1, y: 0)
  let turned = CGAffineTransform(rotationAngle: .pi / 2).concatenating(.init(translationX: 10, y: 0))
  #expect(abs(point.applying(turned).x - 10) < 1e-12)
  #expect(abs(point.applying(turned).y - 1) < 1e-12)
  // The methods put the new step first.
  let moved = CGAffineTransform(translationX: 10, y: 0).rotated(by: .pi / 2)
  #expect(near(moved, turned))
  #expect(CGAffineTransform(scaleX: 2, y: 3).translatedBy(x: 5, y: 7).tx == 10)
}

@Test func aQuarterTurnHasTheEntriesOfCosAndSin() {
  let turn = CGAffineTransform(rotationAngle: .pi / 2)
  #expect(turn.a == CGFloat(cos(Double.pi / 2)))
  #expect(turn.b == 1)
  #expect(turn.c == -1)
  #expect(!turn.isIdentity)
  #expect(CGAffineTransform.identity.isIdentity)
}

@Test func randomTransformsAreUndoneByTheirInverse() {
  var random = SeededRandom(seed: 1)
  for _ in 0..<500 {
    let t = CGAffineTransform(rotationAngle: random.number(-9...9))
      .scaledBy(x: random.number(0.1...9), y: random.number(-9 ... -0.1))
      .translatedBy(x: random.number(-1e3...1e3), y: random.number(-1e3...1e3))
    #expect(near(t.concatenating(t.inverted()), .identity, 1e-6))
    #expect(near(CGAffineTransform(t.decomposed()), t))
  }
}

@Test func aFlatTransformIsItsOwnInverse() {
  let flat = CGAffineTransform(a: 1, b: 2, c: 2, d: 4, tx: 5, ty: 6)
  #expect(flat.inverted() == flat)
}

@Test func aTransformReadsBackFromJSONExactly() throws {
  let t = CGAffineTransform(a: 0.1, b: -2, c: 1e-17, d: 4, tx: .pi, ty: 1e300)
  let data = try JSONEncoder().encode(t)
  #expect(try JSONDecoder().decode(CGAffineTransform.self, from: data) == t)
  #expect(throws: (any Error).self) {
    try JSONDecoder().decode(CGAffineTransform.self, from: Data("[1,2]".utf8))
  }
}

@Test func rectanglesBecomeTheBoxOfTheirCorners() {
  let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
  #expect(rect.applying(CGAffineTransform(scaleX: -2, y: 3)) == CGRect(x: -8, y: 6, width: 6, height: 12))
  #expect(CGRect.null.applying(CGAffineTransform(scaleX: 2, y: 2)).isNull)
  #expect(CGRect.infinite.applying(CGAffineTransform(translationX: 2, y: 2)).isInfinite)
  #expect(
    CGRect(x: 9, y: 9, width: -4, height: -5).applying(.identity) == CGRect(x: 5, y: 4, width: 4, height: 5))
}

@Test func pointsSizesAndRectanglesAreDictionaries() {
  let rect = CGRect(x: 1, y: 2.5, width: 3, height: 4)
  #expect(CGRect(dictionaryRepresentation: rect.dictionaryRepresentation) == rect)
  #expect(CGPoint(dictionaryRepresentation: ["X": 1, "Y": 2]) == CGPoint(x: 1, y: 2))
  #expect(CGSize(dictionaryRepresentation: ["Width": 1]) == nil)
  #expect(rect.debugDescription == "(1.0, 2.5, 3.0, 4.0)")
  #expect("\(rect.origin)" == "(1.0, 2.5)")
}

@Test func intersectsAcceptsRectanglesOnWhichFoundationTraps() {
  let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
  #expect(rect.overlap(CGRect(x: CGFloat.nan, y: 0, width: 1, height: 1)) == nil)
  #expect(rect.overlap(CGRect(x: 10, y: 0, width: 1, height: 1)) == nil)
  #expect(
    rect.overlap(CGRect(x: 15, y: 15, width: -10, height: -10)) == CGRect(x: 5, y: 5, width: 5, height: 5))
}
