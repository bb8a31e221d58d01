import CoreGraphics
import Testing
import UIKit
import UIKitTesting

/// Tests of menus of the app's own controls. Source: Apple's reference of `UIControl`:
/// `contextMenuInteraction`, `isContextMenuInteractionEnabled` and `showsMenuAsPrimaryAction`, whose menu
/// "shows in response to the touchDown event".
@Suite(.serialized) @MainActor struct ControlMenuTests {
  private final class Knob: UIControl {
    var log: [String] = []
    var isSilent = false
    /// The interaction that was asked last, and the menu that was created last.
    weak var asked: UIContextMenuInteraction?
    weak var made: UIMenu?

    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
    ) -> UIContextMenuConfiguration? {
      log.append("asked at \(Int(location.x))")
      asked = interaction
      return isSilent
        ? nil
        : UIContextMenuConfiguration { [self] _ in
          let menu = UIMenu(children: [UIAction(title: "Louder") { [self] _ in log.append("louder") }])
          made = menu
          return menu
        }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willDisplayMenuFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willDisplayMenuFor: configuration, animator: animator)
      log.append("shows")
      animator?.addCompletion { [self] in log.append("shown") }
    }
    override func contextMenuInteraction(
      _ interaction: UIContextMenuInteraction, willEndFor configuration: UIContextMenuConfiguration,
      animator: (any UIContextMenuInteractionAnimating)?
    ) {
      super.contextMenuInteraction(interaction, willEndFor: configuration, animator: animator)
      log.append("ends")
      animator?.addCompletion { [self] in log.append("ended") }
    }
    func listen() {
      let events: [(UIControl.Event, String)] = [
        (.touchDown, "down"), (.menuActionTriggered, "menu"), (.touchCancel, "cancelled"),
        (.touchUpInside, "up"),
      ]
      for (event, name) in events {
        addAction(UIAction { [self] _ in log.append(name) }, for: event)
      }
    }
  }

  private func show() -> (HeadlessScreen, Knob) {
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let knob = Knob(frame: CGRect(x: 20, y: 40, width: 100, height: 100))
    let root = UIViewController()
    root.view.addSubview(knob)
    screen.show(root)
    knob.listen()
    return (screen, knob)
  }
  private let spot = CGPoint(x: 50, y: 60)

  @Test func aControlHasNoMenuByItself() {
    let (screen, knob) = show()
    #expect(!knob.isContextMenuInteractionEnabled)
    #expect(!knob.showsMenuAsPrimaryAction)
    #expect(knob.contextMenuInteraction?.delegate === knob)
    #expect(knob.interactions.isEmpty)
    screen.press(at: spot)
    #expect(!screen.shows("Louder"))
    #expect(knob.log == ["down", "up"])
  }

  @Test func aControlThatRestsUnderAFingerOpensItsMenu() throws {
    let (screen, knob) = show()
    knob.isContextMenuInteractionEnabled = true
    #expect(knob.interactions.contains { $0 === knob.contextMenuInteraction })
    screen.tap(at: spot)
    #expect(knob.log == ["down", "up"])
    #expect(!screen.shows("Louder"))
    knob.log = []
    screen.press(at: spot)
    screen.advance(by: 0.5)
    #expect(screen.shows("Louder"))
    try screen.tap("Louder")
    screen.advance(by: 0.5)
    let told = knob.log.filter { $0 != "cancelled" && $0 != "louder" }
    #expect(told == ["down", "asked at 30", "menu", "shows", "shown", "ends", "ended"])
    #expect(knob.log.contains("louder"))
    #expect(!knob.log.contains("up"))
    knob.isContextMenuInteractionEnabled = false
    knob.log = []
    screen.press(at: spot)
    #expect(!screen.shows("Louder"))
    #expect(knob.interactions.isEmpty)
  }

  @Test func aMenuThatIsThePrimaryActionOpensAtATouch() throws {
    let (screen, knob) = show()
    knob.isContextMenuInteractionEnabled = true
    knob.showsMenuAsPrimaryAction = true
    screen.tap(at: spot)
    screen.advance(by: 0.5)
    #expect(knob.log == ["down", "asked at 30", "menu", "shows", "cancelled", "shown"])
    #expect(screen.shows("Louder"))
    knob.contextMenuInteraction?.dismissMenu()
    screen.advance(by: 0.5)
    #expect(!screen.shows("Louder"))
    #expect(knob.log.suffix(2) == ["ends", "ended"])
  }

  @Test func aControlWithoutAMenuAtAPointIsTouched() {
    let (screen, knob) = show()
    knob.isContextMenuInteractionEnabled = true
    knob.showsMenuAsPrimaryAction = true
    knob.isSilent = true
    screen.tap(at: spot)
    #expect(knob.log == ["down", "asked at 30", "up"])
    knob.isEnabled = false
    screen.tap(at: spot)
    #expect(knob.log.count == 3)
  }

  /// An interaction that is added to a control calls its delegate like any other.
  @Test func aControlsOwnInteractionIsNotTheOnlyOne() {
    let (screen, knob) = show(), brought = UIContextMenuInteraction(delegate: knob)
    knob.addInteraction(brought)
    screen.press(at: spot)
    screen.advance(by: 0.5)
    #expect(screen.shows("Louder"))
    #expect(knob.asked === brought)
    #expect(knob.log.contains("asked at 30"))
    #expect(knob.log.contains("shown"))
    #expect(!knob.log.contains("menu"))
    brought.dismissMenu()
    screen.advance(by: 0.5)
    #expect(!screen.shows("Louder"))
    #expect(knob.log.suffix(2) == ["ends", "ended"])
  }

  /// The menu's action retains the control, so the control must not retain the menu.
  @Test(arguments: [false, true]) func dismissedMenuIsDeallocated(isBrought: Bool) {
    let (screen, knob) = show(), brought = UIContextMenuInteraction(delegate: knob)
    if isBrought { knob.addInteraction(brought) } else { knob.isContextMenuInteractionEnabled = true }
    screen.press(at: spot)
    screen.advance(by: 0.5)
    #expect(screen.shows("Louder"))
    #expect(knob.made != nil)
    knob.asked?.dismissMenu()
    screen.advance(by: 0.5)
    #expect(!screen.shows("Louder"))
    #expect(knob.made == nil)
  }

  /// Apple's header of `UIButton`: the button enables its interaction when it gets a menu.
  @Test func aButtonEnablesItsMenu() {
    let button = UIButton(type: .system)
    #expect(!button.isContextMenuInteractionEnabled)
    button.menu = UIMenu(children: [UIAction(title: "One") { _ in }])
    #expect(button.isContextMenuInteractionEnabled)
    button.menu = nil
    #expect(!button.isContextMenuInteractionEnabled)
  }

  /// A subclass may provide a preview view, beside which the menu appears.
  @Test func aControlsPreviewIsLifted() throws {
    final class Lifting: UIControl {
      let mark = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
      var asked: [String] = []
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
      ) -> UIContextMenuConfiguration? {
        UIContextMenuConfiguration { _ in UIMenu(children: [UIAction(title: "Louder") { _ in }]) }
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForHighlightingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("lifts")
        return UITargetedPreview(view: mark)
      }
      override func contextMenuInteraction(
        _ interaction: UIContextMenuInteraction,
        previewForDismissingMenuWithConfiguration configuration: UIContextMenuConfiguration
      ) -> UITargetedPreview? {
        asked.append("returns")
        return UITargetedPreview(view: mark)
      }
    }
    let screen = HeadlessScreen(size: CGSize(width: 320, height: 480), scale: 1)
    let control = Lifting(frame: CGRect(x: 20, y: 40, width: 200, height: 200)), root = UIViewController()
    root.view.addSubview(control)
    control.mark.backgroundColor = .red
    control.addSubview(control.mark)
    control.isContextMenuInteractionEnabled = true
    screen.show(root)
    screen.press(at: CGPoint(x: 60, y: 60), for: 1)
    screen.advance(by: 0.5)
    #expect(screen.shows("Louder"))
    #expect(control.asked == ["lifts"])
    // Right below the mark, and not below the control.
    #expect(try screen.find("Louder").box.minY < 140)
    try screen.tap("Louder")
    screen.advance(by: 0.5)
    #expect(control.asked == ["lifts", "returns"])
    #expect(!screen.shows("Louder"))
  }
}
