internal import Foundation
internal import InterfaceBuilder
internal import UIKit

/// The rules about the resources that a document refers to, and about texts and touches.
extension DocumentRules {
  // MARK: - Resources

  /// Reports the images, colours and fonts that the project around the document does not contain.
  mutating func checkResources() {
    let url = URL(fileURLWithPath: file)
    guard let project = ProjectResources.around(url) else { return }
    // Files that a project names may lie elsewhere, as the pictures and fonts of pods do.
    let named = ProjectFile.around(url)
    func isNamed(_ image: String) -> Bool {
      ProjectResources.fileNames(of: image).contains { named?.mentions($0) == true }
    }
    // A folder with documents alone, or a checkout without its pictures, says nothing about the resources of
    // its project.
    if project.hasPictures, !lacksAllImages(project, of: url) {
      var told: Set<String> = []
      let embedded = Set(
        (document.root.child(named: "resources")?.children ?? []).filter { !$0.children.isEmpty }
          .compactMap { $0.attributes["name"] })
      for image in document.resources.images
      where image.catalog == nil && !embedded.contains(image.name) && told.insert(image.name).inserted {
        guard !project.hasImage(image.name), !isNamed(image.name) else { continue }
        // The list of resources has images that no element shows any more.
        let shown = users(of: image.name, where: Self.isImageKey).filter(isShown)
        guard let first = shown.first else { continue }
        let others = shown.map { substitute(for: image.name, in: $0) }
        let isHidden = shown.allSatisfy(isHiddenByCode)
        reportMissing(
          "image", image.name, others.contains(nil) ? "shows nothing there" : others[0] ?? "", first,
          severity: isHidden || !others.contains(nil) ? .note : nil, known: project.images)
      }
    }
    for name in document.resources.namedColors.keys.sorted() where !project.hasColor(name) {
      reportMissing(
        "colour", name, "takes the colour that the document stored when it was saved",
        users(of: name) { $0 == "name" }.first, severity: .note, known: project.colors)
    }
    for file in document.root.child(named: "customFonts")?.children ?? [] {
      guard let key = file.attributes["key"], !project.fonts.contains(key), named?.mentions(key) != true
      else { continue }
      let names = file.children.map(\.text)
      // Fonts of iOS are listed as those of projects are.
      guard !names.isEmpty, !names.contains(where: { UIFont(name: $0, size: 17) != nil }),
        !names.contains(where: SystemFontNames.contains),
        !names.contains(where: { ProjectFonts.hasFace(named: $0, near: url) || project.mayBringFont($0) })
      else { continue }
      // Interface Builder keeps the fonts in its list that no text has any more.
      let texts = names.flatMap { name in users(of: name) { $0 == "name" } }
      guard let user = texts.first(where: { $0.name == "fontDescription" || $0.name == "font" }) else {
        continue
      }
      // Texts that do not fit in the system font are findings of their own.
      reportMissing("font", names[0], "shows its texts in the system font", user, severity: .note)
    }
  }

  /// Returns the object around an element that has the outlets: that of a state of a button is the button.
  private func subject(of user: IBObject) -> IBObject? { user.id == nil ? document.owner(of: user) : user }

  /// Returns a Boolean value that indicates whether an app shows the image of an element: code does not
  /// replace it or the element, and the document does not hide the element from code that knows none.
  private func isShown(_ user: IBObject) -> Bool {
    let url = URL(fileURLWithPath: file)
    if user.name == "tabBarItem" {
      return !outlets.setsTabs(in: document) && ProjectCode.around(url)?.hasTabBars != false
    }
    guard let subject = subject(of: user) else { return true }
    if subject.name == "barButtonItem", outlets.replacesBarButton(subject, in: document) { return false }
    let isHidden = ([subject] + document.ancestors(of: subject)).contains {
      $0.bool("hidden") == true && !outlets.isOutlet($0.id)
    }
    return !isHidden && !outlets.setsImage(subject.id)
  }

  /// Returns a Boolean value that indicates whether code hides or removes the view of an element, or one
  /// around it.
  private func isHiddenByCode(_ user: IBObject) -> Bool {
    guard let subject = subject(of: user) else { return false }
    return ([subject] + document.ancestors(of: subject)).contains { outlets.hides($0.id) }
  }

  /// Returns a description of what an element shows in place of an image that does not exist, or nil if it
  /// shows nothing.
  private func substitute(for image: String, in user: IBObject) -> String? {
    func hasOther(_ object: IBObject?, _ key: String) -> Bool {
      object?.string(key).map { !$0.isEmpty && $0 != image } == true
    }
    switch user.name {
    case "tabBarItem" where hasOther(user, "image"): return "shows that of the item"
    case "barButtonItem" where hasOther(user, "title"): return "shows the title"
    case "imageView" where hasOther(user, "image"): return "shows the image of its other state"
    case "state" where user.string("key") != "normal":
      let normal = document.parent(of: user)?.children(named: "state").first { $0.string("key") == "normal" }
      let keys = ["title", "image", "backgroundImage"]
      return keys.contains { hasOther(normal, $0) } ? "shows its normal state" : nil
    default: return nil
    }
  }

  /// Returns a Boolean value that indicates whether the checkout is one without the pictures of the app: of
  /// several that its documents name it has none.
  private func lacksAllImages(_ project: ProjectResources, of url: URL) -> Bool {
    guard let names = ProjectCode.around(url)?.imageNames, names.count >= Self.leastImagesOfApp else {
      return false
    }
    return !names.contains(where: project.hasImage)
  }

  /// The number of images that a project is unlikely to miss all of.
  private static let leastImagesOfApp = 5

  private mutating func reportMissing(
    _ kind: String, _ name: String, _ effect: String, _ user: IBObject?,
    severity: CheckFinding.Severity? = nil, known: Set<String> = []
  ) {
    // Names of resources tell case apart.
    let other = known.filter { $0.lowercased() == name.lowercased() }.min()
    let instead = other.map { ", which has \"\($0)\"" } ?? ""
    report(
      .missingResource, user ?? document.root,
      "the \(kind) \"\(name)\" is not in the project\(instead), so the app \(effect)",
      "add the \(kind) to the project, or choose one that exists", severity: severity)
  }

  private static func isImageKey(_ key: String) -> Bool { key.lowercased().hasSuffix("image") }

  /// Returns the objects with an attribute of that value, outside of the list of resources.
  private func users(of value: String, where isKey: (String) -> Bool) -> [IBObject] {
    var found: [IBObject] = []
    for part in document.root.children where part.name != "resources" {
      part.forEach { object in
        if object.attributes.contains(where: { isKey($0.key) && $0.value == value }) { found.append(object) }
      }
    }
    // A scene that nothing shows is named last.
    let hidden = document.unreachableScenes
    return found.filter { !document.isElement($0, in: hidden) }
      + found.filter { document.isElement($0, in: hidden) }
  }

  /// Returns a Boolean value that indicates whether a text of the same scene has a text style, so that people
  /// see that this one does not follow their size.
  private func isAmongTextStyles(_ text: IBObject) -> Bool {
    var found = false
    (document.scene(of: text)?.objects ?? document.root.children).forEach { part in
      part.forEach { object in
        if object.name == "fontDescription", object.string("style") != nil { found = true }
      }
    }
    return found
  }

  // MARK: - Texts

  /// Reports a text that is asked to follow the size that the user prefers, with a font that does not.
  mutating func checkDynamicType(of object: IBObject) {
    guard object.bool("adjustsFontForContentSizeCategory") == true,
      let font = object.child(key: "fontDescription"), font.string("style") == nil,
      font.attributes["type"] != nil || font.attributes["name"] != nil, !outlets.setsFont(object.id)
    else { return }
    report(
      .dynamicType, object,
      "\(object.name) \(object.id ?? "") is to adjust its font to the preferred text size, but its font "
        + "has a fixed size",
      "choose a text style, such as Body, or scale the font with UIFontMetrics in code",
      severity: isAmongTextStyles(object) ? nil : .note)
  }

  // MARK: - Languages

  /// Reports constraints between left and right edges in a project with a language that is written from the
  /// right.
  mutating func checkDirections() {
    let languages = ProjectFolders.languages(around: URL(fileURLWithPath: file))
    let leftward = languages.filter {
      Locale.Language(identifier: $0).characterDirection == .rightToLeft
    }.sorted()
    guard !leftward.isEmpty else { return }
    let sides: Set = ["left", "right", "leftMargin", "rightMargin"]
    document.root.forEach { object in
      guard object.name == "constraint", object.bool("placeholder") != true,
        let side = object.string("firstAttribute"), sides.contains(side), object.string("secondItem") != nil
      else { return }
      let name = side.hasPrefix("left") ? "leading" : "trailing"
      report(
        .direction, object,
        "the constraint keeps its view at the \(side) edge in \(leftward.joined(separator: ", ")), too",
        "use the \(name) edge, which changes sides with the language")
    }
  }

  // MARK: - Touches

  /// Reports a button whose constraints fix a size below 44 points in both directions: the least that Apple's
  /// Human Interface Guidelines recommend for a control.
  mutating func checkTouchArea(of object: IBObject) {
    guard object.name == "button", object.customClass == nil, let frame = object.rect("frame"),
      frame.width < Self.touchLength, frame.height < Self.touchLength
    else { return }
    let isFixed = object.constraints.contains { constraint in
      constraint.secondItem == nil && constraint.relation == .equal
        && (constraint.firstAttribute == .width || constraint.firstAttribute == .height)
    }
    guard isFixed else { return }
    let size = "\(CGFloat(frame.width).inPoints) x \(CGFloat(frame.height).inPoints)"
    report(
      .touchArea, object, "the button \(object.id ?? "") takes touches in \(size) points only",
      "give it at least 44 x 44 points; its image may stay as small as it is")
  }

  private static let touchLength = 44.0
}
