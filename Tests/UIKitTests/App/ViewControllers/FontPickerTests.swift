import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct FontPickerTests {
  private final class Listener: NSObject, UIFontPickerViewControllerDelegate {
    var told: [String] = []
    func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
      told.append(viewController.selectedFontDescriptor?.postscriptName ?? "")
    }
    func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
      told.append("cancelled")
    }
  }

  /// Shows a picker on a screen.
  private func shown(_ configuration: UIFontPickerViewController.Configuration, _ listener: Listener)
    -> (screen: HeadlessScreen, root: UIViewController, picker: UIFontPickerViewController)
  {
    let screen = HeadlessScreen(), root = UIViewController(),
      picker = UIFontPickerViewController(configuration: configuration)
    screen.show(root)
    picker.delegate = listener
    root.present(picker, animated: false)
    return (screen, root, picker)
  }

  @Test func aFamilyIsChosen() throws {
    let listener = Listener(), (screen, root, picker) = shown(.init(), listener)
    #expect(picker.selectedFontDescriptor == nil)
    try screen.tap("Arial")
    screen.advance(by: 1)
    #expect(listener.told == ["ArialMT"])
    #expect(root.presentedViewController == nil)
    #expect(picker.selectedFontDescriptor?.object(forKey: .family) as? String == "Arial")
  }

  @Test func aFaceIsChosenWhereFacesAreOffered() throws {
    let configuration = UIFontPickerViewController.Configuration(), listener = Listener()
    (configuration.includeFaces, configuration.filteredTraits) = (true, .traitBold)
    let (screen, _, picker) = shown(configuration, listener)
    configuration.includeFaces = false
    #expect(picker.configuration.includeFaces, "what is changed afterwards has no effect")
    try screen.tap("Arial")
    screen.advance(by: 1)
    #expect(listener.told.isEmpty)
    try screen.tap("Bold Italic")
    #expect(listener.told == ["Arial-BoldItalicMT"])
  }

  @Test func choosingCanBeCancelled() throws {
    let listener = Listener(), (screen, root, _) = shown(.init(), listener)
    try screen.tap("Cancel")
    screen.advance(by: 1)
    #expect(listener.told == ["cancelled"])
    #expect(root.presentedViewController == nil)
  }

  @Test func languagesAreLookedForInThoseOfAFont() {
    let filter = UIFontPickerViewController.Configuration.filterPredicate(
      forFilteredLanguages: ["zh-Hans", "ja"])
    #expect(filter?.evaluate(with: ["en", "ja"]) == true)
    #expect(filter?.evaluate(with: ["en"]) == false)
  }
}
