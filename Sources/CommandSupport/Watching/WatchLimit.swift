/// How much the system watches for a user, by the name of the setting.
package enum WatchLimit: String, Sendable {
  /// How many folders.
  case folders = "fs.inotify.max_user_watches"
  /// For how many programs.
  case programs = "fs.inotify.max_user_instances"
}
