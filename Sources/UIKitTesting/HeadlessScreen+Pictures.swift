internal import Foundation
internal import UIKit

extension HeadlessScreen {
  /// Compares the screen with a picture stored beside the test.
  ///
  /// If they differ, the screen and the difference are written beside the picture as `<name>.actual.png` and
  /// `<name>.difference.png`, and the error describes the difference. If the picture does not exist, or if
  /// `MICA_RECORD=1` is set in the environment, the picture is written. The former also throws an error, so
  /// that it is not overlooked.
  ///
  /// - Parameters:
  ///   - path: The path of a PNG file, relative to the folder of the test's file.
  ///   - tolerance: The permitted difference of a pixel, in levels of 255.
  ///   - file: The file of the test.
  /// - Throws: An error if the pictures differ, if the stored one does not exist, or if a file cannot be read
  ///   or written.
  public func expect(looksLike path: String, tolerance: Int = 2, file: StaticString = #filePath)
    throws(ScreenFailure)
  {
    let url = URL(fileURLWithPath: "\(file)").deletingLastPathComponent().appendingPathComponent(path)
    let actual = picture()
    if ProcessInfo.processInfo.environment["MICA_RECORD"] == "1" { return try write(actual, to: url) }
    guard let data = try? Data(contentsOf: url) else {
      try write(actual, to: url)
      throw ScreenFailure(
        description: "\(url.path) did not exist; it has been written: look at it and run the test again")
    }
    guard let wanted = UIImage(data: data, scale: actual.scale) else {
      throw ScreenFailure(description: "\(url.path) is no picture that can be read")
    }
    let stem = url.deletingPathExtension()
    let places = (
      actual: stem.appendingPathExtension("actual.png"),
      difference: stem.appendingPathExtension("difference.png")
    )
    guard let difference = ImageDifference(wanted, actual, tolerance: tolerance) else {
      for place in [places.actual, places.difference] { try? FileManager.default.removeItem(at: place) }
      return
    }
    try write(actual, to: places.actual)
    try write(difference.picture, to: places.difference)
    throw ScreenFailure(description: "\(path): \(difference); see \(places.difference.path)")
  }

  private func write(_ image: UIImage, to url: URL) throws(ScreenFailure) {
    do {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try image.pngData()?.write(to: url)
    } catch {
      throw ScreenFailure(description: "\(url.path) cannot be written: \(error)")
    }
  }
}
