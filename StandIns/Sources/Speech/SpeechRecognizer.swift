@_exported public import AVFoundation
public import Foundation

// Recognition of speech, on a device whose user refuses it: requests end with an error.

public enum SFSpeechRecognizerAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, restricted, authorized
}

public protocol SFSpeechRecognizerDelegate: NSObjectProtocol {
  func speechRecognizer(_ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool)
}
extension SFSpeechRecognizerDelegate {
  public func speechRecognizer(
    _ speechRecognizer: SFSpeechRecognizer, availabilityDidChange available: Bool
  ) {}
}

public enum SFSpeechRecognitionTaskHint: Int, Sendable {
  case unspecified, dictation, search, confirmation
}

open class SFSpeechRecognizer: NSObject {
  nonisolated(unsafe) private static var isAsked = false

  open class func supportedLocales() -> Set<Locale> {
    Set(["de-DE", "en-GB", "en-US", "es-ES", "fr-FR", "it-IT", "ja-JP"].map { Locale(identifier: $0) })
  }
  open class func authorizationStatus() -> SFSpeechRecognizerAuthorizationStatus {
    isAsked ? .denied : .notDetermined
  }
  /// Calls the handler on another queue, as on an iPhone.
  open class func requestAuthorization(
    _ handler: @escaping @Sendable (SFSpeechRecognizerAuthorizationStatus) -> Void
  ) {
    isAsked = true
    DispatchQueue.global().async { handler(.denied) }
  }

  public let locale: Locale
  open weak var delegate: (any SFSpeechRecognizerDelegate)?
  open var queue = OperationQueue.main
  open var defaultTaskHint = SFSpeechRecognitionTaskHint.unspecified
  open var supportsOnDeviceRecognition = false
  open var isAvailable: Bool { false }

  public convenience override init() { self.init(locale: .current)! }
  public init?(locale: Locale) {
    self.locale = locale
    super.init()
  }

  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest,
    resultHandler: @escaping (SFSpeechRecognitionResult?, (any Error)?) -> Void
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation {
      guard !task.isCancelled else { return }
      resultHandler(nil, task.error)
    }
    return task
  }
  @discardableResult open func recognitionTask(
    with request: SFSpeechRecognitionRequest, delegate: any SFSpeechRecognitionTaskDelegate
  ) -> SFSpeechRecognitionTask {
    let task = SFSpeechRecognitionTask()
    queue.addOperation { [weak delegate] in
      guard !task.isCancelled else { return }
      delegate?.speechRecognitionTask(task, didFinishSuccessfully: false)
    }
    return task
  }
}

public protocol SFSpeechRecognitionTaskDelegate: NSObjectProtocol {
  func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription)
  func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult)
  func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask)
  func speechRecognitionTask(_ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool)
}
extension SFSpeechRecognitionTaskDelegate {
  public func speechRecognitionDidDetectSpeech(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didHypothesizeTranscription transcription: SFTranscription
  ) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishRecognition recognitionResult: SFSpeechRecognitionResult
  ) {}
  public func speechRecognitionTaskFinishedReadingAudio(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTaskWasCancelled(_ task: SFSpeechRecognitionTask) {}
  public func speechRecognitionTask(
    _ task: SFSpeechRecognitionTask, didFinishSuccessfully successfully: Bool
  ) {}
}

public enum SFSpeechRecognitionTaskState: Int, Sendable {
  case starting, running, finishing, canceling, completed
}

// Unchecked: what changes is read and written where the client is.
open class SFSpeechRecognitionTask: NSObject, @unchecked Sendable {
  open private(set) var isCancelled = false
  open var isFinishing: Bool { false }
  open var state: SFSpeechRecognitionTaskState { isCancelled ? .canceling : .completed }
  /// The error of a device whose user has not allowed it.
  open var error: (any Error)? { NSError(domain: "kAFAssistantErrorDomain", code: 1700) }
  open func finish() {}
  open func cancel() { isCancelled = true }
}

open class SFSpeechRecognitionRequest: NSObject {
  open var taskHint = SFSpeechRecognitionTaskHint.unspecified
  open var shouldReportPartialResults = true
  open var contextualStrings: [String] = []
  open var requiresOnDeviceRecognition = false
  open var addsPunctuation = false
}
open class SFSpeechURLRecognitionRequest: SFSpeechRecognitionRequest {
  public let url: URL
  public init(url URL: URL) {
    url = URL
    super.init()
  }
}
open class SFSpeechAudioBufferRecognitionRequest: SFSpeechRecognitionRequest {
  open var nativeAudioFormat: AVAudioFormat { AVAudioFormat(settings: [:])! }
  open func append(_ audioPCMBuffer: AVAudioPCMBuffer) {}
  open func endAudio() {}
}

/// The result of a recognition, which never comes.
open class SFSpeechRecognitionResult: NSObject {
  open var bestTranscription: SFTranscription { transcriptions[0] }
  public let transcriptions: [SFTranscription]
  public let isFinal: Bool
  init(_ transcription: SFTranscription, isFinal: Bool) {
    (transcriptions, self.isFinal) = ([transcription], isFinal)
    super.init()
  }
}
open class SFTranscription: NSObject {
  public let formattedString: String
  public let segments: [SFTranscriptionSegment]
  init(_ text: String, _ segments: [SFTranscriptionSegment]) {
    (formattedString, self.segments) = (text, segments)
    super.init()
  }
}
open class SFTranscriptionSegment: NSObject {
  public let substring: String
  public let substringRange: NSRange
  public let timestamp: TimeInterval
  public let duration: TimeInterval
  public let confidence: Float
  init(_ text: String, _ range: NSRange, at timestamp: TimeInterval, for duration: TimeInterval) {
    (substring, substringRange, confidence) = (text, range, 0)
    (self.timestamp, self.duration) = (timestamp, duration)
    super.init()
  }
}
