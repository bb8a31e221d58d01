internal import CoreGraphics
internal import Foundation
internal import InterfaceBuilder
internal import QuartzCore

extension UISemanticContentAttribute {
  fileprivate init?(nibName name: String) {
    switch name {
    case "playback": self = .playback
    case "spatial": self = .spatial
    case "forceLeftToRight": self = .forceLeftToRight
    case "forceRightToLeft": self = .forceRightToLeft
    default: return nil
    }
  }
}

extension NibCoder {
  /// Decodes the attributes that every view has. Subclasses decode the rest after this.
  func decode(_ view: UIView) {
    view.nibIdentity = identity
    if loader.keepsStoredFrames { view.settings.insert(.keepsStoredFrame) }
    if let frame = loader.frame(of: object) { view.frame = frame }
    if let mask = object.autoresizingMask {
      view.autoresizingMask = UIView.AutoresizingMask(rawValue: mask.rawValue)
    }
    if let mode = name("contentMode").flatMap(UIView.ContentMode.init(nibName:)) { view.contentMode = mode }
    if let value = bool("translatesAutoresizingMaskIntoConstraints") {
      view.translatesAutoresizingMaskIntoConstraints =
        value || bool("fixedFrame") == true || isLeftToItsFrame
    }
    if let value = bool("opaque") { view.isOpaque = value }
    if let value = bool("hidden") { view.isHidden = value }
    if let value = bool("clipsSubviews") { view.clipsToBounds = value }
    if let value = bool("userInteractionEnabled") { view.isUserInteractionEnabled = value }
    if let value = bool("multipleTouchEnabled") { view.isMultipleTouchEnabled = value }
    if let value = bool("clearsContextBeforeDrawing") { view.clearsContextBeforeDrawing = value }
    if let value = bool("autoresizesSubviews") { view.autoresizesSubviews = value }
    if let value = bool("preservesSuperviewLayoutMargins") { view.preservesSuperviewLayoutMargins = value }
    if let value = bool("insetsLayoutMarginsFromSafeArea") { view.insetsLayoutMarginsFromSafeArea = value }
    if let value = number("alpha") { view.alpha = value }
    if let value = int("tag") { view.tag = value }
    if let value = string("restorationIdentifier") { view.restorationIdentifier = value }
    if let value = bool("exclusiveTouch") { view.isExclusiveTouch = value }
    if let value = name("semanticContentAttribute").flatMap(UISemanticContentAttribute.init(nibName:)) {
      view.semanticContentAttribute = value
    }
    if bool("layoutMarginsFollowReadableWidth") == true { view.followReadableWidth() }
    accessibility?.apply(to: view)
    if let color = color("backgroundColor") { view.backgroundColor = color }
    if let color = color("tintColor") { view.tintColor = color }
    if let margins = insets("layoutMargins") { view.layoutMargins = margins }
    if let margins = insets("directionalLayoutMargins") {
      // An element of this name stores leading and trailing as left and right of left-to-right languages.
      view.directionalLayoutMargins = margins.directional(rightToLeft: false)
    }
    decodePriorities(of: view)
    decodePlaceholderSize(of: view)
    decodeDrawnSize(of: view)
    decodeSubviews(of: view)
  }

  /// A Boolean value that indicates whether the canvas leaves a view at its frame, although the document says
  /// that constraints place it: it has a mask, and no constraint mentions it. So are all 19 such views
  /// outside stacks, of five owners.
  private var isLeftToItsFrame: Bool {
    guard loader.purpose == .canvas, object.autoresizingMask != nil, let id = object.id, stackAround == nil,
      loader.document.parent(of: object)?.name == "subviews"
    else { return false }
    var owner: IBObject? = object
    while let current = owner {
      let mentions = current.constraints.contains {
        ($0.firstItem ?? current.id) == id || $0.secondItem == id
      }
      if mentions { return false }
      owner = loader.document.parent(of: current)
    }
    return true
  }

  private func decodePriorities(of view: UIView) {
    func priority(_ name: String) -> UILayoutPriority? { number(name).map { UILayoutPriority(Float($0)) } }
    if let p = priority("horizontalHuggingPriority") { view.setContentHuggingPriority(p, for: .horizontal) }
    if let p = priority("verticalHuggingPriority") { view.setContentHuggingPriority(p, for: .vertical) }
    if let p = priority("horizontalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(p, for: .horizontal)
    }
    if let p = priority("verticalCompressionResistancePriority") {
      view.setContentCompressionResistancePriority(p, for: .vertical)
    }
  }

  /// Decodes the content size that the user set for the canvas only; "infinite" stands for none along that
  /// axis.
  private func decodePlaceholderSize(of view: UIView) {
    guard loader.usesDesignSizes else { return }
    let width = name("placeholderIntrinsicWidth"), height = name("placeholderIntrinsicHeight")
    guard width != nil || height != nil else { return }
    func length(_ text: String?) -> CGFloat {
      text.flatMap(Double.init).map { CGFloat($0) } ?? UIView.noIntrinsicMetric
    }
    view.needExtras().placeholderSize = CGSize(width: length(width), height: length(height))
  }

  /// Gives views without content on the canvas the size that they are drawn with as their content size: plain
  /// views, image views without an image, and labels without text.
  ///
  /// In stacks it is stronger than other contents and weaker than what is required; elsewhere it only decides
  /// what nothing else does. The view's own priorities do not matter.
  private func decodeDrawnSize(of view: UIView) {
    guard loader.usesDesignSizes, view.extras?.placeholderSize == nil,
      object.id.flatMap({ loader.document.designedSizes[$0] }) == nil,
      isWithoutContent, let frame = object.frame
    else { return }
    let isArranged = stackAround != nil
    guard isArranged || object.name != "label" else { return }
    view.needExtras().placeholderSize = CGSize(width: frame.width, height: frame.height)
    view.needExtras().drawnSizePriority = isArranged ? .drawnSize : .leastDrawnSize
  }

  private var isWithoutContent: Bool {
    switch object.name {
    case "view": true
    case "imageView": !hasImage
    case "label": (string("text") ?? "").isEmpty && bool("usesAttributedText") != true
    default: false
    }
  }

  /// The stack view that arranges the view; nil if there is none.
  var stackAround: IBObject? {
    let document = loader.document
    return document.parent(of: object).flatMap(document.parent).flatMap { $0.name == "stackView" ? $0 : nil }
  }

  /// A Boolean value that indicates whether the document gives an image view an image, whether or not one of
  /// that name exists.
  private var hasImage: Bool {
    object.attributes["image"] != nil || object.child(named: "imageReference") != nil
  }

  /// Adds the subviews that are installed for the canvas's size classes; the others are created and kept
  /// separately.
  private func decodeSubviews(of view: UIView) {
    let classes = loader.sizeClasses
    let excluded = object.excluded(from: "subviews", width: classes.width, height: classes.height)
    for child in object.subviews {
      guard let subview = loader.view(child) else { continue }
      if let id = child.id, excluded.contains(id) {
        subview.nibIdentity?.isInstalled = false
      } else {
        view.addSubview(subview)
      }
    }
  }
}

extension UIView {
  /// Gives a view whose class is not linked the size that the class requested when the document was saved,
  /// and text lines of that height.
  final func takeDesignedSize(_ size: CGSize) {
    needExtras().designedSize = size
    guard let label = self as? UILabel, let text = label.text, !text.isEmpty,
      !text.contains(where: \.isNewline)
    else {
      return
    }
    let share = label.font.lineHeight / label.font.pointSize, whole = (size.height / share).rounded(.down)
    guard size.height.isFinite, whole >= 1, abs(label.font.lineHeight - size.height) >= 1 else { return }
    let isWhole = (whole * share).roundedUp(toPixelsOf: 1) >= size.height
    label.font = label.font.withSize(isWhole ? whole : size.height / share)
  }

  /// The size that the view's own class requested, except for text that is broken to less than its width.
  final var designedContentSize: CGSize? {
    guard let size = extras?.designedSize else { return nil }
    guard let label = self as? UILabel, label.numberOfLines != 1 else { return size }
    let room =
      label.preferredMaxLayoutWidth > 0 ? label.preferredMaxLayoutWidth : label.wrappingWidth ?? .infinity
    return room >= size.width ? size : nil
  }
}

extension UIView.ContentMode {
  /// Creates a content mode from its name in documents.
  init?(nibName: String) {
    switch nibName {
    case "scaleToFill": self = .scaleToFill
    case "scaleAspectFit": self = .scaleAspectFit
    case "scaleAspectFill": self = .scaleAspectFill
    case "redraw": self = .redraw
    case "center": self = .center
    case "top": self = .top
    case "bottom": self = .bottom
    case "left": self = .left
    case "right": self = .right
    case "topLeft": self = .topLeft
    case "topRight": self = .topRight
    case "bottomLeft": self = .bottomLeft
    case "bottomRight": self = .bottomRight
    default: return nil
    }
  }
}
