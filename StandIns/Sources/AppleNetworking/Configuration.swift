import FoundationNetworking

extension URLSessionConfiguration {
  /// A Boolean value that indicates whether connections use networks in low data mode. Linux knows no such mode: always `true`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// A Boolean value that indicates whether connections use expensive networks. Linux knows none: always `true`.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// A Boolean value that indicates whether a session waits for connectivity instead of failing, which it never does here.
  public var waitsForConnectivity: Bool {
    get { false }
    set {}
  }
}

extension URLRequest {
  /// A Boolean value that indicates whether the request uses networks in low data mode. Linux knows no such mode: always `true`.
  public var allowsConstrainedNetworkAccess: Bool {
    get { true }
    set {}
  }
  /// A Boolean value that indicates whether the request uses expensive networks. Linux knows none: always `true`.
  public var allowsExpensiveNetworkAccess: Bool {
    get { true }
    set {}
  }
}
