import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of a search bar under touches and keys, and of the order of its delegate's callbacks. Source:
/// Apple's reference of `UISearchBarDelegate`. That the clear button reports the change before the field is
/// asked to begin editing is what programs rely on that distinguish the two by `isFirstResponder`.
@Suite(.serialized) @MainActor struct SearchBarTests {
  private final class Listener: UISearchBarDelegate {
    var log: [String] = []
    var begins = true, ends = true, allows = true

    func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should begin")
      return begins
    }
    func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) { log.append("did begin") }
    func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool {
      log.append("should end")
      return ends
    }
    func searchBarTextDidEndEditing(_ searchBar: UISearchBar) { log.append("did end") }
    func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
      log.append("text \"\(searchText)\" \(searchBar.isFirstResponder)")
    }
    func searchBar(_ searchBar: UISearchBar, shouldChangeTextIn range: NSRange, replacementText text: String)
      -> Bool
    {
      log.append("change \(range.location)+\(range.length) \"\(text)\"")
      return allows
    }
    func searchBarSearchButtonClicked(_ searchBar: UISearchBar) { log.append("search") }
    func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) { log.append("bookmark") }
    func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { log.append("cancel") }
    func searchBarResultsListButtonClicked(_ searchBar: UISearchBar) { log.append("results") }
    func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int) {
      log.append("scope \(selectedScope)")
    }
    func said() -> [String] {
      defer { log = [] }
      return log
    }
  }

  private func bar(_ body: (FingerWorld, UISearchBar, Listener) -> Void) {
    FingerWorld().run { world in
      let bar = UISearchBar(frame: CGRect(x: 0, y: 20, width: 300, height: 56)), listener = Listener()
      bar.delegate = listener
      world.window.addSubview(bar)
      world.window.makeKeyAndVisible()
      world.window.layoutIfNeeded()
      body(world, bar, listener)
      listener.ends = true
      bar.resignFirstResponder()
    }
  }

  private final class StyledBar: UISearchBar {}

  /// Programs commonly reach a search bar's cancel button as a bar button item that it contains.
  @Test func cancelButtonUsesTheProxyOfBarButtonItemsInSearchBars() throws {
    let font = UIFont.boldSystemFont(ofSize: 20)
    let proxy = UIBarButtonItem.appearance(whenContainedInInstancesOf: [StyledBar.self])
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.red, .font: font], for: .normal)
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.gray], for: .disabled)
    proxy.setTitleTextAttributes([.foregroundColor: UIColor.red, .kern: 2], for: .highlighted)
    proxy.tintColor = .green
    proxy.title = "Done"
    proxy.setTitlePositionAdjustment(UIOffset(horizontal: 2, vertical: 1), for: .default)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
    window.isHidden = false
    func button(shownFirst: Bool, _ bar: UISearchBar) throws -> UIButton {
      bar.frame = CGRect(x: 0, y: 0, width: 300, height: 56)
      bar.showsCancelButton = shownFirst
      if shownFirst { bar.layoutIfNeeded() }
      window.addSubview(bar)
      bar.showsCancelButton = true
      window.layoutIfNeeded()
      return try #require(bar.value(forKey: "cancelButton") as? UIButton)
    }
    for shownFirst in [true, false] {
      let cancel = try button(shownFirst: shownFirst, StyledBar())
      #expect(cancel.title(for: .normal) == "Done")
      #expect(cancel.titleLabel?.font == font)
      #expect(cancel.tintColor == .green)
      #expect(cancel.titleColor(for: .normal) == .red)
      #expect(cancel.titleColor(for: .disabled) == .gray)
      #expect(
        cancel.attributedTitle(for: .highlighted)?.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 2)
      #expect(cancel.titleEdgeInsets.left == 2)
      #expect(cancel.titleEdgeInsets.top == 1)
      #expect(cancel.bounds.width >= ("Done" as NSString).size(withAttributes: [.font: font]).width)
    }
    let plain = try button(shownFirst: true, UISearchBar())
    #expect(plain.title(for: .normal) == "Cancel")
    #expect(plain.titleLabel?.font.pointSize == 17)
    // Changes that the program makes to one bar's button persist when the bar enters a window again.
    let bar = StyledBar(), own = try button(shownFirst: false, bar)
    own.setTitle("Close", for: .normal)
    bar.removeFromSuperview()
    window.addSubview(bar)
    #expect(own.title(for: .normal) == "Close")
  }

  private func tap(_ view: UIView?, _ world: FingerWorld) {
    world.window.layoutIfNeeded()
    guard let view else { return }
    let place = view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil)
    world.tap(place.x, place.y)
    world.window.layoutIfNeeded()
  }

  private func tapClear(_ bar: UISearchBar, _ world: FingerWorld) {
    let field = bar.searchTextField, box = field.clearButtonRect(forBounds: field.bounds)
    let place = field.convert(CGPoint(x: box.midX, y: box.midY), to: nil)
    world.tap(place.x, place.y)
  }

  @Test func typingAndSearching() {
    bar { world, bar, listener in
      tap(bar.searchTextField, world)
      #expect(bar.isFirstResponder)
      #expect(bar.searchTextField.isFirstResponder)
      KeyInput.main.type("\n")
      KeyInput.main.type("ab")
      listener.allows = false
      KeyInput.main.type("c\n")
      #expect(
        listener.said() == [
          "should begin", "did begin", "change 0+0 \"a\"", "text \"a\" true", "change 1+0 \"b\"",
          "text \"ab\" true",
          "change 2+0 \"c\"", "search",
        ])
      #expect(bar.isFirstResponder)
      #expect(bar.text == "ab")
      bar.enablesReturnKeyAutomatically = false
      bar.text = ""
      KeyInput.main.type("\n")
      bar.resignFirstResponder()
      #expect(listener.said() == ["search", "should end", "did end"])
    }
  }

  @Test func delegateCanPreventEditingFromBeginningAndEnding() {
    bar { world, bar, listener in
      listener.begins = false
      tap(bar.searchTextField, world)
      #expect(!bar.isFirstResponder)
      #expect(!bar.becomeFirstResponder())
      #expect(listener.said() == ["should begin", "should begin"])
      listener.begins = true
      #expect(bar.becomeFirstResponder())
      listener.ends = false
      #expect(!bar.resignFirstResponder())
      #expect(bar.isFirstResponder)
      #expect(listener.said() == ["should begin", "did begin", "should end"])
    }
  }

  @Test func clearButtonNotifiesTheDelegateBeforeEditingBegins() {
    bar { world, bar, listener in
      bar.text = "rain"
      #expect(listener.said() == [])
      tapClear(bar, world)
      #expect(listener.said() == ["text \"\" false", "should begin", "did begin"])
      #expect(bar.text == "")
      #expect(bar.isFirstResponder)
      KeyInput.main.type("x")
      tapClear(bar, world)
      #expect(listener.said() == ["change 0+0 \"x\"", "text \"x\" true", "text \"\" true"])
    }
  }

  @Test func cancelIsPressedAndRestsAfterEditing() {
    bar { world, bar, listener in
      bar.showsCancelButton = true
      world.window.layoutIfNeeded()
      let width = bar.searchTextField.frame.width
      tap(bar.cancel, world)
      #expect(listener.said() == ["cancel"])
      bar.becomeFirstResponder()
      bar.resignFirstResponder()
      #expect(bar.cancel?.isEnabled == false)
      tap(bar.cancel, world)
      #expect(listener.said() == ["should begin", "did begin", "should end", "did end"])
      bar.becomeFirstResponder()
      #expect(bar.cancel?.isEnabled == true)
      bar.keepsCancelButton = true
      bar.resignFirstResponder()
      #expect(bar.cancel?.isEnabled == true)
      bar.setShowsCancelButton(false, animated: true)
      #expect(bar.searchTextField.frame.width > width)
      #expect(bar.cancel?.isHidden == false)
      bar.setShowsCancelButton(true, animated: false)
      world.window.layoutIfNeeded()
      #expect(bar.searchTextField.frame.width == width)
      #expect(bar.cancel?.alpha == 1)
    }
  }

  @Test func buttonsInTheField() {
    bar { world, bar, listener in
      bar.showsBookmarkButton = true
      tap(bar.searchTextField.rightView, world)
      #expect(listener.said() == ["bookmark"])
      #expect(!bar.isFirstResponder)
      bar.text = "rain"
      world.window.layoutIfNeeded()
      #expect(bar.searchTextField.rightView?.superview == nil)
      bar.showsSearchResultsButton = true
      tap(bar.searchTextField.rightView, world)
      #expect(listener.said() == ["results"])
      let (plain, chosen) = (UIImage(), UIImage())
      bar.setImage(plain, for: .resultsList, state: .normal)
      bar.setImage(chosen, for: .resultsList, state: .selected)
      let button = bar.searchTextField.rightView as? UIButton
      #expect(button?.currentImage === plain)
      bar.isSearchResultsButtonSelected = true
      #expect(button?.currentImage === chosen)
      #expect(bar.image(for: .resultsList, state: .selected) === chosen)
      let place = button?.frame.minX ?? 0
      bar.setPositionAdjustment(UIOffset(horizontal: -4, vertical: 0), for: .resultsList)
      world.window.layoutIfNeeded()
      #expect(button?.frame.minX == place - 4)
    }
  }

  @Test func scopeChangesByTouchesAloneNotifyTheDelegate() {
    bar { world, bar, listener in
      bar.scopeButtonTitles = ["All", "Some"]
      bar.showsScopeBar = true
      bar.sizeToFit()
      world.window.layoutIfNeeded()
      bar.selectedScopeButtonIndex = 1
      #expect(listener.said() == [])
      world.window.layoutIfNeeded()
      let place = bar.scopes!.convert(CGPoint(x: 20, y: 15), to: nil)
      world.tap(place.x, place.y)
      #expect(listener.said() == ["scope 0"])
      #expect(bar.selectedScopeButtonIndex == 0)
      bar.setScopeBarButtonTitleTextAttributes([.kern: 2], for: .normal)
      #expect(bar.scopes?.titleTextAttributes(for: .normal)?[.kern] as? Int == 2)
    }
  }

  @Test func textAndCaretAreMovedTogether() {
    bar { world, bar, listener in
      let field = bar.searchTextField, old = field.textRect(forBounds: field.bounds)
      bar.searchTextPositionAdjustment = UIOffset(horizontal: 5, vertical: 1)
      #expect(field.textRect(forBounds: field.bounds) == old.offsetBy(dx: 5, dy: 1))
      bar.becomeFirstResponder()
      #expect(field.caretRect(for: field.beginningOfDocument).midX == old.minX + 5)
    }
  }

  @Test func aFieldIsAskedOnceToEndWhenAnotherBegins() {
    bar { world, bar, listener in
      bar.becomeFirstResponder()
      let other = UITextField(frame: CGRect(x: 0, y: 100, width: 100, height: 34))
      world.window.addSubview(other)
      _ = listener.said()
      other.becomeFirstResponder()
      #expect(listener.said() == ["should end", "did end"])
      other.resignFirstResponder()
    }
  }

  @Test func aFieldMayOutliveItsBar() {
    let field = autoreleasepool { UISearchBar().searchTextField }
    field.text = "a"
    for event in [UIControl.Event.editingDidBegin, .editingChanged, .editingDidEnd] {
      field.sendActions(for: event)
    }
    #expect(field.delegate?.textFieldShouldEndEditing(field) ?? true)
  }

  @Test func tokensStandBeforeTheTextAndAreDeletedFromIt() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    let plain = field.textRect(forBounds: field.bounds)
    var told = 0
    field.addAction(UIAction { _ in told += 1 }, for: .editingChanged)
    field.insertToken(UISearchToken(icon: UIImage(systemName: "star"), text: "Starred"), at: 0)
    field.insertToken(UISearchToken(icon: nil, text: "Mail"), at: 1)
    #expect(field.textRect(forBounds: field.bounds).minX > plain.minX + 80)
    #expect(field.tokens.count == 2)
    #expect(told == 2)
    field.deleteBackward()
    #expect(field.tokens.count == 1)
    field.allowsDeletingTokens = false
    field.deleteBackward()
    #expect(field.tokens.count == 1)
  }

  /// The magnifying glass is the field's left view; apps read it to tint or replace it.
  @Test func theGlassIsTheLeftView() throws {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.layoutIfNeeded()
    let glass = try #require(field.leftView as? UIImageView)
    #expect(glass.tintColor == .secondaryLabel)
    #expect(field.leftViewMode == .always)
    #expect(glass.frame.minX == 9)
    #expect(glass.frame.size == CGSize(width: 15, height: 15))
    let start = field.textRect(forBounds: field.bounds).minX
    let other = UIView(frame: CGRect(x: 0, y: 0, width: 25, height: 20))
    field.leftView = other
    field.layoutIfNeeded()
    #expect(glass.superview == nil)
    #expect(other.frame == CGRect(x: 9, y: 8, width: 25, height: 20))
    #expect(field.textRect(forBounds: field.bounds).minX == start + 10)
    field.leftViewMode = .never
    #expect(field.textRect(forBounds: field.bounds).minX == 8)
  }

  @Test func theGroundOfAFieldHasItsCorners() {
    let field = UISearchTextField(frame: CGRect(x: 0, y: 0, width: 300, height: 36))
    field.backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    field.layoutIfNeeded()
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let picture = UIGraphicsImageRenderer(bounds: field.bounds, format: format).image {
      field.layer.render(in: $0.cgContext)
    }
    #expect(picture.pixel(0, 0) == 0)
    #expect(picture.pixel(150, 18) == 0xFFFF_FF00)
  }
}
