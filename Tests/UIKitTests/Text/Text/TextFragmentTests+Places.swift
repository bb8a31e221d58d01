import Foundation
import Testing
import UIKit

extension TextFragmentTests {
  /// The manager conforms to `NSTextSelectionDataSource`.
  @Test func managersKnowPlacesOfTheirText() throws {
    let content = NSTextContentStorage(), manager = NSTextLayoutManager()
    let nothing = manager.documentRange
    #expect(nothing.isEmpty)
    #expect(manager.location(nothing.location, offsetBy: 1) == nil)
    content.addTextLayoutManager(manager)
    content.attributedString = NSAttributedString(string: "Hello")
    let whole = manager.documentRange
    #expect(whole == content.documentRange)
    #expect(manager.offset(from: whole.location, to: whole.endLocation) == 5)
    let place = try #require(manager.location(whole.location, offsetBy: 2))
    #expect(manager.offset(from: place, to: whole.endLocation) == 3)
    let selection = NSTextSelection(whole.location, affinity: .downstream)
    selection.secondarySelectionLocation = place
    #expect(selection.textSelection(with: [whole]).secondarySelectionLocation === place)
  }
}
