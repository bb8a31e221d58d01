import Foundation

extension Publisher {
  /// Prints what happens, in the words of Apple's, each behind the prefix; what operators make has no name
  /// of its own here.
  public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil) -> Publishers.Print<Self> {
    let lead = prefix.isEmpty ? "" : "\(prefix): "
    var stream = stream
    let say: (String) -> Void = {
      if stream == nil { Swift.print(lead + $0) } else { stream?.write(lead + $0 + "\n") }
    }
    return handleEvents(
      receiveSubscription: { _ in say("receive subscription: (\(subscriptionName))") },
      receiveOutput: { say("receive value: (\($0))") },
      receiveCompletion: {
        if case .failure(let error) = $0 { say("receive error: (\(error))") } else { say("receive finished") }
      },
      receiveCancel: { say("receive cancel") },
      receiveRequest: { say("request \($0)") })
  }

  /// The description of a subscription: the values of a sequence, or the publisher's type.
  private var subscriptionName: String {
    if let elements = Mirror(reflecting: self).descendant("sequence") { return "\(elements)" }
    return String("\(type(of: self))".prefix { $0 != "<" })
  }
}
