import Foundation
import Speech
import Testing

struct SpeechTests {
  @Test func theUserRefuses() async {
    let status = await withCheckedContinuation { done in
      SFSpeechRecognizer.requestAuthorization { done.resume(returning: $0) }
    }
    #expect(status == .denied)
    #expect(SFSpeechRecognizer.authorizationStatus() == .denied)
  }

  @Test func aRequestEndsWithAnError() async throws {
    let recognizer = try #require(SFSpeechRecognizer(locale: Locale(identifier: "en-US")))
    recognizer.queue = OperationQueue()
    let request = SFSpeechAudioBufferRecognitionRequest()
    let isError = await withCheckedContinuation { done in
      recognizer.recognitionTask(with: request) { result, error in
        done.resume(returning: result == nil && error != nil)
      }
    }
    #expect(isError)
  }

  @Test func anEngineStartsAndBuffersAreSilent() throws {
    let engine = AVAudioEngine(), format = engine.inputNode.outputFormat(forBus: 0)
    try engine.start()
    #expect(engine.isRunning)
    let buffer = try #require(AVAudioPCMBuffer(pcmFormat: format, frameCapacity: 8))
    #expect(buffer.floatChannelData?[1][7] == 0)
    engine.stop()
    #expect(!engine.isRunning)
  }
}
