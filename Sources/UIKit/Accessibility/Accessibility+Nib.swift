internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// The accessibility configuration that the document stores for an object; nil if there is none.
  var accessibility: DocumentAccessibility? {
    object.child(key: "accessibilityConfiguration").map(DocumentAccessibility.init)
  }
}

/// The contents of an element such as `<accessibility key="accessibilityConfiguration" label="Close">`.
struct DocumentAccessibility {
  let label, hint, identifier: String?
  let isElement: Bool?
  let traits: UIAccessibilityTraits?

  init(_ element: IBObject) {
    label = element.string("label")
    hint = element.string("hint")
    identifier = element.string("identifier")
    isElement = element.child(key: "isElement")?.bool("value")
    traits = element.child(key: "traits").map { traits in
      UIAccessibilityTraits(Self.names.filter { traits.bool($0.name) == true }.map(\.trait))
    }
  }

  private static let names: [(name: String, trait: UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("searchField", .searchField), ("image", .image),
    ("selected", .selected), ("playsSound", .playsSound), ("keyboardKey", .keyboardKey),
    ("staticText", .staticText), ("summaryElement", .summaryElement), ("notEnabled", .notEnabled),
    ("updatesFrequently", .updatesFrequently), ("startsMediaSession", .startsMediaSession),
    ("adjustable", .adjustable), ("allowsDirectInteraction", .allowsDirectInteraction),
    ("causesPageTurn", .causesPageTurn), ("header", .header), ("tabBar", .tabBar),
  ]

  /// Applies the configuration to a view.
  @MainActor func apply(to view: UIView) {
    if let label { view.accessibilityLabel = label }
    if let hint { view.accessibilityHint = hint }
    if let identifier { view.accessibilityIdentifier = identifier }
    if let isElement { view.isAccessibilityElement = isElement }
    if let traits { view.accessibilityTraits = traits }
  }

  /// Applies the configuration to a bar item.
  @MainActor func apply(to item: UIBarItem) {
    if let label { item.accessibilityLabel = label }
    if let hint { item.accessibilityHint = hint }
    if let identifier { item.accessibilityIdentifier = identifier }
    if let traits { item.accessibilityTraits = traits }
  }
}
