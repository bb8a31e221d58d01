import CoreGraphics
import Foundation
import QuartzCore
import TestSupport
import Testing

@testable import UIInspection
@testable import UIKit

/// Streams of fingers and keys from a seed over documents that are played: nothing crashes, no touch is stuck, memory is steady.
///
/// `MICA_FUZZ=1000000` sets the number of events, which all documents share: the project's storyboards and, beside the project, 50 of the
/// corpus, of which a short run takes 6.
@Suite(.serialized) @MainActor struct PlayedFuzzTests {
  private static let count = ProcessInfo.processInfo.environment["MICA_FUZZ"].flatMap { Int($0) } ?? 2000

  private static var documents: [String] {
    func storyboards(_ folder: URL?) -> [String] {
      guard let folder, let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path) else { return [] }
      return names.filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted().map { folder.appendingPathComponent($0).path }
    }
    let corpus = storyboards(Project.shared("corpus/files")), wanted = count < 100_000 ? 6 : 50
    let step = max(1, corpus.count / wanted)
    return storyboards(Project.root.appendingPathComponent("Examples/Storyboards"))
      + stride(from: 0, to: corpus.count, by: step).prefix(wanted).map { corpus[$0] }
  }

  private func step(_ document: PlayedDocument, _ clock: FrameClock, _ random: inout SeededRandom) {
    let window = document.window, finger = random.integer(0..<3)
    let point = CGPoint(
      x: random.number(-10...Double(window.bounds.width) + 10), y: random.number(-10...Double(window.bounds.height) + 10))
    switch random.integer(0..<40) {
    case 0..<11: TouchInput.main.begin(finger, at: point, in: window)
    case 11..<20: TouchInput.main.move(finger, to: point)
    case 20..<31: TouchInput.main.end(finger)
    case 31: TouchInput.main.cancel(finger)
    case 32: TouchInput.main.hover(at: random.isTrue(oneIn: 3) ? nil : point, in: window)
    case 33, 34: KeyInput.main.type(["a", "7", " ", "é", "\n"][random.integer(0..<5)], in: window)
    case 35:
      let codes: [UIKeyboardHIDUsage] = [.keyboardDeleteOrBackspace, .keyboardLeftArrow, .keyboardTab, .keyboardEscape]
      let key = UIKey("", keyCode: codes[random.integer(0..<codes.count)])
      KeyInput.main.press(key, in: window)
      KeyInput.main.release(key)
    case 36 where random.isTrue(oneIn: 10):
      document.resize(to: CGSize(width: window.bounds.height, height: window.bounds.width), scale: 1)
    case 37: pass(random.number(0...0.8), window, clock)
    default: pass(1.0 / 60, window, clock)
    }
  }

  /// Lets time pass, and makes a frame at its end.
  private func pass(_ seconds: Double, _ window: UIWindow, _ clock: FrameClock) {
    clock.now += seconds
    _ = FrameLoop(root: window).commit()
  }

  @Test func nothingIsStuckWhateverIsDoneToDocuments() {
    var random = SeededRandom()
    let paths = Self.documents, share = max(1, Self.count / paths.count)
    var events = 0, told = 0
    for path in paths {
      weak var gone: UIWindow?
      let name = URL(fileURLWithPath: path).lastPathComponent
      autoreleasepool {
        let clock = FrameClock.manual(at: 1000)
        FrameClock.current = clock
        defer { FrameClock.current = .system }
        // A document that cannot be played is said by the command, not here.
        guard let document = try? PlayedDocument(path: path, scale: 1) else { return }
        gone = document.window
        document.window.makeKeyAndVisible()
        for _ in 0..<share {
          step(document, clock, &random)
          events += 1
          if events / 100_000 > told {
            told = events / 100_000
            print("fuzz: \(events) events, \(Self.residentPages * 4 / 1024) MB resident, in \(name)")
          }
        }
        // What is seen at the end can be painted.
        _ = FrameLoop(root: document.window).image()
        TouchInput.main.cancelAll()
        TouchInput.main.hover(at: nil, in: document.window)
        KeyInput.main.releaseAll()
        pass(5, document.window, clock)
        #expect(TouchInput.main.activeFingers.isEmpty)
        #expect(TouchDelivery.main.touches.isEmpty, "\(name): a touch is stuck")
        #expect(GestureEnvironment.main.participants.isEmpty, "\(name): a recogniser is stuck")
        document.window.endEditing(true)
        document.window.rootViewController = nil
        document.window.isHidden = true
      }
      #expect(gone == nil, "\(name): the window is not let go")
    }
    print("fuzz: \(events) events over \(paths.count) documents, \(Self.residentPages * 4 / 1024) MB resident")
  }

  private static var residentPages: Int {
    (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ").dropFirst().first
      .flatMap { Int($0) } ?? 0
  }
}
