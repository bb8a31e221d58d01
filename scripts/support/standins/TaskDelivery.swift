import FoundationNetworking

extension URLSessionTask {
  /// Whether data is handed over as it comes, which it always is here.
  var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
