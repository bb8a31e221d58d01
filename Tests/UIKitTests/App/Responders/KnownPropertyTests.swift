import Foundation
import Testing

@testable import UIKit

/// Tests of properties of UIKit's classes by their names.
@MainActor struct KnownPropertyTests {
  @Test func labelsSetAndReturnValuesByKey() {
    let label = UILabel(), other = UILabel()
    label.textAlignment = .right
    label.lineBreakMode = .byClipping
    label.shadowOffset = CGSize(width: 1, height: 2)
    (label.numberOfLines, label.isEnabled, label.textColor) = (3, false, .red)
    for name in ["textAlignment", "lineBreakMode", "shadowOffset", "numberOfLines", "enabled", "textColor"] {
      other.setValue(label.value(forKey: name), forKeyPath: name)
    }
    #expect(other.textAlignment == .right)
    #expect(other.lineBreakMode == .byClipping)
    #expect(other.textColor == .red)
    #expect(other.shadowOffset == label.shadowOffset)
    #expect(other.numberOfLines == 3)
    #expect(!other.isEnabled)
    #expect(label.value(forKey: "textAlignment") as? Int == NSTextAlignment.right.rawValue)
  }

  @Test func numbersComeInAnyKindAndObjectsGo() {
    let field = UITextField(), view = UIImageView(image: UIImage())
    field.setValue(NSNumber(value: 0.5), forKey: "alpha")
    field.setValue(1, forKey: "hidden")
    #expect(field.alpha == 0.5)
    #expect(field.isHidden)
    #expect(field.value(forKey: "isHidden") as? Bool == true)
    field.setValue(NSNumber(value: false), forKey: "hidden")
    #expect(!field.isHidden)
    field.setValue(true, forKey: "hidden")
    field.setValue("Name", forKey: "placeholder")
    field.setValue(nil, forKey: "placeholder")
    view.setValue(nil, forKey: "image")
    #expect(field.isHidden)
    #expect(field.placeholder == nil)
    #expect(view.image == nil)
    // A value of another type changes nothing. A text is converted to a number, which is 0 for a text that is
    // not one.
    field.setValue(UIColor.red, forKey: "alpha")
    #expect(field.alpha == 0.5)
    field.setValue("0.25 or so", forKey: "alpha")
    #expect(field.alpha == 0.25)
    field.setValue("half", forKey: "alpha")
    #expect(field.alpha == 0)
  }

  @Test func keyPathsLeadToNestedProperties() {
    let controller = UIViewController(), bar = UISearchBar()
    controller.loadViewIfNeeded()
    controller.setValue(UIColor.blue, forKeyPath: "view.backgroundColor")
    controller.setValue(7, forKeyPath: "view.layer.cornerRadius")
    #expect(controller.view.backgroundColor == .blue)
    #expect(controller.view.layer.cornerRadius == 7)
    bar.setValue(UIColor.green, forKeyPath: "searchField.textColor")
    #expect(bar.searchTextField.textColor == .green)
  }

  // The package HoneyKit puts a badge on a bar's button in this way.
  @Test func barButtonItemsTellTheViewThatTheyWereGiven() {
    let view = UIView()
    #expect(UIBarButtonItem(customView: view).value(forKey: "view") as? UIView === view)
    #expect(UIBarButtonItem(title: "a", style: .plain, target: nil, action: nil).value(forKey: "view") == nil)
  }
}
