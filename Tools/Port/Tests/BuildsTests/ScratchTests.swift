import Foundation
import Testing

@testable import Builds

struct ScratchTests {
  @Test func productsOfAnotherSDKGo() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let scratch = try Scratch(at: folder), object = scratch.build.appendingPathComponent("x/debug/A.o")
    let fetched = scratch.build.appendingPathComponent("checkouts/Kit/Package.swift")
    try scratch.write("", to: object.path)
    try scratch.write("", to: fetched.path)
    try scratch.forgetProducts(unlessOf: "one")
    #expect(!FileManager.default.fileExists(atPath: object.path))
    #expect(FileManager.default.fileExists(atPath: fetched.path))
    try scratch.write("", to: object.path)
    try scratch.forgetProducts(unlessOf: "one")
    #expect(FileManager.default.fileExists(atPath: object.path))
    try scratch.forgetProducts(unlessOf: "two")
    #expect(!FileManager.default.fileExists(atPath: object.path))
  }

  @Test func productsOfAnotherFolderGo() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let moved = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: moved) }
    let scratch = try Scratch(at: folder)
    try scratch.forgetProducts(unlessOf: "one")
    try scratch.write("", to: scratch.build.appendingPathComponent("x/debug/A.o").path)
    try FileManager.default.moveItem(at: folder, to: moved)
    let other = try Scratch(at: moved), object = other.build.appendingPathComponent("x/debug/A.o")
    #expect(FileManager.default.fileExists(atPath: object.path))
    try other.forgetProducts(unlessOf: "one")
    #expect(!FileManager.default.fileExists(atPath: object.path))
  }
}
