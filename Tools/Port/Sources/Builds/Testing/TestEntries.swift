internal import Foundation
internal import Port

/// The parts of a program of tests that SwiftPM does not find: specs of Quick, and a window such as an app
/// shows in which Xcode runs tests.
struct TestEntries: Codable, Equatable {
  /// A class, by the names of its module and its own.
  struct Class: Codable, Equatable {
    var module: String
    var name: String
  }
  var specs: [Class] = []
  var configurations: [Class] = []
  /// A Boolean value that indicates whether sources ask for the window of the app.
  var isHosted = false
  /// A Boolean value that indicates whether the tests run on a screen that the user chose.
  var hasDevice = false
  /// A Boolean value that indicates whether the layouts that happen in the tests are checked.
  var checksGeometry = false

  init() {}

  init(
    specs: [(module: String, name: String)], configurations: [(module: String, name: String)],
    files: [SourceFile]
  ) {
    self.specs = specs.map { Class(module: $0.module, name: $0.name) }
    self.configurations = configurations.map { Class(module: $0.module, name: $0.name) }
    isHosted = files.contains { file in
      file.text.contains(
        #/[kK]eyWindow(?!\w)|UIApplication\.shared\.(?:windows|delegate|connectedScenes)(?!\w)/#)
    }
  }

  /// A Boolean value that indicates whether SwiftPM's own program does.
  var isEmpty: Bool {
    specs.isEmpty && configurations.isEmpty && !isHosted && !hasDevice && !checksGeometry
  }

  /// The name of the environment's variable with the device whose screen the tests run on.
  static let device = "MICA_TEST_DEVICE"
  /// The name of the environment's variable with the file for the findings in layouts.
  static let geometry = "MICA_TEST_GEOMETRY"

  /// Returns the source of the program of tests of a package. Its classes are named with `::`, since a class
  /// may have the name of its module. It has to be called `main.swift`: manifests for a Swift before 5.5
  /// compile no `@main` in a file that is alone.
  func program(ofPackage name: String) -> String {
    let modules = Set((specs + configurations).map(\.module)).sorted()
    let package = name.map { $0.isLetter || $0.isNumber || $0 == "_" ? $0 : "_" }
    return """
      import Foundation
      import Testing
      \(hasDevice ? "@_spi(SelectorTable) import UIKit" : "import UIKit")
      \(checksGeometry ? "@_spi(GeometryRecording) import UIKitTesting" : "")
      import XCTest
      \(modules.isEmpty ? "" : "import Quick")
      \(modules.map { "@testable import \($0)" }.joined(separator: "\n"))
      import \(String(package))PackageDiscoveredTests
      \(isHosted ? Self.delegate : "")
      @available(*, deprecated) struct Runner {
        @MainActor static func main() {
      \(hasDevice ? Self.choice : "")
      \(checksGeometry ? Self.recording : "")
      \(isHosted ? Self.host : "")
          let arguments = CommandLine.arguments
          if let place = arguments.firstIndex(of: "--testing-library"),
            arguments.dropFirst(place + 1).first == "swift-testing"
          {
            Task.detached { await Testing.__swiftPMEntryPoint() as Never }
            // A loop with nothing to wait for would end.
            let timer = Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }
            RunLoop.main.add(timer, forMode: .common)
            RunLoop.main.run()
          }
      \(configurations.map { "    quickConfigure(\($0.module)::\($0.name).self)\n" }.joined())
          var entries = __allDiscoveredTests()
      \(specs.map { "    entries.append(quickTests(\($0.module)::\($0.name).self))\n" }.joined())
          XCTMain(entries) as Never
        }
      }
      MainActor.assumeIsolated { Runner.main() }

      """
  }

  private static let choice = """
        if let name = ProcessInfo.processInfo.environment["\(device)"],
          !UIScreen.becomeMain(ofDeviceNamed: name)
        {
          print("error: --device \\(name): there is none; accepted: a name that `mica devices` lists")
          exit(2)
        }
    """

  private static let recording = """
        if let path = ProcessInfo.processInfo.environment["\(geometry)"] {
          GeometryMonitor.record(to: path)
        }
    """

  private static let host = """
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        HostDelegate.shared.window = window
        UIApplication.shared.delegate = HostDelegate.shared

    """

  private static let delegate = """
    /// The delegate of the app in which Xcode would run the tests.
    @MainActor private final class HostDelegate: NSObject, UIApplicationDelegate {
      static let shared = HostDelegate()
      var window: UIWindow?
    }
    """
}
