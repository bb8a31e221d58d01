internal import Foundation

// Samples, which no camera, microphone or decoder makes here: the classes are empty, and what is asked of
// them is none.

// Numbers of C, which Linux has no module for. Another module may name them too: the compiler takes either of
// two names for one type.
public typealias OSStatus = Int32
public typealias FourCharCode = UInt32
public typealias OSType = UInt32
public typealias CMPersistentTrackID = Int32
public let kCMPersistentTrackID_Invalid: CMPersistentTrackID = 0

/// Samples of a medium.
open class CMSampleBuffer {}
/// A description of samples.
open class CMFormatDescription { public init() {} }
public typealias CMVideoFormatDescription = CMFormatDescription
public typealias CMAudioFormatDescription = CMFormatDescription

public func CMSampleBufferGetImageBuffer(_ sbuf: CMSampleBuffer) -> CVImageBuffer? { nil }
public func CMSampleBufferGetFormatDescription(_ sbuf: CMSampleBuffer) -> CMFormatDescription? { nil }
public func CMSampleBufferGetPresentationTimeStamp(_ sbuf: CMSampleBuffer) -> CMTime { .invalid }
public func CMSampleBufferIsValid(_ sbuf: CMSampleBuffer) -> Bool { false }

extension CMSampleBuffer {
  public var imageBuffer: CVImageBuffer? { nil }
  public var formatDescription: CMFormatDescription? { nil }
  public var presentationTimeStamp: CMTime { .invalid }
  public var duration: CMTime { .invalid }
  public var isValid: Bool { false }
}
