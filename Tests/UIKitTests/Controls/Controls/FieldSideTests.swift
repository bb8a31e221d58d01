import CoreGraphics
import Testing

@testable import UIKit

/// Tests of the views beside the text of fields, which are asked for their sizes since iOS 13.
@MainActor struct FieldSideTests {
  private let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)

  private func size(_ view: UIView) -> CGSize {
    let field = UITextField(frame: bounds)
    (field.leftView, field.leftViewMode) = (view, .always)
    field.layoutIfNeeded()
    #expect(view.frame == field.leftViewRect(forBounds: bounds))
    (field.leftView, field.rightView, field.rightViewMode) = (nil, view, .always)
    field.layoutIfNeeded()
    #expect(view.frame == field.rightViewRect(forBounds: bounds))
    #expect(view.frame.maxX == 200)
    #expect(field.intrinsicContentSize.width == UITextField().intrinsicContentSize.width + view.frame.width)
    return view.frame.size
  }

  @Test func contentsSayTheSize() {
    let icon = UIImageView(image: UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in })
    icon.frame.size = CGSize(width: 50, height: 20)
    #expect(size(icon) == CGSize(width: 20, height: 20))
    let button = UIButton(type: .system)
    button.setTitle("A", for: .normal)
    button.sizeToFit()
    let field = UITextField(frame: bounds)
    (field.rightView, field.rightViewMode) = (button, .always)
    field.layoutIfNeeded()
    let narrow = button.frame.width
    button.setTitle("A much longer title", for: .normal)
    field.layoutIfNeeded()
    #expect(button.frame.width > narrow + 50)
    #expect(button.frame.size == button.intrinsicContentSize)
  }

  @Test func constraintsSayTheSize() {
    let container = UIView(), box = UIView()
    container.addSubview(box)
    box.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      box.leadingAnchor.constraint(equalTo: container.leadingAnchor, constant: 4),
      box.trailingAnchor.constraint(equalTo: container.trailingAnchor, constant: -4),
      box.topAnchor.constraint(equalTo: container.topAnchor),
      box.bottomAnchor.constraint(equalTo: container.bottomAnchor),
      box.widthAnchor.constraint(equalToConstant: 12), box.heightAnchor.constraint(equalToConstant: 16),
    ])
    #expect(size(container) == CGSize(width: 20, height: 16))
  }

  @Test func plainViewsKeepTheirFrames() {
    #expect(size(UIView(frame: CGRect(x: 0, y: 0, width: 16, height: 10))) == CGSize(width: 16, height: 10))
  }
}
