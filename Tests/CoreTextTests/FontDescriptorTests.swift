import CoreGraphics
import CoreText
import Foundation
import Testing

/// Tests of font descriptors. Names and metrics are those of an iPhone's fonts, as in `NamedFontTests`.
struct FontDescriptorTests {
  @Test func descriptionsLeadToFonts() {
    let bold = CTFontDescriptorCreateWithNameAndSize("HelveticaNeue-Bold", 17)
    let font = CTFontCreateWithFontDescriptor(bold, 0, nil)
    #expect(CTFontCopyPostScriptName(font) == "HelveticaNeue-Bold")
    #expect(CTFontGetSize(font) == 17)
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(bold, 20, nil)) == 20)
    let open = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Helvetica Neue"])
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(open, 0, nil)) == 12)
    let styled = CTFontDescriptorCreateWithAttributes([
      kCTFontFamilyNameAttribute: "Helvetica Neue", kCTFontStyleNameAttribute: "Light Italic",
      kCTFontSizeAttribute: 9,
    ])
    let light = CTFontCreateWithFontDescriptor(styled, 0, nil)
    #expect(CTFontCopyPostScriptName(light) == "HelveticaNeue-LightItalic")
    #expect(CTFontGetSize(light) == 9)
    let plain = CTFontCreateWithFontDescriptor(CTFontDescriptorCreateWithAttributes([:]), 0, nil)
    #expect(CTFontCopyFamilyName(plain) == "Helvetica")
    #expect(CTFontGetSize(plain) == 12)
    var slanted = CGAffineTransform(a: 1, b: 0, c: 0.25, d: 1, tx: 0, ty: 0)
    #expect(CTFontGetMatrix(CTFontCreateWithFontDescriptor(bold, 0, &slanted)) == slanted)
  }

  @Test func traitsChooseTheStyle() {
    func name(_ traits: CFDictionary) -> String {
      let descriptor = CTFontDescriptorCreateWithAttributes([
        kCTFontFamilyNameAttribute: "Helvetica Neue", kCTFontTraitsAttribute: traits,
      ])
      return CTFontCopyPostScriptName(CTFontCreateWithFontDescriptor(descriptor, 12, nil))
    }
    #expect(name([kCTFontSymbolicTrait: CTFontSymbolicTraits.traitBold.rawValue]) == "HelveticaNeue-Bold")
    #expect(name([kCTFontWeightTrait: -0.4]) == "HelveticaNeue-Light")
    #expect(name([kCTFontSlantTrait: 1]) == "HelveticaNeue-Italic")
    let font = CTFontCreateWithName("HelveticaNeue", 14, nil)
    let both = CTFontCreateCopyWithSymbolicTraits(
      font, 0, nil, [.traitBold, .traitItalic], [.traitBold, .traitItalic])
    #expect(both.map(CTFontCopyPostScriptName) == "HelveticaNeue-BoldItalic")
    #expect(both.map(CTFontGetSymbolicTraits) == [.traitBold, .traitItalic])
    #expect(both.map(CTFontGetSize) == 14)
    // Traits outside of the mask stay.
    let upright = both.flatMap { CTFontCreateCopyWithSymbolicTraits($0, 20, nil, [], .traitItalic) }
    #expect(upright.map(CTFontCopyPostScriptName) == "HelveticaNeue-Bold")
    #expect(upright.map(CTFontGetSize) == 20)
    let bold = CTFontCreateWithName("HelveticaNeue-Bold", 14, nil)
    let other = CTFontCreateCopyWithFamily(bold, 0, nil, "Georgia")
    #expect(other.map(CTFontCopyPostScriptName) == "Georgia-Bold")
    #expect(other.map(CTFontGetSize) == 14)
    #expect(CTFontCreateCopyWithFamily(font, 0, nil, "No such family of fonts") == nil)
  }

  @Test func attributesAreSaid() throws {
    let font = CTFontCreateWithName("HelveticaNeue-Bold", 17, nil)
    let descriptor = CTFontCopyFontDescriptor(font)
    func text(_ name: CFString, of descriptor: CTFontDescriptor) -> String? {
      CTFontDescriptorCopyAttribute(descriptor, name) as? String
    }
    #expect(text(kCTFontNameAttribute, of: descriptor) == "HelveticaNeue-Bold")
    #expect(text(kCTFontFamilyNameAttribute, of: descriptor) == "Helvetica Neue")
    #expect(text(kCTFontStyleNameAttribute, of: descriptor) == "Bold")
    let size = CTFontDescriptorCopyAttribute(descriptor, kCTFontSizeAttribute) as? NSNumber
    #expect(size?.doubleValue == 17)
    let traits = try #require(CTFontCopyAttribute(font, kCTFontTraitsAttribute) as? NSDictionary)
    #expect((traits[kCTFontWeightTrait] as? NSNumber)?.doubleValue == 0.4)
    #expect((CTFontCopyTraits(font)[kCTFontSymbolicTrait] as? NSNumber)?.uint32Value == 2)
    #expect(CTFontDescriptorCopyAttribute(descriptor, "Own") == nil)
    let own = CTFontDescriptorCreateCopyWithAttributes(descriptor, ["Own": "value", kCTFontSizeAttribute: 8])
    #expect(CTFontDescriptorCopyAttribute(own, "Own") as? String == "value")
    #expect(CTFontDescriptorCopyAttributes(own)[kCTFontNameAttribute] as? String == "HelveticaNeue-Bold")
    #expect(CTFontGetSize(CTFontCreateWithFontDescriptor(own, 0, nil)) == 8)
    let small = CTFontCreateWithName("HelveticaNeue-Bold", 8, nil)
    #expect(CTFontCreateCopyWithAttributes(font, 0, nil, own) == small)
    let same = CTFontDescriptorCreateWithNameAndSize("HelveticaNeue-Bold", 17)
    #expect(descriptor == same)
    #expect(descriptor != own)
    // System fonts are returned unchanged.
    let system = try #require(CTFontCreateUIFontForLanguage(.emphasizedSystem, 15, nil))
    #expect(CTFontCreateWithFontDescriptor(CTFontCopyFontDescriptor(system), 0, nil) == system)
  }

  @Test func familiesAreMatched() {
    let family = CTFontDescriptorCreateWithAttributes([kCTFontFamilyNameAttribute: "Georgia"])
    let found = CTFontDescriptorCreateMatchingFontDescriptors(family, nil) as? [CTFontDescriptor]
    let names = found?.map { CTFontDescriptorCopyAttribute($0, kCTFontNameAttribute) as? String ?? "" }
    #expect(names?.sorted() == ["Georgia", "Georgia-Bold", "Georgia-BoldItalic", "Georgia-Italic"])
    let missing = CTFontDescriptorCreateWithNameAndSize("NoSuchFont-Ever", 12)
    #expect(CTFontDescriptorCreateMatchingFontDescriptor(missing, nil) == nil)
    var told: [CTFontDescriptorMatchingState] = []
    let isDone = CTFontDescriptorMatchFontDescriptorsWithProgressHandler([family, missing], nil) {
      state, parameters in
      told.append(state)
      if state == .didFinish {
        #expect((parameters[kCTFontDescriptorMatchingResult] as? [CTFontDescriptor])?.count == 1)
      }
      return true
    }
    #expect(isDone)
    #expect(told == [.didBegin, .didMatch, .didFailWithError, .didFinish])
    #expect(!CTFontDescriptorMatchFontDescriptorsWithProgressHandler([family], nil) { _, _ in false })
  }

  @Test func filesAreRegisteredTogether() {
    let gone = URL(fileURLWithPath: "/nowhere/Font.ttf")
    var told: [(Int, Bool)] = []
    CTFontManagerRegisterFontURLs([gone, gone], .process, true) { errors, done in
      told.append((errors.count, done))
      return true
    }
    #expect(told.map(\.0) == [1, 1, 0])
    #expect(told.map(\.1) == [false, false, true])
    told = []
    CTFontManagerUnregisterFontURLs([gone, gone], .process) { errors, done in
      told.append((errors.count, done))
      #expect((errors.first as? CFError)?.domain == kCTFontManagerErrorDomain)
      return false
    }
    #expect(told.map(\.0) == [1])
    #expect(CTFontManagerCreateFontDescriptorsFromURL(gone) == nil)
    let families = CTFontManagerCopyAvailableFontFamilyNames() as? [String] ?? []
    let names = CTFontManagerCopyAvailablePostScriptNames() as? [String] ?? []
    #expect(families.contains("Georgia"))
    #expect(names.contains("Georgia-Bold"))
    #expect(!names.contains("Georgia-Heavy"))
  }
}
