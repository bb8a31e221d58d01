/// A scene of a storyboard: a view controller with the objects that belong to it.
package struct IBScene: Sendable, Equatable {
  /// The id of the scene, which is not that of its view controller.
  package var sceneID: String
  /// The view controller, the placeholders, and views and recognizers beside the root view.
  package var objects: [IBObject]
  /// The location of the scene on the storyboard's canvas, in points.
  package var canvasLocation: IBPoint?
  /// The name of the scene in Xcode's outline, without "Scene": the comment that Xcode writes before it.
  package var title: String
  /// The line in the file.
  package var line: Int

  /// The scene's view controller, or the placeholder for one in another storyboard. Nil in an empty scene.
  package var viewController: IBObject? {
    objects.first { $0.attributes["sceneMemberID"] == "viewController" }
      ?? objects.first { !Self.companions.contains($0.name) }
  }

  /// Elements that accompany a view controller.
  static let companions: Set = ["placeholder", "exit", "customObject"]

  init(_ object: IBObject) {
    sceneID = object.attributes["sceneID"] ?? ""
    objects = object.objects(in: "objects")
    canvasLocation = object.point("canvasLocation")
    line = object.line
    title = ""
    title = object.comment ?? viewController.map(Self.title) ?? ""
  }

  /// Returns the name that Xcode displays for a view controller: its label, its title, or its class as words.
  private static func title(of controller: IBObject) -> String {
    if let label = controller.userLabel ?? controller.string("title") { return label }
    if let title = controller.child(named: "navigationItem")?.string("title") { return title }
    var words = ""
    for (index, letter) in (controller.customClass ?? controller.name).enumerated() {
      if index == 0 {
        words += letter.uppercased()
        continue
      }
      if letter.isUppercase { words += " " }
      words.append(letter)
    }
    return words
  }
}
