// The properties of added objects.
extension IBDocument {
  /// Returns the properties of an added object, without those that Interface Builder gives to every new
  /// object and those that its name contains.
  func novelties(of object: IBObject) -> [IBChange.Detail] {
    let properties = properties(of: object), caption = caption(of: object)
    return properties.names.compactMap { name in
      guard let value = properties.values[name], value != "nil" || name.hasSuffix("backgroundColor"),
        caption == nil || value.shortened(to: 40) != caption,
        name == "frame" ? object.hasOwnFrame : !object.isIncidental(name),
        !object.isUsual(name, value),
        !object.hasNoEffect(IBChange.Detail(property: name, new: value), from: object)
      else { return nil }
      return IBChange.Detail(property: name, old: nil, new: value)
    }
  }

  /// Returns the description of an object inside an added object, or nil for a part without properties that
  /// every object of the owner's class has.
  func content(_ object: IBObject, depth: Int) -> IBChange.Content? {
    let details = novelties(of: object)
    if details.isEmpty, object.isPart { return nil }
    return IBChange.Content(depth: depth, subject: title(of: object), id: object.id, details: details)
  }
}

extension IBObject {
  /// A Boolean value that indicates whether the object comes with every object of its owner's class.
  fileprivate var isPart: Bool {
    isGuide || ["tableViewCellContentView", "collectionViewCellContentView", "placeholder"].contains(name)
      || key == "view" && name == "view"
  }

  /// A Boolean value that indicates whether the frame in the document is that of the view in an app.
  fileprivate var hasOwnFrame: Bool {
    !isPlacedByConstraints && key == nil && !Self.placedByOwners.contains(name)
  }

  private static let placedByOwners: Set = [
    "tableViewCell", "collectionViewCell", "collectionReusableView", "tableViewCellContentView",
    "collectionViewCellContentView",
  ]

  /// Returns a Boolean value that indicates whether a property is that of a new object from Xcode's library,
  /// or only identifies a part of it.
  fileprivate func isUsual(_ property: String, _ value: String) -> Bool {
    if property.hasPrefix("contentView.") { return isUsual(String(property.dropFirst(12)), value) }
    if let values = Self.usual[property] { return values.isEmpty || values.contains(value) }
    switch property {
    case "clipsSubviews": return !["view", "imageView", "label", "button", "stackView"].contains(name)
    case "userInteractionEnabled":
      return value == "NO" && ["label", "imageView", "progressView"].contains(name)
    case "estimatedRowHeight", "estimatedSectionHeaderHeight", "estimatedSectionFooterHeight": return true
    case "contentView.frame", "frame": return !hasOwnFrame
    case "attributedText.fragment.content": return true
    default:
      if property.hasPrefix("attributedText.fragment.content ") || property.contains(".NSKern") {
        return true
      }
      return property.hasSuffix("titleShadowColor") || property.contains("paragraphStyle.")
        || property.contains("NSParagraphStyle.")
    }
  }

  /// The values of new objects, by property. An empty list stands for every value.
  private static let usual: [String: Set<String>] = [
    "opaque": [], "multipleTouchEnabled": [], "translatesAutoresizingMaskIntoConstraints": [],
    "autoresizingMask": [], "key": [], "type": [], "customClass": [], "customModule": [],
    "tableViewCell": [], "textLabel": [], "detailTextLabel": [], "placeholderIdentifier": [],
    "preservesSuperviewLayoutMargins": [], "insetsLayoutMarginsFromSafeArea": [],
    "placeholderIntrinsicWidth": [],
    "placeholderIntrinsicHeight": [], "contentMode": ["scaleToFill", "left", "center"],
    "horizontalHuggingPriority": ["250", "251"], "verticalHuggingPriority": ["250", "251"],
    "textAlignment": ["natural"], "lineBreakMode": ["tailTruncation", "middleTruncation"],
    "baselineAdjustment": ["alignBaselines"], "adjustsFontSizeToFit": ["NO"],
    "contentHorizontalAlignment": ["center", "left"], "contentVerticalAlignment": ["center", "top"],
    "buttonType": ["roundedRect", "system"], "fontDescription": ["system 17", "system 15"],
    "selectionStyle": ["default"], "indentationWidth": ["10"], "rowHeight": ["44", "-1"],
    "sectionHeaderHeight": ["22", "28", "18", "10", "-1"],
    "sectionFooterHeight": ["22", "28", "18", "10", "-1"],
    "separatorStyle": ["default"], "alwaysBounceVertical": ["YES"], "dataMode": ["prototypes"],
    "minimumFontSize": ["17"], "usesAttributedText": [], "headerReferenceSize": ["0 x 0"],
    "footerReferenceSize": ["0 x 0"], "sectionInset": ["top 0, left 0, bottom 0, right 0"],
    "minimumLineSpacing": ["10"], "minimumInteritemSpacing": ["10"],
  ]
}
