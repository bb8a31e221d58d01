public import CoreGraphics
public import Foundation

/// A view controller that lets the user take or choose a picture.
///
/// - Note: There is neither a camera nor a photo library: no source is available, and a presented picker says
///   so and shows a cancel button. In a test, a `HeadlessScreen` has a library and chooses.
open class UIImagePickerController: UINavigationController {
  /// The source of pictures: the library, the camera or an album; in tests all but the camera can be
  /// available.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The camera on the back or the one beside the screen; neither exists.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// The capture mode of the camera.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The mode of the camera's flash.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// The quality of videos.
  public enum QualityType: Int, Sendable {
    /// The qualities. No videos are recorded.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// The preset for exported pictures: JPEG, or the current format.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// The keys of information about a picture for the delegate.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The corresponding raw value.
    public let rawValue: String
    /// Creates a value with the given raw value.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of its type, "public.image" for every picture.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The chosen picture, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// The edited picture, a `UIImage`, if `allowsEditing` is `true`: the same picture, since nothing is
    /// edited.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// The cropping rectangle, a `CGRect` in points of the picture, if `allowsEditing` is `true`: all of it.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a video; never set.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of the picture; never set.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The URL in the photo library; never set.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// The metadata of the camera; never set.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A live photo; never set.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// The asset in the photo library; never set.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// Creates a picker for the photo library, with only a cancel button.
  public init() {
    super.init(nibName: nil, bundle: nil)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        if let picker { picker.imagePickerControllerDidCancel(self) } else { dismiss(animated: true) }
      })
    setViewControllers([page], animated: false)
  }

  /// Creates a picker from data in an archive or a document of Interface Builder, without a button.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var picker: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Called when the user has chosen a picture.
  package final func finish(with image: UIImage) {
    var info: [InfoKey: Any] = [.mediaType: "public.image", .originalImage: image]
    if allowsEditing {
      info[.editedImage] = image
      info[.cropRect] = CGRect(origin: .zero, size: image.size)
    }
    picker?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }

  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if !Self.isSourceTypeAvailable(sourceType) {
      notYet("UIImagePickerController, which has no source of pictures but in tests,")
    }
  }

  /// Returns whether a source is available: `false` for the camera, and outside of tests also for the photo
  /// library.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && PhotoLibrary.current != nil
  }
  /// Returns the identifiers of the source's types, or `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  /// Returns `false`: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// Returns `false`: there is no camera.
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// The source of pictures.
  open var sourceType = SourceType.photoLibrary
  /// Stored only. The identifiers of the types to choose from.
  open var mediaTypes = ["public.image"]
  /// A Boolean value that determines whether the chosen picture is also returned as the edited one.
  open var allowsEditing = false
  /// Stored only. The preset for exported pictures.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Stored only. The maximum duration of videos, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// Stored only. The quality of videos.
  open var videoQuality = QualityType.typeMedium
  /// Stored only. A Boolean value that determines whether the camera's controls are shown.
  open var showsCameraControls = true
  /// Stored only. The view over the camera's preview.
  open var cameraOverlayView: UIView?
  /// Stored only. The transform of the camera's preview.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Stored only. The camera to use.
  open var cameraDevice = CameraDevice.rear
  /// Stored only. The mode of the camera's flash.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Stored only. The capture mode of the camera.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Does nothing: there is no camera.
  open func takePicture() {}
  /// Returns `false`: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera.
  open func stopVideoCapture() {}
}

/// The delegate of an image picker. All methods have a default implementation.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when the user has chosen a picture. The client dismisses the picker, which otherwise remains.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled; the picker is still presented.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Dismisses the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
