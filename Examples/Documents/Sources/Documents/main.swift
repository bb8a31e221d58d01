import UIKit

// Prints what an example says and writes its picture: Documents FOLDER NAME…; without a name, lists them.
let arguments = CommandLine.arguments.dropFirst()
guard arguments.count > 1, let folder = arguments.first else {
  stillExamples.forEach { print($0.key) }
  films.forEach { print($0.key) }
  exit(0)
}
for name in arguments.dropFirst() {
  guard
    let view = try stillExamples.first(where: { $0.key == name })?.value()
      ?? films.first(where: { $0.key == name })?.value()
  else {
    print("no example named \(name)")
    exit(1)
  }
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
