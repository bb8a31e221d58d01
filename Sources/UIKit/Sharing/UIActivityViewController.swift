internal import CoreGraphics
public import Foundation
internal import QuartzCore

/// Something that can be done with what the user shares.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// The name of an activity.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// A post on Facebook. As of all below but `copyToPasteboard`, sheets here have no activity of the type.
    public static let postToFacebook = ActivityType("com.apple.UIKit.activity.PostToFacebook")
    /// A post on Twitter.
    public static let postToTwitter = ActivityType("com.apple.UIKit.activity.PostToTwitter")
    /// A post on Weibo.
    public static let postToWeibo = ActivityType("com.apple.UIKit.activity.PostToWeibo")
    /// A message by Messages.
    public static let message = ActivityType("com.apple.UIKit.activity.Message")
    /// A message by e-mail.
    public static let mail = ActivityType("com.apple.UIKit.activity.Mail")
    /// Printing the items.
    public static let print = ActivityType("com.apple.UIKit.activity.Print")
    /// Copying the items, the one activity that sheets here offer by themselves.
    public static let copyToPasteboard = ActivityType("com.apple.UIKit.activity.CopyToPasteboard")
    /// A picture for somebody's contact card.
    public static let assignToContact = ActivityType("com.apple.UIKit.activity.AssignToContact")
    /// A picture or film for the library of photos.
    public static let saveToCameraRoll = ActivityType("com.apple.UIKit.activity.SaveToCameraRoll")
    /// An address to be read later.
    public static let addToReadingList = ActivityType("com.apple.UIKit.activity.AddToReadingList")
    /// A picture for Flickr.
    public static let postToFlickr = ActivityType("com.apple.UIKit.activity.PostToFlickr")
    /// A film for Vimeo.
    public static let postToVimeo = ActivityType("com.apple.UIKit.activity.PostToVimeo")
    /// A post on Tencent Weibo; its value has no "PostTo" before the name.
    public static let postToTencentWeibo = ActivityType("com.apple.UIKit.activity.TencentWeibo")
    /// Doing the same together on a call.
    public static let sharePlay = ActivityType("com.apple.UIKit.activity.SharePlay")
    /// Inviting others to work on the item by a link.
    public static let collaborationInviteWithLink = ActivityType(
      "com.apple.UIKit.activity.CollaborationInviteWithLink")
    /// The link by which others may work on the item, on the pasteboard.
    public static let collaborationCopyLink = ActivityType("com.apple.UIKit.activity.CollaborationCopyLink")
    /// An address as an icon of the home screen.
    public static let addToHomeScreen = ActivityType("com.apple.UIKit.activity.AddToHomeScreen")
    /// Sending the items to a device nearby.
    public static let airDrop = ActivityType("com.apple.UIKit.activity.AirDrop")
    /// A PDF for the library of books.
    public static let openInIBooks = ActivityType("com.apple.UIKit.activity.OpenInIBooks")
    /// Drawing on the item as a PDF.
    public static let markupAsPDF = ActivityType("com.apple.UIKit.activity.MarkupAsPDF")
  }

  /// The row of the sheet: `share` is one of the icons side by side, `action` of the rows below them.
  public enum Category: Int, Sendable { case action, share }

  public override init() { super.init() }
  /// In which row it stands: `action` by itself.
  open class var activityCategory: Category { .action }
  /// What completion handlers are told, and `excludedActivityTypes` name; nil by itself.
  open var activityType: ActivityType? { nil }
  /// What the sheet calls the activity; nil by itself, for nothing.
  open var activityTitle: String? { nil }
  /// The picture beside that; nil by itself, for none.
  open var activityImage: UIImage? { nil }
  /// Whether it can take these items; false by itself, which leaves it out.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called once it is chosen, with the items in their forms for it.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Shown in place of the sheet, until `activityDidFinish(_:)`; nil has `perform()` called.
  open var activityViewController: UIViewController? { nil }
  /// Does the work, and calls `activityDidFinish(_:)` when it is done.
  open func perform() { activityDidFinish(true) }
  /// To be called once; takes the controller away, and tells the completion handler.
  open func activityDidFinish(_ completed: Bool) {
    let told = finished
    finished = nil
    told?(completed)
  }
  final var finished: ((Bool) -> Void)?
}

/// Gives what is shared, in a form for the activity that was chosen.
@preconcurrency @MainActor public protocol UIActivityItemSource: NSObjectProtocol {
  /// What stands for the item while activities are asked whether they can take it.
  func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any
  /// The item for the chosen activity; nil leaves it out.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
  /// What an e-mail with the item would have for its subject; not asked, as no activity here sends one.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String
}

extension UIActivityItemSource {
  /// Empty by default.
  public func activityViewController(
    _ activityViewController: UIActivityViewController,
    subjectForActivityType activityType: UIActivity.ActivityType?
  ) -> String { "" }
}

/// An item that is made when it is needed: on the main thread, once an activity is chosen.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
  // Sendable as every operation is: filled before it is queued, read when it is done.

  /// What stands for the item until it is made.
  public let placeholderItem: Any?
  /// What the user has chosen; nil before.
  open private(set) var activityType: UIActivity.ActivityType?

  /// A provider whose placeholder stands for the item until `item` makes it; nothing is made yet.
  public init(placeholderItem: Any) {
    self.placeholderItem = placeholderItem
    super.init()
  }

  /// Makes the item; the placeholder by itself.
  open var item: Any { placeholderItem ?? NSNull() }
  private var made: Any?
  open override func main() { made = item }

  /// The placeholder.
  @preconcurrency @MainActor open func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any {
    placeholderItem ?? NSNull()
  }
  /// Keeps the activity, makes the item on the main thread the first time, and gives it.
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

/// The sheet of what can be done with some items: copying
/// them, and the activities of the program that can take them.
///
/// The system's other activities belong to other programs and are not there.
open class UIActivityViewController: UIViewController {
  /// Called when an activity is through, or none was chosen.
  public typealias CompletionWithItemsHandler = (UIActivity.ActivityType?, Bool, [Any]?, (any Error)?) -> Void

  private let items: [Any]
  private let activities: [UIActivity]
  private var isDone = false
  /// Whether an activity without a controller of its own is under way.
  private var isPerforming = false
  /// The sheet that has got its detents.
  private weak var arranged: UIPresentationController?

  /// Items are objects, item sources or providers; `applicationActivities` stand before copying.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    activities = (applicationActivities ?? []) + [CopyActivity()]
    super.init(nibName: nil, bundle: nil)
  }

  /// Shares the items of a configuration, also with its own activities.
  public convenience init(activityItemsConfiguration: any UIActivityItemsConfigurationReading) {
    self.init(
      activityItems: activityItemsConfiguration.itemProvidersForActivityItemsConfiguration,
      applicationActivities: activityItemsConfiguration.applicationActivitiesForActivityItemsConfiguration)
    heading = activityItemsConfiguration.activityItemsConfigurationMetadata(key: .title) as? String
  }
  private var heading: String?

  /// Nil: sheets are not read from documents.
  public required init?(coder: NSCoder) { nil }

  /// Called once the sheet has gone, after an activity or without one.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The activities that are left out; nil for none.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
  /// Whether the first activity stands out. Kept for the app: none does.
  open var allowsProminentActivity = true

  open override func loadView() {
    view = ActivitySheet(of: given(for: nil), heading: heading, activities: offered) { [weak self] in
      self?.choose($0)
    }
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    _ = presentationController   // A sheet that nobody has asked for is made only now.
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

  /// A sheet that was just made, also that of a popover, gets
  /// its detents, which the program may change from then on.
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

  /// The activities that can take the items and are not excluded.
  private var offered: [UIActivity] {
    activities.filter { activity in
      !(activity.activityType.map { excludedActivityTypes?.contains($0) ?? false } ?? false)
        && activity.canPerform(withActivityItems: given(for: activity))
    }
  }

  /// The items, those of providers as what is asked of them: once for a sheet.
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
    // One is chosen at a time.
    guard !isPerforming, !isBeingDismissed, presentedViewController == nil else { return }
    activity.prepare(withActivityItems: given(for: activity))
    activity.finished = { [weak self, type = activity.activityType] completed in
      guard let self else { return }
      isPerforming = false
      // What the activity has presented over the sheet goes along.
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
