internal import CoreGraphics
public import Foundation
internal import InterfaceBuilder

/// A bar with a search field, a cancel button and a scope bar.
open class UISearchBar: UIView, UIBarPositioning, UITextInputTraits {
  /// The style of a search bar, which determines its prominence.
  public enum Style: UInt, Sendable { case `default`, prominent, minimal }
  /// The icons of a search bar.
  public enum Icon: Int, Sendable { case search, clear, bookmark, resultsList }

  private weak var receiver: (any UISearchBarDelegate)?
  final let field = UISearchTextField(frame: .zero)
  private lazy var listener = SearchFieldListener(self)
  final var cancel: UIButton?
  /// The item that represents the cancel button in the shared appearance of bar button items.
  final let cancelItem = UIBarButtonItem()
  /// A Boolean value that indicates whether the cancel button remains enabled after editing has ended, as it
  /// does while a search is active.
  final var keepsCancelButton = false
  final var scopes: UISegmentedControl?
  /// Called after the delegate when the user has selected another scope; used by a search controller.
  final var scopeDidChange: (() -> Void)?
  final var looks = SearchBarLooks()

  override class var drawsItself: Bool { true }
  override func prepare() {
    (field.returnKeyType, field.enablesReturnKeyAutomatically) = (.search, true)
    addSubview(field)
    listener.listen()
  }
  override func decode(from nib: NibCoder) {
    toolsVersion = nib.loader.document.toolsVersion
    decodeNib(nib)
  }

  /// The delegate, which is not retained.
  open weak var delegate: (any UISearchBarDelegate)? {
    get { receiver }
    set { receiver = newValue }
  }
  /// The position of the bar, as returned by the delegate.
  open var barPosition: UIBarPosition { receiver?.position(for: self) ?? .any }

  // MARK: - Text

  /// The text in the search field. Setting it does not notify the delegate.
  open var text: String? {
    get { field.text }
    set { field.text = newValue }
  }
  /// The text that is shown while the field is empty; `nil`, the default, for none.
  open var placeholder: String? {
    get { field.placeholder }
    set { field.placeholder = newValue }
  }
  /// A line of text above the search field.
  open var prompt: String? { didSet { heightDidChange() } }
  /// The search field.
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

  /// A Boolean value that determines whether a cancel button is shown beside the field. The button is enabled
  /// while editing.
  open var showsCancelButton = false {
    didSet { if showsCancelButton != oldValue { setNeedsLayout() } }
  }
  /// Sets whether the cancel button is shown; if `animated`, the field makes room for it over time.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    moveCancelButton(in: showsCancelButton, animated: animated)
  }
  /// A Boolean value that determines whether the field shows a bookmark button while it is empty.
  open var showsBookmarkButton = false { didSet { updateFieldButton() } }
  /// A Boolean value that determines whether the field shows a search results button, in place of the
  /// bookmark button, while no text is edited.
  open var showsSearchResultsButton = false { didSet { updateFieldButton() } }
  /// A Boolean value that determines whether the search results button shows its selected image.
  open var isSearchResultsButtonSelected = false { didSet { updateFieldButton() } }
  /// A Boolean value that determines whether the scope bar is shown below the field, which makes the bar
  /// higher.
  open var showsScopeBar = false { didSet { heightDidChange() } }
  /// Sets whether the scope bar is shown. If `animated`, it appears within a quarter of a second, and the
  /// superview is laid out in the same animation.
  open func setShowsScope(_ show: Bool, animated: Bool) { moveScopes(in: show, animated: animated) }
  /// The titles of the scope buttons. If `nil` or empty, no scope bar is shown, whatever ``showsScopeBar``
  /// says.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      heightDidChange()
    }
  }
  /// The index of the selected scope. Setting it does not notify the delegate.
  open var selectedScopeButtonIndex = 0 {
    didSet { if selectedScopeButtonIndex != oldValue { setNeedsLayout() } }
  }

  /// Sets the image of an icon; `nil` restores the system's. Only buttons use states other than the normal
  /// one.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {
    looks.images[icon, default: [:]][state.rawValue] = iconImage
    updateIcons()
  }
  /// Returns the image set for an icon; the normal state's if the state has none.
  open func image(for icon: Icon, state: UIControl.State) -> UIImage? {
    looks.images[icon]?[state.rawValue] ?? looks.images[icon]?[UIControl.State.normal.rawValue]
  }
  /// Sets the offset of an icon within the field, in points.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {
    looks.shifts[icon] = adjustment
    updateIcons()
  }
  /// Returns the offset of an icon, in points. The default is zero.
  open func positionAdjustment(for icon: Icon) -> UIOffset { looks.shifts[icon] ?? .zero }

  // MARK: - Appearance

  /// The style of the bar. `minimal` draws no background behind the field.
  ///
  /// - Note: The other two styles look alike.
  open var searchBarStyle = Style.default { didSet { setNeedsDisplay() } }
  /// The bar style. `default` follows the interface style; the others have a dark background.
  open var barStyle = UIBarStyle.default { didSet { setNeedsDisplay() } }
  /// The colour of the bar behind the field. If `nil`, the system's colour is used.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Stored only. A Boolean value that determines whether the bar is translucent; it is always opaque.
  open var isTranslucent = true
  /// An image that replaces the bar's background behind the field.
  open var backgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Sets ``backgroundImage`` for every position of the bar. Metrics other than `default` are ignored.
  open func setBackgroundImage(
    _ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics
  ) {
    if barMetrics == .default { self.backgroundImage = backgroundImage }
  }
  /// Returns ``backgroundImage``, or `nil` for metrics other than `default`.
  open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
    barMetrics == .default ? backgroundImage : nil
  }
  /// Sets the image that replaces the field's background, for the normal and the disabled state.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    if state == .disabled {
      field.disabledBackground = backgroundImage
    } else {
      field.background = backgroundImage
    }
  }
  /// Returns the field's background image for the disabled state, or the one for all others.
  open func searchFieldBackgroundImage(for state: UIControl.State) -> UIImage? {
    state == .disabled ? field.disabledBackground : field.background
  }
  /// The offset of the field within the bar, in points.
  open var searchFieldBackgroundPositionAdjustment = UIOffset.zero {
    didSet { if searchFieldBackgroundPositionAdjustment != oldValue { setNeedsLayout() } }
  }
  /// The offset of the text within the field, in points.
  open var searchTextPositionAdjustment: UIOffset {
    get { field.textShift }
    set { field.textShift = newValue }
  }
  /// The image behind the scope bar.
  open var scopeBarBackgroundImage: UIImage? { didSet { setNeedsDisplay() } }
  /// Sets the text attributes of the scope buttons' titles for a state; `nil` restores the system's.
  open func setScopeBarButtonTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State
  ) {
    looks.scopeTitles[state.rawValue] = attributes
    scopes?.setTitleTextAttributes(attributes, for: state)
  }
  /// Returns the text attributes set for exactly this state, or `nil` if there are none.
  open func scopeBarButtonTitleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    looks.scopeTitles[state.rawValue]
  }

  /// Sets the background image of the scope buttons for a state.
  open func setScopeBarButtonBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
    looks.scopeGrounds[state.rawValue] = backgroundImage
    scopes?.setBackgroundImage(backgroundImage, for: state, barMetrics: .default)
  }
  /// Returns the background image set for exactly this state, or `nil` if there is none.
  open func scopeBarButtonBackgroundImage(for state: UIControl.State) -> UIImage? {
    looks.scopeGrounds[state.rawValue]
  }
  /// Sets the divider image between two scope buttons in the given states. The image for two normal states is
  /// used for all others.
  open func setScopeBarButtonDividerImage(
    _ dividerImage: UIImage?, forLeftSegmentState leftState: UIControl.State,
    rightSegmentState rightState: UIControl.State
  ) {
    looks.scopeDividers[[leftState.rawValue, rightState.rawValue]] = dividerImage
    scopes?.setDividerImage(
      dividerImage, forLeftSegmentState: leftState, rightSegmentState: rightState, barMetrics: .default)
  }
  /// Returns the divider image set for exactly these states, or `nil` if there is none.
  open func scopeBarButtonDividerImage(
    forLeftSegmentState leftState: UIControl.State, rightSegmentState rightState: UIControl.State
  ) -> UIImage? { looks.scopeDividers[[leftState.rawValue, rightState.rawValue]] }

  // MARK: - Keyboard

  /// The autocapitalisation of the search field. The default is `sentences`.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { field.autocapitalizationType }
    set { field.autocapitalizationType = newValue }
  }
  /// The autocorrection of the search field. `no` hides the bar above the on-screen keyboard.
  ///
  /// - Note: Text is never corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { field.autocorrectionType }
    set { field.autocorrectionType = newValue }
  }
  /// Stored only. The spell checking of the search field.
  open var spellCheckingType: UITextSpellCheckingType {
    get { field.spellCheckingType }
    set { field.spellCheckingType = newValue }
  }
  /// Stored only. The smart quotes of the search field.
  open var smartQuotesType: UITextSmartQuotesType {
    get { field.smartQuotesType }
    set { field.smartQuotesType = newValue }
  }
  /// Stored only. The smart dashes of the search field.
  open var smartDashesType: UITextSmartDashesType {
    get { field.smartDashesType }
    set { field.smartDashesType = newValue }
  }
  /// Stored only. The smart insertion and deletion of the search field.
  open var smartInsertDeleteType: UITextSmartInsertDeleteType {
    get { field.smartInsertDeleteType }
    set { field.smartInsertDeleteType = newValue }
  }
  /// The keyboard type of the search field, which determines the keys of the on-screen keyboard.
  open var keyboardType: UIKeyboardType {
    get { field.keyboardType }
    set { field.keyboardType = newValue }
  }
  /// The keyboard appearance of the search field: light or dark.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { field.keyboardAppearance }
    set { field.keyboardAppearance = newValue }
  }
  /// The return key of the search field. The default is `search`.
  open var returnKeyType: UIReturnKeyType {
    get { field.returnKeyType }
    set { field.returnKeyType = newValue }
  }
  /// A Boolean value that determines whether the return key is disabled while the field is empty. The default
  /// is `true`.
  open var enablesReturnKeyAutomatically: Bool {
    get { field.enablesReturnKeyAutomatically }
    set { field.enablesReturnKeyAutomatically = newValue }
  }
  /// A Boolean value that determines whether the field hides its text behind dots.
  open var isSecureTextEntry: Bool {
    get { field.isSecureTextEntry }
    set { field.isSecureTextEntry = newValue }
  }
  /// Stored only. The content type of the search field. Unavailable on Linux: there is no automatic filling.
  open var textContentType: UITextContentType! {
    get { field.textContentType }
    set { field.textContentType = newValue }
  }

  // MARK: - Layout and drawing

  /// The version of Interface Builder that wrote the bar's document; nil for a bar created in code.
  private var toolsVersion: IBToolsVersion?
  private var isAboveIndicator: Bool { (window?.screen ?? .main).hasHomeIndicator }
  /// The value of `isAboveIndicator` when the bar was created or last moved.
  private var wasAboveIndicator = UIScreen.main.hasHomeIndicator
  override class func hugs(_ axis: NSLayoutConstraint.Axis) -> Bool { axis == .vertical }
  open override var intrinsicContentSize: CGSize {
    let height = height(
      around: ControlMetrics.searchBarHeight(isAboveIndicator: isAboveIndicator, toolsVersion: toolsVersion))
    return CGSize(width: UIView.noIntrinsicMetric, height: height)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let height = height(
      around: ControlMetrics.fittingSearchBarHeight(
        isAboveIndicator: isAboveIndicator, toolsVersion: toolsVersion))
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

  /// The search controller that owns the bar.
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
