import CoreGraphics
import Testing
import UIKit
import UIKitTestSupport

/// Tests of constraints that views change during layout. They take effect in the same layout pass, as on an
/// iPhone, where each view's layout first updates the constraints at and below it.
@MainActor struct LateConstraintTests {
  private final class Lazy: UIView {
    let content = UIView()
    override func layoutSubviews() {
      super.layoutSubviews()
      guard content.superview == nil else { return }
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      NSLayoutConstraint.activate([
        content.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 5),
        content.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -5),
        content.topAnchor.constraint(equalTo: topAnchor),
        content.heightAnchor.constraint(equalToConstant: 20),
      ])
    }
  }

  @Test func firstConstraintsOfATreeMayComeInALayout() {
    let view = Lazy(frame: CGRect(x: 0, y: 0, width: 100, height: 50))
    view.layoutIfNeeded()
    #expect(view.content.frame == CGRect(x: 5, y: 0, width: 90, height: 20))
  }

  private final class Turning: UIView {
    let stack = UIStackView(arrangedSubviews: [SizedView(20, 20), SizedView(30, 30)])
    override func layoutSubviews() {
      super.layoutSubviews()
      stack.axis = bounds.width > 50 ? .horizontal : .vertical
    }
  }

  @Test(arguments: [true, false]) func stacksTurnInTheLayoutThatAsksForIt(isInWindow: Bool) {
    let view = Turning(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    view.stack.axis = .vertical
    view.stack.alignment = .leading
    view.stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(view.stack)
    view.stack.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
    view.stack.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
    if isInWindow { window.addSubview(view) }
    view.layoutIfNeeded()
    #expect(view.stack.frame == CGRect(x: 0, y: 0, width: 50, height: 30))
    #expect(view.stack.arrangedSubviews[1].frame.origin == CGPoint(x: 20, y: 0))
    view.frame.size.width = 40
    view.layoutIfNeeded()
    #expect(view.stack.frame == CGRect(x: 0, y: 0, width: 30, height: 50))
  }

  private final class Making: UIView {
    private var stack: UIStackView?
    var inner: UIView? { stack?.arrangedSubviews[1] }
    override class var requiresConstraintBasedLayout: Bool { true }
    override func updateConstraints() {
      if stack == nil {
        let new = UIStackView(arrangedSubviews: [SizedView(20, 20), SizedView(30, 30)])
        new.translatesAutoresizingMaskIntoConstraints = false
        addSubview(new)
        new.topAnchor.constraint(equalTo: topAnchor).isActive = true
        new.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
        trailingAnchor.constraint(equalTo: new.trailingAnchor).isActive = true
        bottomAnchor.constraint(equalTo: new.bottomAnchor).isActive = true
        stack = new
      }
      super.updateConstraints()
    }
  }

  @Test func aViewInNoSuperviewIsAskedForItsConstraints() {
    let view = Making(frame: CGRect(x: 0, y: 0, width: 50, height: 30))
    view.layoutIfNeeded()
    #expect(view.inner?.frame == CGRect(x: 20, y: 0, width: 30, height: 30))
  }

  @Test func viewsMadeForConstraintsMakeTheirOwnBeforeASizeIsFound() {
    let size = Making().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == CGSize(width: 50, height: 30))
  }

  @Test func emptyTextFitsInAPlainZero() {
    let size = UILabel().systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    #expect(size == .zero)
    #expect(size.width.sign == .plus)
    #expect(size.height.sign == .plus)
  }

  @Test func aTargetWithoutEndIsAsLargeAsAnyNumber() {
    let view = UIView()
    let label = UILabel()
    label.text = String(repeating: "word ", count: 20)
    label.numberOfLines = 0
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(withVisualFormat: "|[l]|", metrics: nil, views: ["l": label])
        + NSLayoutConstraint.constraints(withVisualFormat: "V:|[l]|", metrics: nil, views: ["l": label]))
    func height(_ target: CGFloat) -> CGFloat {
      view.systemLayoutSizeFitting(
        CGSize(width: 100, height: target), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height(.infinity) == height(.greatestFiniteMagnitude))
    #expect(height(.infinity) == height(0))
  }
}
