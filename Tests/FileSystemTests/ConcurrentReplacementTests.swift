import TestSupport
import Testing

@testable import FileSystem

@Suite struct `Files that several writers replace` {
  private static let writerCount = 16
  private static let editCount = 25

  /// Appends a number to files, again and again until no other writer was faster.
  private static func append(_ number: Int, to paths: [String]) throws {
    while true {
      let changes = try paths.map { path in
        let original = try FileSystem.content(of: path)
        return FileChange(original, to: (original.bytes ?? []) + "\(number)\n".utf8)
      }
      do throws(FileError) {
        return try FileSystem.replace(changes)
      } catch {
        guard error.code == .changed else { throw error }
      }
    }
  }

  @Test(arguments: [1, 3])
  func `lose no edit`(fileCount: Int) async throws {
    let folder = try TemporaryFolder()
    let paths = (0..<fileCount).map { folder.path("folder\($0)/file") }
    for path in paths { try FileSystem.createFolder(String(path.dropLast("/file".count))) }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for writer in 0..<Self.writerCount {
        group.addTask {
          for edit in 0..<Self.editCount {
            try Self.append(writer * Self.editCount + edit, to: paths)
          }
        }
      }
      try await group.waitForAll()
    }
    for number in 0..<fileCount {
      let lines = try folder.text(of: "folder\(number)/file").split(separator: "\n")
      let numbers = lines.compactMap { Int($0) }.sorted()
      #expect(numbers == Array(0..<Self.writerCount * Self.editCount))
      #expect(try folder.names(in: "folder\(number)") == ["file"])
    }
  }
}
