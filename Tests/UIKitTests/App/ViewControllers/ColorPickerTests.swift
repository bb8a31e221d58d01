import Foundation
import Testing
import UIKit
import UIKitTesting

@MainActor struct ColorPickerTests {
  private final class Listener: NSObject, UIColorPickerViewControllerDelegate {
    var colors: [(UIColor, Bool)] = []
    var isFinished = false
    func colorPickerViewController(
      _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
    ) {
      colors.append((color, continuously))
    }
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
      isFinished = true
    }
  }

  @Test func colorsAreChosenInTheGridAndBySliders() throws {
    let screen = HeadlessScreen(), root = UIViewController(), picker = UIColorPickerViewController(),
      listener = Listener()
    screen.show(root)
    picker.delegate = listener
    picker.selectedColor = .blue
    root.present(picker, animated: false)
    #expect(screen.speech.prefix(2) == ["Colors, heading", "Close, button"])
    let grid = try screen.find("Color grid").box
    screen.tap(at: CGPoint(x: grid.minX + 5, y: grid.minY + 5))
    #expect(picker.selectedColor == UIColor(white: 1, alpha: 1))
    #expect(listener.colors.last?.1 == false)
    try screen.tap("Sliders")
    try screen.adjust("Red", by: -5)
    var red: CGFloat = 0
    picker.selectedColor.getRed(&red, green: nil, blue: nil, alpha: nil)
    #expect(abs(red - 0.5) < 0.01)
    try screen.adjust("Opacity", by: -2)
    #expect(abs(picker.selectedColor.cgColor.alpha - 0.8) < 0.01)
    try screen.activate("Close")
    screen.advance(by: 1)
    #expect(listener.isFinished)
    #expect(root.presentedViewController == nil)
  }

  @Test func wellsOpenThePicker() throws {
    let screen = HeadlessScreen(), root = UIViewController(),
      well = UIColorWell(frame: CGRect(x: 100, y: 200, width: 28, height: 28))
    well.title = "Ink"
    well.supportsAlpha = false
    root.view.addSubview(well)
    screen.show(root)
    var told = 0
    well.addAction(UIAction { _ in told += 1 }, for: .valueChanged)
    screen.tap(at: CGPoint(x: 114, y: 214))
    screen.advance(by: 1)
    #expect(screen.speech.first == "Ink, heading")
    #expect(!screen.shows("OPACITY"))
    let grid = try screen.find("Color grid").box
    screen.tap(at: CGPoint(x: grid.maxX - 5, y: grid.minY + 5))
    #expect(well.selectedColor == UIColor(white: 0, alpha: 1))
    #expect(told > 0)
  }
}
