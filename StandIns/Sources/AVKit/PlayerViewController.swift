@_exported public import AVFoundation
public import UIKit

// The controller that shows a player: black, with the views that an app lays over it. No film is seen, and of
// the controls there is the one that closes it.

/// The methods that a controller would call on its delegate when films are shown outside the app, which never
/// happens.
@preconcurrency @MainActor public protocol AVPlayerViewControllerDelegate: NSObjectProtocol {}

/// A view whose layer is a player's.
final class PlayerView: UIView {
  override class var layerClass: AnyClass { AVPlayerLayer.self }
  var playerLayer: AVPlayerLayer? { layer as? AVPlayerLayer }
}

@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
  open var player: AVPlayer? {
    didSet {
      playerView?.playerLayer?.player = player
      didChangeValue(forKey: "player")
    }
  }
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  open var showsPlaybackControls = true
  open var videoGravity = AVLayerVideoGravity.resizeAspect {
    didSet { playerView?.playerLayer?.videoGravity = videoGravity }
  }
  open var allowsPictureInPicturePlayback = true
  open var updatesNowPlayingInfoCenter = true
  open var entersFullScreenWhenPlaybackBegins = false
  open var exitsFullScreenWhenPlaybackEnds = false
  private var playerView: PlayerView?
  private var overlay: UIView?
  private let close = UIButton(type: .system)

  /// Fills the screen where it is presented, unless the app says otherwise.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    modalPresentationStyle = .fullScreen
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override func loadView() {
    let player = PlayerView()
    player.backgroundColor = .black
    player.playerLayer?.player = self.player
    player.playerLayer?.videoGravity = videoGravity
    playerView = player
    view = player
    let over = UIView(frame: player.bounds)
    over.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    player.addSubview(over)
    overlay = over
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if close.superview == nil {
      close.setImage(UIImage(systemName: "xmark"), for: .normal)
      close.accessibilityLabel = "Close"
      close.tintColor = .white
      close.addAction(
        UIAction { [weak self] _ in self?.presentingViewController?.dismiss(animated: true) },
        for: .primaryActionTriggered)
      view.addSubview(close)
    }
    close.isHidden = !showsPlaybackControls || presentingViewController == nil
  }
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let safe = view.safeAreaLayoutGuide.layoutFrame
    close.frame = CGRect(x: safe.minX + 8, y: safe.minY, width: 44, height: 44)
  }
  /// Above the film, below the controls.
  open var contentOverlayView: UIView? {
    loadViewIfNeeded()
    return overlay
  }
  open var isReadyForDisplay: Bool { player?.currentItem?.status == .readyToPlay }
  open var videoBounds: CGRect { playerView?.playerLayer?.videoRect ?? .zero }
  open override var prefersStatusBarHidden: Bool { presentingViewController != nil }
}
