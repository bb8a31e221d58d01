public import CoreGraphics
public import Foundation

/// How something is printed.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
  /// What is printed, for which printers choose paper and inks.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// How the paper lies.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// Which sides are printed: one, or both, turned at the long or at the short edge.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  public required override init() { super.init() }

  /// The usual ones.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// The name in the printer's list; empty unless set. Kept for the app, as all below: there are no
  /// printers.
  open var jobName = ""
  /// `general` unless set.
  open var outputType = OutputType.general
  /// `portrait` unless set.
  open var orientation = Orientation.portrait
  /// `none` unless set.
  open var duplex = Duplex.none
  /// The printer to begin with; nil for any.
  open var printerID: String?

  /// Another one with the same five settings; on the main thread alone.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Print jobs are described on the main thread.
    MainActor.assumeIsolated { () -> UIPrintInfo in
      let copy = Self()
      (copy.jobName, copy.outputType, copy.orientation) = (jobName, outputType, orientation)
      (copy.duplex, copy.printerID) = (duplex, printerID)
      return copy
    }
  }
}

/// Asks the user how to print. There are no printers here: nothing is asked, and completion handlers are told
/// that nothing was printed.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// Called with whether something was printed, which is false here, and what went wrong, which is nil.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let instance = UIPrintInteractionController()
  /// The one controller that there is.
  open class var shared: UIPrintInteractionController { instance }
  /// False: there are no printers.
  open class var isPrintingAvailable: Bool { false }
  /// Whether data are a picture or a PDF, which could be printed as they are.
  open class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Array("%PDF".utf8)) || UIImage(data: data) != nil
  }
  /// Reads the file; false where it cannot be read.
  open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map { canPrint($0) } ?? false }
  /// Identifiers of the types that `canPrint(_:)` is true of: PDF, PNG, JPEG, GIF and WebP.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
  }

  /// How it is to be printed; nil unless set. Kept for the app.
  open var printInfo: UIPrintInfo?
  /// Kept for the app, and not called; not retained.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Kept for the app: there are no printers.
  open var showsNumberOfCopies = true
  /// Kept for the app: there are no printers.
  open var showsPaperSelectionForLoadedPapers = false
  /// Kept for the app: there are no printers.
  open var showsPaperOrientation = true
  /// What draws the pages. Kept for the app, as the next: there are no printers.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Kept for the app: there are no printers.
  open var printFormatter: UIPrintFormatter?
  /// Kept for the app: there are no printers.
  open var printingItem: Any?
  /// Kept for the app: there are no printers.
  open var printingItems: [Any]?

  /// False, as nothing is shown.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// False, as nothing is shown, out of a rectangle either.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// False, as nothing is shown, out of a button either.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// Does nothing: nothing is shown.
  open func dismiss(animated: Bool) {}

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    notYet("UIPrintInteractionController, as there are no printers here,")
    completion?(self, false, nil)
    return false
  }
}

/// Told how a print job goes. Not called, as none begins.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Not called, as the three below.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Not called.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Not called.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Not called.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing by default.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing by default.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
