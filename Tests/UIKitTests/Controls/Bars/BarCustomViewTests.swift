import CoreGraphics
import Foundation
import Testing
import UIKitTestSupport
import UIKitTesting

@testable import UIKit

/// Tests of the sizes of the app's views in bars: since iOS 11 the size that constraints and content require,
/// and the frame's size where these specify none.
@MainActor @Suite(.serialized) struct BarCustomViewTests {
  /// The places in a bar that show a view of the app.
  enum Place: String, CaseIterable {
    case title, left, right, toolbar
  }

  enum Kind: String, CaseIterable {
    case label, button, stack, container

    /// Creates a view without a size, and returns it with its fitting size.
    @MainActor func make() -> (view: UIView, size: CGSize) {
      let label = UILabel()
      label.text = "Title"
      let fitting = label.sizeThatFits(CGSize(width: 1000, height: 1000))
      switch self {
      case .label: return (label, fitting)
      case .button:
        let button = UIButton(type: .system)
        button.setTitle("Run", for: .normal)
        return (button, button.intrinsicContentSize)
      case .stack:
        let stack = UIStackView(arrangedSubviews: [label, SizedView(20, 12)])
        stack.spacing = 5
        return (stack, CGSize(width: fitting.width + 25, height: fitting.height))
      case .container:
        let view = UIView()
        view.addPinned(label, leading: 4, trailing: 4)
        return (view, CGSize(width: fitting.width + 8, height: fitting.height))
      }
    }
  }

  @MainActor private struct Shown {
    let screen = HeadlessScreen()
    let controller = UIViewController()
    let navigation: UINavigationController

    init(_ view: UIView, at place: Place) {
      navigation = UINavigationController(rootViewController: controller)
      let item = UIBarButtonItem(customView: view)
      switch place {
      case .title: controller.navigationItem.titleView = view
      case .left: controller.navigationItem.leftBarButtonItem = item
      case .right: controller.navigationItem.rightBarButtonItem = item
      case .toolbar:
        controller.toolbarItems = [UIBarButtonItem(systemItem: .flexibleSpace), item]
        navigation.isToolbarHidden = false
      }
      screen.show(navigation)
      screen.advance(by: 0.2)
    }

    var bar: UINavigationBar { navigation.navigationBar }
  }

  private func near(_ found: CGSize, _ wanted: CGSize) -> Bool {
    abs(found.width - wanted.width) < 1 && abs(found.height - wanted.height) < 1
  }

  @Test(arguments: Place.allCases, Kind.allCases)
  func viewWithoutASizeGetsTheOneThatFits(place: Place, kind: Kind) {
    for usesMask in [true, false] {
      let (view, size) = kind.make()
      view.translatesAutoresizingMaskIntoConstraints = usesMask
      let shown = Shown(view, at: place)
      #expect(near(view.bounds.size, size), "mask: \(usesMask), \(view.bounds.size), not \(size)")
      #expect(abs((view.superview?.bounds.width ?? 0) - view.bounds.width) < 1)
      if place == .title {
        #expect(abs(view.convert(view.bounds, to: shown.bar).midX - shown.bar.bounds.midX) < 1)
      }
    }
  }

  @Test(arguments: Place.allCases, [true, false])
  func plainViewKeepsItsFramesSize(place: Place, usesMask: Bool) {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 30))
    view.translatesAutoresizingMaskIntoConstraints = usesMask
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    _ = Shown(view, at: place)
    #expect(view.bounds.size == CGSize(width: 60, height: 30))
  }

  /// "Since iOS 11 pictures of bar buttons are too large": a button has the size of its content, whatever its
  /// frame, unless constraints specify another.
  @Test(arguments: Place.allCases, [true, false]) func constraintsSizeAButton(place: Place, usesMask: Bool) {
    func button() -> UIButton {
      let button = UIButton(frame: CGRect(x: 0, y: 0, width: 24, height: 24))
      button.setImage(
        UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { _ in }, for: .normal)
      button.translatesAutoresizingMaskIntoConstraints = usesMask
      return button
    }
    let free = button(), held = button()
    held.widthAnchor.constraint(equalToConstant: 30).isActive = true
    held.heightAnchor.constraint(equalToConstant: 28).isActive = true
    _ = Shown(free, at: place)
    #expect(free.bounds.size == CGSize(width: 40, height: 40))
    _ = Shown(held, at: place)
    #expect(held.bounds.size == CGSize(width: 30, height: 28))
  }

  @Test func frameThatIsLargerThanTheContentStays() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    label.text = "Home"
    _ = Shown(label, at: .title)
    #expect(label.bounds.size == CGSize(width: 200, height: 40))
  }

  @Test(arguments: [true, false]) func titleIsTruncatedToTheSpaceBetweenTheButtons(usesMask: Bool) throws {
    let label = UILabel()
    label.text = String(repeating: "A title that is too wide ", count: 8)
    label.translatesAutoresizingMaskIntoConstraints = usesMask
    let shown = Shown(label, at: .title)
    shown.controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    shown.screen.advance(by: 0.2)
    let place = label.convert(label.bounds, to: shown.bar)
    let right = try #require(shown.bar.parts.right.first)
    #expect(place.minX > 0)
    #expect(place.maxX < right.frame.minX)
    #expect(place.width > 250)
  }

  /// Titles request all available space by `UIView.layoutFittingExpandedSize`.
  @Test func expandedTitleFillsTheSpaceBetweenTheButtons() throws {
    let expanded = UIView.layoutFittingExpandedSize
    let view = SizedView(expanded.width, expanded.height)
    let shown = Shown(view, at: .title)
    shown.controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    shown.screen.advance(by: 0.2)
    let label = UILabel()
    label.text = String(repeating: "A title that is too wide ", count: 8)
    let other = Shown(label, at: .title)
    other.controller.navigationItem.rightBarButtonItem = UIBarButtonItem(systemItem: .add)
    other.screen.advance(by: 0.2)
    #expect(view.bounds.width > 250)
    #expect(view.bounds.width == label.bounds.width)
    #expect(view.bounds.height <= 54)
  }

  @Test(arguments: Place.allCases, [true, false]) func searchBarFillsTheFreeWidth(
    place: Place, usesMask: Bool
  ) {
    let search = UISearchBar()
    search.translatesAutoresizingMaskIntoConstraints = usesMask
    let shown = Shown(search, at: place)
    #expect(search.bounds.width > 340)
    #expect(search.bounds.height > 30)
    #expect(search.bounds.height <= 54)
    let frame = search.convert(search.bounds, to: nil)
    #expect(frame.minX >= 0)
    #expect(frame.maxX <= 393)
    let other = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30)))
    if place == .toolbar {
      shown.controller.toolbarItems?.append(other)
    } else if place == .right {
      shown.controller.navigationItem.leftBarButtonItem = other
    } else {
      shown.controller.navigationItem.rightBarButtonItem = other
    }
    shown.screen.advance(by: 0.2)
    let less = search.convert(search.bounds, to: nil)
    #expect(less.width < frame.width - 80)
    #expect(less.width > 220)
    #expect(other.customView?.bounds.width == 80)
    let beside = other.customView.map { $0.convert($0.bounds, to: nil) } ?? .infinite
    #expect(!less.intersects(beside))
  }

  @Test func searchBarWithAFrameFillsTheTitle() {
    let search = UISearchBar(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    _ = Shown(search, at: .title)
    #expect(search.bounds.width > 340)
  }

  @Test(arguments: Place.allCases, [true, false]) func sizeFollowsTheContent(place: Place, usesMask: Bool) {
    for isInStack in [false, true] {
      let label = UILabel()
      label.text = "Title"
      let view = isInStack ? UIStackView(arrangedSubviews: [label]) : label
      view.translatesAutoresizingMaskIntoConstraints = usesMask
      let shown = Shown(view, at: place)
      for title in ["A longer title", "Go"] {
        label.text = title
        shown.screen.advance(by: 0.2)
        #expect(near(view.bounds.size, label.sizeThatFits(CGSize(width: 1000, height: 1000))), "\(title)")
      }
    }
  }

  /// Interface Builder stores such segmented controls 311 points wide, the width that the bar shows, although
  /// the mask makes their width flexible.
  @Test func flexibleWidthOfAnItemIsThatOfItsFrame() throws {
    let bar: UIToolbar? = try NibDocuments.view(
      """
      <toolbar opaque="NO" contentMode="scaleToFill" id="b">\(NibDocuments.rect(0, 59, 393, 44))
        <items>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="f1"/>
          <barButtonItem style="plain" id="i">
            <segmentedControl key="customView" opaque="NO" segmentControlStyle="plain" \
      selectedSegmentIndex="0" id="s">
              \(NibDocuments.rect(41, 5.5, 311, 33))
              <autoresizingMask key="autoresizingMask" widthSizable="YES" flexibleMaxY="YES"/>
              <segments><segment title="One"/><segment title="Two"/><segment title="Three"/></segments>
            </segmentedControl>
          </barButtonItem>
          <barButtonItem style="plain" systemItem="flexibleSpace" id="f2"/>
        </items>
      </toolbar>
      """)
    let toolbar = try #require(bar), view = try #require(toolbar.items?[1].customView)
    for width in [393, 493] as [CGFloat] {
      toolbar.frame.size.width = width
      toolbar.layoutIfNeeded()
      #expect(view.bounds.size == CGSize(width: 311, height: 33))
      #expect(view.convert(view.bounds, to: toolbar).minX == (width - 311) / 2)
    }
  }
}
