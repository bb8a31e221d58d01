import CoreGraphics
import CoreText
import Foundation
import TestSupport
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of `facts/ios26/controls.json`: the controls of iOS 26, many measured on the Mac, whose labels have
/// whole points and wider advances.
@MainActor struct ControlFactTests {
  /// Counts the cases of the file and records the ones that fail.
  private final class Count {
    var passed = 0
    var total = 0
    var failures: [String] = []
    func check(_ name: String, _ holds: Bool, _ found: Any? = nil) {
      total += 1
      passed += holds ? 1 : 0
      if !holds { failures.append(name + (found.map { ": found \($0)" } ?? "")) }
    }
    func check(_ name: String, _ found: [CGFloat], _ wanted: [Double]) {
      let near = found.count == wanted.count && zip(found, wanted).allSatisfy { abs(Double($0) - $1) < 0.001 }
      check(name, near, "\(found), not \(wanted)")
    }
    func check(_ name: String, _ found: CGFloat, _ wanted: Double) { check(name, [found], [wanted]) }
    func check(_ name: String, _ found: CGSize, _ wanted: [Double]) {
      check(name, [found.width, found.height], wanted)
    }
    func check(_ name: String, _ found: CGRect, _ wanted: [Double]) {
      check(name, [found.minX, found.minY, found.width, found.height], wanted)
    }
  }

  /// The cases that describe features of the Mac alone, or a look that iOS does not have.
  private static let notTheiPhones = ["UISwitch.on_track"]

  /// The gray values measured on the Mac, which gives disabled titles a gray of its own. The iPhone's bar
  /// buttons were measured with `tertiaryLabel` (`chrome_ios26.json`), which titles use here too.
  private static let graysOfTheMac = ["UIButton.disabled_title_light", "UIButton.disabled_title_dark"]

  @Test func controlsAreAsMeasured() throws {
    let facts = try FactFile.json("ios26/controls")
    let count = Count()
    SystemRelease.iOS26.perform {
      UITraitCollection(displayScale: 2).performAsCurrent {
        switches(facts["UISwitch"], count)
        sliders(facts["UISlider"], count)
        pages(facts["UIPageControl"], count)
        progress(facts["UIProgressView"], count)
        buttons(facts["UIButton_system_legacy"], count)
        segments(facts["UISegmentedControl"], count)
        activity(facts["UIActivityIndicatorView"], count)
        steppers(facts["UIStepper"], count)
        searchBars(facts["UISearchBar"], count)
        refresh(count)
        fields(facts["UITextField_roundedRect"], count)
        textViews(facts["UITextView"], count)
        pickers(count)
      }
    }
    FactFile.report(
      "ios26/controls", count.passed, of: count.total,
      missing: count.failures.map { "\($0): a gray of the Mac, where it was measured" })
    print("  not run: \(Self.notTheiPhones.joined(separator: ", ")): the Mac's alone")
    #expect(
      count.failures.allSatisfy { line in Self.graysOfTheMac.contains { line.hasPrefix($0 + ":") } },
      "\(count.failures)")
  }

  private func resolved(_ color: UIColor, _ style: UIUserInterfaceStyle) -> [CGFloat] {
    var (r, g, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style)).getRed(
      &r, green: &g, blue: &b, alpha: &a)
    return [r, g, b, a].map { ($0 * 255).rounded() }
  }

  private func switches(_ facts: JSONValue, _ count: Count) {
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 400, height: 400))
    count.check("UISwitch.frame", control.frame.size, facts["frame"].numbers)
    count.check("UISwitch.size_forced", control.frame.size == control.sizeThatFits(.zero))
    count.check("UISwitch.intrinsic", control.intrinsicContentSize, facts["intrinsic"].numbers)
    count.check("UISwitch.sizeThatFits", control.sizeThatFits(.zero), facts["sizeThatFits"].numbers)
    let thumb = facts["thumb"]
    count.check("UISwitch.thumb.size", control.thumbRect.size, thumb["size"].numbers)
    count.check("UISwitch.thumb.off", control.thumbRect.minX, thumb["off_x"].double)
    count.check("UISwitch.thumb.y", control.thumbRect.minY, thumb["y"].double)
    control.isOn = true
    count.check("UISwitch.thumb.on", control.thumbRect.minX, thumb["on_x"].double)
    let track = ControlMetrics.switchOffTrack
    count.check("UISwitch.off_track_light", resolved(track, .light), facts["off_track_light_rgba"].numbers)
    count.check("UISwitch.off_track_dark", resolved(track, .dark), facts["off_track_dark_rgba"].numbers)
  }

  private func sliders(_ facts: JSONValue, _ count: Count) {
    func parts(_ width: CGFloat, _ height: CGFloat, _ value: Float) -> (
      thumb: CGRect, done: CGFloat, track: CGRect
    ) {
      let slider = UISlider(frame: CGRect(x: 0, y: 0, width: width, height: height))
      slider.value = value
      let track = slider.trackRect(forBounds: slider.bounds)
      let thumb = slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: value)
      return (thumb, slider.doneRect(track: track, thumb: thumb).width, track)
    }
    count.check("UISlider.intrinsic", UISlider().intrinsicContentSize, facts["intrinsic"].numbers)
    for (height, y) in [(34.0, 14.0), (40, 17)] {
      let track = parts(200, height, 0.5).track
      count.check("UISlider.track.height", track.height, facts["track"]["height"].double)
      count.check("UISlider.track.y, H \(height)", track.minY, y)
      count.check("UISlider.thumb.y, H \(height)", parts(200, height, 0.5).thumb.minY, (height - 24) / 2)
    }
    count.check("UISlider.thumb.size", parts(200, 34, 0).thumb.size, facts["thumb"]["size"].numbers)
    for (name, width) in [("W200_v0.5", 200.0), ("W72_v0.5", 72)] {
      let found = parts(width, 34, 0.5)
      count.check(
        "UISlider.\(name)", [found.thumb.minX, found.done],
        [facts[name]["thumb_x"].double, facts[name]["fill"].double])
    }
    for (name, sample) in facts["samples_W280"].members {
      let value = Float(name.dropFirst(2).split(separator: " ")[0]) ?? .nan
      let found = parts(280, 34, value)
      count.check(
        "UISlider.\(name)",
        abs(found.thumb.minX - sample["thumb_x"].double) < 0.01
          && abs(found.done - sample["fill"].double) < 0.01, found)
    }
  }

  private func pages(_ facts: JSONValue, _ count: Count) {
    for (width, pages, x, height, y) in [
      (280.0, 4, 94.0, 30.0, 2.0), (280, 7, 67, 40, 7), (200, 3, 63, 30, 2),
    ] {
      let control = UIPageControl(frame: CGRect(x: 0, y: 0, width: width, height: height))
      control.numberOfPages = pages
      let first = control.indicatorRect(0)
      count.check("UIPageControl.content_x, \(pages)", first.minX - facts["side_padding"].double, x)
      count.check("UIPageControl.content_y, H \(height)", first.minY - facts["indicator_y"].double, y)
      count.check("UIPageControl.indicator", first.size, facts["indicator"].numbers)
      count.check("UIPageControl.pitch", control.indicatorRect(1).minX - first.minX, facts["pitch"].double)
      let size = control.size(forNumberOfPages: pages)
      count.check("UIPageControl.content_height", size.height, facts["content_height"].double)
      count.check(
        "UIPageControl.content_width, \(pages)", size.width, Double(28 + 10 * pages + 8 * (pages - 1)))
    }
  }

  private func progress(_ facts: JSONValue, _ count: Count) {
    count.check("UIProgressView.intrinsic", UIProgressView().intrinsicContentSize, facts["intrinsic"].numbers)
    for (part, width, fill) in [
      (0.3, 280.0, 84.0), (0.333, 280, 93), (0.01, 280, 8), (0.5, 281, 141), (0.72, 240, 173),
    ] {
      let view = UIProgressView(frame: CGRect(x: 0, y: 0, width: width, height: 4))
      view.progress = Float(part)
      count.check("UIProgressView.fill, \(part) of \(width)", view.doneRect.width, fill)
    }
  }

  /// Returns the additional width of the Mac's version of the font in points, and the height of its lines
  /// (`sf_font_metrics.json`).
  private func onTheMac(_ text: String, _ size: CGFloat, _ weight: UIFont.Weight) -> (
    width: CGFloat, line: CGFloat
  ) {
    let wider: [CGFloat: CGFloat] = [13: 41, 14: 40, 15: 38, 17: 37],
      lines: [CGFloat: CGFloat] = [13: 16, 14: 17, 15: 19, 17: 20]
    let natural = StyledText(text, [.font: UIFont.systemFont(ofSize: size, weight: weight)]).size().width
    return (natural + wider[size]! * CGFloat(text.utf16.count) * size / 2048, lines[size]!)
  }

  private func buttons(_ facts: JSONValue, _ count: Count) {
    for one in facts["cases"].array {
      guard let title = one["title"].string else { continue }
      let button = UIButton(type: .system)
      button.setTitle(title, for: .normal)
      var (size, weight): (CGFloat, UIFont.Weight) = (15, .regular)
      switch one["font"].string {
      case "17 semibold": (size, weight) = (17, .semibold)
      case "14": size = 14
      default: break
      }
      if one["font"].string != nil { button.titleLabel?.font = .systemFont(ofSize: size, weight: weight) }
      let mac = onTheMac(title, size, weight)
      let own = UIFont.systemFont(ofSize: size, weight: weight).lineHeight.rounded(.up)
      let natural = button.intrinsicContentSize
      for key in ["size", "intrinsic"] where !one[key].numbers.isEmpty {
        let wanted = one[key].numbers
        count.check(
          "UIButton.\(title).\(key)", [mac.width.rounded(.up), natural.height - own + mac.line], wanted)
      }
      let frame =
        one["frame"].numbers.isEmpty
        ? [natural.width, natural.height] : one["frame"].numbers.map { CGFloat($0) }
      button.frame = CGRect(x: 0, y: 0, width: frame[0], height: frame[1])
      if one["frame"].numbers.isEmpty { button.sizeToFit() }
      button.layoutIfNeeded()
      let label = one["label"].numbers
      guard let found = button.titleLabel?.frame, label.count == 4 else { continue }
      // The same places for a line of another size: centred, on half points.
      let isCut = natural.width > frame[0]
      let x = isCut ? found.minX : ((frame[0] - found.width) / 2 * 2 + 0.5).rounded(.down) / 2
      count.check("UIButton.\(title).label.x", found.minX, Double(x))
      count.check("UIButton.\(title).label.y", abs(found.midY - (label[1] + label[3] / 2)) <= 0.51, found)
      count.check(
        "UIButton.\(title).label fits", found.maxX <= frame[0] + 0.001 && found.height == own, found)
    }
    let button = UIButton(type: .system)
    button.setTitle("T", for: .normal)
    count.check("UIButton.line_break", button.titleLabel?.lineBreakMode == .byTruncatingMiddle)
    button.isEnabled = false
    count.check(
      "UIButton.disabled_title_light", resolved(button.currentTitleColor, .light), [133, 133, 133, 115])
    count.check(
      "UIButton.disabled_title_dark", Array(resolved(button.currentTitleColor, .dark).prefix(3)),
      [140, 140, 140])
    button.setTitleColor(.systemRed, for: .normal)
    count.check("UIButton.explicit_titleColor_wins_when_disabled", button.currentTitleColor == .systemRed)
  }

  private func segments(_ facts: JSONValue, _ count: Count) {
    let control = UISegmentedControl(items: ["A", "B", "C"])
    control.frame = CGRect(x: 0, y: 0, width: 280, height: 32)
    let edges = control.boundaries
    count.check("UISegmentedControl.boundaries", zip(edges.dropFirst(), edges).map { $0 - $1 }, [93, 93, 94])
    count.check("UISegmentedControl.pill_inset", ControlMetrics.segmentPillInset, facts["pill_inset"].double)
    count.check("UISegmentedControl.corner", ControlMetrics.segmentedRadius(height: 32), 16)
    count.check(
      "UISegmentedControl.dark_pill", Array(resolved(UISegmentedControl.pillColor, .dark).prefix(3)),
      facts["dark_pill_rgb"].numbers)
    for (isSelected, weight) in [(false, UIFont.Weight.regular), (true, .medium)] {
      let text = control.text(control.segments[0], isSelected: isSelected)
      count.check(
        "UISegmentedControl.titles",
        text.attributes[.font] as? UIFont == .systemFont(ofSize: 13, weight: weight))
      count.check("UISegmentedControl.label", text.size().height.rounded(.up), 16)
    }
  }

  private func activity(_ facts: JSONValue, _ count: Count) {
    for (name, style) in [("medium", UIActivityIndicatorView.Style.medium), ("large", .large)] {
      let one = facts[name]
      count.check(
        "UIActivityIndicatorView.\(name)", UIActivityIndicatorView(style: style).intrinsicContentSize,
        one["intrinsic"].numbers)
      count.check("UIActivityIndicatorView.\(name).blade", style.blade, one["blade"].numbers)
      count.check("UIActivityIndicatorView.\(name).ring", style.radius, one["ring"].double)
      for (mode, wanted) in facts["color_white"].members {
        let found = resolved(style.color, mode == "dark" ? .dark : .light)[0]
        count.check("UIActivityIndicatorView.\(name).color.\(mode)", found, wanted.double)
      }
    }
    count.check(
      "UIActivityIndicatorView.large.graphic", 2 * (UIActivityIndicatorView.Style.large.radius + 6),
      facts["large"]["graphic"].double)
    count.check(
      "UIActivityIndicatorView.blades", CGFloat(UIActivityIndicatorView.Style.alphas.count),
      facts["blades"].double)
    count.check(
      "UIActivityIndicatorView.alphas", UIActivityIndicatorView.Style.alphas, facts["alphas_255"].numbers)
    let view = UIActivityIndicatorView(frame: CGRect(x: 0, y: 0, width: 33, height: 41))
    count.check("UIActivityIndicatorView.box", view.ring, [6, 10, 20, 20])
  }

  private func steppers(_ facts: JSONValue, _ count: Count) {
    let stepper = UIStepper()
    count.check("UIStepper.intrinsic", stepper.intrinsicContentSize, facts["intrinsic"].numbers)
    count.check(
      "UIStepper.numbers",
      [stepper.minimumValue, stepper.maximumValue, stepper.stepValue].map { CGFloat($0) },
      [facts["min"].double, facts["max"].double, facts["step"].double])
    count.check("UIStepper.continuous", stepper.isContinuous == facts["continuous"].bool)
    count.check("UIStepper.autorepeat", stepper.autorepeat == facts["autorepeat"].bool)
    count.check("UIStepper.wraps", stepper.wraps == facts["wraps"].bool)
  }

  private func searchBars(_ facts: JSONValue, _ count: Count) {
    count.check(
      "UISearchBar.sizeThatFits", UISearchBar().sizeThatFits(CGSize(width: 320, height: 0)), [320, 44])
    for (height, y) in [(36.0, -4.0), (44, 0), (50, 3), (56, 6), (60, 8), (80, 18)] {
      let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: height))
      bar.layoutIfNeeded()
      count.check("UISearchBar.field, H \(height)", bar.searchTextField.frame, [8, y, 304, 36])
    }
    let bar = UISearchBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    bar.layoutIfNeeded()
    let field = bar.searchTextField
    count.check("UISearchBar.font", field.font == .systemFont(ofSize: 17, weight: .medium), field.font)
    count.check(
      "UISearchBar.text_rect_empty", field.textRect(forBounds: field.bounds),
      facts["text_rect_empty(304x36)"].numbers)
    field.text = "text"
    count.check(
      "UISearchBar.text_rect_with_text", field.textRect(forBounds: field.bounds),
      facts["text_rect_with_text"].numbers)
  }

  private func refresh(_ count: Count) {
    let view = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
    view.contentSize = CGSize(width: 300, height: 900)
    view.addSubview(UIView())
    view.contentOffset.y = 30
    let control = UIRefreshControl()
    count.check("UIRefreshControl.height", control.frame.height, 60)
    view.refreshControl = control
    count.check("UIRefreshControl.frame", control.frame, [0, 30, 300, 60])
    count.check("UIRefreshControl first subview", view.subviews.first === control)
    count.check("UIRefreshControl hidden at rest", control.isHidden || control.alpha == 0)
  }

  private func fields(_ facts: JSONValue, _ count: Count) {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
    field.borderStyle = .roundedRect
    let inset = facts["textRect_inset"].numbers
    count.check(
      "UITextField.textRect", field.textRect(forBounds: field.bounds),
      [inset[0], inset[1], 200 - 2 * inset[0], 34 - 2 * inset[1]])
    count.check("UITextField.border_width", ControlMetrics.fieldBorder, facts["border_width"].double)
    count.check("UITextField.corner_radius", field.layer.cornerRadius, facts["corner_radius"].double)
    count.check("UITextField.intrinsic, empty", field.intrinsicContentSize, [33, 34])
    field.text = "Hello"
    let width = StyledText("Hello", [.font: field.font!]).size().width.rounded(.up)
    count.check("UITextField.intrinsic", field.intrinsicContentSize, [Double(width) + 28, 34])
    let bare = UITextField()
    bare.text = "Hello"
    let line = UIFont.systemFont(ofSize: 17).lineHeight.roundedUp(toPixelsOf: 2)
    count.check(
      "UITextField.intrinsic, none", bare.intrinsicContentSize, [Double(width), Double(line) + 1.5])
    field.text = ""
    let caret = field.caretRect(for: field.endOfDocument), wanted = facts["caret_17pt_in_34pt"]
    count.check("UITextField.caret.height", abs(caret.height - wanted["height"].double) <= 0.5, caret)
    count.check("UITextField.caret.y", abs(caret.minY - wanted["y"].double) <= 0.5, caret)
    count.check("UITextField.caret.visible", caret.width, wanted["visible"].double)
    for (name, y) in facts["label_y_h34"].members {
      let size = CGFloat(Double(name.dropLast(2)) ?? 0)
      // The line's middle: the Mac's lines are whole points high.
      let own = UIFont.systemFont(ofSize: size).lineHeight.roundedUp(toPixelsOf: 2)
      count.check("UITextField.label_y, \(name)", abs((34 - own) / 2 - y.double) <= 0.5)
    }
  }

  private func textViews(_ facts: JSONValue, _ count: Count) {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    let inset = view.textContainerInset
    count.check(
      "UITextView.default_font_nil", view.font == nil && view.pageText.font.lineHeight.rounded(.up) == 14,
      view.pageText.font)
    count.check(
      "UITextView.textContainerInset", [inset.top, inset.left, inset.bottom, inset.right],
      facts["textContainerInset"].numbers)
    view.font = .systemFont(ofSize: 17)
    view.text = "ab\ncd"
    let line = UIFont.systemFont(ofSize: 17).lineHeight
    let height = view.sizeThatFits(CGSize(width: 200, height: 0)).height
    count.check("UITextView.content_height", height, Double((16 + 2 * line).roundedUp(toPixelsOf: 2)))
    let caret = facts["caret"]
    for (place, y) in [(0, 7.0), (3, 27)] {
      let box = view.caretRect(for: view.position(from: view.beginningOfDocument, offset: place)!)
      count.check("UITextView.caret.x", box.minX, facts["lineFragmentPadding"].double)
      count.check("UITextView.caret.y", abs(box.minY - y) <= 0.5, box)
      count.check("UITextView.caret.h", abs(box.height - caret["h"].double) <= 1, box)
    }
  }

  /// Checks the prose rules: R = 0.334225372(H + 75), ceil(2(H + 75) / rowH) rows a turn, the band and the
  /// columns.
  private func pickers(_ count: Count) {
    for (height, row) in [(216.0, 34.0), (162, 32), (216, 50)] {
      let wheels = Wheels(columns: [], rowHeight: row)
      let bounds = CGRect(x: 0, y: 0, width: 320, height: height)
      let cylinder = Wheels.cylinder(in: bounds, rowHeight: wheels.rowHeight)
      count.check("UIPickerView.R, H \(height)", cylinder.radius, 0.334225372 * (height + 75))
      count.check("UIPickerView.rows, H \(height)", cylinder.rows, (2 * (height + 75) / row).rounded(.up))
      count.check(
        "UIPickerView.selection_rect", wheels.band(in: bounds), [9, (height - row - 2) / 2, 302, row + 2])
    }
    final class Source: UIPickerViewDataSource {
      func numberOfComponents(in pickerView: UIPickerView) -> Int { 3 }
      func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 5 }
    }
    let source = Source()
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    count.check(
      "UIPickerView.component_width", picker.rowSize(forComponent: 0).width,
      ((320 - 18 - 10) / 3.0).rounded(.down))
  }
}
