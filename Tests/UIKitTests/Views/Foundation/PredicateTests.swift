import Foundation
import Testing

@testable import UIKit

/// Tests of predicate format strings, by Apple's Predicate Programming Guide.
struct PredicateTests {
  private final class Person: NSObject {
    let name: String, age: Int
    let friends: [Person]
    init(_ name: String, _ age: Int, _ friends: [Person] = []) {
      (self.name, self.age, self.friends) = (name, age, friends)
    }
  }

  private let people = [Person("Jürgen", 34), Person("Anna", 19), Person("anton", 52)]

  private func names(_ format: String, _ arguments: Any...) -> [String] {
    let predicate = NSPredicate(format: format, argumentArray: arguments)
    return people.filter { predicate.evaluate(with: $0) }.map(\.name)
  }

  @Test func textsMatchWholeExpressions() {
    let mail = NSPredicate(format: "SELF MATCHES %@", "[A-Z0-9a-z._%+-]+@[A-Za-z0-9.-]+\\.[A-Za-z]{2,}")
    #expect(mail.evaluate(with: "me@example.com"))
    #expect(!mail.evaluate(with: "me@example.com and more"))
    #expect(!mail.evaluate(with: nil))
    #expect(NSPredicate(format: "SELF MATCHES[c] 'ABC'").evaluate(with: "abc"))
    #expect(NSPredicate(format: "SELF LIKE 'a?c*'").evaluate(with: "abc.def"))
    #expect(!NSPredicate(format: "SELF LIKE 'a?c'").evaluate(with: "abcd"))
    #expect(NSPredicate(format: "SELF LIKE[d] 'cafe*'").evaluate(with: "café noir"))
    #expect(!NSPredicate(format: "SELF LIKE 'cafe*'").evaluate(with: "café noir"))
    #expect(NSPredicate(format: "SELF LIKE[cd] 'JÜR?EN'").evaluate(with: "jurgen"))
    #expect(NSPredicate(format: "SELF MATCHES[d] 'caf[e]'").evaluate(with: "café"))
  }

  /// A power binds more strongly than a product.
  @Test func powersComeBeforeProducts() {
    #expect(NSPredicate(format: "2 * 3 ** 2 == 18 AND 2 ** 3 * 2 == 16").evaluate(with: nil))
    #expect(NSPredicate(format: "SELF ** 2 == 49").evaluate(with: 7))
    #expect(NSPredicate(format: "1 + 2 ** 3 == 9 AND (1 + 2) ** 2 == 9").evaluate(with: nil))
  }

  @Test func comparisonsReadProperties() {
    #expect(names("age > 20") == ["Jürgen", "anton"])
    #expect(names("age BETWEEN {19, 34}") == ["Jürgen", "Anna"])
    #expect(names("name BEGINSWITH[c] %@", "AN") == ["Anna", "anton"])
    #expect(names("name CONTAINS[cd] 'JUR'") == ["Jürgen"])
    #expect(names("%K == %d", "age", 19) == ["Anna"])
    #expect(names("name IN %@", ["Anna", "Berta"]) == ["Anna"])
    #expect(names("age + 1 = 20 OR age / 2 == 26") == ["Anna", "anton"])
  }

  @Test func wordsJoinInTheirOrder() {
    #expect(names("NOT age > 20 AND name ENDSWITH 'a'") == ["Anna"])
    #expect(names("(age < 20 OR age > 50) && !(name == 'Anna')") == ["anton"])
    #expect(names("(age + 2) * 2 > 100") == ["anton"])
    #expect(names("TRUEPREDICATE").count == 3)
    #expect(names("FALSEPREDICATE").isEmpty)
  }

  @Test func collectionsAreAskedAsAWhole() {
    let host = Person("Host", 40, people)
    func holds(_ format: String) -> Bool { NSPredicate(format: format).evaluate(with: host) }
    #expect(holds("ANY friends.age < 20"))
    #expect(!holds("ALL friends.age < 20"))
    #expect(holds("NONE friends.name == 'Zoe'"))
    #expect(holds("friends.@count == 3"))
    #expect(holds("friends.@max.age == 52"))
    #expect(holds("friends.@sum.age == 105"))
  }

  @Test func dictionariesAndVariablesAreRead() {
    let predicate = NSPredicate(format: "a.b == $wanted")
    #expect(predicate.evaluate(with: ["a": ["b": 3]], substitutionVariables: ["wanted": 3]))
    #expect(!predicate.evaluate(with: ["a": ["b": 4]], substitutionVariables: ["wanted": 3]))
    #expect(NSPredicate(format: "a == nil").evaluate(with: ["b": 1]))
    #expect(NSPredicate(format: "$tag.length > 2").evaluate(with: nil, substitutionVariables: ["tag": "abc"]))
  }

  @Test func wordsThatAreNonePredicateAreNotRead() {
    for text in ["age >", "age 3", "'open", "(a == 1", "a == %@"] {
      var reader = PredicateReader(text, arguments: [])
      #expect(throws: PredicateReader.Trouble.self) { try reader.read() }
    }
  }

  /// DTModelStorage sorts index paths in this way, and apps their objects.
  @Test func keysOrderObjects() {
    final class Person: NSObject {
      let name: String?, age: Int
      init(_ name: String?, _ age: Int) { (self.name, self.age) = (name, age) }
    }
    func names(_ people: [Person], _ order: NSSortDescriptor...) -> [String?] {
      (people as NSArray).sortedArray(using: order).map { ($0 as? Person)?.name }
    }
    let people = [Person("Bo", 3), Person("al", 3), Person(nil, 2), Person("Al", 9)]
    let age = NSSortDescriptor(key: "age", ascending: false)
    #expect(names(people, age, NSSortDescriptor(key: "name", ascending: true)) == ["Al", "Bo", "al", nil])
    let anyCase = NSSortDescriptor(
      key: "name", ascending: true, selector: Selector("caseInsensitiveCompare:"))
    #expect(names(people, anyCase, age) == [nil, "Al", "al", "Bo"])
    let byLength = NSSortDescriptor(key: "age", ascending: true) { left, right in
      (left as? Int ?? 0) % 3 < (right as? Int ?? 0) % 3 ? .orderedAscending : .orderedDescending
    }
    #expect(names([people[2], people[0]], byLength) == ["Bo", nil])
    let paths = [
      IndexPath(item: 1, section: 1), IndexPath(item: 4, section: 0), IndexPath(item: 0, section: 1),
    ]
    let sorted = NSMutableArray(array: paths).sortedArray(using: [
      NSSortDescriptor(key: "self", ascending: false)
    ])
    #expect(sorted as? [IndexPath] == [paths[0], paths[2], paths[1]])
  }
}
