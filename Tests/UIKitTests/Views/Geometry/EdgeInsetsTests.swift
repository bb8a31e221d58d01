import CoreGraphics
import Foundation
import Testing
import UIKit

struct EdgeInsetsTests {
  @Test func insetsMoveEdgesInward() {
    let rect = CGRect(x: 10, y: 20, width: 100, height: 50)
    let insets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(rect.inset(by: insets) == CGRect(x: 12, y: 21, width: 94, height: 46))
    #expect(UIEdgeInsetsInsetRect(rect, insets) == rect.inset(by: insets))
    #expect(UIEdgeInsetsMake(1, 2, 3, 4) == insets)
    #expect(rect.inset(by: .zero) == rect)
  }

  @Test func negativeInsetsGrowAndExcessiveOnesGiveNegativeSizes() {
    let rect = CGRect(x: 0, y: 0, width: 10, height: 10)
    let grown = rect.inset(by: UIEdgeInsets(top: -1, left: -1, bottom: -1, right: -1))
    #expect(grown == CGRect(x: -1, y: -1, width: 12, height: 12))
    let inverted = rect.inset(by: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    #expect(inverted.size.height == -6)
    #expect(CGRect.null.inset(by: UIEdgeInsets(top: 1, left: 1, bottom: 1, right: 1)).isNull)
  }

  @Test func directionalInsetsFollowTheReadingDirection() {
    let insets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    #expect(insets.resolved(rightToLeft: false) == UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    #expect(insets.resolved(rightToLeft: true) == UIEdgeInsets(top: 1, left: 4, bottom: 3, right: 2))
    #expect(insets.resolved(rightToLeft: true).directional(rightToLeft: true) == insets)
  }

  @Test func valuesSurviveJSON() throws {
    func roundTrip<T: Codable & Equatable>(_ value: T, _ json: String) throws {
      let data = try JSONEncoder().encode(value)
      #expect(String(decoding: data, as: UTF8.self) == json)
      #expect(try JSONDecoder().decode(T.self, from: data) == value)
    }
    try roundTrip(UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4), "[1,2,3,4]")
    try roundTrip(NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), "[1,2,3,4]")
    try roundTrip(UIOffset(horizontal: 5, vertical: 6), "[5,6]")
  }

  @Test func optionSetsHaveApplesBits() {
    #expect(UIRectEdge.all.rawValue == 15)
    #expect(NSDirectionalRectEdge.all.rawValue == 15)
    #expect(UIRectCorner.allCorners.contains(.bottomRight))
    #expect(UIAxis.both == [.horizontal, .vertical])
    #expect(NSRectAlignment.topTrailing.rawValue == 8)
    #expect(UIInterfaceOrientationMask.allButUpsideDown.rawValue == 26)
    #expect(UIInterfaceOrientationMask.all.rawValue == 30)
    #expect(UIInterfaceOrientation.landscapeLeft.rawValue == UIDeviceOrientation.landscapeRight.rawValue)
  }
}
