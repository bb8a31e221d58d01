import CoreGraphics
import Foundation

@testable import UIKit

extension ChangingScene {
  static func controls(_ add: SceneCollector) {
    images(add)
    buttons(add)
    choices(add)
    ranges(add)
    boards(add)
  }

  private static let picture = UIImage.block(30, 20)

  private static func images(_ add: SceneCollector) {
    add("image view") {
      UIImageView(image: picture)
    } changes: { (change: ChangeList<UIImageView>) in
      change("another size") { $0.image = UIImage.block(44, 17) }
      change("alignment insets of the same size") { $0.image = UIImage.aligned(30, 20) }
      change("alignment insets of another size") { $0.image = UIImage.aligned(41, 26) }
      change("no image") { $0.image = nil }
      change("a symbol") { $0.image = UIImage(systemName: "star.fill") }
      change("a mirrored image") { $0.image = picture.withHorizontallyFlippedOrientation() }
      change("an image that turns") { $0.image = picture.imageFlippedForRightToLeftLayoutDirection() }
      change("a template") { $0.image = picture.withRenderingMode(.alwaysTemplate) }
      change("highlighted") {
        $0.highlightedImage = UIImage.aligned(30, 20)
        $0.isHighlighted = true
      }
      change("content mode") { $0.contentMode = .bottomRight }
      change("symbol configuration") {
        $0.image = UIImage(systemName: "star")
        $0.preferredSymbolConfiguration = UIImage.SymbolConfiguration(pointSize: 30)
      }
      change("animated images") { $0.animationImages = [UIImage.aligned(20, 20), picture] }
    }
    add("image view of a turning symbol") {
      let view = UIImageView(image: UIImage(systemName: "chevron.forward"))
      view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .title1)
      view.adjustsImageSizeForAccessibilityContentSizeCategory = true
      return view
    } changes: { (change: ChangeList<UIImageView>) in
      change("another") { $0.image = UIImage(systemName: "arrow.left") }
    }
    add("image view with alignment insets") {
      UIImageView(image: UIImage.aligned(30, 20))
    } changes: { (change: ChangeList<UIImageView>) in
      change("none") { $0.image = picture }
      change("content mode") { $0.contentMode = .center }
    }
  }

  private static func buttons(_ add: SceneCollector) {
    func common(_ change: ChangeList<UIButton>) {
      change("title") { $0.setTitle("Another title", for: .normal) }
      change("image") { $0.setImage(picture, for: .normal) }
      change("background") { $0.setBackgroundImage(picture, for: .normal) }
      change("background with alignment insets") {
        $0.setBackgroundImage(UIImage.aligned(30, 20), for: .normal)
      }
      change("background with larger alignment insets") {
        $0.setBackgroundImage(UIImage.aligned(130, 50), for: .normal)
      }
      change("disabled") { $0.isEnabled = false }
      change("selected") {
        $0.setTitle("Chosen for long", for: .selected)
        $0.isSelected = true
      }
      change("highlighted") { $0.isHighlighted = true }
      change("content alignment") { $0.contentHorizontalAlignment = .trailing }
      change("vertical alignment") { $0.contentVerticalAlignment = .bottom }
      change("font") { $0.titleLabel?.font = .boldSystemFont(ofSize: 25) }
      change("lines") {
        $0.titleLabel?.numberOfLines = 0
        $0.setTitle("A title that takes several lines of the room that is left", for: .normal)
      }
      change("content insets") { $0.contentEdgeInsets = UIEdgeInsets(top: 3, left: 17, bottom: 9, right: 2) }
      change("title insets") { $0.titleEdgeInsets = UIEdgeInsets(top: 3, left: 17, bottom: 9, right: 2) }
      change("tint") { $0.tintColor = .systemPurple }
      change("configuration") {
        var look = UIButton.Configuration.filled()
        look.subtitle = "More"
        look.image = picture
        look.imagePlacement = .trailing
        $0.configuration = look
      }
      change("role") { $0.role = .destructive }
      change("type of content") {
        $0.setAttributedTitle(NSAttributedString(string: "Plain", attributes: [.kern: 4]), for: .normal)
      }
    }
    add("custom button") {
      let button = UIButton(type: .custom)
      button.setTitle("Title", for: .normal)
      button.setTitleColor(.label, for: .normal)
      return button
    } changes: {
      common($0)
    }
    add("system button") {
      let button = UIButton(type: .system)
      button.setTitle("Title", for: .normal)
      button.setImage(UIImage(systemName: "chevron.backward"), for: .normal)
      return button
    } changes: {
      common($0)
    }
    add("button with a background") {
      let button = UIButton(type: .custom)
      button.setTitle("Title", for: .normal)
      button.setBackgroundImage(UIImage.aligned(60, 30), for: .normal)
      return button
    } changes: { (change: ChangeList<UIButton>) in
      change("same size without insets") { $0.setBackgroundImage(UIImage.block(60, 30), for: .normal) }
      change("none") { $0.setBackgroundImage(nil, for: .normal) }
      change("selected") {
        $0.setBackgroundImage(UIImage.block(60, 30), for: .selected)
        $0.isSelected = true
      }
    }
    add("configured button") {
      var look = UIButton.Configuration.tinted()
      look.title = "Title"
      look.image = UIImage(systemName: "arrow.forward")
      look.imagePadding = 5
      return UIButton(configuration: look)
    } changes: { (change: ChangeList<UIButton>) in
      change("title") { $0.configuration?.title = "Another title" }
      change("subtitle") { $0.configuration?.subtitle = "Subtitle" }
      change("image") { $0.configuration?.image = UIImage.aligned(30, 20) }
      change("placement") { $0.configuration?.imagePlacement = .top }
      change("insets") { $0.configuration?.contentInsets.leading = 31 }
      change("size") { $0.configuration?.buttonSize = .large }
      change("corners") { $0.configuration?.cornerStyle = .capsule }
      change("activity") { $0.configuration?.showsActivityIndicator = true }
      change("another") { $0.configuration = .borderedProminent() }
      change("title by its method") { $0.setTitle("By method", for: .normal) }
      change("disabled") { $0.isEnabled = false }
      change("selected") { $0.isSelected = true }
      change("handler") { $0.configurationUpdateHandler = { $0.configuration?.title = "Handled" } }
      change("menu") {
        $0.menu = UIMenu(children: [
          UIAction(title: "First", state: .on) { _ in }, UIAction(title: "Second") { _ in },
        ])
        $0.showsMenuAsPrimaryAction = true
        $0.changesSelectionAsPrimaryAction = true
      }
    }
  }

  private static func choices(_ add: SceneCollector) {
    add("switch") {
      UISwitch()
    } changes: { (change: ChangeList<UISwitch>) in
      change("on") { $0.isOn = true }
      change("colours") {
        $0.isOn = true
        $0.onTintColor = .systemRed
        $0.thumbTintColor = .yellow
      }
      change("disabled") { $0.isEnabled = false }
    }
    add("segments") {
      UISegmentedControl(items: ["One", "Two", picture])
    } changes: { (change: ChangeList<UISegmentedControl>) in
      change("selection") { $0.selectedSegmentIndex = 1 }
      change("another title") { $0.setTitle("Another title", forSegmentAt: 0) }
      change("another image") { $0.setImage(UIImage.aligned(20, 14), forSegmentAt: 2) }
      change("more") { $0.insertSegment(withTitle: "Three", at: 1, animated: false) }
      change("fewer") { $0.removeSegment(at: 1, animated: false) }
      change("width") { $0.setWidth(90, forSegmentAt: 0) }
      change("by content") { $0.apportionsSegmentWidthsByContent = true }
      change("disabled") { $0.setEnabled(false, forSegmentAt: 1) }
      change("offset") { $0.setContentOffset(CGSize(width: 3, height: 2), forSegmentAt: 1) }
      change("attributes") { $0.setTitleTextAttributes([.font: UIFont.systemFont(ofSize: 22)], for: .normal) }
      change("tint") { $0.selectedSegmentTintColor = .systemPink }
      change("momentary") {
        $0.selectedSegmentIndex = 0
        $0.isMomentary = true
      }
    }
    add("page control") {
      let control = UIPageControl()
      control.numberOfPages = 4
      return control
    } changes: { (change: ChangeList<UIPageControl>) in
      change("page") { $0.currentPage = 2 }
      change("more pages") { $0.numberOfPages = 7 }
      change("no page") { $0.numberOfPages = 0 }
      change("one page") {
        $0.hidesForSinglePage = true
        $0.numberOfPages = 1
      }
      change("colours") {
        $0.pageIndicatorTintColor = .systemGreen
        $0.currentPageIndicatorTintColor = .systemRed
      }
      change("ground") { $0.backgroundStyle = .prominent }
      change("image") { $0.setIndicatorImage(UIImage(systemName: "star"), forPage: 1) }
      change("all images") { $0.preferredIndicatorImage = UIImage(systemName: "heart") }
    }
  }

  private static func ranges(_ add: SceneCollector) {
    add("slider") {
      UISlider()
    } changes: { (change: ChangeList<UISlider>) in
      change("value") { $0.value = 0.7 }
      change("range") {
        $0.value = 0.5
        $0.maximumValue = 2
      }
      change("images") {
        $0.minimumValueImage = picture
        $0.maximumValueImage = UIImage.aligned(20, 14)
      }
      change("thumb") { $0.setThumbImage(UIImage.block(20, 36), for: .normal) }
      change("colours") {
        $0.minimumTrackTintColor = .systemRed
        $0.maximumTrackTintColor = .systemGreen
        $0.thumbTintColor = .yellow
      }
      change("track") { $0.setMinimumTrackImage(UIImage.block(8, 8), for: .normal) }
      change("disabled") { $0.isEnabled = false }
    }
    add("stepper") {
      UIStepper()
    } changes: { (change: ChangeList<UIStepper>) in
      change("at its end") { $0.value = 100 }
      change("images") { $0.setIncrementImage(picture, for: .normal) }
      change("divider") {
        $0.setDividerImage(UIImage.block(9, 20), forLeftSegmentState: .normal, rightSegmentState: .normal)
      }
      change("disabled") { $0.isEnabled = false }
      change("value") { $0.value = 5 }
    }
    add("progress") {
      UIProgressView(progressViewStyle: .default)
    } changes: { (change: ChangeList<UIProgressView>) in
      change("progress") { $0.progress = 0.6 }
      change("style") { $0.progressViewStyle = .bar }
      change("image") { $0.progressImage = UIImage.block(10, 10) }
      change("colours") {
        $0.progress = 0.5
        $0.trackTintColor = .systemGreen
        $0.progressTintColor = .systemRed
      }
    }
    add("activity") {
      UIActivityIndicatorView(style: .medium)
    } changes: { (change: ChangeList<UIActivityIndicatorView>) in
      change("animating") { $0.startAnimating() }
      change("large") {
        $0.startAnimating()
        $0.style = .large
      }
      change("always seen") { $0.hidesWhenStopped = false }
      change("colour") {
        $0.hidesWhenStopped = false
        $0.color = .systemRed
      }
    }
  }

  /// Adds pickers, date pickers and color wells.
  private static func boards(_ add: SceneCollector) {
    let day = Date(timeIntervalSince1970: 800_000_000)
    add("picker", in: [.constraints, .frame(200, 160)]) {
      CountedPicker()
    } changes: { (change: ChangeList<CountedPicker>) in
      change("row") { $0.selectRow(2, inComponent: 0, animated: false) }
      change("rows") {
        $0.count = 9
        $0.reloadAllComponents()
      }
      change("columns") {
        $0.columns = 1
        $0.reloadAllComponents()
      }
    }
    for style in [UIDatePickerStyle.compact, .wheels, .inline] {
      add("date picker \(style.rawValue)", in: [.constraints, .frame(210, 180)]) {
        let picker = UIDatePicker()
        picker.locale = Locale(identifier: "en_US")
        picker.timeZone = TimeZone(identifier: "UTC")
        picker.preferredDatePickerStyle = style
        picker.datePickerMode = style == .inline ? .date : .dateAndTime
        picker.date = day
        return picker
      } changes: { (change: ChangeList<UIDatePicker>) in
        change("mode") { $0.datePickerMode = style == .inline ? .dateAndTime : .time }
        change("date") { $0.date = day.addingTimeInterval(40 * 86_400) }
        change("language") { $0.locale = Locale(identifier: "de_DE") }
        change("limits") { $0.minimumDate = day.addingTimeInterval(3600) }
        change("style") { $0.preferredDatePickerStyle = style == .compact ? .wheels : .compact }
        change("disabled") { $0.isEnabled = false }
      }
    }
  }
}

/// A picker whose rows show their numbers.
private final class CountedPicker: UIPickerView, UIPickerViewDataSource, UIPickerViewDelegate {
  var columns = 2, count = 5

  override init(frame: CGRect) {
    super.init(frame: frame)
    dataSource = self
    delegate = self
  }
  required init?(coder: NSCoder) { nil }

  func numberOfComponents(in pickerView: UIPickerView) -> Int { columns }
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
    "Row \(row)"
  }
}
