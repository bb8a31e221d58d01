internal import CoreGraphics
internal import InterfaceBuilder

extension DocumentDifference {
  /// The differences of one scene, or of the document outside scenes.
  struct Section {
    /// The title, or nil outside scenes.
    var title: String?
    var changes: [IBChange]
    var frames: [FrameGroup]
    /// A Boolean value that indicates whether the only change is that of the whole scene.
    var isWhole: Bool { changes.count == 1 && changes[0].topic == .scene && changes[0].kind != .changed }
  }

  /// Frames that follow from the same change.
  struct FrameGroup {
    /// The subject of the change.
    var cause: String
    /// The lines, in which views that move by the same distance are one.
    var lines: [FrameLine]
    /// The number of lines that are omitted.
    var rest = 0
  }

  /// The number of lines for the frames that follow from the same change, unless all are included.
  private static let limit = 6

  struct FrameLine {
    var subject: String
    var old, new: String
    /// The description of views that move together, instead of the old and new frames.
    var movement: String?
    /// The subject of the change, for a frame that is the only one to follow from it.
    var cause: String?
  }

  /// Returns the differences by scene.
  ///
  /// - Parameter all: A Boolean value that determines whether automatic changes of Interface Builder and
  ///   frames without a cause are included.
  /// - Returns: The sections with differences: the document, its scenes, and what is in none.
  func sections(all: Bool) -> [Section] {
    let shown = changes.filter { all || !$0.isIncidental }, frames = frames + (all ? framesWithoutCause : [])
    func section(_ title: String?, _ changes: [IBChange], _ frames: [Frame]) -> Section {
      Section(title: title, changes: changes, frames: Self.groups(frames, limit: all ? .max : Self.limit))
    }
    var sections = [section(nil, shown.filter { $0.topic == .document }, [])]
    for scene in scenes {
      sections.append(
        section(
          scene.title, shown.filter { $0.scene == scene.id && $0.topic != .document },
          frames.filter { $0.scene == scene.id }))
    }
    sections.append(
      section(
        nil, shown.filter { $0.scene == nil && $0.topic != .document }, frames.filter { $0.scene.isEmpty }))
    return sections.filter { !$0.changes.isEmpty || !$0.frames.isEmpty }
  }

  /// Returns the frames by cause in the order of the first frame of each, with a maximum of lines for each.
  private static func groups(_ frames: [Frame], limit: Int) -> [FrameGroup] {
    var causes: [String] = [], members: [String: [Frame]] = [:]
    for frame in frames {
      if members[frame.cause] == nil { causes.append(frame.cause) }
      members[frame.cause, default: []].append(frame)
    }
    let groups = causes.map { FrameGroup(cause: $0, lines: lines(of: members[$0] ?? [])) }
    // The causes of single frames are named behind them, except changes of the views themselves.
    var single = FrameGroup(cause: "", lines: [])
    for group in groups where group.lines.count == 1 {
      var line = group.lines[0]
      if group.cause != line.subject { line.cause = group.cause }
      single.lines.append(line)
    }
    let several = groups.filter { $0.lines.count > 1 }.map { group in
      // One line more takes no more space than its count.
      guard group.lines.count - 1 > limit else { return group }
      return FrameGroup(
        cause: group.cause, lines: Array(group.lines.prefix(limit)), rest: group.lines.count - limit)
    }
    return (single.lines.isEmpty ? [] : [single]) + several
  }

  /// Returns a line for each frame, or one for three or more that move by the same distance.
  private static func lines(of frames: [Frame]) -> [FrameLine] {
    var lines: [FrameLine] = [], index = 0
    while index < frames.count {
      let movement = frames[index].movement
      let together = frames[index...].prefix { movement != nil && $0.movement == movement }
      if let movement, together.count > 2 {
        let names = together.prefix(2).map(\.subject).joined(separator: ", ")
        lines.append(
          FrameLine(
            subject: "\(names) and \(together.count - 2) more", old: "", new: "",
            movement: "move by \(movement)"))
        index += together.count
      } else {
        let frame = frames[index]
        lines.append(FrameLine(subject: frame.subject, old: list(frame.old), new: list(frame.new)))
        index += 1
      }
    }
    return lines
  }

  /// Returns the numbers of a frame in parentheses.
  nonisolated static func list(_ numbers: [Double]) -> String {
    "(" + numbers.map { CGFloat($0).inPoints }.joined(separator: ", ") + ")"
  }

  /// Returns the findings to report: without notes, which are advice, unless `all` is `true`.
  func reported(_ findings: [CheckFinding], all: Bool) -> [CheckFinding] {
    findings.filter { all || $0.severity != .note }
  }

  /// Returns the numbers of the differences.
  func summary(all: Bool, withFrames: Bool = true) -> String {
    let real = changes.filter { !$0.isIncidental }
    var parts: [String] = []
    for kind in [IBChange.Kind.added, .removed, .changed, .moved] {
      let count = real.count { $0.kind == kind }
      if count > 0 { parts.append("\(count) \(kind.rawValue)") }
    }
    if withFrames, !frames.isEmpty {
      parts.append("\(frames.count) \(frames.count == 1 ? "frame differs" : "frames differ")")
    }
    if parts.isEmpty { parts.append("no difference") }
    var hidden: [String] = []
    if changes.count > real.count {
      hidden.append("\(changes.count - real.count) of Interface Builder's own changes")
    }
    if withFrames, !framesWithoutCause.isEmpty {
      let count = framesWithoutCause.count
      hidden.append("\(count) \(count == 1 ? "frame" : "frames") without a cause")
    }
    if !hidden.isEmpty, !all { parts.append("not shown without --all: " + hidden.joined(separator: " and ")) }
    return parts.joined(separator: ", ")
  }
}

extension DocumentDifference.Frame {
  /// The distance in points by which the frame moves, or nil if its size differs.
  fileprivate var movement: String? {
    let delta = zip(new, old).map { $0 - $1 }
    guard abs(delta[2]) < 0.01, abs(delta[3]) < 0.01 else { return nil }
    return "(" + delta.prefix(2).map { CGFloat($0).inPoints }.joined(separator: ", ") + ")"
  }
}
