import Combine
import Foundation
import Testing

private final class Model: ObservableObject {
  @Published var count = 0
}

@Suite struct CombineTests {
  @Test func aSubjectSendsToItsSubscribers() {
    let subject = PassthroughSubject<Int, Never>()
    var found: [Int] = []
    let subscription = subject.filter { $0 > 1 }.map { $0 * 10 }.sink { found.append($0) }
    [1, 2, 3].forEach(subject.send)
    subscription.cancel()
    subject.send(4)
    #expect(found == [20, 30])
  }

  @Test func aCurrentValueIsSentFirst() {
    let subject = CurrentValueSubject<String, Never>("a")
    var found: [String] = []
    let subscription = subject.sink { found.append($0) }
    subject.value = "b"
    #expect(found == ["a", "b"])
    _ = subscription
  }

  @Test func aPublishedPropertySendsBeforeItChanges() {
    let model = Model()
    var found: [Int] = [], changes = 0
    let subscriptions = [
      model.$count.sink { found.append($0) }, model.objectWillChange.sink { _ in changes += 1 },
    ]
    model.count = 1
    #expect(found == [0, 1])
    #expect(changes == 1)
    _ = subscriptions
  }

  @Test func latestValuesAreCombined() {
    let one = PassthroughSubject<Int, Never>(), other = PassthroughSubject<String, Never>()
    var found: [String] = []
    let subscription = one.combineLatest(other).sink { found.append("\($0)\($1)") }
    one.send(1)
    other.send("a")
    one.send(2)
    #expect(found == ["1a", "2a"])
    _ = subscription
  }

  @Test func aFailureEndsASequence() {
    struct Lost: Error {}
    var values: [Int] = [], isFailed = false
    let subscription = [1, 2, 3].publisher.tryMap { number -> Int in
      if number == 2 { throw Lost() }
      return number
    }.sink(
      receiveCompletion: { if case .failure = $0 { isFailed = true } }, receiveValue: { values.append($0) })
    #expect(values == [1])
    #expect(isFailed)
    _ = subscription
  }

  @Test func aCenterPublishesItsNotifications() {
    let center = NotificationCenter(), name = Notification.Name("a")
    var found = 0
    let subscription = center.publisher(for: name).sink { _ in found += 1 }
    center.post(name: name, object: nil)
    center.post(name: .init("b"), object: nil)
    #expect(found == 1)
    _ = subscription
  }
}
