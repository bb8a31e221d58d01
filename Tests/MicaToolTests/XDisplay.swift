import CoreGraphics
import Foundation

/// A display of the X server Xvfb, which shows nothing, with a simulated user: XTest moves its pointer and
/// presses its buttons and keys.
///
/// The libraries are opened when a test runs, because the project does not need them.
final class XDisplay {
  /// A description of the missing component, or `nil` if the server and the libraries are installed.
  static let missing: String? = {
    if dlopen("libX11.so.6", RTLD_NOW) == nil { return "libX11 (Debian's libx11-6)" }
    if dlopen("libXtst.so.6", RTLD_NOW) == nil { return "libXtst (Debian's libxtst6)" }
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    let isThere = folders.contains { FileManager.default.isExecutableFile(atPath: "\($0)/Xvfb") }
    return isThere ? nil : "Xvfb (Debian's xvfb)"
  }()

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  /// The value of `DISPLAY`.
  let name: String
  private let server: Process
  private let connection: UnsafeMutableRawPointer

  /// Starts a server with a screen of `width` × `height` pixels. The pointer is in its corner.
  init(width: Int, height: Int) throws {
    server = Process()
    let told = Pipe()
    server.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    server.arguments = [
      "Xvfb", "-displayfd", "1", "-screen", "0", "\(width)x\(height)x24", "-nolisten", "tcp", "-noreset",
    ]
    server.standardOutput = told
    server.standardError = FileHandle.nullDevice
    try server.run()
    // The server prints its number when it is ready.
    var number = ""
    while !number.hasSuffix("\n") {
      let more = told.fileHandleForReading.availableData
      if more.isEmpty { throw Failure(description: "Xvfb ended before it was ready") }
      number += String(decoding: more, as: UTF8.self)
    }
    name = ":" + number.trimmingCharacters(in: .whitespacesAndNewlines)
    guard let opened = X.open(name) else { throw Failure(description: "no connection to \(name)") }
    connection = opened
    move(to: .zero)
  }

  deinit {
    _ = X.close(connection)
    server.end()
    server.waitUntilExit()
  }

  /// A Boolean value that indicates whether a program has opened a window.
  var hasWindows: Bool {
    var root: UInt = 0, parent: UInt = 0, count: UInt32 = 0
    var children: UnsafeMutablePointer<UInt>?
    _ = X.queryTree(connection, X.root(connection), &root, &parent, &children, &count)
    if let children { _ = X.free(children) }
    return count > 0
  }

  /// Returns whether a window is on the screen.
  func isShown(_ window: UInt) -> Bool {
    // The attributes of a window have the state of its map as their 24th word; 2 is seen.
    var attributes = [Int32](repeating: 0, count: 64)
    return X.attributes(connection, window, &attributes) != 0 && attributes[23] == 2
  }

  /// Returns a window by its size in pixels, with its place on the screen.
  func window(width: Int, height: Int) throws -> (id: UInt, origin: CGPoint) {
    var root: UInt = 0, parent: UInt = 0, count: UInt32 = 0
    var children: UnsafeMutablePointer<UInt>?
    _ = X.queryTree(connection, X.root(connection), &root, &parent, &children, &count)
    defer { if let children { _ = X.free(children) } }
    for index in 0..<Int(count) {
      guard let id = children?[index] else { continue }
      var (x, y, wide, high, border, depth): (Int32, Int32, UInt32, UInt32, UInt32, UInt32) = (
        0, 0, 0, 0, 0, 0
      )
      _ = X.geometry(connection, id, &root, &x, &y, &wide, &high, &border, &depth)
      if Int(wide) == width, Int(high) == height, isShown(id) {
        _ = X.focus(connection, id, 2, 0)
        return (id, CGPoint(x: Int(x), y: Int(y)))
      }
    }
    throw Failure(description: "no window of \(width) x \(height) pixels among \(count)")
  }

  /// The frames of all windows that are seen on the screen, from back to front, in pixels.
  var frames: [CGRect] {
    var root: UInt = 0, parent: UInt = 0, count: UInt32 = 0
    var children: UnsafeMutablePointer<UInt>?
    _ = X.queryTree(connection, X.root(connection), &root, &parent, &children, &count)
    defer { if let children { _ = X.free(children) } }
    return (0..<Int(count)).compactMap { index in
      var (x, y, wide, high, border, depth): (Int32, Int32, UInt32, UInt32, UInt32, UInt32) = (
        0, 0, 0, 0, 0, 0
      )
      guard let id = children?[index], isShown(id),
        X.geometry(connection, id, &root, &x, &y, &wide, &high, &border, &depth) != 0
      else { return nil }
      return CGRect(x: Int(x), y: Int(y), width: Int(wide), height: Int(high))
    }
  }

  /// Resizes a window as only a user may.
  func resize(_ window: UInt, width: Int, height: Int) {
    _ = X.resize(connection, window, UInt32(width), UInt32(height))
    _ = X.sync(connection, 0)
  }

  /// Returns the smallest size to which users can resize a window, or `nil` if the window sets no limit.
  func smallestSize(of window: UInt) -> CGSize? {
    // The hints begin with their flags, a place and a size, and the smallest size.
    var hints = [Int32](repeating: 0, count: 40), supplied = 0
    let isSmallestSize: Int32 = 1 << 4
    guard X.hints(connection, window, &hints, &supplied) != 0, hints[0] & isSmallestSize != 0 else {
      return nil
    }
    return CGSize(width: Int(hints[6]), height: Int(hints[7]))
  }

  /// Returns a window's pixels, one opaque word each.
  func pixels(of window: UInt, width: Int, height: Int) throws -> [UInt32] {
    let planes = UInt.max, pixmap: Int32 = 2
    guard let image = X.image(connection, window, 0, 0, UInt32(width), UInt32(height), planes, pixmap) else {
      throw Failure(description: "the window's pixels cannot be read")
    }
    // The beginning of an XImage: width, height, offset and format, the data, then four numbers, the
    // depth and the bytes of a row.
    let data = image.load(fromByteOffset: 16, as: UnsafeMutableRawPointer.self)
    let row = Int(image.load(fromByteOffset: 44, as: Int32.self))
    var found: [UInt32] = []
    found.reserveCapacity(width * height)
    for y in 0..<height {
      let start = data.advanced(by: y * row).assumingMemoryBound(to: UInt32.self)
      found.append(contentsOf: UnsafeBufferPointer(start: start, count: width))
    }
    for index in found.indices { found[index] |= 0xFF00_0000 }
    free(data)
    _ = X.free(image)
    return found
  }

  // MARK: - User input

  func move(to point: CGPoint) {
    _ = X.fakeMotion(connection, -1, Int32(point.x), Int32(point.y), 0)
    _ = X.sync(connection, 0)
  }
  func button(_ number: UInt32, isDown: Bool) {
    _ = X.fakeButton(connection, number, isDown ? 1 : 0, 0)
    _ = X.sync(connection, 0)
  }
  /// Presses and releases the key of a character that needs no modifier key.
  func type(_ character: Character) {
    press(Key(rawValue: UInt(character.unicodeScalars.first?.value ?? 0)))
  }

  /// A key by its symbol in the X protocol.
  struct Key {
    let rawValue: UInt
    static let backspace = Key(rawValue: 0xFF08), tab = Key(rawValue: 0xFF09)
    static let shift = Key(rawValue: 0xFFE1), control = Key(rawValue: 0xFFE3)
    static func letter(_ letter: Unicode.Scalar) -> Key { Key(rawValue: UInt(letter.value)) }
  }

  /// Presses and releases a key while others are held.
  func press(_ key: Key, with held: [Key] = []) {
    let codes = (held + [key]).map { UInt32(X.keycode(connection, $0.rawValue)) }
    for code in codes { _ = X.fakeKey(connection, code, 1, 0) }
    for code in codes.reversed() { _ = X.fakeKey(connection, code, 0, 0) }
    _ = X.sync(connection, 0)
  }
}

extension Process {
  /// Ends the process. Uses `SIGKILL`, because a process that is started on a thread of the main queue's
  /// library has every signal blocked that can be blocked.
  func end() { kill(processIdentifier, SIGKILL) }
}

/// The functions of the X libraries, as their manual declares them.
private enum X {
  typealias Connection = UnsafeMutableRawPointer
  typealias Out<T> = UnsafeMutablePointer<T>

  private static func function<T>(_ name: String, in library: String = "libX11.so.6") -> T {
    // C functions have no types at run time; these are declared below as the libraries' headers declare them.
    unsafeBitCast(dlsym(dlopen(library, RTLD_NOW), name), to: T.self)
  }

  /// Opens a connection, whose errors end only the request: a window may go while it is asked for.
  static func open(_ name: String) -> Connection? {
    _ = onError { _, _ in 0 }
    return opener(name)
  }
  private typealias Handler = @convention(c) (Connection, UnsafeMutableRawPointer) -> Int32
  private static let onError: @convention(c) (Handler) -> UnsafeMutableRawPointer? =
    function("XSetErrorHandler")
  private static let opener: @convention(c) (UnsafePointer<CChar>) -> Connection? = function("XOpenDisplay")
  static let close: @convention(c) (Connection) -> Int32 = function("XCloseDisplay")
  static let root: @convention(c) (Connection) -> UInt = function("XDefaultRootWindow")
  static let sync: @convention(c) (Connection, Int32) -> Int32 = function("XSync")
  static let free: @convention(c) (UnsafeMutableRawPointer) -> Int32 = function("XFree")
  static let focus: @convention(c) (Connection, UInt, Int32, UInt) -> Int32 = function("XSetInputFocus")
  static let keycode: @convention(c) (Connection, UInt) -> UInt8 = function("XKeysymToKeycode")
  static let resize: @convention(c) (Connection, UInt, UInt32, UInt32) -> Int32 = function("XResizeWindow")
  static let attributes: @convention(c) (Connection, UInt, Out<Int32>) -> Int32 =
    function("XGetWindowAttributes")
  static let hints: @convention(c) (Connection, UInt, Out<Int32>, Out<Int>) -> Int32 =
    function("XGetWMNormalHints")
  static let queryTree:
    @convention(c) (
      Connection, UInt, Out<UInt>, Out<UInt>, Out<UnsafeMutablePointer<UInt>?>, Out<UInt32>
    ) -> Int32 = function("XQueryTree")
  static let geometry:
    @convention(c) (
      Connection, UInt, Out<UInt>, Out<Int32>, Out<Int32>, Out<UInt32>, Out<UInt32>, Out<UInt32>, Out<UInt32>
    ) -> Int32 = function("XGetGeometry")
  static let image:
    @convention(c) (Connection, UInt, Int32, Int32, UInt32, UInt32, UInt, Int32) -> UnsafeMutableRawPointer? =
      function("XGetImage")
  static let fakeMotion: @convention(c) (Connection, Int32, Int32, Int32, UInt) -> Int32 =
    function("XTestFakeMotionEvent", in: "libXtst.so.6")
  static let fakeButton: @convention(c) (Connection, UInt32, Int32, UInt) -> Int32 =
    function("XTestFakeButtonEvent", in: "libXtst.so.6")
  static let fakeKey: @convention(c) (Connection, UInt32, Int32, UInt) -> Int32 =
    function("XTestFakeKeyEvent", in: "libXtst.so.6")
}
