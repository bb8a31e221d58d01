public import CoreGraphics
public import Foundation

/// The settings of a print job.
@preconcurrency @MainActor open class UIPrintInfo: NSObject, NSCopying {
  /// The type of the output, for which printers choose paper and inks.
  public enum OutputType: Int, Sendable { case general, photo, grayscale, photoGrayscale }
  /// The orientation of the paper.
  public enum Orientation: Int, Sendable { case portrait, landscape }
  /// The printed sides: one, or both, turned at the long or at the short edge.
  public enum Duplex: Int, Sendable { case none, longEdge, shortEdge }

  public required override init() { super.init() }

  /// Returns default settings.
  open class func printInfo() -> UIPrintInfo { UIPrintInfo() }

  /// Stored only. The name of the job in the printer's list. The default is empty. Printing is not
  /// implemented.
  open var jobName = ""
  /// Stored only. The type of the output. The default is `general`.
  open var outputType = OutputType.general
  /// Stored only. The orientation. The default is `portrait`.
  open var orientation = Orientation.portrait
  /// Stored only. The printed sides. The default is `none`.
  open var duplex = Duplex.none
  /// Stored only. The preferred printer; `nil` for any.
  open var printerID: String?

  /// Returns a copy with the same five settings. Only on the main thread.
  open nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Print jobs are set up on the main thread.
    MainActor.assumeIsolated { () -> UIPrintInfo in
      let copy = Self()
      (copy.jobName, copy.outputType, copy.orientation) = (jobName, outputType, orientation)
      (copy.duplex, copy.printerID) = (duplex, printerID)
      return copy
    }
  }
}

/// A controller that lets the user print.
///
/// - Note: There are no printers: nothing is presented, and completion handlers are called as if nothing was
///   printed.
@preconcurrency @MainActor open class UIPrintInteractionController: NSObject {
  /// A closure that is called with whether the job was printed, always `false`, and an error, always `nil`.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let instance = UIPrintInteractionController()
  /// The only controller.
  open class var shared: UIPrintInteractionController { instance }
  /// A Boolean value that indicates whether the device can print. Always `false`: printing is not
  /// implemented.
  open class var isPrintingAvailable: Bool { false }
  /// Returns whether data are an image or a PDF, which could be printed directly.
  open class func canPrint(_ data: Data) -> Bool {
    data.starts(with: Array("%PDF".utf8)) || UIImage(data: data) != nil
  }
  /// Returns whether the content of a file could be printed directly; `false` if it cannot be read.
  open class func canPrint(_ url: URL) -> Bool { (try? Data(contentsOf: url)).map { canPrint($0) } ?? false }
  /// The identifiers of the types for which `canPrint(_:)` returns `true`: PDF, PNG, JPEG, GIF and WebP.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.png", "public.jpeg", "com.compuserve.gif", "org.webmproject.webp"]
  }

  /// Stored only. The settings of the job. The default is `nil`.
  open var printInfo: UIPrintInfo?
  /// Stored only. The delegate, which is not retained and never called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Stored only. A Boolean value that determines whether the number of copies is shown. Printing is not
  /// implemented.
  open var showsNumberOfCopies = true
  /// Stored only. A Boolean value that determines whether loaded papers are shown. Printing is not
  /// implemented.
  open var showsPaperSelectionForLoadedPapers = false
  /// Stored only. A Boolean value that determines whether the paper's orientation is shown. Printing is not
  /// implemented.
  open var showsPaperOrientation = true
  /// Stored only. The renderer of the pages. Printing is not implemented.
  open var printPageRenderer: UIPrintPageRenderer?
  /// Stored only. The formatter of the pages. Printing is not implemented.
  open var printFormatter: UIPrintFormatter?
  /// Stored only. The item to print. Printing is not implemented.
  open var printingItem: Any?
  /// Stored only. The items to print. Printing is not implemented.
  open var printingItems: [Any]?

  /// Returns `false`, since nothing is presented.
  @discardableResult open func present(
    animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// Returns `false`, since nothing is presented.
  @discardableResult open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// Returns `false`, since nothing is presented.
  @discardableResult open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { refuse(completion) }
  /// Does nothing: nothing is presented.
  open func dismiss(animated: Bool) {}

  private func refuse(_ completion: CompletionHandler?) -> Bool {
    notYet("UIPrintInteractionController, as there are no printers here,")
    completion?(self, false, nil)
    return false
  }
}

/// The delegate of a print interaction controller. Never called, since no job begins.
@preconcurrency @MainActor public protocol UIPrintInteractionControllerDelegate: AnyObject {
  /// Never called.
  func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Never called.
  func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController)
  /// Never called.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// Never called.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  /// Does nothing.
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerWillStartJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  /// Does nothing.
  public func printInteractionControllerDidFinishJob(
    _ printInteractionController: UIPrintInteractionController
  ) {}
}
