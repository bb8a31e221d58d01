internal import InterfaceBuilder

/// The changes that differing frames follow from.
///
/// A frame follows from the nearest change in its scene, along superviews, subviews and constraints. The cost
/// is linear in the size of the documents.
struct FrameCauses {
  /// The changes. Stored frames that apply in an app are no longer incidental.
  private(set) var changes: [IBChange]
  /// The frames with a cause.
  private(set) var found: [DocumentDifference.Frame] = []
  /// The frames without a change in their scene.
  private(set) var unexplained: [DocumentDifference.Frame] = []
  /// The ids of the views whose stored frames are changes.
  private var promoted: Set<String> = []
  private let comparison: IBComparison
  private let frames: [DocumentDifference.Frame]

  init(_ comparison: IBComparison, _ changes: [IBChange], _ frames: [DocumentDifference.Frame]) {
    (self.comparison, self.changes, self.frames) = (comparison, changes, frames)
  }

  /// Finds the cause of each frame.
  mutating func find() {
    promoteStoredFrames()
    let own = changesByPlace(weak: false), nearest = nearestChanges(own)
    let weak = nearestChanges(changesByPlace(weak: true))
    let general = changes.first { change in
      change.topic == .document && change.details.contains { Self.general.contains($0.property) }
    }
    for var frame in frames where !promoted.contains(frame.id) {
      let index = own[frame.id].flatMap { best($0, for: frame) } ?? nearest[frame.id] ?? weak[frame.id]
      guard let cause = index.map({ changes[$0] }) ?? general else {
        unexplained.append(frame)
        continue
      }
      // A sentence with another wording is named by the new one.
      let sentence = cause.details.first.flatMap { $0.property.isEmpty ? $0.new : nil }
      frame.cause = sentence ?? cause.subject
      found.append(frame)
    }
  }

  /// Returns the index of the change of a view that explains its frame best, or nil if there is none.
  private func best(_ indices: [Int], for frame: DocumentDifference.Frame) -> Int? {
    let scores = indices.map { (index: $0, score: score(of: changes[$0], for: frame)) }
    guard let highest = scores.map(\.score).max() else { return nil }
    return scores.first { $0.score == highest }?.index
  }

  /// Returns the degree to which a change explains the frame of a view that it concerns.
  private func score(of change: IBChange, for frame: DocumentDifference.Frame) -> Int {
    guard change.topic == .constraint else { return change.id == frame.id ? 2 : 1 }
    let document = change.kind == .removed ? comparison.old : comparison.new
    guard let constraint = change.id.flatMap({ document.object(withID: $0) }) else { return 0 }
    let owner = document.owner(of: constraint)?.id
    let first = constraint.attributes["firstItem"] ?? owner, second = constraint.attributes["secondItem"]
    // A constraint between a view and its superview places the view.
    let views = Set([first, second].compactMap { $0 })
    let isPlaced = views.contains(frame.id) && (frame.id != owner || views == [frame.id])
    let delta = zip(frame.new, frame.old).map { abs($0 - $1) > 0.01 }
    let attribute = (constraint.attributes["firstAttribute"] ?? "").lowercased()
    let isVertical = ["top", "bottom", "centery", "baseline", "height"].contains { attribute.contains($0) }
    let isOfAxis = isVertical ? delta[1] || delta[3] : delta[0] || delta[2]
    return (isPlaced ? 2 : 0) + (isOfAxis ? 1 : 0)
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
        changes[index].details.contains(where: { $0.property == "frame" }),
        let object = comparison.new.object(withID: id), Self.keepsStoredFrame(object),
        let before = comparison.origins[id].flatMap({ comparison.old.object(withID: $0) })
      else { continue }
      let stored = zip(Self.storedFrame(object), Self.storedFrame(before)).map { $0 - $1 }
      let shown = zip(frame.new, frame.old).map { $0 - $1 }
      // Autoresizing may change a part of the frame, such as the width of a table's header.
      let isSame = zip(stored, shown).contains { abs($0) > 0.25 && abs($0 - $1) < 0.25 }
      guard isSame else { continue }
      changes[index].isIncidental = false
      // The frames in an app, which the canvas of the other version does not affect.
      changes[index].details.removeAll { $0.property != "frame" }
      changes[index].details[0].old = DocumentDifference.list(frame.old)
      changes[index].details[0].new = DocumentDifference.list(frame.new)
      promoted.insert(id)
    }
  }

  /// Returns the frame of a view in its document, which is zero for a view without one.
  private static func storedFrame(_ object: IBObject) -> [Double] {
    object.frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? [0, 0, 0, 0]
  }

  /// Returns a Boolean value that indicates whether a view has the frame of the document in an app. Bars,
  /// cells and the root views of controllers do not.
  private static func keepsStoredFrame(_ object: IBObject) -> Bool {
    !object.isPlacedByConstraints
      && !["contentView", "view", "navigationBar", "toolbar", "tabBar"].contains(object.key)
      && !cells.contains(object.name)
  }

  private static let cells: Set = [
    "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
    "collectionViewCellContentView",
  ]

  // MARK: Search

  /// Returns the indices of the changes that concern each object of the new document, by id.
  ///
  /// - Parameter weak: A Boolean value that determines whether the changes are included of views without
  ///   subviews that keep their size, such as another text of a label with a fixed width.
  /// - Returns: The indices in the order of the changes.
  private func changesByPlace(weak: Bool) -> [String: [Int]] {
    let resized = Set(
      frames.filter { frame in
        zip(frame.new, frame.old).dropFirst(2).contains { abs($0 - $1) > 0.01 }
      }.map(\.id))
    var indices: [String: [Int]] = [:]
    for (index, change) in changes.enumerated() where !change.isIncidental {
      if !weak, change.kind == .changed, change.topic == .object, let id = change.id, !resized.contains(id),
        comparison.new.object(withID: id).map({ Self.leaves.contains($0.name) }) == true,
        !change.details.contains(where: { $0.property == "frame" || $0.property == "hidden" })
      {
        continue
      }
      for id in Set(places(of: change)) { indices[id, default: []].append(index) }
    }
    return indices
  }

  private static let leaves: Set = [
    "label", "button", "textField", "textView", "imageView", "switch", "segmentedControl", "slider",
  ]

  /// Returns the index of the nearest change by the ids of the new document's objects.
  ///
  /// - Parameter own: The changes that concern each object.
  /// - Returns: The indices, also for objects that no change concerns directly.
  private func nearestChanges(_ own: [String: [Int]]) -> [String: Int] {
    let neighbours = neighbours()
    var nearest = own.compactMapValues(\.first)
    var queue = own.keys.sorted { (nearest[$0] ?? 0, $0) < (nearest[$1] ?? 0, $1) }, next = 0
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
    case (.connection, _):
      // Segues decide in which container a controller is.
      let element = comparison.new.object(withID: id) ?? comparison.old.object(withID: id)
      guard let element, element.name == "segue" else { return [] }
      return ends(of: element, in: comparison.new)
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
