import Foundation
import UIKit
import XCTest

/// The class above those of tests that compare pictures.
open class FBSnapshotTestCase: XCTestCase {
  private lazy var controller = FBSnapshotTestController(test: type(of: self))

  open var recordMode: Bool {
    get { controller.recordMode }
    set { controller.recordMode = newValue }
  }
  open var bundleResourcePath: String? {
    get { controller.bundleResourcePath }
    set { controller.bundleResourcePath = newValue }
  }
  open var fileNameOptions: FBSnapshotTestCaseFileNameIncludeOption {
    get { controller.fileNameOptions }
    set { controller.fileNameOptions = newValue }
  }
  open var agnosticOptions: FBSnapshotTestCaseAgnosticOption {
    get { fileNameOptions }
    set { fileNameOptions = newValue }
  }
  /// A Boolean value that determines whether the names of pictures include the device, as in older releases
  /// of the library.
  open var isDeviceAgnostic: Bool {
    get { fileNameOptions.contains(.device) }
    set { fileNameOptions = newValue ? [.device, .OS, .screenSize, .screenScale] : .screenScale }
  }
  open var usesDrawViewHierarchyInRect: Bool {
    get { controller.usesDrawViewHierarchyInRect }
    set { controller.usesDrawViewHierarchyInRect = newValue }
  }
  open var folderName: String? {
    get { controller.folderName }
    set { controller.folderName = newValue ?? controller.folderName }
  }

  /// The method that is run.
  private var selector: Selector { Selector(String(name.split { ". ".contains($0) }.last ?? "").replacingOccurrences(of: "]", with: "")) }

  /// Returns a description of the failure, or nil if there is none.
  open func snapshotVerifyViewOrLayer(
    _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat,
    defaultReferenceDirectory: String?, defaultImageDiffDirectory: String?
  ) -> String? {
    let directory = getReferenceImageDirectory(withDefault: defaultReferenceDirectory)
    let differences = getImageDiffDirectory(withDefault: defaultImageDiffDirectory)
    var found: [Error] = []
    for suffix in suffixes {
      do {
        try compare(viewOrLayer, "\(directory)\(suffix)", differences, identifier, perPixelTolerance, overallTolerance)
        if recordMode { return "Test ran in record mode. Reference image is now saved." }
        return nil
      } catch { found.append(error) }
    }
    return "Snapshot comparison failed: \(found.first.map { "\($0)" } ?? "no suffix")"
  }
  open func snapshotVerifyViewOrLayer(
    _ viewOrLayer: Any, identifier: String?, suffixes: NSOrderedSet, tolerance: CGFloat, defaultReferenceDirectory: String?,
    defaultImageDiffDirectory: String? = nil
  ) -> String? {
    snapshotVerifyViewOrLayer(
      viewOrLayer, identifier: identifier, suffixes: suffixes, overallTolerance: tolerance,
      defaultReferenceDirectory: defaultReferenceDirectory, defaultImageDiffDirectory: defaultImageDiffDirectory)
  }

  open func compareSnapshot(
    of layer: CALayer, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws { try compare(layer, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance) }
  open func compareSnapshot(
    of view: UIView, referenceImagesDirectory: String, imageDiffDirectory: String, identifier: String?,
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat
  ) throws { try compare(view, referenceImagesDirectory, imageDiffDirectory, identifier, perPixelTolerance, overallTolerance) }

  open func referenceImageRecorded(inDirectory referenceImagesDirectory: String, identifier: String?) throws {
    controller.referenceImagesDirectory = referenceImagesDirectory
    _ = try controller.referenceImage(for: selector, identifier: identifier)
  }

  /// The folder of references: of several that the environment names, with colons between, the first that has this class's.
  open func getReferenceImageDirectory(withDefault dir: String?) -> String {
    if let named = ProcessInfo.processInfo.environment["FB_REFERENCE_IMAGE_DIR"], !named.isEmpty {
      let all = named.components(separatedBy: ":")
      return all.first { FBSnapshotTestController.folder(of: controller.folderName, in: $0 + "_64") != nil } ?? all[0]
    }
    if let dir, !dir.isEmpty { return dir }
    return "\(bundleResourcePath ?? Bundle.main.resourcePath ?? "")/ReferenceImages"
  }
  open func getImageDiffDirectory(withDefault dir: String?) -> String {
    if let named = ProcessInfo.processInfo.environment["IMAGE_DIFF_DIR"] { return named }
    return dir.flatMap { $0.isEmpty ? nil : $0 } ?? NSTemporaryDirectory()
  }

  private func compare(
    _ viewOrLayer: Any, _ references: String, _ differences: String, _ identifier: String?, _ perPixel: CGFloat, _ overall: CGFloat
  ) throws {
    controller.referenceImagesDirectory = references
    controller.imageDiffDirectory = differences
    try controller.compareSnapshot(
      ofViewOrLayer: viewOrLayer, selector: selector, identifier: identifier, perPixelTolerance: perPixel, overallTolerance: overall)
  }
}

extension FBSnapshotTestCase {
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) { verify(view, identifier, suffixes, perPixelTolerance, overallTolerance, file, line) }
  public func FBSnapshotVerifyView(
    _ view: UIView, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) { verify(view, identifier, suffixes, 0, tolerance, file, line) }

  public func FBSnapshotVerifyViewController(
    _ viewController: UIViewController, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) {
    viewController.view.bounds = UIScreen.main.bounds
    viewController.viewWillAppear(false)
    viewController.viewDidAppear(false)
    verify(viewController.view!, identifier, suffixes, perPixelTolerance, overallTolerance, file, line)
  }

  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(),
    perPixelTolerance: CGFloat = 0, overallTolerance: CGFloat = 0, file: StaticString = #file, line: UInt = #line
  ) { verify(layer, identifier, suffixes, perPixelTolerance, overallTolerance, file, line) }
  public func FBSnapshotVerifyLayer(
    _ layer: CALayer, identifier: String? = nil, suffixes: NSOrderedSet = FBSnapshotTestCaseDefaultSuffixes(), tolerance: CGFloat,
    file: StaticString = #file, line: UInt = #line
  ) { verify(layer, identifier, suffixes, 0, tolerance, file, line) }

  private func verify(
    _ viewOrLayer: Any, _ identifier: String?, _ suffixes: NSOrderedSet, _ perPixel: CGFloat, _ overall: CGFloat, _ file: StaticString,
    _ line: UInt
  ) {
    let failed = snapshotVerifyViewOrLayer(
      viewOrLayer, identifier: identifier, suffixes: suffixes, perPixelTolerance: perPixel, overallTolerance: overall,
      defaultReferenceDirectory: nil, defaultImageDiffDirectory: nil)
    if let failed { XCTFail(failed, file: file, line: line) }
  }
}
