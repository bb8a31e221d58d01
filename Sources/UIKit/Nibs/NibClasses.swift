internal import Foundation

/// The classes of the elements in documents.
@MainActor enum NibClasses {
  /// A class by Apple's name, and the type that is created for it.
  struct Entry<Root> {
    let name: String
    /// The framework of a class that is not UIKit's.
    let module: String?
    private let own: Root

    init(_ name: String, _ type: Root, of module: String? = nil) {
      self.name = name
      self.module = module
      own = type
    }

    /// The framework's own class, if a module of its name is linked into the process.
    var type: Root {
      // Unwrapped first: the optimiser casts to nil when an optional class is cast to a generic type.
      guard let module, let found: AnyClass = NSClassFromString("\(module).\(name)") else { return own }
      return found as? Root ?? own
    }
  }

  /// The views.
  static let views: [String: Entry<UIView.Type>] = [
    "view": Entry("UIView", UIView.self),
    "containerView": Entry("UIView", UIView.self),
    "window": Entry("UIWindow", UIWindow.self),
    "tableViewCellContentView": Entry("UITableViewCellContentView", UIView.self),
    "collectionViewCellContentView": Entry("UIView", UIView.self),
    "tableView": Entry("UITableView", UITableView.self),
    "tableViewCell": Entry("UITableViewCell", UITableViewCell.self),
    "collectionView": Entry("UICollectionView", UICollectionView.self),
    "collectionViewCell": Entry("UICollectionViewCell", UICollectionViewCell.self),
    "collectionReusableView": Entry("UICollectionReusableView", UICollectionReusableView.self),
    "navigationBar": Entry("UINavigationBar", UINavigationBar.self),
    "toolbar": Entry("UIToolbar", UIToolbar.self),
    "tabBar": Entry("UITabBar", UITabBar.self),
    "scrollView": Entry("UIScrollView", UIScrollView.self),
    "stackView": Entry("UIStackView", UIStackView.self),
    "visualEffectView": Entry("UIVisualEffectView", UIVisualEffectView.self),
    "label": Entry("UILabel", UILabel.self),
    "imageView": Entry("UIImageView", UIImageView.self),
    "button": Entry("UIButton", UIButton.self),
    "textField": Entry("UITextField", UITextField.self),
    "textView": Entry("UITextView", UITextView.self),
    "switch": Entry("UISwitch", UISwitch.self),
    "slider": Entry("UISlider", UISlider.self),
    "segmentedControl": Entry("UISegmentedControl", UISegmentedControl.self),
    "stepper": Entry("UIStepper", UIStepper.self),
    "progressView": Entry("UIProgressView", UIProgressView.self),
    "activityIndicatorView": Entry("UIActivityIndicatorView", UIActivityIndicatorView.self),
    "pageControl": Entry("UIPageControl", UIPageControl.self),
    "datePicker": Entry("UIDatePicker", UIDatePicker.self),
    "calendarView": Entry("UICalendarView", UICalendarView.self),
    "colorWell": Entry("UIColorWell", UIColorWell.self),
    "pickerView": Entry("UIPickerView", UIPickerView.self),
    "searchBar": Entry("UISearchBar", UISearchBar.self),
    "refreshControl": Entry("UIRefreshControl", UIRefreshControl.self),
    "mapView": Entry("MKMapView", ForeignView.self, of: "MapKit"),
    "webView": Entry("UIWebView", ForeignView.self),
    "wkWebView": Entry("WKWebView", ForeignView.self, of: "WebKit"),
    "arView": Entry("ARView", ForeignView.self, of: "RealityKit"),
    "arscnView": Entry("ARSCNView", ForeignView.self, of: "ARKit"),
    "arskView": Entry("ARSKView", ForeignView.self, of: "ARKit"),
    "mtkView": Entry("MTKView", ForeignView.self, of: "MetalKit"),
    "skView": Entry("SKView", ForeignView.self, of: "SpriteKit"),
    "sceneKitView": Entry("SCNView", ForeignView.self, of: "SceneKit"),
    "glkView": Entry("GLKView", ForeignView.self, of: "GLKit"),
    "pdfView": Entry("PDFView", ForeignView.self, of: "PDFKit"),
    "adBannerView": Entry("ADBannerView", ForeignView.self),
  ]

  /// The view controllers.
  static let controllers: [String: Entry<UIViewController.Type>] = [
    "navigationController": Entry("UINavigationController", UINavigationController.self),
    "tabBarController": Entry("UITabBarController", UITabBarController.self),
    "tableViewController": Entry("UITableViewController", UITableViewController.self),
    "collectionViewController": Entry("UICollectionViewController", UICollectionViewController.self),
    "splitViewController": Entry("UISplitViewController", UISplitViewController.self),
    "pageViewController": Entry("UIPageViewController", UIPageViewController.self),
    "viewController": Entry("UIViewController", UIViewController.self),
    "glkViewController": Entry("GLKViewController", UIViewController.self, of: "GLKit"),
    "avPlayerViewController": Entry("AVPlayerViewController", UIViewController.self, of: "AVKit"),
    "hostingController": Entry("UIHostingController", UIViewController.self),
    "viewControllerPlaceholder": Entry("UIViewController", UIViewController.self),
  ]
}
