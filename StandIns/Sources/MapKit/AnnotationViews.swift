public import Foundation
public import UIKit

// The views of annotations: pictures, pins and markers. They are not dragged, not clustered and never hide
// each other.

@preconcurrency @MainActor open class MKAnnotationView: UIView {
  public enum DragState: UInt, Sendable { case none, starting, dragging, canceling, ending }

  public private(set) var reuseIdentifier: String?
  open var annotation: (any MKAnnotation)? { didSet { map?.setNeedsPlacing() } }
  open var image: UIImage? {
    didSet {
      picture.image = image
      bounds.size = image?.size ?? .zero
      picture.frame = bounds
      map?.setNeedsPlacing()
    }
  }
  open var centerOffset = CGPoint.zero {
    didSet { map?.setNeedsPlacing() }
  }
  open var calloutOffset = CGPoint.zero
  open var isEnabled = true
  open var isHighlighted = false
  open var isSelected = false
  open var canShowCallout = false
  open var leftCalloutAccessoryView: UIView?
  open var rightCalloutAccessoryView: UIView?
  open var detailCalloutAccessoryView: UIView?
  open var isDraggable = false
  open var dragState = DragState.none
  open var displayPriority = MKFeatureDisplayPriority.required
  private let picture = UIImageView()

  public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.annotation = annotation
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    addSubview(picture)
  }
  public convenience override init(frame: CGRect) {
    self.init(annotation: nil, reuseIdentifier: nil)
    self.frame = frame
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(picture)
  }
  /// Runs the `init(annotation:reuseIdentifier:)` of the class that a metatype names; see `make`.
  convenience init(dynamicAnnotation annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    self.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
  }

  var map: MKMapView? { superview?.superview as? MKMapView }
  open func prepareForReuse() {}
  open func prepareForDisplay() {}
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  open func setDragState(_ newDragState: DragState, animated: Bool) { dragState = newDragState }

  /// The distance of the view's centre from the point of its coordinate, without the app's offset.
  var ownOffset: CGPoint { .zero }
}

public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
  public var rawValue: Float
  public init(rawValue: Float) { self.rawValue = rawValue }
  public init(_ rawValue: Float) { self.rawValue = rawValue }
  public static let required = MKFeatureDisplayPriority(1000)
  public static let defaultHigh = MKFeatureDisplayPriority(750)
  public static let defaultLow = MKFeatureDisplayPriority(250)
}

public enum MKPinAnnotationColor: UInt, Sendable { case red, green, purple }

/// A ball on a needle, whose foot is at the coordinate.
@preconcurrency @MainActor open class MKPinAnnotationView: MKAnnotationView {
  open var pinTintColor: UIColor! = .systemRed { didSet { setNeedsDisplay() } }
  open var animatesDrop = false
  open var pinColor = MKPinAnnotationColor.red {
    didSet { pinTintColor = [.systemRed, .systemGreen, .systemPurple][Int(pinColor.rawValue)] }
  }
  open class func redPinColor() -> UIColor { .systemRed }
  open class func greenPinColor() -> UIColor { .systemGreen }
  open class func purplePinColor() -> UIColor { .systemPurple }

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 32, height: 39)
    isOpaque = false
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownOffset: CGPoint { image == nil ? CGPoint(x: 0, y: -19.5) : .zero }
  open override func draw(_ rect: CGRect) {
    guard image == nil else { return }
    UIColor.darkGray.setFill()
    UIBezierPath(rect: CGRect(x: bounds.midX - 1, y: 14, width: 2, height: bounds.height - 14)).fill()
    (pinTintColor ?? .systemRed).setFill()
    UIBezierPath(ovalIn: CGRect(x: bounds.midX - 8, y: 1, width: 16, height: 16)).fill()
  }
}

/// A balloon with a letter or a picture in it, whose foot is at the coordinate, and the title below.
@preconcurrency @MainActor open class MKMarkerAnnotationView: MKAnnotationView {
  open var markerTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphTintColor: UIColor? { didSet { setNeedsDisplay() } }
  open var glyphText: String? { didSet { setNeedsDisplay() } }
  open var glyphImage: UIImage? { didSet { setNeedsDisplay() } }
  open var selectedGlyphImage: UIImage?
  open var animatesWhenAdded = false
  open var titleVisibility = MKFeatureVisibility.adaptive { didSet { showTitle() } }
  open var subtitleVisibility = MKFeatureVisibility.adaptive
  open override var annotation: (any MKAnnotation)? { didSet { showTitle() } }
  private let label = UILabel()

  public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
    super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    bounds.size = CGSize(width: 28, height: 28)
    isOpaque = false
    clipsToBounds = false
    label.font = .systemFont(ofSize: 11, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
    showTitle()
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override var ownOffset: CGPoint { CGPoint(x: 0, y: -14) }
  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    showTitle()
  }
  func showTitle() {
    label.text = titleVisibility == .hidden ? nil : annotation.flatMap { $0.title ?? nil }
    label.textColor = map?.isPicture ?? false ? .white : .label
    let size = label.sizeThatFits(CGSize(width: 120, height: 20))
    label.frame = CGRect(
      x: bounds.midX - min(size.width, 120) / 2, y: bounds.maxY + 2, width: min(size.width, 120),
      height: size.height)
  }
  open override func draw(_ rect: CGRect) {
    (markerTintColor ?? .systemRed).setFill()
    let balloon = UIBezierPath(ovalIn: CGRect(x: bounds.midX - 12, y: 0, width: 24, height: 24))
    balloon.fill()
    let foot = UIBezierPath()
    foot.move(to: CGPoint(x: bounds.midX - 5, y: 22))
    foot.addLine(to: CGPoint(x: bounds.midX + 5, y: 22))
    foot.addLine(to: CGPoint(x: bounds.midX, y: 28))
    foot.close()
    foot.fill()
    let ink = glyphTintColor ?? .white
    if let glyphText {
      let text = NSAttributedString(
        string: glyphText, attributes: [.font: UIFont.boldSystemFont(ofSize: 12), .foregroundColor: ink])
      let size = text.size()
      text.draw(at: CGPoint(x: bounds.midX - size.width / 2, y: 12 - size.height / 2))
    } else if let glyphImage {
      glyphImage.withTintColor(ink).draw(in: CGRect(x: bounds.midX - 7, y: 5, width: 14, height: 14))
    } else {
      ink.setFill()
      UIBezierPath(ovalIn: CGRect(x: bounds.midX - 4, y: 8, width: 8, height: 8)).fill()
    }
  }
}

public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
