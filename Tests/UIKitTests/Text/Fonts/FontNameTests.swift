import CoreGraphics
import CoreText
import Foundation
import Testing

@testable import UIKit

/// Tests of fonts' names and their keys as clients write them.
struct FontNameTests {
  @Test func keysAreMadeOfNames() {
    #expect(UIFontDescriptor.FeatureKey("x").rawValue == "x")
    #expect(UIFontDescriptor.FeatureKey("CTFeatureTypeIdentifier") == .type)
    #expect(UIFontDescriptor.AttributeName("NSFontNameAttribute") == .name)
    #expect(UIFontDescriptor.TraitKey("NSCTFontWeightTrait") == .weight)
  }

  @Test func fontsOfCoreTextAreFontsOfUIKit() {
    let font = CTFontCreateWithName("Helvetica" as CFString, 12, nil) as UIFont
    #expect(font.pointSize == 12)
    #expect(font.fontName == "Helvetica")
    let plain = CTFontCreateWithName("Helvetica" as CFString, 12, nil)
    #expect(CTFontGetSize(plain) == 12)
  }

  @Test func passwordsOfWrittenDocumentsAreReportedAsUnsupported() async {
    let result = await #expect(processExitsWith: .success, observing: [\.standardErrorContent]) {
      let data = NSMutableData()
      if let consumer = CGDataConsumer(data: data) {
        _ = CGContext(
          consumer: consumer, mediaBox: nil, [kCGPDFContextUserPassword as String: "secret"] as CFDictionary)
      }
    }
    let errors = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(errors.contains("password"))
  }
}
