@_spi(SelectorTable) import UIKit; import UIKit
class A: UIView { @MainActor func method(named selector: Selector) -> ((_ sender: Any?, _ event: UIEvent?) -> Void)? { switch selector.description { case "image:didFinishSavingWithError:contextInfo:": return { sender, event in self.image(SelectorTables.argument(sender, 0) as UIImage?, didFinishSavingWithError: SelectorTables.argument(sender, 1) as Error?, contextInfo: SelectorTables.argument(sender, 2) as UnsafeRawPointer) }; case "makeAt:error:": return { sender, event in _ = try? self.make(at: sender as! URL) }; case "show:sender:": return { sender, event in SelectorTables.answer(self.show(SelectorTables.argument(sender, 0) as NSCoder, sender: SelectorTables.argument(sender, 1) as Any?)) }; default: return nil } };
  func a(_ a: inout Int) {}
  func b(_ a: Int...) {}
  func c(_ a: @autoclosure () -> Int) {}
  func d() async {}
  @available(*, unavailable) func e() {}
  func image(_ image: UIImage!, didFinishSavingWithError error: Error?, contextInfo: UnsafeRawPointer) {}
  func make(at place: URL) throws -> URL { place }
  private func show(_ coder: NSCoder, sender: Any?) -> UIViewController? { nil }
}
extension A: SelectorTarget {}
