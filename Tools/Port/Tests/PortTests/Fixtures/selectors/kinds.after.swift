@_spi(SelectorTable) import UIKit; import UIKit
class Base: UIViewController { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "done": return { sender, event in self.done() }; case "cancelled:": return { sender, event in self.cancel(sender as Any) }; case "move:by:": return { sender, event in self.move(SelectorTables.argument(sender, 0) as Int, by: SelectorTables.argument(sender, 1) as Int) }; case "tapWith:": return { sender, event in self.tap(with: sender as Any) }; case "load": return { sender, event in self.load() }; case "load:": return { sender, event in self.load(sender as! Int) }; case "default": return { sender, event in self.`default`() }; case "isOn": return { sender, event in SelectorTables.answer(self.isOn) }; case "shown": return { sender, event in SelectorTables.answer(self.isShown) }; case "saveAndReturnError:": return { sender, event in _ = try? self.save() }; case "moveToPlace:": return { sender, event in self.moveTo(place: sender as! Int) }; case "showWithItem:": return { sender, event in self.show(item: sender as! Int) }; default: return nil } }; @MainActor class func classMethod(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "shared": return { sender, event in self.shared() }; default: return nil } };
  func done() {}
  func cancel(_ sender: Any) {}
  func move(_ a: Int, by b: Int) {}
  func tap(with sender: Any) {}
  func load() {}
  func load(_ a: Int) {}
  func `default`() {}
  var isOn = false
  var isShown: Bool { true }
  static func shared() {}
  func save() throws {}
  func moveTo(place: Int) {}
  func show(item: Int) {}
}
final class Plain: Base {}
final class Other: UIViewController { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "done:": return { sender, event in self.done(sender as Any) }; default: return nil } };
  class Base: NSObject { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "done:": return { sender, event in self.done(sender as Any) }; default: return nil } }; func done(_ sender: Any) {} }
  let plain = Plain()
  func done(_ sender: Any) {}
  func wire() {
    let all = [
      Selector("done:"), Selector("done:"), Selector("done"), Selector("done:"), Selector("cancelled:"),
      Selector("done:"), Selector("move:by:"), Selector("tapWith:"), Selector("load"),
      Selector("load:"), Selector("load:"), Selector("default"), Selector("isOn"),
      Selector("setIsOn:"), Selector("shown"), Selector("shared"), Selector("saveAndReturnError:"),
      Selector("moveToPlace:"), Selector("showWithItem:"),
      Selector("layoutIfNeeded"), Selector("copy:"), Selector("font"),
      Selector("dismissViewControllerAnimated:completion:"),
      Selector("done"

),
    ]
    print("#selector(Base.done) \(Selector("load:"))")
  }
}
extension Base: SelectorTarget {}
extension Base: ClassSelectorTarget {}
extension Other: SelectorTarget {}
extension Other.Base: SelectorTarget {}
