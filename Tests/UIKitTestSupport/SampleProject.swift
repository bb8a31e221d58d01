package import Foundation
import TestSupport
import UIKit

/// A project in a temporary folder that is removed with the value.
package final class SampleProject {
  private let folder = TemporaryFolder()

  package init() {}

  package func write(_ path: String, _ data: Data) throws { try folder.write(data, to: path) }
  package func write(_ path: String, _ text: String) throws { try folder.write(text, to: path) }

  package func picture(_ path: String, _ color: UInt32, side: Int = 1) throws {
    let rows = Array(repeating: Array(repeating: color, count: side), count: side)
    try write(path, UIImage(rows: rows).pngData()!)
  }

  package func url(_ path: String) -> URL { folder(path) }
}
