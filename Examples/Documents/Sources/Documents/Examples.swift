import UIKit

/// The examples that stand still: a view each, which prints what it says when it is made.
package let stillExamples: KeyValuePairs<String, @MainActor () -> UIView> = [
  "ImageView": imageView, "BoundsOrigin": boundsOrigin, "LayerAxes": layerAxes, "LargerBounds": largerBounds,
  "AccumulatingBounds": accumulatingBounds, "ScrollingList": scrollingList, "Clock": clock,
  "ClockParts": clockParts, "AffineMatrix": affineMatrix, "FrameInSpace": frameInSpace,
  "FrameAlgorithm": frameAlgorithm, "AnchorPositionFrame": anchorPositionFrame,
  "CenteredChild": centeredChild, "ScaledChild": scaledChild, "WrongConversion": wrongConversion,
  "WrongLayouts": wrongLayouts, "CoordinateSpaces": coordinateSpaces, "ZoomedContent": zoomedContent,
  "SourceRect": sourceRect,
  "ViewsAndLayers": viewsAndLayers, "LayerTree": layerTree, "AnchorPointZ": anchorPointZ,
  "MasksAndConstraints": masksAndConstraints,
  "HitTesting": hitTesting, "GeometryFlipped": geometryFlipped, "ZPosition": zPosition,
  "LayoutSublayers": layoutSublayers, "TouchOutside": touchOutside, "ClipsToBounds": clipsToBounds,
  "PointsAndPixels": pointsAndPixels, "ContextTransform": contextTransform, "Inheritance": inheritance,
  "ContentModes": contentModes, "ContentStretch": contentStretch, "KeptDrawing": keptDrawing,
  "Gradients": gradients,
  "BlendModes": blendModes,
  "ShadowsAndMasks": shadowsAndMasks,
  "PathRegions": pathRegions, "TextAttributes": textAttributes, "TextAroundShapes": textAroundShapes,
]

/// The examples that move: a controller each, which prints what it says while it is shown.
package let movingExamples: KeyValuePairs<String, @MainActor () -> UIViewController> = [
  "RunningClock": { RunningClock() }, "AnimatedBounds": { AnimatedBounds() },
  "TellingScrollView": { TellingScrollView() }, "AnimatableProperties": { AnimatableProperties() },
  "EventToPixels": { EventToPixels() }, "TouchedLayers": { TouchedLayers() },
  "EffectiveViews": { EffectiveViews() },
]

/// Shows an example that stands still, which may be larger than the screen.
package final class StillController: UIViewController {
  private let page: UIView

  package init(_ page: UIView) {
    self.page = page
    super.init(nibName: nil, bundle: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { fatalError("made in code") }

  package override func loadView() {
    let scrollView = UIScrollView()
    scrollView.backgroundColor = .paper
    scrollView.contentSize = page.bounds.size
    page.frame.origin = .zero
    scrollView.addSubview(page)
    view = scrollView
  }
}
