import Legacy
import UIKit

// Renders the trip screen. `Client [FILE]`; the file is trip.png unless named.
let screen = TripScreen(notes: NotesViewController())
screen.layoutIfNeeded()

let format = UIGraphicsImageRendererFormat()
format.scale = 2
let renderer = UIGraphicsImageRenderer(bounds: screen.bounds, format: format)
let png = renderer.pngData { context in screen.layer.render(in: context.cgContext) }

let file = URL(fileURLWithPath: CommandLine.arguments.dropFirst().first ?? "trip.png")
do {
  try png.write(to: file)
  print("wrote \(file.path): \(screen.subviews.count) views to \(extent(of: screen))")
} catch {
  print("cannot write \(file.path): \(error)")
  exit(1)
}
