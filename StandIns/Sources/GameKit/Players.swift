public import Foundation
@_exported public import GameplayKit
public import UIKit

// Game Center on a device whose user has no account there: what an app reports fails with Apple's codes.

public let GKErrorDomain = "GKErrorDomain"

public struct GKError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1
    case cancelled, communicationsFailure, userDenied, invalidCredentials, notAuthenticated
    case gameUnrecognized = 15
    case notSupported = 16
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { GKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

private func fail(_ handler: (((any Error)?) -> Void)?) {
  DispatchQueue.main.async { handler?(GKError(.notAuthenticated)) }
}

open class GKPlayer: NSObject {
  open var playerID: String { "" }
  open var gamePlayerID: String { "" }
  open var teamPlayerID: String { "" }
  open var displayName: String { "" }
  open var alias: String { "" }
}

open class GKLocalPlayer: GKPlayer {
  private nonisolated(unsafe) static let shared = GKLocalPlayer()
  open class var local: GKLocalPlayer { shared }
  open class func localPlayer() -> GKLocalPlayer { shared }
  open var isAuthenticated: Bool { false }
  open var isUnderage: Bool { false }
  /// The handler, which is called once with the error that the player cannot be authenticated.
  open var authenticateHandler: ((UIViewController?, (any Error)?) -> Void)? {
    didSet {
      let handler = authenticateHandler
      DispatchQueue.main.async { handler?(nil, GKError(.notAuthenticated)) }
    }
  }
  open func loadDefaultLeaderboardIdentifier(completionHandler: ((String?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
}

open class GKScore: NSObject {
  open var value: Int64 = 0
  open var context: UInt64 = 0
  open var leaderboardIdentifier: String
  open var formattedValue: String? { "\(value)" }
  open var rank: Int { 0 }
  public init(leaderboardIdentifier identifier: String) { leaderboardIdentifier = identifier }
  open class func report(_ scores: [GKScore], withCompletionHandler handler: (((any Error)?) -> Void)? = nil)
  {
    fail(handler)
  }
}

open class GKLeaderboard: NSObject {
  public enum PlayerScope: Int, Sendable { case global, friendsOnly }
  public enum TimeScope: Int, Sendable { case today, week, allTime }
  open var identifier: String?
  open var playerScope = PlayerScope.global
  open var timeScope = TimeScope.allTime
  open var range = NSRange(location: 1, length: 10)
  open var scores: [GKScore]? { nil }
  open var localPlayerScore: GKScore? { nil }
  public override init() {}
  open func loadScores(completionHandler: (([GKScore]?, (any Error)?) -> Void)? = nil) {
    DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) }
  }
  open class func submitScore(
    _ score: Int, context: Int, player: GKPlayer, leaderboardIDs: [String],
    completionHandler: @escaping ((any Error)?) -> Void
  ) { fail(completionHandler) }
}

open class GKAchievement: NSObject {
  open var identifier: String
  open var percentComplete = 0.0
  open var showsCompletionBanner = false
  open var isCompleted: Bool { percentComplete >= 100 }
  public init(identifier: String) { self.identifier = identifier }
  open class func report(
    _ achievements: [GKAchievement], withCompletionHandler handler: (((any Error)?) -> Void)? = nil
  ) { fail(handler) }
  open class func loadAchievements(
    completionHandler: (([GKAchievement]?, (any Error)?) -> Void)? = nil
  ) { DispatchQueue.main.async { completionHandler?(nil, GKError(.notAuthenticated)) } }
  open class func resetAchievements(completionHandler: (((any Error)?) -> Void)? = nil) {
    fail(completionHandler)
  }
}

public protocol GKGameCenterControllerDelegate: NSObjectProtocol {
  func gameCenterViewControllerDidFinish(_ gameCenterViewController: GKGameCenterViewController)
}

public enum GKGameCenterViewControllerState: Int, Sendable {
  case `default` = -1
  case leaderboards, achievements, challenges, localPlayerProfile, dashboard
}

/// The page of Game Center, which has nothing but a button to leave it.
open class GKGameCenterViewController: UINavigationController {
  open weak var gameCenterDelegate: (any GKGameCenterControllerDelegate)?
  open var viewState = GKGameCenterViewControllerState.default
  open var leaderboardIdentifier: String?
  open var leaderboardTimeScope = GKLeaderboard.TimeScope.allTime

  public init() {
    super.init(nibName: nil, bundle: nil)
    let page = UIViewController()
    page.title = "Game Center"
    page.view.backgroundColor = .systemBackground
    page.navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        gameCenterDelegate?.gameCenterViewControllerDidFinish(self)
      })
    setViewControllers([page], animated: false)
  }
  public convenience init(state: GKGameCenterViewControllerState) {
    self.init()
    viewState = state
  }
  public convenience init(
    leaderboardID: String, playerScope: GKLeaderboard.PlayerScope, timeScope: GKLeaderboard.TimeScope
  ) {
    self.init(state: .leaderboards)
    (leaderboardIdentifier, leaderboardTimeScope) = (leaderboardID, timeScope)
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}
