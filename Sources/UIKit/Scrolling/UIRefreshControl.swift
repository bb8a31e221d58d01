internal import CoreGraphics
public import Foundation

/// A control above the content of a scroll view that starts a refresh when the content is pulled down far
/// enough.
///
/// It sends `.valueChanged` when it starts; the handler calls `endRefreshing()` when the refresh has
/// finished.
open class UIRefreshControl: UIControl {
  /// The height that the control occupies above the content while it refreshes, in points.
  static let room: CGFloat = 60
  /// The distance by which the content is pulled to start a refresh, in points.
  static let pull: CGFloat = 2 * room

  private let spinner = UIActivityIndicatorView(style: .medium)
  private let label = UILabel()
  private var refreshes = false
  /// A Boolean value that indicates whether the control occupies space above the content.
  private var takesRoom = false
  /// A Boolean value that indicates whether the current drag has started a refresh; it does not start
  /// another.
  private var hasStartedInDrag = false

  public override init(frame: CGRect) {
    super.init(frame: CGRect(origin: frame.origin, size: CGSize(width: frame.width, height: Self.room)))
    furnish()
  }

  /// Creates a refresh control from a document or an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    furnish()
  }

  private func furnish() {
    spinner.hidesWhenStopped = false
    label.textAlignment = .center
    label.font = .preferredFont(forTextStyle: .caption1)
    addSubview(spinner)
    addSubview(label)
    alpha = 0
  }

  /// A Boolean value that indicates whether a refresh is in progress, from its start by a drag or
  /// `beginRefreshing()` to `endRefreshing()`.
  open var isRefreshing: Bool { refreshes }
  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      super.tintColor = newValue
      spinner.color = newValue ?? .systemGray
    }
  }
  /// The title shown below the activity indicator.
  open var attributedTitle: NSAttributedString? {
    get { label.attributedText }
    set {
      label.attributedText = newValue
      setNeedsLayout()
    }
  }
  /// Starts a refresh without sending `.valueChanged` or moving the content.
  open func beginRefreshing() { start() }
  /// Ends the refresh and removes the space above the content, with an animation; does nothing if no refresh
  /// is in progress.
  open func endRefreshing() {
    guard refreshes else { return }
    refreshes = false
    spinner.stopAnimating()
    guard let scrollView = superview as? UIScrollView else { return }
    giveRoomBack(in: scrollView)
    follow(scrollView)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: Self.room)
  }
  open override func layoutSubviews() {
    super.layoutSubviews()
    let size = bounds.size
    spinner.sizeToFit()
    let titleHeight = label.text?.isEmpty ?? true ? 0 : label.sizeThatFits(size).height
    spinner.center = CGPoint(x: size.width / 2, y: (size.height - titleHeight) / 2)
    label.frame = CGRect(x: 0, y: size.height - titleHeight - 4, width: size.width, height: titleHeight)
  }

  // MARK: - The scroll view

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    (superview as? UIScrollView)?.adopt(self)
  }
  open override func willMove(toSuperview newSuperview: UIView?) {
    super.willMove(toSuperview: newSuperview)
    guard let scrollView = superview as? UIScrollView, scrollView !== newSuperview else { return }
    giveRoomBack(in: scrollView)
    scrollView.abandon(self)
  }

  func join(_ scrollView: UIScrollView) {
    scrollView.insertSubview(self, at: 0)
    follow(scrollView)
  }

  /// Called when a drag begins.
  func dragBegins() { hasStartedInDrag = false }

  /// Keeps the control in the gap above the content, and starts a refresh when the content has been pulled
  /// far enough.
  func follow(_ scrollView: UIScrollView) {
    // A large title is pulled down first.
    let top = scrollView.widestTopInset - (takesRoom ? Self.room : 0)
    let gap = -scrollView.contentOffset.y - top
    let wanted = CGRect(
      x: 0, y: scrollView.contentOffset.y + top, width: scrollView.bounds.width, height: Self.room)
    if frame != wanted { frame = wanted }
    if !refreshes { alpha = min(max(gap / Self.pull, 0), 1) }
    guard !refreshes, !hasStartedInDrag, scrollView.isDragging, gap >= Self.pull else { return }
    hasStartedInDrag = true
    start()
    sendActions(for: .valueChanged)
  }

  private func start() {
    guard !refreshes else { return }
    refreshes = true
    alpha = 1
    spinner.startAnimating()
    guard let scrollView = superview as? UIScrollView, !takesRoom else { return }
    takesRoom = true
    scrollView.contentInset.top += Self.room
  }

  private func giveRoomBack(in scrollView: UIScrollView) {
    guard takesRoom else { return }
    takesRoom = false
    let wasAtTop = scrollView.contentOffset.y <= -scrollView.restingTopInset
    scrollView.contentInset.top -= Self.room
    let top = CGPoint(x: scrollView.contentOffset.x, y: -scrollView.restingTopInset)
    if wasAtTop, !scrollView.isDragging { scrollView.setContentOffset(top, animated: true) }
  }
}
