import Foundation
import Testing
import UIKit

@MainActor struct RefreshControlTests {
  @Test func oneThatIsAddedAsASubviewIsTheScrollViews() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480)), control = UIRefreshControl()
    view.contentSize = CGSize(width: 320, height: 1000)
    view.addSubview(control)
    view.layoutIfNeeded()
    #expect(view.refreshControl === control)
    #expect(control.frame.width == 320)
    control.beginRefreshing()
    #expect(view.contentInset.top == control.bounds.height)
    control.removeFromSuperview()
    #expect(view.refreshControl == nil)
    #expect(view.contentInset.top == 0)
  }

  @Test func anotherTakesItsPlace() {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let (first, second) = (UIRefreshControl(), UIRefreshControl())
    view.refreshControl = first
    view.refreshControl = second
    #expect(first.superview == nil)
    #expect(view.refreshControl === second)
    #expect(second.superview === view)
    view.refreshControl = nil
    #expect(second.superview == nil)
    #expect(view.refreshControl == nil)
  }
}
