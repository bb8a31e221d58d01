// Added and removed objects.
extension IBComparison {
  mutating func noteAddition(of object: IBObject) {
    if new.isInside(object, { $0.name == "scene" && isNew($0.attributes["sceneID"]) }) { return }
    if object.topic != .object {
      if let home = arrival(containing: object) {
        arrivingSentences[home, default: []].append(sentence(of: object, in: new))
        return
      }
    } else if let owner = new.owner(of: object)?.id, origins[owner] == nil {
      // The contents of a new object are reported with the object.
      return
    }
    var change = start(.added, object, in: new)
    if object.topic == .object {
      if let owner = new.owner(of: object) {
        change.details.append(.init(property: "in", new: new.title(of: owner)))
      }
      change.details += new.novelties(of: object)
      change.contents = contents(of: object, depth: 0)
    }
    changes.append(change)
  }

  /// Returns the id of the added object with which an added constraint or connection is reported: the
  /// outermost one around the item of a constraint, or the source of a connection.
  private func arrival(containing object: IBObject) -> String? {
    var ends = [new.owner(of: object)]
    if object.topic == .constraint {
      ends =
        ["firstItem", "secondItem"].map { object.attributes[$0].flatMap { new.object(withID: $0) } } + ends
    }
    guard var home = ends.lazy.compactMap({ $0 }).first(where: { isAdded($0) }) else { return nil }
    while let owner = new.owner(of: home), isAdded(owner) { home = owner }
    return home.id
  }

  private func isAdded(_ object: IBObject) -> Bool { object.id.map { origins[$0] == nil } ?? false }

  /// Attaches the sentences for constraints and connections to the added objects.
  mutating func addSentencesToArrivals() {
    for index in changes.indices where changes[index].kind == .added && changes[index].topic == .object {
      changes[index].sentences = changes[index].id.flatMap { arrivingSentences[$0] } ?? []
    }
  }

  /// Returns descriptions of the added objects inside an added object.
  func contents(of object: IBObject, depth: Int) -> [IBChange.Content] {
    object.children.flatMap { child -> [IBChange.Content] in
      guard child.isOwnObject else { return contents(of: child, depth: depth) }
      guard child.topic == .object, isAdded(child) else { return [] }
      let content = new.content(child, depth: depth)
      return [content].compactMap { $0 } + contents(of: child, depth: content == nil ? depth : depth + 1)
    }
  }

  mutating func noteRemoval(of object: IBObject) {
    func isRemoved(_ id: String) -> Bool { old.object(withID: id) != nil && matches[id] == nil }
    // The contents and constraints of a removed object are removed with it. Code may rely on the connections
    // of others to it.
    let owner = old.owner(of: object)?.id
    if owner.map(isRemoved) == true { return }
    if object.topic == .constraint,
      Self.references.contains(where: { object.attributes[$0].map(isRemoved) == true })
    {
      return
    }
    if old.isInside(object, { $0.name == "scene" && isGone($0.attributes["sceneID"]) }) { return }
    var change = start(.removed, object, in: old)
    if object.topic == .object { change.details = departure(of: object) }
    changes.append(change)
  }

  /// Returns the details of a removed object: its location and its contents.
  private func departure(of object: IBObject) -> [IBChange.Detail] {
    var details: [IBChange.Detail] = []
    if let owner = old.owner(of: object) { details.append(.init(property: "in", old: old.title(of: owner))) }
    let inside = old.objects(in: object).filter { $0.id.map { matches[$0] == nil } ?? false }
    if !inside.isEmpty {
      let names = inside.prefix(6).map { old.name(of: $0) }.joined(separator: ", ")
      details.append(
        .init(property: "with", old: inside.count > 6 ? "\(names) and \(inside.count - 6) more" : names))
    }
    return details
  }
}
