import UIKit

// Prints what an example says and writes its picture: Documents FOLDER NAME…; without a name, lists them.
let examples: KeyValuePairs<String, @MainActor () -> UIView> = [
  "ImageView": imageView, "BoundsOrigin": boundsOrigin, "LargerBounds": largerBounds,
  "AccumulatingBounds": accumulatingBounds, "ScrollingList": scrollingList, "Clock": clock,
  "FrameAlgorithm": frameAlgorithm, "AnchorPositionFrame": anchorPositionFrame,
  "CenteredChild": centeredChild, "ScaledChild": scaledChild, "WrongConversion": wrongConversion,
  "WrongLayouts": wrongLayouts,
  "HitTesting": hitTesting, "GeometryFlipped": geometryFlipped, "ZPosition": zPosition,
  "LayoutSublayers": layoutSublayers, "TouchOutside": touchOutside, "ClipsToBounds": clipsToBounds,
]

let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 1, let folder = arguments.first else {
  examples.forEach { print($0.key) }
  exit(0)
}
for name in arguments.dropFirst() {
  guard let example = examples.first(where: { $0.key == name }) else {
    print("no example named \(name)")
    exit(1)
  }
  let view = example.value()
  view.layoutIfNeeded()
  let format = UIGraphicsImageRendererFormat()
  format.scale = 1
  let renderer = UIGraphicsImageRenderer(bounds: view.bounds, format: format)
  let image = renderer.image { view.layer.render(in: $0.cgContext) }
  do {
    try image.pngData()?.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name + ".png"))
  } catch {
    print("cannot write the picture of \(name): \(error)")
    exit(1)
  }
}
