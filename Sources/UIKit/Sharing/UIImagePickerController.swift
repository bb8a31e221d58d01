public import CoreGraphics
public import Foundation

/// Lets the user take or choose a picture. There is neither a camera nor a library of photos here: no source
/// is available, and a picker that is presented all the same says so and shows a button to cancel. In a test,
/// a `HeadlessScreen` has a library and picks.
open class UIImagePickerController: UINavigationController {
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  public enum CameraDevice: Int, Sendable { case rear, front }
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// What the delegate is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  public init() {
    super.init(nibName: nil, bundle: nil)
    let page = UIViewController()
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .cancel,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        picker?.imagePickerControllerDidCancel(self)
      })
    setViewControllers([page], animated: false)
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var picker: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// The user has chosen a picture.
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

  /// False for the camera, and outside of tests for the library of photos too.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool {
    sourceType != .camera && PhotoLibrary.current != nil
  }
  /// Identifiers of types; nil where the source is not there.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? ["public.image"] : nil
  }
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  open class func isFlashAvailable(for cameraDevice: CameraDevice) -> Bool { false }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Kept for the app, as what follows of videos and the camera: there is no camera here.
  open var mediaTypes = ["public.image"]
  /// Whether the picture that was chosen is the edited one, too.
  open var allowsEditing = false
  /// Kept for the app.
  open var imageExportPreset = ImageURLExportPreset.compatible
  /// Kept for the app.
  open var videoMaximumDuration: TimeInterval = 600
  /// Kept for the app.
  open var videoQuality = QualityType.typeMedium
  /// Kept for the app.
  open var showsCameraControls = true
  /// Kept for the app.
  open var cameraOverlayView: UIView?
  /// Kept for the app.
  open var cameraViewTransform = CGAffineTransform.identity
  /// Kept for the app.
  open var cameraDevice = CameraDevice.rear
  /// Kept for the app.
  open var cameraFlashMode = CameraFlashMode.auto
  /// Kept for the app.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// Does nothing, as the next two: there is no camera.
  open func takePicture() {}
  open func startVideoCapture() -> Bool { false }
  open func stopVideoCapture() {}
}

/// Told of what the user chose. Every method has a default.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user chose a picture; the program takes the picker away. Without it the picker stays.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Takes the picker away by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
