import FileSystem
import SystemPackage
import TestSupport
import Testing

@Suite struct `Waiting for a change` {
  let folder: TemporaryFolder
  let scope: WatchScope

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("1", to: "A.swift")
    try folder.write("1", to: "Inner/B.swift")
    scope = WatchScope(roots: [folder.path], skipping: [], suffixes: [".swift"])
  }

  /// Returns whether a change is found within a hundred looks.
  private func findsChange(after change: (inout FileWatch) throws -> Void) rethrows -> Bool {
    let looks = PollCounter(of: folder.path, limit: 100)
    var watch = FileWatch(scope, until: looks.interruption, notifier: looks.notifier)
    try change(&watch)
    return watch.waitForChange()
  }

  @Test func `continues while nothing changes`() {
    #expect(!findsChange { _ in })
  }

  @Test func `ends after a change and a few more looks`() throws {
    let looks = PollCounter(of: folder.path, limit: 100)
    var watch = FileWatch(scope, until: looks.interruption, notifier: looks.notifier)
    try folder.write("22", to: "Inner/B.swift")
    let hasChanged = watch.waitForChange()
    #expect(hasChanged)
    #expect(looks.count < 20)
  }

  @Test func `ignores changes that the caller has written`() throws {
    try #expect(
      !findsChange { watch in
        try folder.write("ours", to: "A.swift")
        watch.acknowledge(folder.path("A.swift"), holding: Array("ours".utf8))
      }
    )
  }

  @Test func `ends after a change by another program since then`() throws {
    try #expect(
      findsChange { watch in
        try folder.write("theirs", to: "A.swift")
        watch.acknowledge(folder.path("A.swift"), holding: Array("ours".utf8))
      }
    )
    try #expect(
      findsChange { watch in
        try folder.write("ours", to: "A.swift")
        watch.acknowledge(folder.path("A.swift"), holding: Array("ours".utf8))
        try folder.write("theirs", to: "A.swift")
      }
    )
  }

  /// The error of the system, and the limit that causes it.
  @Test(
    arguments: [
      (.tooManyOpenFiles, nil, .programs), (.noFunction, nil, nil), (nil, .noSpace, .folders),
    ] as [(Errno?, Errno?, WatchLimit?)]
  )
  func `polls if the system provides no events`(
    opened: Errno?,
    added: Errno?,
    limit: WatchLimit?
  ) throws {
    let looks = PollCounter(of: folder.path, limit: 100)
    let inner = folder.path("Inner")
    let notifier = FolderNotifier { () throws(Errno) in
      if let opened { throw opened }
      return (try? FileDescriptor.standardInput.duplicate()) ?? .standardInput
    } add: { _, folder throws(Errno) in
      // The limit is reached at the second folder.
      if folder == inner, let added { throw added }
    }
    var watch = FileWatch(scope, until: looks.interruption, notifier: notifier)
    let (hasEvents, reachedLimit) = (watch.hasEvents, watch.reachedLimit)
    #expect(!hasEvents)
    #expect(reachedLimit == limit)
    try folder.write("22", to: "A.swift")
    let hasChanged = watch.waitForChange()
    #expect(hasChanged)
    #expect(looks.count == 0)
  }

  @Test func `reports no limit if no events are requested`() {
    let looks = PollCounter(of: folder.path, limit: 100)
    let watch = FileWatch(scope, until: looks.interruption, notifier: nil)
    let (hasEvents, reachedLimit) = (watch.hasEvents, watch.reachedLimit)
    #expect(!hasEvents)
    #expect(reachedLimit == nil)
  }
}
