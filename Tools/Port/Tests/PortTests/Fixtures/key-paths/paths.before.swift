class Person: NSObject {
  @objc var name = "#keyPath(Person.name)"
  @objc var friend: Person?
  func f() {
    print(#keyPath(Person.name), #keyPath(name), #keyPath(Person.friend.name), #keyPath(Outer.Inner.value))
    layer.add(a, forKey: #keyPath(CALayer.bounds.origin))
  }
}
class Outer { class Inner: NSObject { @objc var value = 1 } }
