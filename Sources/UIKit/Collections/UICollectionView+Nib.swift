internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder

extension NibCoder {
  /// The layout of a `collectionView` element; a flow layout replaces a layout whose class is not linked.
  var collectionLayout: UICollectionViewLayout? {
    make(object.child(key: "collectionViewLayout")) as? UICollectionViewLayout
  }
}

extension UICollectionView {
  func decodeCollection(from nib: NibCoder) {
    if let value = nib.bool("prefetchingEnabled") { isPrefetchingEnabled = value }
    if let value = nib.bool("allowsSelection") { allowsSelection = value }
    if let value = nib.bool("allowsMultipleSelection") { allowsMultipleSelection = value }
    let loader = nib.loader
    if loader.connects {
      // Cells are created when a data source requests them. Only without one, and outside a program, are they
      // shown as the document stores them.
      documentViews = []
      let examples =
        nib.object.objects(in: "cells")
        + ["sectionHeaderView", "sectionFooterView"].compactMap { nib.object.child(key: $0) }
      if ApplicationManifest.module == nil { makeExamples = { examples.compactMap(loader.prototype) } }
    } else {
      var views = nib.views(in: "cells")
      if let header = nib.view(key: "sectionHeaderView") { views.append(header) }
      if let footer = nib.view(key: "sectionFooterView") { views.append(footer) }
      show(examples: views)
    }
    if let view = nib.view(key: "backgroundView") { backgroundView = view }

    func prototype(of object: IBObject?) -> (String, () -> UIView?)? {
      guard let object, let identifier = object.string("reuseIdentifier"), !identifier.isEmpty else {
        return nil
      }
      return (identifier, { loader.prototype(object) })
    }
    for object in nib.object.objects(in: "cells") {
      if let (identifier, make) = prototype(of: object) { registry.prototypes[identifier] = make }
    }
    for (key, kind) in [
      ("sectionHeaderView", UICollectionView.elementKindSectionHeader),
      ("sectionFooterView", UICollectionView.elementKindSectionFooter),
    ] {
      if let (identifier, make) = prototype(of: nib.object.child(key: key)) {
        supplementaryRegistries[kind, default: CellRegistry()].prototypes[identifier] = make
      }
    }
  }
}

extension UICollectionView {
  /// Shows sample cells at the positions that the document stores.
  final func show(examples: [UIView]) {
    for view in examples {
      view.becomeElement()
      addSubview(view)
    }
    documentViews = examples
    contentSize = examples.reduce(into: CGSize.zero) { size, view in
      size.width = max(size.width, view.frame.maxX)
      size.height = max(size.height, view.frame.maxY)
    }
  }
}

extension UICollectionViewFlowLayout {
  func decodeFlow(from nib: NibCoder) {
    if let value = nib.number("minimumLineSpacing") { minimumLineSpacing = value }
    if let value = nib.number("minimumInteritemSpacing") { minimumInteritemSpacing = value }
    if nib.name("scrollDirection") == "horizontal" { scrollDirection = .horizontal }
    if let size = nib.size("itemSize") { itemSize = size }
    if let size = nib.size("estimatedItemSize"), size != .zero { estimatedItemSize = size }
    // Interface Builder's canvas shows cells at the sizes that it stores.
    if nib.bool("automaticEstimatedItemSize") == true, nib.loader.purpose == .app {
      estimatedItemSize = Self.automaticSize
    }
    if let size = nib.size("headerReferenceSize") { headerReferenceSize = size }
    if let size = nib.size("footerReferenceSize") { footerReferenceSize = size }
    if let insets = nib.insets("sectionInset") { sectionInset = insets }
    switch nib.name("sectionInsetReference") {
    case "safeArea": sectionInsetReference = .fromSafeArea
    case "layoutMargins": sectionInsetReference = .fromLayoutMargins
    default: break
    }
  }
}

/// Creation of the layout of a collection view, of the client's class if that is linked.
extension UICollectionViewLayout: NibItem {
  static func make(from nib: NibCoder) -> Self {
    guard let layout = Self(coder: nib) else { raiseException("\(Self.self).init(coder:) returned nil") }
    return layout
  }
}
