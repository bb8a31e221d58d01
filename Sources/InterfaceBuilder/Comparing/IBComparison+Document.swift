// The comparison of scenes and of the document as a whole.
extension IBComparison {
  mutating func compareScenes() {
    guard old.kind == .storyboard || new.kind == .storyboard else { return }
    for scene in new.scenes where isNew(scene.sceneID) {
      changes.append(whole(scene, in: new, .added))
    }
    for scene in old.scenes where isGone(scene.sceneID) {
      changes.append(whole(scene, in: old, .removed))
    }
    for scene in new.scenes {
      guard let before = origin(of: scene), before.canvasLocation != scene.canvasLocation else { continue }
      var change = IBChange(
        kind: .changed, topic: .scene, subject: "scene \"\(scene.title)\"", id: scene.sceneID)
      (change.scene, change.oldLine, change.newLine) = (scene.sceneID, before.line, scene.line)
      changes.append(
        change.incidental([
          IBChange.Detail(
            property: "canvasLocation", old: before.canvasLocation.map { "(\($0.x.short), \($0.y.short))" },
            new: scene.canvasLocation.map { "(\($0.x.short), \($0.y.short))" })
        ]))
    }
  }

  /// Returns the scene of the old document with the same id, or otherwise with the same view controller.
  private func origin(of scene: IBScene) -> IBScene? {
    if let same = old.scene(withID: scene.sceneID) { return same }
    guard let controller = scene.viewController?.id.flatMap({ origins[$0] }) else { return nil }
    return old.scenes.first { $0.viewController?.id == controller }
  }

  /// Returns a Boolean value that indicates whether only the new document contains a scene.
  func isNew(_ id: String?) -> Bool {
    new.scene(withID: id).map { origin(of: $0) == nil } ?? false
  }

  /// Returns a Boolean value that indicates whether only the old document contains a scene.
  func isGone(_ id: String?) -> Bool {
    guard let scene = old.scene(withID: id), new.scene(withID: id) == nil else { return false }
    guard let controller = scene.viewController?.id.flatMap({ matches[$0] }) else { return true }
    return !new.scenes.contains { $0.viewController?.id == controller }
  }

  private func whole(_ scene: IBScene, in document: IBDocument, _ kind: IBChange.Kind) -> IBChange {
    var change = IBChange(kind: kind, topic: .scene, subject: "scene \"\(scene.title)\"", id: scene.sceneID)
    change.scene = scene.sceneID
    if kind == .removed { change.oldLine = scene.line } else { change.newLine = scene.line }
    let objects = scene.objects.reduce(0) { $0 + document.objects(in: $1).count + 1 }
    let controller = scene.viewController.map { document.title(of: $0) } ?? "nothing"
    let words = "\(controller), \(objects) objects"
    change.details = [
      IBChange.Detail(
        property: "with", old: kind == .removed ? words : nil, new: kind == .added ? words : nil)
    ]
    if kind == .added {
      change.contents = scene.objects.flatMap {
        [document.content($0, depth: 0)].compactMap(\.self) + contents(of: $0, depth: 1)
      }
    }
    return change
  }

  mutating func compareDocuments() {
    let were = old.ownProperties, are = new.ownProperties
    let details = were.changes(to: are)
    let incidental = details.filter { IBDocument.isIncidental($0.property) }
    var change = IBChange(kind: .changed, topic: .document, subject: "document")
    (change.oldLine, change.newLine) = (old.root.line, new.root.line)
    if !incidental.isEmpty { changes.append(change.incidental(incidental)) }
    change.details = details.filter { !incidental.contains($0) }
    if !change.details.isEmpty { changes.append(change) }
  }
}

extension IBDocument {
  func scene(withID id: String?) -> IBScene? { scenes.first { $0.sceneID == id } }

  /// The properties of the document as a whole: its attributes, device, dependencies, images and colours.
  fileprivate var ownProperties: IBProperties {
    let parts = root.children.filter {
      !["scenes", "objects", "resources", "designables", "inferredMetricsTieBreakers"].contains($0.name)
    }
    var properties = properties(
      of: IBObject(
        name: root.name, attributes: root.attributes, children: parts, text: "", line: root.line,
        comment: nil, ordinal: 0))
    for image in resources.images {
      properties.add("image \(image.name)", "\(image.size.width.short) x \(image.size.height.short)")
    }
    for (name, color) in resources.namedColors.sorted(by: { $0.key < $1.key }) {
      properties.add("colour \(name)", color.inWords)
    }
    for (name, color) in resources.systemColors.sorted(by: { $0.key < $1.key }) {
      properties.add("system colour \(name)", color.inWords)
    }
    // The sizes that designable views requested when Interface Builder last drew them.
    for (id, size) in designedSizes.sorted(by: { $0.key < $1.key }) {
      properties.add("designable \(id)", "\(size.width.short) x \(size.height.short)")
    }
    return properties
  }
}
