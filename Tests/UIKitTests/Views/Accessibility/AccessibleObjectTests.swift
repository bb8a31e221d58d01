import Foundation
import Testing

@testable @_spi(SelectorTable) import UIKit

/// Tests of what objects that are known only as `NSObject` report to assistive technology.
@MainActor struct AccessibleObjectTests {
  @Test func respondersAnswerThemselves() {
    let label = UILabel()
    label.text = "Name"
    let object: NSObject = label
    #expect(object.accessibilityLabel == "Name")
    #expect(object.isAccessibilityElement)
    object.accessibilityLabel = "Other"
    object.accessibilityIdentifier = "label"
    #expect(label.accessibilityLabel == "Other")
    #expect(label.accessibilityIdentifier == "label")
    let item = UIBarButtonItem(title: "Done", style: .done, target: nil, action: nil)
    (item as NSObject).accessibilityHint = "Ends it"
    (item as NSObject).accessibilityIdentifier = "done"
    #expect(item.accessibilityHint == "Ends it")
    #expect(item.accessibilityIdentifier == "done")
  }

  @Test func otherObjectsStoreAccessibilityProperties() {
    let object = NSObject()
    #expect(!object.isAccessibilityElement)
    #expect(object.accessibilityCustomActions == nil)
    object.accessibilityCustomActions = [UIAccessibilityCustomAction(name: "a", actionHandler: nil)]
    object.accessibilityTraits = .button
    #expect(object.accessibilityCustomActions?.map(\.name) == ["a"])
    #expect(object.accessibilityTraits == .button)
    #expect(!object.accessibilityActivate())
  }

  @Test func actionsOfAlertsNameTheirButtons() {
    let action = UIAlertAction(title: "Delete", style: .destructive), button = UIButton()
    action.button = button
    action.accessibilityIdentifier = "delete"
    #expect(button.accessibilityIdentifier == "delete")
  }

  @Test func actionsHaveOneNameWithItsAttributesOrWithout() {
    let name = NSAttributedString(string: "Löschen", attributes: [.accessibilitySpeechLanguage: "de"])
    let action = UIAccessibilityCustomAction(attributedName: name, actionHandler: nil)
    #expect(action.name == "Löschen")
    #expect(action.attributedName == name)
    action.name = "Delete"
    #expect(action.attributedName == NSAttributedString(string: "Delete"))
  }
}
