public import Foundation

// An engine of audio on a device without a microphone, which is silent: it starts, and taps get nothing.

public typealias AVAudioNodeBus = Int
public typealias AVAudioFrameCount = UInt32
public typealias AVAudioFramePosition = Int64
public typealias AVAudioChannelCount = UInt32
public typealias AVAudioNodeTapBlock = (AVAudioPCMBuffer, AVAudioTime) -> Void

open class AVAudioTime: NSObject {
  public let sampleTime: AVAudioFramePosition
  public let sampleRate: Double
  public init(sampleTime: AVAudioFramePosition, atRate sampleRate: Double) {
    (self.sampleTime, self.sampleRate) = (sampleTime, sampleRate)
    super.init()
  }
}

open class AVAudioBuffer: NSObject {
  public let format: AVAudioFormat
  init(_ format: AVAudioFormat) {
    self.format = format
    super.init()
  }
}

/// A buffer of samples, which are silent until a program writes them.
open class AVAudioPCMBuffer: AVAudioBuffer {
  public let frameCapacity: AVAudioFrameCount
  open var frameLength: AVAudioFrameCount = 0
  open var stride: Int { 1 }
  private let channels: UnsafeMutablePointer<UnsafeMutablePointer<Float>>

  public init?(pcmFormat format: AVAudioFormat, frameCapacity: AVAudioFrameCount) {
    self.frameCapacity = frameCapacity
    let count = Int(format.channelCount), size = max(1, Int(frameCapacity))
    channels = .allocate(capacity: max(1, count))
    for index in 0..<count {
      let samples = UnsafeMutablePointer<Float>.allocate(capacity: size)
      samples.initialize(repeating: 0, count: size)
      (channels + index).initialize(to: samples)
    }
    super.init(format)
  }
  deinit {
    for index in 0..<Int(format.channelCount) { channels[index].deallocate() }
    channels.deallocate()
  }

  open var floatChannelData: UnsafePointer<UnsafeMutablePointer<Float>>? { UnsafePointer(channels) }
}

open class AVAudioNode: NSObject {
  open internal(set) weak var engine: AVAudioEngine?
  open var numberOfInputs: Int { 1 }
  open var numberOfOutputs: Int { 1 }
  open func inputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  open func outputFormat(forBus bus: AVAudioNodeBus) -> AVAudioFormat { AVAudioFormat() }
  /// Installs nothing: there is no sound.
  open func installTap(
    onBus bus: AVAudioNodeBus, bufferSize: AVAudioFrameCount, format: AVAudioFormat?,
    block tapBlock: @escaping AVAudioNodeTapBlock
  ) {}
  open func removeTap(onBus bus: AVAudioNodeBus) {}
  open func reset() {}
}
open class AVAudioIONode: AVAudioNode {}
open class AVAudioInputNode: AVAudioIONode {}
open class AVAudioOutputNode: AVAudioIONode {}
open class AVAudioMixerNode: AVAudioNode {
  open var outputVolume: Float = 1
  open var volume: Float = 1
}

open class AVAudioEngine: NSObject {
  open private(set) lazy var inputNode = owned(AVAudioInputNode())
  open private(set) lazy var outputNode = owned(AVAudioOutputNode())
  open private(set) lazy var mainMixerNode = owned(AVAudioMixerNode())
  open private(set) var isRunning = false
  open private(set) var attachedNodes: Set<AVAudioNode> = []

  private func owned<Node: AVAudioNode>(_ node: Node) -> Node {
    node.engine = self
    return node
  }

  open func attach(_ node: AVAudioNode) { attachedNodes.insert(owned(node)) }
  open func detach(_ node: AVAudioNode) {
    if attachedNodes.remove(node) != nil { node.engine = nil }
  }
  open func connect(_ node1: AVAudioNode, to node2: AVAudioNode, format: AVAudioFormat?) {}
  open func disconnectNodeInput(_ node: AVAudioNode) {}
  open func disconnectNodeOutput(_ node: AVAudioNode) {}
  open func prepare() {}
  open func start() throws { isRunning = true }
  open func pause() { isRunning = false }
  open func stop() { isRunning = false }
  open func reset() {}
}
