// swift-format-ignore-file: a table of facts, one declaration a line.
// Written by Scripts/distill. README.md in the folder above tells what it is made of.

extension PlatformInterface {
  /// The declarations of ActivityKit, as far as they tell the type of an argument or a value.
  static let activityKit: StaticString = #"""
    class Activity<Attributes: ActivityAttributes>: Identifiable {
      var content: ActivityContent<Activity<Attributes>.ContentState>
      var id: String
      var pushToken: Data?
      struct ActivityStateUpdates: AsyncSequence {
        typealias Element = ActivityState
        struct Iterator {
          typealias Element = Activity<Attributes>.ActivityStateUpdates.Element
        }
      }
      struct ActivityUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>
        struct Iterator {
          typealias Element = Activity<Attributes>.ActivityUpdates.Element
        }
      }
      struct ContentStateUpdates: AsyncSequence {
        typealias Element = Activity<Attributes>.ContentState
        struct Iterator {
          typealias Element = Activity<Attributes>.ContentStateUpdates.Element
        }
      }
      struct ContentUpdates: AsyncSequence {
        typealias Element = ActivityContent<Activity<Attributes>.ContentState>
        struct Iterator {
          typealias Element = Activity<Attributes>.ContentUpdates.Element
        }
      }
      struct PushTokenUpdates: AsyncSequence {
        typealias Element = Data
        struct Iterator {
          typealias Element = Activity<Attributes>.PushTokenUpdates.Element
        }
      }
    }
    enum ActivityAuthorizationError: CustomNSError, LocalizedError {
      var errorCode: Int
      var failureReason, recoverySuggestion: String?
    }
    class ActivityAuthorizationInfo {
      struct ActivityEnablementUpdates: AsyncSequence {
        typealias Element = Bool
        struct Iterator {
          typealias Element = Bool
        }
      }
      struct FrequentPushEnablementUpdates: AsyncSequence {
        typealias Element = Bool
        struct Iterator {
          typealias Element = Bool
        }
      }
    }
    struct ActivityContent<State> {
      var relevanceScore: Double
      var staleDate: Date?
    }
    struct AlertConfiguration {
      var body, title: LocalizedStringResource
      init(title: LocalizedStringResource, body: LocalizedStringResource, sound: AlertConfiguration.AlertSound)
    }
    """#
}
