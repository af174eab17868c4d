package import ArgumentParser
package import Localization

extension ArgumentHelp {
  /// Creates the help of an option.
  ///
  /// - Parameters:
  ///   - abstract: The description of the option.
  ///   - valueName: The name of its value; `nil` is the name of the property.
  ///   - visibility: The help in which the option is shown.
  package init(
    _ abstract: LocalizationBundle.Resource,
    valueName: LocalizationBundle.Resource? = nil,
    visibility: ArgumentVisibility = .default
  ) {
    self.init(
      String(localized: abstract),
      valueName: valueName.map { String(localized: $0) },
      visibility: visibility
    )
  }
}

extension CommandConfiguration {
  /// Creates the configuration of a command.
  ///
  /// - Parameters:
  ///   - commandName: The name of the command.
  ///   - abstract: The description of the command in the list of commands.
  ///   - discussion: The rest of its help; `nil` if the description says it all.
  ///   - subcommands: Its commands.
  ///   - defaultSubcommand: The command that runs if none is specified.
  package init(
    commandName: String,
    abstract: LocalizationBundle.Resource,
    discussion: LocalizationBundle.Resource? = nil,
    subcommands: [any ParsableCommand.Type] = [],
    defaultSubcommand: (any ParsableCommand.Type)? = nil
  ) {
    self.init(
      commandName: commandName,
      abstract: String(localized: abstract),
      discussion: discussion.map { String(localized: $0) } ?? "",
      subcommands: subcommands,
      defaultSubcommand: defaultSubcommand
    )
  }
}
