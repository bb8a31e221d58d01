public import FoundationNetworking
@_spi(SelectorTable) public import UIKit

// A web view on a device without a network. A text in HTML or a file that an app loads is shown as attributed
// text, without styles of its own; other resources fail to load. No script is run, and there is no history.

/// The load of a page that has finished or begun.
open class WKNavigation: NSObject {}

@preconcurrency @MainActor
open class WKWebView: UIView {
  open private(set) var configuration: WKWebViewConfiguration
  open weak var navigationDelegate: (any WKNavigationDelegate)?
  open weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  open private(set) var url: URL? { didSet { didChangeValue(forKey: "URL") } }
  open private(set) var title: String? { didSet { didChangeValue(forKey: "title") } }
  open private(set) var isLoading = false { didSet { didChangeValue(forKey: "loading") } }
  open private(set) var estimatedProgress = 0.0 { didSet { didChangeValue(forKey: "estimatedProgress") } }
  open var allowsBackForwardNavigationGestures = false
  open var allowsLinkPreview = true
  open var customUserAgent: String?
  private let text = UILabel()
  private var current: WKNavigation?

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
    prepare()
  }
  public convenience override init(frame: CGRect) {
    self.init(frame: frame, configuration: WKWebViewConfiguration())
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
    prepare()
  }

  /// The table of actions that buttons name, `#selector(webView.reload)`.
  private static let table: Void = SelectorTables.add { target, selector in
    guard let view = target as? WKWebView else { return nil }
    switch selector.description {
    case "reload": return { _, _ in view.reload() }
    case "reloadFromOrigin": return { _, _ in view.reloadFromOrigin() }
    case "goBack": return { _, _ in view.goBack() }
    case "goForward": return { _, _ in view.goForward() }
    case "stopLoading": return { _, _ in view.stopLoading() }
    default: return nil
    }
  }

  private func prepare() {
    Self.table
    if backgroundColor == nil { backgroundColor = .systemBackground }
    text.numberOfLines = 0
    scrollView.frame = bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.addSubview(text)
    addSubview(scrollView)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let inside = scrollView.bounds.inset(by: scrollView.adjustedContentInset).width - 2 * Self.margin
    let size = text.sizeThatFits(CGSize(width: max(0, inside), height: .greatestFiniteMagnitude))
    text.frame = CGRect(x: Self.margin, y: Self.margin, width: max(0, inside), height: size.height)
    scrollView.contentSize = CGSize(width: inside + 2 * Self.margin, height: size.height + 2 * Self.margin)
  }

  /// A page's margin by the standard's style sheet for HTML, in points.
  private static let margin: CGFloat = 8

  // MARK: Loading

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    guard let url = request.url else { return nil }
    return begin(WKNavigationAction(request: request, type: .other, in: self)) {
      url.isFileURL ? try String(contentsOf: url, encoding: .utf8) : nil
    }
  }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL)
    -> WKNavigation?
  {
    load(URLRequest(url: URL))
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    let request = URLRequest(url: baseURL ?? URL(string: "about:blank")!)
    return begin(WKNavigationAction(request: request, type: .other, in: self)) { string }
  }
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    loadHTMLString(MIMEType.hasPrefix("text") ? String(decoding: data, as: UTF8.self) : "", baseURL: baseURL)
  }
  @discardableResult open func reload() -> WKNavigation? { url.flatMap { load(URLRequest(url: $0)) } }
  @discardableResult open func reloadFromOrigin() -> WKNavigation? { reload() }
  open func stopLoading() {
    current = nil
    isLoading = false
  }
  open var canGoBack: Bool { false }
  open var canGoForward: Bool { false }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open class func handlesURLScheme(_ urlScheme: String) -> Bool {
    ["http", "https", "file", "about", "data"].contains(urlScheme.lowercased())
  }

  /// Asks the delegate once the main queue runs, and then loads; `content` is nil for what lies on the
  /// network.
  private func begin(
    _ action: WKNavigationAction, _ content: @escaping () throws -> String?
  ) -> WKNavigation {
    let navigation = WKNavigation()
    current = navigation
    isLoading = true
    estimatedProgress = 0.1
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self, self.current === navigation else { return }
        guard let delegate = self.navigationDelegate else {
          return self.go(on: navigation, action, content)
        }
        delegate.webView(self, decidePolicyFor: action) { [weak self] policy in
          guard let self, self.current === navigation else { return }
          policy == .allow ? self.go(on: navigation, action, content) : self.stopLoading()
        }
      }
    }
    return navigation
  }

  private func go(
    on navigation: WKNavigation, _ action: WKNavigationAction, _ content: () throws -> String?
  ) {
    url = action.request.url
    navigationDelegate?.webView(self, didStartProvisionalNavigation: navigation)
    do {
      guard let page = try content() else { throw URLError(.notConnectedToInternet) }
      navigationDelegate?.webView(self, didCommit: navigation)
      show(page)
      stopLoading()
      estimatedProgress = 1
      navigationDelegate?.webView(self, didFinish: navigation)
    } catch {
      stopLoading()
      estimatedProgress = 0
      navigationDelegate?.webView(self, didFailProvisionalNavigation: navigation, withError: error)
    }
  }

  private func show(_ page: String) {
    let found = page.range(of: "(?is)(?<=<title>).*?(?=</title>)", options: .regularExpression)
    title = found.map { page[$0].trimmingCharacters(in: .whitespacesAndNewlines) } ?? ""
    text.attributedText = try? NSAttributedString(
      data: Data(page.utf8),
      options: [.documentType: NSAttributedString.DocumentType.html, .characterEncoding: UInt(4)],
      documentAttributes: nil)
    setNeedsLayout()
  }

  // MARK: Scripts and pictures

  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor @Sendable (Any?, (any Error)?) -> Void)? = nil
  ) {
    DispatchQueue.main.async { completionHandler?(nil, WKError(.javaScriptExceptionOccurred)) }
  }
  @discardableResult open func evaluateJavaScript(_ javaScriptString: String) async throws -> Any? {
    throw WKError(.javaScriptExceptionOccurred)
  }
  open func takeSnapshot(
    with snapshotConfiguration: WKSnapshotConfiguration?,
    completionHandler: @escaping @MainActor @Sendable (UIImage?, (any Error)?) -> Void
  ) {
    let picture = UIGraphicsImageRenderer(bounds: bounds).image { [self] in layer.render(in: $0.cgContext) }
    DispatchQueue.main.async { completionHandler(picture, nil) }
  }
}
