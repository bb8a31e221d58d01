// long file: the table of contents of UIViewController; Swift cannot override members of extensions
internal import CoreGraphics
public import Foundation

/// The owner of a screenful of views.
open class UIViewController: UIResponder, UIContentContainer {
  /// Nil until the view is asked for.
  final var loadedView: UIView?
  final var isLoading = false
  final var childList: [UIViewController] = [] { didSet { SystemOverlay.wishesMayHaveChanged() } }
  final weak var parentController: UIViewController? { didSet { tellObservers() } }
  final var nib: NibCoder?
  package final var nibIdentity: NibIdentity?
  private var titleStorage: String?
  final var appearance = ViewAppearance.gone { didSet { SystemOverlay.wishesMayHaveChanged() } }
  /// Whether `viewIsAppearing(_:)` was called for this appearance.
  final var isPlaced = false
  /// Who in the view got keys first as it went, and does again as it comes back.
  final weak var formerFirstResponder: UIResponder?
  /// What covers this controller.
  final var presentation: UIPresentationController? { didSet { SystemOverlay.wishesMayHaveChanged() } }
  /// The presentation by which this controller covers another.
  final weak var presentationOver: UIPresentationController?
  /// The search that covers this controller's part of a container, without a presentation of its own.
  final weak var searching: UISearchController?
  /// The presentation by which it would.
  final var readyPresentation: UIPresentationController?
  final var beingPresented = false, beingDismissed = false
  final var movingToParent = false, movingFromParent = false
  final var activeTransition: ControllerTransition?
  private let document: (name: String?, bundle: Bundle?)
  /// What bars show for this controller; made when it is first asked for.
  final var barItems = ControllerBarItems()
  final var unavailable = UnavailableContent()

  /// From a document of that name in the bundle, main unless given; without a name from one that is called
  /// as the class, where there is one, else by `loadView()`. Read when the view is asked for.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    document = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// One read from a document or an archive.
  public required init?(coder: NSCoder) {
    document = (nil, nil)
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// A controller without a document.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Runs the `init(nibName:bundle:)` of the class that a metatype names; see `UIViewController.make`.
  convenience init(dynamicName name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }

  // MARK: - View

  /// The root view, made by `loadView()` when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setRootView(newValue) }
  }
  /// Nil before the view was made; does not make it.
  open var viewIfLoaded: UIView? { loadedView }
  /// Whether the view was made; asking does not make it.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Makes the root view: by default the document's, or one that fills the screen.
  open func loadView() {
    view = makeNibView() ?? UIView(frame: UIScreen.main.bounds).flexible()
    // An override that calls super goes on with outlets that are set.
    connectScene()
  }
  /// Makes the view as asking for `view` does; traps where `loadView()` sets none.
  open func loadViewIfNeeded() { if loadedView == nil, !isLoading { makeView() } }
  /// Called after `viewDidLoad()`, in which programs give children what they need to load their views.
  func loadChildren() {}
  /// Called once, when the view has been made, with outlets set and without a size of the screen's.
  open func viewDidLoad() {}
  /// Called before the view comes into its window; the four that follow each once a time, an override calls
  /// super.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called once the view is in its window with its traits and its size, before it is laid out and shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the transition in which the view came has ended, at once where there is none.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view goes or is covered by something that takes it out of the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window, at the end of the transition.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called around the root view's `layoutSubviews()`, whenever that is laid out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view's own layout is done; that of views further below may follow.
  open func viewDidLayoutSubviews() {}
  /// Not asked: nothing here moves a focus; the next four do nothing.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing.
  open func setNeedsFocusUpdate() {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}
  /// Never asked.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Called before the view gets another size, as by turning the device; passes the news on to children, with
  /// the size that `size(forChildContentContainer:withParentContainerSize:)` says.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellChildren(ofSize: size, coordinator)
  }
  /// Called in place of the view's `updateConstraints()`; an override calls super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: - Safe area and margins

  /// Added to what bars and the screen cover of the root view, in its points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.settleSafeArea() } }
  }
  /// Called after the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The least margins of the root view: 16 points at the sides up to a width of 393, 20 from 414
  /// (`corpus/metrics.json`).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
  /// Whether the root view's margins are at least `systemMinimumLayoutMargins`.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.settleMargins() } }
  }
  /// Called after the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The strip above the content that bars cover.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.top, "_UIViewControllerTop") }
  /// The strip below the content that bars cover.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom, "_UIViewControllerBottom") }

  // MARK: - Containment

  /// The container; nil for a controller that is presented or a window's.
  open var parent: UIViewController? { parentController }
  /// Controllers that joined by `addChild(_:)`, in the order of addition.
  open var children: [UIViewController] { childList }
  /// Takes it out of any other container and calls `willMove(toParent:)`; the caller adds the view and then
  /// calls `didMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Calls `didMove(toParent: nil)`; the caller calls `willMove(toParent: nil)` before, and takes the view
  /// away.
  open func removeFromParent() { leaveParent() }
  /// Whether the container tells its children by itself that they appear and disappear.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// For containers that tell their children themselves: a child is about to appear, or to disappear. One
  /// that was never shown is told as well that it disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearsAnimated = animated
    if isAppearing { startAppearing(animated) } else { startDisappearing(animated, fromAnywhere: true) }
  }
  /// What `beginAppearanceTransition` was told last.
  private var appearsAnimated = false
  /// The end of what `beginAppearanceTransition` began.
  open func endAppearanceTransition() {
    if appearance == .going { finishDisappearing(appearsAnimated) } else { finishAppearing(appearsAnimated) }
  }
  /// Whether the view appears, or disappears, because its controller joins, or leaves, a container.
  open var isMovingToParent: Bool { movingToParent }
  /// Whether it leaves a container, from before `viewWillDisappear(_:)` on.
  open var isMovingFromParent: Bool { movingFromParent }
  /// Exchanges one child's view for another's, animated as `UIView.transition` would.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, for: toViewController, duration, options, animations, completion) }
  /// Gives the views of children their places, where the class does that, before they hear of it.
  func placeChildren() {}
  /// Whether the class itself tells its children that they appear.
  var placesChildren: Bool { false }
  /// Called before the controller joins a container, or leaves the one that it is in; the program does the
  /// latter.
  open func willMove(toParent parent: UIViewController?) {
    movingFromParent = parent == nil && parentController != nil
  }
  /// Called when the controller has joined a container, by the program, or has left one.
  open func didMove(toParent parent: UIViewController?) {
    if appearance != .coming { movingToParent = false }
  }

  // MARK: - Presentation

  /// How the controller covers another. `automatic` is read as the style that it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { wantedStyle == .automatic ? automaticStyle : wantedStyle }
    set { wantedStyle = newValue }
  }
  private var wantedStyle = UIModalPresentationStyle.automatic
  /// The style that `automatic` stands for: by `UIViewController.h` that of a sheet, unless a class of the
  /// system says otherwise.
  var automaticStyle: UIModalPresentationStyle { .pageSheet }
  /// How it comes and goes where its style of presentation leaves that open.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// How the controller comes and goes, pushed or presented; nil leaves that to its container and to
  /// `modalTransitionStyle`.
  open var preferredTransition: Transition? {
    didSet { if let style = preferredTransition?.style { modalTransitionStyle = style } }
  }
  /// Whether the user is kept from dismissing it, by a swipe or a touch outside.
  open var isModalInPresentation = false
  /// Gives the presentation of this controller animations of the user's.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether `currentContext` and `overCurrentContext` cover this controller's part of the containers around
  /// it. At first those of navigation controllers alone do, as Apple documents.
  open var definesPresentationContext: Bool {
    get { wantsContext ?? isContextAtFirst }
    set { wantsContext = newValue }
  }
  private var wantsContext: Bool?
  var isContextAtFirst: Bool { false }
  /// Whether what it presents in its own context comes as `modalTransitionStyle` of this controller says.
  open var providesPresentationContextTransitionStyle = false
  /// In points, for popovers, sheets and containers; zero is none. The container and the presentation are
  /// told of another.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      tellObservers()
      tellPreferredContentSize()
    }
  }
  /// What manages the way in which this controller, or one that holds it, covers another.
  open var presentationController: UIPresentationController? { ownPresentation() }
  /// The same for a controller of the style `popover`, else nil.
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentation() as? UIPopoverPresentationController
  }
  /// The same for a sheet, else nil.
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentation() as? UISheetPresentationController
  }
  /// Called for children and for what is presented; does nothing by default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: a child's constraints tell nobody that its fitting size has changed.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size of a child in this controller with a size of its own: by default as large.
  /// `viewWillTransition(to:with:)` asks for it.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the traits change with the window's size; passes the news on to children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Covers this controller, and all around it, with another. Without a window, and below a controller that
  /// covers it, nothing happens but a message on standard error. Traps for a controller that is presented
  /// already, that has a parent, and for itself.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { present(viewControllerToPresent, flag, completion) }
  /// Takes away what covers this controller, or else this controller from what it covers.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(flag, completion)
  }
  /// The controller that covers this one, or one that holds it.
  open var presentedViewController: UIViewController? { coverHere }
  /// The controller that this one, or one that holds it, covers.
  open var presentingViewController: UIViewController? { presenter }
  /// True from before `viewWillAppear(_:)` until after `viewDidAppear(_:)` of a presentation.
  open var isBeingPresented: Bool { beingPresented }
  /// True from before `viewWillDisappear(_:)` until after `viewDidDisappear(_:)` of a dismissal.
  open var isBeingDismissed: Bool { beingDismissed }
  /// The transition that the controller is in.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parentController?.transitionCoordinator
  }
  /// Shows another controller as the nearest controller around this one does that overrides the method: a
  /// navigation controller pushes it. Without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    shower(sender)?.show(vc, sender: sender) ?? present(vc, animated: true)
  }
  /// The same, for the secondary place of a split view controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    detailShower(sender)?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
  }
  /// Takes the secondary controller of a split view controller that has room for one; by default nothing
  /// happens, and it is not seen.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Gives it back; nil where this controller has none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: - Storyboards

  /// The storyboard that the controller was read from.
  open var storyboard: UIStoryboard? { origin.storyboard }
  /// What an extension is asked to do; nil in a program that is none, as all are here.
  open var extensionContext: NSExtensionContext? { nil }
  /// Performs a segue of the storyboard; one that it has not traps, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segueNamed: identifier, sender)
  }
  /// Asked before a segue that the user triggers.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue, with the new controller in it.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether an unwind segue may end here: by default where the controller has the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(toAction: action) }
  /// The children among which an unwind segue looks for its end, the first before the others.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenBeside(childContaining(source))
  }
  /// The child that an unwind segue begins in.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }
  /// Called on the way of an unwind segue: makes `subsequentVC` the controller that is seen.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// What the controller remembers of the document that it comes from.
  final var origin = StoryboardOrigin()

  // MARK: - The device

  /// At first all on an iPad, all but upside down on an iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { Self.usualOrientations }
  /// Those of controllers that say nothing of them.
  static var usualOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// Never asked: since iOS 16 `supportedInterfaceOrientations` alone decide.
  open var shouldAutorotate: Bool { true }
  /// Portrait by default; taken where the screen is turned as the controller does not support.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the status bar is away. Asked of the controller that decides for the window.
  open var prefersStatusBarHidden: Bool { false }
  /// The colour of the status bar's text: `default` by default, which is dark on light ground.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Never asked here: the status bar changes at once.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controllers that decide on the status bar and the home indicator in place of this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Who says whether the status bar is away; nil, as by default, is this controller.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Who says whether the home indicator goes; nil, as by default, is this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// Whether it decides on the status bar also where it does not cover the whole window.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether the mark at the lower edge goes. False by default.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Has the controllers that decide on the home indicator asked again before the next frame.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemOverlay.wishesMayHaveChanged() }
  /// Asks for the orientations again, and turns the screen where it has another.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.screen.settleOrientation()
  }
  /// The edges at which the program's gestures come before the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Not asked: nothing here has gestures of a system. Nil by default.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Has the controllers that decide on the status bar asked again before the next frame.
  open func setNeedsStatusBarAppearanceUpdate() { SystemOverlay.wishesMayHaveChanged() }
  /// Called when memory is short, which does not happen here.
  open func didReceiveMemoryWarning() {}
  /// The document that the controller was made with.
  open var nibName: String? { document.name }
  /// The bundle that the controller was made with; nil stands for the main one.
  open var nibBundle: Bundle? { document.bundle }
  /// Kept for the app: it is tvOS's; `overrideUserInterfaceStyle` decides.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  // MARK: - Traits

  /// The root view's traits; the screen's before there is one.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentController?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for the root view and all below; unspecified for that of what is around.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { ownTraits.userInterfaceStyle = newValue }
  }
  /// Gives a child other traits than this controller's; nil takes them back.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.parentsTraits = collection?.values ?? TraitValues()
  }
  /// What was set for the child; nil for nothing.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitsGivenByParent
  }
  /// The traits that this controller replaces, and those that its parent gives it.
  final var ownTraits = TraitValues() { didSet { overrideTraits() } }
  final var parentsTraits = TraitValues() { didSet { overrideTraits() } }
  final lazy var traitWatchers = TraitWatchers()

  private func overrideTraits() {
    loadedView?.setControllerOverrides(parentsTraits.merged(with: ownTraits))
  }

  // MARK: - Editing

  /// Whether the user edits the content; `editButtonItem` turns it on and off.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// An override calls super and shows what edits the content.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isOn = editing }
  /// A bar button that says Edit, or Done while the content is edited.
  open var editButtonItem: UIBarButtonItem { editing.button(for: self) }
  private lazy final var editing = EditState()

  // MARK: - Naming

  /// The controller's name; bars show it where their items have no title of their own.
  open var title: String? {
    get { titleStorage }
    set {
      titleStorage = newValue
      barItems.titleDidChange(to: newValue)
      tellObservers()
    }
  }

  // MARK: - Bars

  /// What the navigation bar shows while this controller is on top.
  open var navigationItem: UINavigationItem { barItems.navigationItem(titled: title) }
  /// The tab that stands for this controller.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(titled: title) }
    set {
      barItems.tab = newValue
      tabBarController?.showItems()
    }
  }
  /// The buttons of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Changes at once, animated or not.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    navigationController?.view.setNeedsLayout()
  }
  /// Whether the tab bar goes while it, or one above it, is on a stack.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view goes on below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether the view goes on below bars that are not seen through, too.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// Whether content that lies below bars clears them though it cannot scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The nearest container of its kind around this controller.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The nearest of its kind; nil without one.
  open var tabBarController: UITabBarController? { nearestParent() }
  /// The nearest of its kind; nil without one.
  open var splitViewController: UISplitViewController? { nearestParent() }
  /// The tab that the controller, or the nearest one around it that has one, was made for; nil without.
  open var tab: UITab? { nearestTab }

  /// The name by which a program without scenes keeps the controller's state; nil for one that is not kept,
  /// nor is what it contains.
  open var restorationIdentifier: String? {
    get { self[rare: .restorationIdentifier] }
    set { self[rare: .restorationIdentifier] = newValue }
  }
  /// The class that makes the controller again when its state is restored; nil leaves that to the
  /// application's delegate, to what is there already and to the storyboard.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { self[rare: .restorationClass] }
    set { self[rare: .restorationClass] = newValue }
  }
  /// The container; objects whose parent is this controller are kept below the names of both.
  open var restorationParent: (any UIStateRestoring)? { parent }
  /// Not asked of controllers, which are made again by `restorationClass`. Nil.
  open var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Writes down what the controller shows. Controllers and registered objects are written as references to
  /// what is restored.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Called after the view has loaded with what `encodeRestorableState(with:)` wrote.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when all controllers have got their states back.
  open func applicationFinishedRestoringState() {}

  /// Has the bars at an edge follow a scroll view that is not where they look for one: as the root view or at
  /// the back of it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContent(scrollView, edge)
  }
  /// The one that was set; nil for none. Of several edges the top one counts.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedContent(edge) }

  override func escapeByItself() -> Bool { leaveByEscape() }
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: - Keys

  /// Has the controller answer to a combination of keys, besides `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    self[rare: .keyCommands] = addedKeyCommands + [keyCommand]
  }
  /// Takes back `addKeyCommand(_:)`; those of `keyCommands` stay.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    self[rare: .keyCommands] = addedKeyCommands.filter { $0 !== keyCommand }
  }
  override var addedKeyCommands: [UIKeyCommand] { self[rare: .keyCommands] ?? [] }

  /// Who up the way of containers performs an action, this controller first; nil for nobody. What every
  /// controller can be asked to show performs who overrides the method for it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    target(of: action, sender)
  }
  /// Posted when a split view has come apart or together.
  public nonisolated class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
  /// The presentation that shows the controller, or one around it; nil for one that is not presented.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  // MARK: - Properties

  /// Called before the view is laid out for the first time and after `setNeedsUpdateProperties()`, before the
  /// same of the view.
  open func updateProperties() {}
  /// Asks for `updateProperties()` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Calls `updateProperties()` now where it is due, of this controller and its view, if that was made.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Traits are up to date at any time: does nothing.
  open func updateTraitsIfNeeded() {}

  // MARK: - Wishes that nobody grants here

  /// Whether the keyboard stays where it is though another of the sheet's controllers has no text. Not asked:
  /// it goes with its text.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Whether the focus comes back after a presentation. Kept for the app: keys move no focus.
  open var restoresFocusAfterTransition = true
  /// Kept for the app: keys move no focus.
  open var focusGroupIdentifier: String?
  /// The name under which touches would be counted. Kept for the app: nobody counts.
  open var interactionActivityTrackingBaseName: String?
  /// Whether the pointer is hidden and held. Not asked.
  open var prefersPointerLocked: Bool { false }
  /// Not asked. Nil by default.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// Whether the screen stays as it is turned. Not asked: screens are turned by what holds them.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Not asked. Nil by default.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  // MARK: - Content that is not there

  /// What is shown in front of the view while there is no content; nil for nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set {
      unavailable.configuration = newValue
      showUnavailableContent()
    }
  }
  /// What the configuration may depend on now.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
  /// Has the configuration updated before the view is laid out next.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.isStale = true
    viewIfLoaded?.setNeedsLayout()
  }
  /// Called before the view is laid out for the first time, and when an update was asked for, to set the
  /// configuration: by the program, or since traits or what is searched for have changed.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: - Peeking

  /// Would have the delegate asked for a preview when a view is pressed hard. No screen here measures force,
  /// as none does since 2019: nothing is ever pressed so.
  @discardableResult
  open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  { PreviewingRegistration(delegate, sourceView) }
  /// Does nothing: no registration has an effect.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  /// What can be done with a controller that is a preview.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
}

extension UIViewController: UITraitEnvironment {}
