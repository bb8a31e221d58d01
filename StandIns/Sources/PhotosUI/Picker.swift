@_exported public import Photos
public import UIKit

// The picker of photos on a device without any: a bar with Cancel, and a sentence. Nothing can be picked.

public struct PHPickerFilter: Equatable, Sendable {
  private let names: [String]
  private init(_ names: [String]) { self.names = names }
  public static let images = PHPickerFilter(["images"])
  public static let videos = PHPickerFilter(["videos"])
  public static let livePhotos = PHPickerFilter(["livePhotos"])
  public static let screenshots = PHPickerFilter(["screenshots"])
  public static let panoramas = PHPickerFilter(["panoramas"])
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(["any"] + subfilters.flatMap(\.names))
  }
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(["all"] + subfilters.flatMap(\.names))
  }
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter {
    PHPickerFilter(["not"] + filter.names)
  }
}

public struct PHPickerConfiguration: Equatable, Sendable {
  public enum AssetRepresentationMode: Int, Sendable { case automatic, current, compatible }
  public enum Selection: Int, Sendable { case `default`, ordered, continuous, continuousAndOrdered }
  public var filter: PHPickerFilter?
  /// The largest number of picked objects; zero means any number.
  public var selectionLimit = 1
  public var selection = Selection.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}

/// A picked object.
public struct PHPickerResult: Hashable {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

@preconcurrency @MainActor
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

@preconcurrency @MainActor
public final class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?

  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let bar = UINavigationBar()
    let item = UINavigationItem(title: "Photos")
    item.leftBarButtonItem = UIBarButtonItem(
      systemItem: .cancel, primaryAction: UIAction { [weak self] _ in self?.cancel() })
    bar.items = [item]
    let sentence = UILabel()
    sentence.text = "There are no photos."
    sentence.textColor = .secondaryLabel
    sentence.textAlignment = .center
    sentence.numberOfLines = 0
    for part in [bar, sentence] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    NSLayoutConstraint.activate([
      bar.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      sentence.centerYAnchor.constraint(equalTo: view.centerYAnchor),
      sentence.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      sentence.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
    ])
  }
  private func cancel() { delegate?.picker(self, didFinishPicking: []) }

  public func deselectAssets(withIdentifiers identifiers: [String]) {}
}

extension PHPhotoLibrary {
  /// Would have the user choose which photos an app sees; there are none to choose.
  @MainActor public func presentLimitedLibraryPicker(from controller: UIViewController) {}
  @MainActor public func presentLimitedLibraryPicker(
    from controller: UIViewController, completionHandler: @escaping ([String]) -> Void
  ) {
    nonisolated(unsafe) let completionHandler = completionHandler   // Called on that queue alone.
    DispatchQueue.main.async { completionHandler([]) }
  }
}
