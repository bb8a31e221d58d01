import Foundation
import TestSupport
import Testing

@testable import UIKit

/// Tests of the items that item providers transfer beside data: files, and activities.
@MainActor struct HandedOverTests {
  private final class Watcher: NSObject, NSUserActivityDelegate {
    var log: [String] = []
    func userActivityWillSave(_ userActivity: NSUserActivity) {
      log.append("saves")
      userActivity.addUserInfoEntries(from: ["page": 3])
    }
    func userActivityWasContinued(_ userActivity: NSUserActivity) { log.append("goes on") }
  }

  /// The results of handlers, which may run on any thread.
  private final class Answers: @unchecked Sendable {
    // Unchecked: the test reads only after the handler has been called.
    var texts: [String] = []
  }

  @Test func dataIsLoadedAsAFile() throws {
    let provider = NSItemProvider(), answers = Answers()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      done(Data("Words".utf8), nil)
      return nil
    }
    provider.suggestedName = "../Note"
    provider.loadFileRepresentation(forTypeIdentifier: "public.text") { url, _ in
      answers.texts.append(url?.lastPathComponent ?? "")
      answers.texts.append(url.flatMap { try? String(contentsOf: $0, encoding: .utf8) } ?? "")
      answers.texts.append(url?.path ?? "")
    }
    #expect(answers.texts.prefix(2) == ["Note.json", "Words"])
    let path = try #require(answers.texts.last)
    #expect(!path.isEmpty, "it goes with the handler")
    #expect(!FileManager.default.fileExists(atPath: path), "it goes with the handler")
    provider.loadFileRepresentation(forTypeIdentifier: "public.image") { url, error in
      answers.texts.append("\(url == nil) \(error != nil)")
    }
    #expect(answers.texts.last == "true true")
  }

  @Test func itemsAreThoseOfTheirType() {
    let provider = NSItemProvider(object: NSString(string: "Words")), answers = Answers()
    provider.registerDataRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      done(Data("{}".utf8), nil)
      return nil
    }
    for type in ["public.utf8-plain-text", "public.json"] {
      provider.loadItem(forTypeIdentifier: type) { item, _ in
        answers.texts.append((item as? NSString).map { String($0) } ?? "none")
        answers.texts.append((item as? NSData).map { "\($0.length)" } ?? "none")
      }
    }
    #expect(answers.texts == ["Words", "none", "none", "2"])
  }

  @Test func filesAreRegistered() throws {
    let folder = TemporaryFolder(), file = folder("a.txt"), answers = Answers()
    try Data("Content".utf8).write(to: file)
    let provider = NSItemProvider()
    provider.registerFileRepresentation(forTypeIdentifier: "public.plain-text", visibility: .all) { done in
      done(file, false, nil)
      return nil
    }
    provider.registerFileRepresentation(forTypeIdentifier: "public.json", visibility: .all) { done in
      done(nil, false, nil)
      return nil
    }
    provider.loadDataRepresentation(forTypeIdentifier: "public.plain-text") { data, _ in
      answers.texts.append(data.map { String(decoding: $0, as: UTF8.self) } ?? "")
    }
    provider.loadInPlaceFileRepresentation(forTypeIdentifier: "public.json") { url, isInPlace, error in
      answers.texts.append("\(url == nil) \(isInPlace) \(error != nil)")
    }
    #expect(answers.texts == ["Content", "true false true"])
  }

  @Test func activitiesAreHandedOver() throws {
    let activity = NSUserActivity(activityType: "reading"), answers = Answers()
    (activity.title, activity.userInfo) = ("Book", ["page": 7])
    let type = try #require(NSItemProvider(object: activity).registeredTypeIdentifiers.first)
    NSItemProvider(object: activity).loadDataRepresentation(forTypeIdentifier: type) { data, _ in
      guard let data, let made = try? NSUserActivity.object(withItemProviderData: data, typeIdentifier: type)
      else { return }
      answers.texts.append("\(made.activityType) \(made.title ?? "") \(made.userInfo?["page"] as? Int ?? 0)")
    }
    #expect(answers.texts == ["reading Book 7"])
  }

  @Test func userActivityNotifiesItsDelegate() {
    let folder = TemporaryFolder(), activity = NSUserActivity(activityType: "reading"), watcher = Watcher()
    (activity.delegate, activity.needsSave) = (watcher, true)
    KeptScene.file = folder("scene.plist")
    defer { KeptScene.file = nil }
    KeptScene.write(activity)
    #expect(watcher.log == ["saves"])
    #expect(!activity.needsSave)
    #expect(KeptScene.read()?.userInfo?["page"] as? Int == 3)
  }
}
