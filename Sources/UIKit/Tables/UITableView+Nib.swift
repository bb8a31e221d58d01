internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// The style attribute of a `tableView` element.
  var tableStyle: UITableView.Style {
    switch name("style") {
    case "grouped": .grouped
    case "insetGrouped": .insetGrouped
    default: .plain
    }
  }
}

extension UITableView {
  func decodeTable(from nib: NibCoder) {
    if nib.bool("alwaysBounceVertical") == nil { alwaysBounceVertical = true }
    if nib.object.color("backgroundColor") == nil {
      backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
    }
    if let value = nib.number("rowHeight") { settingsOfRows.rowHeight = value }
    if let value = nib.number("estimatedRowHeight") { settingsOfRows.estimatedRowHeight = value }
    if let value = nib.number("sectionHeaderHeight") { settingsOfRows.headerHeight = value }
    if let value = nib.number("sectionFooterHeight") { settingsOfRows.footerHeight = value }
    if let value = nib.number("estimatedSectionHeaderHeight") { settingsOfRows.estimatedHeaderHeight = value }
    if let value = nib.number("estimatedSectionFooterHeight") { settingsOfRows.estimatedFooterHeight = value }
    if nib.name("separatorStyle") == "none" { settingsOfRows.separatorStyle = .none }
    settingsOfRows.separatorColor = nib.color("separatorColor")
    settingsOfRows.separatorInset = nib.insets("separatorInset")
    if nib.name("separatorInsetReference") == "fromAutomaticInsets" {
      separatorInsetReference = .fromAutomaticInsets
    }
    if let value = nib.bool("contentViewInsetsToSafeArea") { insetsContentViewsToSafeArea = value }
    sectionIndexColor = nib.color("sectionIndexColor")
    sectionIndexBackgroundColor = nib.color("sectionIndexBackgroundColor")
    sectionIndexTrackingBackgroundColor = nib.color("sectionIndexTrackingBackgroundColor")
    if nib.name("allowsSelection") == "NO" { allowsSelection = false }
    if let value = nib.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    if let value = nib.bool("allowsSelectionDuringEditing") { allowsSelectionDuringEditing = value }
    if let value = nib.bool("allowsMultipleSelectionDuringEditing") {
      allowsMultipleSelectionDuringEditing = value
    }
    let document = TableDocument(of: nib)
    self.document = document
    document.enter(self)
    if let view = nib.view(key: "tableHeaderView") { tableHeaderView = view }
    if let view = nib.view(key: "tableFooterView") { tableFooterView = view }
    if let view = nib.view(key: "backgroundView") { backgroundView = view }
    for (identifier, prototype) in document.prototypes { registry.prototypes[identifier] = prototype }
  }
}
