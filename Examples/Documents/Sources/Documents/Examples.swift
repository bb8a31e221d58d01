import UIKit

/// The examples that stand still: a view each, which prints what it says when it is made.
package let stillExamples: KeyValuePairs<String, @MainActor () -> UIView> = [
  "ImageView": imageView, "BoundsOrigin": boundsOrigin, "LargerBounds": largerBounds,
  "AccumulatingBounds": accumulatingBounds, "ScrollingList": scrollingList, "Clock": clock,
  "FrameAlgorithm": frameAlgorithm, "AnchorPositionFrame": anchorPositionFrame,
  "CenteredChild": centeredChild, "ScaledChild": scaledChild, "WrongConversion": wrongConversion,
  "WrongLayouts": wrongLayouts,
  "HitTesting": hitTesting, "GeometryFlipped": geometryFlipped, "ZPosition": zPosition,
  "LayoutSublayers": layoutSublayers, "TouchOutside": touchOutside, "ClipsToBounds": clipsToBounds,
  "ContentModes": contentModes, "Gradients": gradients, "BlendModes": blendModes,
  "ShadowsAndMasks": shadowsAndMasks,
  "PathRegions": pathRegions, "TextAttributes": textAttributes, "TextAroundShapes": textAroundShapes,
]

/// The examples that move: a controller each, which prints what it says while it is shown.
package let movingExamples: KeyValuePairs<String, @MainActor () -> UIViewController> = [
  "RunningClock": { RunningClock() }, "AnimatedBounds": { AnimatedBounds() },
  "TellingScrollView": { TellingScrollView() },
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
