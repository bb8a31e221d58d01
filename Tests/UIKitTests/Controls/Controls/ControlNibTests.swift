import CoreGraphics
import Foundation
import InterfaceBuilder
import Testing
import UIKitTestSupport

@testable import UIKit

/// Tests of each control as described by its element in a document.
@MainActor struct ControlNibTests {
  private let frame = #"<rect key="frame" x="0.0" y="0.0" width="200" height="44"/>"#

  private func view<T: UIView>(_ element: String) throws -> T { try #require(try NibDocuments.view(element)) }

  @Test func labels() throws {
    let label: UILabel = try view(
      """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Hi" textAlignment="center" \
      lineBreakMode="middleTruncation" numberOfLines="3" baselineAdjustment="alignCenters" minimumFontSize="10" id="a">
      \(frame)<fontDescription key="fontDescription" type="boldSystem" pointSize="20"/>
      <color key="textColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      <nil key="highlightedColor"/><color key="shadowColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/>
      <size key="shadowOffset" width="1" height="2"/></label>
      """)
    #expect(label.text == "Hi")
    #expect(label.textAlignment == .center)
    #expect(label.lineBreakMode == .byTruncatingMiddle)
    #expect(label.numberOfLines == 3)
    #expect(label.baselineAdjustment == .alignCenters)
    #expect(label.adjustsFontSizeToFitWidth)
    #expect(label.minimumScaleFactor == 0.5)
    #expect(label.font == .systemFont(ofSize: 20, weight: .bold))
    #expect(label.textColor.cgColor.components?.first == 1)
    #expect(label.shadowOffset == CGSize(width: 1, height: 2))
    #expect(!label.isUserInteractionEnabled)
  }

  @Test func wells() throws {
    let well: UIColorWell = try view(
      """
      <colorWell contentMode="scaleToFill" title="Ink" supportsAlpha="NO" id="a">\(frame)
      <color key="selectedColor" red="1" green="0.0" blue="0.0" alpha="1" colorSpace="calibratedRGB"/>
      </colorWell>
      """)
    #expect(well.title == "Ink")
    #expect(!well.supportsAlpha)
    #expect(well.intrinsicContentSize.width == 28)
    #expect(well.selectedColor?.cgColor.components?.first == 1)
  }

  @Test func attributedLabels() throws {
    let label: UILabel = try view(
      """
      <label usesAttributedText="YES" adjustsFontSizeToFit="NO" id="a">\(frame)<attributedString key="attributedText">
      <fragment content="Big"><attributes><font key="NSFont" size="27" name="ArialRoundedMTBold"/></attributes></fragment>
      <fragment content=" red"><attributes><color key="NSColor" red="1" green="0.0" blue="0.0" alpha="1" \
      colorSpace="custom" customColorSpace="sRGB"/></attributes></fragment></attributedString></label>
      """)
    #expect(label.text == "Big red")
    #expect(label.font.pointSize == 27)
    #expect(!label.adjustsFontSizeToFitWidth)
  }

  @Test func imageViews() throws {
    let image: UIImageView = try view(
      """
      <imageView userInteractionEnabled="NO" contentMode="scaleAspectFit" image="star.fill" catalog="system" id="a">
      \(frame)<preferredSymbolConfiguration key="preferredSymbolConfiguration" configurationType="pointSize" \
      pointSize="32"/></imageView>
      """)
    #expect(image.image?.isSymbolImage == true)
    #expect(image.contentMode == .scaleAspectFit)
    #expect(image.preferredSymbolConfiguration != nil)
    let plain = try #require(image.image)
    #expect(image.intrinsicContentSize.height > plain.size.height)
  }

  @Test func buttons() throws {
    let button: UIButton = try view(
      """
      <button opaque="NO" contentMode="scaleToFill" selected="YES" contentHorizontalAlignment="left" \
      contentVerticalAlignment="top" buttonType="system" lineBreakMode="wordWrap" id="a">\(frame)
      <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="19"/>
      <inset key="contentEdgeInsets" minX="10" minY="7" maxX="11" maxY="8"/>
      <state key="normal" title="Off"><color key="titleColor" white="0.0" alpha="1" colorSpace="calibratedWhite"/></state>
      <state key="selected" title="On"/></button>
      """)
    #expect(button.buttonType == .system)
    #expect(button.title(for: .normal) == "Off")
    #expect(button.currentTitle == "On")
    #expect(button.titleLabel?.text == "On")
    #expect(button.titleLabel?.font == .systemFont(ofSize: 19, weight: .semibold))
    #expect(button.titleLabel?.numberOfLines == 0)
    #expect(button.contentEdgeInsets == UIEdgeInsets(top: 7, left: 10, bottom: 8, right: 11))
    #expect(button.contentHorizontalAlignment == .left)
    #expect(button.contentVerticalAlignment == .top)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.frame.origin == CGPoint(x: 10, y: 7))
  }

  @Test func configuredButtons() throws {
    let button: UIButton = try view(
      """
      <button buttonType="system" lineBreakMode="middleTruncation" id="a">\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="filled" title="Move" subtitle="there" cornerStyle="capsule" \
      imagePlacement="top" imagePadding="5" titleAlignment="center">
      <fontDescription key="titleFontDescription" name="Futura-Medium" family="Futura" pointSize="16"/>
      <color key="baseBackgroundColor" systemColor="systemRedColor"/></buttonConfiguration></button>
      """)
    let look = try #require(button.configuration)
    #expect(look.title == "Move")
    #expect(look.subtitle == "there")
    #expect(look.cornerStyle == .capsule)
    #expect(look.imagePlacement == .top)
    #expect(look.imagePadding == 5)
    #expect(look.titleAlignment == .center)
    #expect(look.baseBackgroundColor == .systemRed)
    #expect(button.titleLabel?.text == "Move")
    #expect(button.titleLabel?.font.pointSize == 16)
    #expect(button.subtitleLabel?.text == "there")
  }

  /// Stored heights in `shared/corpus`: 35 on canvases of 2x and 3x, but 34.5 and 34.33 in scenes with a
  /// stack view. An app loads the control as on iOS.
  @Test(arguments: [
    (NibLoader.Purpose.canvas, "", 35.0), (.canvas, "<stackView id=\"s\"/>", 34.5), (.app, "", 34.5),
  ])
  func configuredButtonsOfTheCanvasCountWholePoints(purpose: NibLoader.Purpose, other: String, height: Double)
    throws
  {
    let document = try NibDocuments.xib(
      """
      <button buttonType="system" id="a">\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" title="Detay"/></button>\(other)
      """
    ).document
    let loader = NibLoader(document: document, purpose: purpose)
    let button = try #require(loader.scenes().first?.root as? UIButton)
    UITraitCollection(displayScale: 2).performAsCurrent {
      #expect(button.intrinsicContentSize.height == CGFloat(height))
    }
  }

  /// Interface Builder keeps a state's title where the configuration has none; the frames of such buttons are
  /// those of the image alone (an image of 24 in a button of 48).
  @Test func aConfigurationWithoutATitleShowsNone() throws {
    let button: UIButton = try view(
      """
      <button buttonType="system" id="a">\(frame)<state key="normal" title="Button"/>
      <buttonConfiguration key="configuration" style="plain" image="trash" catalog="system"/></button>
      """)
    button.layoutIfNeeded()
    #expect(button.titleLabel?.text ?? "" == "")
    #expect(button.imageView?.image != nil)
    let picture = try #require(button.imageView)
    #expect(abs(picture.center.x - 100) <= 0.5)
  }

  /// As Xcode 13 and 15 store them: 50 x 31 on 2x canvases of five documents, 55.67 x 39 on one of 3x.
  @Test func symbolsOfConfiguredButtonsAreLarge() throws {
    func size(_ configuration: String, toolsVersion: Int, scale: CGFloat) throws -> CGSize {
      let document = try NibDocuments.xib(
        """
        <button buttonType="system" id="a">\(frame)<state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="plain" catalog="system" \(configuration)
        </buttonConfiguration></button>
        """
      ).document
      return try SystemRelease(toolsVersion: IBToolsVersion(toolsVersion)).perform {
        let loader = NibLoader(document: document, purpose: .canvas)
        let button = try #require(loader.scenes().first?.root as? UIButton)
        var size = CGSize.zero
        UITraitCollection(displayScale: scale).performAsCurrent { size = button.intrinsicContentSize }
        return size
      }
    }
    let video = try size("image=\"video\">", toolsVersion: 20_037, scale: 2)
    #expect(abs(video.width - 50) <= 0.5)
    #expect(abs(video.height - 31) <= 0.5)
    let cross = try size(
      """
      image="multiply.circle.fill">
      <preferredSymbolConfiguration key="preferredSymbolConfigurationForImage" configurationType="pointSize" \
      pointSize="21"/>
      """, toolsVersion: 21_507, scale: 3)
    #expect(abs(cross.width - 55.67) <= 0.5)
    #expect(abs(cross.height - 39) <= 0.5)
  }

  /// Stored labels: "Large Title" is 36 points high in two documents of Xcode 10, "Title 1" 31.5 in three of
  /// Xcode 9, that is 30 and 26 points; an app has them as on iOS.
  @Test func titlesWereSmallerOnTheCanvasOfXcode9And10() throws {
    func size(_ style: String, _ version: Int, _ purpose: NibLoader.Purpose = .canvas) throws -> CGFloat {
      let document = try IBDocument(
        data: Data(
          """
          <?xml version="1.0" encoding="UTF-8"?>
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="\(version)"
            targetRuntime="iOS.CocoaTouch" useAutolayout="YES"><objects><label text="A" id="a">\(frame)
            <fontDescription key="fontDescription" style="\(style)"/></label></objects></document>
          """.utf8), name: "test.xib")
      let loader = NibLoader(document: document, purpose: purpose)
      return try #require(loader.scenes().first?.root as? UILabel).font.pointSize
    }
    #expect(try size("UICTFontTextStyleTitle0", 14_490) == 30)
    #expect(try size("UICTFontTextStyleTitle1", 13_771) == 26)
    #expect(try size("UICTFontTextStyleTitle1", 13_771, .app) == 28)
    #expect(try size("UICTFontTextStyleTitle0", 15_400) == 34)
    #expect(try size("UICTFontTextStyleBody", 14_490) == 17)
  }

  @Test func textFields() throws {
    let field: UITextField = try view(
      """
      <textField opaque="NO" contentHorizontalAlignment="left" contentVerticalAlignment="center" \
      borderStyle="roundedRect" placeholder="Name" textAlignment="right" minimumFontSize="12" \
      clearButtonMode="whileEditing" id="a">\(frame)<fontDescription key="fontDescription" type="system" pointSize="14"/>
      <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress" \
      returnKeyType="next" secureTextEntry="YES" textContentType="email"/></textField>
      """)
    #expect(field.borderStyle == .roundedRect)
    #expect(field.placeholder == "Name")
    #expect(field.text == "")
    #expect(field.textAlignment == .right)
    #expect(field.font?.pointSize == 14)
    #expect(field.minimumFontSize == 12)
    #expect(field.clearButtonMode == .whileEditing)
    #expect(field.autocapitalizationType == .words)
    #expect(field.keyboardType == .emailAddress)
    #expect(field.returnKeyType == .next)
    #expect(field.isSecureTextEntry)
    #expect(field.textContentType == .emailAddress)
    // ios26/controls.json, UITextField_roundedRect.textRect_inset
    #expect(field.textRect(forBounds: field.bounds) == field.bounds.insetBy(dx: 7, dy: 2))
  }

  @Test func textViews() throws {
    let text: UITextView = try view(
      """
      <textView clipsSubviews="YES" editable="NO" textAlignment="center" id="a">\(frame)<string key="text">Two
      lines</string><fontDescription key="fontDescription" type="system" pointSize="17"/>
      <textInputTraits key="textInputTraits" autocorrectionType="no"/></textView>
      """)
    #expect(text.text == "Two\nlines")
    #expect(!text.isEditable)
    #expect(text.textAlignment == .center)
    #expect(text.autocorrectionType == .no)
    #expect(text.textContainerInset == UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0))
    text.layoutIfNeeded()
    // ios26/controls.json, UITextView.content_height: 16 and two lines, in pixels instead of points
    #expect(abs(text.contentSize.height - (16 + 2 * 20.287)) < 0.7)
  }

  @Test func switchesSlidersAndSteppers() throws {
    let control: UISwitch = try view(
      #"<switch on="YES" id="a">\#(frame)<color key="onTintColor" systemColor="systemRedColor"/></switch>"#)
    #expect(control.isOn)
    #expect(control.onTintColor == .systemRed)
    let slider: UISlider = try view(
      #"<slider enabled="NO" value="35" minValue="5" maxValue="100" continuous="NO" id="a">\#(frame)</slider>"#
    )
    #expect(slider.value == 35)
    #expect(slider.minimumValue == 5)
    #expect(slider.maximumValue == 100)
    #expect(!slider.isContinuous)
    #expect(!slider.isEnabled)
    let stepper: UIStepper = try view(
      #"<stepper value="4" minimumValue="2" maximumValue="10" stepValue="2" wraps="YES" id="a">\#(frame)</stepper>"#
    )
    #expect(stepper.value == 4)
    #expect(stepper.minimumValue == 2)
    #expect(stepper.maximumValue == 10)
    #expect(stepper.stepValue == 2)
    #expect(stepper.wraps)
  }

  @Test func segmentedControls() throws {
    let control: UISegmentedControl = try view(
      """
      <segmentedControl segmentControlStyle="plain" selectedSegmentIndex="1" id="a">\(frame)<segments>
      <segment title="One"/><segment title="Two" width="50" enabled="NO"/><segment image="star" catalog="system"/>
      </segments></segmentedControl>
      """)
    #expect(control.numberOfSegments == 3)
    #expect(control.titleForSegment(at: 0) == "One")
    #expect(control.widthForSegment(at: 1) == 50)
    #expect(!control.isEnabledForSegment(at: 1))
    #expect(control.imageForSegment(at: 2) != nil)
    #expect(control.selectedSegmentIndex == 1)
    #expect(control.boundaries == [0, 75, 125, 200])
  }

  // As Xcode 11.7 stores them, and Xcode 12.
  @Test(arguments: [(16_097, 2), (17_156, 4)]) func progressViewsAreThickerSinceXcode12(
    version: Int, height: Int
  ) throws {
    let view =
      #"<view key="view" id="v">\#(NibDocuments.rect(0, 0, 375, 667))<subviews><progressView id="p">\#(frame)</progressView></subviews></view>"#
    let document = try NibDocuments.storyboard(
      #"<scene sceneID="s"><objects><viewController id="c" sceneMemberID="viewController">\#(view)</viewController></objects></scene>"#,
      toolsVersion: version
    ).document
    let loader = NibLoader(document: document, purpose: .canvas)
    let scene = try #require(loader.scenes().first)
    let progress = try #require(scene.root?.subviews.first as? UIProgressView)
    #expect(
      SystemRelease(toolsVersion: IBToolsVersion(version)).perform { progress.intrinsicContentSize.height }
        == CGFloat(height)
    )
  }

  @Test func progressActivityAndPages() throws {
    let progress: UIProgressView = try view(
      #"<progressView progress="0.5" progressViewStyle="bar" id="a">\#(frame)</progressView>"#)
    #expect(progress.progress == 0.5)
    #expect(progress.progressViewStyle == .bar)
    let activity: UIActivityIndicatorView = try view(
      #"<activityIndicatorView hidesWhenStopped="YES" animating="YES" style="large" id="a">\#(frame)</activityIndicatorView>"#
    )
    #expect(activity.style == .large)
    #expect(activity.isAnimating)
    #expect(!activity.isHidden)
    activity.stopAnimating()
    #expect(activity.isHidden)
    let pages: UIPageControl = try view(
      #"<pageControl numberOfPages="6" currentPage="2" hidesForSinglePage="YES" id="a">\#(frame)</pageControl>"#
    )
    #expect(pages.numberOfPages == 6)
    #expect(pages.currentPage == 2)
    #expect(pages.hidesForSinglePage)
  }

  @Test func pickersAndSearchBars() throws {
    let picker: UIDatePicker = try view(
      """
      <datePicker datePickerMode="time" minuteInterval="5" style="wheels" id="a">\(frame)
      <date key="date" timeIntervalSinceReferenceDate="491514569.99"/></datePicker>
      """)
    #expect(picker.datePickerMode == .time)
    #expect(picker.datePickerStyle == .wheels)
    #expect(picker.minuteInterval == 5)
    for wrong in [7, 0, -5, 60, Int.max, Int.min] {
      picker.minuteInterval = wrong
      #expect(picker.minuteInterval == 1)
    }
    #expect(picker.date.timeIntervalSinceReferenceDate == 491514569.99)
    let bar: UISearchBar = try view(
      """
      <searchBar searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES" id="a">\(frame)
      <textInputTraits key="textInputTraits" returnKeyType="search"/>
      <scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles></searchBar>
      """)
    #expect(bar.searchBarStyle == .minimal)
    #expect(bar.placeholder == "Find")
    #expect(bar.showsCancelButton)
    #expect(bar.returnKeyType == .search)
    #expect(bar.scopeButtonTitles == ["All", "Some"])
  }

  @Test func controlsWithoutContentChooseNothing() {
    #expect(UIPickerView().selectedRow(inComponent: 0) == -1)
    #expect(UISegmentedControl().selectedSegmentIndex == UISegmentedControl.noSegment)
  }
}
