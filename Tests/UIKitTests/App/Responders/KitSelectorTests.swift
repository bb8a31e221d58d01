import Foundation
import Testing

@testable import UIKit

/// Tests of whether objects respond to UIKit's own methods by their Objective-C names.
@MainActor struct KitSelectorTests {
  @Test(
    arguments: [
      "layoutSubviews", "drawRect:", "setHidden:", "isHidden", "sizeThatFits:", "addSubview:", "frame",
      "setFrame:", "setNeedsLayout", "hitTest:withEvent:", "touchesBegan:withEvent:", "respondsToSelector:",
    ])
  func viewsHaveTheirMethods(name: String) {
    #expect(UIView().responds(to: Selector(name)))
    #expect(UIView.instancesRespond(to: Selector(name)))
  }

  @Test(arguments: ["setText:", "viewDidLoad", "reloadData", "drawrect:", "layoutSubviews:", "nothing"])
  func viewsHaveNoOtherMethods(name: String) {
    #expect(!UIView().responds(to: Selector(name)))
  }

  @Test func classesHaveThoseOfTheClassesAboveThem() {
    #expect(UIButton().responds(to: Selector("addTarget:action:forControlEvents:")))
    #expect(UIButton().responds(to: Selector("drawRect:")))
    #expect(UITableView().responds(to: Selector("setContentOffset:animated:")))
    #expect(UITableViewController().responds(to: Selector("viewDidAppear:")))
    #expect(UIViewController.instancesRespond(to: Selector("viewDidLoad")))
    #expect(!UIViewController.instancesRespond(to: Selector("drawRect:")))
  }

  @Test func settersAreCalledByName() {
    let view = UIView()
    view.perform(Selector("setHidden:"), with: true)
    #expect(view.isHidden)
    view.perform(Selector("setTag:"), with: 7)
    #expect(view.tag == 7)
  }
}
