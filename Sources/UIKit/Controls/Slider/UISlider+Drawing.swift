internal import CoreGraphics
internal import Foundation

/// The images of a slider's parts in one state.
struct SliderImages {
  var thumb: UIImage?
  var minimumTrack: UIImage?
  var maximumTrack: UIImage?
}

extension UISlider {
  final func setRange(_ low: Float, _ high: Float) {
    range = (low, high)
    setValue(number, animated: false)
  }

  final func image(_ path: KeyPath<SliderImages, UIImage?>, _ state: State) -> UIImage? {
    images[state.rawValue]?[keyPath: path] ?? images[State.normal.rawValue]?[keyPath: path]
  }

  final func setImage(_ path: WritableKeyPath<SliderImages, UIImage?>, _ image: UIImage?, _ state: State) {
    images[state.rawValue, default: SliderImages()][keyPath: path] = image
    setNeedsDisplay()
  }

  final func valueImageRect(_ image: UIImage?, _ bounds: CGRect, atEnd: Bool) -> CGRect {
    let atEnd = atEnd != isRightToLeft
    guard let size = image?.size else {
      return CGRect(x: atEnd ? bounds.maxX : bounds.minX, y: bounds.midY, width: 0, height: 0)
    }
    return CGRect(
      x: atEnd ? bounds.maxX - size.width : bounds.minX, y: bounds.midY - size.height / 2,
      width: size.width, height: size.height)
  }

  final func defaultTrackRect(in bounds: CGRect) -> CGRect {
    // An image is 4 points away from the track.
    let (first, last) = (minimumValueImageRect(forBounds: bounds), maximumValueImageRect(forBounds: bounds))
    let (before, after) = isRightToLeft ? (last, first) : (first, last)
    let left = before.isEmpty ? bounds.minX + ControlMetrics.sliderTrackInset : before.maxX + 4
    let right = after.isEmpty ? bounds.maxX - ControlMetrics.sliderTrackInset : after.minX - 4
    let height = ControlMetrics.sliderTrackHeight
    return CGRect(
      x: left, y: (bounds.midY - height / 2).rounded(toPixelsOf: pixelScale), width: max(0, right - left),
      height: height)
  }

  final func defaultThumbRect(on track: CGRect, value: Float) -> CGRect {
    let size =
      sliderStyle == .thumbless
      ? CGSize(width: 0, height: track.height) : currentThumbImage?.size ?? ControlMetrics.sliderThumb
    let span = range.high - range.low
    let part = sidePart(span > 0 ? CGFloat((value - range.low) / span) : 0)
    var x = track.minX + part * max(0, track.width - size.width)
    // Whole points, rounded half up (`ios26/controls.json`, UISlider.law).
    if SystemRelease.current >= .iOS26 { x = x.rounded(toPixelsOf: 1) }
    return CGRect(x: x, y: track.midY - size.height / 2, width: size.width, height: size.height)
  }

  /// Returns a fraction of the range as a fraction from left to right.
  final func sidePart(_ part: CGFloat) -> CGFloat { isRightToLeft ? 1 - part : part }

  /// Returns the part of the track before the thumb's centre; in iOS 26 empty at the minimum and the whole
  /// track at the maximum.
  final func doneRect(track: CGRect, thumb: CGRect) -> CGRect {
    if let neutral = trackConfiguration?.neutralValue, neutral > 0 {
      return rect(from: CGFloat(neutral), track: track, thumb: thumb)
    }
    let length = isRightToLeft ? track.maxX - thumb.midX : thumb.midX - track.minX
    var done = CGRect(x: track.minX, y: track.minY, width: max(0, length), height: track.height)
    guard SystemRelease.current >= .iOS26 else { return directed(done, in: track) }
    let span = range.high - range.low
    let part = span > 0 ? CGFloat((shownNumber - range.low) / span) : 0
    done.size.width =
      part <= 0 ? 0 : part >= 1 ? track.width : thumb.width / 2 + part * max(0, track.width - thumb.width)
    return directed(done, in: track)
  }

  final func drawParts() {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    defer { context.restoreGState() }
    let strength: CGFloat = isEnabled ? 1 : 0.5
    let track = trackRect(forBounds: bounds)
    let thumb = thumbRect(forBounds: bounds, trackRect: track, value: shownNumber)
    let done = doneRect(track: track, thumb: thumb)
    let restWidth = max(0, isRightToLeft ? thumb.midX - track.minX : track.maxX - thumb.midX)
    let rest = directed(
      CGRect(x: track.maxX - restWidth, y: track.minY, width: restWidth, height: track.height), in: track)
    let radius = track.height / 2
    if let image = currentMaximumTrackImage {
      image.draw(in: rest)
    } else {
      let color: UIColor = maximumTrackTintColor ?? .systemFill
      context.fillRounded(track, radius: radius, with: color.withMultipliedAlpha(strength))
    }
    if let image = currentMinimumTrackImage {
      image.draw(in: done)
    } else {
      let color: UIColor = minimumTrackTintColor ?? tintColor
      context.fillRounded(done, radius: radius, with: color.withMultipliedAlpha(strength))
    }
    drawTicks(in: context, track: track, thumb: thumb)
    for (image, rect) in [
      (minimumValueImage, minimumValueImageRect(forBounds: bounds)),
      (maximumValueImage, maximumValueImageRect(forBounds: bounds)),
    ] {
      guard let image else { continue }
      (image.isTemplate ? image.withTintColor(tintColor, renderingMode: .alwaysOriginal) : image).draw(
        in: rect)
    }
    if sliderStyle == .thumbless { return }
    if let image = currentThumbImage {
      image.draw(in: thumb)
    } else {
      context.fillThumb(thumb, with: thumbTintColor ?? .white, room: bounds.maxY - thumb.maxY)
    }
  }
}
