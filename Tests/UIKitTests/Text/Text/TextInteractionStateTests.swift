import CoreGraphics
import Foundation
import Testing
import UIKit
import UIKitTesting

/// Tests of the interaction state of a text, and of the border of text views.
@MainActor struct TextInteractionStateTests {
  private func archived(_ state: Any) throws -> Any {
    let object = try #require(state as? NSObject)
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: false)
    let reader = try NSKeyedUnarchiver(forReadingFrom: data)
    reader.requiresSecureCoding = false
    return try #require(reader.decodeObject(forKey: NSKeyedArchiveRootObjectKey))
  }

  @Test func textViewsComeBackToWhereTheyWere() throws {
    let screen = HeadlessScreen(), view = UITextView(frame: CGRect(x: 0, y: 100, width: 200, height: 60))
    let controller = UIViewController()
    controller.view.addSubview(view)
    screen.show(controller)
    view.text = String(repeating: "Line\n", count: 30)
    view.selectedRange = NSRange(location: 3, length: 4)
    view.contentOffset.y = 40
    let state = try archived(view.interactionState)
    (view.selectedRange, view.contentOffset) = (NSRange(location: 0, length: 0), .zero)
    view.interactionState = state
    #expect(view.selectedRange == NSRange(location: 3, length: 4))
    #expect(view.contentOffset.y == 40)
    #expect(!view.isFirstResponder)
    view.becomeFirstResponder()
    let edited = view.interactionState
    view.resignFirstResponder()
    (view.text, view.interactionState) = ("ab", edited)
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
    #expect(view.isFirstResponder)
    view.interactionState = "nothing"
    #expect(view.selectedRange == NSRange(location: 2, length: 0))
  }

  @Test func textFieldsComeBackToWhereTheyWere() throws {
    let screen = HeadlessScreen(), field = UITextField(frame: CGRect(x: 0, y: 100, width: 200, height: 40))
    let controller = UIViewController()
    controller.view.addSubview(field)
    screen.show(controller)
    field.text = "Some words"
    field.becomeFirstResponder()
    let start = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    field.selectedTextRange = field.textRange(from: start, to: field.endOfDocument)
    let state = try archived(field.interactionState)
    field.resignFirstResponder()
    field.selectedTextRange = field.textRange(from: field.endOfDocument, to: field.endOfDocument)
    field.interactionState = state
    #expect(field.isFirstResponder)
    #expect(field.selectedTextRange.flatMap { field.text(in: $0) } == "words")
  }

  @Test func bordersOfTextViewsAreThoseOfFields() {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    #expect(view.borderStyle == .none)
    #expect(view.layer.borderWidth == 0)
    view.borderStyle = .roundedRect
    #expect(view.layer.cornerRadius == 5)
    #expect(view.layer.borderWidth > 0.6)
    #expect(view.layer.borderWidth < 1)
    view.overrideUserInterfaceStyle = .dark
    view.updateTraitsIfNeeded()
    #expect(view.layer.borderColor.map { UIColor(cgColor: $0) } == UIColor(white: 1, alpha: 0.2))
    view.borderStyle = .none
    #expect(view.layer.borderWidth == 0)
    #expect(view.layer.cornerRadius == 0)
    #expect(view.layer.borderColor == nil)
  }
}
