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

  private var document: PlayedDocument
  private var input: DesktopInput
  private let desktop: Desktop
  private let handle: OpaquePointer
  private let title: String
  /// The desktop's units per point that were asked for.
  private let wantedZoom: CGFloat
  /// The desktop's units per point: fewer where the screen has no room for the wanted ones.
  private var zoom: CGFloat
  private var saidZoom: CGFloat?
  /// The size that the window was given for its points, which are whole while it keeps it.
  private var chosen: (points: CGSize, units: CGSize)
  /// The window's size in the desktop's units.
  private var units: CGSize
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
  /// The shortest side of a window, in points: that of the smallest iPhone's screen.
  private static let shortestSide: CGFloat = 320

  /// Opens a window as large as the document's, `zoom` of the desktop's units per point, or as many as the
  /// screen has room for.
  package init(_ document: PlayedDocument, title: String, zoom: Double) throws(Failure) {
    let desktop = try Desktop()
    let points = document.window.bounds.size, room = desktop.room
    let fitting = room.map { WindowPlacement.zoom(of: points, in: $0.size, wanted: zoom) } ?? zoom
    let units = Self.units(of: points, zoom: fitting)
    let origin =
      room.map { WindowPlacement.origin(of: units, in: $0, beside: desktop.windows) } ?? .zero
    let place = mica_window_part(CGRect(origin: origin, size: units))
    let opened = Desktop.withReason { mica_window_open(title, place, $0) }
    guard let handle = opened.result else {
      desktop.close()
      throw Failure(description: opened.reason)
    }
    (self.desktop, self.handle, self.document, self.title) = (desktop, handle, document, title)
    (wantedZoom, self.zoom, chosen, self.units) = (zoom, fitting, (points, units), units)
    input = DesktopInput(window: document.window)
    show(points: points)
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
    desktop.close()
  }

  /// Shows another document in place of the one that is shown, as large as the window if its device is the
  /// same.
  package func show(_ new: PlayedDocument) {
    TouchInput.main.cancelAll()
    input.keyboardLeft()
    document.window.endEditing(true)
    let old = document, isSame = old.openingSize == new.openingSize
    (document, input) = (new, DesktopInput(window: new.window))
    wasExposed = true
    old.hide()
    if isSame { fit() } else { show(points: new.openingSize) }
    new.show()
  }

  // MARK: - Size

  private static func units(of points: CGSize, zoom: CGFloat) -> CGSize {
    CGSize(width: (points.width * zoom).rounded(), height: (points.height * zoom).rounded())
  }

  /// The room that the screen has for the window without its borders; nil where nobody sees it.
  private var room: CGRect? {
    guard let whole = desktop.room else { return nil }
    var borders: [Int32] = [0, 0, 0, 0]
    mica_window_borders(handle, &borders)
    let (top, left, bottom, right) = (borders[0], borders[1], borders[2], borders[3])
    return CGRect(
      x: whole.minX + CGFloat(left), y: whole.minY + CGFloat(top), width: whole.width - CGFloat(left + right),
      height: whole.height - CGFloat(top + bottom))
  }

  /// Gives the window the size that shows a number of points, in its place as far as it fits there, and says
  /// at which scale if that is not the wanted one.
  private func show(points: CGSize) {
    let room = room
    zoom = room.map { WindowPlacement.zoom(of: points, in: $0.size, wanted: wantedZoom) } ?? wantedZoom
    chosen = (points, Self.units(of: points, zoom: zoom))
    let smallest = Self.units(
      of: CGSize(
        width: min(points.width, Self.shortestSide), height: min(points.height, Self.shortestSide)),
      zoom: zoom)
    mica_window_set_smallest(handle, Int32(smallest.width), Int32(smallest.height))
    if let room {
      var (x, y) = (Int32(0), Int32(0))
      mica_window_position(handle, &x, &y)
      let place = CGRect(origin: CGPoint(x: Int(x), y: Int(y)), size: chosen.units)
      let fitting = WindowPlacement.moved(place, into: room)
      if fitting != place || chosen.units != units { mica_window_place(handle, mica_window_part(fitting)) }
    }
    sayZoom()
    fit()
  }

  /// Says that the window is smaller than wanted, on standard error and in its title.
  private func sayZoom() {
    guard saidZoom != zoom else { return }
    saidZoom = zoom
    let percent = "\(Int((zoom * 100).rounded())) %"
    let isSmaller = zoom < wantedZoom
    mica_window_set_title(handle, isSmaller ? "\(title) – \(percent)" : title)
    guard isSmaller, let room = desktop.room else { return }
    func words(_ size: CGSize) -> String { "\(size.width.inPoints) x \(size.height.inPoints)" }
    writeToStandardError(
      "\(title): shown at \(percent), as \(words(chosen.points)) points do not fit the screen of "
        + words(room.size) + (wantedZoom == 1 ? "" : " at a zoom of \(wantedZoom.inPoints)") + "\n")
  }

  /// Gives the document the window's size and density.
  private func fit() {
    var (width, height, wide, high) = (Int32(0), Int32(0), Int32(0), Int32(0))
    mica_window_size(handle, &width, &height, &wide, &high)
    guard width > 0, height > 0 else { return }
    units = CGSize(width: Int(width), height: Int(height))
    let points =
      units == chosen.units
      ? chosen.points
      : CGSize(
        width: max(units.width / zoom, min(chosen.points.width, Self.shortestSide)),
        height: max(units.height / zoom, min(chosen.points.height, Self.shortestSide)))
    document.resize(to: points, scale: document.wantedScale ?? CGFloat(wide) / points.width)
  }

  // MARK: - Input

  package var longestWait: Double? { mica_window_waits(handle) != 0 ? 0 : wake == nil ? Self.poll : nil }

  package func deliverInput() {
    TouchInput.main.gather {
      var event = mica_window_event()
      while mica_window_next(handle, &event) != 0 { deliver(event) }
    }
  }

  private func deliver(_ event: mica_window_event) {
    let size = document.window.bounds.size
    let point = CGPoint(x: event.x * size.width / units.width, y: event.y * size.height / units.height)
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
      if held == [.command, .shift], performCommand(character, repeats: event.repeats != 0) { return }
      input.keyDown(Int(event.code), character: character, modifiers: held)
    case MICA_WINDOW_KEY_UP: input.keyUp(Int(event.code))
    case MICA_WINDOW_TEXT:
      input.type(withUnsafeBytes(of: event.text) { String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self) })
    default: break
    }
  }

  /// Does what a key with Control and Shift does to the device; false for one that is left to what is shown.
  private func performCommand(_ character: Character?, repeats: Bool) -> Bool {
    switch character {
    case "a" where !repeats:
      UITraitCollection.change {
        $0.userInterfaceStyle = $0.userInterfaceStyle == .dark ? .light : .dark
      }
    case "o" where !repeats:
      let size = document.window.bounds.size
      document.turn(to: size.width > size.height ? .portrait : .landscapeRight)
      show(points: document.window.bounds.size)
    case "a", "o": break
    default: return false
    }
    return true
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

  // MARK: - Frames

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
      return Desktop.withReason { reason in
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
