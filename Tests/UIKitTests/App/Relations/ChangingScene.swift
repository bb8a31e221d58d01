import CoreGraphics
import Foundation

@testable import UIKit

/// A method of creating a scene, and the changes that a program may make to it.
@MainActor struct ChangingScene {
  let name: String
  let changes: [String]
  let make: () -> Made

  struct Made {
    var view: UIView
    var changes: [(UIWindow) -> Void]
  }
}

/// Named changes of views of a class.
@MainActor final class ChangeList<View> {
  private(set) var all: [(name: String, apply: (View) -> Void)] = []

  func callAsFunction(_ name: String, _ apply: @escaping (View) -> Void) { all.append((name, apply)) }
}

/// The scenes of a test.
@MainActor final class SceneCollector {
  private(set) var scenes: [ChangingScene] = []

  /// Adds a view in some places, with changes of it and of its surroundings.
  func callAsFunction<View: UIView>(
    _ name: String, in places: [ScenePlace] = [.constraints, .frame(120, 40)],
    _ make: @escaping () -> View, changes: (ChangeList<View>) -> Void
  ) {
    let own = ChangeList<View>()
    changes(own)
    let names = own.all.map(\.name) + Surrounded.changes.all.map(\.name)
    for place in places {
      scenes.append(
        ChangingScene(name: "\(name) \(place)", changes: names) {
          let view = make(), outer = place.room(around: view)
          return ChangingScene.Made(
            view: outer,
            changes: own.all.map { change in { _ in change.apply(view) } }
              + Surrounded.changes.all.map { change in
                { change.apply(Surrounded(window: $0, scene: outer, view: view)) }
              })
        })
    }
  }
}

/// A view in a scene in a window.
@MainActor struct Surrounded {
  var window: UIWindow
  var scene: UIView
  var view: UIView

  /// Changes around a view, or of any view.
  static let changes: ChangeList<Surrounded> = {
    let change = ChangeList<Surrounded>()
    let margins = NSDirectionalEdgeInsets(top: 3, leading: 21, bottom: 5, trailing: 9)
    change("direction of the window") { $0.window.traitOverrides.layoutDirection = .rightToLeft }
    change("direction of the scene") { $0.scene.traitOverrides.layoutDirection = .rightToLeft }
    change("semantics of the scene") { $0.scene.semanticContentAttribute = .forceRightToLeft }
    change("semantics of the view") { $0.view.semanticContentAttribute = .forceRightToLeft }
    change("text size of the window") {
      $0.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
    }
    change("text size of the view") { $0.view.traitOverrides.preferredContentSizeCategory = .extraSmall }
    change("style of the scene") { $0.scene.overrideUserInterfaceStyle = .dark }
    change("display scale of the window") { $0.window.traitOverrides.displayScale = 3 }
    change("display scale of the view") { $0.view.traitOverrides.displayScale = 1 }
    change("size class of the window") { $0.window.traitOverrides.horizontalSizeClass = .regular }
    change("legibility of the window") { $0.window.traitOverrides.legibilityWeight = .bold }
    change("contrast of the window") { $0.window.traitOverrides.accessibilityContrast = .high }
    change("tint of the window") { $0.window.tintColor = .systemRed }
    change("size of the scene") { $0.scene.frame.size = CGSize(width: 151, height: 173) }
    change("margins of the scene") { $0.scene.directionalLayoutMargins = margins }
    change("margins of the view") { $0.view.directionalLayoutMargins = margins }
    change("safe area of the window") {
      $0.window.setSafeArea(UIEdgeInsets(top: 30, left: 12, bottom: 20, right: 25))
    }
    return change
  }()
}

/// The ways in which a scene places its view.
@MainActor enum ScenePlace: CustomStringConvertible {
  /// Between margins and safe area, with siblings and a guide that follow it.
  case constraints
  /// At a frame of a size.
  case frame(CGFloat, CGFloat)
  /// From edge to edge.
  case filling
  /// In the place of a bar.
  case top

  nonisolated var description: String {
    switch self {
    case .constraints: "among constraints"
    case .frame: "in a frame"
    case .filling: "from edge to edge"
    case .top: "at the top"
    }
  }

  /// Returns a view that contains `view` and the other views of the place.
  func room(around view: UIView) -> UIView {
    let room = UIView(frame: CGRect(x: 4, y: 6, width: 230, height: 220))
    switch self {
    case .constraints:
      constrain(view, in: room)
      return room
    case .frame(let width, let height):
      view.frame = CGRect(x: 10, y: 30, width: width, height: height)
      view.autoresizingMask = [.flexibleWidth, .flexibleRightMargin]
    case .filling:
      view.frame = room.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    case .top:
      view.frame = CGRect(x: 0, y: 20, width: 230, height: 49)
      view.autoresizingMask = .flexibleWidth
    }
    room.addSubview(view)
    return room
  }

  private func constrain(_ view: UIView, in room: UIView) {
    let next = marker(.systemGreen), last = marker(.systemOrange), guide = UILayoutGuide()
    view.translatesAutoresizingMaskIntoConstraints = false
    for view in [view, next, last] { room.addSubview(view) }
    room.addLayoutGuide(guide)
    NSLayoutConstraint.activate([
      view.leadingAnchor.constraint(equalTo: room.layoutMarginsGuide.leadingAnchor, constant: 5),
      view.topAnchor.constraint(equalTo: room.safeAreaLayoutGuide.topAnchor, constant: 10),
      next.leadingAnchor.constraint(equalTo: view.trailingAnchor, constant: 6),
      next.firstBaselineAnchor.constraint(equalTo: view.firstBaselineAnchor),
      guide.leadingAnchor.constraint(equalTo: next.trailingAnchor, constant: 4),
      guide.widthAnchor.constraint(equalToConstant: 13),
      guide.topAnchor.constraint(equalTo: view.bottomAnchor),
      guide.heightAnchor.constraint(equalToConstant: 9),
      last.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      last.topAnchor.constraint(equalTo: guide.bottomAnchor),
      last.trailingAnchor.constraint(lessThanOrEqualTo: room.readableContentGuide.trailingAnchor),
    ])
  }

  private func marker(_ color: UIColor) -> UIView {
    let view = UIView()
    view.backgroundColor = color
    view.translatesAutoresizingMaskIntoConstraints = false
    view.widthAnchor.constraint(equalToConstant: 11).isActive = true
    view.heightAnchor.constraint(equalToConstant: 7).isActive = true
    return view
  }
}

extension UIImage {
  /// Returns a picture of a colour, with a corner of white.
  static func block(_ width: CGFloat, _ height: CGFloat, _ color: UIColor = .systemBlue) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: width, height: height)).image {
      color.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: width, height: height))
      UIColor.white.setFill()
      $0.fill(CGRect(x: 1, y: 1, width: width / 3, height: height / 2))
    }
  }

  /// Returns a block with uneven alignment insets.
  static func aligned(_ width: CGFloat, _ height: CGFloat) -> UIImage {
    block(width, height).withAlignmentRectInsets(UIEdgeInsets(top: 3, left: 7, bottom: 1, right: 2))
  }
}
