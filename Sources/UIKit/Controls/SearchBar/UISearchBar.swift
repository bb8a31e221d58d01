internal import CoreGraphics
public import Foundation

/// A bar with a field to search by, and buttons to cancel and to narrow the search.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// How much a bar stands out.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The pictures of a bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private weak var receiver: (any UISearchBarDelegate)?
  final let field = UISearchTextField(frame: .zero)
  private lazy var listener = SearchFieldListener(self)
  final var cancel: UIButton?
  /// What the button to cancel counts as where bars' items share their looks.
  final let cancelItem = UIBarButtonItem()
  /// Whether the button to cancel can be pressed also when
  /// editing has ended, as that of a search which goes on.
  final var keepsCancelButton = false
  final var scopes: UISegmentedControl?
  /// What a search controller does when the user has chosen another scope, after the delegate.
  final var scopeDidChange: (() -> Void)?
  final var looks = SearchBarLooks()

  /// A bar with a frame in the superview to come.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// A bar read from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
    if let nib = coder as? NibCoder { decodeNib(nib) }
  }

  private func prepare() {
    isOpaque = false
    settings.insert(.redrawsOnResize)
    (field.returnKeyType, field.enablesReturnKeyAutomatically) = (.search, true)
    addSubview(field)
    listener.listen()
  }

  /// Told of the bar's use; not retained.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// Where the delegate says that the bar lies.
  open var barPosition: UIBarPosition { receiver?.position(for: self) ?? .any }

  // MARK: - Text

  /// The field's text. Setting it tells nobody.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// What stands in the empty field; nil, as at first, for nothing.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// One line of text above the field.
  open var prompt: String? { didSet { heightDidChange() } }
  /// The field itself.
  open var searchTextField: UISearchTextField { field }

  // MARK: - First responder

  open override var canBecomeFirstResponder: Bool { field.canBecomeFirstResponder }
  open override var canResignFirstResponder: Bool { field.canResignFirstResponder }
  open override var isFirstResponder: Bool { field.isFirstResponder }
  @discardableResult open override func becomeFirstResponder() -> Bool { field.becomeFirstResponder() }
  @discardableResult open override func resignFirstResponder() -> Bool { field.resignFirstResponder() }
  open override var inputAccessoryView: UIView? {
    get { field.inputAccessoryView }
    set { field.inputAccessoryView = newValue }
  }

  // MARK: - Buttons

  /// Whether a button to cancel stands beside the field. It can
  /// be pressed until editing ends, and again when it begins.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// Where it is animated the field gives the button room in time.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    moveCancelButton(in: showsCancelButton, animated: animated)
  }
  /// Whether the field has a button for bookmarks while it is empty.
  open var showsBookmarkButton = false { didSet { updateFieldButton() } }
  /// Whether the field has a button for earlier results, in
  /// place of that for bookmarks, while no text is edited.
  open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
  /// Whether the button for earlier results shows its selected picture.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }
  /// Whether the scopes stand below the field; that makes the bar higher.
  open var showsScopeBar = false { didSet { heightDidChange() } }
  /// Where it is animated the scopes come in a quarter of a second, and the superview is laid out along with
  /// it.
  open func setShowsScope(_ show: Bool, animated: Bool) { moveScopes(in: show, animated: animated) }
  /// Nil and none show no scopes, whatever `showsScopeBar` says.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      heightDidChange()
    }
  }
  /// The scope that is chosen; setting it tells nobody.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { setNeedsLayout() } }
  }

  /// Sets the picture of an icon; nil is the system's. States other than the normal one count for buttons.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.images[icon, default: [:]][state.rawValue] = iconImage
    updateIcons()
  }
  /// The picture that was set for an icon, the normal state's where a state has none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[icon]?[state.rawValue] ?? looks.images[icon]?[UIControl.State.normal.rawValue]
  }
  /// Moves an icon within the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.shifts[icon] = adjustment
    updateIcons()
  }
  /// In points; zero unless set.
  open func positionAdjustment(for icon: Icon) -> UIOffset { looks.shifts[icon] ?? .zero }

  // MARK: - Looks

  /// `minimal` draws no ground behind the field; the other two look alike here.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  /// `default` has a ground that is light or dark as its surroundings; others have a dark one.
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// The colour of the bar behind the field; nil is the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Kept for the app: a bar lets nothing through here, whatever it says.
  open var isTranslucent = true
  /// What is drawn behind the field in place of the bar's own ground.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Sets `backgroundImage` for every position of the bar; metrics other than `default` are ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }
  /// Nil for other metrics than `default`.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }
  /// Sets what is drawn in place of the field's pale ground; the normal and the disabled state have one.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .disabled {
      field.disabledBackground = backgroundImage
    } else {
      field.background = backgroundImage
    }
  }
  /// The image of the disabled state, or that of all others.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }
  /// Moves the field within the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }
  /// Moves the text within the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textShift }
    set { field.textShift = newValue }
  }
  /// What is drawn behind the scopes.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Sets the looks of the scopes' titles in a state; nil for the system's.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    looks.scopeTitles[state.rawValue] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }
  /// What was set for the state alone; nil for nothing.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.scopeTitles[state.rawValue]
  }

  /// Sets the image behind the scopes' buttons in a state, and that between two of them.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.scopeGrounds[state.rawValue] = backgroundImage
    scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// What was set for the state alone; nil for nothing.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.scopeGrounds[state.rawValue]
  }
  /// Sets the image between two scopes in their states; that of two normal ones stands in for others.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    looks.scopeDividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    scopes?.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// What was set for these two states; nil for nothing.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.scopeDividers[[leftState.rawValue, rightState.rawValue]] }

  // MARK: - Keyboard

  /// The field's; `sentences` unless set.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The field's: `no` takes the bar above the keys of the screen away. Nothing is corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// The field's. Kept for the app.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// The field's. Kept for the app.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// The field's. Kept for the app.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// The field's. Kept for the app.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The field's: which keys the keyboard on the screen has.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The field's: whether the keyboard on the screen is light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The field's; `search` unless set.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// Whether the return key does nothing while the field is empty: true at first.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// The field's: whether the text is shown as dots.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// The field's. Kept for the app.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // MARK: - Layout and drawing

  private var isAboveIndicator: Bool { (window?.screen ?? .main).hasHomeIndicator }
  /// The same when the bar was made, or last moved.
  private var wasAboveIndicator = UIScreen.main.hasHomeIndicator
  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    let height = height(around: ControlMetrics.searchBarHeight(isAboveIndicator: isAboveIndicator))
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = height(around: ControlMetrics.fittingSearchBarHeight(isAboveIndicator: isAboveIndicator))
    return CGSize(width: size.width, height: height)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    layoutBar()
  }
  open override func draw(_ rect: CGRect) { drawBar() }
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { styleCancelButton() }
    guard isAboveIndicator != wasAboveIndicator else { return }
    wasAboveIndicator = isAboveIndicator
    heightDidChange()
  }

  /// The search whose bar it is.
  final weak var search: UISearchController?
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    if superview == nil { search?.barWasTakenOut() }
  }

  private func heightDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }
}
