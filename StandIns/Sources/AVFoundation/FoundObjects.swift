public import UIKit

// The objects that a camera finds in a picture, such as codes and faces. None are found on this system.

/// Something that was found in a picture.
open class AVMetadataObject: NSObject {
  public struct ObjectType: AVNameText {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType("org.iso.QRCode")
    public static let ean8 = ObjectType("org.gs1.EAN-8")
    public static let ean13 = ObjectType("org.gs1.EAN-13")
    public static let pdf417 = ObjectType("org.iso.PDF417")
    public static let upce = ObjectType("org.gs1.UPC-E")
    public static let code39 = ObjectType("org.iso.Code39")
    public static let code39Mod43 = ObjectType("org.iso.Code39Mod43")
    public static let code93 = ObjectType("com.intermec.Code93")
    public static let code128 = ObjectType("org.iso.Code128")
    public static let aztec = ObjectType("org.iso.Aztec")
    public static let itf14 = ObjectType("org.gs1.ITF14")
    public static let interleaved2of5 = ObjectType("org.ansi.Interleaved2of5")
    public static let dataMatrix = ObjectType("org.iso.DataMatrix")
    public static let face = ObjectType("face")
  }
  open var type: ObjectType { .qr }
  open var bounds: CGRect { .zero }
  open var time: CMTime { .invalid }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject {
  open var stringValue: String? { nil }
  open var corners: [CGPoint] { [] }
}
public let AVMetadataObjectTypeQRCode = AVMetadataObject.ObjectType.qr
public let AVMetadataObjectTypeEAN13Code = AVMetadataObject.ObjectType.ean13
