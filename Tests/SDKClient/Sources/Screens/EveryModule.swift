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
  public static var layer: CALayer { CALayer() }
  public static var width: CGFloat {
    let font = CTFontCreateWithName("Helvetica" as CFString, 12, nil)
    return CTFontGetSize(font)
  }
  public static var filter: CIFilter & CIGaussianBlur { CIFilter.gaussianBlur() }
  public static var type: UTType? { UTType(filenameExtension: "png") }
  public static var sum: Float { simd_reduce_add(SIMD3<Float>(1, 2, 3)) }
  public static var isDatabaseOpened: Bool {
    var database: OpaquePointer?
    defer { sqlite3_close(database) }
    return sqlite3_open(":memory:", &database) == SQLITE_OK
  }
}
