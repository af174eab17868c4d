import CommandSupport
import FileSystem
import Foundation
import Localization
import WeightCore
import WeightPresentation
import WeightStore

/// The writer of published widgets, which other programs read instead of the log.
struct WidgetPublisher {
  private let folder: WidgetFolder
  private let location: StoreLocation
  private let timeZone: TimeZone

  init(_ location: StoreLocation, timeZone: TimeZone) {
    folder = WidgetFolder(location)
    self.location = location
    self.timeZone = timeZone
  }

  /// Stores the publishing options.
  func keep(_ options: PublishedWidgetOptions) throws {
    try folder.create()
    try put(Array(Self.text(of: options).utf8), at: folder.options)
  }

  /// Writes all widgets, each of them atomically.
  func publish() throws {
    let options = try options()
    guard let now = Timestamp(CommandContext.current.now(), in: timeZone) else {
      throw CommandFailure.noClock
    }
    var failure: (any Error)?
    try folder.withLock { () throws(StoreError) in
      removeRemains()
      let log = try WidgetLog(location, now: now)
      do {
        try write(log, options, now)
      } catch {
        failure = error
      }
    }
    if let failure { throw failure }
  }

  /// Removes temporary files of processes that were killed while writing.
  private func removeRemains() {
    FileSystem.removeAbandonedFiles(in: folder.path, olderThan: 0)
  }

  private func write(
    _ log: WidgetLog,
    _ options: PublishedWidgetOptions,
    _ now: Timestamp
  ) throws {
    let notation = options.notation(log.settings)
    let words = WidgetStrings(log, notation: notation, now: now, timeZone: timeZone)
    let face = words.face
    for family in WidgetFamily.allCases {
      try write(WidgetPicture(face, family).scene, named: family.rawValue, options)
    }
    // The values are written last, so programs that wait for them find finished pictures.
    try put(Array(Self.text(of: WidgetSnapshot(words)).utf8), at: folder.snapshot)
  }

  /// Writes a picture in the requested formats, unless it already exists.
  private func write(
    _ scene: Scene,
    named name: String,
    _ options: PublishedWidgetOptions
  ) throws {
    let svg = Array(scene.svg.utf8)
    let path = folder.file("\(name).svg")
    let isNew = (try? FileSystem.read(path)) != svg
    if let scale = options.pngScale {
      for (suffix, appearance) in [("", Appearance.light), ("-dark", .dark)] {
        let target = folder.file("\(name)\(suffix).png")
        guard isNew || FileSystem.kind(of: target) == nil else { continue }
        let png = try PNGConverter.png(of: scene, scale: scale, appearance: appearance)
        try put(png, at: target)
      }
    }
    if isNew { try put(svg, at: path) }
  }

  private func options() throws -> PublishedWidgetOptions {
    let bytes = try FileSystem.read(folder.options)
    guard let options = try? JSONDecoder().decode(PublishedWidgetOptions.self, from: Data(bytes))
    else {
      throw CommandFailure.unreadableWidgetOptions(folder.options)
    }
    return options
  }

  private func put(_ bytes: [UInt8], at path: String) throws {
    try FileSystem.put(bytes, at: path, isPrivate: true)
  }

  private static func text(of value: some Encodable) -> String {
    // The encoded values contain no numbers that JSON does not support.
    (try? JSON.text(of: value)).map { $0 + "\n" } ?? ""
  }
}

/// The operations that start, refresh and stop publishing widgets.
struct WidgetPublishing {
  /// The requested operation.
  enum Task {
    case publish(PublishedWidgetOptions)
    case refresh
    case unpublish
  }

  let session: Session

  /// Performs an operation, and returns the message about it.
  func run(_ task: Task, isTrial: Bool) throws -> String {
    let folder = WidgetFolder(session.location)
    let publisher = WidgetPublisher(session.location, timeZone: session.timeZone)
    switch task {
    case .publish(let options):
      guard !isTrial else { return Texts.wouldPublish(folder.path) }
      try publisher.keep(options)
      try publisher.publish()
      return Texts.published(folder.path)
    case .refresh:
      guard folder.isWanted else { throw CommandFailure.notPublished }
      guard !isTrial else { return Texts.wouldPublish(folder.path) }
      try publisher.publish()
      return Texts.refreshed(folder.path)
    case .unpublish:
      return try unpublish(folder, isTrial: isTrial)
    }
  }

  private func unpublish(_ folder: WidgetFolder, isTrial: Bool) throws -> String {
    let isThere = try !folder.traces().isEmpty
    guard isThere else { return String(localized: .widgetPublisherNothing) }
    guard !isTrial else { return Texts.wouldRemove(folder.path) }
    _ = try folder.remove()
    return Texts.removed(folder.path)
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

  static func removed(_ path: String) -> String {
    String(
      localized: "The widgets in '\(path)' were removed and will no longer be updated.",
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

// MARK: - Publishing

extension Session {
  /// Updates published widgets after a change, if there are any.
  ///
  /// An error is reported but does not fail the command, whose change is already complete.
  func publishWidgets() {
    guard WidgetFolder(location).isWanted else { return }
    do {
      try WidgetPublisher(location, timeZone: timeZone).publish()
    } catch {
      let failure = CommandFailure(describing: error)
      console.printError(
        String(
          localized:
            "The log was changed, but its widgets could not be written: \(failure.message)",
          comment: "Warning; the argument is a full sentence with the reason"
        )
      )
      if let hint = failure.hint { console.printError(hint) }
    }
  }
}
