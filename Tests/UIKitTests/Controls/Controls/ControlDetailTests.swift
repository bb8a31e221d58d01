import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// Tests of controls after changes of single settings, and of states of their parts.
@MainActor struct ControlDetailTests {
  private final class Bar: UIProgressView {
    var asked = 0
    override func invalidateIntrinsicContentSize() {
      asked += 1
      super.invalidateIntrinsicContentSize()
    }
  }
  private final class Picture: UIImageView {
    var asked = 0
    override func invalidateIntrinsicContentSize() {
      asked += 1
      super.invalidateIntrinsicContentSize()
    }
  }

  private final class Field: UITextField {
    var asked = 0
    override func setNeedsDisplay() {
      asked += 1
      super.setNeedsDisplay()
    }
  }

  @Test func markedTextStyleIsDrawn() {
    let field = Field(frame: CGRect(x: 0, y: 0, width: 100, height: 34))
    field.asked = 0
    field.markedTextStyle = [.backgroundColor: UIColor.yellow]
    #expect(field.asked == 1)
  }

  private func image(_ size: CGFloat) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: size, height: size)).image { _ in }
  }

  @Test func anotherStyleIsAnotherSize() {
    let bar = Bar(frame: .zero), before = bar.intrinsicContentSize
    bar.asked = 0
    bar.progressViewStyle = .bar
    #expect(bar.asked == 1)
    #expect(bar.intrinsicContentSize != before)
    bar.progressViewStyle = .bar
    #expect(bar.asked == 1)
  }

  @Test func disabledSegmentsAreDimmed() {
    let control = UISegmentedControl(items: ["a", "b"])
    func color(_ index: Int) -> UIColor? {
      control.text(control.segments[index], isSelected: false).attributes[.foregroundColor] as? UIColor
    }
    control.setEnabled(false, forSegmentAt: 1)
    #expect(color(0) == .label)
    #expect(color(1) == .tertiaryLabel)
    let own = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    control.setTitleTextAttributes([.foregroundColor: own], for: .normal)
    #expect(color(0) == own)
    #expect(color(1)?.cgColor.alpha == 0.5)
    control.setTitleTextAttributes([.foregroundColor: UIColor.blue], for: .disabled)
    #expect(color(0) == own)
    #expect(color(1) == .blue)
    control.isEnabled = false
    #expect(color(0) == .blue)
  }

  @Test func dividerImagesAreStoredForPairsOfStates() {
    let stepper = UIStepper(frame: .zero), one = image(2), two = image(3)
    stepper.setDividerImage(one, forLeftSegmentState: .normal, rightSegmentState: .highlighted)
    stepper.setDividerImage(two, forLeftSegmentState: .highlighted, rightSegmentState: .normal)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .highlighted) === one)
    #expect(stepper.dividerImage(forLeftSegmentState: .highlighted, rightSegmentState: .normal) === two)
    #expect(stepper.dividerImage(forLeftSegmentState: .normal, rightSegmentState: .normal) == nil)
  }

  @Test func aHighlightedImageOfAnotherSizeIsAnotherSize() {
    let view = Picture(image: image(10), highlightedImage: image(20))
    view.asked = 0
    view.isHighlighted = true
    #expect(view.asked == 1)
    #expect(view.intrinsicContentSize.width == 20)
    view.isHighlighted = true
    #expect(view.asked == 1)
    view.highlightedImage = nil
    view.asked = 0
    view.isHighlighted = false
    #expect(view.asked == 0)
  }
}
