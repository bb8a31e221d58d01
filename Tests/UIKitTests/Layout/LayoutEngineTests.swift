import CoreGraphics
import Foundation
import Testing

@testable import UIKit

/// The way from constraints to frames.
@MainActor @Suite struct LayoutEngineTests {
  private func window() -> UIWindow { UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480)) }

  private func view(in superview: UIView) -> UIView {
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    superview.addSubview(view)
    return view
  }

  @Test func threeAnchoredViewsInAWindow() {
    let window = window()
    let a = view(in: window), b = view(in: window), c = view(in: a)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor, constant: 16),
      a.trailingAnchor.constraint(equalTo: window.trailingAnchor, constant: -16),
      a.topAnchor.constraint(equalTo: window.topAnchor, constant: 20),
      a.heightAnchor.constraint(equalToConstant: 44),
      b.topAnchor.constraint(equalTo: a.bottomAnchor, constant: 8),
      b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
      b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5),
      b.bottomAnchor.constraint(equalTo: window.bottomAnchor),
      c.leftAnchor.constraint(equalTo: b.leftAnchor),
      c.rightAnchor.constraint(equalTo: a.rightAnchor),
      c.topAnchor.constraint(equalTo: a.topAnchor, constant: 2),
      c.bottomAnchor.constraint(equalTo: a.bottomAnchor, constant: -2),
    ])
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 16, y: 20, width: 288, height: 44))
    #expect(b.frame == CGRect(x: 88, y: 72, width: 144, height: 408))
    #expect(c.frame == CGRect(x: 72, y: 2, width: 216, height: 40))
  }

  @Test func aSmallerWindowMovesWhatDependsOnIt() {
    let window = window()
    let a = view(in: window)
    let height = a.heightAnchor.constraint(equalToConstant: 10)
    NSLayoutConstraint.activate([
      a.leadingAnchor.constraint(equalTo: window.leadingAnchor),
      a.trailingAnchor.constraint(equalTo: window.trailingAnchor),
      a.topAnchor.constraint(equalTo: window.topAnchor), height,
    ])
    window.layoutIfNeeded()
    window.frame.size.width = 200
    height.constant = 30
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 30))
    height.isActive = false
    a.bottomAnchor.constraint(equalTo: window.bottomAnchor, constant: -1).isActive = true
    window.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 0, y: 0, width: 200, height: 479))
  }

  @Test func aSubtreeTakesItsConstraintsAlong() {
    let first = window(), second = window()
    let box = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
    let a = view(in: box)
    NSLayoutConstraint.activate([
      a.trailingAnchor.constraint(equalTo: box.trailingAnchor), a.widthAnchor.constraint(equalToConstant: 20),
      a.topAnchor.constraint(equalTo: box.topAnchor), a.heightAnchor.constraint(equalToConstant: 20),
    ])
    box.layoutIfNeeded()
    #expect(a.frame == CGRect(x: 80, y: 0, width: 20, height: 20))
    first.addSubview(box)
    box.frame.size.width = 60
    first.layoutIfNeeded()
    #expect(a.frame.minX == 40)
    second.addSubview(box)
    box.frame.size.width = 70
    second.layoutIfNeeded()
    #expect(a.frame.minX == 50)
    #expect(first.constraintStore?.engine?.itemOfVariable.isEmpty == true)
  }

  @Test func labelsAreAsLargeAsTheirText() {
    let window = window()
    let label = UILabel()
    label.text = "Some text"
    label.translatesAutoresizingMaskIntoConstraints = false
    window.addSubview(label)
    NSLayoutConstraint.activate([
      label.centerXAnchor.constraint(equalTo: window.centerXAnchor),
      label.centerYAnchor.constraint(equalTo: window.centerYAnchor),
    ])
    window.layoutIfNeeded()
    #expect(abs(label.frame.width - label.intrinsicContentSize.width) < 0.34)
    #expect(abs(label.frame.height - label.intrinsicContentSize.height) < 0.34)
    #expect(abs(label.center.x - 160) < 0.34)
  }

  @Test func aViewThatNothingConstrainsHasNoEngine() {
    let window = window()
    window.addSubview(UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
    window.layoutIfNeeded()
    #expect(window.constraintStore == nil)
  }
}
