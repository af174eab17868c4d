/// The settings with which git merges and compares catalogs by this program.
enum GitDrivers {
  /// The name of the drivers, in the configuration and the attributes.
  static let name = "xcstrings"

  /// A setting of git's configuration.
  struct Setting {
    var name: String
    var value: String
  }

  /// Returns the settings.
  ///
  /// Two of them are for differences: `git diff` runs the command and shows them by language; `git
  /// log -p`, `git show` and whatever else compares lines of text takes the lines that the
  /// conversion prints, one a text.
  ///
  /// - Parameter program: The words with which a shell finds this program.
  /// - Returns: The settings, in the order in which they are told.
  static func settings(program: String) -> [Setting] {
    [
      Setting(name: "merge.\(name).name", value: "String Catalogs, by key, language and text"),
      Setting(
        name: "merge.\(name).driver",
        // In this setting a percent sign starts the name of a file.
        value: "\(program.replacing("%", with: "%%")) merge --driver=%P -- %O %A %B"
      ),
      Setting(name: "diff.\(name).command", value: "\(program) diff --driver --"),
      Setting(name: "diff.\(name).textconv", value: "\(program) diff --textconv --"),
    ]
  }
}
