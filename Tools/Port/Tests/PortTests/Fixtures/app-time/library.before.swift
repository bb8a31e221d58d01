func later(_ work: @escaping () -> Void) {
  DispatchQueue.main.asyncAfter(deadline: .now() + 1, execute: work)
}
