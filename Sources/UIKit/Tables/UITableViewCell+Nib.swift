internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// The style attribute of a `tableViewCell` element.
  var cellStyle: UITableViewCell.CellStyle {
    switch name("style") {
    case "IBUITableViewCellStyleSubtitle": .subtitle
    case "IBUITableViewCellStyleValue1": .value1
    case "IBUITableViewCellStyleValue2": .value2
    default: .default
    }
  }
}

extension UITableViewCell.AccessoryType {
  /// Creates an accessory type from its name in documents.
  init?(nibName: String?) {
    switch nibName {
    case "disclosureIndicator": self = .disclosureIndicator
    case "detailDisclosureButton": self = .detailDisclosureButton
    case "checkmark": self = .checkmark
    case "detailButton": self = .detailButton
    default: return nil
    }
  }
}

extension UITableViewCell {
  func decodeCell(from nib: NibCoder) {
    storedSize = nib.rect("frame")?.size
    storedRowHeight = nib.number("rowHeight")
    isOnCanvas = nib.loader.purpose == .canvas || nib.loader.keepsStoredFrames
    // Tables place their rows, regardless of the document.
    translatesAutoresizingMaskIntoConstraints = true
    if let stored = nib.view(key: "contentView") {
      content = stored
      addSubview(stored)
      // Early documents of Xcode 8 store the content view by its distances from the cell's edges.
      if let element = nib.object.child(key: "contentView"), element.frame == nil {
        let size = IBSize(width: layer.bounds.width, height: layer.bounds.height)
        stored.frame =
          element.frame(in: size).map { CGRect($0) } ?? CGRect(origin: .zero, size: layer.bounds.size)
      }
    } else {
      prepareContent()
      storedSize = nil
    }
    parts.accessoryType = AccessoryType(nibName: nib.name("accessoryType")) ?? .none
    editingAccessoryType = AccessoryType(nibName: nib.name("editingAccessoryType")) ?? .none
    switch nib.name("selectionStyle") {
    case "none": selectionStyle = .none
    case "blue": selectionStyle = .blue
    case "gray": selectionStyle = .gray
    default: break
    }
    // The attribute counts levels only where one step has a width.
    indentationLevel = nib.int("indentationLevel") ?? 0
    indentationWidth = nib.number("indentationWidth") ?? 10
    parts.separatorInset = nib.insets("separatorInset")
    if let value = nib.bool("shouldIndentWhileEditing") { shouldIndentWhileEditing = value }
    if let value = nib.bool("showsReorderControl") { showsReorderControl = value }
    func label(_ attribute: String) -> NSObject? {
      nib.name(attribute).flatMap { nib.loader.object(withID: $0) }
    }
    parts.text = label("textLabel") as? UILabel
    parts.detail = label("detailTextLabel") as? UILabel
    parts.image = label("imageView") as? UIImageView
    if let view = nib.view(key: "accessoryView") { replaceAccessory(with: view) }
    if let view = nib.view(key: "backgroundView") { replaceBackground(\.background, with: view) }
    if let view = nib.view(key: "selectedBackgroundView") { parts.selectedBackground = view }
    if let content = nib.listContent { contentConfiguration = content }
  }

  /// Adds an accessory that the document's stored content width does not account for, and drops the stored
  /// size.
  fileprivate func takeAccessory(_ view: UIView) {
    replaceAccessory(with: view)
    storedSize = nil
  }
}

extension NibLoader {
  /// Connects the accessory views of the created cells by their outlets, as in a running app. Xcode's canvas
  /// leaves them where they are stored, and the content as wide as without them.
  package func connectAccessories() {
    document.root.forEach { element in
      guard let cell = made[element.ordinal] as? UITableViewCell else { return }
      for case .outlet(let outlet) in element.connections where outlet.property == "accessoryView" {
        guard let target = document.object(withID: outlet.destination), let view = view(target),
          !cell.isDescendant(of: view)
        else { continue }
        cell.takeAccessory(view)
      }
    }
  }
}
