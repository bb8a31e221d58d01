import Foundation
@_exported import UIKit
@_exported import XCTest

// Pictures of views that are compared with those beside the tests, as the library FBSnapshotTestCase, of iOSSnapshotTestCase later, does.

/// The parts of a picture's file name beside the name of the test.
public struct FBSnapshotTestCaseFileNameIncludeOption: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let none = Self(rawValue: 1), device = Self(rawValue: 2), OS = Self(rawValue: 4), screenSize = Self(rawValue: 8)
  public static let screenScale = Self(rawValue: 16)
}
public typealias FBSnapshotTestCaseAgnosticOption = FBSnapshotTestCaseFileNameIncludeOption

public func FBSnapshotTestCaseIs64Bit() -> Bool { true }
public func FBSnapshotTestCaseDefaultSuffixes() -> NSOrderedSet { NSOrderedSet(object: "_64") }

/// A picture's name with what it says besides, blanks and punctuation as strokes.
public func FBFileNameIncludeNormalizedFileNameFromOption(
  _ fileName: String, _ option: FBSnapshotTestCaseFileNameIncludeOption
) -> String {
  var name = fileName
  let size = UIScreen.main.bounds.size
  if option.contains(.device) { name += "_\(UIDevice.current.model)" }
  if option.contains(.OS) { name += "_\(UIDevice.current.systemVersion)" }
  if option.contains(.screenSize) { name += "_\(Int(size.width))x\(Int(size.height))" }
  name = name.components(separatedBy: CharacterSet.whitespaces.union(.punctuationCharacters)).joined(separator: "_")
  return option.contains(.screenScale) ? name + "@\(Int(UIScreen.main.scale))x" : name
}

public enum FBSnapshotTestControllerErrorCode: Int, Sendable {
  case unknown, needsRecord, pngCreationFailed, imagesDifferentSizes, imagesDifferent
}
public let FBSnapshotTestControllerErrorDomain = "FBSnapshotTestControllerErrorDomain"
public let FBReferenceImageFilePathKey = "FBReferenceImageFilePathKey", FBReferenceImageKey = "FBReferenceImageKey"
public let FBCapturedImageKey = "FBCapturedImageKey", FBDiffedImageKey = "FBDiffedImageKey"

/// Finds, compares and writes pictures.
open class FBSnapshotTestController: NSObject {
  open var recordMode = false
  open var bundleResourcePath: String?
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption = .screenScale
  open var agnosticOptions: FBSnapshotTestCaseAgnosticOption {
    get { fileNameOptions }
    set { fileNameOptions = newValue }
  }
  /// A Boolean value that determines whether views are drawn as on the screen, rather than by their layers.
  open var usesDrawViewHierarchyInRect = false
  open var referenceImagesDirectory: String?
  open var imageDiffDirectory = NSTemporaryDirectory()
  /// The folder of a class's pictures, below that of all.
  open var folderName: String

  /// Creates a controller for a class of tests, which names the folder.
  public init(test testClass: AnyClass) {
    folderName = String(reflecting: testClass)
    super.init()
  }
  public init(testName: String) {
    folderName = testName
    super.init()
  }

  open func compareSnapshot(of layer: CALayer, selector: Selector, identifier: String?) throws {
    try compareSnapshot(ofViewOrLayer: layer, selector: selector, identifier: identifier, overallTolerance: 0)
  }
  open func compareSnapshot(of view: UIView, selector: Selector, identifier: String?) throws {
    try compareSnapshot(ofViewOrLayer: view, selector: selector, identifier: identifier, overallTolerance: 0)
  }
  open func compareSnapshot(ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, tolerance: CGFloat) throws {
    try compareSnapshot(ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier, overallTolerance: tolerance)
  }
  open func compareSnapshot(ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, overallTolerance: CGFloat) throws {
    try compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier, perPixelTolerance: 0, overallTolerance: overallTolerance)
  }
  open func compareSnapshot(
    ofViewOrLayer viewOrLayer: Any, selector: Selector, identifier: String?, perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    if recordMode {
      return try write(picture(of: viewOrLayer), to: referencePath(selector, identifier))
    }
    let reference = try referenceImage(for: selector, identifier: identifier), image = picture(of: viewOrLayer)
    do {
      try compareReferenceImage(reference, to: image, perPixelTolerance: perPixelTolerance, overallTolerance: overallTolerance)
    } catch {
      try? saveFailedReferenceImage(reference, test: image, selector: selector, identifier: identifier)
      throw error
    }
  }

  open func referenceImage(for selector: Selector, identifier: String?) throws -> UIImage {
    let path = referencePath(selector, identifier)
    if let image = UIImage(contentsOfFile: path) { return image }
    throw failure(
      FileManager.default.fileExists(atPath: path) ? .unknown : .needsRecord, "Unable to load reference image.",
      "Reference image not found. You need to run the test in record mode", [FBReferenceImageFilePathKey: path])
  }

  open func compareReferenceImage(_ referenceImage: UIImage, to image: UIImage, overallTolerance: CGFloat) throws {
    try compareReferenceImage(referenceImage, to: image, perPixelTolerance: 0, overallTolerance: overallTolerance)
  }
  open func compareReferenceImage(
    _ referenceImage: UIImage, to image: UIImage, perPixelTolerance: CGFloat, overallTolerance: CGFloat
  ) throws {
    let pictures: [String: Any] = [FBReferenceImageKey: referenceImage, FBCapturedImageKey: image]
    guard let one = Pixels(referenceImage), let other = Pixels(image), one.size == other.size else {
      throw failure(
        .imagesDifferentSizes, "Images different sizes", "referenceImage:\(referenceImage.size), image:\(image.size)", pictures)
    }
    let share = one.differing(from: other, by: perPixelTolerance)
    guard share > overallTolerance else { return }
    throw failure(
      .imagesDifferent, "Images different",
      "\(Double(Int(share * 10000)) / 100)% of the image's pixels differ from the reference image, more than \(overallTolerance * 100)%",
      pictures)
  }

  open func saveFailedReferenceImage(_ referenceImage: UIImage, test testImage: UIImage, selector: Selector, identifier: String?) throws {
    let folder = "\(imageDiffDirectory)/\(folderName)/"
    let name = URL(fileURLWithPath: referencePath(selector, identifier)).lastPathComponent
    try write(referenceImage, to: "\(folder)reference_\(name)")
    try write(testImage, to: "\(folder)failed_\(name)")
    if let difference = Pixels.difference(referenceImage, testImage) { try write(difference, to: "\(folder)diff_\(name)") }
  }

  private func failure(
    _ code: FBSnapshotTestControllerErrorCode, _ what: String, _ why: String, _ more: [String: Any]
  ) -> NSError {
    NSError(
      domain: FBSnapshotTestControllerErrorDomain, code: code.rawValue,
      userInfo: more.merging([NSLocalizedDescriptionKey: what, NSLocalizedFailureReasonErrorKey: why]) { own, _ in own })
  }

  private func fileName(_ selector: Selector, _ identifier: String?) -> String {
    var name = NSStringFromSelector(selector)
    if let identifier, !identifier.isEmpty { name += "_\(identifier)" }
    if !fileNameOptions.contains(.none) { name = FBFileNameIncludeNormalizedFileNameFromOption(name, fileNameOptions) }
    return name + ".png"
  }

  /// Where the reference lies. The module of the tests may have had another name: a folder that only the class gives its name counts too. A
  /// picture that another release of the system made counts where there is none of this one.
  private func referencePath(_ selector: Selector, _ identifier: String?) -> String {
    let all = referenceImagesDirectory ?? "", name = fileName(selector, identifier)
    let folder = "\(all)/\(FBSnapshotTestController.folder(of: folderName, in: all) ?? folderName)"
    let release = UIDevice.current.systemVersion.replacingOccurrences(of: ".", with: "_")
    let written = NSStringFromSelector(selector) + (identifier.map { $0.isEmpty ? "" : "_\($0)" } ?? "") + "@\(Int(UIScreen.main.scale))x.png"
    // Older releases of the library kept blanks.
    if fileNameOptions == .screenScale, written != name, !FileManager.default.fileExists(atPath: "\(folder)/\(name)"),
      FileManager.default.fileExists(atPath: "\(folder)/\(written)")
    { return "\(folder)/\(written)" }
    guard fileNameOptions.contains(.OS), !FileManager.default.fileExists(atPath: "\(folder)/\(name)"),
      let place = name.range(of: "_\(release)", options: .backwards)
    else { return "\(folder)/\(name)" }
    let recorded = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let others = recorded.filter { other in
      guard other.hasPrefix(name[..<place.lowerBound]), other.hasSuffix(name[place.upperBound...]),
        other.count > name.count - release.count - 1
      else { return false }
      let between = other.dropFirst(name[..<place.lowerBound].count).dropLast(name[place.upperBound...].count)
      return between.allSatisfy { $0.isNumber || $0 == "_" }
    }
    return "\(folder)/\(others.max { $0.compare($1, options: .numeric) == .orderedAscending } ?? name)"
  }

  /// The folder of a class's pictures in that of all, by its name there; nil where there is none.
  static func folder(of name: String, in directory: String) -> String? {
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: directory)) ?? []
    let kind = name.split(separator: ".").last.map(String.init) ?? name
    return folders.first { $0 == name } ?? folders.sorted().first { $0 == kind || $0.hasSuffix(".\(kind)") }
  }

  private func write(_ image: UIImage, to path: String) throws {
    guard let data = image.pngData() else {
      throw failure(.pngCreationFailed, "", "", [FBReferenceImageFilePathKey: path])
    }
    let place = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: place, options: .atomic)
  }

  private func picture(of viewOrLayer: Any) -> UIImage {
    let view = viewOrLayer as? UIView
    if usesDrawViewHierarchyInRect, let view { return seen(view) }
    view?.layoutIfNeeded()
    guard let layer = view?.layer ?? viewOrLayer as? CALayer else {
      fatalError("Only UIView and CALayer classes can be snapshotted")
    }
    UIGraphicsBeginImageContextWithOptions(layer.bounds.size, false, 0)
    defer { UIGraphicsEndImageContext() }
    layer.layoutIfNeeded()
    if let context = UIGraphicsGetCurrentContext() { layer.render(in: context) }
    return UIGraphicsGetImageFromCurrentImageContext() ?? UIImage()
  }

  /// A view as it is drawn in a window, the app's where it has none.
  private func seen(_ view: UIView) -> UIImage {
    let isGuest = view.window == nil && !(view is UIWindow)
    if isGuest { UIApplication.shared.keyWindow?.addSubview(view) }
    defer { if isGuest { view.removeFromSuperview() } }
    view.layoutIfNeeded()
    return UIGraphicsImageRenderer(size: view.bounds.size).image { _ in
      view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
    }
  }
}
