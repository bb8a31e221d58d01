/// One view controller of a storyboard with what belongs to it.
package struct IBScene: Sendable, Equatable {
  /// The id of the scene, not of its view controller.
  package var sceneID: String
  /// The view controller, the placeholders, and views and recognizers beside the root view.
  package var objects: [IBObject]
  /// Where the scene lies on the storyboard's canvas, in points.
  package var canvasLocation: IBPoint?
  /// The name of the scene in Xcode's outline, without "Scene": the comment that Xcode writes before it.
  package var title: String
  /// The line of the file.
  package var line: Int

  /// The scene's view controller, or the placeholder for one of another storyboard; nil in an empty scene.
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

  /// The name that Xcode shows for a view controller: its label, its title, or its class in words.
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
