import ArgumentParser
import Foundation
import UIInspection

/// The command `mica devices`, which lists the values of `--device`.
struct Devices: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "devices",
    abstract: "Lists the devices that --device takes, with their screens.",
    discussion: """
      Each is known by its name, by those in the last column, and by the id that documents have for it. \
      Capitals, blanks and punctuation do not count: --device "iPhone SE" is --device iphone-se. \
      Devices of the same screen are one.

      Exit status: 0, 2 for a call that makes no sense.
      """)

  @Flag(help: "Print JSON instead of text.")
  var json = false

  func run() throws {
    let list = DeviceList()
    if json { try Output.write(try list.json() + Data("\n".utf8)) } else { try Output.write(line: list.text) }
  }
}
