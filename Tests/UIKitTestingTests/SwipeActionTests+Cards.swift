import CoreGraphics
import Foundation
import QuartzCore
import Testing
import UIKit
import UIKitTesting

/// Tests of rows of cards that a finger swipes.
extension SwipeActionTests {
  @Test func rowsOfCardsMoveWithinThem() throws {
    let mail = mail()
    let (screen, table) = show(mail, style: .insetGrouped)
    table.backgroundColor = .blue
    try screen.swipe(.left, on: "Banana")
    screen.advance(by: 0.5)
    let image = try #require(screen.picture().cgImage),
      y = Int(table.rectForRow(at: IndexPath(row: 1, section: 0)).midY)
    func color(_ x: Int) -> UInt32 {
      image.withPixels { pixels, stride in pixels[y * stride + x] & 0xFF_FFFF }
    }
    #expect(color(8) == 0x0000FF)
    #expect(color(100) == 0xFFFFFF)
    try screen.tap("Cherry")
    screen.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    #expect(cell.frame.minX == 16)
    #expect(cell.layer.mask == nil)
  }

  @Test func cellsThatAreUsedAgainBeforeTheirRowIsClosedKeepNoMask() throws {
    let mail = mail()
    defer { withExtendedLifetime(mail) {} }
    let (screen, table) = show(mail, style: .insetGrouped)
    try screen.swipe(.left, on: "Banana")
    screen.advance(by: 0.5)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    table.setEditing(false, animated: true)
    #expect(cell.layer.mask != nil)
    table.reloadData()
    table.layoutIfNeeded()
    #expect(cell.superview == nil)
    #expect(cell.layer.mask == nil)
  }

  @Test func visiblePartOfACardStaysInPlaceUnderTheFinger() throws {
    let mail = mail()
    defer { withExtendedLifetime(mail) {} }
    let (screen, table) = show(mail, style: .insetGrouped)
    let row = table.rectForRow(at: IndexPath(row: 1, section: 0))
    let cell = try #require(table.cellForRow(at: IndexPath(row: 1, section: 0)))
    TouchInput.main.begin(at: CGPoint(x: 280, y: row.midY), in: screen.window)
    for x in stride(from: CGFloat(275), through: 200, by: -5) {
      screen.advance(by: 1.0 / 60)
      TouchInput.main.move(to: CGPoint(x: x, y: row.midY))
    }
    screen.advance(by: 1.0 / 60)
    let seen = try #require(cell.layer.mask?.presentation())
    #expect(cell.frame.minX < row.minX)
    #expect(abs(cell.frame.minX + seen.frame.minX - row.minX) < 0.01)
    TouchInput.main.end()
    screen.advance(by: 1)
  }

  @Test func aRowOfACardThatIsDeletedLeavesItsCellWhole() throws {
    let mail = mail()
    let (screen, table) = show(mail, style: .insetGrouped)
    let y = table.rectForRow(at: IndexPath(row: 0, section: 0)).midY
    let cell = try #require(table.cellForRow(at: IndexPath(row: 0, section: 0)))
    let radius = cell.layer.cornerRadius
    screen.swipe(from: CGPoint(x: 295, y: y), to: CGPoint(x: 20, y: y), during: 0.5)
    screen.advance(by: 1)
    #expect(mail.rows == ["Banana", "Cherry", "Date"])
    #expect(cell.superview == nil)
    #expect(cell.layer.mask == nil)
    #expect(radius > 0)
    #expect(cell.layer.cornerRadius == radius)
  }

  @Test func aRowOfACardThatBecomesTheLastClosesWithItsCorners() throws {
    let mail = mail()
    let (screen, table) = show(mail, style: .insetGrouped)
    try screen.swipe(.left, on: "Cherry")
    screen.advance(by: 0.5)
    mail.rows.removeLast()
    table.deleteRows(at: [IndexPath(row: 3, section: 0)], with: .fade)
    screen.advance(by: 1)
    let cell = try #require(table.cellForRow(at: IndexPath(row: 2, section: 0)))
    #expect(cell.layer.mask?.cornerRadius ?? 0 > 0)
    #expect(cell.layer.cornerRadius == 0)
    try screen.tap("Apple")
    screen.advance(by: 1)
    #expect(cell.layer.mask == nil)
    #expect(cell.layer.cornerRadius > 0)
    #expect(cell.layer.maskedCorners == [.layerMinXMaxYCorner, .layerMaxXMaxYCorner])
  }
}
