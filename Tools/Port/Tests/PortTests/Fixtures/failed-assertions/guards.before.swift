func place(_ name: String) -> Int {
  guard let found = places[name] else {
    assert(false, "no place \(name)") // line
  }
  assert(found > 0)
  guard found < 9 else { assert(false) }
  switch found {
  case 1: assert(false, "one")
  default: return found
  }
  assert(false, "nine")
}
func tell() { assert(false, "told") } // line
