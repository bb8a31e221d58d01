import CoreGraphics
import CoreImage
import CoreImage.CIFilterBuiltins
import CoreText
import ImageIO
import QuartzCore
import SQLite3
import UIKit.UIGestureRecognizerSubclass
import UniformTypeIdentifiers
import simd

/// A value of each module beside UIKit.
public enum EveryModule {
  /// A layer of QuartzCore.
  public static var layer: CALayer { CALayer() }
  /// The size of a font of Core Text, in points.
  public static var width: CGFloat {
    let font = CTFontCreateWithName("Helvetica" as CFString, 12, nil)
    return CTFontGetSize(font)
  }
  /// A filter of Core Image.
  public static var filter: CIFilter & CIGaussianBlur { CIFilter.gaussianBlur() }
  /// The type of PNG files.
  public static var type: UTType? { UTType(filenameExtension: "png") }
  /// A sum computed by simd.
  public static var sum: Float { simd_reduce_add(SIMD3<Float>(1, 2, 3)) }
  /// A Boolean value that indicates whether SQLite opens a database in memory.
  public static var isDatabaseOpened: Bool {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    return sqlite3_open(":memory:", &database) == SQLITE_OK
  }
}
