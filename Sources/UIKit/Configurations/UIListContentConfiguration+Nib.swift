internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// The content of a cell from a `listContentConfiguration` element in the document, or `nil` if there is
  /// none.
  var listContent: UIListContentConfiguration? {
    guard let element = object.child(named: "listContentConfiguration", key: "contentConfiguration") else {
      return nil
    }
    var content = UIListContentConfiguration.cell()
    content.text = element.string("text")
    content.secondaryText = element.string("secondaryText").flatMap { $0.isEmpty ? nil : $0 }
    content.image = element.image("image").map { loader.image($0, near: element) }
    if let value = element.bool("prefersSideBySideTextAndSecondaryText") {
      content.prefersSideBySideTextAndSecondaryText = value
    }
    if let value = element.double("imageToTextPadding") { content.imageToTextPadding = CGFloat(value) }
    if let value = element.double("textToSecondaryTextHorizontalPadding") {
      content.textToSecondaryTextHorizontalPadding = CGFloat(value)
    }
    if let value = element.double("textToSecondaryTextVerticalPadding") {
      content.textToSecondaryTextVerticalPadding = CGFloat(value)
    }
    return content
  }
}
