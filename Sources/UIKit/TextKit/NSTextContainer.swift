internal import CoreGraphics
public import Foundation

/// A region in which text is laid out: a rectangle with its origin at (0, 0) and y pointing down, without its
/// excluded areas.
open class NSTextContainer: NSObject {
  /// Creates a container with a size. A length that is not finite, or 0 or less, means no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a container without limits.
  public convenience override init() { self.init(size: .zero) }

  /// Creates a container with a size of zero. Nothing is read from the archive.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The layout manager that uses the container.
  open private(set) weak var layoutManager: NSLayoutManager?
  /// The text layout manager that uses the container.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Replaces the container's layout manager with another, which receives all of its containers and its text.
  open func replaceLayoutManager(_ newLayoutManager: NSLayoutManager) {
    guard let old = layoutManager, old !== newLayoutManager else { return }
    let storage = old.textStorage
    storage?.removeLayoutManager(old)
    for container in old.textContainers {
      old.removeTextContainer(at: 0)
      newLayoutManager.addTextContainer(container)
    }
    storage?.addLayoutManager(newLayoutManager)
  }

  /// The size in points. A length of 0 or less means no limit.
  open var size: CGSize { didSet { if size != oldValue { didChange(from: oldValue) } } }
  /// The areas that text does not cover, in the container's coordinate space.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }
  /// The line break mode of the last line if more text follows.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// The space to the left and right of the text in every line, in points. The default is 5.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  /// The maximum number of lines; 0 means no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// A Boolean value that determines whether the width follows that of the text view.
  open var widthTracksTextView = false
  /// A Boolean value that determines whether the height follows that of the text view.
  open var heightTracksTextView = false
  /// A Boolean value that indicates whether all lines have the width of the region, because nothing is
  /// excluded.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// Returns the part of a proposed line in which text can be placed: the first gap between excluded areas.
  /// `remainingRect` receives the remainder to the right of it.
  open func lineFragmentRect(
    forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
    remaining remainingRect: UnsafeMutablePointer<CGRect>?
  ) -> CGRect {
    let gaps = gaps(top: proposedRect.minY, height: proposedRect.height, width: proposedRect.maxX)
      .map { max($0.lowerBound, proposedRect.minX)...max($0.upperBound, proposedRect.minX) }
      .filter { $0.upperBound > $0.lowerBound }
    func rect(_ gap: ClosedRange<CGFloat>) -> CGRect {
      CGRect(
        x: gap.lowerBound, y: proposedRect.minY, width: gap.upperBound - gap.lowerBound,
        height: proposedRect.height)
    }
    remainingRect?.pointee =
      gaps.count > 1
      ? rect(gaps[1].lowerBound...gaps[gaps.count - 1].upperBound) : .zero
    return gaps.first.map(rect) ?? .zero
  }

  // MARK: - Used by layout managers

  /// A Boolean value that indicates whether every line has the full width. Subclasses may change lines.
  final var isPlain: Bool { exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self }

  /// Returns the parts of a horizontal strip in which text can be placed, from
  /// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)`.
  final func regions(top: CGFloat, height: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
    guard type(of: self) != NSTextContainer.self else { return gaps(top: top, height: height, width: width) }
    var found: [ClosedRange<CGFloat>] = []
    var rest = CGRect(x: 0, y: top, width: width, height: height)
    // Each part must be to the right of the one before. The loop ends if a subclass violates this.
    while rest.width > 0, found.last.map({ rest.minX >= $0.upperBound }) ?? true {
      var remaining = CGRect.zero
      let piece = lineFragmentRect(
        forProposedRect: rest, at: 0, writingDirection: .natural, remaining: &remaining)
      if piece.width > 0 { found.append(piece.minX...piece.maxX) }
      rest = remaining
    }
    return found
  }

  /// Called when the container or its layout changes. Set by the text view.
  final var onChange: (() -> Void)?
  /// Called when the text of the manager's storage changes.
  final var onEdit: (() -> Void)?

  /// The text view's attributes for links, or nil if there is no text view or it does not set them.
  final var linkLook: [NSAttributedString.Key: Any]? { didSet { textLayoutManager?.forgetLayout() } }
  /// The views of attachments, or nil if views are not displayed.
  final var attachmentViews: AttachmentViews?

  final func join(_ manager: NSLayoutManager?) { layoutManager = manager }
  final func joinFragments(of manager: NSTextLayoutManager?) { textLayoutManager = manager }

  private func didChange(from oldSize: CGSize? = nil) {
    if let layoutManager {
      layoutManager.textContainerChangedGeometry(self)
      layoutManager.delegate?.layoutManager(
        layoutManager, textContainer: self, didChangeGeometryFrom: oldSize ?? size)
    }
    textLayoutManager?.forgetLayout()
    onChange?()
  }

  /// The available width of lines including padding, or infinity if there is no limit.
  final var lineWidth: CGFloat { size.width > 0 && size.width < 1e7 ? size.width : .infinity }
  /// The available height of lines, or infinity if there is no limit.
  final var lineHeightLimit: CGFloat { size.height > 0 && size.height < 1e7 ? size.height : .infinity }

  /// Returns the parts of a strip from 0 to a width that no excluded path intersects, from left to right.
  final func gaps(top: CGFloat, height: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
    var free = [0...max(0, width)]
    guard width.isFinite else { return free }
    for path in exclusionPaths {
      for span in Self.spans(of: path.cgPath, from: top, to: top + max(height, 0.01)) {
        free = free.flatMap { gap -> [ClosedRange<CGFloat>] in
          var parts: [ClosedRange<CGFloat>] = []
          if span.lowerBound > gap.lowerBound {
            parts.append(gap.lowerBound...min(gap.upperBound, span.lowerBound))
          }
          if span.upperBound < gap.upperBound {
            parts.append(max(gap.lowerBound, span.upperBound)...gap.upperBound)
          }
          return parts
        }
      }
    }
    return free.filter { $0.upperBound - $0.lowerBound > 0.01 }
  }

  /// Returns the parts of a strip that the interior of a path intersects.
  private static func spans(
    of path: CGPath, from top: CGFloat, to bottom: CGFloat
  ) -> [ClosedRange<CGFloat>] {
    let box = path.boundingBoxOfPath
    guard !box.isNull, box.minY < bottom, box.maxY > top else { return [] }
    var shape = CGRect.zero
    if path.isRect(&shape) { return [shape.minX...shape.maxX] }
    let strip = CGPath(
      rect: CGRect(x: box.minX - 1, y: top, width: box.width + 2, height: bottom - top), transform: nil)
    return path.intersection(strip).componentsSeparated().map { part in
      let box = part.boundingBoxOfPath
      return box.minX...box.maxX
    }
  }
}
