import Testing
import UIKit
import UIKitTesting

@MainActor struct ReferenceLibraryTests {
  @Test func noDictionaryHasADefinition() {
    #expect(!UIReferenceLibraryViewController.dictionaryHasDefinition(forTerm: "mica"))
    let screen = HeadlessScreen()
    screen.show(UIReferenceLibraryViewController(term: "mica"))
    #expect(screen.shows("No definition found"))
  }

  @Test func traitsChooseAnImage() {
    let traits = UITraitCollection(userInterfaceStyle: .dark)
    #expect(traits.imageConfiguration.traitCollection?.userInterfaceStyle == .dark)
  }
}
