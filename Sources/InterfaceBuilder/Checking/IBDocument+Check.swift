extension IBDocument {
  /// Returns everything that is wrong with the document but did not prevent reading it, by line.
  ///
  /// The result includes the diagnostics of reading. The cost is proportional to the number of elements.
  package func check() -> [IBDiagnostic] {
    var found = diagnostics
    checkDocument(&found)
    for element in elements {
      found += lostReferences(of: element)
      checkNumbers(of: element, &found)
    }
    checkCycles(&found)
    return found.enumerated()
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
      .map(\.element)
  }

  private func checkDocument(_ found: inout [IBDiagnostic]) {
    if let id = initialViewController, object(withID: id) == nil {
      found.append(
        IBDiagnostic(
          .error, line: root.line,
          "the initial view controller \"\(IBText.short(id))\" does not exist; the id of a view "
            + "controller is expected"))
    }
  }

  // MARK: References

  /// The attributes that contain ids, by element.
  private static let references: [String: [String]] = [
    "constraint": ["firstItem", "secondItem"], "outlet": ["destination"], "outletCollection": ["destination"],
    "action": ["destination"], "segue": ["destination", "reference"], "exclude": ["reference"],
    "include": ["reference"],
  ]

  /// Returns diagnostics for the ids in an element's attributes that belong to no object of the document.
  package func lostReferences(of element: IBObject) -> [IBDiagnostic] {
    (Self.references[element.name] ?? []).compactMap { name in
      guard let id = element.attributes[name], object(withID: id) == nil else { return nil }
      return IBDiagnostic(
        .error, line: element.line,
        "\(name) \"\(IBText.short(id))\" of the \(element) does not exist; the id of an object in this "
          + "document is expected, and the \(element.name) is ignored")
    }
  }

  // MARK: Cycles

  /// Reports view controllers that contain themselves, through embedding or as their own child.
  private func checkCycles(_ found: inout [IBDiagnostic]) {
    for segue in containmentCycles() {
      found.append(
        IBDiagnostic(
          .error, line: segue.line,
          "the \(segue) makes a view controller contain itself and is ignored; another destination is "
            + "expected"
        ))
    }
  }

  /// Returns the segues that close a cycle of containment, in the order of the file. Code that follows
  /// embeddings and relationships must omit them.
  package func containmentCycles() -> [IBObject] {
    var contents: [String: [(segue: IBObject, destination: String)]] = [:]
    var order: [String] = []
    for segue in elements where segue.name == "segue" {
      let kind = segue.attributes["kind"]
      guard kind == "embed" || kind == "relationship", let destination = segue.attributes["destination"],
        let holder = ancestors(of: segue).last(where: { $0.attributes["sceneMemberID"] == "viewController" })?
          .id
      else { continue }
      if contents[holder] == nil { order.append(holder) }
      contents[holder, default: []].append((segue, destination))
    }
    enum Mark { case active, done }
    var marks: [String: Mark] = [:]
    var closing: [IBObject] = []
    for start in order where marks[start] == nil {
      var path = [(id: start, next: 0)]
      marks[start] = .active
      while let last = path.last {
        let edges = contents[last.id] ?? []
        guard last.next < edges.count else {
          marks[last.id] = .done
          path.removeLast()
          continue
        }
        path[path.count - 1].next += 1
        let edge = edges[last.next]
        switch marks[edge.destination] {
        case .active: closing.append(edge.segue)
        case .done: break
        case nil:
          marks[edge.destination] = .active
          path.append((edge.destination, 0))
        }
      }
    }
    return closing.sorted { $0.ordinal < $1.ordinal }
  }
}
