import FoundationNetworking

extension URLSessionTask {
  /// A Boolean value that indicates whether data is delivered as it arrives, which is always the case here.
  public var prefersIncrementalDelivery: Bool {
    get { true }
    set {}
  }
}
