import UIKit

/// The four pictures of the clock beside each other, and the clock that a document of Interface Builder puts
/// together from them: there every hand lies in the middle of the face.
func clockParts() -> UIView {
  let page = Page(
    "The parts of the clock", sheet: CGSize(width: 110, height: 110), columns: 5, isRuled: false)
  let clock = ClockView(anchorPoint: CGPoint(x: 0.5, y: 0.5))
  let dial = page.addSheet("the face")
  let face = ClockView(anchorPoint: CGPoint(x: 0.5, y: 0.5))
  face.subviews.forEach { $0.removeFromSuperview() }
  dial.addSubview(face)
  print("the face: \(text(face.bounds.width)) x \(text(face.bounds.height))")
  for (name, hand) in [("hour", clock.hourHand), ("minute", clock.minuteHand), ("second", clock.secondHand)] {
    let sheet = page.addSheet("\(name) hand, (0.5, 0.9)")
    let picture = UIImageView(image: hand.image)
    picture.center = CGPoint(x: 55, y: 55)
    sheet.addSubview(picture)
    let place = CGPoint(x: 0.5 * picture.bounds.width, y: 0.9 * picture.bounds.height)
    sheet.addPin("", at: picture.convert(place, to: sheet), color: .leaf)
    print("the \(name) hand: \(text(picture.bounds.width)) x \(text(picture.bounds.height))")
  }

  let document = UINib(data: Data(clockDocument.utf8), bundle: nil)
  guard let built = document.instantiate(withOwner: nil).first as? UIView else { return page }
  page.addSheet("in Interface Builder").addSubview(built)
  for hand in built.subviews {
    print("tag \(hand.tag): frame \(text(hand.frame)) center \(text(hand.center))")
  }
  return page
}

/// A face of 100 x 100 points with three hands of plain colours, whose tags are 1 to 3.
private let clockDocument = """
  <?xml version="1.0" encoding="UTF-8"?>
  <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="21701" \
  targetRuntime="iOS.CocoaTouch">
      <device id="retina6_12" orientation="portrait" appearance="light"/>
      <objects>
          <view contentMode="scaleToFill" id="face">
              <rect key="frame" x="5" y="5" width="100" height="100"/>
              <subviews>
                  <view tag="1" id="hour">
                      <rect key="frame" x="47" y="33" width="6" height="34"/>
                      <color key="backgroundColor" red="0.13" green="0.19" blue="0.25" alpha="1" \
  colorSpace="custom" customColorSpace="sRGB"/>
                  </view>
                  <view tag="2" id="minute">
                      <rect key="frame" x="48" y="27" width="4" height="46"/>
                      <color key="backgroundColor" red="0.23" green="0.51" blue="0.83" alpha="1" \
  colorSpace="custom" customColorSpace="sRGB"/>
                  </view>
                  <view tag="3" id="second">
                      <rect key="frame" x="49" y="24" width="2" height="52"/>
                      <color key="backgroundColor" red="0.88" green="0.35" blue="0.27" alpha="1" \
  colorSpace="custom" customColorSpace="sRGB"/>
                  </view>
              </subviews>
              <color key="backgroundColor" red="0.83" green="0.86" blue="0.89" alpha="1" \
  colorSpace="custom" customColorSpace="sRGB"/>
          </view>
      </objects>
  </document>
  """
