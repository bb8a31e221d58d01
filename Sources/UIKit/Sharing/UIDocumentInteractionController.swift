public import CoreGraphics
public import Foundation
internal import UniformTypeIdentifiers

/// Asked and told of what is done with a document. Every method has a default.
@preconcurrency @MainActor public protocol UIDocumentInteractionControllerDelegate: AnyObject {
  /// The controller over which, or onto whose stack, a preview comes; without one there is none.
  func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController?
  func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect
  func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView?
  func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController)
  func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController)
}

extension UIDocumentInteractionControllerDelegate {
  public func documentInteractionControllerViewControllerForPreview(_ controller: UIDocumentInteractionController) -> UIViewController? { nil }
  public func documentInteractionControllerRectForPreview(_ controller: UIDocumentInteractionController) -> CGRect { .zero }
  public func documentInteractionControllerViewForPreview(_ controller: UIDocumentInteractionController) -> UIView? { nil }
  public func documentInteractionControllerWillBeginPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidEndPreview(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOptionsMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerWillPresentOpenInMenu(_ controller: UIDocumentInteractionController) {}
  public func documentInteractionControllerDidDismissOpenInMenu(_ controller: UIDocumentInteractionController) {}
}

/// Shows a file, and a menu of what can be done with it: other programs' entries are not among that.
///
/// Pictures, PDFs, HTML, RTF and plain text are shown.
@preconcurrency @MainActor open class UIDocumentInteractionController: NSObject {
  private var shown: UIViewController?

  /// A controller of a file.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  open weak var delegate: (any UIDocumentInteractionControllerDelegate)?
  open var url: URL?
  private var ownName: String?
  /// The file's name, unless another is set.
  open var name: String? {
    get { ownName ?? url?.lastPathComponent }
    set { ownName = newValue }
  }
  private var ownType: String?
  /// The identifier of the file's type, unless another is set.
  open var uti: String? {
    get { ownType ?? url.flatMap { UTType.ofFile(at: $0) ?? UTType(filenameExtension: $0.pathExtension) }?.identifier }
    set { ownType = newValue }
  }
  /// Kept for the app: no other program takes the file.
  open var annotation: Any?
  /// A symbol for the kind of file.
  open var icons: [UIImage] {
    let type = uti.flatMap { UTType($0) }
    let name = type?.conforms(to: .image) == true ? "photo" : type?.conforms(to: .directory) == true ? "folder" : "doc"
    return UIImage(systemName: name).map { [$0] } ?? []
  }

  // MARK: - Preview

  /// Shows the file over the delegate's controller, on its stack where it is one; false where that is not there, or the file cannot be shown.
  @discardableResult open func presentPreview(animated: Bool) -> Bool {
    guard let url, shown == nil, let owner = delegate?.documentInteractionControllerViewControllerForPreview(self),
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
  open func dismissPreview(animated: Bool) {
    guard let shown else { return }
    if let stack = shown.navigationController { stack.popViewController(animated: animated) } else { shown.dismiss(animated: animated) }
  }
  private func previewEnded() {
    guard shown != nil else { return }
    shown = nil
    delegate?.documentInteractionControllerDidEndPreview(self)
  }

  // MARK: - Menus

  /// Shows what can be done with the file: copying its name, and saving it elsewhere. False where it has no window to show it in.
  @discardableResult open func presentOptionsMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    openMenu(at: rect, in: view, animated, opensIn: false)
  }
  @discardableResult open func presentOptionsMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return openMenu(at: view.bounds, in: view, animated, opensIn: false)
  }
  /// As the options: no other program takes files here.
  @discardableResult open func presentOpenInMenu(from rect: CGRect, in view: UIView, animated: Bool) -> Bool {
    openMenu(at: rect, in: view, animated, opensIn: true)
  }
  @discardableResult open func presentOpenInMenu(from item: UIBarButtonItem, animated: Bool) -> Bool {
    guard let view = item.shownView else { return false }
    return openMenu(at: view.bounds, in: view, animated, opensIn: true)
  }
  private weak var menu: UIAlertController?
  open func dismissMenu(animated: Bool) { menu?.dismiss(animated: animated) }

  private func openMenu(at rect: CGRect, in view: UIView, _ animated: Bool, opensIn: Bool) -> Bool {
    guard let url, let root = view.window?.rootViewController else { return false }
    let owner = sequence(first: root) { $0.presentedViewController }.reduce(root) { $1 }
    if opensIn {
      delegate?.documentInteractionControllerWillPresentOpenInMenu(self)
    } else {
      delegate?.documentInteractionControllerWillPresentOptionsMenu(self)
    }
    let sheet = UIAlertController(title: name, message: nil, preferredStyle: .actionSheet)
    let over: () -> Void = { [weak self] in
      guard let self else { return }
      if opensIn { delegate?.documentInteractionControllerDidDismissOpenInMenu(self) } else { delegate?.documentInteractionControllerDidDismissOptionsMenu(self) }
    }
    func add(_ title: String, _ style: UIAlertAction.Style = .default, _ body: @escaping () -> Void = {}) {
      sheet.addAction(UIAlertAction(title: title, style: style) { _ in
        over()
        body()
      })
    }
    if !opensIn, delegate?.documentInteractionControllerViewControllerForPreview(self) != nil {
      add("Quick Look") { [weak self] in self?.presentPreview(animated: true) }
    }
    add("Copy") { UIPasteboard.general.url = url }
    add("Save to Files") { [weak owner] in owner?.present(UIDocumentPickerViewController(forExporting: [url], asCopy: true), animated: true) }
    add("Cancel", .cancel)
    sheet.popoverPresentationController?.sourceView = view
    sheet.popoverPresentationController?.sourceRect = rect
    menu = sheet
    owner.present(sheet, animated: animated)
    return true
  }
}

/// A file as it is shown.
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
    if isMovingFromParent || isBeingDismissed || navigationController?.isBeingDismissed ?? true { left?() }
  }

  /// What shows a file; nil for kinds that nothing shows here.
  static func view(of url: URL, _ type: UTType?) -> UIView? {
    guard let type, let data = try? Data(contentsOf: url) else { return nil }
    if type.conforms(to: .image) || type.conforms(to: .pdf) {
      let view = UIImageView(image: type.conforms(to: .pdf) ? firstPage(data) : UIImage(data: data))
      view.contentMode = .scaleAspectFit
      return view.image == nil ? nil : view
    }
    guard type.conforms(to: .text) else { return nil }
    let view = UITextView(frame: .zero)
    view.isEditable = false
    let kind: NSAttributedString.DocumentType = type.conforms(to: .html) ? .html : type.conforms(to: .rtf) ? .rtf : .plain
    if kind != .plain, let text = try? NSAttributedString(data: data, options: [.documentType: kind], documentAttributes: nil) {
      view.attributedText = text
    } else {
      view.font = .preferredFont(forTextStyle: .body)
      view.text = String(decoding: data, as: UTF8.self)
    }
    return view
  }

  private static func firstPage(_ data: Data) -> UIImage? {
    guard let provider = CGDataProvider(data: data), let page = CGPDFDocument(provider)?.page(at: 1) else { return nil }
    let box = page.getBoxRect(.mediaBox)
    return UIGraphicsImageRenderer(size: box.size).image { context in
      UIColor.white.setFill()
      context.fill(CGRect(origin: .zero, size: box.size))
      context.cgContext.translateBy(x: 0, y: box.height)
      context.cgContext.scaleBy(x: 1, y: -1)
      context.cgContext.drawPDFPage(page)
    }
  }
}
