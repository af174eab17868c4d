import CommandSupport
import Foundation
import Localization
import WeightCore
import WeightStore

/// Begins to write widgets for other programs, goes on, or ends it.
struct WidgetPublishing {
  /// What a user asks for.
  enum Task {
    case publish(WidgetWish)
    case refresh
    case unpublish
  }

  let session: Session

  /// Does what was asked for, and returns what to tell.
  func run(_ task: Task, isTrial: Bool) throws(CommandFailure) -> String {
    let folder = WidgetFolder(session.location)
    let publisher = WidgetPublisher(session.location, timeZone: session.timeZone)
    switch task {
    case .publish(let wish):
      guard !isTrial else { return Texts.wouldPublish(folder.path) }
      try publisher.keep(wish)
      try publisher.publish()
      return Texts.published(folder.path)
    case .refresh:
      guard folder.isWanted else { throw .notPublished }
      guard !isTrial else { return Texts.wouldPublish(folder.path) }
      try publisher.publish()
      return Texts.refreshed(folder.path)
    case .unpublish:
      return try unpublish(folder, isTrial: isTrial)
    }
  }

  private func unpublish(_ folder: WidgetFolder, isTrial: Bool) throws(CommandFailure) -> String {
    do {
      let isThere = try !folder.traces().isEmpty
      guard isThere else { return Texts.nothing }
      guard !isTrial else { return Texts.wouldRemove(folder.path) }
      _ = try folder.remove()
      return Texts.removed(folder.path)
    } catch {
      throw CommandFailure(error)
    }
  }
}

private enum Texts {
  static func published(_ path: String) -> String {
    String(
      localized: "From now on, the widgets in '\(path)' are updated whenever the log changes.",
      comment: "After 'w8 widget --publish'; the argument is a folder"
    )
  }

  static func wouldPublish(_ path: String) -> String {
    String(
      localized: "Widgets would be written to '\(path)'.",
      comment: "After 'w8 widget --publish --dry-run'; the argument is a folder"
    )
  }

  static func refreshed(_ path: String) -> String {
    String(
      localized: "The widgets in '\(path)' were updated.",
      comment: "After 'w8 widget --refresh'; the argument is a folder"
    )
  }

  static var nothing: String {
    String(
      localized: "No widgets are published.",
      comment: "Error of 'w8 widget --refresh'"
    )
  }

  static func removed(_ path: String) -> String {
    String(
      localized: "The widgets in '\(path)' were removed, and will not be updated any more.",
      comment: "After 'w8 widget --unpublish'; the argument is a folder"
    )
  }

  static func wouldRemove(_ path: String) -> String {
    String(
      localized: "The widgets in '\(path)' would be removed.",
      comment: "After 'w8 widget --unpublish --dry-run'; the argument is a folder"
    )
  }
}
