/// The descriptions of rules that code hosts display beside their findings.
extension CheckRule {
  /// A description of the effects at run time.
  var consequence: String {
    switch self {
    case .document:
      "What an element refers to is gone, often after a merge by hand, or a value cannot be read: "
        + "UIKit leaves it out, or ends the app when it loads the document."
    case .unsatisfiable:
      "UIKit breaks one of the constraints, says so in the log, and lays the views out by the "
        + "rest. Which one it breaks may differ between devices and releases."
    case .ambiguous:
      "More than one layout satisfies the constraints. UIKit takes one of them, which may be "
        + "another on another device or after a change."
    case .misplaced:
      "The document stores another frame than the constraints give, so Interface Builder shows "
        + "something else than the app. It is a warning where the app looks worse: a view loses half of a "
        + "length, leaves its superview or lies on a neighbour."
    case .unconstrained:
      "The view keeps the place and the size that it has on the canvas: on other screens it is off "
        + "the middle, too small, or partly outside."
    case .outside:
      "UIKit asks a superview first whether a touch is inside it. What lies outside is seen, "
        + "unless it is clipped, but never touched."
    case .clippedText: "People see a text that ends in an ellipsis, or none at all."
    case .longerText:
      "Words are longer in many languages: the shorter an English text, the more room a "
        + "translation needs, up to three times as much (IBM's table of expansion, as the W3C gives "
        + "it)."
    case .doubledConstraint:
      "Layout is the same without one of them, but a change of one alone makes them contradict each other."
    case .reuseIdentifier:
      "dequeueReusableCell(withIdentifier:) finds a prototype by its identifier alone: a cell without one "
        + "is never shown."
    case .duplicateIdentifier:
      "An identifier names one scene or one cell. Which of two UIKit takes is not documented; the other "
        + "one is never shown."
    case .unreachableScene:
      "The scene is part of the app, is compiled and translated with it, and is never shown."
    case .unusedDocument:
      "The document is compiled into the app and never shown, so its other findings are left out."
    case .missingResource:
      "UIKit finds images, colours and fonts by name when it loads the document. It says so in the log alone "
        + "if there is none of that name."
    case .dynamicType:
      "adjustsFontForContentSizeCategory scales fonts of text styles and of UIFontMetrics. Other fonts keep "
        + "their size, and people who need larger letters do not get them."
    case .direction:
      "Arabic, Hebrew, Persian and Urdu are laid out from the right. Leading and trailing edges change sides "
        + "with the language, left and right ones do not."
    case .touchArea:
      "People miss small controls. Apple's Human Interface Guidelines ask for 44 x 44 points."
    }
  }

  /// A description of the remedy.
  var advice: String {
    switch self {
    case .document: "Open the document in Interface Builder, mend what it marks, and save it."
    case .unsatisfiable:
      "Remove one of the constraints that the finding lists, or give it a priority below 1000."
    case .ambiguous:
      "Add a constraint for what is open, or let one of the views hug its content, or resist "
        + "compression, more than the others."
    case .misplaced: "Choose Editor > Resolve Auto Layout Issues > Update Frames, or mend the constraint."
    case .unconstrained: "Add constraints, or an autoresizing mask that says what stays."
    case .outside: "Make the superview larger, or move the view into it."
    case .clippedText:
      "Give the text more room, let it have more lines (numberOfLines = 0), or let it shrink "
        + "(adjustsFontSizeToFitWidth)."
    case .longerText: "Replace the fixed width by one that may grow (greater than or equal), or by the edges."
    case .doubledConstraint: "Remove one of the two."
    case .reuseIdentifier: "Enter an identifier in the attributes inspector, or remove the cell."
    case .duplicateIdentifier: "Give each scene and each prototype cell an identifier of its own."
    case .unreachableScene:
      "Connect the scene, give it a storyboard identifier if code shows it, or remove it."
    case .unusedDocument: "Remove the document, or show it."
    case .missingResource: "Add it to the project, or choose one that exists."
    case .dynamicType: "Choose a text style, or scale the font with UIFontMetrics in code."
    case .direction: "Use leading and trailing edges."
    case .touchArea: "Make the button larger; its image may stay as small as it is."
    }
  }

  /// The precision of the rule in the terms of GitHub's code scanning.
  var precision: String { self == .longerText ? "medium" : "high" }
}
