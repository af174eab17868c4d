internal import Synchronization

extension LocalizationBundle {
  /// The bundle that is meant where none is named; empty until a program installs one.
  public static var main: LocalizationBundle {
    installed.withLock { $0 }
  }

  /// Makes a bundle the one that is meant where none is named; to be called when a program starts.
  public static func installMain(_ bundle: LocalizationBundle) {
    installed.withLock { $0 = bundle }
  }

  private static let installed = Mutex(LocalizationBundle.empty)

  /// Puts catalogs before those of every bundle, for translators who try their work.
  ///
  /// A table is taken by its name, message by message: what the new one lacks comes from the
  /// bundle. An image that is damaged is reported and left out.
  ///
  /// - Parameter images: images of compiled catalogs; none takes all back.
  public static func overrideCatalogs(_ images: [[UInt8]]) {
    CatalogOverrides.set(images.compactMap(CatalogImage.open))
  }
}
