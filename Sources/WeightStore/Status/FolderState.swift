/// How the folder of a log stands to other programs and computers.
package enum FolderState: String, Hashable, Sendable, CaseIterable {
  /// The folder is on this computer alone, as far as can be seen.
  case local
  /// A program keeps the folder in step with other computers, and nothing is wrong.
  case ok
  /// Another program is writing into the log just now.
  case locked
  /// A program that keeps folders in step has found two logs that differ, and kept both.
  case conflict
}
