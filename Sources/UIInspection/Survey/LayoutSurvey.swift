internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
package import UIKit

/// A survey that determines why solved frames differ from stored ones: because contents have other sizes,
/// because the document contains conflicts, or because a layout rule differs.
///
/// A document is laid out up to four times, with more and more values taken from the stored frames. A view
/// that becomes correct in a step was wrong because of that step, whatever else depends on it.
package struct LayoutSurvey: Encodable, Sendable {
  /// The values that are taken from the stored frames in a step, in addition to those of the steps before.
  package enum Step: String, Encodable, Sendable, CaseIterable {
    /// Nothing is taken.
    case solved
    /// The sizes of texts and symbols that differ from the computed ones by at most
    /// `LayoutSurvey.nearby(_:)`.
    case nearContents
    /// The sizes of all texts and symbols.
    case contents
    /// The constants of required constraints that the stored frames violate.
    case constants
  }

  /// Content whose computed size differs from the stored one: the id of its view, and the differences in both
  /// dimensions in points. A difference is 0 if there is no size in that dimension or if it is at most a
  /// tenth.
  package struct Content: Encodable, Sendable {
    package var id: String
    package var className: String
    package var excess: [Double]
    /// A Boolean value that indicates whether the font is not the system font, or nil for views without text.
    package var isForeignFont: Bool?
    /// The maximum number of lines of the text, or nil for views other than labels.
    package var lines: Int?
    package var isSymbol: Bool
  }

  /// A required constraint that the stored frames violate.
  package struct Bend: Encodable, Sendable {
    /// The id of the constraint in the document, or otherwise its identifier, such as `UISV-spacing`.
    package var id: String
    /// The line in the document, or nil for constraints created by a stack view.
    package var line: Int?
    /// The ids of the views that it relates.
    package var views: [String]
    /// The other value on which it depends: `margin`, `guide`, `baseline`, `stack`, or nil for none.
    package var source: String?
    /// The amount by which the left side exceeds the right for the stored frames, in points.
    package var excess: Double
    /// A description of the constraint.
    package var text: String
  }

  /// A report on conflicting constraints.
  package struct Contradiction: Encodable, Sendable {
    package var broken: String
    package var members: [String]
    /// The lines of the members in the document.
    package var lines: [Int]
    /// The elements of `members` that the stored frames violate as well.
    package var bent: [String]
    /// A Boolean value that indicates whether the constraints for a content size are among the members.
    package var isOfContent: Bool
    /// The amount by which the broken constraint is violated if the others are satisfied, in points.
    package var misfit: Double
    /// The stored and the laid out size of the scene's root view, which are equal if the canvas is the stored
    /// one.
    package var storedSize: [Double]
    package var size: [Double]
  }

  package var file: String
  package var trees: [Step: SceneTree] = [:]
  package var contents: [Content] = []
  package var bends: [Bend] = []
  package var contradictions: [Contradiction] = []
  /// The ids of views that are at their stored location, within half a point, after a step.
  package var agreeing: Set<String> = []

  /// Returns the maximum difference of a length that counts as near: 3 points or 3 %, whichever is more.
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
  /// Surveys a document in some of the steps, of which the first is `solved`.
  ///
  /// - Parameters:
  ///   - path: The path of the document.
  ///   - options: The options for layout.
  ///   - steps: The steps.
  ///   - takesOtherFonts: A Boolean value that determines whether `nearContents` also takes the sizes of
  ///     texts in a replacement font, however much they differ.
  /// - Throws: An error if the document cannot be read.
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
