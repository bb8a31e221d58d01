class Person: NSObject {
  var name = "#keyPath(Person.name)"
  var friend: Person?
  func f() {
    print("name", "name", "friend.name", "value")
    layer.add(a, forKey: "bounds.origin")
  }
}
class Outer { class Inner: NSObject { var value = 1 } }
