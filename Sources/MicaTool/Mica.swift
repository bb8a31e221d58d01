import ArgumentParser

/// The command `mica`.
@main struct Mica: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "mica",
    abstract: "Lays out, renders and prints storyboards and xibs as an iPhone would.",
    subcommands: [Render.self, Tree.self, Worker.self])
}
