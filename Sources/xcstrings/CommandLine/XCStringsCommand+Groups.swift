import ArgumentParser
import CatalogWorkspace
import CommandSupport
import FileSystem
import Localization

extension XCStringsCommand {
  /// The commands in the groups and the order of the help, the most frequent ones first.
  static var groups: [CommandGroup] {
    [
      CommandGroup(name: Texts.code, subcommands: [SyncCommand.self, ExtractCommand.self]),
      CommandGroup(
        name: Texts.checks,
        subcommands: [
          ValidateCommand.self, CoverageCommand.self, ListCommand.self, GetCommand.self,
          PrintCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.edits,
        subcommands: [
          SetCommand.self, MarkCommand.self, RenameCommand.self, RemoveCommand.self,
          FormatCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.languages,
        subcommands: [
          AddLanguageCommand.self, RemoveLanguageCommand.self, PseudolocalizeCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.translators,
        subcommands: [
          ReviewCommand.self, TranslateCommand.self, ExportCommand.self, ImportCommand.self,
          MemoryCommand.self, GlossaryCommand.self, MCPCommand.self,
        ]
      ),
      CommandGroup(
        name: Texts.builds,
        subcommands: [CompileCommand.self, GenerateSymbolsCommand.self]
      ),
      CommandGroup(
        name: Texts.versions,
        subcommands: [DiffCommand.self, MergeCommand.self, InstallGitDriversCommand.self]
      ),
      CommandGroup(
        name: Texts.project,
        subcommands: [
          InitCommand.self, MigrateCommand.self, ConfigCommand.self, SchemaCommand.self,
        ]
      ),
    ]
  }

  private enum Texts {
    static var code: String {
      String(
        localized: "Catalogs and code",
        comment: "Help of xcstrings: heading of the commands that read Swift sources"
      )
    }
    static var checks: String {
      String(
        localized: "View and validate",
        comment: "Help of xcstrings: heading of the commands that show and check strings"
      )
    }
    static var edits: String {
      String(
        localized: "Edit",
        comment: "Help of xcstrings: heading of the commands that change catalogs"
      )
    }
    static var languages: String {
      String(
        localized: "Languages",
        comment: "Help of xcstrings: heading of the commands that add and remove languages"
      )
    }
    static var translators: String {
      String(
        localized: "Work with translators",
        comment: "Help of xcstrings: heading of export and import"
      )
    }
    static var builds: String {
      String(
        localized: "Build",
        comment: "Help of xcstrings: heading of the commands whose results are built into programs"
      )
    }
    static var versions: String {
      String(
        localized: "Versions and git",
        comment: "Help of xcstrings: heading of the commands that compare and merge catalogs"
      )
    }
    static var project: String {
      String(
        localized: "Set up a project",
        comment: "Help of xcstrings: heading of the commands about the project"
      )
    }
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
  static let otherNames = ["edit", "change", "write"]
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
