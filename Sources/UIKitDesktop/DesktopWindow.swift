internal import CDesktopWindow
package import CoreGraphics
internal import Foundation
internal import QuartzCore
package import UIInspection
internal import UIKit

/// A window of the desktop that shows a document and hands it what its devices do.
@MainActor package final class DesktopWindow: DisplayHost {
  /// Why a window cannot be opened or drawn in.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private let document: PlayedDocument
  private let input: DesktopInput
  private let handle: OpaquePointer
  /// The desktop's units a point.
  private let zoom: CGFloat
  private var wasExposed = false
  /// Wakes the main loop when input arrives; nil where the desktop has nothing to wait for.
  private var wake: (any DispatchSourceRead)?
  /// A copy of the picture that is shown.
  package var picture: CGImage? { document.makeImage() }
  /// Whether time passes by presses of the right button alone, and the frames that are shown are
  /// said on standard output.
  package var isStepped = false
  private var steps = 0, saidSteps = -1
  /// What ended the window by itself.
  package private(set) var failure: Failure?

  /// How often input is looked for where nothing tells of it, in seconds.
  private static let poll = 1.0 / 60

  /// Opens a window as large as the document's, `zoom` of the desktop's units a point.
  package init(_ document: PlayedDocument, title: String, zoom: Double) throws(Failure) {
    let size = document.window.bounds.size
    let opened = Self.withReason {
      mica_window_open(title, Int32(size.width * zoom), Int32(size.height * zoom), $0)
    }
    guard let handle = opened.result else { throw Failure(description: opened.reason) }
    self.handle = handle
    self.document = document
    self.zoom = zoom
    input = DesktopInput(window: document.window)
    fit()
    let descriptor = mica_window_descriptor(handle)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler {}
    source.resume()
    wake = source
  }

  package func close() {
    wake?.cancel()
    mica_window_close(handle)
  }

  private static func withReason<T>(_ body: (UnsafeMutablePointer<CChar>) -> T) -> (result: T, reason: String)
  {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: MICA_WINDOW_REASON_SIZE) { buffer in
      buffer.initialize(repeating: 0)
      let result = body(buffer.baseAddress!)
      return (result, String(cString: buffer.baseAddress!))
    }
  }

  /// Gives the document the window's size and density.
  private func fit() {
    var (width, height, wide, high) = (Int32(0), Int32(0), Int32(0), Int32(0))
    mica_window_size(handle, &width, &height, &wide, &high)
    guard width > 0, height > 0 else { return }
    document.resize(
      to: CGSize(width: CGFloat(width) / zoom, height: CGFloat(height) / zoom),
      scale: zoom * CGFloat(wide) / CGFloat(width))
  }

  package var longestWait: Double? { mica_window_waits(handle) != 0 ? 0 : wake == nil ? Self.poll : nil }

  package func deliverInput() {
    TouchInput.main.gather {
      var event = mica_window_event()
      while mica_window_next(handle, &event) != 0 { deliver(event) }
    }
  }

  private func deliver(_ event: mica_window_event) {
    let point = CGPoint(x: event.x / zoom, y: event.y / zoom)
    let held = Self.modifiers(event.modifiers)
    TouchInput.main.modifierFlags = held
    switch event.kind {
    case MICA_WINDOW_QUIT: ApplicationLoop.main.stop()
    case MICA_WINDOW_RESIZED: fit()
    case MICA_WINDOW_EXPOSED: wasExposed = true
    case MICA_WINDOW_LEFT: input.keyboardLeft()
    case MICA_WINDOW_POINTER_MOVED: input.pointerMoved(to: point)
    case MICA_WINDOW_POINTER_GONE: input.pointerLeft()
    case MICA_WINDOW_BUTTON_DOWN where event.code == 1:
      input.buttonDown(at: point, pinches: held.contains(.command))
    case MICA_WINDOW_BUTTON_DOWN where event.code == 3 && isStepped:
      steps += 1
      FrameClock.current.now = Recording.start + Double(steps) / 60
    case MICA_WINDOW_BUTTON_UP where event.code == 1: input.buttonUp(at: point)
    case MICA_WINDOW_WHEEL: input.wheel(CGVector(dx: event.x, dy: event.y))
    case MICA_WINDOW_FINGER_DOWN: input.finger(Int(event.finger), .began, at: point)
    case MICA_WINDOW_FINGER_MOVED: input.finger(Int(event.finger), .moved, at: point)
    case MICA_WINDOW_FINGER_UP: input.finger(Int(event.finger), .ended, at: point)
    case MICA_WINDOW_KEY_DOWN:
      let character = event.symbol == 0 ? nil : Unicode.Scalar(event.symbol).map(Character.init)
      input.keyDown(Int(event.code), character: character, modifiers: held)
    case MICA_WINDOW_KEY_UP: input.keyUp(Int(event.code))
    case MICA_WINDOW_TEXT:
      input.type(withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    default: break
    }
  }

  /// Control is Command, which the shortcuts of the desktop have there.
  private static func modifiers(_ bits: UInt32) -> UIKeyModifierFlags {
    var found: UIKeyModifierFlags = []
    if bits & UInt32(MICA_WINDOW_SHIFT) != 0 { found.insert(.shift) }
    if bits & UInt32(MICA_WINDOW_CONTROL) != 0 { found.insert(.command) }
    if bits & UInt32(MICA_WINDOW_ALT) != 0 { found.insert(.alternate) }
    if bits & UInt32(MICA_WINDOW_SUPER) != 0 { found.insert(.control) }
    return found
  }

  package func showFrame() {
    showChanges()
    guard isStepped, saidSteps < steps else { return }
    saidSteps = steps
    print("frame \(steps)")
    fflush(nil)
  }

  private func showChanges() {
    guard let changed = document.updatePicture() else { return }
    guard !changed.isEmpty || wasExposed else { return }
    wasExposed = false
    let shown = document.withPixels { pixels, rowStride in
      let bytes = UnsafeRawPointer(pixels.baseAddress!).assumingMemoryBound(to: UInt8.self)
      let (width, height) = (rowStride, pixels.count / rowStride)
      return Self.withReason { reason in
        let parts = changed.map {
          mica_window_part(x: Int32($0.x), y: Int32($0.y), width: Int32($0.width), height: Int32($0.height))
        }
        return mica_window_show(handle, bytes, Int32(width), Int32(height), parts, Int32(parts.count), reason)
      }
    }
    guard let shown, shown.result == 0 else { return }
    failure = Failure(description: shown.reason)
    ApplicationLoop.main.stop()
  }
}
