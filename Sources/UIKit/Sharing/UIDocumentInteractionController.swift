public import CoreGraphics
public import Foundation
internal import UniformTypeIdentifiers

/// The delegate of a document interaction controller. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// Returns the controller that presents a preview, or onto whose navigation stack it is pushed; without one
  /// there is no preview.
  func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController?
  /// Never called: previews are presented like all controllers, and not out of a view.
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  /// Never called: previews are presented like all controllers, and not out of a view.
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  /// Called before a preview is shown.
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  /// Called when a preview was dismissed, by its button, by the back button or in code.
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  /// Called before the options menu is shown.
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Called when the options menu was dismissed, whether an option was chosen or not.
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  /// Never called: no such menu is shown.
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  /// Never called: no such menu is shown.
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  /// Returns `nil`, so that there is no preview.
  public func documentInteractionControllerViewControllerForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIViewController? { nil }
  /// Returns zero. Never called.
  public func documentInteractionControllerRectForPreview(
    _ controller: UIDocumentInteractionController
  ) -> CGRect { .zero }
  /// Returns `nil`. Never called.
  public func documentInteractionControllerViewForPreview(
    _ controller: UIDocumentInteractionController
  ) -> UIView? { nil }
  /// Does nothing.
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOptionsMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerWillPresentOpenInMenu(
    _ controller: UIDocumentInteractionController
  ) {}
  /// Does nothing.
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
  {}
}

/// A controller that previews a file and shows a menu of options for it, without those of other programs.
///
/// Images, PDFs without a password, HTML, RTF and plain text can be previewed.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  private var shown: UIViewController?

  /// Creates a controller for a file that ``url`` specifies later.
  public override init() { super.init() }

  /// Creates a controller for a file.
  public convenience init(url: URL) {
    self.init()
    self.url = url
  }

  /// The delegate, which is not retained. Without one there is no preview.
  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  /// The file. Without one neither a preview nor a menu is shown.
  open var url: URL?
  private var ownName: String?
  /// The name. The default is the file's name.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownType: String?
  /// The identifier of the file's type, unless another is set.
  open var uti: String? {
    get {
      ownType
        ?? url.flatMap { UTType.ofFile(at: $0) ?? UTType(filenameExtension: $0.pathExtension) }?.identifier
    }
    set { ownType = newValue }
  }
  /// Stored only. Information for the program that opens the file. Unavailable on Linux: programs take none
  /// with a file.
  open var annotation: Any?
  /// The icons: a symbol for the type of the file.
  open var icons: [UIImage] {
    let type = uti.flatMap { UTType($0) }
    let name =
      type?.conforms(to: .image) == true ? "photo" : type?.conforms(to: .directory) == true ? "folder" : "doc"
    return UIImage(systemName: name).map { [$0] } ?? []
  }

  // MARK: - Preview

  /// Presents a preview of the file over the delegate's controller, or pushes it onto that.
  ///
  /// - Returns: `false` if there is no such controller, or the file cannot be previewed.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let url, shown == nil,
      let owner = delegate?.documentInteractionControllerViewControllerForPreview(self),
      let content = DocumentPreview.view(of: url, uti.flatMap { UTType($0) })
    else { return false }
    let preview = DocumentPreview(content, name)
    preview.left = { [weak self] in self?.previewEnded() }
    delegate?.documentInteractionControllerWillBeginPreview(self)
    if let stack = owner as? UINavigationController {
      shown = preview
      stack.pushViewController(preview, animated: animated)
    } else {
      let stack = UINavigationController(rootViewController: preview)
      preview.navigationItem.leftBarButtonItem = UIBarButtonItem(
        systemItem: .done, primaryAction: UIAction { [weak self] _ in self?.dismissPreview(animated: true) })
      shown = stack
      owner.present(stack, animated: animated)
    }
    return true
  }
  /// Dismisses the preview, if there is one.
  open func dismissPreview(animated: Bool) {
    guard let shown else { return }
    if let stack = shown.navigationController {
      stack.popViewController(animated: animated)
    } else {
      shown.dismiss(animated: animated)
    }
  }
  private func previewEnded() {
    guard shown != nil else { return }
    shown = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  // MARK: - Menus

  /// Shows the options for the file: copying its URL, and saving it elsewhere.
  ///
  /// - Returns: `false` if there is no window.
  @discardableResult open func presentOptionsMenu(
    from rect: CGRect, in view: UIView, animated: Bool
  ) -> Bool {
    openMenu(at: rect, in: view, animated)
  }
  /// Shows the options from a bar button item.
  ///
  /// - Returns: `false` if the item is not visible in a bar.
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return openMenu(at: view.bounds, in: view, animated)
  }
  /// Returns `false` and shows nothing, since no other program opens files.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    false
  }
  /// Returns `false` and shows nothing, since no other program opens files.
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool { false }
  private weak var menu: UIAlertController?
  /// Dismisses the options menu, if there is one.
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func openMenu(at rect: CGRect, in view: UIView, _ animated: Bool) -> Bool {
    guard let url, let root = view.window?.rootViewController else { return false }
    let owner = sequence(first: root) { $0.presentedViewController }.reduce(root) { $1 }
    delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    let sheet = DocumentMenu(title: name, message: nil, preferredStyle: .actionSheet)
    sheet.left = { [weak self] in
      guard let self else { return }
      delegate?.documentInteractionControllerDidDismissOptionsMenu(self)
    }
    func add(_ title: String, _ style: UIAlertAction.Style = .default, _ body: @escaping () -> Void = {}) {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in body() })
    }
    if delegate?.documentInteractionControllerViewControllerForPreview(self) != nil {
      add("Quick Look") { [weak self] in self?.presentPreview(animated: true) }
    }
    add("Copy") { UIPasteboard.general.url = url }
    add("Save to Files") { [weak owner] in
      owner?.present(UIDocumentPickerViewController(forExporting: [url], asCopy: true), animated: true)
    }
    add("Cancel", .cancel)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    menu = sheet
    owner.present(sheet, animated: animated)
    return true
  }
}

/// The menu of options for a file.
private final class DocumentMenu: UIAlertController {
  var left: (() -> Void)?

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if presentingViewController == nil { left?() }
  }
}

/// The preview of a file.
private final class DocumentPreview: UIViewController {
  private let content: UIView
  var left: (() -> Void)?

  init(_ content: UIView, _ name: String?) {
    self.content = content
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    content.frame = view.bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(content)
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    // A navigation controller that was presented only for the preview is no longer presented.
    let hasGone =
      navigationController.map { $0.viewControllers.first === self && $0.presentingViewController == nil }
      ?? true
    if isMovingFromParent || hasGone { left?() }
  }

  /// Returns a view that shows a file, or `nil` for unsupported types.
  static func view(of url: URL, _ type: UTType?) -> UIView? {
    guard let type, let data = try? Data(contentsOf: url) else { return nil }
    if type.conforms(to: .pdf) { return PageList(data) }
    if type.conforms(to: .image) {
      let view = UIImageView(image: UIImage(data: data))
      view.contentMode = .scaleAspectFit
      return view.image == nil ? nil : view
    }
    guard type.conforms(to: .text) else { return nil }
    let view = UITextView(frame: .zero)
    view.isEditable = false
    let kind: NSAttributedString.DocumentType =
      type.conforms(to: .html) ? .html : type.conforms(to: .rtf) ? .rtf : .plain
    if kind != .plain,
      let text = try? NSAttributedString(data: data, options: [.documentType: kind], documentAttributes: nil)
    {
      view.attributedText = text
    } else {
      view.font = .preferredFont(forTextStyle: .body)
      view.text = String(decoding: data, as: UTF8.self)
    }
    return view
  }
}

/// The pages of a PDF below each other, as wide as the view; only visible pages are drawn.
private final class PageList: UIScrollView {
  private let pages: [(page: CGPDFPage, box: CGRect, view: UIImageView)]
  /// The maximum side of a page's image, and the distance between two pages, in points.
  private static let (longest, gap): (CGFloat, CGFloat) = (2048, 8)

  /// Returns `nil` for a document without pages, damaged or locked.
  init?(_ data: Data) {
    guard let provider = CGDataProvider(data: data), let document = CGPDFDocument(provider) else {
      return nil
    }
    var found: [(page: CGPDFPage, box: CGRect, view: UIImageView)] = []
    for number in 0..<document.numberOfPages {
      guard let page = document.page(at: number + 1) else { continue }
      let box = page.getBoxRect(.mediaBox).standardized
      if box.width > 0, box.height > 0 { found.append((page, box, UIImageView(frame: .zero))) }
    }
    guard !found.isEmpty else { return nil }
    pages = found
    super.init(frame: .zero)
    backgroundColor = .systemGray5
    for one in pages {
      one.view.backgroundColor = .white
      addSubview(one.view)
    }
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    var y: CGFloat = 0
    for (page, box, view) in pages {
      view.frame = CGRect(x: 0, y: y, width: bounds.width, height: bounds.width * box.height / box.width)
      let isSeen = view.frame.intersects(bounds)
      if !isSeen {
        view.image = nil
      } else if view.image == nil {
        view.image = Self.drawn(page, box, view.bounds.size)
      }
      y = view.frame.maxY + Self.gap
    }
    let size = CGSize(width: bounds.width, height: y - Self.gap)
    if contentSize != size { contentSize = size }
  }

  private static func drawn(_ page: CGPDFPage, _ box: CGRect, _ wanted: CGSize) -> UIImage? {
    let scale = min(wanted.width, longest, longest * box.width / box.height) / box.width
    let size = CGSize(width: box.width * scale, height: box.height * scale)
    guard size.width >= 1, size.height >= 1 else { return nil }
    return UIGraphicsImageRenderer(size: size).image { context in
      let canvas = context.cgContext
      canvas.translateBy(x: 0, y: size.height)
      canvas.scaleBy(x: scale, y: -scale)
      canvas.translateBy(x: -box.minX, y: -box.minY)
      canvas.drawPDFPage(page)
    }
  }
}
