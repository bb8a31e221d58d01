package import CoreGraphics
package import Foundation
package import InterfaceBuilder
package import UIKit

/// The actions of a user, step by step, as text with one step per line. `#` begins a comment. Points are in
/// the window's coordinate space, times in seconds.
///
///     wait 0.5
///     tap 100 200            tap "Log in"
///     press 100 200 0.8
///     drag 200 600 200 200 0.3
///     flick 200 600 200 300
///     pinch 195 400 80 240 0.4    a point, the initial and final distance of the fingers, and a time
///     type "hello"
///     turn landscape              or portrait: rotates the device
///     look dark                   or light: sets the interface style
///     down 10 20, move 30 40, up     single touch events, each on its own line; they take no time
package struct RecordingScript: Sendable, Equatable {
  /// The location of a step.
  package enum Place: Sendable, Equatable {
    case point(CGPoint)
    /// The view that displays a text.
    case text(String)
  }

  package enum Step: Sendable, Equatable {
    case wait(Double)
    /// A finger that presses for a number of seconds.
    case press(Place, Double)
    /// A finger that moves, and pauses at the end if `rests` is `true`.
    case drag(from: CGPoint, to: CGPoint, seconds: Double, rests: Bool)
    case pinch(at: CGPoint, from: CGFloat, to: CGFloat, seconds: Double)
    case type(String)
    case turn(UIInterfaceOrientation)
    case look(UIUserInterfaceStyle)
    case down(CGPoint)
    case move(CGPoint)
    case up
  }

  package private(set) var steps: [Step] = []
  /// The line of each step, starting at 1.
  private(set) var lines: [Int] = []
  /// The file of the script as it was passed.
  let name: String

  /// The accepted forms of lines, for messages.
  package static let forms =
    "wait S, tap X Y, tap \"text\", press X Y S, drag X Y X Y S, flick X Y X Y, pinch X Y D D S, "
    + "type \"text\", turn landscape|portrait, look dark|light, down X Y, move X Y, up"

  /// Reads a script from a file.
  ///
  /// - Throws: An error if the file cannot be read, or for the first line that is not a step.
  package init(contentsOf url: URL) throws(IBReadError) {
    let accepted = "a script of touches as text in UTF-8"
    let data = try InputFile.data(of: url, accepted: accepted)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw IBReadError(file: url.path, reason: "is no text in UTF-8", accepted: accepted)
    }
    try self.init(text: text, name: url.path)
  }

  /// Parses a script.
  ///
  /// - Throws: An error for the first line that is not a step.
  package init(text: String, name: String) throws(IBReadError) {
    self.name = name
    var isDown = false
    let lines = text.drop { $0 == "\u{FEFF}" }.split(omittingEmptySubsequences: false) {
      ["\n", "\r\n", "\r"].contains($0)
    }
    for (index, line) in lines.enumerated() {
      guard let words = Self.words(of: line) else {
        throw error(at: index + 1, "\"\(line)\" has a quote without its end", accepted: "\"text\"")
      }
      guard !words.isEmpty else { continue }
      if let (count, longest) = Self.times[words[0]], words.count == count,
        let seconds = Double(words[count - 1]), !(0...longest).contains(seconds)
      {
        throw error(
          at: index + 1, "\"\(line)\" takes \(words[count - 1]) seconds",
          accepted: "0 to \(Int(longest)) seconds for \(words[0])")
      }
      guard let step = Self.step(words) else {
        throw error(at: index + 1, "\"\(line)\" is no step", accepted: Self.forms)
      }
      switch step {
      case .down: isDown = true
      case .move where !isDown, .up where !isDown:
        throw error(
          at: index + 1, "\"\(line)\" comes while no finger is down", accepted: "down X Y before it")
      case .up: isDown = false
      default: break
      }
      steps.append(step)
      self.lines.append(index + 1)
    }
  }

  /// Returns the script for an example that has none: one second of rest, a flick up in the centre of the
  /// window, and two seconds for its effects.
  package static func demonstration(in size: CGSize) -> RecordingScript {
    let x = size.width / 2
    var script = RecordingScript(name: "demonstration")
    script.steps = [
      .wait(1),
      .drag(
        from: CGPoint(x: x, y: size.height * 0.7), to: CGPoint(x: x, y: size.height * 0.4), seconds: 0.12,
        rests: false),
      .wait(2),
    ]
    script.lines = Array(1...script.steps.count)
    return script
  }

  private init(name: String) { self.name = name }

  /// The steps that end with a duration: the number of their words, and the maximum duration in seconds.
  private static let times: [String: (words: Int, longest: Double)] = [
    "wait": (2, 600), "press": (4, 60), "drag": (6, 60), "pinch": (6, 60),
  ]

  /// Creates the error for a line.
  func error(at line: Int, _ reason: String, accepted: String) -> IBReadError {
    IBReadError(file: name, line: line, reason: reason, accepted: accepted)
  }

  /// Returns the words of a line. A quoted text is one word with a quotation mark before it. Nil if a
  /// quotation mark is missing.
  private static func words(of line: Substring) -> [String]? {
    var words: [String] = [], word = "", isQuoted = false
    for character in line {
      if character == "\"" {
        if isQuoted { words.append("\"" + word) } else if !word.isEmpty { words.append(word) }
        word = ""
        isQuoted.toggle()
      } else if isQuoted {
        word.append(character)
      } else if character == "#" {
        break
      } else if character.isWhitespace {
        if !word.isEmpty { words.append(word) }
        word = ""
      } else {
        word.append(character)
      }
    }
    if isQuoted { return nil }
    if !word.isEmpty { words.append(word) }
    return words
  }

  private static func step(_ words: [String]) -> Step? {
    switch words {
    case ["turn", "landscape"]: return .turn(.landscapeRight)
    case ["turn", "portrait"]: return .turn(.portrait)
    case ["look", "dark"]: return .look(.dark)
    case ["look", "light"]: return .look(.light)
    default: break
    }
    let numbers = words.dropFirst().compactMap { Double($0) }.filter(\.isFinite)
    let text = words.count == 2 && words[1].hasPrefix("\"") ? String(words[1].dropFirst()) : nil
    guard numbers.count == words.count - 1 || text != nil, numbers.allSatisfy({ abs($0) < 1e6 }) else {
      return nil
    }
    func point(_ index: Int) -> CGPoint { CGPoint(x: numbers[index], y: numbers[index + 1]) }
    switch (words[0], numbers.count) {
    case ("wait", 1): return .wait(numbers[0])
    case ("tap", 2): return .press(.point(point(0)), 0.05)
    case ("tap", 0): return text.map { .press(.text($0), 0.05) }
    case ("press", 3): return .press(.point(point(0)), numbers[2])
    case ("drag", 5):
      return .drag(from: point(0), to: point(2), seconds: numbers[4], rests: true)
    case ("flick", 4): return .drag(from: point(0), to: point(2), seconds: 0.12, rests: false)
    case ("pinch", 5):
      return .pinch(at: point(0), from: numbers[2], to: numbers[3], seconds: numbers[4])
    case ("down", 2): return .down(point(0))
    case ("move", 2): return .move(point(0))
    case ("up", 0) where text == nil: return .up
    case ("type", 0): return text.map { .type($0) }
    default: return nil
    }
  }
}
