internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// What tells whether solved frames differ from stored ones because contents have other sizes, because the
/// document contradicts itself, or because a layout rule is another.
///
/// A document is laid out up to four times, each time with more taken from the stored frames. What comes
/// right at a step missed for the reason of that step, whatever else depends on it.
package struct LayoutSurvey: Encodable, Sendable {
  /// What is taken from the stored frames, each step with what the steps before took.
  package enum Step: String, Encodable, Sendable, CaseIterable {
    /// Nothing.
    case solved
    /// The sizes of texts and symbols whose own measure is at most `LayoutSurvey.nearby` away.
    case nearContents
    /// The sizes of all texts and symbols.
    case contents
    /// The constants of required constraints that the stored frames do not satisfy.
    case constants
  }

  /// A content whose own measure is not the stored length: the id of its view, and the differences along both
  /// axes, in points; 0 where an axis has no measure or agrees to a tenth.
  package struct Content: Encodable, Sendable {
    package var id: String
    package var className: String
    package var excess: [Double]
    /// Whether the font is not the system's; nil for what is no text.
    package var isForeignFont: Bool?
    /// How many lines the text may have; nil for what is no label.
    package var lines: Int?
    package var isSymbol: Bool
  }

  /// A required constraint that the stored frames break.
  package struct Bend: Encodable, Sendable {
    /// The constraint's id in the document, else the identifier that the maker gave
    /// it, such as `UISV-spacing`.
    package var id: String
    /// The line of the document; nil for constraints that a stack view made.
    package var line: Int?
    /// The ids of the views that it speaks of.
    package var views: [String]
    /// What it depends on besides frames: `margin`, `guide`, `baseline`, `stack`; nil for nothing.
    package var source: String?
    /// How far the left side exceeds the right by the stored frames, in points.
    package var excess: Double
    /// The constraint in words.
    package var text: String
  }

  /// A report of constraints that cannot hold together.
  package struct Contradiction: Encodable, Sendable {
    package var broken: String
    package var members: [String]
    /// The lines of the members in the document.
    package var lines: [Int]
    /// The members, as `members` has them, that the stored frames break too.
    package var bent: [String]
    /// Whether what the content of a view asks for is among the members.
    package var isOfContent: Bool
    /// How far the broken constraint is from holding where the others hold, in points.
    package var misfit: Double
    /// The size of the scene's root view as stored and as laid out; equal where the canvas is the stored one.
    package var storedSize: [Double]
    package var size: [Double]
  }

  package var file: String
  package var trees: [Step: SceneTree] = [:]
  package var contents: [Content] = []
  package var bends: [Bend] = []
  package var contradictions: [Contradiction] = []
  /// The ids of views that lie where they are stored, within half a point, after some step.
  package var agreeing: Set<String> = []

  /// The greatest difference of a measure that counts as near: 3 points or 3 %, whichever is more.
  package static func nearby(_ length: CGFloat) -> CGFloat { max(3, length * 0.03) }

  enum CodingKeys: CodingKey { case file, trees, contents, bends, contradictions }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(file, forKey: .file)
    try container.encode(
      Dictionary(uniqueKeysWithValues: trees.map { ($0.key.rawValue, $0.value) }), forKey: .trees)
    try container.encode(contents, forKey: .contents)
    try container.encode(bends, forKey: .bends)
    try container.encode(contradictions, forKey: .contradictions)
  }
}

extension LayoutSurvey {
  /// Surveys one document by some of the steps, the first of which is `solved`. Throws
  /// where it cannot be read.
  ///
  /// - Parameter takesOtherFonts: Whether `nearContents` takes the sizes of texts as well that another font
  ///   stands in for here, however far they are.
  @MainActor package init(
    path: String, options: LayoutOptions, steps: [Step] = Step.allCases, takesOtherFonts: Bool = false
  ) throws {
    file = path
    let survey = SurveyPass(takesOtherFonts: takesOtherFonts)
    for step in steps {
      let open = try OpenDocument(path: path, options: options)
      defer { open.loader.forgetObjects() }
      survey.prepare(open, for: step)
      UnsatisfiableConstraints.listener = { members, broken in
        if step == .solved { survey.note(members, broken) }
      }
      defer { UnsatisfiableConstraints.listener = nil }
      open.layOut { scene in
        guard let root = scene.root else { return }
        if step == .solved { survey.look(at: root) }
        SurveyPass.agree(below: root, &agreeing)
      }
      if step == .solved { survey.settle() }
      trees[step] = open.tree
    }
    contents = survey.contents
    bends = survey.bends.map(\.bend)
    contradictions = survey.contradictions
  }
}
