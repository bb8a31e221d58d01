internal import InterfaceBuilder

/// The changes that differing frames follow from.
///
/// A frame follows from the nearest change in its scene, along superviews, subviews and constraints. The cost
/// is linear in the size of the documents.
struct FrameCauses {
  private typealias Frame = DocumentDifference.Frame

  /// The changes. Stored frames that apply in an app are no longer incidental.
  private(set) var changes: [IBChange]
  /// The frames with a cause.
  private(set) var found: [DocumentDifference.Frame] = []
  /// The frames without a change in their scene.
  private(set) var unexplained: [DocumentDifference.Frame] = []
  private let comparison: IBComparison
  private let frames: [DocumentDifference.Frame]

  init(_ comparison: IBComparison, _ changes: [IBChange], _ frames: [DocumentDifference.Frame]) {
    (self.comparison, self.changes, self.frames) = (comparison, changes, frames)
  }

  /// Finds the cause of each frame.
  mutating func find() {
    promoteStoredFrames()
    let nearest = nearestChanges()
    let general = changes.first { change in
      change.topic == .document && change.details.contains { Self.general.contains($0.property) }
    }
    for var frame in frames {
      guard let cause = nearest[frame.id].map({ changes[$0] }) ?? general else {
        unexplained.append(frame)
        continue
      }
      // A sentence with another wording is named by the new one.
      let sentence = cause.details.first.flatMap { $0.property.isEmpty ? $0.new : nil }
      frame.cause = sentence ?? cause.subject
      found.append(frame)
    }
  }

  /// The properties of the document that concern all layouts.
  private static let general: Set = ["useAutolayout", "useSafeAreas", "useTraitCollections"]
  /// The properties that layout does not use, by their ends.
  private static let withoutLayout = [
    "olor", "userLabel", "alpha", "tag", "dentifier", "contentMode", "clipsSubviews", "opaque",
    "customModule",
    "userInteractionEnabled", "multipleTouchEnabled", "cornerRadius",
  ]

  /// Marks changes of stored frames as changes if the same happens to the frame in an app.
  private mutating func promoteStoredFrames() {
    let moved = Dictionary(frames.map { ($0.id, $0) }) { first, _ in first }
    for index in changes.indices where changes[index].isIncidental {
      guard let id = changes[index].id, let frame = moved[id],
        let detail = changes[index].details.first(where: { $0.property == "frame" }),
        let object = comparison.new.object(withID: id), Self.keepsStoredFrame(object),
        let origin = comparison.matches.first(where: { $0.value == id })?.key,
        let was = comparison.old.object(withID: origin)?.frame, let now = object.frame
      else { continue }
      let stored = [now.x - was.x, now.y - was.y, now.width - was.width, now.height - was.height]
      let shown = zip(frame.new, frame.old).map { $0 - $1 }
      // Autoresizing may change a part of the frame, such as the width of a table's header.
      let isSame = zip(stored, shown).contains { abs($0) > 0.25 && abs($0 - $1) < 0.25 }
      guard isSame else { continue }
      changes[index].isIncidental = false
      changes[index].details = [detail]
    }
  }

  /// Returns a Boolean value that indicates whether a view has the frame of the document in an app. Bars,
  /// cells and the root views of controllers do not.
  private static func keepsStoredFrame(_ object: IBObject) -> Bool {
    !object.isPlacedByConstraints
      && !["contentView", "view", "navigationBar", "toolbar", "tabBar"].contains(object.key)
      && !["tableViewCell", "tableViewCellContentView", "collectionViewCellContentView"].contains(object.name)
  }

  // MARK: Search

  /// Returns the index of the nearest change by the ids of the new document's objects.
  private func nearestChanges() -> [String: Int] {
    let neighbours = neighbours()
    var nearest: [String: Int] = [:], queue: [String] = []
    for (index, change) in changes.enumerated() where !change.isIncidental {
      for id in places(of: change) where nearest[id] == nil {
        nearest[id] = index
        queue.append(id)
      }
    }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      for neighbour in neighbours[id] ?? [] where nearest[neighbour] == nil {
        nearest[neighbour] = nearest[id]
        queue.append(neighbour)
      }
    }
    return nearest
  }

  /// Returns the ids of the objects of the new document that a change concerns.
  private func places(of change: IBChange) -> [String] {
    guard let id = change.id else { return [] }
    switch (change.topic, change.kind) {
    case (.document, _), (.scene, _): return []
    case (.object, .changed):
      let isLayout = change.details.contains { detail in
        !Self.withoutLayout.contains { detail.property.hasSuffix($0) }
      }
      return isLayout ? [id] : []
    case (_, .removed):
      guard let object = comparison.old.object(withID: id) else { return [] }
      return (ends(of: object, in: comparison.old) + matesOfRemoved(id)).compactMap { comparison.matches[$0] }
    case (.object, .moved):
      return [id, comparison.new.object(withID: id).flatMap { comparison.new.owner(of: $0)?.id }].compactMap {
        $0
      }
    default:
      guard let object = comparison.new.object(withID: id) else { return [] }
      return change.topic == .object ? [id] : ends(of: object, in: comparison.new)
    }
  }

  /// Returns the ids of an object's owner and of those that it refers to.
  private func ends(of object: IBObject, in document: IBDocument) -> [String] {
    let references = ["firstItem", "secondItem", "destination"].compactMap { object.attributes[$0] }
    return references + [document.owner(of: object)?.id].compactMap { $0 }
  }

  /// Returns the ids of the objects with constraints to a removed object.
  private func matesOfRemoved(_ id: String) -> [String] {
    var mates: [String] = []
    for constraint in constraints(of: comparison.old) {
      let ends = ends(of: constraint, in: comparison.old)
      if ends.contains(id) { mates += ends }
    }
    return mates
  }

  private func neighbours() -> [String: [String]] {
    var neighbours: [String: [String]] = [:]
    func join(_ one: String, _ other: String) {
      guard one != other else { return }
      neighbours[one, default: []].append(other)
      neighbours[other, default: []].append(one)
    }
    // Constraints come first, since they determine more than the tree does.
    for constraint in constraints(of: comparison.new) {
      let ends = ends(of: constraint, in: comparison.new)
      for end in ends.dropFirst() { join(ends[0], end) }
    }
    comparison.new.root.forEach { object in
      guard let id = object.id, let owner = comparison.new.owner(of: object)?.id else { return }
      join(owner, id)
    }
    return neighbours
  }

  private func constraints(of document: IBDocument) -> [IBObject] {
    var constraints: [IBObject] = []
    document.root.forEach { if $0.name == "constraint" { constraints.append($0) } }
    return constraints
  }
}
