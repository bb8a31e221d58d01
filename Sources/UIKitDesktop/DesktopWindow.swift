internal import CDesktopWindow
package import CoreGraphics
internal import Foundation
internal import QuartzCore
package import UIInspection
internal import UIKit

/// A window of the desktop that displays a document and passes the input of the desktop's devices to it.
@MainActor package final class DesktopWindow: DisplayHost {
  /// The reason why a window cannot be opened or drawn.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  private var document: PlayedDocument
  private var input: DesktopInput
  private let desktop: Desktop
  private let handle: OpaquePointer
  private let title: String
  /// The requested number of desktop units per point.
  private let wantedZoom: CGFloat
  /// The number of desktop units per point, which is smaller if the screen has no space for the requested
  /// one.
  private var zoom: CGFloat
  private var saidZoom: CGFloat?
  /// The size that the window was given for a size in points. While it does not change, the points remain
  /// whole numbers.
  private var chosen: (points: CGSize, units: CGSize)
  /// The size of the window in desktop units.
  private var units: CGSize
  private var wasExposed = false
  /// The source that wakes the main loop when input arrives, or nil if the desktop provides none.
  private var wake: (any DispatchSourceRead)?
  /// A copy of the displayed picture.
  package var picture: CGImage? { document.makeImage() }
  /// A Boolean value that indicates whether time only advances when the right button is pressed, and frames
  /// are reported on standard output.
  package var isStepped = false
  private var steps = 0, saidSteps = -1
  /// A Boolean value that indicates whether time advances before the next input is delivered.
  private var stepIsPending = false
  /// The inspector that follows what is shown, or nil.
  package var inspector: LiveInspector?
  /// The failure that closed the window, or nil.
  package private(set) var failure: Failure?

  /// The interval in seconds at which input is polled if the desktop provides no source.
  private static let poll = 1.0 / 60
  /// The minimum length of a window's sides, in points: the width of the smallest iPhone's screen.
  private static let shortestSide: CGFloat = 320

  /// Opens a window with the size of a document, with `zoom` desktop units per point or as many as fit the
  /// screen.
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
    do { try inspector?.close() } catch { writeToStandardError("\(error)\n") }
    wake?.cancel()
    mica_window_close(handle)
    desktop.close()
  }

  /// Displays another document in place of the current one, with the size of the window if its device is the
  /// same.
  package func show(_ new: PlayedDocument) {
    TouchInput.main.cancelAll()
    input.keyboardLeft()
    document.window.endEditing(true)
    let old = document, isSame = old.openingSize == new.openingSize
    (document, input) = (new, DesktopInput(window: new.window))
    inspector?.document = new
    wasExposed = true
    old.hide()
    if isSame { fit() } else { show(points: new.openingSize) }
    new.show()
  }

  /// Starts an inspector that follows the window, and says where its page is.
  ///
  /// - Parameter page: The file of the page, or nil for a temporary one, which a browser then opens.
  /// - Throws: An error if the page cannot be written.
  package func inspect(page: URL?) throws {
    let inspector = try LiveInspector(of: document, page: page)
    if isStepped { inspector.interval = 0 }
    self.inspector = inspector
    print("inspector: \(inspector.page.absoluteString)")
    fflush(nil)
    if page == nil { _ = Self.open(inspector.page) }
  }

  /// Opens a URL with the program that the desktop selects.
  package static func open(_ url: URL) -> Bool {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = ["xdg-open", url.absoluteString]
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return (try? process.run()) != nil
  }

  // MARK: - Size

  private static func units(of points: CGSize, zoom: CGFloat) -> CGSize {
    CGSize(width: (points.width * zoom).rounded(), height: (points.height * zoom).rounded())
  }

  /// The part of the screen for the window without its borders, or nil if the screen is not visible.
  private var room: CGRect? {
    guard let whole = desktop.room else { return nil }
    var borders: [Int32] = [0, 0, 0, 0]
    mica_window_borders(handle, &borders)
    let (top, left, bottom, right) = (borders[0], borders[1], borders[2], borders[3])
    return CGRect(
      x: whole.minX + CGFloat(left), y: whole.minY + CGFloat(top), width: whole.width - CGFloat(left + right),
      height: whole.height - CGFloat(top + bottom))
  }

  /// Resizes the window to display a size in points, at its location if it fits there. Reports the scale if
  /// it differs from the requested one.
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

  /// Reports on standard error and in the title that the window is smaller than requested.
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

  /// Passes the size and density of the window to the document.
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

  package var longestWait: Double? {
    stepIsPending || mica_window_waits(handle) != 0 ? 0 : wake == nil ? Self.poll : nil
  }

  /// Delivers the input up to the next step of the time, so that what came before a step is laid out and
  /// drawn at its own time however late it is read.
  package func deliverInput() {
    if stepIsPending {
      stepIsPending = false
      steps += 1
      FrameClock.current.now = Recording.start + Double(steps) / 60
    }
    TouchInput.main.gather {
      var event = mica_window_event()
      while !stepIsPending, mica_window_next(handle, &event) != 0 { deliver(event) }
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
    case MICA_WINDOW_BUTTON_DOWN where event.code == 3 && isStepped: stepIsPending = true
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

  /// Performs the device command of a key with Control and Shift.
  ///
  /// - Returns: `false` if the key has none and is passed to the document.
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

  /// Returns the modifier flags of a key event. Control is mapped to Command, because the desktop uses it for
  /// shortcuts.
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
    let hasChanged = showChanges()
    do { try inspector?.frameWasShown(hasChanged: hasChanged) } catch { stop(because: "\(error)") }
    guard isStepped, saidSteps < steps else { return }
    saidSteps = steps
    print("frame \(steps)")
    fflush(nil)
  }

  /// Shows what has changed.
  ///
  /// - Returns: `true` if there was something to show.
  private func showChanges() -> Bool {
    guard let changed = document.updatePicture() else { return false }
    guard !changed.isEmpty || wasExposed else { return false }
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
    if let shown, shown.result == 0 { stop(because: shown.reason) }
    return true
  }

  private func stop(because reason: String) {
    failure = Failure(description: reason)
    ApplicationLoop.main.stop()
  }
}
