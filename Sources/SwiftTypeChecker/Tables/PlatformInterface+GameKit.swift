// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of GameKit, as far as they tell the type of an argument or a value.
  static let gameKit: StaticString = #"""
    class GKAccessPoint {
      var frameInScreenCoordinates: CGRect
    }
    class GKAchievement {
      var identifier: String?
      var lastReportedDate: Date
      var percentComplete: Double
    }
    class GKAchievementDescription {
      var achievedDescription, groupIdentifier, identifier, title, unachievedDescription: String?
      var maximumPoints: Int
    }
    class GKBasePlayer {
      var displayName: String?
    }
    class GKChallenge {
      var completionDate: Date?
      var issueDate: Date
      var message: String?
    }
    class GKGameSession {
      var identifier, title: String
      var lastModifiedDate: Date
      var maxNumberOfConnectedPlayers: Int
    }
    class GKInvite {
      var playerAttributes: UInt32
      var playerGroup: Int
    }
    class GKLeaderboard {
      var baseLeaderboardID: String
      var duration: TimeInterval
      var groupIdentifier, title: String?
      var nextStartDate, startDate: Date?
      class Entry {
        var context, rank, score: Int
        var date: Date
        var formattedScore: String
      }
    }
    class GKLeaderboardScore {
      var context, value: Int
      var leaderboardID: String
    }
    class GKLeaderboardSet {
      var groupIdentifier, identifier: String?
      var title: String
    }
    class GKLeaderboardViewController {
      var category: String
    }
    class GKMatch {
      var expectedPlayerCount: Int
    }
    class GKMatchRequest {
      var defaultNumberOfPlayers, maxPlayers, minPlayers, playerGroup: Int
      var inviteMessage, queueName: String?
      var playerAttributes: UInt32
    }
    class GKPlayer: GKBasePlayer {
      var alias, displayName, gamePlayerID, teamPlayerID: String
      var guestIdentifier: String?
    }
    class GKSavedGame {
      var deviceName, name: String?
      var modificationDate: Date?
    }
    class GKScore {
      var context: UInt64
      var date: Date
      var formattedValue: String?
      var leaderboardIdentifier: String
      var rank: Int
      var value: Int64
    }
    class GKSession {
      var disconnectTimeout: TimeInterval
      var displayName, peerID, sessionID: String
    }
    class GKTurnBasedExchange {
      var completionDate, sendDate, timeoutDate: Date?
      var exchangeID, message: String?
    }
    class GKTurnBasedExchangeReply {
      var message: String?
      var replyDate: Date?
    }
    class GKTurnBasedMatch {
      var creationDate: Date?
      var exchangeDataMaximumSize, exchangeMaxInitiatedExchangesPerPlayer, matchDataMaximumSize: Int
      var matchID, message: String?
    }
    class GKTurnBasedParticipant {
      var lastTurnDate, timeoutDate: Date?
    }
    class GKVoiceChat {
      var name: String
      var volume: Float
    }
    class GKVoiceChatService {
      var inputMeterLevel, outputMeterLevel, remoteParticipantVolume: Float
    }
    """#
}
