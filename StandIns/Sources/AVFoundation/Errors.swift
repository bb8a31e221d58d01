@_spi(SelectorTable) public import UIKit

// Errors with Apple's codes, the rectangle of a picture within another, and delayed calls.

public let AVFoundationErrorDomain = "AVFoundationErrorDomain"

public struct AVError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = -11800
    case sessionNotRunning = -11803
    case diskFull = -11807
    case maximumDurationReached = -11810
    case deviceNotConnected = -11814
    case deviceInUseByAnotherApplication = -11815
    case sessionWasInterrupted = -11818
    case mediaServicesWereReset = -11819
    case exportFailed = -11820
    case fileFormatNotRecognized = -11828
    case noImageAtTime = -11832
    case decoderNotFound = -11833
    case contentIsNotAuthorized = -11835
    case applicationIsNotAuthorizedToUseDevice = -11852
    case operationCancelled = -11878
  }
  public let code: Code
  public let url: URL?
  public init(_ code: Code, url: URL? = nil) { (self.code, self.url) = (code, url) }
  public init(_ code: Code, userInfo: [String: Any]) { self.init(code, url: nil) }

  public static var errorDomain: String { AVFoundationErrorDomain }
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: localizedDescription] }
  public var localizedDescription: String {
    switch code {
    case .contentIsNotAuthorized, .applicationIsNotAuthorizedToUseDevice: "Not authorized"
    case .fileFormatNotRecognized: "Cannot Open"
    case .operationCancelled: "Operation Cancelled"
    default: "The operation could not be completed"
    }
  }
}
extension AVError.Code {
  public static func ~= (code: AVError.Code, error: any Error) -> Bool { (error as? AVError)?.code == code }
}

// The codes as members of the error, as in `catch AVError.noImageAtTime`.
extension AVError {
  public static let unknown = Code.unknown
  public static let sessionNotRunning = Code.sessionNotRunning
  public static let diskFull = Code.diskFull
  public static let maximumDurationReached = Code.maximumDurationReached
  public static let deviceNotConnected = Code.deviceNotConnected
  public static let deviceInUseByAnotherApplication = Code.deviceInUseByAnotherApplication
  public static let sessionWasInterrupted = Code.sessionWasInterrupted
  public static let mediaServicesWereReset = Code.mediaServicesWereReset
  public static let exportFailed = Code.exportFailed
  public static let fileFormatNotRecognized = Code.fileFormatNotRecognized
  public static let noImageAtTime = Code.noImageAtTime
  public static let decoderNotFound = Code.decoderNotFound
  public static let contentIsNotAuthorized = Code.contentIsNotAuthorized
  public static let applicationIsNotAuthorizedToUseDevice = Code.applicationIsNotAuthorizedToUseDevice
  public static let operationCancelled = Code.operationCancelled
}

/// The largest rectangle of a shape within another, in its middle.
public func AVMakeRect(aspectRatio: CGSize, insideRect boundingRect: CGRect) -> CGRect {
  guard aspectRatio.width > 0, aspectRatio.height > 0 else {
    return CGRect(x: boundingRect.midX, y: boundingRect.midY, width: 0, height: 0)
  }
  let scale = min(boundingRect.width / aspectRatio.width, boundingRect.height / aspectRatio.height)
  let isWide = boundingRect.width / aspectRatio.width <= boundingRect.height / aspectRatio.height
  let size = CGSize(
    width: isWide ? boundingRect.width : aspectRatio.width * scale,
    height: isWide ? aspectRatio.height * scale : boundingRect.height)
  return CGRect(
    x: boundingRect.minX + (boundingRect.width - size.width) / 2,
    y: boundingRect.minY + (boundingRect.height - size.height) / 2, width: size.width, height: size.height)
}
public func AVMakeRectWithAspectRatioInsideRect(_ aspectRatio: CGSize, _ boundingRect: CGRect) -> CGRect {
  AVMakeRect(aspectRatio: aspectRatio, insideRect: boundingRect)
}

/// Calls on the main queue after a delay, in recorded frames if an app is played by a script.
enum Later {
  static func main(after seconds: TimeInterval = 0, _ block: @escaping () -> Void) {
    // Passed to the main queue from any thread.
    nonisolated(unsafe) let block = block   // Called on that queue alone.
    let work = DispatchWorkItem { block() }
    if seconds <= 0 { return DispatchQueue.main.async(execute: work) }
    let wait = min(seconds, 1e8)
    DispatchQueue.main.run(work, at: .now() + wait, after: wait)
  }
}

/// A time that passes while it is let, at a rate.
struct Passing {
  private(set) var rate = 0.0
  private var start = 0.0
  private var since = 0.0

  var now: Double { rate == 0 ? start : start + (CACurrentMediaTime() - since) * rate }
  mutating func set(rate: Double, at time: Double? = nil) {
    (start, since) = (time ?? now, CACurrentMediaTime())
    self.rate = rate
  }
}
