public import CoreGraphics
public import Foundation

/// How something is printed.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  public enum Orientation: Int, Sendable { case portrait, landscape }
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  public required override init() { super.init() }

  /// The usual ones.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  open var jobName = ""
  open var outputType = OutputType.general
  open var orientation = Orientation.portrait
  open var duplex = Duplex.none
  open var printerID: String?

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
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let instance = UIPrintInteractionController()
  open class var shared: UIPrintInteractionController { instance }
  /// False: there are no printers.
  open class var isPrintingAvailable: Bool { false }
  /// Whether data are a picture or a PDF, which could be printed as they are.
  open class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Array("%PDF".utf8)) || UIImage(data: data) != nil
  }
  /// Reads the file; false where it cannot be read.
  open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map { canPrint($0) } ?? false }
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
  }

  open var printInfo: UIPrintInfo?
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Kept for the app: there are no printers.
  open var showsNumberOfCopies = true
  /// Kept for the app: there are no printers.
  open var showsPaperSelectionForLoadedPapers = false
  /// Kept for the app: there are no printers.
  open var showsPaperOrientation = true
  /// What draws the pages. Kept for the app, as the next: there are no printers.
  open var printPageRenderer: UIPrintPageRenderer?
  open var printFormatter: UIPrintFormatter?
  /// Kept for the app: there are no printers.
  open var printingItem: Any?
  /// Kept for the app: there are no printers.
  open var printingItems: [Any]?

  /// False, as nothing is shown.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  open func dismiss(animated: Bool) {}

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    notYet("UIPrintInteractionController, as there are no printers here,")
    completion?(self, false, nil)
    return false
  }
}

/// Told how a print job goes. Not called, as none begins.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
