import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of rules of margins, stacks and baselines that the stored frames of `../shared/corpus` show.
@MainActor struct LayoutRuleTests {
  private let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 375, height: 667))

  /// Texts that can be wrapped yield before others, also where all of them have the lowest priority.
  @Test(arguments: [1, 2, 750, 1000] as [Float]) func textsThatWrapMayHaveAnyPriority(priority: Float) {
    let label = UILabel()
    label.numberOfLines = 0
    label.text = "A text that is longer than the room that there is for it in one line"
    label.translatesAutoresizingMaskIntoConstraints = false
    for axis in [NSLayoutConstraint.Axis.horizontal, .vertical] {
      label.setContentHuggingPriority(UILayoutPriority(priority), for: axis)
      label.setContentCompressionResistancePriority(UILayoutPriority(priority), for: axis)
    }
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      label.topAnchor.constraint(equalTo: window.topAnchor),
      label.widthAnchor.constraint(lessThanOrEqualToConstant: 200),
    ])
    window.layoutIfNeeded()
    #expect(label.frame.width <= 200)
    #expect(label.frame.height > 30)
  }

  private func cell(accessory: UITableViewCell.AccessoryType = .none) -> (UITableView, UITableViewCell) {
    let table = UITableView(frame: window.bounds)
    window.addSubview(table)
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.accessoryType = accessory
    cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
    table.addSubview(cell)
    cell.layoutIfNeeded()
    return (table, cell)
  }

  /// `corpus/metrics.json`, "table cell content view".
  @Test func contentOfCellsKeepsTheCellsMargins() {
    let (_, cell) = cell()
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 16))
    cell.contentView.layoutMargins = UIEdgeInsets(top: 8, left: 30, bottom: 8, right: 8)
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 30, bottom: 11, right: 16))
  }

  /// `corpus/metrics.json`, "Default style textLabel": "right gap = margin (8 with accessory)".
  @Test func besideAnAccessoryTheContentHasItsOwnMargin() {
    let (_, cell) = cell(accessory: .disclosureIndicator)
    #expect(cell.contentView.frame.maxX < 360)
    #expect(cell.contentView.layoutMargins == UIEdgeInsets(top: 11, left: 16, bottom: 11, right: 8))
  }

  @Test func rowsTakeOverTheMarginsAtTheSidesOfATable() {
    let (table, cell) = cell()
    table.layoutMargins = UIEdgeInsets(top: 40, left: 40, bottom: 40, right: 40)
    cell.preservesSuperviewLayoutMargins = true
    #expect(cell.layoutMargins == UIEdgeInsets(top: 8, left: 40, bottom: 8, right: 40))
  }

  @Test func beforeSafeAreasMarginsHadNoneOfThem() {
    let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    view.setSafeArea(UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    let old = SystemRelease(toolsVersion: IBToolsVersion(11_762)).perform { view.layoutMargins.top }
    let new = SystemRelease(toolsVersion: IBToolsVersion(13_771)).perform { view.layoutMargins.top }
    #expect(old == 8)
    #expect(new == 28)
  }

  @Test func stackViewsHaveNoMarginsOfTheirOwn() {
    let stack = UIStackView(arrangedSubviews: [SizedView(40, 20)])
    #expect(stack.layoutMargins == .zero)
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(
      stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) == CGSize(width: 46, height: 24))
  }

  /// Beside a single view, hidden ones lie at the beginning of the stack: six stored frames of three
  /// documents.
  @Test func hiddenViewsOfAFilledStackReachAcross() {
    let views = [SizedView(40, 20), SizedView(50, 30)]
    views[1].isHidden = true
    let stack = UIStackView(arrangedSubviews: views)
    stack.axis = .vertical
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 20)
    stack.layoutIfNeeded()
    #expect(views[1].frame == CGRect(x: 0, y: 0, width: 200, height: 0))
  }

  @Test func constraintsOfHiddenViewsHoldBeforeTheirPlaceInTheStack() {
    let views = [SizedView(40, 20), SizedView(50, 20)]
    views[1].isHidden = true
    let stack = UIStackView(arrangedSubviews: views)
    stack.frame = CGRect(x: 0, y: 0, width: 40, height: 20)
    views[1].leadingAnchor.constraint(equalTo: views[0].leadingAnchor, constant: 4).isActive = true
    var told = 0
    UnsatisfiableConstraints.listener = { _, _ in told += 1 }
    defer { UnsatisfiableConstraints.listener = nil }
    stack.layoutIfNeeded()
    #expect(told == 0)
    #expect(views[0].frame.numbers == [0, 0, 40, 20])
    #expect(views[1].frame.minX == 4)
  }

  @Test func textsOfSeveralLinesSideBySideAreAlikeInWidth() {
    let labels = ["$0", "$3.50"].map { text in
      let label = UILabel()
      label.text = text
      label.numberOfLines = 0
      return label
    }
    let stack = UIStackView(arrangedSubviews: labels)
    stack.frame.size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    stack.layoutIfNeeded()
    #expect(abs(labels[0].frame.width - labels[1].frame.width) <= 1)
    for label in labels { label.numberOfLines = 1 }
    let plain = UIStackView(arrangedSubviews: labels)
    plain.frame.size = plain.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    plain.layoutIfNeeded()
    #expect(labels[0].frame.width < labels[1].frame.width - 5)
  }

  /// A stored frame puts a globe of 20 points beside a label of 20.33 at the same top where their baselines
  /// are equal.
  @Test func symbolsStandOnTheLineOfText() throws {
    let label = UILabel(), image = UIImageView(image: UIImage(systemName: "globe"))
    label.text = "Text"
    label.font = .systemFont(ofSize: 17)
    image.preferredSymbolConfiguration = UIImage.SymbolConfiguration(font: label.font)
    for view in [label, image] {
      view.translatesAutoresizingMaskIntoConstraints = false
      window.addSubview(view)
    }
    NSLayoutConstraint.activate([
      label.topAnchor.constraint(equalTo: window.topAnchor, constant: 100),
      label.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      image.leadingAnchor.constraint(equalTo: label.trailingAnchor),
      image.firstBaselineAnchor.constraint(equalTo: label.firstBaselineAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(image.alignmentRect(forFrame: image.frame).midY - label.frame.midY) <= 0.5)
    image.image = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in }
    window.layoutIfNeeded()
    #expect(image.frame.minY > label.frame.midY, "other images have their tops on the line")
  }

  /// As stored in documents of four owners: labels higher and lower than their text, and without one, have
  /// their tops where the first baselines are equal, and their bottoms where the last ones are.
  @Test(arguments: [("Label", 9.0), ("Label", 22), ("", 0)]) func baselinesOfLabelsAreThoseOfTheirOwnHeight(
    text: String, height: Double
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let labels = ["Text", text, text].map { text in
      let label = UILabel()
      (label.text, label.font) = (text, .systemFont(ofSize: 17))
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
      label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
      return label
    }
    for label in labels.dropFirst() {
      label.heightAnchor.constraint(equalToConstant: CGFloat(height)).isActive = true
    }
    NSLayoutConstraint.activate([
      labels[0].topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
      labels[1].firstBaselineAnchor.constraint(equalTo: labels[0].firstBaselineAnchor),
      labels[2].lastBaselineAnchor.constraint(equalTo: labels[0].lastBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(labels[1].frame.minY - 100) <= 0.5)
    #expect(labels[1].frame.height == CGFloat(height))
    #expect(abs(labels[2].frame.maxY - labels[0].frame.maxY) <= 0.5)
  }

  /// As stored by Xcode 8: the label beside a button keeps its height where middles and baselines are equal.
  @Test func baselinesOfOldReleasesAreInTheMiddle() {
    func top(_ release: SystemRelease) -> CGFloat {
      release.perform {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200)), label = UILabel(),
          other = UILabel()
        for view in [label, other] {
          (view.text, view.font) = ("Text", .systemFont(ofSize: 17))
          view.translatesAutoresizingMaskIntoConstraints = false
          root.addSubview(view)
        }
        NSLayoutConstraint.activate([
          label.topAnchor.constraint(equalTo: root.topAnchor, constant: 100),
          label.heightAnchor.constraint(equalToConstant: 60),
          other.lastBaselineAnchor.constraint(equalTo: label.lastBaselineAnchor),
        ])
        root.layoutIfNeeded()
        return other.frame.midY
      }
    }
    #expect(abs(top(.iOS12) - 130) <= 0.5)
    #expect(top(.iOS13) > 148)
  }

  /// As stored: 21 points for a label without a text whose last line is on the other's first one.
  @Test func baselinesGiveALabelWithoutATextItsHeight() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 43)), label = UILabel(), other = UILabel()
    for label in [label, other] {
      label.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(label)
    }
    other.text = "Text"
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: root.centerYAnchor),
      label.firstBaselineAnchor.constraint(equalTo: other.lastBaselineAnchor),
      label.lastBaselineAnchor.constraint(equalTo: other.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(label.frame.height - 20.5) <= 0.5)
  }

  /// Stored frames put a system button of 30 points at the top of a segmented control of 32 where their
  /// baselines are equal.
  @Test func segmentedControlsHaveTheBaselineOfTheirTitles() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 200))
    let segments = UISegmentedControl(items: ["One", "Two"])
    let button = UIButton(type: .system)
    button.setTitle("Go", for: .normal)
    for view in [segments, button] {
      view.translatesAutoresizingMaskIntoConstraints = false
      root.addSubview(view)
    }
    NSLayoutConstraint.activate([
      segments.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      segments.topAnchor.constraint(equalTo: root.topAnchor, constant: 20),
      button.leadingAnchor.constraint(equalTo: segments.trailingAnchor),
      button.firstBaselineAnchor.constraint(equalTo: segments.firstBaselineAnchor),
    ])
    root.layoutIfNeeded()
    #expect(abs(button.frame.minY - 20) <= 0.5)
  }

  /// The content's size, though required, yields to a constraint, and both are reported.
  @Test func requiredContentGivesWayToConstraints() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    let view = SizedView(24, 24)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentHuggingPriority(.required, for: .horizontal)
    root.addSubview(view)
    let width = view.widthAnchor.constraint(equalToConstant: 28)
    var told: [([NSLayoutConstraint], NSLayoutConstraint)] = []
    UnsatisfiableConstraints.listener = { told.append(($0, $1)) }
    defer { UnsatisfiableConstraints.listener = nil }
    NSLayoutConstraint.activate([
      width, view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
    ])
    root.layoutIfNeeded()
    #expect(view.frame == CGRect(x: 0, y: 0, width: 28, height: 24))
    #expect(told.count == 1)
    #expect(told.first?.0.contains { $0 === width } == true)
    #expect(told.first?.1 is NSContentSizeLayoutConstraint)
  }

  /// A required content size that has to yield is met as nearly as the other constraints allow.
  @Test(arguments: [(14.0, 14.0), (40, 20)]) func requiredContentYieldsOnlyAsFarAsItMust(
    room: Double, height: Double
  ) {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = SizedView(24, 20)
    view.translatesAutoresizingMaskIntoConstraints = false
    view.setContentCompressionResistancePriority(.required, for: .vertical)
    root.addSubview(view)
    UnsatisfiableConstraints.listener = { _, _ in }
    defer { UnsatisfiableConstraints.listener = nil }
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: root.leadingAnchor),
      view.topAnchor.constraint(equalTo: root.topAnchor),
      view.heightAnchor.constraint(lessThanOrEqualToConstant: room),
    ])
    root.layoutIfNeeded()
    #expect(view.frame.height == CGFloat(height))
  }

  /// Priorities of views that code has made, as read on iOS 9: stackoverflow.com/questions/36924093,
  /// "Programmatic Default Priority Values".
  @Test func controlsMadeInCodeHugAsTheirClassesDo() {
    func hugging(_ view: UIView) -> [Float] {
      let axes: [NSLayoutConstraint.Axis] = [.horizontal, .vertical]
      for axis in axes { #expect(view.contentCompressionResistancePriority(for: axis) == .defaultHigh) }
      return axes.map { view.contentHuggingPriority(for: $0).rawValue }
    }
    let loose = [UIView(), UILabel(), UIImageView(), UIButton(), UITextField(), UITextView(), UIScrollView()]
    for view in loose { #expect(hugging(view) == [250, 250]) }
    let flat = [
      UIProgressView(), UISearchBar(), UISegmentedControl(items: ["One"]), UISlider(), UITabBar(),
      UIToolbar(),
    ]
    for view in flat { #expect(hugging(view) == [250, 750]) }
    let fixed = [
      UIActivityIndicatorView(), UIDatePicker(), UIPageControl(), UIPickerView(), UIStepper(), UISwitch(),
    ]
    for view in fixed { #expect(hugging(view) == [750, 750]) }
  }

  /// Documents may store any number.
  @Test(arguments: [0.5, 0, -3, Float.nan]) func prioritiesBelowTheLeastWeighTheLeast(priority: Float) {
    let host = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100)), view = SizedView(10, 10)
    view.translatesAutoresizingMaskIntoConstraints = false
    host.addSubview(view)
    view.setContentHuggingPriority(UILayoutPriority(priority), for: .horizontal)
    view.setContentCompressionResistancePriority(UILayoutPriority(priority), for: .horizontal)
    host.layoutIfNeeded()
    #expect(view.frame.width == 10)
    let weak = view.widthAnchor.constraint(equalToConstant: 20)
    weak.priority = UILayoutPriority(0.5)
    weak.isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.width <= 20)
    let strong = view.widthAnchor.constraint(equalToConstant: 40)
    strong.priority = UILayoutPriority(2)
    strong.isActive = true
    host.layoutIfNeeded()
    #expect(view.frame.width == 40)
  }

  @Test func aSwitchLeavesTheRoomToItsLabel() {
    let toggle = UISwitch(), label = UILabel()
    label.text = "On"
    let stack = UIStackView(arrangedSubviews: [toggle, label])
    stack.frame = CGRect(x: 0, y: 0, width: 300, height: 31)
    stack.layoutIfNeeded()
    #expect(toggle.frame.size == toggle.sizeThatFits(.zero))
    #expect(label.frame.maxX == 300)
    #expect(label.frame.width > 200)
  }

  /// Documents store every priority except 250: Xcode's own 750 of a switch is present in all but 4 of 192.
  @Test func controlsOfDocumentsHugAsTheseSay() throws {
    let frame = #"<rect key="frame" x="0.0" y="0.0" width="49" height="31"/>"#
    let plain: UISwitch = try #require(
      try NibDocuments.view("<switch opaque=\"NO\" id=\"a\">\(frame)</switch>"))
    #expect(plain.contentHuggingPriority(for: .horizontal) == .defaultLow)
    plain.setContentHuggingPriority(.required, for: .horizontal)
    #expect(plain.contentHuggingPriority(for: .horizontal) == .required)
  }
}
