internal import CoreGraphics
public import Foundation

/// A region that text is laid out in: a rectangle with its
/// origin at (0, 0), y down, less the paths that it leaves out.
open class NSTextContainer: NSObject {
  /// A region of a size; a length of 0 or less, or one that is not finite, is no limit.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// A region without limits.
  public convenience override init() { self.init(size: .zero) }

  /// A region of 0 by 0 points, for archives do not keep any.
  public required init?(coder: NSCoder) {
    size = .zero
    super.init()
  }

  /// The manager that lays text out in the region.
  open private(set) weak var layoutManager: NSLayoutManager?
  /// The manager of fragments that lays text out in the region.
  open private(set) weak var textLayoutManager: NSTextLayoutManager?
  /// Lays the region's text out by another manager in the place of the present one.
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

  /// The size in points.
  open var size: CGSize { didSet { if size != oldValue { didChange(from: oldValue) } } }
  /// What no line covers, in the region's points.
  open var exclusionPaths: [UIBezierPath] = [] { didSet { didChange() } }
  /// How the last line ends where text follows it.
  open var lineBreakMode = NSLineBreakMode.byWordWrapping { didSet { didChange() } }
  /// Space left and right of the text in every line; 5 points at first.
  open var lineFragmentPadding: CGFloat = 5 { didSet { if lineFragmentPadding != oldValue { didChange() } } }
  /// The greatest number of lines; 0 is no limit.
  open var maximumNumberOfLines = 0 { didSet { if maximumNumberOfLines != oldValue { didChange() } } }
  /// Whether the width follows the text view's.
  open var widthTracksTextView = false
  /// Whether the height follows the text view's.
  open var heightTracksTextView = false
  /// Whether lines have the width of the region and nothing is left out.
  open var isSimpleRectangularTextContainer: Bool { exclusionPaths.isEmpty }

  /// The part of a proposed line that may hold text: its first gap
  /// between the excluded paths, and what remains right of it.
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
    remainingRect?.pointee = gaps.count > 1
      ? rect(gaps[1].lowerBound...gaps[gaps.count - 1].upperBound) : .zero
    return gaps.first.map(rect) ?? .zero
  }

  // MARK: - Within the toolkit

  /// Whether every line has the whole width: a subclass may say otherwise.
  final var isPlain: Bool { exclusionPaths.isEmpty && type(of: self) == NSTextContainer.self }

  /// The parts of a strip that may hold text, as
  /// `lineFragmentRect(forProposedRect:at:writingDirection:remaining:)` says.
  final func regions(top: CGFloat, height: CGFloat, width: CGFloat) -> [ClosedRange<CGFloat>] {
    guard type(of: self) != NSTextContainer.self else { return gaps(top: top, height: height, width: width) }
    var found: [ClosedRange<CGFloat>] = []
    var rest = CGRect(x: 0, y: top, width: width, height: height)
    // Each piece is right of the one before; a subclass that says otherwise is heard once.
    while rest.width > 0, found.last.map({ rest.minX >= $0.upperBound }) ?? true {
      var remaining = CGRect.zero
      let piece = lineFragmentRect(
        forProposedRect: rest, at: 0, writingDirection: .natural, remaining: &remaining)
      if piece.width > 0 { found.append(piece.minX...piece.maxX) }
      rest = remaining
    }
    return found
  }

  /// Told where the region has no manager yet, or beside it: the text view.
  final var onChange: (() -> Void)?
  /// Told when the text of the manager's storage has changed.
  final var onEdit: (() -> Void)?

  /// How a text view shows links; nil where there is none, or it says nothing.
  final var linkLook: [NSAttributedString.Key: Any]? { didSet { textLayoutManager?.forgetLayout() } }
  /// The views of attachments; nil where none are shown.
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

  /// The width that lines may have, padding included; infinite for none.
  final var lineWidth: CGFloat { size.width > 0 && size.width < 1e7 ? size.width : .infinity }
  /// The height that lines may have; infinite for none.
  final var lineHeightLimit: CGFloat { size.height > 0 && size.height < 1e7 ? size.height : .infinity }

  /// The parts of a strip from 0 to a width that no excluded path touches, from left to right.
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

  /// The parts of a strip that a path's inside touches.
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
