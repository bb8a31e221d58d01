// long file: the open members must stand in the class body
internal import CoreGraphics
public import Foundation

/// An object that manages a view hierarchy, usually a screenful.
open class UIViewController: UIResponder, UIContentContainer {
  /// The root view; `nil` until it is loaded.
  final var loadedView: UIView?
  final var isLoading = false
  final var childList: [UIViewController] = [] { didSet { SystemOverlay.wishesMayHaveChanged() } }
  final weak var parentController: UIViewController? { didSet { tellObservers() } }
  final var nib: NibCoder?
  package final var nibIdentity: NibIdentity?
  private var titleStorage: String?
  final var appearance = ViewAppearance.gone { didSet { SystemOverlay.wishesMayHaveChanged() } }
  /// A Boolean value that indicates whether ``viewIsAppearing(_:)`` was called for this appearance.
  final var isPlaced = false
  /// The first responder in the view before it disappeared, restored when it reappears.
  final weak var formerFirstResponder: UIResponder?
  /// The presentation that covers this controller.
  final var presentation: UIPresentationController? { didSet { SystemOverlay.wishesMayHaveChanged() } }
  /// The presentation by which this controller covers another.
  final weak var presentationOver: UIPresentationController?
  /// The search that covers this controller's part of a container, without a presentation of its own.
  final weak var searching: UISearchController?
  /// A presentation of this controller that has not begun.
  final var readyPresentation: UIPresentationController?
  final var beingPresented = false, beingDismissed = false
  final var movingToParent = false, movingFromParent = false
  final var activeTransition: ControllerTransition?
  private let document: (name: String?, bundle: Bundle?)
  /// The content of bars for this controller, created on first use.
  final var barItems = ControllerBarItems()
  final var unavailable = UnavailableContent()

  /// Creates a controller whose view is in a document of the given name in the bundle, or the main bundle.
  /// Without a name the document is that of the class's name, if it exists, otherwise ``loadView()`` creates
  /// the view. The document is read when the view is loaded.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    document = (nibNameOrNil, nibBundleOrNil)
    super.init()
  }

  /// Creates a controller from data in an archive or a document of Interface Builder.
  public required init?(coder: NSCoder) {
    document = (nil, nil)
    super.init()
    (coder as? NibCoder)?.decode(self)
  }

  /// Creates a controller without a document.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// Called by `UIViewController.make` to run the `init(nibName:bundle:)` of the class that a metatype names.
  convenience init(dynamicName name: String?, bundle: Bundle?) { self.init(nibName: name, bundle: bundle) }

  // MARK: - View

  /// The root view, loaded by ``loadView()`` on first use.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { setRootView(newValue) }
  }
  /// The root view, or `nil` if it is not loaded. Reading it does not load the view.
  open var viewIfLoaded: UIView? { loadedView }
  /// A Boolean value that indicates whether the view is loaded. Reading it does not load the view.
  open var isViewLoaded: Bool { loadedView != nil }
  /// Creates the root view: by default the document's, or one that fills the screen.
  open func loadView() {
    view = makeNibView() ?? UIView(frame: UIScreen.main.bounds).flexible()
    // An override that calls super continues with connected outlets.
    connectScene()
  }
  /// Loads the view if it is not loaded. Traps if ``loadView()`` sets none.
  open func loadViewIfNeeded() { if loadedView == nil, !isLoading { makeView() } }
  /// Called after ``viewDidLoad()``, in which clients give children what they need to load their views.
  func loadChildren() {}
  /// Called once when the view is loaded, with outlets connected and not yet at its final size.
  open func viewDidLoad() {}
  /// Called before the view is added to its window. This method and the following four are called once per
  /// transition; an override calls super.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is in its window with its traits and its size, before it is laid out and shown.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called when the transition in which the view appeared has ended, immediately if there is none.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view disappears or is covered by content that removes it from the window.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left its window, at the end of the transition.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the root view's `layoutSubviews()`.
  open func viewWillLayoutSubviews() {}
  /// Called after the root view's `layoutSubviews()`; subviews further below may be laid out later.
  open func viewDidLayoutSubviews() {}
  /// Never read: Mica moves no focus. The next four do nothing.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { [] }
  /// Does nothing: keys move no focus.
  open func setNeedsFocusUpdate() {}
  /// Does nothing.
  open func updateFocusIfNeeded() {}
  /// Returns `true`. Never called.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// Never called.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}
  /// Called before the size of the view changes, for example when the device is rotated. Notifies the
  /// children with the size from ``size(forChildContentContainer:withParentContainerSize:)``.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellChildren(ofSize: size, coordinator)
  }
  /// Called in place of the view's `updateConstraints()`. An override calls super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  // MARK: - Safe area and margins

  /// The insets that are added to the safe area of the root view, in its coordinate space.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { loadedView?.settleSafeArea() } }
  }
  /// Called after the root view's safe area has changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The minimum margins of the root view: 16 points at the sides up to a width of 393, 20 from 414
  /// (`corpus/metrics.json`).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets { leastMargins }
  /// A Boolean value that determines whether the root view's margins are at least
  /// ``systemMinimumLayoutMargins``.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { loadedView?.settleMargins() } }
  }
  /// Called after the root view's margins have changed.
  open func viewLayoutMarginsDidChange() {}
  /// The guide for the area at the top that bars cover.
  open var topLayoutGuide: any UILayoutSupport { barGuide(.top, "_UIViewControllerTop") }
  /// The guide for the area at the bottom that bars cover.
  open var bottomLayoutGuide: any UILayoutSupport { barGuide(.bottom, "_UIViewControllerBottom") }

  // MARK: - Containment

  /// The container; `nil` for a presented controller or the root of a window.
  open var parent: UIViewController? { parentController }
  /// The child controllers, in the order of addition.
  open var children: [UIViewController] { childList }
  /// Adds a child, after removing it from any other container, and calls ``willMove(toParent:)``. The caller
  /// adds the view and then calls ``didMove(toParent:)``.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Removes the controller from its container and calls `didMove(toParent: nil)`. The caller calls
  /// `willMove(toParent: nil)` before and removes the view.
  open func removeFromParent() { leaveParent() }
  /// A Boolean value that indicates whether the container notifies its children of their appearance
  /// automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Begins the appearance or disappearance of a child, for containers that notify their children themselves.
  /// Also notifies a child that was never shown that it disappears.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    appearsAnimated = animated
    if isAppearing { startAppearing(animated) } else { startDisappearing(animated, fromAnywhere: true) }
  }
  /// A Boolean value: the last argument of ``beginAppearanceTransition(_:animated:)``.
  private var appearsAnimated = false
  /// Ends what ``beginAppearanceTransition(_:animated:)`` began.
  open func endAppearanceTransition() {
    if appearance == .going { finishDisappearing(appearsAnimated) } else { finishAppearing(appearsAnimated) }
  }
  /// A Boolean value that indicates whether the view appears because the controller was added to a container.
  open var isMovingToParent: Bool { movingToParent }
  /// A Boolean value that indicates whether the view disappears because the controller leaves its container;
  /// set before ``viewWillDisappear(_:)``.
  open var isMovingFromParent: Bool { movingFromParent }
  /// Replaces one child's view by another's, animated like `UIView.transition`.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController, duration: TimeInterval,
    options: UIView.AnimationOptions = [], animations: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) { exchange(fromViewController, for: toViewController, duration, options, animations, completion) }
  /// Lays out the views of children, if the class does that, before they are notified.
  func placeChildren() {}
  /// A Boolean value that indicates whether the class itself notifies its children of their appearance.
  var placesChildren: Bool { false }
  /// Called before the controller is added to a container, or, by the client, before it is removed from one.
  open func willMove(toParent parent: UIViewController?) {
    movingFromParent = parent == nil && parentController != nil
  }
  /// Called, by the client, when the controller was added to a container, or when it was removed from one.
  open func didMove(toParent parent: UIViewController?) {
    if appearance != .coming { movingToParent = false }
  }

  // MARK: - Presentation

  /// The style of the controller's presentation. `automatic` reads as the style that it stands for.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { wantedStyle == .automatic ? automaticStyle : wantedStyle }
    set { wantedStyle = newValue }
  }
  private var wantedStyle = UIModalPresentationStyle.automatic
  /// The style that `automatic` stands for: by `UIViewController.h` that of a sheet, unless a class of the
  /// system overrides it.
  var automaticStyle: UIModalPresentationStyle { .pageSheet }
  /// The style of the transition, where the presentation style allows it.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// The transition of the controller, pushed or presented. If `nil`, the container and
  /// ``modalTransitionStyle`` determine it.
  open var preferredTransition: Transition? {
    didSet { if let style = preferredTransition?.style { modalTransitionStyle = style } }
  }
  /// A Boolean value that determines whether the user cannot dismiss the controller by a swipe or a touch
  /// outside.
  open var isModalInPresentation = false
  /// The delegate that provides custom animations for the presentation of this controller.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// A Boolean value that determines whether `currentContext` and `overCurrentContext` presentations cover
  /// this controller. The default is `true` only for navigation controllers, as Apple documents.
  open var definesPresentationContext: Bool {
    get { wantsContext ?? isContextAtFirst }
    set { wantsContext = newValue }
  }
  private var wantsContext: Bool?
  var isContextAtFirst: Bool { false }
  /// A Boolean value that determines whether presentations over this context use its
  /// ``modalTransitionStyle``.
  open var providesPresentationContextTransitionStyle = false
  /// The preferred size in points, for popovers, sheets and containers; zero for none. The container and the
  /// presentation are notified of changes.
  open var preferredContentSize = CGSize.zero {
    didSet {
      guard preferredContentSize != oldValue else { return }
      tellObservers()
      tellPreferredContentSize()
    }
  }
  /// The presentation controller of this controller or of one that contains it.
  open var presentationController: UIPresentationController? { ownPresentation() }
  /// The presentation controller if it is a popover, otherwise `nil`.
  open var popoverPresentationController: UIPopoverPresentationController? {
    ownPresentation() as? UIPopoverPresentationController
  }
  /// The presentation controller if it is a sheet, otherwise `nil`.
  open var sheetPresentationController: UISheetPresentationController? {
    ownPresentation() as? UISheetPresentationController
  }
  /// Called when the preferred size of a child or of the presented controller has changed. Does nothing by
  /// default.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Never called: children do not report changes of their fitting size.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// Returns the size of a child for a size of this controller; by default the same. Called by
  /// ``viewWillTransition(to:with:)``.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { parentSize }
  /// Called before the traits change with the window's size. Notifies the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }
  /// Presents a controller over this one and everything around it. Without a window, or below a controller
  /// that already presents, only a message is written to standard error. Traps for a controller that is
  /// already presented or has a parent, and for itself.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { present(viewControllerToPresent, flag, completion) }
  /// Dismisses the controller that this one presents, or else this controller.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissPresented(flag, completion)
  }
  /// The controller that this one, or one that contains it, presents.
  open var presentedViewController: UIViewController? { coverHere }
  /// The controller that presents this one, or one that contains it.
  open var presentingViewController: UIViewController? { presenter }
  /// A Boolean value that indicates whether the controller is being presented: from before
  /// ``viewWillAppear(_:)`` until after ``viewDidAppear(_:)``.
  open var isBeingPresented: Bool { beingPresented }
  /// A Boolean value that indicates whether the controller is being dismissed: from before
  /// ``viewWillDisappear(_:)`` until after ``viewDidDisappear(_:)``.
  open var isBeingDismissed: Bool { beingDismissed }
  /// The coordinator of the current transition, or `nil` if there is none.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    activeTransition ?? parentController?.transitionCoordinator
  }
  /// Shows a controller by the nearest container that overrides the method: a navigation controller pushes
  /// it. Without one it is presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    shower(sender)?.show(vc, sender: sender) ?? present(vc, animated: true)
  }
  /// Shows a controller in the secondary position of a split view controller.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    detailShower(sender)?.showDetailViewController(vc, sender: sender) ?? present(vc, animated: true)
  }
  /// Adopts the secondary controller of a split view controller that collapses. By default nothing happens,
  /// and it is not visible.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary controller when a split view controller expands, or `nil` if this controller has
  /// none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }

  // MARK: - Storyboards

  /// The storyboard that the controller was loaded from.
  open var storyboard: UIStoryboard? { origin.storyboard }
  /// The context of an app extension: `nil`, since programs are no extensions.
  open var extensionContext: NSExtensionContext? { nil }
  /// Performs a segue of the storyboard. Traps if there is no such segue, as on iOS.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    perform(segueNamed: identifier, sender)
  }
  /// Returns whether a segue that the user triggers is performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Called before a segue, with its destination.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Returns whether an unwind segue may end here: by default if the controller implements the method.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { responds(toAction: action) }
  /// Returns the children to search for the destination of an unwind segue, in order.
  open func allowedChildrenForUnwinding(from source: UIStoryboardUnwindSegueSource) -> [UIViewController] {
    childrenBeside(childContaining(source))
  }
  /// Returns the child that contains the source of an unwind segue.
  open func childContaining(_ source: UIStoryboardUnwindSegueSource) -> UIViewController? {
    sequence(first: source.source, next: \.parent).first { $0.parent === self }
  }
  /// Makes `subsequentVC` visible during an unwind segue.
  open func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {}
  /// The controller's origin in a document.
  final var origin = StoryboardOrigin()

  // MARK: - Orientation

  /// The supported orientations. The default is all on an iPad, and all but upside down on an iPhone.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { Self.usualOrientations }
  /// The default orientations of controllers.
  static var usualOrientations: UIInterfaceOrientationMask {
    UIDevice.current.userInterfaceIdiom == .pad ? .all : .allButUpsideDown
  }
  /// A Boolean value that is never read: since iOS 16 only ``supportedInterfaceOrientations`` counts.
  open var shouldAutorotate: Bool { true }
  /// The preferred orientation, used if the screen has one that the controller does not support. The default
  /// is portrait.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// A Boolean value that determines whether the status bar is hidden. Read from the controller in charge of
  /// the window.
  open var prefersStatusBarHidden: Bool { false }
  /// The style of the status bar. The default, `default`, is dark in light appearance.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Never read: the status bar changes without animation.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The controller that determines the status bar's style, or `nil`, the default, for this one.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The controller that determines whether the status bar is hidden, or `nil`, the default, for this one.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// The controller that determines whether the home indicator is hidden, or `nil`, the default, for this
  /// one.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// A Boolean value that determines whether the controller is in charge of the status bar even if its
  /// presentation does not cover the whole window.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// A Boolean value that determines whether the home indicator is hidden. The default is `false`.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// Schedules an update of the home indicator before the next frame.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() { SystemOverlay.wishesMayHaveChanged() }
  /// Reads the supported orientations again, and rotates the screen if necessary.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {
    viewIfLoaded?.window?.screen.settleOrientation()
  }
  /// The edges at which the client's gestures take precedence over the system's.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// Never read: there are no system gestures.
  open var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfScreenEdgesDeferringSystemGestures() {}
  /// Schedules an update of the status bar before the next frame.
  open func setNeedsStatusBarAppearanceUpdate() { SystemOverlay.wishesMayHaveChanged() }
  /// Called when memory is low. Never called.
  open func didReceiveMemoryWarning() {}
  /// The name of the document that the controller was created with.
  open var nibName: String? { document.name }
  /// The bundle that the controller was created with. If `nil`, it is the main bundle.
  open var nibBundle: Bundle? { document.bundle }
  /// Never read: a property of tvOS. ``overrideUserInterfaceStyle`` determines the style.
  open var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }

  // MARK: - Traits

  /// The traits of the root view, or of the parent or the screen while it is not loaded.
  open var traitCollection: UITraitCollection {
    loadedView?.traitCollection ?? parentController?.traitCollection ?? UIScreen.main.traitCollection
  }
  /// Called after the traits have changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// The interface style of the root view and its subviews; `unspecified` inherits it.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { ownTraits.userInterfaceStyle }
    set { ownTraits.userInterfaceStyle = newValue }
  }
  /// Sets traits that override this controller's for a child; `nil` removes them.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    childViewController.parentsTraits = collection?.values ?? TraitValues()
  }
  /// Returns the traits set for the child, or `nil` if there are none.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    childViewController.traitsGivenByParent
  }
  /// The traits that this controller overrides, and those that its parent overrides.
  final var ownTraits = TraitValues() { didSet { overrideTraits() } }
  final var parentsTraits = TraitValues() { didSet { overrideTraits() } }
  final lazy var traitWatchers = TraitWatchers()

  private func overrideTraits() {
    loadedView?.setControllerOverrides(parentsTraits.merged(with: ownTraits))
  }

  // MARK: - Editing

  /// A Boolean value that indicates whether the content is being edited. ``editButtonItem`` toggles it.
  open var isEditing: Bool {
    get { editing.isOn }
    set { setEditing(newValue, animated: false) }
  }
  /// Sets whether the content is being edited. An override calls super and shows its editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) { self.editing.isOn = editing }
  /// A bar button item titled Edit, or Done while the content is being edited.
  open var editButtonItem: UIBarButtonItem { editing.button(for: self) }
  private lazy final var editing = EditState()

  // MARK: - Titles and items

  /// The title of the controller, which bars show if their items have none.
  open var title: String? {
    get { titleStorage }
    set {
      titleStorage = newValue
      barItems.titleDidChange(to: newValue)
      tellObservers()
    }
  }

  // MARK: - Bars

  /// The item for a navigation bar while this controller is on top.
  open var navigationItem: UINavigationItem { barItems.navigationItem(titled: title) }
  /// The item of the tab for this controller.
  open var tabBarItem: UITabBarItem! {
    get { barItems.tabBarItem(titled: title) }
    set {
      barItems.tab = newValue
      tabBarController?.showItems()
    }
  }
  /// The items of a navigation controller's toolbar while this controller is on top.
  open var toolbarItems: [UIBarButtonItem]? {
    get { barItems.toolbar }
    set { setToolbarItems(newValue, animated: false) }
  }
  /// Sets the toolbar items.
  ///
  /// - Note: The change is never animated.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    barItems.toolbar = toolbarItems
    navigationController?.view.setNeedsLayout()
  }
  /// A Boolean value that determines whether the tab bar is hidden while this controller, or one above it, is
  /// on a navigation stack.
  open var hidesBottomBarWhenPushed = false
  /// The edges at which the view extends below bars.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A Boolean value that determines whether the view also extends below opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { parent?.viewIfLoaded?.setNeedsLayout() }
  }
  /// A Boolean value that determines whether content below bars is inset even though it cannot scroll.
  open var automaticallyAdjustsScrollViewInsets = true
  /// The nearest navigation controller that contains this one, or `nil` if there is none.
  open var navigationController: UINavigationController? { nearestParent() }
  /// The nearest tab bar controller that contains this one, or `nil` if there is none.
  open var tabBarController: UITabBarController? { nearestParent() }
  /// The nearest split view controller that contains this one, or `nil` if there is none.
  open var splitViewController: UISplitViewController? { nearestParent() }
  /// The tab of this controller or of the nearest container that has one, or `nil` if there is none.
  open var tab: UITab? { nearestTab }

  /// The identifier under which an app without scenes saves the controller's state. If `nil`, neither it nor
  /// its content is saved.
  open var restorationIdentifier: String? {
    get { self[rare: .restorationIdentifier] }
    set { self[rare: .restorationIdentifier] = newValue }
  }
  /// The class that recreates the controller when its state is restored. If `nil`, the application's
  /// delegate, the existing controllers or the storyboard provide it.
  open var restorationClass: (any UIViewControllerRestoration.Type)? {
    get { self[rare: .restorationClass] }
    set { self[rare: .restorationClass] = newValue }
  }
  /// The container; the state of an object whose parent is this controller is saved below the identifiers of
  /// both.
  open var restorationParent: (any UIStateRestoring)? { parent }
  /// Never read for controllers, which ``restorationClass`` recreates.
  open var objectRestorationClass: (any UIObjectRestoration.Type)? { nil }
  /// Encodes the state of the controller. Controllers and registered objects are encoded as references.
  open func encodeRestorableState(with coder: NSCoder) {}
  /// Decodes the state that ``encodeRestorableState(with:)`` encoded. Called after the view has loaded.
  open func decodeRestorableState(with coder: NSCoder) {}
  /// Called when the states of all controllers are restored.
  open func applicationFinishedRestoringState() {}

  /// Sets the scroll view that the bars at an edge follow, if it is neither the root view nor at the back of
  /// it.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    nameContent(scrollView, edge)
  }
  /// Returns the scroll view that was set for an edge, or `nil` for none. Of several edges the top one
  /// counts.
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { namedContent(edge) }

  override func escapeByItself() -> Bool { leaveByEscape() }
  open override var next: UIResponder? { loadedView?.superview }

  // MARK: - Keys

  /// Adds a key command, besides ``keyCommands``.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    self[rare: .keyCommands] = addedKeyCommands + [keyCommand]
  }
  /// Removes a key command that ``addKeyCommand(_:)`` added; those of ``keyCommands`` remain.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    self[rare: .keyCommands] = addedKeyCommands.filter { $0 !== keyCommand }
  }
  override var addedKeyCommands: [UIKeyCommand] { self[rare: .keyCommands] ?? [] }

  /// Returns the first controller, from this one upwards through its containers, that performs an action, or
  /// `nil`. An action that every controller implements is performed by the one that overrides it.
  open func targetViewController(forAction action: Selector, sender: Any?) -> UIViewController? {
    target(of: action, sender)
  }
  /// Posted when a split view controller has expanded or collapsed.
  public nonisolated class var showDetailTargetDidChangeNotification: Notification.Name {
    Notification.Name("UIViewControllerShowDetailTargetDidChangeNotification")
  }
  /// The presentation that shows the controller, or one that contains it; `nil` if it is not presented.
  open var activePresentationController: UIPresentationController? {
    presentingViewController == nil ? nil : presentationController
  }

  // MARK: - Properties

  /// Called before the first layout of the view and after ``setNeedsUpdateProperties()``, before the view's
  /// `updateProperties()`.
  open func updateProperties() {}
  /// Schedules ``updateProperties()`` before the next layout.
  open func setNeedsUpdateProperties() { viewIfLoaded?.setNeedsUpdateProperties() }
  /// Performs a scheduled ``updateProperties()`` of this controller and of its view, if loaded.
  open func updatePropertiesIfNeeded() { viewIfLoaded?.updatePropertiesIfNeeded() }
  /// Does nothing: traits are always up to date.
  open func updateTraitsIfNeeded() {}

  // MARK: - Stored preferences

  /// A Boolean value that indicates whether the keyboard remains when another controller of the sheet has no
  /// text. Never read.
  open var disablesAutomaticKeyboardDismissal: Bool { modalPresentationStyle == .formSheet }
  /// Stored only. A Boolean value that determines whether the focus is restored after a presentation; keys
  /// move no focus.
  open var restoresFocusAfterTransition = true
  /// Stored only. The identifier of the focus group; keys move no focus.
  open var focusGroupIdentifier: String?
  /// Stored only. The base name for tracking interactions. Unavailable on Linux: there is no service that
  /// tracks interactions.
  open var interactionActivityTrackingBaseName: String?
  /// A Boolean value that indicates whether the pointer is hidden and locked. Never read.
  open var prefersPointerLocked: Bool { false }
  /// Never read.
  open var childViewControllerForPointerLock: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfPrefersPointerLocked() {}
  /// A Boolean value that indicates whether the orientation is locked. Never read: screens are rotated by
  /// their hosts.
  open var prefersInterfaceOrientationLocked: Bool { false }
  /// Never read.
  open var childViewControllerForInterfaceOrientationLock: UIViewController? { nil }
  /// Does nothing.
  open func setNeedsUpdateOfPrefersInterfaceOrientationLocked() {}

  // MARK: - Content-unavailable configuration

  /// The configuration of the view in front of the content while there is none; `nil` for none.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { unavailable.configuration }
    set {
      unavailable.configuration = newValue
      showUnavailableContent()
    }
  }
  /// The state that the configuration may depend on.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState { unavailableState }
  /// Schedules an update of the configuration before the next layout of the view.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    unavailable.isStale = true
    viewIfLoaded?.setNeedsLayout()
  }
  /// Updates the configuration. Called before the first layout of the view and for scheduled updates: by the
  /// client, or since traits or the search have changed.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}

  // MARK: - Previews

  /// Registers a delegate for previews of a view that is pressed hard.
  ///
  /// - Note: No effect. As on iOS without a display that senses force, no preview is shown.
  @discardableResult
  open func registerForPreviewing(with delegate: any UIViewControllerPreviewingDelegate, sourceView: UIView)
    -> any UIViewControllerPreviewing
  { PreviewingRegistration(delegate, sourceView) }
  /// Does nothing: no registration has an effect.
  open func unregisterForPreviewing(withContext previewing: any UIViewControllerPreviewing) {}
  /// The actions of a controller that is shown as a preview.
  open var previewActionItems: [any UIPreviewActionItem] { [] }
}

extension UIViewController: UITraitEnvironment {}
