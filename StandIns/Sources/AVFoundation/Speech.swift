public import Foundation

// A voice without sound: an utterance lasts as long as it would take to say, and delegates are notified of
// its start and end, not of its words. There are no voices to choose from but one of each language.

public let AVSpeechUtteranceMinimumSpeechRate: Float = 0
public let AVSpeechUtteranceDefaultSpeechRate: Float = 0.5
public let AVSpeechUtteranceMaximumSpeechRate: Float = 1
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

open class AVSpeechSynthesisVoice: NSObject {
  public let language: String
  /// Creates the voice of a language, or of the user's language if nil.
  public init?(language languageCode: String?) {
    language = languageCode ?? Self.currentLanguageCode()
    super.init()
  }
  open class func speechVoices() -> [AVSpeechSynthesisVoice] {
    [AVSpeechSynthesisVoice(language: nil)].compactMap { $0 }
  }
  open class func currentLanguageCode() -> String { "en-US" }
}

open class AVSpeechUtterance: NSObject {
  public let speechString: String
  public let attributedSpeechString: NSAttributedString
  open var voice: AVSpeechSynthesisVoice?
  open var rate = AVSpeechUtteranceDefaultSpeechRate
  open var pitchMultiplier: Float = 1
  open var volume: Float = 1
  open var preUtteranceDelay: TimeInterval = 0
  open var postUtteranceDelay: TimeInterval = 0

  public init(string: String) {
    (speechString, attributedSpeechString) = (string, NSAttributedString(string: string))
    super.init()
  }
  public init(attributedString string: NSAttributedString) {
    (speechString, attributedSpeechString) = (string.string, string)
    super.init()
  }
  /// In seconds: some fifteen letters in one.
  fileprivate var length: TimeInterval { Double(speechString.count) / (30 * Double(max(0.1, rate))) }
}

public protocol AVSpeechSynthesizerDelegate: NSObjectProtocol {
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance)
  func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance)
}
extension AVSpeechSynthesizerDelegate {
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didStart utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didFinish utterance: AVSpeechUtterance) {}
  public func speechSynthesizer(_ synthesizer: AVSpeechSynthesizer, didCancel utterance: AVSpeechUtterance) {}
}

open class AVSpeechSynthesizer: NSObject {
  open weak var delegate: (any AVSpeechSynthesizerDelegate)?
  private var waiting: [AVSpeechUtterance] = []

  open var isSpeaking: Bool { !waiting.isEmpty }

  open func speak(_ utterance: AVSpeechUtterance) {
    waiting.append(utterance)
    if waiting.count == 1 { begin() }
  }
  @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
    let stopped = waiting
    waiting = []
    Later.main { for utterance in stopped { self.delegate?.speechSynthesizer(self, didCancel: utterance) } }
    return !stopped.isEmpty
  }

  /// It lives until it has finished, as a device's voice does.
  private func begin() {
    guard let utterance = waiting.first else { return }
    Later.main(after: utterance.preUtteranceDelay) {
      guard self.waiting.first === utterance else { return }
      self.delegate?.speechSynthesizer(self, didStart: utterance)
      Later.main(after: utterance.length + utterance.postUtteranceDelay) {
        guard self.waiting.first === utterance else { return }
        self.waiting.removeFirst()
        self.begin()
        self.delegate?.speechSynthesizer(self, didFinish: utterance)
      }
    }
  }
}
