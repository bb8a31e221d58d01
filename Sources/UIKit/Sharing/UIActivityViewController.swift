internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// An activity that can be performed with shared items.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// A type for the identifiers of activities.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates a type from its identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Posting on Facebook. Like all types below except `copyToPasteboard`, sheets have no activity of this
    /// type.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// Posting on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// Posting on Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// Sending a message.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// Sending an email.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying the items, the only activity that sheets provide themselves.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// Assigning an image to a contact.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// Saving an image or video to the photo library.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// Adding a URL to the reading list.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// Posting an image on Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// Posting a video on Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// Posting on Tencent Weibo; its value has no "PostTo" before the name.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Sharing an activity on a call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Inviting others to collaborate by a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// Copying a link for collaboration to the pasteboard.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// Adding a URL to the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Sending the items to a nearby device.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// Adding a PDF to the library of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Marking up the item as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The category of an activity: `share` is shown as an icon side by side, `action` as a row below them.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }
  /// The category of the activity. The default is `action`.
  open class var activityCategory: Category { .action }
  /// The type, for completion handlers and ``UIActivityViewController/excludedActivityTypes``. The default is
  /// `nil`.
  open var activityType: ActivityType? { nil }
  /// The title in the sheet. The default is `nil` for none.
  open var activityTitle: String? { nil }
  /// The image beside the title. The default is `nil` for none.
  open var activityImage: UIImage? { nil }
  /// Returns whether the activity can process the items. The default is `false`, which omits it.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called with the items for the activity once it is chosen.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// The controller that is shown in place of the sheet, until ``activityDidFinish(_:)``. If `nil`,
  /// ``perform()`` is called.
  open var activityViewController: UIViewController? { nil }
  /// Performs the activity and calls ``activityDidFinish(_:)`` at the end.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity: dismisses the controller and calls the completion handler. Called once.
  open func activityDidFinish(_ completed: Bool) {
    let told = finished
    finished = nil
    told?(completed)
  }
  final var finished: ((Bool) -> Void)?
}

/// An object that provides an item in a form for the chosen activity.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// Returns a placeholder, with which activities are asked whether they can process the item.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// Returns the item for the chosen activity, or `nil` to omit it.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// Returns the subject of an email with the item. Never called, since no activity sends email.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Returns an empty string.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An item that is created when it is needed: on the main thread, once an activity is chosen.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  // Sendable, like all operations: filled before it is queued, read when it is finished.

  /// The placeholder of the item.
  public let placeholderItem: Any?
  /// The activity that the user has chosen, or `nil` before.
  open private(set) var activityType: UIActivity.ActivityType?

  /// Creates a provider with a placeholder for the item; the item is not created yet.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// The item. The default is the placeholder.
  open var item: Any { placeholderItem ?? NSNull() }
  private var made: Any?
  open override func main() { made = item }

  /// Returns the placeholder.
  @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }
  /// Stores the activity, creates the item on the main thread the first time, and returns it.
  @preconcurrency @MainActor open func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any? {
    self.activityType = activityType
    if !isFinished { start() }
    return made
  }
}

extension UIActivityItemProvider: UIActivityItemSource {}

/// A share sheet for some items: it can copy them, and has the program's activities that can process them.
///
/// - Note: The system's other activities belong to other programs and do not exist.
open class UIActivityViewController: UIViewController {
  /// A closure that is called when an activity has ended, or none was chosen.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private var isDone = false
  /// A Boolean value that indicates whether an activity without a controller of its own is in progress.
  private var isPerforming = false
  /// The presentation whose detents were set.
  private weak var arranged: UIPresentationController?

  /// Creates a sheet. Items are objects, item sources or providers; `applicationActivities` are shown before
  /// copying.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []) + [CopyActivity()]
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a sheet for the items of a configuration, with its activities.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    heading = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }
  private var heading: String?

  /// Returns `nil`: sheets are not decoded from documents.
  public required init?(coder: NSCoder) { nil }

  /// A closure that is called once the sheet was dismissed, after an activity or without one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities to omit, or `nil` for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Stored only. A Boolean value that determines whether the first activity is emphasised; none is.
  open var allowsProminentActivity = true

  open override func loadView() {
    view = ActivitySheet(of: given(for: nil), heading: heading, activities: offered) { [weak self] in
      self?.choose($0)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = presentationController  // Creates the sheet unless it was requested before.
  }

  open override var presentationController: UIPresentationController? {
    arrange(super.presentationController)
  }
  open override var popoverPresentationController: UIPopoverPresentationController? {
    arrange(super.popoverPresentationController)
  }
  open override var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }

  /// Sets the detents of a new sheet, also of a popover's, which the client may change from then on.
  private func arrange<Presentation: UIPresentationController>(
    _ presentation: Presentation?
  ) -> Presentation? {
    let popover = presentation as? UIPopoverPresentationController
    let sheet = presentation as? UISheetPresentationController ?? popover?.adaptiveSheetPresentationController
    guard let sheet, sheet !== arranged else { return presentation }
    arranged = sheet
    sheet.detents = [.medium(), .large()]
    return presentation
  }

  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { finish(nil, false) }
  }

  /// The activities that can process the items and are not excluded.
  private var offered: [UIActivity] {
    activities.filter { activity in
      !(activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false)
        && activity.canPerform(withActivityItems: given(for: activity))
    }
  }

  /// The items, those of providers as requested objects: once per sheet.
  private lazy var asked: [Any] = items.map { item in
    (item as? NSItemProvider).map { SharedItem(of: $0) } ?? item
  }

  private func given(for activity: UIActivity?) -> [Any] {
    asked.compactMap { item in
      if let shared = item as? SharedItem { return shared.object }
      guard let source = item as? any UIActivityItemSource else { return item }
      return activity == nil
        ? source.activityViewControllerPlaceholderItem(self)
        : source.activityViewController(self, itemForActivityType: activity?.activityType)
    }
  }

  /// Performs an activity, or closes the sheet without one.
  private func choose(_ activity: UIActivity?) {
    guard let activity else { return dismiss(animated: true) }
    // Only one is chosen at a time.
    guard !isPerforming, !isBeingDismissed, presentedViewController == nil else { return }
    activity.prepare(withActivityItems: given(for: activity))
    activity.finished = { [weak self, type = activity.activityType] completed in
      guard let self else { return }
      isPerforming = false
      // Controllers that the activity has presented over the sheet are dismissed too.
      (presentingViewController ?? self).dismiss(animated: true)
      finish(type, completed)
    }
    if let controller = activity.activityViewController { return present(controller, animated: true) }
    isPerforming = true
    activity.perform()
  }

  private func finish(_ type: UIActivity.ActivityType?, _ completed: Bool) {
    guard !isDone else { return }
    isDone = true
    completionWithItemsHandler?(type, completed, nil, nil)
  }
}
