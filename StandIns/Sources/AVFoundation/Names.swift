@_exported public import AudioToolbox
@_exported public import CoreMedia
@_exported public import UniformTypeIdentifiers

// Names of kinds: media, files, ways to fill a layer, codecs, keys of settings; the old constants of Swift
// 3 and 4 too.

/// A name of AVFoundation: a string of its own type.
public protocol AVNameText: RawRepresentable, Hashable, Sendable where RawValue == String {
  init(rawValue: String)
}
extension AVNameText {
  public init(_ rawValue: String) { self.init(rawValue: rawValue) }
}

public struct AVMediaType: AVNameText {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType("vide")
  public static let audio = AVMediaType("soun")
  public static let text = AVMediaType("text")
  public static let subtitle = AVMediaType("sbtl")
  public static let metadata = AVMediaType("meta")
}
public let AVMediaTypeVideo = AVMediaType.video
public let AVMediaTypeAudio = AVMediaType.audio

public struct AVMediaCharacteristic: AVNameText {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let visual = AVMediaCharacteristic("AVMediaCharacteristicVisual")
  public static let audible = AVMediaCharacteristic("AVMediaCharacteristicAudible")
  public static let legible = AVMediaCharacteristic("AVMediaCharacteristicLegible")
}

public struct AVFileType: AVNameText {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let mov = AVFileType("com.apple.quicktime-movie")
  public static let mp4 = AVFileType("public.mpeg-4")
  public static let m4v = AVFileType("com.apple.m4v-video")
  public static let m4a = AVFileType("com.apple.m4a-audio")
  public static let caf = AVFileType("com.apple.coreaudio-format")
  public static let wav = AVFileType("com.microsoft.waveform-audio")
  public static let aiff = AVFileType("public.aiff-audio")
  public static let mp3 = AVFileType("public.mp3")
  public static let jpg = AVFileType("public.jpeg")
  public static let heic = AVFileType("public.heic")
}
public let AVFileTypeMPEG4 = AVFileType.mp4
public let AVFileTypeQuickTimeMovie = AVFileType.mov
public let AVFileTypeAppleM4A = AVFileType.m4a

public struct AVLayerVideoGravity: AVNameText {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity("AVLayerVideoGravityResize")
  public static let resizeAspect = AVLayerVideoGravity("AVLayerVideoGravityResizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity("AVLayerVideoGravityResizeAspectFill")
}
public let AVLayerVideoGravityResize = AVLayerVideoGravity.resize
public let AVLayerVideoGravityResizeAspect = AVLayerVideoGravity.resizeAspect
public let AVLayerVideoGravityResizeAspectFill = AVLayerVideoGravity.resizeAspectFill

public struct AVVideoCodecType: AVNameText {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType("avc1")
  public static let hevc = AVVideoCodecType("hvc1")
  public static let jpeg = AVVideoCodecType("jpeg")
}
public let AVVideoCodecJPEG = "jpeg"
public let AVVideoCodecH264 = "avc1"

// Keys of settings.
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"
public let AVFormatIDKey = "AVFormatIDKey"
public let AVSampleRateKey = "AVSampleRateKey"
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
public let AVLinearPCMBitDepthKey = "AVLinearPCMBitDepthKey"
public let AVLinearPCMIsBigEndianKey = "AVLinearPCMIsBigEndianKey"
public let AVLinearPCMIsFloatKey = "AVLinearPCMIsFloatKey"
public let AVLinearPCMIsNonInterleaved = "AVLinearPCMIsNonInterleaved"
public let AVEncoderAudioQualityKey = "AVEncoderAudioQualityKey"
public let AVEncoderBitRateKey = "AVEncoderBitRateKey"
public let AVURLAssetPreferPreciseDurationAndTimingKey = "AVURLAssetPreferPreciseDurationAndTimingKey"

public enum AVAudioQuality: Int, Sendable { case min = 0, low = 0x20, medium = 0x40, high = 0x60, max = 0x7F }

// Sizes and qualities of what is written.
public let AVAssetExportPresetLowQuality = "AVAssetExportPresetLowQuality"
public let AVAssetExportPresetMediumQuality = "AVAssetExportPresetMediumQuality"
public let AVAssetExportPresetHighestQuality = "AVAssetExportPresetHighestQuality"
public let AVAssetExportPreset960x540 = "AVAssetExportPreset960x540"
public let AVAssetExportPreset1920x1080 = "AVAssetExportPreset1920x1080"
public let AVAssetExportPresetAppleM4A = "AVAssetExportPresetAppleM4A"
public let AVAssetExportPresetPassthrough = "AVAssetExportPresetPassthrough"
