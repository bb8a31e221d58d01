public import CoreGraphics
public import Foundation

/// Lets the user take or choose a picture. There is neither a camera nor a library of photos here: no source
/// is available, and a picker that is presented all the same says so and shows a button to cancel. In a test,
/// a `HeadlessScreen` has a library and picks.
open class UIImagePickerController: UINavigationController {
  /// The library, the camera or an album; in tests all but the camera can be there.
  public enum SourceType: Int, Sendable { case photoLibrary, camera, savedPhotosAlbum }
  /// The camera on the back or the one beside the screen; none is there.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What the camera would take.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// When the flash would fire.
  public enum CameraFlashMode: Int, Sendable { case off = -1, auto, on }
  /// How large videos would be.
  public enum QualityType: Int, Sendable {
    /// Kept for the app, whichever it is: no videos are taken here.
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }
  /// Whether pictures would be handed over as JPEG, or in the form that they are kept in.
  public enum ImageURLExportPreset: Int, Sendable { case compatible, current }

  /// What the delegate is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// The identifier of its type, "public.image" of every picture here.
    public static let mediaType = InfoKey(rawValue: "UIImagePickerControllerMediaType")
    /// The picture that was chosen, a `UIImage`.
    public static let originalImage = InfoKey(rawValue: "UIImagePickerControllerOriginalImage")
    /// A `UIImage`, where `allowsEditing`: the same picture, as nothing is edited here.
    public static let editedImage = InfoKey(rawValue: "UIImagePickerControllerEditedImage")
    /// A `CGRect` in points of the picture, where `allowsEditing`: all of it.
    public static let cropRect = InfoKey(rawValue: "UIImagePickerControllerCropRect")
    /// The file of a film; never there.
    public static let mediaURL = InfoKey(rawValue: "UIImagePickerControllerMediaURL")
    /// The file of the picture; never there.
    public static let imageURL = InfoKey(rawValue: "UIImagePickerControllerImageURL")
    /// The address in the library of photos; never there.
    public static let referenceURL = InfoKey(rawValue: "UIImagePickerControllerReferenceURL")
    /// What the camera wrote; never there.
    public static let mediaMetadata = InfoKey(rawValue: "UIImagePickerControllerMediaMetadata")
    /// A picture that moves; never there.
    public static let livePhoto = InfoKey(rawValue: "UIImagePickerControllerLivePhoto")
    /// What stands for the picture in the library of photos; never there.
    public static let phAsset = InfoKey(rawValue: "UIImagePickerControllerPHAsset")
  }

  /// A picker of the library of photos, with one button, to cancel.
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

  /// A picker read from a document or an archive; it has no button by itself.
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
  /// False: there is no camera.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { false }
  /// False: there is no camera.
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
  /// False: there is no camera.
  open func startVideoCapture() -> Bool { false }
  /// Does nothing: there is no camera.
  open func stopVideoCapture() {}
}

/// Told of what the user chose. Every method has a default.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// The user chose a picture; the program takes the picker away. Without it the picker stays.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// The user chose nothing, and the picker is still there.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing by default.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Takes the picker away by default.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
