internal import Foundation
internal import Projects

/// The run of the tests, and what they need beside the program.
extension Session {
  func completeBundles(_ graph: PackageGraph, _ targets: [XcodeProject.Target]) throws {
    guard let products = scratch.products(isRelease: options.isRelease) else { return }
    var lists = graph.propertyLists
    for target in targets {
      guard let name = target.settings["INFOPLIST_FILE"] else { continue }
      let path = AppBundle.filled(name, target.settings).replacing(#/^\/+/#, with: "")
      lists[target.module] = project.folder.appendingPathComponent(path).path
    }
    try ResourceBundles(products: products).complete(with: lists)
  }

  /// Links what the bundles of apps have into the folder of the test program, which is the main bundle.
  func linkResources(of bundles: [String]) throws {
    guard let folder = scratch.products(isRelease: options.isRelease) else { return }
    for bundle in bundles {
      for name in folder.appendingPathComponent(bundle).entries {
        let link = folder.appendingPathComponent(name)
        guard !link.exists, (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == nil
        else { continue }
        try FileManager.default.createSymbolicLink(
          atPath: link.path, withDestinationPath: "\(bundle)/\(name)")
      }
    }
  }

  func test(_ graph: PackageGraph, _ translation: Translator.Outcome, _ report: inout Report) throws {
    let products = scratch.products(isRelease: options.isRelease)
    let program = products?.appendingPathComponent("\(graph.root.manifest.name)PackageTests.xctest")
    guard let program, program.exists else {
      return
    }
    var run = TestRun(
      program: program, folder: project.folder, scratch: scratch, log: log, timeout: options.timeout)
    run.filter = options.filter
    if let device = options.device { run.environment[TestEntries.device] = device }
    run.setPictures(of: project.folder, into: options.pictures)
    let start = Date()
    try run.runXCTest()
    if translation.usesTesting { try run.runSwiftTesting() }
    report.tests = run.results.map { result in
      var result = result
      result.file = result.file.map(graph.withOriginalPaths)
      return result
    }
    report.messages += run.messages
    report.testSeconds = Date().timeIntervalSince(start)
    if options.checksGeometry { try checkGeometry(run, graph, translation, &report) }
  }

  /// Runs the tests again while the layouts in them are checked. The results of the tests do not count: the
  /// checks lay views out more often.
  private func checkGeometry(
    _ first: TestRun, _ graph: PackageGraph, _ translation: Translator.Outcome, _ report: inout Report
  ) throws {
    let file = scratch.file("geometry.jsonl")
    try? FileManager.default.removeItem(at: file)
    var run = TestRun(
      program: first.program, folder: first.folder, scratch: scratch, log: log, timeout: options.timeout)
    run.filter = first.filter
    run.environment = first.environment
    run.environment[TestEntries.geometry] = file.path
    log.write("the tests are run again, with checks of the layouts in them")
    try run.runXCTest()
    if translation.usesTesting { try run.runSwiftTesting() }
    let sources = graph.nodes.flatMap { node in
      node.targets.flatMap { node.manifest.files(of: $0, in: node.folder) }
    }
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    report.geometryClasses = GeometryFinding.classCount(in: text)
    report.geometry = GeometryFinding.findings(in: text).map { finding in
      var finding = finding
      finding.locate(in: sources)
      finding.file = finding.file.map(graph.withOriginalPaths)
      return finding
    }
  }
}
