import CoreGraphics
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of the choice and the time of first responders. Source: UIKit's flag
/// `becomeFirstResponderWhenCapable`, and common calls of apps in `viewDidLoad`.
@Suite(.serialized) @MainActor struct FirstResponderTests {
  private final class Standing: UIView {
    override var canBecomeFirstResponder: Bool { true }
  }

  @Test func viewsThatAskedBeforeTheyWereInAWindowGetKeysThere() {
    for view in [UITextField(), UITextView(), Standing()] {
      FingerWorld().run { world in
        let page = UIView()
        page.addSubview(view)
        #expect(!view.becomeFirstResponder())
        #expect(!view.isFirstResponder)
        world.window.addSubview(page)
        #expect(view.isFirstResponder)
        view.resignFirstResponder()
        page.removeFromSuperview()
        world.window.addSubview(page)
        #expect(!view.isFirstResponder)
      }
    }
  }

  @Test func resigningCancelsAPendingFirstResponder() {
    FingerWorld().run { world in
      for view in [UITextField(), UITextView(), Standing()] {
        view.becomeFirstResponder()
        #expect(view.resignFirstResponder())
        world.window.addSubview(view)
        #expect(!view.isFirstResponder)
      }
      let field = UITextField()
      field.isEnabled = false
      field.becomeFirstResponder()
      field.isEnabled = true
      world.window.addSubview(field)
      #expect(!field.isFirstResponder)
    }
  }

  @Test func controllersMayAskBeforeTheyAppear() {
    final class Form: UIViewController {
      let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
      override func viewDidLoad() {
        view.addSubview(field)
        field.becomeFirstResponder()
      }
    }
    FingerWorld().run { world in
      let form = Form()
      world.window.rootViewController = form
      world.window.makeKeyAndVisible()
      #expect(form.field.isFirstResponder)
      form.field.resignFirstResponder()
    }
  }

  /// Apps show pickers and one-time codes by hidden fields.
  @Test func hiddenFieldsGetKeys() {
    FingerWorld().run { world in
      let field = UITextField()
      field.isHidden = true
      world.window.addSubview(field)
      #expect(field.becomeFirstResponder())
      #expect(field.isEditing)
      field.resignFirstResponder()
      field.isEnabled = false
      #expect(!field.becomeFirstResponder())
    }
  }
}
