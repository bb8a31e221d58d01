import Foundation
import Testing

@testable import UIKit

/// Tests of the standard editing commands. Responders perform them; other objects need not implement any.
@MainActor struct StandardEditActionTests {
  private final class Copier: UIView {
    var copies = 0
    override func copy(_ sender: Any?) { copies += 1 }
  }
  private final class Plain: NSObject, UIResponderStandardEditActions {}

  @Test func respondersAnswerByTheirOverrides() {
    let copier = Copier()
    for target in [copier, Plain()] as [any UIResponderStandardEditActions] {
      target.copy(nil)
      target.selectAll(nil)
    }
    #expect(copier.copies == 1)
  }
}
