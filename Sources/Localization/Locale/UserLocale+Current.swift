internal import Synchronization

extension UserLocale {
  /// The locale that the process speaks in where none is given.
  ///
  /// Until a program installs one it is read from the environment, once.
  public static var current: UserLocale {
    installed.withLock { installed in
      if let installed { return installed }
      let locale = UserLocale.ofProcess()
      installed = locale
      return locale
    }
  }

  /// Makes a locale the one that the process speaks in; to be called when a program starts.
  public static func install(_ locale: UserLocale) {
    installed.withLock { $0 = locale }
  }

  private static let installed = Mutex<UserLocale?>(nil)
}
