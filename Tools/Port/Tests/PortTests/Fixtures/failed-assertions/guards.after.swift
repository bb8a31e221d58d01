func place(_ name: String) -> Int {
  guard let found = places[name] else {
    fatalError("no place \(name)") // line
  }
  assert(found > 0)
  guard found < 9 else { fatalError() }
  switch found {
  case 1: assert(false, "one")
  default: return found
  }
  fatalError("nine")
}
func tell() { assert(false, "told") } // line
