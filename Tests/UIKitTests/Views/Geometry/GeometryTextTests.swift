import CoreGraphics
import Foundation
import Testing
import UIKit

struct GeometryTextTests {
  @Test func stringsOfGeometryEqualThoseOfIOS() {
    #expect(NSCoder.string(for: CGPoint(x: 1, y: 2.5)) == "{1, 2.5}")
    #expect(NSCoder.string(for: CGRect(x: 0, y: 20.5, width: 375, height: 44)) == "{{0, 20.5}, {375, 44}}")
    #expect(
      NSCoder.string(for: CGSize(width: 1.0 / 3, height: 0.1))
        == "{0.33333333333333331, 0.10000000000000001}")
    #expect(NSCoder.string(for: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)) == "{1, 2, 3, 4}")
    #expect(NSCoder.string(for: UIOffset(horizontal: -1, vertical: 0)) == "{-1, 0}")
    #expect(NSCoder.string(for: CGAffineTransform.identity) == "[1, 0, 0, 1, 0, 0]")
    #expect(NSCoder.string(for: CGVector(dx: 3, dy: 4)) == "{3, 4}")
  }

  @Test func textsAreReadBack() {
    let rect = CGRect(x: 0.1, y: -2, width: 1.0 / 3, height: 1e20)
    #expect(NSCoder.cgRect(for: NSCoder.string(for: rect)) == rect)
    #expect(NSCoder.cgPoint(for: "{1,2}") == CGPoint(x: 1, y: 2))
    #expect(NSCoder.cgSize(for: "  { 3 , 4 } ") == CGSize(width: 3, height: 4))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSCoder.uiEdgeInsets(for: "{1, 2, 3, 4}") == insets)
    let turn = CGAffineTransform(rotationAngle: 0.3)
    #expect(NSCoder.cgAffineTransform(for: NSCoder.string(for: turn)) == turn)
  }

  @Test(arguments: ["", "nonsense", "{", "{a, b}", "{{,},{,}}"])
  func malformedTextsGiveZero(text: String) {
    #expect(NSCoder.cgRect(for: text) == .zero)
    #expect(NSCoder.cgPoint(for: text) == .zero)
    #expect(NSCoder.uiEdgeInsets(for: text) == .zero)
    #expect(NSCoder.cgAffineTransform(for: text) == .identity)
  }

  @Test func archivesKeepGeometry() throws {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    archiver.encode(rect, forKey: "rect")
    archiver.encode(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), forKey: "insets")
    archiver.encode(CGAffineTransform(scaleX: 2, y: 3), forKey: "transform")
    archiver.finishEncoding()
    let reader = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    #expect(reader.decodeCGRect(forKey: "rect") == rect)
    #expect(reader.decodeUIEdgeInsets(forKey: "insets").right == 4)
    #expect(reader.decodeCGAffineTransform(forKey: "transform") == CGAffineTransform(scaleX: 2, y: 3))
    #expect(reader.decodeCGPoint(forKey: "missing") == .zero)
  }

  @Test func valuesHoldGeometry() {
    #expect(NSValue(cgPoint: CGPoint(x: 1, y: 2)).cgPointValue == CGPoint(x: 1, y: 2))
    #expect(NSValue(cgSize: CGSize(width: 1, height: 2)).cgSizeValue == CGSize(width: 1, height: 2))
    let rect = CGRect(x: 1, y: 2, width: 3, height: 4)
    #expect(NSValue(cgRect: rect).cgRectValue == rect)
    #expect(NSValue(cgRect: rect) == NSValue(cgRect: rect))
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(NSValue(uiEdgeInsets: insets).uiEdgeInsetsValue == insets)
    let offset = UIOffset(horizontal: 1, vertical: 2)
    #expect(NSValue(uiOffset: offset).uiOffsetValue == offset)
    #expect(NSValue(cgVector: CGVector(dx: 1, dy: 2)).cgVectorValue == CGVector(dx: 1, dy: 2))
    let transform = CGAffineTransform(a: 1, b: 2, c: 3, d: 4, tx: 5, ty: 6)
    #expect(NSValue(cgAffineTransform: transform).cgAffineTransformValue == transform)
    #expect(NSValue(cgAffineTransform: transform) == NSValue(cgAffineTransform: transform))
  }

  @Test func indexPathsNameRowsAndItems() {
    var path = IndexPath(row: 3, section: 1)
    #expect((path.row, path.item, path.section) == (3, 3, 1))
    #expect(path == IndexPath(item: 3, section: 1))
    let object = path as NSIndexPath
    #expect((object.row, object.item, object.section) == (3, 3, 1))
    #expect(NSIndexPath(forRow: 3, inSection: 1) == object)
    path.row = 7
    path.section = 2
    #expect(path == [2, 7])
  }

  @Test func selectorsAreNames() {
    let tapped: Selector = "tapped:"
    #expect(tapped == Selector("tapped:"))
    #expect(NSStringFromSelector(NSSelectorFromString("go")) == "go")
    #expect("go:".withCString { sel_getUid($0) } == Selector("go:"))
    #expect(autoreleasepool { 4 } == 4)
  }
}
