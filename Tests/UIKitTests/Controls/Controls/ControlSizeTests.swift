import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of natural sizes as `corpus/metrics.json` proves them from frames that Xcode 11 and later stored.
@MainActor struct ControlSizeTests {
  @Test func aSwitchIs51By31AndAlignsBy49() {
    let control = UISwitch(frame: CGRect(x: 5, y: 6, width: 300, height: 300))
    #expect(control.frame == CGRect(x: 5, y: 6, width: 51, height: 31))
    #expect(control.intrinsicContentSize == CGSize(width: 49, height: 31))
    #expect(control.alignmentRectInsets == UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2))
  }

  /// The tests of the package YMatterType expect this on an iPhone.
  @Test func aTextViewWithoutWidthIsAsWideAsItsText() {
    let view = UITextView()
    view.text = "Hello World"
    view.sizeToFit()
    #expect(view.bounds.width > 50)
    #expect(view.bounds.width < 150)
    #expect(view.bounds.size == view.sizeThatFits(CGSize(width: 1000, height: 0)))
  }

  /// The tests of the package YMatterType expect this on an iPhone.
  @Test func aFieldWithoutRightViewHasItsPlaceAtTheEnd() {
    let field = UITextField(), bounds = CGRect(x: 0, y: 0, width: 320, height: 30)
    #expect(field.rightViewRect(forBounds: bounds).maxX == 320)
    #expect(field.leftViewRect(forBounds: bounds).minX == 0)
  }

  @Test func fixedSizes() {
    #expect(UIStepper().bounds.size == CGSize(width: 94, height: 32))
    #expect(UISlider().sizeThatFits(.zero).height == 31)
    #expect(UISlider().intrinsicContentSize == CGSize(width: -1, height: 30))
    #expect(UIProgressView().intrinsicContentSize == CGSize(width: -1, height: 4))
    #expect(UIActivityIndicatorView(style: .medium).bounds.size == CGSize(width: 20, height: 20))
    #expect(UIActivityIndicatorView(style: .large).bounds.size == CGSize(width: 37, height: 37))
    #expect(UIPickerView().intrinsicContentSize.height == 216)
    #expect(UISearchBar().intrinsicContentSize.height == 56)
    #expect(UISegmentedControl(items: ["A", "B"]).sizeThatFits(.zero).height == 32)
    #expect(UISegmentedControl(items: ["A", "B"]).intrinsicContentSize.height == 31)
  }

  @Test(arguments: [(SystemRelease.iOS13, 56.0, 56.0), (.iOS14, 56, 51), (.iOS15, 51, 51), (.iOS16, 56, 56)])
  func searchBarsAreLowerAboveAHomeIndicator(release: SystemRelease, button: Double, indicator: Double) {
    release.perform {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), bar = UISearchBar()
      window.addSubview(bar)
      for (hasIndicator, height) in [(false, button), (true, indicator)] {
        window.screen = UIScreen(size: window.bounds.size, scale: 2)
        window.screen.shape = .init(size: window.bounds.size, scale: 2, hasHomeIndicator: hasIndicator)
        #expect(bar.intrinsicContentSize.height == CGFloat(height))
        #expect(bar.sizeThatFits(window.bounds.size).height == CGFloat(height))
      }
    }
  }

  @Test func searchBarsMovedToAnotherScreenAreLaidOutAgain() {
    SystemRelease.iOS14.perform {
      let size = CGSize(width: 390, height: 844), host = UIView(frame: CGRect(origin: .zero, size: size)),
        bar = UISearchBar()
      host.addPinned(bar, bottom: nil)
      for (hasIndicator, height) in [(false, 56.0), (true, 51), (false, 56)] {
        let window = UIWindow(frame: host.frame)
        window.screen = UIScreen(size: size, scale: 2)
        window.screen.shape = .init(size: size, scale: 2, hasHomeIndicator: hasIndicator)
        window.addSubview(host)
        host.layoutIfNeeded()
        #expect(bar.window === window)
        #expect(bar.frame.height == CGFloat(height))
      }
    }
  }

  // Progress views of style "bar" that constraints hold to 10 or 5 points are stored 11 and 6 high, in eight
  // documents.
  @Test func theLowestPointOfABarsProgressDoesNotCountForAlignment() {
    let progress = UIProgressView(progressViewStyle: .bar)
    #expect(progress.frame(forAlignmentRect: CGRect(x: 0, y: 20, width: 50, height: 10)).height == 11)
    #expect(progress.intrinsicContentSize.height == 1.5)
    #expect(progress.sizeThatFits(.zero).height == 2.5)
    #expect(UIProgressView(progressViewStyle: .default).alignmentRectInsets == .zero)
  }

  // As buttons with a symbol behind them are stored, in four documents.
  @Test func buttonsAlignByThePictureBehindThem() {
    let image = UIImage.placeholder(size: CGSize(width: 20, height: 20))
      .withAlignmentRectInsets(UIEdgeInsets(top: -1, left: 0, bottom: -0.5, right: 0))
    let button = UIButton(type: .custom)
    button.setImage(image, for: .normal)
    #expect(button.alignmentRectInsets == .zero)
    button.setBackgroundImage(image, for: .normal)
    #expect(button.alignmentRectInsets == UIEdgeInsets(top: -1, left: 0, bottom: -0.5, right: 0))
  }

  @Test func threePagesAre116Wide() {
    let control = UIPageControl()
    control.numberOfPages = 3
    #expect(control.intrinsicContentSize == CGSize(width: 116, height: 26))
    // ios26/controls.json, UIPageControl.content_width
    #expect(control.size(forNumberOfPages: 3).width == 74)
    #expect(control.size(forNumberOfPages: 4).width == 92)
    #expect(control.size(forNumberOfPages: 7).width == 146)
    #expect(SystemRelease.iOS26.perform { control.intrinsicContentSize.width } == 74)
  }

  // Stored heights that only the control determines: 37 in 18 documents up to Xcode 11, 27.5 in two of Xcode
  // 12 at a scale of two and 28 in two at a scale of one, 26 in five since Xcode 13 (`corpus/files` and
  // public repositories).
  @Test(arguments: [
    (SystemRelease.iOS13, 37, 2), (.iOS14, 27.5, 2), (.iOS14, 28, 1), (.iOS15, 26, 2), (.iOS26, 26, 2),
  ])
  func pageControlsAreAsHighAsTheirRelease(release: SystemRelease, height: Double, scale: Double) {
    release.perform {
      let control = UIPageControl()
      control.numberOfPages = 3
      #expect(atScale(scale) { control.intrinsicContentSize.height } == CGFloat(height))
    }
  }

  // `corpus/metrics.json`, "navigationBar" and "navigationBar_X26": a bar of no controller has the height of
  // its row alone.
  @Test(arguments: [(SystemRelease.iOS18, 44), (.iOS26, 54)])
  func aFreeNavigationBarIsAsHighAsItsRow(release: SystemRelease, height: Double) {
    release.perform {
      let bar = UINavigationBar(frame: .zero)
      #expect(bar.intrinsicContentSize.height == CGFloat(height))
      #expect(bar.sizeThatFits(CGSize(width: 320, height: 0)) == CGSize(width: 320, height: CGFloat(height)))
    }
  }

  // Stored widths of four projects at scales of one, two and three.
  @Test(arguments: [(1, 122), (2, 121.5), (3, 364.0 / 3)]) func threePagesOfXcode12(
    scale: Double, width: Double
  ) {
    SystemRelease.iOS14.perform {
      let control = UIPageControl()
      control.numberOfPages = 3
      #expect(abs(atScale(scale) { control.intrinsicContentSize.width } - width) < 1e-9)
    }
  }

  // A button is as large as its background, whatever space its title would have: 25 by 25 with "2" of 15
  // points, 18 by 18 with none, 154 by 50 with insets (stored frames of three of twelve projects). A larger
  // title needs its room.
  @Test func aBackgroundGivesAButtonItsSize() {
    func size(_ title: String?, _ background: CGSize, insets: UIEdgeInsets = .zero) -> CGSize {
      let button = UIButton(type: .custom)
      button.setTitle(title, for: .normal)
      button.titleLabel?.font = .systemFont(ofSize: 15)
      button.contentEdgeInsets = insets
      button.setBackgroundImage(UIGraphicsImageRenderer(size: background).image { _ in }, for: .normal)
      return button.intrinsicContentSize
    }
    #expect(size("2", CGSize(width: 25, height: 25)) == CGSize(width: 25, height: 25))
    #expect(size(nil, CGSize(width: 18, height: 18)) == CGSize(width: 18, height: 18))
    let wide = UIEdgeInsets(top: 8, left: 32, bottom: 8, right: 32)
    #expect(size("Set", CGSize(width: 154, height: 50), insets: wide) == CGSize(width: 154, height: 50))
    let title = size("A title of many letters", CGSize(width: 20, height: 20), insets: wide)
    #expect(title.width > 200)
    #expect(title.height == 34)
  }

  @Test func aButtonOfAnotherStateHasThatStatesSize() {
    let button = UIButton(type: .custom), host = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    for (state, side) in [(UIControl.State.normal, 25.0), (.selected, 60)] {
      let picture = UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in }
      button.setBackgroundImage(picture, for: state)
    }
    button.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(button)
    NSLayoutConstraint.activate([
      button.topAnchor.constraint(equalTo: host.topAnchor),
      button.leftAnchor.constraint(equalTo: host.leftAnchor),
    ])
    for (isSelected, side) in [(false, 25.0), (true, 60), (false, 25)] {
      button.isSelected = isSelected
      host.layoutIfNeeded()
      #expect(button.bounds.size == CGSize(width: side, height: side))
    }
  }

  @Test func buttonTypesWithAnImage() {
    #expect(UIButton(type: .infoLight).bounds.size == CGSize(width: 25, height: 24))
    #expect(UIButton(type: .contactAdd).bounds.size == CGSize(width: 25, height: 24))
    #expect(UIButton(type: .detailDisclosure).bounds.size == CGSize(width: 25, height: 24))
    #expect(UIButton(type: .close).bounds.size == CGSize(width: 30, height: 30))
  }

  @Test(arguments: [(14, 34), (17, 34), (20, 34)]) func aRoundedFieldIs34High(size: Int, height: Int) {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: CGFloat(size))
    #expect(atScale(2) { field.intrinsicContentSize.height } == CGFloat(height))
  }

  // Stored fields with borders whose height only the field determines, of nine projects.
  @Test(arguments: [
    (SystemRelease.iOS12, UITextField.BorderStyle.roundedRect, 24, 2.0, 33.0),
    (.iOS12, .roundedRect, 25, 1, 34),
    (.iOS12, .roundedRect, 28, 1, 38),
    (.iOS12, .roundedRect, 30, 1, 40), (.iOS12, .line, 17, 2, 25), (.iOS12, .line, 23, 1, 32),
    (.iOS12, .roundedRect, 20, 2, 30),
    (.iOS12, .bezel, 14, 1, 22), (.iOS13, .roundedRect, 24, 3, 115.0 / 3),
    (.iOS13, .roundedRect, 24, 2, 38.5),
    (.iOS13, .roundedRect, 21, 2, 35),
    (.iOS13, .roundedRect, 27, 1, 42), (.iOS13, .line, 28, 1, 43), (.iOS13, .roundedRect, 30, 2, 45.5),
    (.iOS13, .bezel, 29, 2, 46.5),
  ]) func aFieldWithABorderIsAsHighAsItsTextAsks(
    release: SystemRelease, style: UITextField.BorderStyle, size: Int, scale: Double, height: Double
  ) {
    let field = UITextField()
    field.borderStyle = style
    release.perform {
      field.font = .systemFont(ofSize: CGFloat(size))
      #expect(abs(atScale(scale) { field.intrinsicContentSize.height } - height) < 1e-9)
    }
  }

  // Stored fields of Xcode 11 to 16, of four projects: "100" of 14 points in 52.
  @Test(arguments: [(SystemRelease.iOS12, 38), (.iOS13, 52), (.iOS18, 52)])
  func aFieldWithABorderIsWiderThanItsText(
    release: SystemRelease, width: Int
  ) {
    let field = UITextField()
    field.placeholder = "100"
    for style in [UITextField.BorderStyle.roundedRect, .bezel] {
      field.borderStyle = style
      release.perform {
        field.font = .systemFont(ofSize: 14)
        #expect(atScale(2) { field.intrinsicContentSize.width } == CGFloat(width))
      }
    }
  }

  @Test func aRoundedFieldOfLargeTextIsHigher() {
    let field = UITextField()
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 30)
    #expect(abs(atScale(2) { field.intrinsicContentSize.height } - 45.5) < 0.01)
    #expect(abs(atScale(3) { field.intrinsicContentSize.height } - 45.6667) < 0.01)
  }

  @Test(arguments: [(15, 19.5), (16, 21.0), (17, 22.0)]) func aFieldWithoutBorder(size: Int, height: Double) {
    let field = UITextField()
    field.font = .systemFont(ofSize: CGFloat(size))
    #expect(atScale(2) { field.intrinsicContentSize.height } == CGFloat(height))
  }

  // Stored fields of Xcode 14 to 26, of five projects.
  @Test(arguments: [
    (22_505, 18, 1, true, 22.0), (22_505, 18, 1, false, 23), (24_506, 17, 2, true, 21),
    (24_506, 17, 2, false, 22),
    (24_765, 14, 1, true, 17), (24_765, 14, 3, true, 17), (24_765, 14, 1, false, 22),
    (24_765, 16, 1, false, 22),
    (23_504, 16, 2, false, 21),
  ])
  func fieldsThatHideTheirTextAreAsHighAsItsLine(
    version: Int, size: Int, scale: Int, isSecure: Bool, height: Double
  ) {
    SystemRelease(toolsVersion: IBToolsVersion(version)).perform {
      let field = UITextField()
      field.font = .systemFont(ofSize: CGFloat(size))
      field.isSecureTextEntry = isSecure
      #expect(atScale(CGFloat(scale)) { field.intrinsicContentSize.height } == CGFloat(height))
    }
  }

  @Test(arguments: [11, 13, 15, 17, 20, 22, 28, 34]) func aLabelIsAsHighAsItsLinesInWholePixels(size: Int) {
    let label = UILabel()
    label.text = "Label"
    label.font = .systemFont(ofSize: CGFloat(size))
    let exact = 1.193359375 * CGFloat(size)
    for scale in [1, 2, 3] as [CGFloat] {
      let height = atScale(scale) { label.intrinsicContentSize.height }
      #expect(abs(height - (exact * scale - 0.001).rounded(.up) / scale) < 0.001)
    }
  }

  @Test func aConfiguredButtonIs24WiderAnd14HigherThanItsTitle() {
    var look = UIButton.Configuration.plain()
    look.title = "Button"
    let title = UILabel()
    title.text = "Button"
    for (scale, height) in [(2, 34.5), (3, 34.0 + 1.0 / 3)] as [(CGFloat, CGFloat)] {
      let size = atScale(scale) { UIButton(configuration: look).intrinsicContentSize }
      let natural = atScale(scale) { title.intrinsicContentSize }
      #expect(abs(size.height - height) < 0.01)
      #expect(abs(size.width - natural.width - 24) < 0.01)
    }
  }

  @Test func aSystemButtonIsItsTitleInWholePointsAnd12Higher() {
    let button = UIButton(type: .system)
    button.setTitle("Plain Button", for: .normal)
    let size = atScale(2) { button.intrinsicContentSize }
    #expect(size.height == 30)  // 15 pt: 17.9 in whole points and 6 on either side
    #expect(size.width == size.width.rounded())
    button.setTitle("I", for: .normal)
    #expect(button.intrinsicContentSize.width == 30)
    button.titleLabel?.font = .systemFont(ofSize: 17, weight: .semibold)
    #expect(button.intrinsicContentSize.height == 33)
  }

  /// The rules that a public library of layouts (LayoutKit's `ButtonLayout`) tests against UIButton on iOS.
  @Test(arguments: [UIButton.ButtonType.custom, .system, .detailDisclosure, .contactAdd])
  func aButtonWithAPictureHasNoPadding(type: UIButton.ButtonType) {
    func button(_ title: String?, picture: CGFloat?) -> CGSize {
      let button = UIButton(type: type)
      button.setTitle(title, for: .normal)
      if let picture {
        let size = CGSize(width: picture, height: picture)
        button.setImage(UIGraphicsImageRenderer(size: size).image { _ in }, for: .normal)
      }
      return atScale(2) { button.intrinsicContentSize }
    }
    let line: CGFloat = type == .custom ? 22 : 18
    #expect(button("Hi", picture: 40).height == 40)
    #expect(button("Hi", picture: 5).height == line)
    // Buttons with a background picture of their own reserve no space for a missing title.
    #expect(button("", picture: 5) == CGSize(width: 5, height: type == .custom || type == .system ? line : 5))
  }

  @Test func wheelsAreHighAndCompactPickersAreNot() {
    let picker = UIDatePicker()
    picker.preferredDatePickerStyle = .wheels
    #expect(picker.intrinsicContentSize == CGSize(width: 320, height: 216))
    picker.preferredDatePickerStyle = .compact
    #expect(picker.intrinsicContentSize.height < 40)
  }

  /// A subclass that moves its text in both methods, each through its `super`, moves it once.
  @Test func fieldsAskForEachRectangleByItself() {
    final class Field: UITextField {
      override func textRect(forBounds bounds: CGRect) -> CGRect {
        super.textRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
      override func editingRect(forBounds bounds: CGRect) -> CGRect {
        super.editingRect(forBounds: bounds).insetBy(dx: 10, dy: 0)
      }
    }
    let box = CGRect(x: 0, y: 0, width: 100, height: 30)
    #expect(Field().editingRect(forBounds: box) == CGRect(x: 10, y: 0, width: 80, height: 30))
  }

  /// `init(items:)` is a designated initializer, which does not call `init(frame:)`, as of iOS 14.
  @Test func segmentedControlsAreMadeOfItemsBySubclasses() {
    final class Control: UISegmentedControl {
      var madeWithFrame = false
      override init(frame: CGRect) {
        super.init(frame: frame)
        madeWithFrame = true
      }
      override init(items: [Any]?) { super.init(items: (items ?? []) + ["More"]) }
      required init?(coder: NSCoder) { nil }
    }
    let control = Control(items: ["One"])
    #expect(control.numberOfSegments == 2)
    #expect(!control.madeWithFrame)
    #expect(control.bounds.height > 0)
  }

  // BrickKit's ButtonBrickTests, run on iOS: buttons of 15 points that truncate in the middle.
  @Test(arguments: [("Hello World", 30), ("Hello World\nHello World", 48)] as [(String, CGFloat)])
  func linesThatATitleBeginsMakeTheButtonHigher(title: String, height: CGFloat) {
    let button = UIButton(type: .system)
    button.titleLabel?.font = .systemFont(ofSize: 15)
    button.titleLabel?.lineBreakMode = .byTruncatingMiddle
    button.setTitle(title, for: .normal)
    #expect(button.intrinsicContentSize.height == height)
  }
}
