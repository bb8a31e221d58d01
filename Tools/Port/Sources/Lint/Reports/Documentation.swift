/// The page `Documentation/Lint.md`, made from the rules.
public enum Documentation {
  /// The names of all rules, in the order of the page.
  public static var rules: [String] { Rules.names }

  /// Returns the sentence that describes a rule.
  public static func summary(of name: String) -> String? {
    Rules.all.first { $0.name == name }?.summary
  }

  /// The text of the page.
  public static var page: String {
    let table = Rules.all.map { "| [`\($0.name)`](#\($0.name)) | \($0.severity.rawValue) | \($0.summary) |" }
    let sections = Rules.all.map { rule in
      """
      ### \(rule.name)
      \(rule.summary) Severity: up to \(rule.severity.rawValue).

      \(rule.reason)

      Reported:
      ```swift
      \(rule.wrong)
      ```
      Right:
      ```swift
      \(rule.right)
      ```
      """
    }
    return """
      <!-- Generated from the rules: swift run --package-path Tools/Port mica-project lint --page -->
      # mica lint

      `mica lint` finds mistakes with `frame`, `bounds`, `center`, anchor points and transforms in Swift \
      sources. It reads files and all Swift files below folders, builds nothing, and needs no project:

      ```sh
      mica lint Sources
      mica lint . --format sarif -o lint.sarif
      ```

      The exit status is 0 when nothing was found, 1 when something was or a file could not be read, and \
      2 for a call that makes no sense. Folders named `Pods` and `Carthage` and hidden ones are passed \
      over, since their sources are not yours; name such a folder to check it.

      ## Severities
      - **error**: wrong for sure.
      - **warning**: wrong in situations that the source cannot show, such as another size of the window.
      - **note**: right only under a condition that the source does not state. `--level warning` leaves \
      notes out.

      Many of these mistakes show only when the origin of a frame is not zero. They are errors where the \
      source shows that it is not (a frame, a center or constraints that place the view elsewhere), in \
      cells, which their table or collection places, and in layout and drawing of views; warnings where it \
      shows nothing; notes for views whose origin is mostly zero: that of a controller, a window, a cell's \
      content view, or a view that fills its superview. Where the source shows that the origin is zero, \
      nothing is reported.

      ## Fixing, ignoring, and starting with what is there
      - `--fix` writes the changes that are certain into the files. The text of a finding says whether it \
      has one.
      - `// mica:ignore superview-frame` at the end of a line, or on the line above, ignores a rule there. \
      Several rules have commas between them, a reason may follow a colon, and without a name all rules \
      are ignored.
      - `--only` and `--ignore` choose rules for the whole call.
      - `--baseline known.json --update-baseline` writes down what there is, in the format of `mica check`; \
      `--baseline known.json` reports only what is new.

      ## Rules
      | rule | severity | |
      |---|---|---|
      \(table.joined(separator: "\n"))

      \(sections.joined(separator: "\n\n"))

      """
  }
}
