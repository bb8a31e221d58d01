// The properties that Interface Builder writes automatically.
extension IBObject {
  /// Returns a Boolean value that indicates whether Interface Builder writes a property of the object
  /// automatically. These properties include stored frames, because layout determines the real ones, and the
  /// simulated metrics of the canvas.
  func isIncidental(_ property: String) -> Bool {
    // Xcode 7 wrote frames as insets from the superview's edges.
    Self.incidental.contains(property) || property.hasPrefix("frameInset.")
      || property.hasPrefix("simulated") || property.hasPrefix("freeformSimulated")
  }

  private static let incidental: Set = [
    "id", "misplaced", "ambiguous", "sceneMemberID", "canvasLocation", "frame", "toolsVersion",
    "systemVersion", "customModuleProvider", "fixedFrame",
    "appearanceType", "contentView.frame", "contentView.autoresizingMask",
  ]

  /// Returns a Boolean value that indicates whether a changed property has no effect on the view: the
  /// autoresizing mask of a view with constraints only, or an invisible background instead of none.
  func hasNoEffect(_ detail: IBChange.Detail, from before: IBObject) -> Bool {
    switch detail.property {
    case "autoresizingMask": return isPlacedByConstraints || before.isPlacedByConstraints
    case "backgroundColor", "contentView.backgroundColor":
      let isInvisible = [detail.old, detail.new].allSatisfy { $0?.hasSuffix(" at 0 %") ?? true }
      return isInvisible && (Self.clearByDefault.contains(name) || detail.property != "backgroundColor")
    default: return false
    }
  }

  /// A Boolean value that indicates whether constraints alone determine the view's frame.
  ///
  /// Interface Builder fixes the frame of a view without constraints.
  package var isPlacedByConstraints: Bool {
    bool("translatesAutoresizingMaskIntoConstraints") == false && bool("fixedFrame") != true
  }

  /// The views that have no background unless the document contains one.
  private static let clearByDefault: Set = [
    "view", "label", "imageView", "button", "stackView", "scrollView", "control", "collectionViewCell",
    "collectionReusableView", "tableViewCellContentView", "collectionViewCellContentView",
  ]
}

extension IBDocument {
  /// Returns a Boolean value that indicates whether a property of the document as a whole concerns the canvas
  /// only, or is a value from elsewhere that Interface Builder recorded.
  static func isIncidental(_ property: String) -> Bool {
    incidental.contains(property) || prefixes.contains { property.hasPrefix($0) }
  }

  private static let incidental: Set = ["toolsVersion", "systemVersion", "colorMatched", "canvasLocation"]
  private static let prefixes = [
    "dependencies.", "device.", "customFonts.", "image ", "colour ", "system colour ", "designable ",
    "defaultSimulatedMetrics", "simulatedMetricsContainer", "classes.",
  ]
}
