/// A unit of systemd that starts a service when something happens in a folder: `systemd.path(5)`.
package struct PathUnit: Hashable, Sendable {
  /// What happens then, in words.
  package let description: String
  /// The folder, from the root on.
  package let folder: String

  /// Creates a unit.
  package init(description: String, folder: String) {
    self.description = description
    self.folder = folder
  }

  /// The text of the unit file; it starts the service of its own name.
  package var text: String {
    """
    [Unit]
    Description=\(systemdText(description))

    [Path]
    PathChanged=\(systemdText(folder))

    [Install]
    WantedBy=paths.target

    """
  }
}
