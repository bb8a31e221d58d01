@_exported public import CoreMedia
public import Foundation

// Short sounds: they are silent, and each ends at once. A file that exists gets a number, as on a device.

public typealias SystemSoundID = UInt32
public typealias AudioServicesPropertyID = UInt32
public let kSystemSoundID_Vibrate: SystemSoundID = 0xFFF
public let kSystemSoundID_UserPreferredAlert: SystemSoundID = 0x1000
public let kAudioServicesNoError: OSStatus = 0
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
public let kAudioServicesBadSystemSoundIDError: OSStatus = -1501
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500

public typealias AudioServicesSystemSoundCompletionProc =
  @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// The numbers of sounds, and the closures that are called when one has ended.
private final class Sounds {
  static let shared = Sounds()
  private let lock = NSLock()
  private var last: SystemSoundID = 4096
  private var endings: [SystemSoundID: (AudioServicesSystemSoundCompletionProc, UnsafeMutableRawPointer?)] =
    [:]

  func next() -> SystemSoundID {
    lock.lock()
    defer { lock.unlock() }
    last += 1
    return last
  }
  func set(
    _ ending: AudioServicesSystemSoundCompletionProc?, _ data: UnsafeMutableRawPointer?, for id: SystemSoundID
  ) {
    lock.lock()
    defer { lock.unlock() }
    endings[id] = ending.map { ($0, data) }
  }
  func play(_ id: SystemSoundID, then block: (() -> Void)?) {
    DispatchQueue.main.async {
      self.lock.lock()
      let ending = self.endings[id]
      self.lock.unlock()
      ending?.0(id, ending?.1)
      block?()
    }
  }
}

@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: URL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
  guard inFileURL.isFileURL, FileManager.default.fileExists(atPath: inFileURL.path) else {
    outSystemSoundID.pointee = 0
    return kAudioServicesSystemSoundUnspecifiedError
  }
  outSystemSoundID.pointee = Sounds.shared.next()
  return kAudioServicesNoError
}
@discardableResult
public func AudioServicesCreateSystemSoundID(
  _ inFileURL: NSURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus { AudioServicesCreateSystemSoundID(inFileURL as URL, outSystemSoundID) }

@discardableResult
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
  Sounds.shared.set(nil, nil, for: inSystemSoundID)
  return kAudioServicesNoError
}

public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
  Sounds.shared.play(inSystemSoundID, then: nil)
}
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
  Sounds.shared.play(inSystemSoundID, then: nil)
}
public func AudioServicesPlaySystemSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { Sounds.shared.play(inSystemSoundID, then: inCompletionBlock) }
public func AudioServicesPlayAlertSoundWithCompletion(
  _ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?
) { Sounds.shared.play(inSystemSoundID, then: inCompletionBlock) }

@discardableResult
public func AudioServicesAddSystemSoundCompletion(
  _ inSystemSoundID: SystemSoundID, _ inRunLoop: AnyObject?, _ inRunLoopMode: Any?,
  _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc,
  _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
  Sounds.shared.set(inCompletionRoutine, inClientData, for: inSystemSoundID)
  return kAudioServicesNoError
}
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
  Sounds.shared.set(nil, nil, for: inSystemSoundID)
}
