import ConstraintSolver

/// The scenes of ../shared/peers/WORKLOADS.md with the same constraints.
extension Scene {
  private func root(width: Double) -> View {
    let root = add()
    rootWidth = width
    self.width = add([root.w], width)
    return root
  }

  func list(_ count: Int) {
    let root = root(width: 390)
    var last: View?
    for i in 0..<count {
      let view = add()
      add([view.x], 16)
      add([view.x, view.w], minus: [root.w], -16)
      if i == 0 { addEdited(view.h, .equal, 20) } else { add([view.h], Double(20 + i % 5)) }
      below(last, view, gap: 8)
      last = view
    }
    add([root.h], minus: [last!.y, last!.h], 8)
  }

  /// Places a view below the one before it, or at the top.
  private func below(_ last: View?, _ view: View, gap: Double) {
    if let last { add([view.y], minus: [last.y, last.h], gap) } else { add([view.y], gap) }
  }

  func nested(depth: Int, labels: Int) {
    var container = root(width: 390)
    for level in 0..<depth {
      var last: View?
      for k in 0..<labels {
        let view = add()
        add([view.x], 8)
        add([view.x, view.w], minus: [container.w], -8)
        if level == depth - 1 && k == 0 {
          addEdited(view.h, .equal, 20)
        } else {
          add([view.h], Double(20 + k % 5))
        }
        below(last, view, gap: 4)
        last = view
      }
      guard level < depth - 1 else {
        add([last!.y, last!.h], minus: [container.h], -4)
        break
      }
      let inner = add()
      add([inner.x], 4)
      add([inner.x, inner.w], minus: [container.w], -4)
      add([inner.y], minus: [last!.y, last!.h], 4)
      add([inner.y, inner.h], minus: [container.h], -4)
      container = inner
    }
  }

  func grid(rows: Int, columns: Int) {
    let root = root(width: 800)
    addEdited(root.h, .equal, 800)
    let cells = (0..<rows * columns).map { _ in add() }
    for row in 0..<rows {
      for column in 0..<columns {
        let view = cells[row * columns + column]
        if column == 0 {
          add([view.x], 4)
        } else {
          let left = cells[row * columns + column - 1]
          add([view.x], minus: [left.x, left.w], 4)
          add([view.w], minus: [cells[row * columns].w], 0)
        }
        if column == columns - 1 { add([view.x, view.w], minus: [root.w], -4) }
        if row == 0 {
          add([view.y], 4)
        } else {
          let above = cells[(row - 1) * columns + column]
          add([view.y], minus: [above.y, above.h], 4)
          add([view.h], minus: [cells[column].h], 0)
        }
        if row == rows - 1 { add([view.y, view.h], minus: [root.h], -4) }
      }
    }
  }

  /// Adds a view with an intrinsic size: content hugging 250, compression resistance 750. The width of images
  /// is almost rigid.
  private func content(_ width: Double, _ height: Double, isImage: Bool = false, isEdited: Bool = false)
    -> View
  {
    let view = add()
    add([view.w], .lessThanOrEqual, width, priority: isImage ? 999 : 250)
    add([view.w], .greaterThanOrEqual, width, priority: isImage ? 999 : 750)
    if isEdited {
      addEdited(view.h, .lessThanOrEqual, height, priority: 250)
      addEdited(view.h, .greaterThanOrEqual, height, priority: 750)
    } else {
      add([view.h], .lessThanOrEqual, height, priority: 250)
      add([view.h], .greaterThanOrEqual, height, priority: 750)
    }
    return view
  }

  /// Adds views with random frames, and inequalities between the edges of random pairs of them.
  ///
  /// Every second inequality is required and satisfied by these frames. The others have one of four
  /// priorities and contradict one another.
  func dense(views count: Int, inequalities: Int) {
    var random = SharedRandom(seed: 1)
    let frames = (0..<count).map { _ in
      [(0, 300), (0, 600), (10, 100), (10, 100)].map { Double(random.integer($0.0, $0.1)) }
    }
    for _ in 0..<count {
      let view = add()
      add([view.w], .greaterThanOrEqual, 0)
      add([view.h], .greaterThanOrEqual, 0)
    }
    for index in 0..<inequalities {
      let first = random.integer(0, count), second = (first + random.integer(1, count)) % count
      let isVertical = random.integer(0, 2) == 1
      func edge(of index: Int) -> (variables: [Variable], value: Double) {
        let view = views[index], axis = isVertical ? 1 : 0
        let isFar = random.integer(0, 2) == 1
        let origin = isVertical ? view.y : view.x, size = isVertical ? view.h : view.w
        return isFar
          ? ([origin, size], frames[index][axis] + frames[index][axis + 2]) : ([origin], frames[index][axis])
      }
      let (edge, other) = (edge(of: first), edge(of: second)), distance = edge.value - other.value
      if index % 2 == 0 {
        let slack = Double(random.integer(0, 21))
        add(edge.variables, minus: other.variables, .greaterThanOrEqual, distance - slack)
      } else {
        let change = Double(random.integer(-30, 31))
        let priority = [250.0, 500, 750, 999][random.integer(0, 4)]
        add(
          edge.variables, minus: other.variables, .greaterThanOrEqual, distance + change, priority: priority)
      }
    }
  }

  func feed(cells: Int) {
    let root = root(width: 390)
    var last: View?
    for index in 0..<cells {
      let cell = add()
      add([cell.x], 0)
      add([cell.w], minus: [root.w], 0)
      below(last, cell, gap: 0)
      last = cell
      let boxes = (0..<5).map { _ in add() }
      for (i, box) in boxes.enumerated() {
        add([box.x], 0)
        add([box.x, box.w], minus: [cell.w], 0)
        below(i == 0 ? nil : boxes[i - 1], box, gap: 0)
      }
      add([boxes[4].y, boxes[4].h], minus: [cell.h], 0)
      heading(boxes[0])
      author(boxes[1], isEdited: index == 0)
      article(boxes[2])
      actions(boxes[3])
      comment(boxes[4])
    }
    add([root.h], minus: [last!.y, last!.h], 0)
  }

  private func heading(_ box: View) {
    let action = content(120, 20), options = content(12, 20, isImage: true)
    add([action.x], 0)
    add([options.x], minus: [action.x, action.w], 0)
    add([options.x, options.w], minus: [box.w], 0)
    for view in [action, options] {
      add([view.y], 0)
      add([box.h], minus: [view.y, view.h], .greaterThanOrEqual, 0)
    }
  }

  private func author(_ box: View, isEdited: Bool) {
    let image = content(50, 50, isImage: true), name = content(80, 20), headline = content(200, 40)
    let time = content(60, 20), comment = content(300, 20, isEdited: isEdited)
    add([image.y], 0)
    add([comment.y], minus: [image.y, image.h], .greaterThanOrEqual, 0)
    add([comment.y, comment.h], minus: [box.h], 0)
    add([name.y], 1)
    add([headline.y], minus: [name.y, name.h], 1)
    add([time.y], minus: [headline.y, headline.h], 1)
    add([comment.y], minus: [time.y, time.h], .greaterThanOrEqual, 3)
    add([comment.y], minus: [image.y, image.h], 0, priority: 749)
    add([image.x], 0)
    for label in [name, headline, time] {
      add([label.x], minus: [image.x, image.w], 2)
      add([label.x, label.w], minus: [box.w], -4)
    }
    add([comment.x], 0)
    add([comment.x, comment.w], minus: [box.w], 0)
  }

  private func article(_ box: View) {
    let image = content(350, 200), title = content(200, 20), domain = content(100, 20)
    add([image.y], 0)
    add([title.y], minus: [image.y, image.h], 0)
    add([domain.y], minus: [title.y, title.h], 0)
    add([domain.y, domain.h], minus: [box.h], 0)
    for view in [image, title, domain] {
      add([view.x], 0)
      add([view.x, view.w], minus: [box.w], 0)
    }
  }

  private func actions(_ box: View) {
    let labels = (0..<3).map { content(40 + 10 * Double($0), 20) }
    for label in labels {
      add([label.y], 0)
      add([label.y, label.h], minus: [box.h], 0)
    }
    add([labels[0].x], 8)
    add([labels[1].x, labels[1].x, labels[1].w], minus: [box.w], 0)
    add([labels[2].x, labels[2].w], minus: [box.w], -8)
  }

  private func comment(_ box: View) {
    let image = content(50, 50, isImage: true), label = content(150, 20)
    add([image.x], 0)
    add([label.x], minus: [image.x, image.w], 0)
    add([label.x, label.w], minus: [box.w], 0)
    for view in [image, label] {
      add([view.y], 0)
      add([box.h], minus: [view.y, view.h], .greaterThanOrEqual, 0)
    }
    add([box.h], minus: [image.y, image.h], 0, priority: 749)
  }
}
