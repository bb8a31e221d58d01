internal import CoreGraphics
internal import Foundation

// How long files of sound and film are, from their headers: WAV, AIFF, CAF, MPEG-4 and QuickTime, and MP3
// by its first frame.

/// The contents of a file's header.
struct MediaFile {
  var duration = 0.0
  var channels = 0
  var sampleRate = 0.0
  var size = CGSize.zero
  var hasVideo = false
  var hasAudio = false

  /// Nil where the bytes are of no kind that is known.
  init?(_ data: Data) {
    let bytes = Bytes(data: data)
    switch (bytes.text(0, 4), bytes.text(8, 4)) {
    case ("RIFF", "WAVE"): readWAV(bytes)
    case ("FORM", "AIFF"), ("FORM", "AIFC"): readAIFF(bytes)
    case ("caff", _): readCAF(bytes)
    default:
      if ["ftyp", "moov", "mdat", "wide", "free"].contains(bytes.text(4, 4)) {
        readBoxes(bytes, 0..<bytes.count)
      } else if !readMP3(bytes) {
        return nil
      }
    }
  }

  private mutating func readWAV(_ bytes: Bytes) {
    hasAudio = true
    var at = 12, rate = 0
    while at + 8 <= bytes.count {
      let length = bytes.little(at + 4)
      if bytes.text(at, 4) == "fmt " {
        channels = bytes.little(at + 8) >> 16
        sampleRate = Double(bytes.little(at + 12))
        rate = bytes.little(at + 16)
      } else if bytes.text(at, 4) == "data" {
        if rate > 0 { duration = Double(min(length, bytes.count - at - 8)) / Double(rate) }
        return
      }
      at += 8 + length + length % 2
    }
  }

  private mutating func readAIFF(_ bytes: Bytes) {
    hasAudio = true
    var at = 12
    while at + 8 <= bytes.count {
      let length = bytes.big(at + 4)
      if bytes.text(at, 4) == "COMM" {
        channels = bytes.big(at + 8, 2)
        // Of 80 bits: an exponent, and 64 of the number.
        let exponent = bytes.big(at + 16, 2) & 0x7FFF
        sampleRate = Double(bytes.big(at + 18)) * pow(2, Double(exponent - 16383 - 31))
        if sampleRate > 0 { duration = Double(bytes.big(at + 10)) / sampleRate }
        return
      }
      at += 8 + length + length % 2
    }
  }

  private mutating func readCAF(_ bytes: Bytes) {
    hasAudio = true
    var at = 8, packetBytes = 0, packetFrames = 0
    while at + 12 <= bytes.count {
      let kind = bytes.text(at, 4), length = bytes.big(at + 8)
      if kind == "desc" {
        sampleRate = Double(bitPattern: UInt64(bytes.big(at + 12)) << 32 | UInt64(bytes.big(at + 16)))
        (packetBytes, packetFrames) = (bytes.big(at + 28), bytes.big(at + 32))
        channels = bytes.big(at + 36)
      } else if kind == "pakt", sampleRate > 0 {
        duration = Double(bytes.big(at + 24)) / sampleRate
      } else if kind == "data", packetBytes > 0, sampleRate > 0 {
        let isOpen = bytes.big(at + 4) == 0xFFFF_FFFF
        let count = (isOpen ? bytes.count - at - 12 : min(length, bytes.count - at - 12)) - 4
        duration = Double(max(0, count / packetBytes * packetFrames)) / sampleRate
      }
      at += 12 + length
    }
  }

  private mutating func readBoxes(_ bytes: Bytes, _ range: Range<Int>) {
    var at = range.lowerBound
    while at + 8 <= range.upperBound {
      var length = bytes.big(at), header = 8
      if length == 1 { (length, header) = (bytes.big(at + 12), 16) }
      if length == 0 { length = range.upperBound - at }
      guard length >= header else { return }
      let body = at + header, isLong = bytes.big(body, 1) == 1
      switch bytes.text(at + 4, 4) {
      case "moov", "trak", "mdia": readBoxes(bytes, body..<min(range.upperBound, at + length))
      case "mvhd":
        let scale = bytes.big(body + (isLong ? 20 : 12))
        let parts = bytes.big(body + (isLong ? 28 : 16))
        if scale > 0 { duration = Double(parts) / Double(scale) }
      case "tkhd":
        let place = body + (isLong ? 88 : 76)
        let found = CGSize(
          width: Double(bytes.big(place)) / 65536, height: Double(bytes.big(place + 4)) / 65536)
        if found.width > 0, size == .zero { size = found }
      case "hdlr":
        hasVideo = hasVideo || bytes.text(body + 8, 4) == "vide"
        hasAudio = hasAudio || bytes.text(body + 8, 4) == "soun"
      default: break
      }
      at += length
    }
  }

  /// True where the first frame is one of MPEG's layer 3; all are taken to be as long as their header or
  /// this frame says.
  private mutating func readMP3(_ bytes: Bytes) -> Bool {
    var at = 0
    if bytes.text(0, 3) == "ID3" {
      at = 10 + (6..<10).reduce(0) { $0 << 7 | (bytes.big($1, 1) & 0x7F) }
    }
    let last = min(at + 4096, bytes.count - 4)
    while at < last, bytes.big(at, 2) & 0xFFE0 != 0xFFE0 { at += 1 }
    guard at < last else { return false }
    let head = bytes.big(at)
    let version = head >> 19 & 3, layer = head >> 17 & 3, rate = head >> 12 & 15, frequency = head >> 10 & 3
    guard version != 1, layer == 1, (1...14).contains(rate), frequency < 3 else { return false }
    let isFirst = version == 3
    let rates =
      isFirst
      ? [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320]
      : [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160]
    hasAudio = true
    sampleRate = [44100.0, 48000, 32000][frequency] / (isFirst ? 1 : version == 2 ? 2 : 4)
    channels = head >> 6 & 3 == 3 ? 1 : 2
    let table = at + 4 + (isFirst ? (channels == 1 ? 17 : 32) : (channels == 1 ? 9 : 17))
    if ["Xing", "Info"].contains(bytes.text(table, 4)), bytes.big(table + 4) & 1 == 1 {
      duration = Double(bytes.big(table + 8) * (isFirst ? 1152 : 576)) / sampleRate
    } else {
      duration = Double((bytes.count - at) * 8) / Double(rates[rate] * 1000)
    }
    return true
  }

  /// Bytes that are none beyond their end.
  private struct Bytes {
    let data: Data
    var count: Int { data.count }
    func big(_ at: Int, _ length: Int = 4) -> Int {
      guard at >= 0, at + length <= count else { return 0 }
      return (at..<at + length).reduce(0) { $0 << 8 | Int(data[data.startIndex + $1]) }
    }
    func little(_ at: Int) -> Int {
      guard at >= 0, at + 4 <= count else { return 0 }
      return (at..<at + 4).reversed().reduce(0) { $0 << 8 | Int(data[data.startIndex + $1]) }
    }
    func text(_ at: Int, _ length: Int) -> String {
      guard at >= 0, at + length <= count else { return "" }
      return String(decoding: data[data.startIndex + at..<data.startIndex + at + length], as: UTF8.self)
    }
  }
}
