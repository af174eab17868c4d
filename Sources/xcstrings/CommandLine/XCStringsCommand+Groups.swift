import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

extension XCStringsCommand {
  /// The commands in the groups and the order of the help, the most frequent ones first.
  static var groups: [CommandGroup] {
    [
      CommandGroup(
        name: String(localized: .xcStringsCode),
        subcommands: [SyncCommand.self, ExtractCommand.self]
      ),
      CommandGroup(
        name: String(localized: .xcStringsChecks),
        subcommands: [
          ValidateCommand.self, CoverageCommand.self, ListCommand.self, GetCommand.self,
          PrintCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .xcStringsEdits),
        subcommands: [
          SetCommand.self, MarkCommand.self, RenameCommand.self, RemoveCommand.self,
          FormatCommand.self, LSPCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .xcStringsLanguages),
        subcommands: [
          AddLanguageCommand.self, RemoveLanguageCommand.self, PseudolocalizeCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .xcStringsTranslators),
        subcommands: [
          ReviewCommand.self, EditPageCommand.self, TranslateCommand.self, ExportCommand.self,
          ImportCommand.self,
          MemoryCommand.self, GlossaryCommand.self, MCPCommand.self,
        ]
      ),
      CommandGroup(
        name: String(localized: .xcStringsBuilds),
        subcommands: [CompileCommand.self, GenerateSymbolsCommand.self]
      ),
      CommandGroup(
        name: String(localized: .xcStringsVersions),
        subcommands: [DiffCommand.self, MergeCommand.self, InstallGitDriversCommand.self]
      ),
      CommandGroup(
        name: String(localized: .xcStringsProject),
        subcommands: [
          InitCommand.self, MigrateCommand.self, ConfigCommand.self, SchemaCommand.self,
        ]
      ),
    ]
  }
}

// The names of similar commands in other tools for strings, linters and git.

extension SyncCommand: OtherwiseNamed {
  static let otherNames = [
    "update", "refresh", "synchronize", "scan", "create", "new",
  ]
}

extension ExtractCommand: OtherwiseNamed {
  static let otherNames = ["genstrings", "strings"]
}

extension ValidateCommand: OtherwiseNamed {
  static let otherNames = ["lint", "check", "verify", "test", "fix", "doctor"]
}

extension CoverageCommand: OtherwiseNamed {
  static let otherNames = ["status", "stats", "progress", "report"]
}

extension ListCommand: OtherwiseNamed {
  static let otherNames = ["ls", "show", "search", "find", "grep", "missing"]
}

extension GetCommand: OtherwiseNamed {
  static let otherNames = ["cat", "read", "text", "value"]
}

extension SetCommand: OtherwiseNamed {
  static let otherNames = ["change", "write"]
}

extension RemoveCommand: OtherwiseNamed {
  static let otherNames = ["rm", "delete", "del", "prune"]
}

extension RenameCommand: OtherwiseNamed {
  static let otherNames = ["mv", "move"]
}

extension MarkCommand: OtherwiseNamed {
  static let otherNames = ["state", "review", "approve"]
}

extension FormatCommand: OtherwiseNamed {
  static let otherNames = ["fmt", "sort", "reformat"]
}

extension CompileCommand: OtherwiseNamed {
  static let otherNames = ["build"]
}

extension MigrateCommand: OtherwiseNamed {
  static let otherNames = ["convert", "upgrade"]
}

extension PseudolocalizeCommand: OtherwiseNamed {
  static let otherNames = ["pseudo", "pseudolanguage"]
}

extension GenerateSymbolsCommand: OtherwiseNamed {
  static let otherNames = ["symbols", "codegen"]
}

extension InstallGitDriversCommand: OtherwiseNamed {
  static let otherNames = ["git", "install", "driver", "drivers"]
}

extension ConfigCommand: OtherwiseNamed {
  static let otherNames = ["configuration", "settings", "options"]
}

extension AddLanguageCommand: OtherwiseNamed {
  static let otherNames = ["add", "add-locale", "language", "locale"]
}

extension RemoveLanguageCommand: OtherwiseNamed {
  static let otherNames = ["remove-locale", "delete-language"]
}
