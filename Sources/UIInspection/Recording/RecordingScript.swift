package import CoreGraphics
package import Foundation
package import InterfaceBuilder
package import UIKit

/// What a user does, step by step, as text: one step a line, `#` begins a comment. Points are in the window's
/// points, times in seconds.
///
///     wait 0.5
///     tap 100 200            tap "Log in"
///     press 100 200 0.8
///     drag 200 600 200 200 0.3
///     flick 200 600 200 300
///     pinch 195 400 80 240 0.4    around a point, from and to a distance of the fingers
///     type "hello"
///     turn landscape              or portrait: the device is held so
///     look dark                   or light: the user wants everything so
///     down 10 20, move 30 40, up     the parts of the others, each on a line of its own; they take no time
package struct RecordingScript: Sendable, Equatable {
  /// Where a step takes place.
  package enum Place: Sendable, Equatable {
    case point(CGPoint)
    /// The view that shows a text.
    case text(String)
  }

  package enum Step: Sendable, Equatable {
    case wait(Double)
    /// A finger that rests for some seconds.
    case press(Place, Double)
    /// A finger that moves, and rests at the end where `rests`.
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
  /// The line that each step stands on, from 1.
  private(set) var lines: [Int] = []
  /// The script's file, as given.
  let name: String

  /// What a line may be, as it is told to people.
  package static let forms =
    "wait S, tap X Y, tap \"text\", press X Y S, drag X Y X Y S, flick X Y X Y, pinch X Y D D S, "
    + "type \"text\", turn landscape|portrait, look dark|light, down X Y, move X Y, up"

  /// Reads a script from a file; throws where it cannot be read, and at the first line that is no step.
  package init(contentsOf url: URL) throws(IBReadError) {
    let accepted = "a script of touches as text in UTF-8"
    let data = try InputFile.data(of: url, accepted: accepted)
    guard let text = String(validating: data, as: UTF8.self) else {
      throw IBReadError(file: url.path, reason: "is no text in UTF-8", accepted: accepted)
    }
    try self.init(text: text, name: url.path)
  }

  /// Reads a script; throws at the first line that is no step.
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

  /// The script that shows an example without one of its own: a second at rest, a finger that flicks up the
  /// middle of a window, and two seconds of what comes of it.
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

  /// The steps whose last word is a time: how many words they have, and how long they may take, in seconds.
  private static let times: [String: (words: Int, longest: Double)] = [
    "wait": (2, 600), "press": (4, 60), "drag": (6, 60), "pinch": (6, 60),
  ]

  /// What is wrong with a line.
  func error(at line: Int, _ reason: String, accepted: String) -> IBReadError {
    IBReadError(file: name, line: line, reason: reason, accepted: accepted)
  }

  /// The words of a line; what is in quotes is one word, marked by a quote before it. Nil where a quote has
  /// no end.
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
