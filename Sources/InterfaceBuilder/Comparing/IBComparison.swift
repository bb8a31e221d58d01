/// The differences between two documents, in terms that a person would use.
///
/// Objects with the same id correspond to each other. Of the remaining objects, those with the same kind,
/// content and location do, as Interface Builder assigns new ids to pasted objects. The cost is roughly
/// linear in the size of the documents, and quadratic in the number of an object's children if all of them
/// moved.
package struct IBComparison: Sendable {
  package let old, new: IBDocument
  /// The changes by scene: the document as a whole first, then the scenes in the order of the new document,
  /// then removed scenes.
  package internal(set) var changes: [IBChange] = []
  /// The ids in the new document by those in the old one, for objects that both contain.
  package private(set) var matches: [String: String] = [:]

  private var oldObjects: [IBObject] = [], newObjects: [IBObject] = []
  /// The ids in the old document by those in the new one.
  package private(set) var origins: [String: String] = [:]
  /// The sentences for constraints and connections of added objects, by the ids of these.
  var arrivingSentences: [String: [String]] = [:]

  package init(_ old: IBDocument, _ new: IBDocument) {
    oldObjects = old.ownObjects
    newObjects = new.ownObjects
    self.old = old.knowingSharedNames(of: oldObjects)
    self.new = new.knowingSharedNames(of: newObjects)
    match()
    compareDocuments()
    compareScenes()
    for object in newObjects { compare(object) }
    for object in oldObjects where object.id.map({ matches[$0] == nil }) == true { noteRemoval(of: object) }
    addSentencesToArrivals()
    sort()
  }

  // MARK: Matching

  private mutating func match() {
    for object in newObjects {
      guard let id = object.id, let other = old.object(withID: id), other.isOwnObject,
        other.name == object.name
      else { continue }
      join(id, id)
    }
    // Then objects match that differ only in their id. Objects inside them or with references to them match
    // in the next round.
    while matchTheRest() {}
    matchReplacedConstraints()
  }

  /// Matches remaining objects. Returns `true` if it found any.
  private mutating func matchTheRest() -> Bool {
    var left: [String: [String]] = [:]
    for object in oldObjects.reversed() where matches[object.id!] == nil {
      left[signature(of: object, in: old, matches), default: []].append(object.id!)
    }
    guard !left.isEmpty else { return false }
    let known = matches.count
    for object in newObjects where origins[object.id!] == nil {
      guard let other = left[signature(of: object, in: new, nil)]?.popLast() else { continue }
      join(other, object.id!)
    }
    return matches.count > known
  }

  /// Matches remaining constraints and connections between the same objects, which differ in a constant or an
  /// identifier.
  private mutating func matchReplacedConstraints() {
    func signature(_ object: IBObject, in document: IBDocument, _ matches: [String: String]?) -> String {
      let owner = document.owner(of: object)?.id
      let ends = Self.references.map { object.attributes[$0] } + [owner]
      let kinds = ["firstAttribute", "secondAttribute", "property", "kind", "relationship", "eventType"]
      return
        ([object.name] + ends.map { end in end.map { matches?[$0] ?? $0 } ?? "" }
        + kinds.map { object.attributes[$0] ?? "" }).joined(separator: "\u{1}")
    }
    var left: [String: [String]] = [:]
    for object in oldObjects.reversed() where object.topic != .object && matches[object.id!] == nil {
      left[signature(object, in: old, matches), default: []].append(object.id!)
    }
    for object in newObjects where object.topic != .object && origins[object.id!] == nil {
      guard let other = left[signature(object, in: new, nil)]?.popLast() else { continue }
      join(other, object.id!)
    }
  }

  private mutating func join(_ oldID: String, _ newID: String) {
    guard matches[oldID] == nil, origins[newID] == nil else { return }
    matches[oldID] = newID
    origins[newID] = oldID
  }

  /// Returns a description of an object without its id. `matches` translates the ids that it refers to into
  /// those of the new document.
  private func signature(of object: IBObject, in document: IBDocument, _ matches: [String: String]?) -> String
  {
    let parts = document.properties(of: object)
    let references = Self.references.map { name in
      object.attributes[name].map { matches?[$0] ?? $0 } ?? ""
    }
    let own = parts.names.filter { !Self.references.contains($0) && !object.isIncidental($0) }
      .map { "\($0)=\(parts.values[$0]!)" }
    let owner = document.owner(of: object)?.id
    return ([object.name, owner.map { matches?[$0] ?? $0 } ?? ""] + references + own).joined(
      separator: "\u{1}")
  }

  /// The attributes that contain ids.
  static let references = ["firstItem", "secondItem", "destination"]
  // MARK: Objects

  private mutating func compare(_ object: IBObject) {
    guard let id = object.id else { return }
    guard let origin = origins[id], let before = old.object(withID: origin) else {
      return noteAddition(of: object)
    }
    var change = start(.changed, object, in: new)
    change.oldLine = before.line
    var details = old.properties(of: before).changes(to: new.properties(of: object))
    let references = Self.references.filter { name in
      before.attributes[name].map { matches[$0] ?? $0 } == object.attributes[name]
    }
    details.removeAll { references.contains($0.property) }
    if details.contains(where: { $0.property == "translatesAutoresizingMaskIntoConstraints" }),
      isConstrained(object, in: new) != isConstrained(before, in: old)
    {
      // The views with constraints are those that no longer use their autoresizing mask.
      details.removeAll { $0.property == "translatesAutoresizingMaskIntoConstraints" }
    }
    if isResizedWithOwner(object, before: before) { details.removeAll { $0.property == "frame" } }
    let incidental = details.filter {
      object.isIncidental($0.property) || object.hasNoEffect($0, from: before)
    }
    details.removeAll { incidental.contains($0) }
    if change.topic == .constraint || change.topic == .connection {
      let was = sentence(of: before, in: old), now = sentence(of: object, in: new)
      if was != now, !details.isEmpty {
        details =
          [IBChange.Detail(property: "", old: was, new: now)]
          + details.filter { !Self.told.contains($0.property) }
      }
    }
    if !details.isEmpty {
      change.details = details
      changes.append(change)
    } else if origin != id {
      changes.append(change.incidental([IBChange.Detail(property: "id", old: origin, new: id)] + incidental))
    } else if !incidental.isEmpty {
      changes.append(change.incidental(incidental))
    }
    comparePlace(of: object, before: before)
    compareOrder(in: object, before: before)
  }

  /// Returns a Boolean value that indicates whether an object is the content view of a cell whose stored size
  /// differs as well. This counts as one change, of the cell.
  private func isResizedWithOwner(_ object: IBObject, before: IBObject) -> Bool {
    guard object.key == "contentView", let cell = new.owner(of: object)?.frame,
      let oldCell = old.owner(of: before)?.frame
    else { return false }
    return (cell.width, cell.height) != (oldCell.width, oldCell.height)
  }

  /// Returns a Boolean value that indicates whether a constraint in its superview or in itself places a view.
  private func isConstrained(_ object: IBObject, in document: IBDocument) -> Bool {
    guard let id = object.id else { return false }
    return [object, document.owner(of: object)].compactMap { $0 }.contains { owner in
      owner.objects(in: "constraints").contains { constraint in
        [constraint.attributes["firstItem"], constraint.attributes["secondItem"]].contains(id)
      }
    }
  }

  /// Properties that are part of the sentence for a constraint or connection.
  private static let told: Set = [
    "firstItem", "firstAttribute", "relation", "secondItem", "secondAttribute", "multiplier", "constant",
    "priority",
    "symbolic", "placeholder", "destination", "property", "selector", "eventType", "kind", "relationship",
    "identifier",
    "symbolType",
  ]

  private mutating func comparePlace(of object: IBObject, before: IBObject) {
    guard object.topic == .object, let owner = new.owner(of: object), let was = old.owner(of: before),
      was.id.flatMap({ matches[$0] }) != owner.id
    else { return }
    var change = start(.moved, object, in: new)
    change.oldLine = before.line
    change.details = [IBChange.Detail(property: "in", old: old.title(of: was), new: new.title(of: owner))]
    changes.append(change)
  }

  /// Compares the order of the children that both versions of an object contain.
  private mutating func compareOrder(in object: IBObject, before: IBObject) {
    for container in object.children where !container.isOwnObject && container.children.count > 1 {
      guard container.children[0].topic == .object,
        let other = before.children.first(where: {
          $0.name == container.name && $0.key == container.key && !$0.isOwnObject
        })
      else { continue }
      let now = container.children.compactMap { child in child.id.flatMap { origins[$0] } }
      let was = other.children.compactMap(\.id).filter(Set(now).contains)
      let places = Dictionary(was.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
      let known = now.filter { places[$0] != nil }
      let staying = known.map { places[$0]! }.stayingValues
      for id in known where !staying.contains(places[id]!) {
        guard let child = matches[id].flatMap({ new.object(withID: $0) }) else { continue }
        var change = start(.moved, child, in: new)
        change.oldLine = old.object(withID: id)?.line
        change.details = [
          IBChange.Detail(
            property: "place in \(new.name(of: object))", old: String(places[id]! + 1),
            new: String(known.firstIndex(of: id)! + 1))
        ]
        changes.append(change)
      }
    }
  }

  func start(_ kind: IBChange.Kind, _ object: IBObject, in document: IBDocument) -> IBChange {
    var change = IBChange(
      kind: kind, topic: object.topic, subject: sentence(of: object, in: document), id: object.id)
    change.scene = document.scene(of: object)?.sceneID
    if kind == .removed { change.oldLine = object.line } else { change.newLine = object.line }
    return change
  }

  func sentence(of object: IBObject, in document: IBDocument) -> String {
    switch object.topic {
    case .constraint: document.sentence(of: IBConstraint(object), object: object)
    case .connection: document.sentence(of: object)
    default: document.title(of: object)
    }
  }

  private mutating func sort() {
    var places: [String: Int] = [:]
    for scene in new.scenes + old.scenes where places[scene.sceneID] == nil {
      places[scene.sceneID] = places.count
    }
    let topics = IBChange.Topic.allCases
    func key(_ change: IBChange) -> (Int, Int, Int) {
      (
        change.topic == .document ? -1 : change.scene.flatMap { places[$0] } ?? places.count,
        topics.firstIndex(of: change.topic)!, change.newLine ?? change.oldLine ?? 0
      )
    }
    changes = changes.enumerated().sorted {
      let (one, other) = (key($0.element), key($1.element))
      return one == other ? $0.offset < $1.offset : one < other
    }.map(\.element)
  }
}

extension IBChange {
  func incidental(_ details: [Detail]) -> IBChange {
    var change = self
    change.details = details
    change.isIncidental = true
    return change
  }
}

extension IBObject {
  /// The topic of changes to the object.
  var topic: IBChange.Topic {
    switch name {
    case "constraint": .constraint
    case "outlet", "action", "segue", "outletCollection": .connection
    default: .object
    }
  }
}

extension IBDocument {
  /// All objects with an id, parents before children, without those in resources and classes.
  fileprivate var ownObjects: [IBObject] {
    let trees = kind == .storyboard ? scenes.flatMap(\.objects) : objects
    var found: [IBObject] = []
    for tree in trees { tree.forEach { if $0.isOwnObject { found.append($0) } } }
    return found
  }

  /// Returns the descendants of an object that are neither constraints nor connections.
  func objects(in object: IBObject) -> [IBObject] {
    var found: [IBObject] = []
    object.forEach { if $0 !== object, $0.isOwnObject, $0.topic == .object { found.append($0) } }
    return found
  }

  func isInside(_ object: IBObject, _ condition: (IBObject) -> Bool) -> Bool {
    ancestors(of: object).contains(where: condition)
  }
}
