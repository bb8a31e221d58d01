final class List {
  func begin(_ other: List) {
    let end = { [weak self, weak other] in _ = (self, other) }
    let one = { [weak self] in _ = self }
    run { [weak self, weak other] in _ = (self, other) }  // line
    _ = (end, one)
  }
}
